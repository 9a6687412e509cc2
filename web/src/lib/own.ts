/**
 * Options that somebody made: kept in this browser, and passed on as links.
 *
 * A game brings an editor for an option as `games/GAME/OPTION.svelte`; what it makes is data with
 * a name, which only the server can judge.
 */
import type { Component } from "svelte";
import type { Words } from "./words";

export type Own = { name: string; value: Record<string, unknown> };

export type Editor = Component<{
  value: unknown;
  words: Words;
  onchange: (value: unknown) => void;
}>;

const editors = import.meta.glob<{ default: Editor }>("../games/*/*.svelte");

/** Loads the editor of an option; undefined where there is none. */
export function editorOf(game: string, option: string): (() => Promise<{ default: Editor }>) | undefined {
  return editors[`../games/${game}/${option}.svelte`];
}

const keyOf = (game: string, option: string): string => `steinkreis/${game}/${option}`;

function isOwn(thing: unknown): thing is Own {
  const { name, value } = (thing ?? {}) as Partial<Own>;
  return typeof name === "string" && typeof value === "object" && value !== null;
}

/** What was kept here, in the order of keeping. */
export function kept(game: string, option: string): Own[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game, option)) ?? "[]");
    return Array.isArray(found) ? found.filter(isOwn) : [];
  } catch {
    return [];
  }
}

/** Keeps it under its name, in place of one that is called the same; whether that was possible. */
export function keep(game: string, option: string, own: Own): boolean {
  const others = kept(game, option).filter(({ name }) => name !== own.name);
  return write(game, option, [...others, own]);
}

export function drop(game: string, option: string, name: string): boolean {
  return write(game, option, kept(game, option).filter((own) => own.name !== name));
}

function write(game: string, option: string, all: Own[]): boolean {
  try {
    localStorage.setItem(keyOf(game, option), JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** The address of a page on which this is chosen. */
export function linkTo(path: string, option: string, value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return new URL(`${path}?${option}=${text}`, location.origin).href;
}

/** What an address brings for an option, null where it brings nothing that could be read. */
export function broughtBy(address: string, option: string): Own | null {
  const text = new URL(address).searchParams.get(option);
  if (!text) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const { name } = value as { name?: unknown };
    return { name: typeof name === "string" ? name : "", value: value as Own["value"] };
  } catch {
    return null;
  }
}

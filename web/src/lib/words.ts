/**
 * Messages in words, from Fluent files: those of the page (src/words/*{de,en}.ftl), the shared ones
 * of the server, and those of a game.
 *
 * In a component: `const words = $derived(wordsOf(game))`, then `words.say(message, { names })` for
 * what comes over the wire and `words.page("home-title", { count: 3 })` for the page's own words.
 * Both follow the language switch. A page with many words of its own brings its own files
 * (`table.de.ftl`, `table.en.ftl`): everything in src/words is loaded.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings, type Language } from "./settings.svelte";
import type { Arg, Message } from "./types";

export type Saying = { part?: string; names?: readonly string[] };

const ONE_LINE = /\s*\n\s*/g;

export class Words {
  readonly language: Language;
  /** the bundles a message is looked for in, first to last */
  readonly #bundles: readonly FluentBundle[];
  readonly #page: readonly FluentBundle[];
  readonly #list: Intl.ListFormat;

  constructor(language: Language, page: FluentBundle, shared?: FluentBundle, game?: FluentBundle) {
    this.language = language;
    const there = (bundle: FluentBundle | undefined): bundle is FluentBundle => bundle !== undefined;
    this.#bundles = [game, shared, page].filter(there);
    this.#page = [page, shared].filter(there);
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** The message in words, or its attribute `part` if it has that; its id where words are missing. */
  say(message: Message, { part, names = [] }: Saying = {}): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      args[name] = this.#argument(arg, names);
    }
    return this.#format(this.#bundles, message.id, args, part) ?? message.id;
  }

  /** The page's own words. */
  page(id: string, args: Record<string, string | number> = {}, part?: string): string {
    return this.#format(this.#page, id, args, part) ?? id;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The player in that seat. */
  name(seat: number, names: readonly string[] = []): string {
    return names[seat] || this.page("seat", { number: seat + 1 });
  }

  list(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  #argument(arg: Arg, names: readonly string[]): FluentVariable {
    if (typeof arg === "number") return arg;
    if (Array.isArray(arg)) {
      return this.list(arg.map((part) => String(this.#argument(part, names))));
    }
    if ("seat" in arg) return this.name(arg.seat, names);
    return this.say(arg, { names });
  }

  #format(
    bundles: readonly FluentBundle[],
    id: string,
    args: Record<string, FluentVariable>,
    part: string | undefined,
  ): string | null {
    for (const bundle of bundles) {
      const found = bundle.getMessage(id);
      const pattern = (part && found?.attributes[part]) || found?.value;
      // errors are gathered so that nothing throws: a missing argument is shown as {$name}
      if (pattern) return bundle.formatPattern(pattern, args, []).replace(ONE_LINE, " ");
    }
    return null;
  }
}

const ours = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

async function pageBundle(language: Language): Promise<FluentBundle> {
  const files = Object.entries(ours).filter(([path]) => path.endsWith(`${language}.ftl`));
  return bundleOf(language, await Promise.all(files.map(([, load]) => load())));
}

async function served(language: Language, address: string): Promise<FluentBundle | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? bundleOf(language, [await answer.text()]) : undefined;
  } catch {
    return undefined;
  }
}

const bundles = new Map<string, Promise<FluentBundle | undefined>>();

function once(
  key: string,
  load: () => Promise<FluentBundle | undefined>,
): Promise<FluentBundle | undefined> {
  let bundle = bundles.get(key);
  if (!bundle) {
    bundle = load().then((found) => {
      if (!found) bundles.delete(key); // asked again next time
      return found;
    });
    bundles.set(key, bundle);
  }
  return bundle;
}

async function load(language: Language, game: string): Promise<Words> {
  const [page, shared, own] = await Promise.all([
    once(`page/${language}`, () => pageBundle(language)),
    once(`shared/${language}`, () => served(language, `/api/words/${language}.ftl`)),
    game
      ? once(`${game}/${language}`, () => served(language, `/api/games/${game}/${language}.ftl`))
      : undefined,
  ]);
  return new Words(language, page ?? bundleOf(language, []), shared, own);
}

const ready = new SvelteMap<string, Words>();
const loading = new Map<string, Promise<Words>>();

/** Loads the words of a game (of the page alone: "") in a language; kept for the next time. */
export function fetchWords(game = "", language: Language = settings.language): Promise<Words> {
  const key = `${language}/${game}`;
  let words = loading.get(key);
  if (!words) {
    words = load(language, game).then((found) => {
      ready.set(key, found);
      return found;
    });
    loading.set(key, words);
  }
  return words;
}

/**
 * The words of a game in the language of now, reactively. Until they are there: the page's words,
 * or the ones of the language before, so that nothing ever flickers to bare ids.
 */
export function wordsOf(game = ""): Words {
  const { language } = settings;
  const found = ready.get(`${language}/${game}`);
  if (found) return found;
  void fetchWords(game, language);
  const other: Language = language === "de" ? "en" : "de";
  return (
    ready.get(`${other}/${game}`) ??
    ready.get(`${language}/`) ??
    ready.get(`${other}/`) ??
    new Words(language, bundleOf(language, []))
  );
}

/** Whether the words of a game are there in the language of now. */
export function hasWords(game = ""): boolean {
  return ready.has(`${settings.language}/${game}`);
}

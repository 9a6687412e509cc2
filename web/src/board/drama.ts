/**
 * What shall be heard and felt when one picture follows another, by words in the style of things.
 *
 * `climbs`: the more of them, the higher the note. `fails`: something went wrong. `laid`: a stone
 * was set down. `raised`: several are, one after the other. `blow`: something was hit, the table
 * shakes. And `after-2`: it moves two beats later than the rest, so that whoever is hit first is
 * thrown first, and a capstone comes last.
 */
import { everything, type Node } from "./tree";

export const BEAT = 400; // milliseconds, as long as a glide

/** How many things of each kind are new, and how many climb now. */
export type Drama = {
  climbs: number;
  climbed: boolean;
  failed: boolean;
  laid: number;
  blows: number;
};

export function dramaBetween(before: readonly Node[], after: readonly Node[]): Drama {
  const [was, is] = [wordsIn(before), wordsIn(after)];
  const more = (word: string) => (is.get(word) ?? 0) - (was.get(word) ?? 0);
  return {
    climbs: is.get("climbs") ?? 0,
    climbed: more("climbs") > 0,
    failed: more("fails") > 0,
    laid: Math.max(0, more("raised")) || Math.min(1, Math.max(0, more("laid"))),
    blows: Math.max(0, more("blow")),
  };
}

function wordsIn(nodes: readonly Node[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { shape } of everything(nodes)) {
    for (const word of shape.style?.split(" ") ?? []) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}

/** How long a thing waits before it moves. */
export function waitOf(node: Node | null): number {
  return BEAT * Number(/\bafter-(\d+)/.exec(node?.shape.style ?? "")?.[1] ?? 0);
}

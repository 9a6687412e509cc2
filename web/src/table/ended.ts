/** How a game came to an early end, in words. */
import type { Words } from "../lib/words";

export function endedWords(
  { seat, why }: { seat: number; why: string },
  words: Words,
  names: readonly string[],
  you: number | null,
): string {
  const id = why === "resigned" ? "end-resigned" : "end-time";
  return words.page(id, { who: words.name(seat, names) }, seat === you ? "you" : undefined);
}

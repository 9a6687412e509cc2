/** The people and bots at a table by name. */
import type { SeatInfo } from "./types";
import type { Words } from "./words";

/** What a bot is called in the language of now; a bot without words keeps its own name. */
export function botName(words: Words, bot: string): string {
  const id = `bot-${bot.toLowerCase()}`;
  return words.has(id) ? words.page(id) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** All names by seat, as Words wants them; equal bots are numbered. */
export function namesOf(words: Words, seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat, index) => {
    if (seat.kind === "bot") return botName(words, seat.name);
    return seat.name || (seat.kind === "open" ? words.page("seat-open") : words.name(index));
  });
  return plain.map((name, index) => {
    if (seats[index]?.kind !== "bot" || plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, index + 1).filter((other) => other === name).length}`;
  });
}

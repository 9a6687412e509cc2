/** The people and bots at a table by name. */
import type { SeatInfo, TableInfo } from "./types";
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
  return numbered(plain, (index) => seats[index]?.kind === "bot");
}

/** The names of a record, which knows no kinds: who is called like a bot is one. */
export function namesIn(words: Words, recorded: readonly string[], bots: readonly string[]): string[] {
  const isBot = (index: number): boolean => bots.includes(recorded[index]?.toLowerCase() ?? "");
  const plain = recorded.map((name, index) => (isBot(index) ? botName(words, name) : words.name(index, recorded)));
  return numbered(plain, isBot);
}

/** The seat that is "you": where several sit at this screen, nobody is. */
export function youIn({ mine }: TableInfo): number | null {
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

function numbered(names: readonly string[], isBot: (index: number) => boolean): string[] {
  return names.map((name, index) => {
    if (!isBot(index) || names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`;
  });
}

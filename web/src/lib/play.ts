/** Opening tables the quick way. */
import type { GameInfo, NewTable, Option } from "./types";
import type { Words } from "./words";

/** What is said of a game that cannot be played on this server. */
export function lacking(words: Words): string {
  return words.say({ id: words.has("lacks") ? "lacks" : "no-lacking" });
}

/** The bot that a newcomer meets: the server names it first. */
export function usualBot(game: GameInfo): string {
  return game.bots[0] ?? "";
}

/** How many play unless somebody says otherwise: two, or as few as make company. */
export function usualPlayers(game: GameInfo): number {
  const company = game.players.filter((count) => count > 1);
  return company.length && game.bots.length ? Math.min(...company) : Math.min(...game.players);
}

/** The options to choose from with so many players. */
export function optionsFor(game: GameInfo, players: number): Option[] {
  return game.options.filter(
    ({ values, players: where }) => values.length > 1 && (!where.length || where.includes(players)),
  );
}

export function defaultsFor(game: GameInfo, players: number): Record<string, string> {
  return Object.fromEntries(optionsFor(game, players).map((option) => [option.name, option.default]));
}

/** Me against the usual bots, right now. */
export function quickTable(game: GameInfo): NewTable {
  const players = usualPlayers(game);
  return {
    game: game.name,
    options: defaultsFor(game, players),
    seats: ["me", ...Array<string>(players - 1).fill(usualBot(game))],
    public: false,
    clock: { kind: "none" },
  };
}

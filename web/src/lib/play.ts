/** Opening tables the quick way. */
import type { GameInfo, NewTable, Option } from "./types";
import type { Words } from "./words";

/** What is said of a game that cannot be played on this server. */
export function lacking(words: Words): string {
  return words.say({ id: words.has("lacks") ? "lacks" : "no-lacking" });
}

/** From the one who plays easily to the one who hardly ever loses. */
const LEVELS = ["kiesel", "findling", "menhir", "trilith"];

/** The levels that can be chosen in this game, the easiest first. */
export function levelsOf(game: GameInfo): string[] {
  return LEVELS.filter((level) => game.bots.includes(level));
}

const keyOf = (game: GameInfo): string => `steinkreis/${game.name}/level`;

/** Whom one plays against unless one says otherwise: as last time, at first the easiest. */
export function usualBot(game: GameInfo): string {
  const levels = levelsOf(game);
  try {
    const last = localStorage.getItem(keyOf(game));
    if (last && levels.includes(last)) return last;
  } catch {
    // a browser that keeps nothing still plays
  }
  return levels[0] ?? game.bots[0] ?? "";
}

/** Remembers the level for the next time. */
export function keepLevel(game: GameInfo, level: string): void {
  try {
    localStorage.setItem(keyOf(game), level);
  } catch {
    // the same
  }
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

export function defaultsFor(game: GameInfo, players: number): Record<string, unknown> {
  return Object.fromEntries(optionsFor(game, players).map((option) => [option.name, option.default]));
}

/** Me against such bots, right now. */
export function quickTable(game: GameInfo, bot: string, players = usualPlayers(game)): NewTable {
  return {
    game: game.name,
    options: defaultsFor(game, players),
    seats: ["me", ...Array<string>(players - 1).fill(bot)],
    public: false,
    clock: { kind: "none" },
  };
}

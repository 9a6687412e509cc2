/**
 * What travels between browser and server. Made from the structs of the server by `make types`:
 * edit those, not this.
 */

/** Something to say: `id` names a Fluent message, `args` are its variables. */
export type Message = { id: string; args?: Record<string, Arg> };
export type Arg = number | { seat: number } | Message | Arg[];

/** One dial with `steps` positions, which stand for values from `low` to `high`. */
export type Dial = { name: string; steps: number; low: number; high: number };

/**
 * What all shapes have. With `action` it can be clicked; with `why` it says why not now.
 *
 * `aim` is the id of what a click leads to: that is shown to whoever points at this.
 */
export type Shape = {
  kind: "box" | "disc" | "line" | "area" | "text" | "sprite" | "group" | "button" | "shot";
  id?: string;
  x?: number;
  y?: number;
  style?: string;
  label?: Message;
  action?: number;
  why?: Message;
  aim?: string;
  /** box, sprite, group */
  w?: number;
  /** box, sprite, group */
  h?: number;
  /** box */
  round?: number;
  /** disc */
  r?: number;
  /** line, area */
  points?: [number, number][];
  /** text, button */
  text?: Message | number | string;
  /** text */
  size?: number;
  /** text */
  anchor?: "start" | "middle" | "end";
  /** text: how wide it may be: longer words are drawn smaller, then cut; 0: any width */
  room?: number;
  /** sprite */
  name?: string;
  /** sprite: degrees clockwise about its centre */
  turn?: number;
  /** sprite */
  glyph?: string;
  /** group */
  parts?: Shape[];
  /** shot */
  dials?: Dial[];
  /** shot */
  start?: number;
  /** shot */
  field?: [[number, number], [number, number]];
  /** shot */
  ghost?: Shape;
  /** shot */
  sight?: [number, number, number, number];
};

export type GameList = {
  games: GameInfo[];
};

export type Book = {
  rows: BookRow[];
};

export type Judged = {
  why: Message | null;
};

export type Me = {
  name: string;
  tables: TableRow[];
};

export type TableList = {
  tables: TableRow[];
};

export type Id = {
  id: string;
};

export type Replay = {
  game: string;
  /** by seat; a bot by its name, written large */
  names: string[];
  length: number;
  frames: ReplayFrame[];
  verdict: Message[];
};

/** How far an analysis is; `analysis` is there when all is done. */
export type Progress = {
  done: number;
  of: number;
  analysis: Analysis | null;
};

export type ReportList = {
  reports: Card[];
};

export type GuideShown = {
  game: string;
  setup: Setup;
  seat: number;
  /** by seat; a bot by its name */
  names: string[];
  notes: GuideNote[];
  moments: GuideMoment[];
};

export type GuidePictures = {
  pictures: GuidePicture[];
};

/** The whole picture. */
export type Frame = {
  type: "frame";
  seq: number;
  turn: number;
  question: Message | null;
  /** a seat, -1: chance, -2: nobody, it is over */
  actor: number;
  clock: ClockInfo | null;
  vote: VoteInfo | null;
  verdict: Message[] | null;
  returns: number[] | null;
  /** of a game that was played to its end */
  result: Result | null;
  ended: EarlyEnd | null;
  /** the table of the rematch */
  next: string | null;
  /** how nature moved things when it last did */
  trace: unknown;
  /** whether that led to this very picture */
  traced: boolean;
  /** the seat whose dice fell right before it, or -2 */
  thrown: number;
  /** a result that wants to be seen for a while */
  lingers: boolean;
  /** a seat, or -4: a spectator */
  viewer: number;
  info: TableInfo;
  /** there is none before play begins */
  scene: Scene | null;
  undo: "free" | "ask" | "no";
};

export type ChatLine = {
  /** -1: a spectator */
  seat: number;
  name: string;
  text: string;
  /** milliseconds since 1970 */
  at: number;
};

/** An answer worth giving to the question of `turn`, and the share of the win to expect. */
export type Hinted = {
  type: "hint";
  turn: number;
  action: number;
  share: number;
};

export type Denied = {
  type: "error";
  code: string;
  why: Message;
  /** of the answer that is refused, where it was one */
  turn: number | null;
};

export type GameInfo = {
  name: string;
  /** by language, so that a list of games needs no words of theirs */
  titles: Record<string, string>;
  taglines: Record<string, string>;
  players: number[];
  options: OptionInfo[];
  /** the usual one first */
  bots: string[];
  secrets: boolean;
  can_resign: boolean;
  /** what was shown is to be remembered: no hints */
  memory: boolean;
  book: boolean;
  /** there is a guided first game */
  guide: boolean;
  /** something without which it cannot be played on this server */
  lacks: boolean;
};

/** What was reached, by whom and when; `table` where everybody may look at the game. */
export type BookRow = {
  /** by column, see book-COLUMN in the Fluent files */
  cells: Record<string, Message | number | string>;
  names: string[];
  /** milliseconds since 1970 */
  at: number;
  table: string | null;
};

/** A table from outside, as lists of tables show it. */
export type TableRow = {
  id: string;
  game: string;
  setup: Setup;
  seats: SeatInfo[];
  status: "open" | "playing" | "over";
  public: boolean;
  /** seats */
  mine: number[];
  turn_is_mine: boolean;
  /** milliseconds since 1970 */
  created: number;
  changed: number;
};

/** One position: what it looked like, what was told of the step to it, and by whom. */
export type ReplayFrame = {
  scene: Scene;
  log: Message[];
  actor: number;
  mover: number;
  trace: unknown;
};

export type Analysis = {
  moments: Moment[];
  /** the dearest first */
  slips: Slip[];
};

/** What a list of reports says of one of them. */
export type Card = {
  game: string;
  title: string;
  date: string;
  summary: string;
  level: string;
  games: number;
  players: number[];
  /** in other languages than English */
  summaries: Record<string, string>;
};

/** A checked choice of players and options; every option that matters is there. */
export type Setup = {
  players: number;
  options: Record<string, unknown>;
};

/** What is said after `at` actions, by language; `todo` is empty where there is only to read. */
export type GuideNote = {
  at: number;
  text: Record<string, string>;
  todo: Record<string, string>;
  /** panels and things */
  look: string[];
};

/** A position on the way, and what was told of the steps to it. */
export type GuideMoment = {
  at: number;
  scene: Scene;
  question: Message;
  actor: number;
  log: Message[];
  /** what the guided seat answers here */
  answer: number | null;
  trace: unknown;
};

export type GuidePicture = {
  text: Record<string, string>;
  scene: Scene;
  look: string[];
};

export type ClockInfo = {
  /** seconds by seat */
  left: (number | null)[];
  /** the seat whose clock is running, or -1 */
  running: number;
};

export type VoteInfo = {
  kind: "undo" | "bot" | "rematch";
  by: number;
  seat: number;
  yes: number[];
  waiting: number[];
};

/** Where the points came from (nothing where a game does not say), and why it is over. */
export type Result = {
  sources: Share[];
  ending: Message | null;
  /** for whom each seat plays */
  sides: number[];
};

/** How a game ended before its rules ended it: who, and why (`resigned`, `out of time`). */
export type EarlyEnd = {
  seat: number;
  why: string;
};

/** Who plays what, and which seats are the viewer's. */
export type TableInfo = {
  id: string;
  game: string;
  setup: Setup;
  seats: SeatInfo[];
  status: "open" | "playing" | "over";
  public: boolean;
  /** seats */
  mine: number[];
};

/**
 * All that lies on the table for one viewer: shapes from the ground up, panel after panel.
 *
 * `counts` says how many of the shapes lie in each panel; those after them are buttons.
 */
export type Scene = {
  panels: Panel[];
  counts: number[];
  shapes: Shape[];
};

export type OptionInfo = {
  name: string;
  values: string[];
  default: unknown;
  players: number[];
  /** takes more than its values: something of one's own */
  data: boolean;
};

export type SeatInfo = {
  kind: "person" | "bot" | "open";
  name: string;
  here: boolean;
  left: boolean;
};

/** A decision: what everybody could expect there, and what the answer cost its player. */
export type Moment = {
  /** actions before it */
  at: number;
  seat: number;
  shares: number[];
  played: number;
  better: number;
  /** share of the win */
  cost: number;
};

/** A decision that cost much, as its player saw the table. */
export type Slip = {
  moment: Moment;
  scene: Scene;
};

/** Something that brought points, and how many everybody got (or lost) by it. */
export type Share = {
  name: Message;
  /** by seat */
  points: number[];
};

/**
 * A part of the table, with coordinates of its own; the reader finds room for it.
 *
 * It is declared for a game, its seats and the viewer, and stays the same as long as they do: so
 * nothing jumps. Its words are `panel-NAME` in the Fluent files. It has a `window` (left, top,
 * width and height of what is seen of its coordinates) or a `flow`, whose things lose their x and
 * y. Laid on its side it swaps across and down: lines and areas turn, while every other thing
 * stays upright about its middle (no dials, no ways of nature there). Nothing in it is the ground
 * or a frame around everything: those are the reader's.
 */
export type Panel = {
  name: string;
  /** how much it matters that it is large */
  part?: "board" | "hand" | "aside";
  window?: [number, number, number, number];
  flow?: Flow;
  /** a window that may be laid on its side where that makes it larger */
  turns?: boolean;
  /** may wait behind a tab where there is no room */
  folds?: boolean;
  /** what the page shows there: the last roll, in 3D */
  holds?: "" | "roll";
};

/**
 * Things that stand side by side in cells of one size: plaques, a hand of cards, trays.
 *
 * The reader chooses the columns. `count` is how many there is room for, always: where there are
 * more they move together, where there are fewer their room stays free.
 */
export type Flow = {
  /** width and height of the largest thing there may ever be */
  cell: [number, number];
  count: number;
  gap: number;
};

export type Draft = {
  options?: Record<string, unknown>;
  /** 0: as few as can be */
  players?: number;
};

export type NewName = {
  name: string;
};

export type NewTable = {
  game: string;
  /** `me`, `open`, or the name of a bot */
  seats: string[];
  /** by seat: what those are called who share a screen; may be left out */
  names?: string[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: Clock;
};

/** How time is limited: `none`, so many seconds a `move`, or for the whole `game`. */
export type Clock = {
  kind: "none" | "move" | "game";
  seconds?: number;
};

export type Wish =
  | { type: "answer"; turn: number; action: number }
  | { type: "look"; seat: number }
  | { type: "sit"; seat: number }
  | { type: "leave"; seat: number }
  | { type: "bot"; seat: number; name: string }
  | { type: "chat"; text: string }
  | { type: "undo" }
  | { type: "replace"; seat: number }
  | { type: "rematch" }
  | { type: "vote"; yes: boolean }
  | { type: "resign"; seat: number }
  | { type: "hint" }
  | { type: "ping" };

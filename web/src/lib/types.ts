/** What travels between browser and server: the types of docs/protocol.md. */

export type Message = { id: string; args?: Record<string, Arg> };
export type Arg = number | { seat: number } | Message | Arg[];

export type Dial = { name: string; steps: number; low: number; high: number };

/** Where a thing is with the last two dials at their low, and at their high ends. */
export type Field = [[number, number], [number, number]];

export type ShapeKind =
  | "box"
  | "disc"
  | "line"
  | "area"
  | "text"
  | "sprite"
  | "group"
  | "button"
  | "shot";

export type Shape = {
  kind: ShapeKind;
  id?: string;
  x?: number;
  y?: number;
  style?: string;
  label?: Message;
  action?: number;
  why?: Message;
  w?: number;
  h?: number;
  round?: number;
  r?: number;
  points?: [number, number][];
  text?: Message | number | string;
  size?: number;
  anchor?: "start" | "middle" | "end";
  room?: number;
  name?: string;
  turn?: number;
  glyph?: string;
  parts?: Shape[];
  dials?: Dial[];
  field?: Field;
  ghost?: Shape;
  sight?: [number, number, number, number];
};

export type Scene = { width: number; height: number; shapes: Shape[] };

export type Option = { name: string; values: string[]; default: string; players: number[]; data: boolean };
export type GameInfo = { name: string; players: number[]; options: Option[]; bots: string[]; book: boolean; lacks: boolean };

/** A game in the book; `table` where everybody may look at it. */
export type BookRow = {
  cells: Record<string, Message | number | string>;
  names: string[];
  at: number;
  table: string | null;
};

export type Clock =
  | { kind: "none" }
  | { kind: "move"; seconds: number }
  | { kind: "game"; seconds: number };

export type NewTable = {
  game: string;
  options: Record<string, unknown>;
  /** "me", "open", or the name of a bot */
  seats: string[];
  public: boolean;
  clock: Clock;
};

export type SeatInfo = {
  kind: "person" | "bot" | "open";
  name: string;
  here: boolean;
  left: boolean;
};

export type TableInfo = {
  id: string;
  game: string;
  setup: { players: number; options: Record<string, unknown> };
  seats: SeatInfo[];
  status: "open" | "playing" | "over";
  public: boolean;
  /** my seats */
  mine: number[];
};

/** A table as lists show it. */
export type TableRow = TableInfo & {
  turn_is_mine: boolean;
  /** milliseconds since 1970 */
  created: number;
  changed: number;
};

export type Me = { name: string; link: string; tables: TableRow[] };

export type ReplayFrame = {
  scene: Scene;
  log: Message[];
  actor: number;
  mover: number;
  trace?: unknown;
};
export type Replay = {
  game: string;
  /** by seat; a bot by the name it has in GameInfo, written large */
  names: string[];
  length: number;
  frames: ReplayFrame[];
  verdict: Message[];
};

/** A decision of a finished game: what everybody could expect, and what the answer cost. */
export type Moment = {
  at: number;
  seat: number;
  shares: number[];
  played: number;
  better: number;
  cost: number;
};
/** A decision that cost much, as its player saw the table. */
export type Slip = { moment: Moment; scene: Scene };
export type Analysis = { moments: Moment[]; slips: Slip[] };
export type AnalysisProgress = { done: number; of: number; analysis: Analysis | null };

/** A report of the lab, as a list shows it. */
export type Report = {
  game: string;
  title: string;
  date: string;
  summary: string;
  level: string;
  games: number;
  players: number[];
};

export type ChatLine = { seat: number; name: string; text: string; at: number };
export type Vote = {
  kind: "undo" | "bot" | "rematch";
  by: number;
  seat: number;
  yes: number[];
  waiting: number[];
};

/** The actor when dice, deck or physics decide, and when the game is over. */
export const CHANCE = -1;
export const NOBODY = -2;
/** The viewer who only watches. */
export const SPECTATOR = -4;

export type Frame = {
  type: "frame";
  seq: number;
  turn: number;
  viewer: number;
  info: TableInfo;
  /** null before play begins */
  scene: Scene | null;
  question: Message | null;
  actor: number;
  /** seconds left by seat; the seat whose clock is running, or -1 */
  clock: { left: (number | null)[]; running: number } | null;
  undo: "free" | "ask" | "no";
  vote: Vote | null;
  verdict: Message[] | null;
  returns: number[] | null;
  ended: { seat: number; why: string } | null;
  /** the table of the rematch */
  next: string | null;
  /** how nature moved things when it last did */
  trace: unknown;
  /** whether that led to this very picture */
  traced: boolean;
};

/** Lines from index `start` on; forget what you had from there. */
export type Lines<T> = { start: number; lines: T[] };

/** A frame as it travels: what is as before is left out, and a shape is then a number. */
export type News = Partial<Omit<Frame, "scene">> &
  Pick<Frame, "type" | "seq" | "turn"> & {
    scene?: (Omit<Scene, "shapes"> & { shapes: (Shape | number)[] }) | null;
    log?: Lines<Message>;
    chat?: Lines<ChatLine>;
  };

/** An answer worth giving to the question of `turn`, and the share of the win to expect. */
export type Hint = { type: "hint"; turn: number; action: number; share: number };

export type FromServer =
  | News
  | Hint
  | { type: "error"; code: string; why: Message }
  | { type: "pong" };

export type ToServer =
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

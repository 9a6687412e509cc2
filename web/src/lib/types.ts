/** What travels between browser and server, by the names that the page has for it. */
import type {
  ChatLine,
  Denied,
  Frame as Framed,
  GuideMoment,
  GuideShown,
  Hinted,
  Message,
  Scene,
  Shape,
} from "./wire";

export type {
  Analysis,
  Arg,
  BookRow,
  ChatLine,
  Clock,
  Dial,
  Flow,
  GameInfo,
  GuideMoment,
  GuideNote,
  GuidePicture,
  Me,
  Message,
  Moment,
  NewTable,
  Panel,
  Replay,
  ReplayFrame,
  Scene,
  SeatInfo,
  Shape,
  Slip,
  TableInfo,
  TableRow,
  Card as Report,
  Hinted as Hint,
  OptionInfo as Option,
  Progress as AnalysisProgress,
  VoteInfo as Vote,
  Wish as ToServer,
} from "./wire";

/** Where a thing is with the last two dials at their low, and at their high ends. */
export type Field = NonNullable<Shape["field"]>;

/** The actor when dice, deck or physics decide, and when the game is over. */
export const CHANCE = -1;
export const NOBODY = -2;
/** The viewer who only watches. */
export const SPECTATOR = -4;

/** Lines from index `start` on; forget what you had from there. */
export type Lines<T> = { start: number; lines: T[] };

/** What was passed on the way to a picture: a die that fell, a card before the next was drawn. */
export type Passing = {
  scene: Scene;
  question: Message;
  actor: number;
  told: number;
  thrown: number;
  lingers: boolean;
};

/** How a table stands, and what was passed on the way from the turn before. */
export type Frame = Framed & { between?: Passing[]; past?: Shape[] /* what lay there before */ };

/** A scene as it travels: a shape that is as before, or was before that, is a number. */
export type SceneNews = Partial<Pick<Scene, "panels">> &
  Pick<Scene, "counts"> & { shapes: (Shape | number)[] };

/** A guide as it travels: a shape that is as in the moment before, or in the one before that, is a number. */
export type GuideNews = Omit<GuideShown, "moments"> & {
  moments: (Omit<GuideMoment, "scene"> & { scene: SceneNews })[];
};

/** A guided first game, every picture whole. */
export type Guide = GuideShown;

/** A frame as it travels: what is as before is left out. */
export type News = Partial<Omit<Framed, "scene">> &
  Pick<Framed, "type" | "seq" | "turn"> & {
    scene?: SceneNews | null;
    between?: (Omit<Passing, "scene"> & { scene: SceneNews })[];
    log?: Lines<Message>;
    chat?: Lines<ChatLine>;
  };

export type FromServer = News | Hinted | Denied | { type: "pong" };

/**
 * The beat: what happens at a table is shown moment by moment, with a pause between.
 *
 * A picture brings along what was passed on the way to it (a die before the next card), and several
 * may come faster than anybody can follow. Each is shown for a while, unless it answers what the
 * person just did: that comes at once. Nobody has to wait: `hurry` shows the newest.
 */
import type { LiveState } from "./live";
import type { Frame, Message } from "./types";

/** What the table looks like at a moment, and what has been told by then. */
export type Moment = { frame: Frame; log: Message[]; isBrief?: boolean };

const CROWD = 4; // as many may wait at the full pause; with more it gets shorter
const MOST = 24; // with more we jump to the newest
const WATCHED = 0.5; // of the pause, where only bots play
const TIMED = 0.3; // of the pause, where somebody's clock is running
const LINGER = 2.5; // pauses, for a result that wants to be seen
const BRIEF = 0.45; // of the pause, between two answers of the same person

export class Beat {
  shown = $state.raw<Moment | null>(null);
  isBehind = $state(false);
  /** the own dice lie in the hand: nothing goes on until they are thrown */
  isHolding = $state(false);
  readonly #pause: () => number;
  readonly #isUnseen: () => boolean;
  #newest: Frame | null = null;
  #waiting: Moment[] = [];
  #since = 0; // when what is shown came
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause` says how many milliseconds a moment stays, `isUnseen` whether nobody looks. */
  constructor(pause: () => number, isUnseen: () => boolean = () => document.hidden) {
    this.#pause = pause;
    this.#isUnseen = isUnseen;
  }

  /** Takes note of how the table stands now. */
  follow({ frame, log }: Pick<LiveState, "frame" | "log">): void {
    if (!frame || frame === this.#newest) return;
    const before = this.#newest;
    this.#newest = frame;
    const last = { frame, log };
    const isFollowed = before?.scene && before.viewer === frame.viewer;
    if (!isFollowed) {
      this.#waiting = [last];
      this.hurry();
    } else if (isAlike(before, frame)) {
      if (this.#waiting.length) this.#waiting.splice(-1, 1, last);
      else this.shown = last;
    } else {
      this.#waiting.push(...passed(frame, log, isOwn(before) && isOwn(frame)), last);
      this.#run();
    }
  }

  /** Shows the newest at once, or what comes before one's own dice; held in the hand, they fall. */
  hurry(): void {
    if (this.isHolding) return this.throw();
    const dice = this.#waiting.findIndex((moment) => this.#isHeld(moment));
    const [last] = this.#waiting.splice(0, dice < 0 ? this.#waiting.length : dice).slice(-1);
    if (last) this.#show(last);
    this.#run();
  }

  /** Lets the own dice fall. */
  throw(): void {
    const fallen = this.#waiting.shift();
    this.isHolding = false;
    if (fallen) this.#show(fallen);
    this.#run();
  }

  /** Whether these are dice of one's own; who wants no pauses, or has no time, does not throw. */
  #isHeld({ frame }: Moment): boolean {
    return frame.info.mine.includes(frame.thrown) && this.#pause() > 0 && !frame.clock;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length > MOST || this.#isUnseen()) this.#waiting.splice(0, this.#waiting.length - 1);
    this.isHolding = false;
    for (;;) {
      const left = this.#left();
      const next = this.#waiting[0];
      this.isBehind = next !== undefined;
      if (!next) return;
      if (left > 0) {
        this.#timer = setTimeout(() => this.#run(), left);
        return;
      }
      if (this.#isHeld(next) && !this.#isUnseen()) {
        this.isHolding = true;
        return;
      }
      this.#waiting.shift();
      this.#show(next);
    }
  }

  #show(moment: Moment): void {
    this.shown = moment;
    this.#since = performance.now();
  }

  /** How long what is shown has to stay before the next may come. */
  #left(): number {
    if (!this.shown || this.#isUnseen() || isOwn(this.shown.frame)) return 0;
    const { frame, isBrief } = this.shown;
    const crowd = Math.max(1, this.#waiting.length / CROWD);
    const share = frame.lingers ? LINGER * haste(frame) : isBrief ? BRIEF : haste(frame);
    const stays = (this.#pause() * share) / crowd + 1000 * secondsOf(frame);
    return this.#since + stays - performance.now();
  }
}

/** Whether the person who looks is asked there: what comes after it is their own doing. */
function isOwn({ actor, viewer, info }: Frame): boolean {
  return actor === viewer && info.mine.includes(actor);
}

function haste({ clock, info }: Frame): number {
  if (clock) return TIMED;
  return info.seats.every(({ kind }) => kind === "bot") ? WATCHED : 1;
}

/** How long nature moves things in this picture. */
export function secondsOf({ traced, trace }: Frame): number {
  if (!traced || typeof trace !== "object" || trace === null || !("seconds" in trace)) return 0;
  return typeof trace.seconds === "number" ? trace.seconds : 0;
}

const isAlike = (before: Frame, after: Frame): boolean =>
  after.turn === before.turn && before.info.status === after.info.status;

/** The moments on the way to a frame. */
function passed(frame: Frame, log: Message[], isBrief: boolean): Moment[] {
  return (frame.between ?? []).map(({ scene, question, actor, told, thrown, lingers }) => ({
    frame: {
      ...frame,
      scene,
      question,
      actor,
      thrown,
      lingers,
      info: { ...frame.info, status: "playing" },
      undo: "no",
      verdict: null,
      returns: null,
      traced: false,
    },
    log: log.slice(0, told),
    isBrief,
  }));
}

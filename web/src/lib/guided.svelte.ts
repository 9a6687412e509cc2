/**
 * A guided first game: a stored game that plays by itself up to a note, lets the person do what the
 * note asks for, and plays on. What it shows are frames like those of a live table, for the same beat.
 */
import { everything, loose } from "../board/tree";
import { told } from "./merge";
import type { LiveState } from "./live";
import type { Dial, Frame, Guide, GuideMoment, GuideNews, GuideNote, Message, Scene, SeatInfo, Shape } from "./types";

const NEAR = 0.12; // of the range of a dial: as close to the guided push as that is close enough

export function guideOf(news: GuideNews): Guide {
  let before: Scene | null = null;
  let past: Shape[] = [];
  const moments = news.moments.map((moment) => {
    const scene = told(moment.scene, before, past);
    past = before?.shapes ?? [];
    before = scene;
    return { ...moment, scene };
  });
  return { ...news, moments };
}

export class Guided {
  readonly guide: Guide;
  /** the moment that was reached, whether it is shown yet or not */
  #at = $state(0);
  /** which of the notes at this moment is shown; beyond the last where all were read */
  #read = $state(0);
  #log: Message[] = [];
  #note = $state.raw<GuideNote | null>(null);
  readonly #follow: (state: Pick<LiveState, "frame" | "log">) => void;
  readonly #name: string;

  /** `follow` is told every picture, `name` is what the person is called. */
  constructor(guide: Guide, name: string, follow: (state: Pick<LiveState, "frame" | "log">) => void) {
    this.guide = guide;
    this.#name = name;
    this.#follow = follow;
    this.#show(0);
    this.#note = this.#here[0] ?? null;
  }

  readonly #moment = $derived.by((): GuideMoment | undefined => this.guide.moments[this.#at]);
  readonly #here = $derived.by((): GuideNote[] =>
    this.guide.notes.filter(({ at }) => at === this.#moment?.at),
  );

  /** The note to be read, also while its step is done and those after it. */
  get note(): GuideNote | null {
    return this.#note;
  }

  /** How many of the notes were reached. */
  readonly count = $derived.by((): number => (this.#note ? this.guide.notes.indexOf(this.#note) + 1 : 0));

  /** Whether everything was said. */
  readonly isLast = $derived.by((): boolean => this.count === this.guide.notes.length);

  readonly #isRead = $derived.by((): boolean => {
    const note = this.#here[this.#read];
    return !note || Object.keys(note.todo).length > 0;
  });

  /** Whether the person is to give an answer now. */
  readonly isAsked = $derived.by((): boolean => this.#isRead && this.answer !== null);

  /** Whether the note waits to be read, and nothing else. */
  readonly isTold = $derived.by((): boolean => !this.isAsked && !this.isLast && this.#here.length > this.#read);

  /** The guided answer, null where somebody else is asked. */
  readonly answer = $derived.by((): number | null => this.#moment?.answer ?? null);

  /** On to the next note, or to what there is to do. */
  next(): void {
    if (!this.isTold) return;
    this.#read += 1;
    const note = this.#here[this.#read];
    if (note) this.#note = note;
    else if (this.answer === null) this.#advance();
  }

  /** Gives an answer; false where it is not the guided one. */
  give(action: number): boolean {
    if (!this.isAsked || !this.#isRight(action)) return false;
    this.#advance();
    return true;
  }

  #isRight(action: number): boolean {
    const { answer } = this;
    if (answer === null || action === answer) return answer !== null;
    const shots = [...everything(loose(this.#moment?.scene.shapes ?? []))];
    const dials = shots.find(({ shape }) => shape.kind === "shot")?.shape.dials;
    return dials !== undefined && isNear(dials, action, answer);
  }

  /** Plays on until there is something to read or to do. */
  #advance(): void {
    while (this.#at < this.guide.moments.length - 1) {
      this.#show(this.#at + 1);
      this.#read = 0;
      if (this.#here.length || this.answer !== null) break;
    }
    this.#note = this.#here[0] ?? this.#note;
  }

  #show(at: number): void {
    this.#at = at;
    const moment = this.guide.moments[at];
    if (!moment) return;
    this.#log = [...this.#log, ...moment.log];
    this.#follow({ frame: this.#frame(moment), log: this.#log });
  }

  #frame({ at, scene, question, actor, trace }: GuideMoment): Frame {
    const { game, setup, seat, names } = this.guide;
    const seats = names.map((name, k): SeatInfo => {
      const kind = k === seat ? "person" : "bot";
      return { kind, name: k === seat ? this.#name : name, here: true, left: false };
    });
    return {
      type: "frame",
      seq: at,
      turn: at,
      viewer: seat,
      info: { id: `guide-${game}`, game, setup, seats, status: "playing", public: false, mine: [seat] },
      scene,
      question,
      actor,
      clock: null,
      undo: "no",
      vote: null,
      verdict: null,
      returns: null,
      result: null,
      ended: null,
      next: null,
      trace,
      traced: trace !== null && trace !== undefined,
      thrown: -1, // in a guide the dice are thrown by the notes
      lingers: false,
    };
  }
}

/** Whether no dial is far from where it should be. */
function isNear(dials: readonly Dial[], action: number, wanted: number): boolean {
  let [one, other] = [action, wanted];
  for (const { steps } of [...dials].reverse()) {
    if (Math.abs((one % steps) - (other % steps)) > NEAR * steps) return false;
    one = Math.floor(one / steps);
    other = Math.floor(other / steps);
  }
  return true;
}

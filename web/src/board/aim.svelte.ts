/** The dials of a shot, as they stand: the first is a direction, the second a power. */
import type { Dial, Field, Shape } from "../lib/types";

export class Aim {
  readonly dials: readonly Dial[];
  /** the position of each dial, from 0 to steps - 1 */
  steps = $state<number[]>([]);
  /** whether somebody has turned them yet */
  isTouched = $state(false);

  /** The dials stand where `start` has them, or in their middle. */
  constructor(dials: readonly Dial[], start?: number) {
    this.dials = dials;
    this.steps = start === undefined ? dials.map(({ steps }) => Math.floor((steps - 1) / 2)) : this.#unpacked(start);
  }

  /** What goes over the wire. */
  get action(): number {
    return this.dials.reduce((number, dial, k) => number * dial.steps + (this.steps[k] ?? 0), 0);
  }

  /** Turns all dials to where this action has them. */
  turnTo(action: number): void {
    for (const [k, step] of this.#unpacked(action).entries()) this.turn(k, step);
  }

  #unpacked(action: number): number[] {
    let rest = action;
    return this.dials
      .toReversed()
      .map(({ steps }) => {
        const step = rest % steps;
        rest = Math.floor(rest / steps);
        return step;
      })
      .reverse();
  }

  value(k: number): number {
    const dial = this.dials[k];
    if (!dial) return 0;
    return dial.low + ((dial.high - dial.low) * (this.steps[k] ?? 0)) / Math.max(1, dial.steps - 1);
  }

  /** The share of the way from low to high. */
  share(k: number): number {
    return (this.steps[k] ?? 0) / Math.max(1, (this.dials[k]?.steps ?? 2) - 1);
  }

  turn(k: number, step: number): void {
    const dial = this.dials[k];
    this.isTouched = true;
    if (dial) this.steps[k] = Math.min(dial.steps - 1, Math.max(0, Math.round(step)));
  }

  turnToShare(k: number, share: number): void {
    const dial = this.dials[k];
    if (dial) this.turn(k, share * (dial.steps - 1));
  }

  /** Turns the first dial on; where it goes round, past its end to its beginning. */
  spin(by: number): void {
    const steps = this.dials[0]?.steps ?? 1;
    this.turn(0, ((((this.steps[0] ?? 0) + by) % steps) + steps) % steps);
  }

  /** Where the last two dials put the thing. */
  spot([low, high]: Field): [number, number] {
    const first = this.dials.length - 2;
    return [
      low[0] + (high[0] - low[0]) * this.share(first),
      low[1] + (high[1] - low[1]) * this.share(first + 1),
    ];
  }

  /** Puts it there, or as near as it may be. */
  moveTo([low, high]: Field, x: number, y: number): void {
    const first = this.dials.length - 2;
    this.turnToShare(first, (x - low[0]) / (high[0] - low[0]));
    this.turnToShare(first + 1, (y - low[1]) / (high[1] - low[1]));
  }

  /** Whether the first dial can be turned to an angle in degrees. */
  covers(degrees: number): boolean {
    const { low, high } = this.dials[0] ?? { low: 0, high: 0 };
    return (((degrees - low) % 360) + 360) % 360 <= high - low;
  }

  /** Whether it can be turned to every angle, or nearly so. */
  get isRound(): boolean {
    const { low, high } = this.dials[0] ?? { low: 0, high: 0 };
    return high - low > 200;
  }

  /** Points the first dial to an angle in degrees, or as near to it as it can be turned. */
  point(degrees: number): void {
    const dial = this.dials[0];
    if (!dial) return;
    const span = dial.high - dial.low;
    let way = (((degrees - dial.low) % 360) + 360) % 360; // from low on, clockwise
    if (way > span) way = way - span < 360 - way ? span : 0;
    this.turnToShare(0, span ? way / span : 0);
  }
}

/**
 * The dials of all shots. They keep where they were turned to while a shot is the same, from one time
 * to the next; where the game says at what they start, they start there every time.
 */
export class Aims {
  readonly #known = new Map<string, Aim>();

  of(shot: Shape): Aim {
    const key = keyOf(shot);
    const aim = this.#known.get(key) ?? new Aim(shot.dials ?? [], shot.start);
    this.#known.set(key, aim);
    return aim;
  }

  /** These are the shots that there are now. */
  see(shots: readonly Shape[]): void {
    for (const shot of this.#started) if (!shots.some((one) => keyOf(one) === shot)) this.#known.delete(shot);
    this.#started = shots.filter(({ start }) => start !== undefined).map(keyOf);
  }
  #started: string[] = [];
}

const keyOf = ({ id, dials, start }: Shape): string => JSON.stringify([id, dials, start]);

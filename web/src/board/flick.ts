/** How fast a hand was moving when it let go. */

const MEMORY = 90; // milliseconds that count
const PAUSE = 60; // a hand that has rested so long does not flick

export class Flick {
  #points: [x: number, y: number, at: number][] = [];

  begin([x, y]: [number, number], at: number): void {
    this.#points = [[x, y, at]];
  }

  add([x, y]: [number, number], at: number): void {
    const last = this.#points.at(-1);
    if (last && last[0] === x && last[1] === y) return;
    this.#points.push([x, y, at]);
  }

  /** Units a second in both directions: the straight line that fits the last moments best. */
  speed(now: number): [number, number] {
    const last = this.#points.at(-1);
    if (!last || now - last[2] > PAUSE) return [0, 0];
    const recent = this.#points.filter(([, , at]) => last[2] - at <= MEMORY);
    const count = recent.length;
    if (count < 2) return [0, 0];
    const mean = (k: 0 | 1 | 2): number => recent.reduce((sum, point) => sum + point[k], 0) / count;
    const [mx, my, mt] = [mean(0), mean(1), mean(2)];
    let [sx, sy, st] = [0, 0, 0];
    for (const [x, y, at] of recent) {
      sx += (x - mx) * (at - mt);
      sy += (y - my) * (at - mt);
      st += (at - mt) ** 2;
    }
    return st > 0 ? [(1000 * sx) / st, (1000 * sy) / st] : [0, 0];
  }
}

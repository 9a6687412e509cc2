/**
 * Lets things fly: copies of them, each a small picture of its own above the board, so that the
 * board itself is painted once and the rest is left to the compositor.
 */
import type { Motion, Way } from "./plan";
import { centre, type Rect } from "./tree";

const ROOM = 16; // around a copy, for shadow and glow
const GLIDE = 400;
const TURN = 450;
const FADE = 260;
const GAP = 70; // between one newcomer and the next
const EASE = "cubic-bezier(.35, .05, .2, 1)";
const MOST = 60;

type Copy = { node: SVGElement; shift: [number, number] };

export class Flights {
  readonly #layer: HTMLElement;
  readonly #board: SVGSVGElement;
  #running: Animation[] = [];
  #hidden: Element[] = [];

  constructor(layer: HTMLElement, board: SVGSVGElement) {
    this.#layer = layer;
    this.#board = board;
  }

  /** Before the picture changes: copies of what will be gone or turned over. */
  grab(motions: readonly Motion[]): Map<string, Copy> {
    const copies = new Map<string, Copy>();
    for (const { before, from } of motions) {
      const copy = before && from ? this.#copy(before, from) : null;
      if (before && copy) copies.set(before, copy);
    }
    return copies;
  }

  /** After it changed: everything flies; resolves when all have landed. */
  async fly(motions: readonly Motion[], old: Map<string, Copy>, pace: number): Promise<void> {
    if (motions.length > MOST) return;
    for (const { after } of motions) if (after) this.#hide(after);
    const layer = document.createDocumentFragment();
    const starts: (() => Animation)[] = [];
    const waits = new Map<string, number>();
    for (const motion of motions) {
      const flight = this.#flight(motion, old);
      if (!flight) continue;
      layer.append(flight.box);
      const queue =
        motion.kind === "come" && motion.from ? `${motion.from.x}/${motion.from.y}` : "";
      const wait = queue ? (waits.get(queue) ?? 0) : 0;
      if (queue) waits.set(queue, wait + GAP);
      starts.push(() => flight.start(wait / pace, pace));
    }
    this.#layer.append(layer);
    this.#running = starts.map((start) => start());
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
  }

  hurry(): void {
    for (const animation of this.#running) animation.updatePlaybackRate(2.2);
  }

  /** Everything is where it belongs. */
  land(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#layer.replaceChildren();
    const landed = this.#hidden;
    this.#hidden = [];
    for (const element of landed) element.setAttribute("data-flying", "landed");
    requestAnimationFrame(() => {
      for (const element of landed) {
        if (element.getAttribute("data-flying") === "landed")
          element.removeAttribute("data-flying");
      }
    });
  }

  #find(path: string): SVGElement | null {
    return this.#board.querySelector<SVGElement>(`[data-path="${CSS.escape(path)}"]`);
  }

  #hide(path: string): void {
    const element = this.#find(path);
    if (!element) return;
    element.setAttribute("data-flying", "");
    this.#hidden.push(element);
  }

  #copy(path: string, place: Rect): Copy | null {
    const element = this.#find(path);
    if (!element) return null;
    const node = element.cloneNode(true) as SVGElement;
    node.removeAttribute("data-flying");
    for (const part of [node, ...node.querySelectorAll("*")]) {
      for (const name of ["role", "tabindex", "aria-label", "data-path", "data-held"])
        part.removeAttribute(name);
      if (part.matches("title, .hit")) part.remove();
    }
    if (node.tagName === "g") {
      node.removeAttribute("transform");
      return { node, shift: [0, 0] };
    }
    const parent = element.parentNode as SVGGraphicsElement;
    const local = parent === this.#board ? [0, 0] : originOf(parent, this.#board);
    return { node, shift: [(local[0] ?? 0) - place.x, (local[1] ?? 0) - place.y] };
  }

  /** A copy as a picture that stands over `place`. */
  #picture(copy: Copy, place: Rect): SVGSVGElement {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", this.#dress);
    const [w, h] = [place.w + 2 * ROOM, place.h + 2 * ROOM];
    svg.setAttribute("viewBox", `${-ROOM} ${-ROOM} ${w} ${h}`);
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("transform", `translate(${copy.shift[0]} ${copy.shift[1]})`);
    group.append(copy.node);
    svg.append(group);
    return svg;
  }

  #flight(
    motion: Motion,
    old: Map<string, Copy>,
  ): { box: HTMLElement; start: (wait: number, pace: number) => Animation } | null {
    const { kind, before, after, from, to, turns } = motion;
    const home = kind === "go" || kind === "stay" ? from : to;
    const fresh = after && to ? this.#copy(after, to) : null;
    const past = before ? old.get(before) : undefined;
    const copy = fresh ?? past;
    if (!home || !copy) return null;
    const box = this.#box(home);
    const face = this.#picture(copy, home);
    if (turns && past && fresh && from) {
      const turner = document.createElement("div");
      const back = this.#picture(past, from);
      turner.className = "turner";
      face.classList.add("far");
      turner.append(back, face);
      box.append(turner);
      return { box, start: (wait, pace) => this.#turn(turner, box, motion, home, wait, pace) };
    }
    box.append(face);
    return { box, start: (wait, pace) => this.#move(box, motion, home, wait, pace) };
  }

  #box({ x, y, w, h }: Rect): HTMLElement {
    const { width, height } = this.#board.viewBox.baseVal;
    const box = document.createElement("div");
    box.className = "flight";
    box.style.left = `${((x - ROOM) / width) * 100}%`;
    box.style.top = `${((y - ROOM) / height) * 100}%`;
    box.style.width = `${((w + 2 * ROOM) / width) * 100}%`;
    box.style.height = `${((h + 2 * ROOM) / height) * 100}%`;
    return box;
  }

  /** What the theme goes by: the classes of the board, without those of the page. */
  get #dress(): string {
    return [...this.#board.classList]
      .filter((word) => !/^(svelte-|dressed$|flying$)/.test(word))
      .join(" ");
  }

  get #unit(): number {
    return this.#board.getBoundingClientRect().width / this.#board.viewBox.baseVal.width;
  }

  #move(box: HTMLElement, motion: Motion, home: Rect, wait: number, pace: number): Animation {
    const { kind, from, to, way } = motion;
    const options = { delay: wait, easing: EASE, fill: "both" as const };
    if (way) {
      const duration = (1000 * way.seconds) / pace;
      return box.animate(this.#along(way, home), { ...options, easing: "linear", duration });
    }
    if (kind === "glide" && from) {
      return box.animate(this.#arc(from, home), { ...options, duration: GLIDE / pace });
    }
    if (kind === "come" && from) {
      const frames = this.#arc(from, home);
      frames[0] = { ...frames[0], opacity: 0 };
      frames[1] = { ...frames[1], opacity: 1 };
      return box.animate(frames, { ...options, duration: GLIDE / pace });
    }
    if (kind === "come") {
      const rise = 8 * this.#unit;
      return box.animate(
        [
          { opacity: 0, transform: `translateY(${rise}px) scale(.9)` },
          { opacity: 1, transform: "none" },
        ],
        { ...options, duration: FADE / pace },
      );
    }
    if (kind === "stay")
      return box.animate([{ opacity: 1 }, { opacity: 1 }], { duration: GLIDE / pace });
    if (to) {
      const frames = this.#arc(to, home).reverse();
      frames[2] = { ...frames[2], opacity: 0.2 };
      return box.animate(frames, { ...options, duration: GLIDE / pace });
    }
    return box.animate(
      [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: "scale(.86)" },
      ],
      { ...options, duration: FADE / pace },
    );
  }

  /** From another place to home in an arc, so that two that swap places go around each other. */
  #arc(from: Rect, home: Rect): Keyframe[] {
    const [ax, ay] = centre(from);
    const [bx, by] = centre(home);
    const [dx, dy] = [(ax - bx) * this.#unit, (ay - by) * this.#unit];
    const size = home.w > 0 && from.w > 0 ? Math.min(from.w / home.w, from.h / home.h) : 1;
    const length = Math.hypot(dx, dy) || 1;
    const bend = Math.min(34 * this.#unit, length / 4) / length;
    const [mx, my] = [dx / 2 - dy * bend, dy / 2 + dx * bend];
    const middle = `translate(${mx}px, ${my}px) scale(${((1 + size) / 2) * 1.08})`;
    return [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})` },
      { transform: middle, offset: 0.5 },
      { transform: "none" },
    ];
  }

  #along({ points }: Way, home: Rect): Keyframe[] {
    const [bx, by] = centre(home);
    return points.map(([x, y]) => ({
      transform: `translate(${(x - bx) * this.#unit}px, ${(y - by) * this.#unit}px)`,
    }));
  }

  #turn(
    turner: HTMLElement,
    box: HTMLElement,
    motion: Motion,
    home: Rect,
    wait: number,
    pace: number,
  ): Animation {
    const options = { delay: wait, duration: TURN / pace, easing: EASE, fill: "both" as const };
    if (motion.from) box.animate(this.#arc(motion.from, home), options);
    return turner.animate(
      [
        { transform: "rotateY(0) scale(1)" },
        { transform: "rotateY(-90deg) scale(1.12)", offset: 0.5 },
        { transform: "rotateY(-180deg) scale(1)" },
      ],
      options,
    );
  }
}

/** Where the coordinates of a group begin, on the table. */
function originOf(group: SVGGraphicsElement, board: SVGSVGElement): [number, number] {
  const inner = group.getCTM();
  const outer = board.getCTM();
  if (!inner || !outer) return [0, 0];
  const matrix = outer.inverse().multiply(inner);
  return [matrix.e, matrix.f];
}

/**
 * Lets things fly: copies of them, each a small picture of its own above the board, so that the
 * board itself is painted once and the rest is left to the compositor.
 */
import { waitOf } from "./drama";
import type { Motion, Way } from "./motions";
import { centre, type Node, type Rect } from "./tree";

const ROOM = 16; // units around a copy, for shadow and glow
const GLIDE = 400;
const TURN = 450;
const FADE = 260;
const GAP = 70; // between one newcomer and the next
const EASE = "cubic-bezier(.35, .05, .2, 1)";
const MOST = 60;
const RISE = 10; // pixels from below, where something appears
const BEND = 50; // pixels at most that an arc leaves the straight line

/** A picture of a thing, in the units of its panel: where it is drawn, and how large it is. */
type Copy = { drawn: SVGElement; shift: [number, number]; size: [number, number] };

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
    for (const { before } of motions) {
      const copy = before && this.#copy(before);
      if (before && copy) copies.set(before.path, copy);
    }
    return copies;
  }

  /** After it changed: everything flies; resolves when all have landed. */
  async fly(motions: readonly Motion[], old: Map<string, Copy>): Promise<void> {
    if (motions.length > MOST) return;
    for (const { after } of motions) if (after) this.#hide(after.path);
    const layer = document.createDocumentFragment();
    const starts: (() => Animation)[] = [];
    const waits = new Map<string, number>();
    for (const motion of motions) {
      const flight = this.#flight(motion, old);
      if (!flight) continue;
      layer.append(flight.box);
      const queue =
        motion.kind === "come" && motion.from ? `${motion.from.x}/${motion.from.y}` : "";
      const wait = queue ? (waits.get(queue) ?? 0) : waitOf(motion.after);
      if (queue) waits.set(queue, wait + GAP);
      starts.push(() => flight.start(wait));
    }
    this.#layer.append(layer);
    this.#running = starts.map((start) => start());
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
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

  #copy({ path, shape, place, origin }: Node): Copy | null {
    const element = this.#find(path);
    if (!element) return null;
    const drawn = element.cloneNode(true) as SVGElement;
    drawn.removeAttribute("data-flying");
    for (const part of [drawn, ...drawn.querySelectorAll("*")]) {
      for (const name of ["role", "tabindex", "aria-label", "data-path", "data-held"])
        part.removeAttribute(name);
      if (part.matches("title, .hit")) part.remove();
    }
    const size: [number, number] = [place.w, place.h];
    if (drawn.tagName === "g") {
      drawn.removeAttribute("transform");
      return { drawn, shift: [0, 0], size };
    }
    const around = [origin[0] - (shape.x ?? 0), origin[1] - (shape.y ?? 0)] as const;
    return { drawn, shift: [around[0] - place.x, around[1] - place.y], size };
  }

  #picture({ drawn, shift, size }: Copy): SVGSVGElement {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", this.#dress);
    const [w, h] = [size[0] + 2 * ROOM, size[1] + 2 * ROOM];
    svg.setAttribute("viewBox", `${-ROOM} ${-ROOM} ${w} ${h}`);
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("transform", `translate(${shift[0]} ${shift[1]})`);
    group.append(drawn);
    svg.append(group);
    return svg;
  }

  #flight(
    motion: Motion,
    old: Map<string, Copy>,
  ): { box: HTMLElement; start: (wait: number) => Animation } | null {
    const { kind, before, after, from, to, turns } = motion;
    const home = kind === "go" || kind === "stay" ? from : to;
    const fresh = after && this.#copy(after);
    const past = before ? old.get(before.path) : undefined;
    const copy = fresh ?? past;
    const thing = fresh ? after : before;
    if (!home || !copy || !thing) return null;
    const box = this.#box(home, ROOM * (thing.panel?.scale ?? 1));
    const face = this.#picture(copy);
    if (turns && past && fresh && from) {
      const turner = document.createElement("div");
      const back = this.#picture(past);
      turner.className = "turner";
      face.classList.add("far");
      turner.append(back, face);
      box.append(turner);
      return { box, start: (wait) => this.#turn(turner, box, motion, home, wait) };
    }
    box.append(face);
    return { box, start: (wait) => this.#move(box, motion, home, wait) };
  }

  #box({ x, y, w, h }: Rect, room: number): HTMLElement {
    const box = document.createElement("div");
    box.className = "flight";
    box.style.left = `${x - room}px`;
    box.style.top = `${y - room}px`;
    box.style.width = `${w + 2 * room}px`;
    box.style.height = `${h + 2 * room}px`;
    return box;
  }

  /** What the theme goes by: the classes of the board, without those of the page. */
  get #dress(): string {
    return [...this.#board.classList]
      .filter((word) => !/^(svelte-|dressed$|flying$)/.test(word))
      .join(" ");
  }

  #move(box: HTMLElement, motion: Motion, home: Rect, wait: number): Animation {
    const { kind, from, to, way } = motion;
    const options = { delay: wait, easing: EASE, fill: "both" as const };
    if (way) {
      const duration = 1000 * way.seconds;
      return box.animate(this.#along(way, home), { ...options, easing: "linear", duration });
    }
    if (kind === "glide" && from) {
      return box.animate(this.#arc(from, home), { ...options, duration: GLIDE });
    }
    if (kind === "come" && from) {
      const frames = this.#arc(from, home);
      frames[0] = { ...frames[0], opacity: 0 };
      frames[1] = { ...frames[1], opacity: 1 };
      return box.animate(frames, { ...options, duration: GLIDE });
    }
    if (kind === "come") {
      return box.animate(
        [
          { opacity: 0, transform: `translateY(${RISE}px) scale(.9)` },
          { opacity: 1, transform: "none" },
        ],
        { ...options, duration: FADE },
      );
    }
    if (kind === "stay")
      return box.animate([{ opacity: 1 }, { opacity: 1 }], { duration: GLIDE });
    if (to) {
      const frames = this.#arc(to, home).reverse();
      frames[2] = { ...frames[2], opacity: 0.2 };
      return box.animate(frames, { ...options, duration: GLIDE });
    }
    return box.animate(
      [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: "scale(.86)" },
      ],
      { ...options, duration: FADE },
    );
  }

  /** From another place to home in an arc, so that two that swap places go around each other. */
  #arc(from: Rect, home: Rect): Keyframe[] {
    const [ax, ay] = centre(from);
    const [bx, by] = centre(home);
    const [dx, dy] = [ax - bx, ay - by];
    const size = home.w > 0 && from.w > 0 ? Math.min(from.w / home.w, from.h / home.h) : 1;
    const length = Math.hypot(dx, dy) || 1;
    const bend = Math.min(BEND, length / 4) / length;
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
      transform: `translate(${x - bx}px, ${y - by}px)`,
    }));
  }

  #turn(
    turner: HTMLElement,
    box: HTMLElement,
    motion: Motion,
    home: Rect,
    wait: number,
  ): Animation {
    const options = { delay: wait, duration: TURN, easing: EASE, fill: "both" as const };
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

/**
 * What happened between two pictures, read from their ids alone.
 *
 * A thing that lasts glides or turns over. For a thing that appears or goes, the numbers on the
 * table tell the story: if somewhere a number sank by as many as appeared (the pile of cards, the
 * hand of another), they came from there; if one rose by as many as went, they went there.
 */
import type { Message, Shape } from "../lib/types";
import { centre, everything, onTable, seenAt, type Node, type Part, type Rect } from "./tree";

/** Where the centre of a thing was, evenly in time, in pixels of the table. */
export type Way = { points: [number, number][]; seconds: number };

export type Motion = {
  kind: "glide" | "come" | "go" | "stay";
  /** in the old picture, for what is gone or turns over */
  before: Node | null;
  /** in the new picture */
  after: Node | null;
  /** both in pixels of the table */
  from: Rect | null;
  to: Rect | null;
  turns: boolean;
  /** how nature moved it, if it did */
  way: Way | null;
};

/** How things moved by nature, by id, in units of the panel they lie in. */
export type Trace = { seconds: number; paths: Record<string, [number, number][]> };

export function traceIn(thing: unknown): Trace | null {
  if (typeof thing !== "object" || thing === null) return null;
  const { seconds, paths } = thing as Partial<Trace>;
  return typeof seconds === "number" && typeof paths === "object" && paths !== null
    ? { seconds, paths }
    : null;
}

/** The ways of a trace as points of lines, by the panel in which they are drawn. */
export function trailsIn(thing: unknown, parts: readonly Part[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, points] of Object.entries(traceIn(thing)?.paths ?? {})) {
    const part = homeOf(id, parts);
    const line = points.map(([x, y]) => `${x},${y}`).join(" ");
    if (part) found.set(part.panel.name, [...(found.get(part.panel.name) ?? []), line]);
  }
  return found;
}

/** The panel in which a thing lies; one that is gone has lain on the board. */
function homeOf(id: string, parts: readonly Part[]): Part | undefined {
  const has = ({ nodes }: Part) => [...everything(nodes)].some(({ shape }) => shape.id === id);
  const isBoard = ({ panel }: Part) => (panel.part ?? "board") === "board" && !panel.holds;
  return parts.find(has) ?? parts.find(isBoard);
}

/** What moves between two pictures, and how. */
export function motionsBetween(
  before: readonly Node[],
  after: readonly Node[],
  trace: Trace | null = null,
): Motion[] {
  const was = byId(before);
  const is = byId(after);
  return [...leaving(was, is), ...gliding(was, is, trace), ...coming(was, is)];
}

function byId(nodes: readonly Node[]): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const node of everything(nodes)) {
    const { id, kind } = node.shape;
    if (id && kind !== "button" && kind !== "shot" && !found.has(id)) found.set(id, node);
  }
  return found;
}

type Things = Map<string, Node>;

function gliding(was: Things, is: Things, trace: Trace | null): Motion[] {
  const motions: Motion[] = [];
  const shifts = new Map<string, [number, number]>(); // by path in the new picture
  for (const [id, node] of is) {
    const old = was.get(id);
    if (!old) continue;
    const points = trace?.paths[id];
    const way = trace && points?.length ? wayOf(node, points, trace.seconds) : null;
    const [from, to] = [seenAt(old), seenAt(node)];
    const [ax, ay] = centre(from);
    const [bx, by] = centre(to);
    const shift: [number, number] = [ax - bx, ay - by];
    const turns = faceOf(old.shape) !== faceOf(node.shape);
    const above = shiftAbove(shifts, node.path);
    const moved = Math.abs(shift[0] - above[0]) + Math.abs(shift[1] - above[1]) > 0.5;
    if (!moved && !turns && !way) continue;
    shifts.set(node.path, shift);
    motions.push({
      kind: "glide",
      before: turns ? old : null,
      after: node,
      from,
      to,
      turns,
      way,
    });
  }
  return motions;
}

function wayOf({ panel }: Node, points: readonly [number, number][], seconds: number): Way {
  return { points: points.map(([x, y]) => onTable(panel, x, y)), seconds };
}

/** What a thing is carried along by the nearest thing it lies in. */
function shiftAbove(shifts: Map<string, [number, number]>, path: string): [number, number] {
  for (let cut = path.lastIndexOf("/"); cut > 0; cut = path.lastIndexOf("/", cut - 1)) {
    const shift = shifts.get(path.slice(0, cut));
    if (shift) return shift;
  }
  return [0, 0];
}

/** What one sees of a thing: its largest part. Another face means that it was turned over. */
function faceOf(shape: Shape): string {
  const parts = shape.kind === "group" ? (shape.parts ?? []) : [shape];
  let face = "";
  let most = 0;
  for (const part of parts) {
    const size = (part.w ?? 0) * (part.h ?? 0);
    if (size > most && part.kind !== "group") {
      most = size;
      face = part.kind === "sprite" ? (part.name ?? "") : part.kind;
    }
  }
  return face;
}

function coming(was: Things, is: Things): Motion[] {
  const fresh = [...is].filter(([id, node]) => !was.has(id) && !hasNewHost(node, was, is));
  return families(fresh).flatMap((family) => {
    const source = changedBy(-family.length, was, is, family);
    return family.map(([, node]): Motion => {
      const to = seenAt(node);
      const from = source && !isWithin(to, seenAt(source)) ? seenAt(source) : null;
      return {
        kind: "come",
        before: null,
        after: node,
        from,
        to,
        turns: false,
        way: null,
      };
    });
  });
}

function leaving(was: Things, is: Things): Motion[] {
  const gone = [...was].filter(([id, node]) => !is.has(id) && !hasNewHost(node, is, was));
  return families(gone).flatMap((family) => {
    const aim = changedBy(family.length, was, is, family);
    return family.map(([id, node]): Motion => {
      const from = seenAt(node);
      const covered = aim ? isWithin(from, seenAt(aim)) : isCovered(id, from, is);
      const to = aim && !covered ? seenAt(aim) : null;
      const kind = covered ? "stay" : "go";
      return {
        kind,
        before: node,
        after: null,
        from,
        to,
        turns: false,
        way: null,
      };
    });
  });
}

/** Whether a thing lies in another that is itself new (or gone), and is carried by that. */
function hasNewHost(node: Node, other: Things, own: Things): boolean {
  for (const host of own.values()) {
    if (host !== node && node.path.startsWith(`${host.path}/`) && !other.has(host.shape.id ?? "")) {
      return true;
    }
  }
  return false;
}

/** Things of one kind: the same id but for its last word. */
function families(things: [string, Node][]): [string, Node][][] {
  const found = new Map<string, [string, Node][]>();
  for (const thing of things) {
    const name = thing[0].replace(/-[^-]*$/, "");
    const family = found.get(name);
    if (family) family.push(thing);
    else found.set(name, [thing]);
  }
  return [...found.values()];
}

function isCovered(id: string, was: Rect, is: Things): boolean {
  const family = id.replace(/-[^-]*$/, "");
  return [...is].some(([other, node]) => {
    const { x, y } = seenAt(node);
    return other.replace(/-[^-]*$/, "") === family && Math.abs(x - was.x) + Math.abs(y - was.y) < 4;
  });
}

function isWithin(inner: Rect, outer: Rect): boolean {
  const [x, y] = centre(inner);
  return x >= outer.x && x <= outer.x + outer.w && y >= outer.y && y <= outer.y + outer.h;
}

/** The thing, if it is one alone, in whose label some number changed by exactly this much. */
function changedBy(much: number, was: Things, is: Things, family: [string, Node][]): Node | null {
  const own = new Set(family.map(([id]) => id));
  const found: Node[] = [];
  for (const [id, node] of is) {
    const old = was.get(id);
    if (old && !own.has(id) && hasChange(old.shape.label, node.shape.label, much)) found.push(node);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

function hasChange(old: Message | undefined, now: Message | undefined, much: number): boolean {
  if (!old?.args || !now?.args || old.id !== now.id) return false;
  return Object.entries(now.args).some(([name, value]) => {
    const before = old.args?.[name];
    return typeof value === "number" && typeof before === "number" && value - before === much;
  });
}

/**
 * What happened between two pictures, read from their ids alone.
 *
 * A thing that lasts glides or turns over. For a thing that appears or goes, the numbers on the
 * table tell the story: if somewhere a number sank by as many as appeared (the pile of cards, the
 * hand of another), they came from there; if one rose by as many as went, they went there.
 */
import type { Message, Shape } from "../lib/types";
import { centre, everything, type Node, type Rect } from "./tree";

/** Where the centre of a thing was, evenly in time, in units of the scene. */
export type Way = { points: [number, number][]; seconds: number };

export type Motion = {
  kind: "glide" | "come" | "go" | "stay";
  /** path in the old picture, for what is gone or turns over */
  before: string | null;
  /** path in the new picture */
  after: string | null;
  from: Rect | null;
  to: Rect | null;
  turns: boolean;
  /** how nature moved it, if it did */
  way: Way | null;
};

/** How things moved by nature, by id. */
export type Trace = { seconds: number; paths: Record<string, [number, number][]> };

export function traceIn(thing: unknown): Trace | null {
  if (typeof thing !== "object" || thing === null) return null;
  const { seconds, paths } = thing as Partial<Trace>;
  return typeof seconds === "number" && typeof paths === "object" && paths !== null
    ? { seconds, paths }
    : null;
}

/** The ways of a trace as points of lines. */
export function trailsIn(thing: unknown): string[] {
  const paths = Object.values(traceIn(thing)?.paths ?? {});
  return paths.map((points) => points.map(([x, y]) => `${x},${y}`).join(" "));
}

export function planOf(
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
    const way = trace && points?.length ? { points, seconds: trace.seconds } : null;
    const [ax, ay] = centre(old.place);
    const [bx, by] = centre(node.place);
    const shift: [number, number] = [ax - bx, ay - by];
    const turns = faceOf(old.shape) !== faceOf(node.shape);
    const above = shiftAbove(shifts, node.path);
    const moved = Math.abs(shift[0] - above[0]) + Math.abs(shift[1] - above[1]) > 0.5;
    if (!moved && !turns && !way) continue;
    shifts.set(node.path, shift);
    motions.push({
      kind: "glide",
      before: turns ? old.path : null,
      after: node.path,
      from: old.place,
      to: node.place,
      turns,
      way,
    });
  }
  return motions;
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
      const from = source && !isWithin(node.place, source.place) ? source.place : null;
      return {
        kind: "come",
        before: null,
        after: node.path,
        from,
        to: node.place,
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
      const covered = aim ? isWithin(node.place, aim.place) : isCovered(id, node, is);
      const to = aim && !covered ? aim.place : null;
      const kind = covered ? "stay" : "go";
      return {
        kind,
        before: node.path,
        after: null,
        from: node.place,
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

function isCovered(id: string, node: Node, is: Things): boolean {
  const family = id.replace(/-[^-]*$/, "");
  return [...is].some(
    ([other, { place }]) =>
      other.replace(/-[^-]*$/, "") === family &&
      Math.abs(place.x - node.place.x) + Math.abs(place.y - node.place.y) < 2,
  );
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

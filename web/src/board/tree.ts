/** A scene read for drawing: every shape with a path that lasts as long as the thing does. */
import type { Panel, Scene, Shape } from "../lib/types";
import { spots, type Place } from "./arrange";

export type Rect = { x: number; y: number; w: number; h: number };

export type Node = {
  shape: Shape;
  /** where it stands in the tree, by ids where there are some */
  path: string;
  parts: Node[];
  /** its place in the panel, all groups counted in */
  place: Rect;
  /** where the coordinates of its parts begin */
  origin: [number, number];
  /** the panel it lies in, null for what has no place on the table */
  panel: Place | null;
};

/** A panel with what lies in it. */
export type Part = { panel: Panel; place: Place; nodes: Node[] };

/** Every panel that has a place, with what lies in it. */
export function partsOf(scene: Scene, places: readonly Place[]): Part[] {
  const found: Part[] = [];
  let start = 0;
  scene.panels.forEach((panel, k) => {
    const end = start + (scene.counts[k] ?? 0);
    const place = places.find(({ name }) => name === panel.name);
    if (place) found.push({ panel, place, nodes: nodesIn(panel, place, scene.shapes, start, end) });
    start = end;
  });
  return found;
}

/** All that lies in the panels. */
export function treeOf(parts: readonly Part[]): Node[] {
  return parts.flatMap(({ nodes }) => nodes);
}

/** Shapes as nodes that have no place on the table: buttons, ghosts, a scene that is only read. */
export function loose(shapes: readonly Shape[]): Node[] {
  return nodesOf(shapes, "", 0, 0, null, 0);
}

function nodesIn(panel: Panel, place: Place, all: readonly Shape[], start: number, end: number) {
  const shapes = all.slice(start, end);
  const { flow } = panel;
  if (!flow) {
    const lying = place.isTurned ? shapes.map(turned) : shapes;
    return nodesOf(lying, "", 0, 0, place, start);
  }
  const at = spots(flow, place.columns, shapes.length);
  const [width, height] = flow.cell;
  const set = shapes.map((shape, k): Shape => {
    const [x, y] = at[k] ?? [0, 0];
    const [w, h] = [shape.w ?? width, shape.h ?? height];
    return { ...shape, x: x + (width - w) / 2, y: y + (height - h) / 2 };
  });
  return nodesOf(set, "", 0, 0, place, start);
}

/** A shape in a panel that lies on its side: what has a middle stays upright about it. */
export function turned(shape: Shape): Shape {
  const { x = 0, y = 0, w = 0, h = 0, points } = shape;
  if (points) return { ...shape, points: points.map(([px, py]): [number, number] => [py, px]) };
  return { ...shape, x: y + (h - w) / 2, y: x + (w - h) / 2 };
}

function nodesOf(
  shapes: readonly Shape[],
  above: string,
  dx: number,
  dy: number,
  panel: Place | null,
  first: number,
): Node[] {
  const taken = new Set<string>();
  return shapes.map((shape, index) => {
    const name = shape.id && !taken.has(shape.id) ? shape.id : `${shape.kind}.${first + index}`;
    taken.add(name);
    const path = `${above}/${name}`;
    const x = dx + (shape.x ?? 0);
    const y = dy + (shape.y ?? 0);
    const parts = shape.parts ? nodesOf(shape.parts, path, x, y, panel, 0) : [];
    return { shape, path, parts, place: placeOf(shape, dx, dy), origin: [x, y], panel };
  });
}

/** The rectangle that a shape takes up. */
function placeOf(shape: Shape, dx: number, dy: number): Rect {
  const x = dx + (shape.x ?? 0);
  const y = dy + (shape.y ?? 0);
  if (shape.kind === "disc") {
    const r = shape.r ?? 0;
    return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  }
  if (shape.points?.length) {
    const xs = shape.points.map(([px]) => dx + px);
    const ys = shape.points.map(([, py]) => dy + py);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
  }
  if (shape.kind === "text") {
    const h = shape.size ?? 14;
    return { x, y: y - h / 2, w: 0, h };
  }
  return { x, y, w: shape.w ?? 0, h: shape.h ?? 0 };
}

export function* everything(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    yield* everything(node.parts);
  }
}

/** A point of a panel in pixels of the whole table. */
export function onTable(panel: Place | null, x: number, y: number): [number, number] {
  if (!panel) return [x, y];
  const [left, top] = panel.view;
  return [panel.x + (x - left) * panel.scale, panel.y + (y - top) * panel.scale];
}

/** Where a thing is seen, in pixels of the whole table. */
export function seenAt({ place, panel }: Node): Rect {
  const [x, y] = onTable(panel, place.x, place.y);
  const scale = panel?.scale ?? 1;
  return { x, y, w: place.w * scale, h: place.h * scale };
}

export function centre({ x, y, w, h }: Rect): [number, number] {
  return [x + w / 2, y + h / 2];
}

/** A scene read for drawing: every shape with a path that lasts as long as the thing does. */
import type { Scene, Shape } from "../lib/types";

export type Rect = { x: number; y: number; w: number; h: number };

export type Node = {
  shape: Shape;
  /** where it stands in the tree, by ids where there are some */
  path: string;
  parts: Node[];
  /** its place on the table, all groups counted in */
  place: Rect;
  /** where the coordinates of its parts begin */
  origin: [number, number];
};

export function treeOf(scene: Scene): Node[] {
  return nodesOf(scene.shapes, "", 0, 0);
}

function nodesOf(shapes: readonly Shape[], above: string, dx: number, dy: number): Node[] {
  const taken = new Set<string>();
  return shapes.map((shape, index) => {
    const name = shape.id && !taken.has(shape.id) ? shape.id : `${shape.kind}.${index}`;
    taken.add(name);
    const path = `${above}/${name}`;
    const x = dx + (shape.x ?? 0);
    const y = dy + (shape.y ?? 0);
    const parts = shape.parts ? nodesOf(shape.parts, path, x, y) : [];
    return { shape, path, parts, place: placeOf(shape, dx, dy), origin: [x, y] };
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

export function centre({ x, y, w, h }: Rect): [number, number] {
  return [x + w / 2, y + h / 2];
}

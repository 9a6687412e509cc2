import { expect, test } from "vitest";
import type { Place } from "../src/board/arrange";
import { motionsBetween, traceIn, trailsIn, type Motion } from "../src/board/motions";
import { partsOf, treeOf, type Node } from "../src/board/tree";
import type { Message, Panel, Scene, Shape } from "../src/lib/types";

// A board at the left in its own size, a hand beside it twice as large.
const PANELS: Panel[] = [
  { name: "board", window: [0, 0, 100, 100] },
  { name: "hand", part: "hand", flow: { cell: [20, 30], count: 4, gap: 5 } },
];
const PLACES: Place[] = [
  { name: "board", x: 0, y: 0, width: 100, height: 100, scale: 1, view: [0, 0, 100, 100], columns: 1, isTurned: false },
  { name: "hand", x: 200, y: 0, width: 190, height: 60, scale: 2, view: [0, 0, 95, 30], columns: 4, isTurned: false },
];

const stone = (id: string, x: number, y: number): Shape => ({ kind: "disc", id, x, y, r: 5 });
const card = (id: string, face = "front"): Shape => ({
  kind: "group",
  id,
  w: 20,
  h: 30,
  parts: [{ kind: "sprite", name: face, w: 20, h: 30 }],
});
const pile = (id: string, cards: number): Shape => {
  const label: Message = { id: "pile", args: { cards } };
  return { kind: "box", id, x: 80, y: 80, w: 20, h: 20, label };
};

function scene(board: Shape[], hand: Shape[] = []): Scene {
  return { panels: PANELS, counts: [board.length, hand.length], shapes: [...board, ...hand] };
}

const tree = (one: Scene): Node[] => treeOf(partsOf(one, PLACES));
const between = (one: Scene, other: Scene): Motion[] => motionsBetween(tree(one), tree(other));

test("what stays where it was does not move", () => {
  const one = scene([stone("a", 10, 10), pile("pile", 3)], [card("card-1")]);
  expect(between(one, one)).toEqual([]);
});

test("a thing that lasts glides, in pixels of the whole table", () => {
  const [motion, ...more] = between(scene([stone("a", 10, 10)]), scene([stone("a", 60, 10)]));
  expect(more).toEqual([]);
  expect(motion).toMatchObject({ kind: "glide", turns: false, way: null });
  expect(motion?.from).toEqual({ x: 5, y: 5, w: 10, h: 10 });
  expect(motion?.to).toEqual({ x: 55, y: 5, w: 10, h: 10 });
});

test("a thing flies from panel to panel, and grows with the panel", () => {
  const [motion] = between(scene([card("card-1")]), scene([], [card("card-1")]));
  expect(motion?.kind).toBe("glide");
  expect(motion?.from).toEqual({ x: 0, y: 0, w: 20, h: 30 });
  expect(motion?.to).toEqual({ x: 200, y: 0, w: 40, h: 60 });
});

test("another face means that it is turned over", () => {
  const [motion] = between(scene([card("card-1", "back")]), scene([card("card-1", "front")]));
  expect(motion).toMatchObject({ kind: "glide", turns: true });
  expect(motion?.before?.path).toBe("/card-1");
});

test("what lies in a thing is carried along, and is no motion of its own", () => {
  const tray = (x: number): Shape => {
    return { kind: "group", id: "tray", x, w: 40, h: 40, parts: [stone("a", 10, 10)] };
  };
  const motions = between(scene([tray(0)]), scene([tray(50)]));
  expect(motions.map(({ after }) => after?.path)).toEqual(["/tray"]);
});

test("cards that appear come from where the number sank by as many", () => {
  const motions = between(
    scene([pile("pile", 10), pile("other", 4)]),
    scene([pile("pile", 8), pile("other", 4)], [card("card-1"), card("card-2")]),
  );
  expect(motions.map(({ kind }) => kind)).toEqual(["come", "come"]);
  for (const { from } of motions) expect(from).toEqual({ x: 80, y: 80, w: 20, h: 20 });
});

test("where two numbers would explain it, nothing is made up", () => {
  const [motion] = between(
    scene([pile("pile", 10), pile("other", 4)]),
    scene([pile("pile", 9), pile("other", 3)], [card("card-1")]),
  );
  expect(motion).toMatchObject({ kind: "come", from: null });
});

test("what goes flies to where the number rose, or fades", () => {
  const before = scene([pile("pile", 3), stone("stone-1", 10, 10)]);
  const [aimed] = between(before, scene([pile("pile", 4)]));
  expect(aimed).toMatchObject({ kind: "go", after: null, to: { x: 80, y: 80, w: 20, h: 20 } });
  const [fading] = between(before, scene([pile("pile", 3)]));
  expect(fading).toMatchObject({ kind: "go", to: null });
});

test("what is covered by one of its kind stays until that has landed", () => {
  const [gone] = between(scene([stone("stone-1", 10, 10)]), scene([stone("stone-2", 10, 10)]));
  expect(gone).toMatchObject({ kind: "stay", before: { path: "/stone-1" } });
});

test("a thing that nature moved goes its way, in pixels", () => {
  const one = scene([stone("wheel", 10, 90)]);
  const trace = { seconds: 1.5, paths: { wheel: [[10, 90], [50, 50]] as [number, number][] } };
  const places = [{ ...PLACES[0], x: 30, scale: 2 } as Place, PLACES[1] as Place];
  const nodes = treeOf(partsOf(one, places));
  const [motion] = motionsBetween(nodes, nodes, trace);
  expect(motion?.way).toEqual({ points: [[50, 180], [130, 100]], seconds: 1.5 });
  expect(trailsIn(trace, partsOf(one, places))).toEqual(new Map([["board", ["10,90 50,50"]]]));
});

test("a trace that is none is not followed", () => {
  for (const thing of [null, undefined, 3, {}, { seconds: "1", paths: {} }, { seconds: 1, paths: null }])
    expect(traceIn(thing)).toBeNull();
});

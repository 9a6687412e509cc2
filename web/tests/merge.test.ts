import { expect, test } from "vitest";
import { joined, whole } from "../src/lib/merge";
import type { Frame, News, Shape } from "../src/lib/types";

const stone: Shape = { kind: "disc", id: "stone", x: 10, y: 10, r: 4 };
const board: Shape = { kind: "box", id: "board", w: 100, h: 100 };
const pass: Shape = { kind: "button", action: 1, text: { id: "pass" } };

function told(news: object): News {
  return { type: "frame", seq: 2, turn: 1, ...news } as News;
}

const first = whole(
  told({
    actor: 0,
    undo: "no",
    question: { id: "ask-move" },
    scene: { panels: [{ name: "board" }], counts: [2], shapes: [board, stone, pass] },
  }),
  null,
);

test("a field that is left out is as before", () => {
  const next = whole(told({ turn: 2, actor: 1 }), first);
  expect(next).toEqual({ ...first, turn: 2, actor: 1, past: [board, stone, pass] });
  expect(next.scene).toBe(first.scene);
});

test("a field that is null is gone", () => {
  expect(whole(told({ question: null, scene: null }), first)).toMatchObject({
    question: null,
    scene: null,
  });
});

test("a number stands for the shape at that place before, wherever it lies now", () => {
  const moved: Shape = { ...stone, x: 50 };
  const scene = { counts: [3], shapes: [moved, 0, 1] };
  expect(whole(told({ scene }), first).scene?.shapes).toEqual([moved, board, stone]);
});

test("panels are told once and kept", () => {
  const next = whole(told({ scene: { counts: [1], shapes: [0] } }), first);
  expect(next.scene).toEqual({ panels: [{ name: "board" }], counts: [1], shapes: [board] });
  const other = { panels: [{ name: "hand" }], counts: [1], shapes: [1] };
  expect(whole(told({ scene: other }), next as Frame).scene).toMatchObject({
    panels: [{ name: "hand" }],
  });
});

test("after a scene was cleared away the next is told whole", () => {
  const empty = whole(told({ scene: null }), first);
  const scene = { panels: [{ name: "board" }], counts: [1], shapes: [board] };
  expect(whole(told({ scene }), empty).scene).toEqual(scene);
  const again = { panels: [{ name: "board" }], counts: [1], shapes: [1] };
  expect(whole(told({ scene: again }), empty).scene?.shapes).toEqual([stone]);
});

test("what lay there in the scene before the last is found behind what lies there now", () => {
  const next = whole(told({ scene: { counts: [1], shapes: [0] } }), first);
  const scene = { counts: [2], shapes: [0, 2, 3] };
  expect(whole(told({ scene }), next).scene?.shapes).toEqual([board, stone, pass]);
  const unmoved = whole(told({ turn: 3 }), next);
  expect(whole(told({ scene: { counts: [1], shapes: [1] } }), unmoved).scene?.shapes).toEqual([board]);
});

test("lines are forgotten from where the new ones start", () => {
  expect(joined(["a", "b", "c"], { start: 2, lines: ["d", "e"] })).toEqual(["a", "b", "d", "e"]);
  expect(joined(["a", "b"], { start: 0, lines: [] })).toEqual([]);
  expect(joined(["a"], undefined)).toEqual(["a"]);
});

import { expect, test } from "vitest";
import { arrange } from "../src/board/arrange";
import { trailsIn } from "../src/board/motions";
import { partsOf } from "../src/board/tree";
import type { Panel, Shape } from "../src/lib/types";

const PANELS: Panel[] = [
  { name: "hand", part: "hand", flow: { cell: [20, 30], count: 3, gap: 4 } },
  { name: "board", window: [0, 0, 200, 200] },
];
const trace = { seconds: 2, paths: { stone: [[20, 20], [60, 20]] as [number, number][] } };

function partsWith(onBoard: Shape[]) {
  const scene = { panels: PANELS, counts: [0, onBoard.length], shapes: onBoard };
  return partsOf(scene, arrange(PANELS, 800, 600).places);
}

test("the way that nature took something is drawn in the panel of the thing", () => {
  const parts = partsWith([{ kind: "disc", id: "stone", x: 60, y: 20, r: 5 }]);
  expect(trailsIn(trace, parts)).toEqual(new Map([["board", ["20,20 60,20"]]]));
});

test("it is drawn on the board if the thing is gone", () => {
  expect([...trailsIn(trace, partsWith([])).keys()]).toEqual(["board"]);
});

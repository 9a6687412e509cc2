import { expect, test } from "vitest";
import { arrange } from "../src/board/arrange";
import { partsOf } from "../src/board/tree";
import type { Panel, Scene, Shape } from "../src/lib/types";

const board: Panel = { name: "board", window: [0, 0, 100, 200], turns: true };

const drawn = (shapes: Shape[], width: number, height: number) => {
  const scene: Scene = { panels: [board], counts: [shapes.length], shapes };
  return partsOf(scene, arrange([board], width, height).places)[0]?.nodes ?? [];
};

test("on its side a panel swaps the points of lines and areas", () => {
  const points: [number, number][] = [
    [10, 150],
    [40, 160],
  ];
  const [line, area] = drawn(
    [
      { kind: "line", points },
      { kind: "area", points },
    ],
    800,
    400,
  );
  expect(line?.shape.points).toEqual([
    [150, 10],
    [160, 40],
  ]);
  expect(area?.place).toEqual({ x: 150, y: 10, w: 10, h: 30 });
});

test("things stay upright about their middles", () => {
  const part: Shape = { kind: "sprite", name: "druid", x: 3, y: 5, w: 10, h: 12 };
  const druid: Shape = { kind: "group", id: "druid", x: 20, y: 140, w: 20, h: 40, parts: [part] };
  const disc: Shape = { kind: "disc", x: 7, y: 90, r: 4 };
  const [thing, place] = drawn([druid, disc], 800, 400);
  expect(thing?.place).toEqual({ x: 150, y: 10, w: 20, h: 40 }); // the middle was 30, 160
  expect(thing?.parts[0]?.place).toEqual({ x: 153, y: 15, w: 10, h: 12 });
  expect(place?.place).toEqual({ x: 86, y: 3, w: 8, h: 8 });
});

test("upright it is drawn as the game says", () => {
  const druid: Shape = { kind: "group", id: "druid", x: 20, y: 140, w: 20, h: 40, parts: [] };
  expect(drawn([druid], 400, 800)[0]?.place).toEqual({ x: 20, y: 140, w: 20, h: 40 });
});

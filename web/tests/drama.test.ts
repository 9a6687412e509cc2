import { expect, test } from "vitest";
import { BEAT, dramaBetween, waitOf } from "../src/board/drama";
import { loose } from "../src/board/tree";
import type { Shape } from "../src/lib/types";

const things = (...styles: string[]) =>
  loose(styles.map((style, k): Shape => ({ kind: "disc", id: `thing-${k}`, r: 5, style })));
const NOTHING = { climbs: 0, climbed: false, failed: false, laid: 0, blows: 0 };

test("nothing new is nothing to be heard", () => {
  expect(dramaBetween(things(), things("stone", "raised-bed"))).toEqual(NOTHING);
  const both = things("climbs", "blow after-1", "laid");
  expect(dramaBetween(both, both)).toEqual({ ...NOTHING, climbs: 1 });
});

test("a run climbs from card to card until one is wrong", () => {
  const two = things("mark climbs", "mark climbs");
  const three = things("mark climbs", "mark climbs", "mark climbs");
  expect(dramaBetween(two, three)).toEqual({ ...NOTHING, climbs: 3, climbed: true });
  const wrong = things("mark climbs", "mark climbs", "mark fails");
  expect(dramaBetween(two, wrong)).toEqual({ ...NOTHING, climbs: 2, failed: true });
  expect(dramaBetween(three, things())).toEqual(NOTHING);
});

test("every blow counts, also within something else", () => {
  const hit: Shape = { kind: "group", w: 9, h: 9, parts: [{ kind: "disc", r: 4, style: "blow" }] };
  expect(dramaBetween(things(), loose([hit, { kind: "disc", r: 4, style: "blow" }])).blows).toBe(2);
});

test("a trilith gets stone after stone, and all of them when it is raised", () => {
  expect(dramaBetween(things("part laid"), things("part laid", "part laid")).laid).toBe(1);
  const yard = things("laid", "laid", "laid");
  expect(dramaBetween(yard, things("raised", "raised after-1", "raised after-2")).laid).toBe(3);
});

test("what comes after something waits for it", () => {
  const [now, later] = things("knall", "knall after-2");
  expect(waitOf(now ?? null)).toBe(0);
  expect(waitOf(later ?? null)).toBe(2 * BEAT);
  expect(waitOf(null)).toBe(0);
});

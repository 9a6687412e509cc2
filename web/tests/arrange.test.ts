import { describe, expect, test } from "vitest";
import { arrange, columnsFor, sizeOf, spots, type Place } from "../src/board/arrange";
import type { Panel } from "../src/lib/types";

const players = (count: number): Panel => ({
  name: "players",
  part: "aside",
  flow: { cell: [110, 60], count, gap: 6 },
});
const board: Panel = { name: "board", window: [-2, -2, 336, 336] };
const hand: Panel = { name: "hand", part: "hand", flow: { cell: [54, 78], count: 6, gap: 6 } };
const piles: Panel = { name: "piles", part: "aside", window: [0, 0, 132, 96] };
const proof: Panel = {
  name: "proof",
  part: "aside",
  flow: { cell: [90, 50], count: 8, gap: 6 },
  folds: true,
};
const TABLE = [players(3), board, piles, hand];
const ROOMS = [
  [1092, 836],
  [1500, 1016],
  [820, 980],
  [390, 680],
  [360, 480],
  [560, 380],
] as const;

const named = (places: Place[], name: string): Place => {
  const found = places.find((place) => place.name === name);
  if (!found) throw new Error(`no place for ${name}`);
  return found;
};

function overlap(one: Place, other: Place): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

describe.each(ROOMS)("in a room of %i by %i", (width, height) => {
  const { places } = arrange(TABLE, width, height);

  test("every panel has a place within it", () => {
    expect(places.map(({ name }) => name)).toEqual(TABLE.map(({ name }) => name));
    for (const place of places) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(width + 0.01);
      expect(place.y + place.height).toBeLessThanOrEqual(height + 0.01);
    }
  });

  test("no panel covers another", () => {
    for (const one of places)
      for (const other of places) if (one !== other) expect(overlap(one, other)).toBeLessThan(0.01);
  });

  test("a panel keeps its shape", () => {
    for (const { width: w, height: h, view, scale } of places) {
      expect(w).toBeCloseTo(view[2] * scale);
      expect(h).toBeCloseTo(view[3] * scale);
    }
  });
});

test("panels cover most of a wide room", () => {
  const [width, height] = [1092, 836];
  const { places } = arrange(TABLE, width, height);
  const covered = places.reduce((sum, place) => sum + place.width * place.height, 0);
  expect(covered / (width * height)).toBeGreaterThan(0.7);
});

test("a wide room has the hand beside the board, a narrow one below it", () => {
  const wide = arrange(TABLE, 1092, 836).places;
  expect(named(wide, "hand").x).toBeGreaterThan(named(wide, "board").x + named(wide, "board").width);
  const narrow = arrange(TABLE, 390, 680).places;
  expect(named(narrow, "hand").y).toBeGreaterThan(
    named(narrow, "board").y + named(narrow, "board").height,
  );
});

test("the board matters most", () => {
  const { places } = arrange(TABLE, 390, 680);
  expect(named(places, "board").scale).toBeGreaterThan(1);
});

test("where there is room for all, nothing is folded", () => {
  expect(arrange([...TABLE, proof], 1092, 836).folded).toEqual([]);
});

test("where there is none, the last that may be folded goes behind a tab", () => {
  const { places, folded } = arrange([...TABLE, proof], 360, 420);
  expect(folded).toEqual(["proof"]);
  expect(places.map(({ name }) => name)).toEqual(["players", "board", "piles", "hand"]);
  for (const { y } of places) expect(y).toBeGreaterThan(44); // below the tabs
});

test("in a low room tabs stand on the left", () => {
  const { places, folded } = arrange([...TABLE, proof], 500, 300);
  expect(folded).toEqual(["proof"]);
  for (const { x } of places) expect(x).toBeGreaterThan(44);
});

test("what the page itself shows takes all the room it is given", () => {
  const roll: Panel = { name: "roll", part: "aside", window: [0, 0, 320, 180], holds: "roll" };
  const { width, view, scale } = named(arrange([board, roll], 1092, 836).places, "roll");
  expect(width).toBeGreaterThan(0.99 * view[2] * scale);
});

test("plaques do not grow without end", () => {
  const { places } = arrange([players(2), board], 1500, 1000);
  expect(named(places, "players").scale).toBeLessThanOrEqual(2.2);
});

test("the same panels in the same room are arranged once", () => {
  expect(arrange(TABLE, 800, 600)).toBe(arrange([...TABLE], 800.2, 600));
});

test("nobody stands alone in the last row", () => {
  expect(columnsFor(1)).toEqual([1]);
  expect(columnsFor(2)).toEqual([2, 1]);
  expect(columnsFor(3)).toEqual([3, 1]);
  expect(columnsFor(5)).toEqual([5, 3, 1]);
  expect(columnsFor(6)).toEqual([6, 3, 2, 1]);
  expect(columnsFor(7)).toEqual([7, 4, 1]);
});

describe("things that flow", () => {
  const flow = { cell: [10, 20] as [number, number], count: 6, gap: 2 };

  test("stand in rows", () => {
    expect(sizeOf(flow, 3)).toEqual([34, 42]);
    expect(spots(flow, 3, 4)).toEqual([
      [0, 0],
      [12, 0],
      [24, 0],
      [0, 22],
    ]);
  });

  test("move together where there are more than cells", () => {
    const all = spots(flow, 3, 10);
    expect(all).toHaveLength(10);
    expect(all[1]).toEqual([6, 0]);
    expect(all[4]).toEqual([24, 0]);
    expect(all[9]).toEqual([24, 22]);
  });

  test("are centred in a last row that is never full", () => {
    expect(spots({ ...flow, count: 5 }, 3, 5)[3]).toEqual([6, 22]);
  });
});

describe("a panel that may be turned", () => {
  const long: Panel = { name: "board", window: [-10, 20, 368, 614], turns: true };

  test("lies on its side in a wide room, and shows the same part of it", () => {
    const [place] = arrange([long], 1092, 836).places;
    expect(place).toMatchObject({ isTurned: true, view: [20, -10, 614, 368] });
    expect(place?.scale).toBeCloseTo((1092 - 14) / 614);
  });

  test("stands in a narrow one", () => {
    const [place] = arrange([long], 390, 680).places;
    expect(place).toMatchObject({ isTurned: false, view: [-10, 20, 368, 614] });
  });

  test("never turns if it may not", () => {
    const [place] = arrange([{ ...long, turns: false }], 1092, 836).places;
    expect(place).toMatchObject({ isTurned: false, view: [-10, 20, 368, 614] });
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Beat } from "../src/lib/beat.svelte";
import type { LiveState } from "../src/lib/live";
import type { Frame, Passing } from "../src/lib/types";

const PAUSE = 1000;
const ME = 0;
const BOT = 1;
const CHANCE = -1;

/** A picture of a table of two, at which I have the first seat. */
function picture(turn: number, actor: number, more: Partial<Frame> = {}): LiveState {
  const info = { status: "playing", mine: [ME], seats: [{ kind: "person" }, { kind: "bot" }] };
  const scene = { panels: [], counts: [], shapes: [] };
  const frame = { turn, actor, viewer: ME, info, scene, clock: null, trace: null, traced: false, ...more };
  return { frame, log: ["a", "b", "c"] } as unknown as LiveState;
}

const passing = (told: number): Passing =>
  ({ scene: { panels: [], counts: [], shapes: [] }, question: { id: "ask-chance" }, actor: CHANCE, told, thrown: -2, lingers: false }) as unknown as Passing;

let beat: Beat;
beforeEach(() => {
  vi.useFakeTimers();
  beat = new Beat(
    () => PAUSE,
    () => false,
  );
});
afterEach(() => vi.useRealTimers());

const turn = (): number | undefined => beat.shown?.frame.turn;

test("what follows from one's own answer is shown at once", () => {
  beat.follow(picture(1, ME));
  beat.follow(picture(2, ME));
  expect(turn()).toBe(2);
  beat.follow(picture(3, BOT));
  expect(turn()).toBe(3);
});

test("what others do comes one after the other", () => {
  beat.follow(picture(1, BOT));
  beat.follow(picture(2, BOT));
  beat.follow(picture(3, ME));
  expect([turn(), beat.isBehind]).toEqual([1, true]);
  vi.advanceTimersByTime(PAUSE);
  expect(turn()).toBe(2);
  vi.advanceTimersByTime(PAUSE);
  expect([turn(), beat.isBehind]).toEqual([3, false]);
});

test("a picture that comes late is not held up", () => {
  beat.follow(picture(1, BOT));
  vi.advanceTimersByTime(PAUSE);
  beat.follow(picture(2, ME));
  expect(turn()).toBe(2);
});

test("whoever does not want to wait sees the newest", () => {
  beat.follow(picture(1, BOT));
  beat.follow(picture(2, BOT));
  beat.follow(picture(3, ME));
  beat.hurry();
  expect([turn(), beat.isBehind]).toEqual([3, false]);
});

test("what was passed on the way is shown with what was told by then", () => {
  beat.follow(picture(1, BOT));
  vi.advanceTimersByTime(PAUSE);
  beat.follow(picture(2, ME, { between: [passing(1)] }));
  expect(beat.shown?.frame.actor).toBe(CHANCE);
  expect(beat.shown?.log).toHaveLength(1);
  vi.advanceTimersByTime(PAUSE);
  expect(beat.shown?.frame.actor).toBe(ME);
  expect(beat.shown?.log).toHaveLength(3);
});

test("between two answers of one's own the pause is short", () => {
  beat.follow(picture(1, ME));
  beat.follow(picture(2, ME, { between: [passing(1)] }));
  expect(beat.shown?.frame.actor).toBe(CHANCE);
  vi.advanceTimersByTime(PAUSE / 2);
  expect(beat.shown?.frame.actor).toBe(ME);
});

test("bots among themselves are faster, and so is a table with a clock", () => {
  const seats = [{ kind: "bot" }, { kind: "bot" }];
  const info = { status: "playing", mine: [], seats } as unknown as Frame["info"];
  beat.follow(picture(1, BOT, { info }));
  beat.follow(picture(2, BOT, { info }));
  vi.advanceTimersByTime(PAUSE / 2);
  expect(turn()).toBe(2);
  const clock = { left: [60, null], running: 0 };
  beat.follow(picture(3, BOT, { clock }));
  vi.advanceTimersByTime(PAUSE / 2);
  beat.follow(picture(4, BOT, { clock }));
  vi.advanceTimersByTime(PAUSE / 3);
  expect(turn()).toBe(4);
});

test("a long queue hurries by itself, and jumps where it is hopeless", () => {
  for (let n = 1; n <= 9; n++) beat.follow(picture(n, BOT));
  vi.advanceTimersByTime(PAUSE * 5);
  expect(turn()).toBeGreaterThan(6);
  for (let n = 10; n <= 60; n++) beat.follow(picture(n, BOT));
  vi.advanceTimersByTime(PAUSE);
  expect(turn()).toBeGreaterThan(50);
});

test("a line to the table changes the picture that is shown, and nothing else", () => {
  beat.follow(picture(1, BOT));
  const undo = picture(1, BOT, { undo: "free" });
  beat.follow(undo);
  expect(beat.shown?.frame).toBe(undo.frame);
});

test("other eyes see at once", () => {
  beat.follow(picture(1, BOT));
  beat.follow(picture(2, BOT));
  beat.follow(picture(2, BOT, { viewer: 1 }));
  expect(beat.shown?.frame.viewer).toBe(1);
});

test("one's own dice wait for the hand, and a click lets them fall", () => {
  beat.follow(picture(1, BOT));
  beat.follow(picture(2, BOT));
  beat.follow(picture(3, ME, { thrown: ME }));
  vi.advanceTimersByTime(10 * PAUSE);
  expect([turn(), beat.isHolding]).toEqual([2, true]);
  beat.throw();
  expect([turn(), beat.isHolding, beat.isBehind]).toEqual([3, false, false]);
});

test("hurrying comes no further than to one's own dice", () => {
  beat.follow(picture(1, BOT));
  beat.follow(picture(2, BOT));
  beat.follow(picture(3, BOT));
  beat.follow(picture(4, ME, { thrown: ME }));
  beat.hurry();
  vi.advanceTimersByTime(PAUSE);
  expect([turn(), beat.isHolding]).toEqual([3, true]);
  beat.hurry();
  expect([turn(), beat.isHolding]).toEqual([4, false]);
});

test("where a clock runs the dice fall by themselves", () => {
  beat.follow(picture(1, BOT));
  beat.follow(picture(2, ME, { thrown: ME, clock: { left: [9, 9], running: ME } }));
  vi.advanceTimersByTime(PAUSE);
  expect([turn(), beat.isHolding]).toEqual([2, false]);
});

test("a result that wants to be seen stays longer", () => {
  beat.follow(picture(1, BOT, { lingers: true }));
  beat.follow(picture(2, ME));
  vi.advanceTimersByTime(2 * PAUSE);
  expect(turn()).toBe(1);
  vi.advanceTimersByTime(PAUSE);
  expect(turn()).toBe(2);
});

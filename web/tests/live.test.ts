import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable, type LiveState } from "../src/lib/live";

/** The server's end of a connection. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly said: { type: string; turn?: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const frame = (turn: number): object => ({ type: "frame", turn, log: { start: 0, lines: [] }, chat: { start: 0, lines: [] } });
const error = (code: string, turn: number | null): object => ({ type: "error", code, why: { id: code }, turn });
const answers = (): number => Line.last.said.filter((one) => one.type === "answer").length;

let live: LiveTable;
let state: LiveState;
beforeEach(() => {
  vi.useFakeTimers();
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", listening);
  vi.stubGlobal("window", listening);
  live = new LiveTable("t");
  live.subscribe((now) => (state = now));
  Line.last.tell(frame(5));
  live.answer(5, 7);
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a refused answer can be given anew", () => {
  Line.last.tell(error("illegal", 5));
  expect(state.sent).toBe(null);
  live.answer(5, 8);
  expect(state.sent).toBe(8);
  expect(answers()).toBe(2);
});

test("whatever else is refused, an answer stays on its way and is sent again", () => {
  Line.last.tell(error("too-fast", null));
  expect(state.trouble?.code).toBe("too-fast");
  expect(state.sent).toBe(7);
  live.answer(5, 8);
  expect(answers()).toBe(1);
  vi.advanceTimersByTime(4_000);
  expect(answers()).toBe(2);
  Line.last.tell(frame(6));
  expect(state.sent).toBe(null);
});

/**
 * The live side of a table: one WebSocket that comes back by itself.
 *
 * A Svelte store: `const live = new LiveTable(id)`, then `$live.frame`. The first frame after each
 * connection says all, those after it what is new, so nothing needs to be caught up; an answer that was sent and not yet seen
 * in a frame is sent again, which is harmless because it names the turn.
 */
import { joined, whole } from "./merge";
import type { ChatLine, Frame, FromServer, Hint, Message, News, ToServer } from "./types";

export type Link = "connecting" | "open" | "lost";

export type LiveState = {
  link: Link;
  frame: Frame | null;
  log: Message[];
  chat: ChatLine[];
  /** the last refusal; `key` grows, so that the same one can be shown again */
  trouble: { key: number; code: string; why: Message } | null;
  /** the answer that is on its way */
  sent: number | null;
  /** to the open question, if one was asked for */
  hint: Hint | null;
};

const PING = 20_000;
const SILENCE = 8_000; // without an answer to a ping the connection is dead
const AGAIN = 4_000; // an answer without effect is sent again
const WAITS = [300, 700, 1_500, 3_000, 5_000, 8_000, 15_000];

export class LiveTable {
  readonly #address: string;
  readonly #listeners = new Set<(state: LiveState) => void>();
  #state: LiveState = {
    link: "connecting",
    frame: null,
    log: [],
    chat: [],
    trouble: null,
    sent: null,
    hint: null,
  };
  #socket: WebSocket | null = null;
  #answer: { turn: number; action: number } | null = null;
  #isFresh = true; // no frame has come over this connection yet
  #failures = 0;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    const { protocol, host } = location;
    const scheme = protocol === "https:" ? "wss:" : "ws:";
    this.#address = `${scheme}//${host}/api/tables/${encodeURIComponent(id)}/live`;
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#part);
    window.addEventListener("pageshow", this.#wake);
    this.#connect();
  }

  subscribe(listener: (state: LiveState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  /** Answers the question of a turn, if it is still open. */
  answer(turn: number, action: number): void {
    if (this.#state.frame?.turn !== turn || this.#answer) return;
    this.#answer = { turn, action };
    this.#set({ sent: action });
    this.#sendAnswer();
  }

  /** Whether it went out: everything but an answer is lost while there is no connection. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Does not wait for the next attempt. */
  retry(): void {
    if (this.#socket === null) this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#part);
    window.removeEventListener("pageshow", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #set(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }

  // ---- the connection

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.#isClosed) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#isFresh = true;
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === "string") this.#hear(event.data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#beat = setInterval(() => this.#ping(), PING);
    this.#expect(2 * SILENCE);
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#deadline);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lose(): void {
    this.#drop();
    this.#set({ link: "lost" });
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** When the tab comes back: at once, or make sure that the connection still lives. */
  readonly #wake = (): void => {
    if (document.hidden || this.#isClosed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(SILENCE / 3);
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  /** The browser has no network any more: nobody needs to wait for silence to notice. */
  readonly #part = (): void => this.#lose();

  #ping(patience = SILENCE): void {
    if (this.send({ type: "ping" })) this.#expect(patience);
  }

  #expect(patience: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lose(), patience);
  }

  // ---- what is said

  #hear(text: string): void {
    clearTimeout(this.#deadline);
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    if (message.type === "frame") this.#take(message);
    else if (message.type === "hint") this.#set({ hint: message });
    else if (message.type === "error") this.#stumble(message);
  }

  #take(news: News): void {
    const frame = whole(news, this.#isFresh ? null : this.#state.frame);
    this.#isFresh = false;
    this.#failures = 0;
    const wasLost = this.#state.link !== "open";
    if (this.#answer && this.#answer.turn !== frame.turn) this.#answer = null;
    this.#set({
      link: "open",
      frame,
      log: joined(this.#state.log, news.log),
      chat: joined(this.#state.chat, news.chat),
      sent: this.#answer?.action ?? null,
      hint: this.#state.hint?.turn === frame.turn ? this.#state.hint : null,
    });
    if (this.#answer && wasLost) this.#sendAnswer();
  }

  /** What is refused may be something else that was said; the answer is still on its way then. */
  #stumble({ code, why, turn }: { code: string; why: Message; turn?: number | null }): void {
    if (this.#answer && this.#answer.turn === turn) {
      this.#answer = null;
      clearTimeout(this.#again);
    }
    const key = (this.#state.trouble?.key ?? 0) + 1;
    this.#set({ trouble: { key, code, why }, sent: this.#answer?.action ?? null });
  }

  #sendAnswer(): void {
    clearTimeout(this.#again);
    if (!this.#answer) return;
    this.send({ type: "answer", ...this.#answer });
    this.#again = setTimeout(() => this.#sendAnswer(), AGAIN);
  }
}

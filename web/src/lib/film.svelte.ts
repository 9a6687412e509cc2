/** A game that is over, picture by picture; loaded in reels as they are wanted. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Message, ReplayFrame } from "./types";

const REEL = 50; // pictures; the server gives at most 100 at once

export class Film {
  length = $state(0);
  game = $state("");
  names = $state.raw<string[]>([]);
  verdict = $state.raw<Message[]>([]);
  readonly #id: string;
  readonly #frames = new SvelteMap<number, ReplayFrame>();
  readonly #reels = new Map<number, Promise<void>>();

  constructor(id: string) {
    this.#id = id;
  }

  frame(at: number): ReplayFrame | undefined {
    return this.#frames.get(at);
  }

  /** Sees to it that the picture and what comes around it is there. */
  async want(at: number): Promise<void> {
    const reel = Math.floor(at / REEL);
    await this.#load(reel);
    if (at % REEL > REEL / 2 && (reel + 1) * REEL < this.length) void this.#load(reel + 1).catch(() => {});
    if (at % REEL < REEL / 2 && reel > 0) void this.#load(reel - 1).catch(() => {});
  }

  #load(reel: number): Promise<void> {
    let loading = this.#reels.get(reel);
    if (!loading) {
      loading = this.#fetch(reel * REEL).catch((trouble: unknown) => {
        this.#reels.delete(reel);
        throw trouble;
      });
      this.#reels.set(reel, loading);
    }
    return loading;
  }

  async #fetch(from: number): Promise<void> {
    const reel = await api.replay(this.#id, from, from + REEL);
    this.length = reel.length;
    this.game = reel.game;
    this.names = reel.names;
    this.verdict = reel.verdict;
    reel.frames.forEach((frame, index) => this.#frames.set(from + index, frame));
  }
}

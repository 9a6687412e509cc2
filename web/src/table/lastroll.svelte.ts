/** The last roll, for the view in three dimensions. */
import { untrack } from "svelte";
import { rollIn } from "../board/solid";
import type { Frame } from "../lib/types";

export class LastRoll {
  trace = $state.raw<unknown>(null);
  isLive = $state(false); // it was seen from here, so it is shown as it happens

  /** To be made where effects are, in a component. */
  constructor(frame: () => Frame) {
    const arrival = untrack(frame);
    $effect(() => {
      const { trace, traced } = frame();
      const before = untrack(() => this.trace);
      if (JSON.stringify(trace) === JSON.stringify(before)) return; // a new line to the table
      this.isLive = traced && frame() !== arrival;
      this.trace = rollIn(trace) ? trace : null;
    });
  }
}

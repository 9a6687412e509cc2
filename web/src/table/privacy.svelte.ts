/** One screen for several people: whose picture may be seen now. */
import type { Frame } from "../lib/types";

const LINGER = 1300; // milliseconds to see what one's own move did, before the screen is passed on

export class Privacy {
  /** the seat (or the spectator) whose picture the person in front may see */
  #shownTo = $state<number | null>(null);
  #isPassing = $state(false);
  #wait: ReturnType<typeof setTimeout> | undefined;

  /** Takes note of a new frame; says to which seat the view must be turned at once, if any. */
  follow(frame: Frame, hasSecrets: boolean): number | null {
    const { mine, status } = frame.info;
    const isNext =
      status === "playing" && mine.includes(frame.actor) && frame.actor !== frame.viewer;
    clearTimeout(this.#wait);
    if (mine.length < 2 || status !== "playing" || !hasSecrets) {
      this.#shownTo = frame.viewer;
      this.#isPassing = false;
      return isNext ? frame.actor : null;
    }
    if (this.#shownTo === null && mine.includes(frame.actor)) this.#isPassing = true;
    else if (isNext && this.#shownTo === frame.viewer) {
      this.#wait = setTimeout(() => (this.#isPassing = true), LINGER);
    } else if (this.#shownTo === null) this.#shownTo = frame.viewer;
    else if (this.#shownTo === frame.viewer) this.#isPassing = false;
    return null;
  }

  /** The person in that seat says: it is me. */
  takeOver(seat: number, viewer: number): void {
    this.#shownTo = seat;
    if (seat === viewer) this.#isPassing = false;
  }

  hides(viewer: number): boolean {
    return this.#isPassing || this.#shownTo !== viewer;
  }
}

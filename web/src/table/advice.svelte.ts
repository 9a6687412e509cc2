/** A hint for whoever is asked, where nobody else plays but bots. */
import { nameOf, type Mark } from "../board/marks";
import type { Frame, Hint } from "../lib/types";
import type { Words } from "../lib/words";

/** What is known of the table now. */
type Now = {
  frame: Frame;
  hint: Hint | null;
  isAsked: boolean;
  /** remembering is the game, so nobody does it for anybody */
  isMemory: boolean;
  words: Words;
  names: readonly string[];
};

export class Advice {
  readonly #now: () => Now;
  #askedAt = $state(-1); // the turn for which one was asked

  constructor(now: () => Now) {
    this.#now = now;
  }

  readonly canAsk = $derived.by((): boolean => {
    const { frame, isAsked, isMemory } = this.#now();
    const { seats, mine } = frame.info;
    return isAsked && !isMemory && seats.every((seat, k) => seat.kind === "bot" || mine.includes(k));
  });

  readonly #given = $derived.by((): Hint | null => {
    const { frame, hint, isAsked } = this.#now();
    return isAsked && hint?.turn === frame.turn ? hint : null;
  });

  readonly isThinking = $derived.by(
    (): boolean => this.canAsk && this.#askedAt === this.#now().frame.turn && !this.#given,
  );

  readonly marks = $derived.by((): Mark[] =>
    this.#given ? [{ action: this.#given.action, kind: "hint" }] : [],
  );

  readonly text = $derived.by((): string => {
    const { frame, words, names } = this.#now();
    if (this.isThinking) return words.page("hint-thinking");
    if (!this.#given || !frame.scene) return "";
    const share = Math.round(100 * this.#given.share);
    const name = nameOf(frame.scene, this.#given.action);
    if (name === null) return words.page("hint-here", { share });
    const what = typeof name === "string" ? name : words.say(name, { names });
    return words.page("hint-this", { what, share });
  });

  /** It was asked for. */
  ask(): void {
    this.#askedAt = this.#now().frame.turn;
  }
}

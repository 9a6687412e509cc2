/** A finger that rests on something asks what it is, and presses nothing. */

const LONG = 550; // milliseconds

export class Resting {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasTold = false;

  /** `tell` says what lies there, if it can. */
  constructor(readonly tell: (target: EventTarget | null) => boolean) {}

  begin({ pointerType, target }: PointerEvent): void {
    this.end();
    this.#hasTold = false;
    if (pointerType === "touch") {
      this.#timer = setTimeout(() => (this.#hasTold = this.tell(target)), LONG);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether this click only ends a rest. */
  ends(): boolean {
    this.end();
    const has = this.#hasTold;
    this.#hasTold = false;
    return has;
  }
}

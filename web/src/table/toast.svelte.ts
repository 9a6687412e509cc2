/** A short note over the board, gone after a while. */

const STAYS = 4000; // milliseconds
const LOOKED_AT = 9000; // where there is a picture

type Note = { text: string; picture: Element | null; key: number };

export class Toast {
  /** `key` grows, so that the same words can be shown again */
  note = $state.raw<Note | null>(null);
  #key = 0;
  #end: ReturnType<typeof setTimeout> | undefined;

  say(text: string, picture: Element | null = null): void {
    this.note = { text, picture, key: ++this.#key };
    clearTimeout(this.#end);
    this.#end = setTimeout(() => (this.note = null), picture ? LOOKED_AT : STAYS);
  }
}

/** Short notes that pass by: what went wrong, or that something is done. */
import type { Refusal } from "./api";
import type { Message } from "./types";

export type Note = { key: number; kind: "trouble" | "done"; message: Message };

class Notice {
  notes = $state.raw<Note[]>([]);
  #next = 0;

  refuse(refusal: Refusal): void {
    this.#show("trouble", refusal.why, 9000);
  }

  tell(id: string): void {
    this.#show("done", { id }, 4000);
  }

  dismiss(key: number): void {
    this.notes = this.notes.filter((note) => note.key !== key);
  }

  #show(kind: Note["kind"], message: Message, stay: number): void {
    const key = this.#next++;
    const others = this.notes.filter((note) => note.message.id !== message.id);
    this.notes = [...others.slice(-2), { key, kind, message }];
    setTimeout(() => this.dismiss(key), stay);
  }
}

export const notice = new Notice();

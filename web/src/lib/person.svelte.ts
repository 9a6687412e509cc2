/** Who sits at this browser, and at which tables. */
import { api, asRefusal } from "./api";
import { notice } from "./notice.svelte";
import { settings } from "./settings.svelte";
import type { Me, TableRow } from "./types";

class Person {
  name = $state("");
  link = $state("");
  tables = $state.raw<TableRow[]>([]);
  isKnown = $state(false);

  /** Whether it is time to ask for a name, gently. */
  isNameless = $derived(this.isKnown && this.name === "" && !settings.asked);

  /** The personal link as an address that another device can open. */
  get address(): string {
    return this.link ? new URL(this.link, location.origin).href : "";
  }

  async load(): Promise<void> {
    try {
      this.#take(await api.me());
    } catch (trouble) {
      if (!this.isKnown) notice.refuse(asRefusal(trouble));
    }
  }

  /** Ask for the personal link; it is told only on demand. */
  async showLink(): Promise<boolean> {
    try {
      this.link = await api.link();
      return true;
    } catch (trouble) {
      notice.refuse(asRefusal(trouble));
      return false;
    }
  }

  async rename(name: string): Promise<boolean> {
    try {
      this.#take(await api.rename(name.trim()));
      settings.asked = true;
      return true;
    } catch (trouble) {
      notice.refuse(asRefusal(trouble));
      return false;
    }
  }

  #take(me: Me): void {
    this.name = me.name;
    this.tables = me.tables;
    this.isKnown = true;
  }
}

export const person = new Person();

/** What is said: messages in words, or piece by piece with what can be drawn of it. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";
import type { Arg, Message } from "./types";

export type Saying = {
  /** an attribute of the message, where it has that */
  part?: string;
  names?: readonly string[];
  /** the seat of whoever reads: what they did is said as "you" (`.you`), and what was done to them (`.to-you`) */
  you?: number | null;
};

/** Part of a sentence: words, or a thing that can be drawn instead (cards, stones, dice). */
export type Piece = { text: string; drawing?: Drawing };

/** Rows of sprites, what stands on the thing, and the word for its colour. */
export type Drawing = { rows: string[][]; badge: string; tint: string };

const MARK = /\uE000/; // stands before and after the number of a thing that is drawn
const ONE_LINE = /\s*\n\s*/g;

export class Words {
  readonly language: Language;
  /** the bundles a message is looked for in, first to last */
  readonly #bundles: readonly FluentBundle[];
  readonly #page: readonly FluentBundle[];
  readonly #list: Intl.ListFormat;

  constructor(language: Language, page: FluentBundle, shared?: FluentBundle, game?: FluentBundle) {
    this.language = language;
    const there = (bundle: FluentBundle | undefined): bundle is FluentBundle => bundle !== undefined;
    this.#bundles = [game, shared, page].filter(there);
    this.#page = [page, shared].filter(there);
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** The message in words, or its attribute `part` if it has that; its id where words are missing. */
  say(message: Message, { part, names = [], you = null }: Saying = {}): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      args[name] = this.#argument(arg, { names, you });
    }
    const spoken = part ?? roleOf(message, you);
    return this.#format(this.#bundles, message.id, args, spoken) ?? message.id;
  }

  /**
   * The message piece by piece: things that have a picture (`.drawn`: sprites, rows between slashes)
   * come with it, and with what stands on them (`.badge`) and their colour (`.tint`).
   */
  pieces(message: Message, saying: Saying = {}): Piece[] {
    const drawn: Piece[] = [];
    const args = Object.entries(message.args ?? {}).map(([name, arg]): [string, Arg] => [
      name,
      Array.isArray(arg) ? arg.map((one) => this.#mark(one, drawn, saying)) as Arg : this.#mark(arg, drawn, saying),
    ]);
    const text = this.say({ ...message, args: Object.fromEntries(args) }, saying);
    return (text.charAt(0).toUpperCase() + text.slice(1))
      .split(MARK)
      .map((part, index) => (index % 2 ? drawn[Number(part)] : { text: part }))
      .filter((piece): piece is Piece => piece !== undefined && piece.text !== "");
  }

  /** A mark in place of a thing that can be drawn, which is put on the list. */
  #mark(arg: Arg, drawn: Piece[], saying: Saying): Arg {
    if (typeof arg !== "object" || !("id" in arg)) return arg;
    const sprites = this.#deep(arg, "drawn");
    if (sprites === null) return arg;
    const rows = sprites.split("/").map((row) => row.trim().split(/\s+/));
    const drawing = { rows, badge: this.#deep(arg, "badge") ?? "", tint: this.#deep(arg, "tint") ?? "" };
    drawn.push({ text: this.say(arg, saying), drawing });
    return { id: "", args: { mark: drawn.length - 1 } };
  }

  /** An attribute of the message, said with the same attribute of all that it is made of. */
  #deep(message: Message, part: string): string | null {
    const found = this.#bundles.find((bundle) => bundle.hasMessage(message.id));
    const pattern = found?.getMessage(message.id)?.attributes[part];
    if (!found || !pattern) return null;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      args[name] = typeof arg === "object" && "id" in arg ? (this.#deep(arg, part) ?? "") : this.#argument(arg, {});
    }
    return found.formatPattern(pattern, args, []);
  }

  /** The page's own words. */
  page(id: string, args: Record<string, string | number> = {}, part?: string): string {
    return this.#format(this.#page, id, args, part) ?? id;
  }

  /** Whether there are words for it, or for that part of it. */
  has(id: string, part?: string): boolean {
    const found = this.#bundles.find((bundle) => bundle.hasMessage(id))?.getMessage(id);
    return found !== undefined && (part === undefined || part in found.attributes);
  }

  /** The player in that seat. */
  name(seat: number, names: readonly string[] = []): string {
    return names[seat] || this.page("seat", { number: seat + 1 });
  }

  list(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  #argument(arg: Arg, saying: Saying): FluentVariable {
    if (typeof arg === "number") return arg;
    if (Array.isArray(arg)) {
      return this.list(arg.map((part) => String(this.#argument(part, saying))));
    }
    if ("seat" in arg) return this.name(arg.seat, saying.names);
    if (arg.id === "") return `\uE000${String(arg.args?.mark)}\uE000`;
    return this.say(arg, { names: saying.names, you: saying.you });
  }

  #format(
    bundles: readonly FluentBundle[],
    id: string,
    args: Record<string, FluentVariable>,
    part: string | undefined,
  ): string | null {
    for (const bundle of bundles) {
      const found = bundle.getMessage(id);
      const pattern = (part && found?.attributes[part]) || found?.value;
      // errors are gathered so that nothing throws: a missing argument is shown as {$name}
      if (pattern) return bundle.formatPattern(pattern, args, []).replace(ONE_LINE, " ");
    }
    return null;
  }
}

/** The attribute for whoever sits there: they did it, or it was done to them. */
function roleOf({ args = {} }: Message, seat: number | null): string | undefined {
  if (isOnly(args.who, seat)) return "you";
  return Object.values(args).some((arg) => isOnly(arg, seat)) ? "to-you" : undefined;
}

/** Whether the argument is that seat and nobody else. */
function isOnly(who: Arg | undefined, seat: number | null): boolean {
  const one = Array.isArray(who) && who.length === 1 ? who[0] : who;
  return seat !== null && typeof one === "object" && "seat" in one && one.seat === seat;
}

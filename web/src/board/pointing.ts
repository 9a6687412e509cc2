/** What lies under a finger, a pointer or the focus. */
import type { Node } from "./tree";

export class Pointing {
  #aimed: Element | null = null;

  constructor(
    readonly board: () => Element | undefined,
    readonly nodes: () => ReadonlyMap<string, Node>,
  ) {}

  /** The answer of the thing there, if it has one. */
  answerAt(target: EventTarget | null): number | undefined {
    return this.#nodeAt(target, ({ shape }) => shape.action !== undefined)?.shape.action;
  }

  /** The thing there that says why it cannot be pressed, or else has a name. */
  thingAt(target: EventTarget | null): Node | null {
    return (
      this.#nodeAt(target, ({ shape }) => shape.why !== undefined) ??
      this.#nodeAt(target, ({ shape }) => Boolean(shape.id ?? shape.label))
    );
  }

  /** The thing there that can be named. */
  namedAt(target: EventTarget | null): Node | null {
    return this.#nodeAt(target, ({ shape }) => shape.label !== undefined);
  }

  /** The region of the board, where the thing is one. */
  regionOf({ shape, path }: Node): Element | null {
    return shape.kind === "area" ? this.#elementOf(path) : null;
  }

  /** Shows where a click there would lead; nowhere with null. */
  pointAt(target: EventTarget | null): void {
    const from = this.#nodeAt(target, ({ shape }) => shape.aim !== undefined);
    const aim = from && [...this.nodes().values()].find(({ shape }) => shape.id === from.shape.aim);
    const element = aim ? this.#elementOf(aim.path) : null;
    if (element === this.#aimed) return;
    this.#aimed?.removeAttribute("data-aimed");
    element?.setAttribute("data-aimed", "");
    this.#aimed = element;
  }

  #elementOf(path: string): Element | null {
    return this.board()?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null;
  }

  #nodeAt(target: EventTarget | null, fits: (node: Node) => boolean): Node | null {
    const board = this.board();
    let element = target instanceof Element ? target : null;
    for (; element && element !== board; element = element.parentElement) {
      const path = element.getAttribute("data-path") ?? element.getAttribute("data-for");
      const node = path === null ? undefined : this.nodes().get(path);
      if (node && fits(node)) return node;
    }
    return null;
  }
}

/** The focus of the keyboard, kept where it was while pictures change. */
import type { Node } from "./tree";

export class Focus {
  #lastId: string | null = null;

  /** What on the board has it now. */
  held(board: SVGSVGElement | undefined): Element | null {
    const active = document.activeElement;
    return active && board?.contains(active) ? active : null;
  }

  /** Before a change: whether the focus is here, and on what. */
  note(board: SVGSVGElement | undefined): boolean {
    const held = this.held(board);
    if (held && held !== board) this.#lastId = idIn(held) ?? this.#lastId;
    return held !== null;
  }

  /** After a change: the same thing if it can still be pressed, else the board. */
  keep(board: SVGSVGElement | undefined, held: Element | null, nodes: Iterable<Node>): void {
    if (!board) return;
    const active = document.activeElement;
    this.#lastId = (held && held !== board && idIn(held)) || this.#lastId;
    if (held && active === held && held.matches("[data-dial], .can")) return;
    const isHere = active === board || (held !== null && (active === document.body || active === held));
    if (isHere) (this.#again(board, nodes) ?? board).focus({ preventScroll: true });
  }

  #again(board: SVGSVGElement, nodes: Iterable<Node>): SVGElement | null {
    const same = [...nodes].find(({ shape }) => shape.id && shape.id === this.#lastId);
    return same ? board.querySelector(`[data-path="${CSS.escape(same.path)}"].can`) : null;
  }
}

function idIn(element: Element): string | null {
  const path = element.getAttribute("data-path");
  return path?.slice(path.lastIndexOf("/") + 1) ?? null;
}

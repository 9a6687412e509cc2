/** A number that changed beats once. */
import { everything, type Node } from "./tree";

/** What is written on the table, by path. */
export function textsIn(drawn: readonly Node[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { shape, path } of everything(drawn)) {
    if (shape.kind === "text") found.set(path, JSON.stringify(shape.text));
  }
  return found;
}

export function pulse(board: SVGSVGElement, before: Map<string, string>, now: readonly Node[]): void {
  for (const [path, text] of textsIn(now)) {
    const was = before.get(path);
    if (was === undefined || was === text) continue;
    const element = board.querySelector(`text[data-path="${CSS.escape(path)}"]`);
    element?.animate([{ scale: 1 }, { scale: 1.4, offset: 0.35 }, { scale: 1 }], {
      duration: 500,
      easing: "ease-out",
    });
  }
}

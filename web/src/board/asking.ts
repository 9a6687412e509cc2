/** Where on the table there is something to answer. */
import type { Scene } from "../lib/types";
import { everything, loose } from "./tree";

/** The names of folded panels that ask for something; "" for all that have their place. */
export function askingIn(scene: Scene, folded: readonly string[]): string[] {
  const found = new Set<string>();
  let start = 0;
  scene.panels.forEach(({ name }, k) => {
    const end = start + (scene.counts[k] ?? 0);
    const lying = everything(loose(scene.shapes.slice(start, end)));
    const asks = [...lying].some(({ shape }) => shape.action !== undefined || shape.kind === "shot");
    if (asks) found.add(folded.includes(name) ? name : "");
    start = end;
  });
  return [...found];
}

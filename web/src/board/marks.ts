/** Answers that are pointed at on the board, and what they are called. */
import type { Message, Scene } from "../lib/types";
import { everything, treeOf } from "./tree";

export type Mark = { action: number; kind: "hint" | "better" | "played" };

/** What stands on the thing that gives this answer, null where it has no words. */
export function nameOf(scene: Scene, action: number): Message | string | null {
  for (const { shape } of everything(treeOf(scene))) {
    if (shape.action !== action) continue;
    if (shape.label) return shape.label;
    return typeof shape.text === "number" ? String(shape.text) : (shape.text ?? null);
  }
  return null;
}

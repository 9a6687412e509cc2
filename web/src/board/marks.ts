/** Answers that are pointed at on the board, and what they are called. */
import type { Message, Scene } from "../lib/types";
import { everything, loose } from "./tree";

/** An answer, or a thing or panel by its name, that is pointed at. */
export type Mark =
  | { action: number; id?: never; kind: "hint" | "better" | "played" }
  | { id: string; action?: never; kind: "look" };

/** What stands on the thing that gives this answer, null where it has no words. */
export function nameOf(scene: Scene, action: number): Message | string | null {
  for (const { shape } of everything(loose(scene.shapes))) {
    if (shape.action !== action) continue;
    if (shape.label) return shape.label;
    return typeof shape.text === "number" ? String(shape.text) : (shape.text ?? null);
  }
  return null;
}

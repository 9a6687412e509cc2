/** What a reader makes of news: the first frame of a connection says all, those after it what is new. */
import type { Frame, Lines, News, Scene, SceneNews, Shape } from "./types";

/** The frame that these news make of the one before; what lay there in that one is kept beside. */
export function whole(news: News, before: Frame | null): Frame {
  const old = before?.scene ?? null;
  const older = before?.past ?? [];
  const between = news.between?.map((moment) => ({ ...moment, scene: told(moment.scene, old, older) }));
  const scene = news.scene && told(news.scene, old, older);
  const past = old?.shapes ?? [];
  return { ...before, ...news, ...(scene && { scene }), between: between ?? [], past } as Frame;
}

/** The scene that these news make of the one before; numbers are places there, and then in the one before that. */
export function told(news: SceneNews, old: Scene | null, past: Shape[]): Scene {
  const known = [...(old?.shapes ?? []), ...past];
  const shapes = news.shapes.map((shape) => (typeof shape === "number" ? known[shape] : shape));
  return { ...old, ...news, shapes } as Scene;
}

/** Lines up to where the new ones start, and these. */
export function joined<T>(lines: T[], news: Lines<T> | undefined): T[] {
  return news ? [...lines.slice(0, news.start), ...news.lines] : lines;
}

/** What a reader makes of news: the first frame of a connection says all, those after it what is new. */
import type { Frame, Lines, News, Scene, SceneNews } from "./types";

/** The frame that these news make of the one before. */
export function whole(news: News, before: Frame | null): Frame {
  const old = before?.scene ?? null;
  const between = news.between?.map((moment) => ({ ...moment, scene: told(moment.scene, old) }));
  const scene = news.scene && told(news.scene, old);
  return { ...before, ...news, ...(scene && { scene }), between: between ?? [] } as Frame;
}

/** The scene that these news make of the one before. */
export function told(news: SceneNews, old: Scene | null): Scene {
  const shapes = news.shapes.map((shape) => (typeof shape === "number" ? old?.shapes[shape] : shape));
  return { ...old, ...news, shapes } as Scene;
}

/** Lines up to where the new ones start, and these. */
export function joined<T>(lines: T[], news: Lines<T> | undefined): T[] {
  return news ? [...lines.slice(0, news.start), ...news.lines] : lines;
}

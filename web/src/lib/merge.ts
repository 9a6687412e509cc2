/** What a reader makes of news: the first frame of a connection says all, those after it what is new. */
import type { Frame, KeptScene, Lines, News, SceneNews } from "./types";

/** The frame that these news make of the one before. */
export function whole(news: News, before: Frame | null): Frame {
  const old = before?.scene ?? null;
  const between = news.between?.map((moment) => ({ ...moment, scene: told(moment.scene, old) }));
  const kept = old && { ...old, past: old.shapes };
  const scene = news.scene === undefined ? kept : news.scene && told(news.scene, old);
  return { ...before, ...news, scene, between: between ?? [] } as Frame;
}

/** The scene that these news make of the one before; numbers are places there, and then in the one before that. */
export function told(news: SceneNews, old: KeptScene | null): KeptScene {
  const past = old?.shapes ?? [];
  const known = [...past, ...(old?.past ?? [])];
  const shapes = news.shapes.map((shape) => (typeof shape === "number" ? known[shape] : shape));
  return { ...old, ...news, shapes, past } as KeptScene;
}

/** Lines up to where the new ones start, and these. */
export function joined<T>(lines: T[], news: Lines<T> | undefined): T[] {
  return news ? [...lines.slice(0, news.start), ...news.lines] : lines;
}

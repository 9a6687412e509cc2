/** The pages, each loaded when it is first wanted. */
import type { Route } from "./router";

export const pages = {
  home: () => import("../pages/Home.svelte"),
  game: () => import("../pages/Game.svelte"),
  workshop: () => import("../pages/Workshop.svelte"),
  table: () => import("../pages/Table.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  guide: () => import("../pages/Guide.svelte"),
  lab: () => import("../pages/Lab.svelte"),
  lost: () => import("../pages/Lost.svelte"),
} satisfies Record<Route["page"], () => Promise<unknown>>;

/** Which page is shown: the address bar, read and written, reactively. */
import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "workshop"; game: string; option: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "guide"; game: string }
  | { page: "lab" }
  | { page: "lost" };

let changed: () => void = () => {};

const subscribe = createSubscriber((update) => {
  changed = update;
  window.addEventListener("popstate", update);
  return () => window.removeEventListener("popstate", update);
});

export function routeOf(url: URL): Route {
  const [kind, name, ...more] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (kind === undefined) return { page: "home" };
  if (kind === "lab" && name === undefined) return { page: "lab" };
  const [option, ...rest] = more;
  if (kind === "game" && name !== undefined && option !== undefined && !rest.length) {
    return { page: "workshop", game: name, option };
  }
  if (name === undefined || more.length) return { page: "lost" };
  if (kind === "game") return { page: "game", game: name };
  if (kind === "guide") return { page: "guide", game: name };
  if (kind === "table") return { page: "table", id: name };
  if (kind !== "replay") return { page: "lost" };
  const at = url.searchParams.get("at");
  return { page: "replay", id: name, at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
}

export const router = {
  /** Where we are; follows every change when read in a template or an effect. */
  get route(): Route {
    subscribe();
    return routeOf(new URL(location.href));
  },
};

export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else {
    history.pushState(null, "", path);
    window.scrollTo(0, 0);
  }
  changed();
}

/** Plain links within the page change the page without loading it anew; once, from main.ts. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || /^\/(api|hello)\//.test(url.pathname)) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
}

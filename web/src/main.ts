import { mount } from "svelte";
import App from "./App.svelte";
import { pages } from "./lib/pages";
import { person } from "./lib/person.svelte";
import { followLinks, router } from "./lib/router";
import { settings } from "./lib/settings.svelte";
import { fetchWords } from "./lib/words";
import "./look/base.css";

settings.follow();
followLinks();

/** Letters that change their face push everything about, so they are waited for, but not for long. */
function fetchFaces(): Promise<unknown> {
  const faces = ["700 1em Almendra", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];
  const long = new Promise((resolve) => setTimeout(resolve, 3000));
  return Promise.race([long, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]);
}

// the first answer brings the cookie that everything else, above all the live line, goes by
await Promise.all([person.load(), fetchWords(), fetchFaces(), pages[router.route.page]()]);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js").catch(() => {}); // without one it is a page like any other
}
mount(App, { target: document.getElementById("page")! });

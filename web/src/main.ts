import { mount } from "svelte";
import App from "./App.svelte";
import { pages } from "./lib/pages";
import { followLinks, router } from "./lib/router";
import { settings } from "./lib/settings.svelte";
import { fetchWords } from "./lib/words";
import "./look/base.css";

settings.follow();
followLinks();
await Promise.all([fetchWords(), pages[router.route.page]()]);
mount(App, { target: document.getElementById("page")! });

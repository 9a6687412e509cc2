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
// the first answer brings the cookie that everything else, above all the live line, goes by
await Promise.all([person.load(), fetchWords(), pages[router.route.page]()]);
mount(App, { target: document.getElementById("page")! });

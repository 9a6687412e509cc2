/**
 * Messages in words, from Fluent files: those of the page (src/words/*{de,en}.ftl), the shared ones
 * of the server, and those of a game.
 *
 * In a component: `const words = $derived(wordsOf(game))`, then `words.say(message, { names })` for
 * what comes over the wire and `words.page("home-title", { count: 3 })` for the page's own words.
 * Both follow the language switch. A page with many words of its own brings its own files
 * (`table.de.ftl`, `table.en.ftl`): everything in src/words is loaded.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings, type Language } from "./settings.svelte";
import { Words } from "./speech";

export { Words, type Piece, type Saying } from "./speech";

const ours = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

async function pageBundle(language: Language): Promise<FluentBundle> {
  const files = Object.entries(ours).filter(([path]) => path.endsWith(`${language}.ftl`));
  return bundleOf(language, await Promise.all(files.map(([, load]) => load())));
}

async function served(language: Language, address: string): Promise<FluentBundle | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? bundleOf(language, [await answer.text()]) : undefined;
  } catch {
    return undefined;
  }
}

const bundles = new Map<string, Promise<FluentBundle | undefined>>();

function once(
  key: string,
  load: () => Promise<FluentBundle | undefined>,
): Promise<FluentBundle | undefined> {
  let bundle = bundles.get(key);
  if (!bundle) {
    bundle = load().then((found) => {
      if (!found) bundles.delete(key); // asked again next time
      return found;
    });
    bundles.set(key, bundle);
  }
  return bundle;
}

async function load(language: Language, game: string): Promise<Words> {
  const [page, shared, own] = await Promise.all([
    once(`page/${language}`, () => pageBundle(language)),
    once(`shared/${language}`, () => served(language, `/api/words/${language}.ftl`)),
    game
      ? once(`${game}/${language}`, () => served(language, `/api/games/${game}/${language}.ftl`))
      : undefined,
  ]);
  return new Words(language, page ?? bundleOf(language, []), shared, own);
}

const ready = new SvelteMap<string, Words>();
const loading = new Map<string, Promise<Words>>();

/** Loads the words of a game (of the page alone: "") in a language; kept for the next time. */
export function fetchWords(game = "", language: Language = settings.language): Promise<Words> {
  const key = `${language}/${game}`;
  let words = loading.get(key);
  if (!words) {
    words = load(language, game).then((found) => {
      ready.set(key, found);
      return found;
    });
    loading.set(key, words);
  }
  return words;
}

/**
 * The words of a game in the language of now, reactively. Until they are there: the page's words,
 * or the ones of the language before, so that nothing ever flickers to bare ids.
 */
export function wordsOf(game = ""): Words {
  const { language } = settings;
  const found = ready.get(`${language}/${game}`);
  if (found) return found;
  void fetchWords(game, language);
  const other: Language = language === "de" ? "en" : "de";
  return (
    ready.get(`${other}/${game}`) ??
    ready.get(`${language}/`) ??
    ready.get(`${other}/`) ??
    new Words(language, bundleOf(language, []))
  );
}

/** Whether the words of a game are there in the language of now. */
export function hasWords(game = ""): boolean {
  return ready.has(`${settings.language}/${game}`);
}

/** What this browser remembers about how somebody likes it. */

export type Language = "de" | "en";
export type Theme = "auto" | "dusk" | "day";
export type Motion = "auto" | "full" | "calm";
export type Pace = "none" | "quick" | "usual" | "slow";

/** How long a moment of somebody else's turn stays, in milliseconds. */
const PAUSES: Record<Pace, number> = { none: 0, quick: 500, usual: 1000, slow: 1800 };

const KEY = "steinkreis";

type Kept = { language: Language; theme: Theme; sound: boolean; motion: Motion; pace: Pace; keys: boolean; asked: boolean; solid: boolean };

function languageOfBrowser(): Language {
  return navigator.languages.some((code) => code.toLowerCase().startsWith("de")) ? "de" : "en";
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(true);
  motion = $state<Motion>("auto");
  pace = $state<Pace>("usual");
  /** whether the browser's owner was already asked for a name */
  asked = $state(false);
  /** whether single keys do something at a table */
  keys = $state(true);
  /** whether rolls are shown in three dimensions */
  solid = $state(true);

  #light = window.matchMedia("(prefers-color-scheme: light)");
  #less = window.matchMedia("(prefers-reduced-motion: reduce)");
  #lightNow = $state(this.#light.matches);
  #lessNow = $state(this.#less.matches);

  /** What "auto" comes to here and now. */
  isDay = $derived(this.theme === "day" || (this.theme === "auto" && this.#lightNow));
  isCalm = $derived(this.motion === "calm" || (this.motion === "auto" && this.#lessNow));

  pause = $derived(PAUSES[this.pace]);

  constructor() {
    const was = kept();
    this.language = was.language === "de" || was.language === "en" ? was.language : languageOfBrowser();
    if (was.theme === "dusk" || was.theme === "day") this.theme = was.theme;
    if (was.motion === "full" || was.motion === "calm") this.motion = was.motion;
    if (was.pace && was.pace in PAUSES) this.pace = was.pace;
    this.sound = was.sound !== false;
    this.asked = was.asked === true;
    this.keys = was.keys !== false;
    this.solid = was.solid !== false;
    this.#light.addEventListener("change", (event) => (this.#lightNow = event.matches));
    this.#less.addEventListener("change", (event) => (this.#lessNow = event.matches));
  }

  /** Keeps the document and localStorage in step; once, from main.ts. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.lang = this.language;
        root.dataset.theme = this.isDay ? "day" : "dusk";
        root.dataset.motion = this.isCalm ? "calm" : "full";
        const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
        if (bar) bar.content = this.isDay ? "#a9c6d4" : "#1b1a2b";
      });
      $effect(() => {
        const { language, theme, sound, motion, pace, keys, asked, solid } = this;
        try {
          const all: Kept = { language, theme, sound, motion, pace, keys, asked, solid };
          localStorage.setItem(KEY, JSON.stringify(all));
        } catch {
          // a browser that keeps nothing still plays
        }
      });
    });
  }
}

export const settings = new Settings();

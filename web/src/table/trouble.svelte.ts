/** What the server refused, and a line that was lost and is back: it is said in passing. */
import { untrack } from "svelte";
import type { LiveState } from "../lib/live";
import { sounds } from "../lib/sounds";
import type { Words } from "../lib/words";
import type { Toast } from "./toast.svelte";

/** What is known of the table now. */
type Now = { at: LiveState; words: Words; names: readonly string[] };

/** To be called where effects are, in a component. */
export function sayTrouble(toast: Toast, now: () => Now): void {
  let seen = untrack(() => now().at.trouble?.key ?? 0);
  $effect(() => {
    const { at, words, names } = now();
    if (!at.trouble || at.trouble.key === seen) return;
    seen = at.trouble.key;
    if (at.trouble.code === "stale") return;
    sounds.refuse();
    toast.say(words.say(at.trouble.why, { names }));
  });

  let wasLost = false;
  $effect(() => {
    const { at, words } = now();
    if (at.link === "lost") wasLost = true;
    else if (at.link === "open" && wasLost) {
      wasLost = false;
      toast.say(words.page("link-back"));
    }
  });
}

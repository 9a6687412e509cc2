/** Words that may be too long for their place, such as the names of people. */

import { dress } from "./dress";

const LEAST = 0.74; // of the size that was asked for; what is still too long is cut
const SPARE = 0.97; // letters do not shrink quite evenly

/** Puts the words into a text of the picture: smaller where there is little room, then cut. */
export function fitting(words: string, size: number, letters: number, room: number, game: string) {
  return (element: SVGTextElement): (() => void) => {
    const fit = () => put(element, words, size, Math.max(LEAST, letters / size), room);
    fit();
    void dress(game).then(fit); // it may choose another font
    document.fonts.addEventListener("loadingdone", fit);
    return () => document.fonts.removeEventListener("loadingdone", fit);
  };
}

function put(
  element: SVGTextElement,
  words: string,
  size: number,
  least: number,
  room: number,
): void {
  const length = () => element.getComputedTextLength();
  element.textContent = words;
  element.style.fontSize = "";
  if (length() <= room) return;
  const scale = Math.max(Math.min(1, least), (SPARE * room) / length());
  element.style.fontSize = `${(size * scale).toFixed(2)}px`; // the attribute is Svelte's
  for (let kept = [...words]; length() > room && kept.length > 1; ) {
    kept = kept.slice(0, -1);
    element.textContent = `${kept.join("").trimEnd()}…`;
  }
}

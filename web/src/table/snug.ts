/** Words that always fit: drawn smaller where their place is too small for them. */

const LEAST = 11; // pixels
const STEP = 0.5;

/** Shrinks the letters of an element whose height is given, until these words have room in it. */
export function snug(words: string) {
  return (element: HTMLElement): (() => void) => {
    const fit = (): void => {
      element.style.fontSize = "";
      if (!words) return;
      let size = parseFloat(getComputedStyle(element).fontSize);
      while (element.scrollHeight > element.clientHeight + 1 && size > LEAST) {
        size -= STEP;
        element.style.fontSize = `${size}px`;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
}

/** Words that always fit: drawn smaller where their place is too small for them, or cut. */

const LEAST = 11; // pixels
const STEP = 0.5;

/**
 * Shrinks the letters of an element whose height is given, until these words have room in it.
 * Where they have none even so, it is `cut`.
 */
export function snug(words: string) {
  return (element: HTMLElement): (() => void) => {
    const fit = (): void => {
      const isTooLow = (): boolean => element.scrollHeight > element.clientHeight + 1;
      element.style.fontSize = "";
      element.classList.remove("cut");
      if (!words) return;
      let size = parseFloat(getComputedStyle(element).fontSize);
      while (isTooLow() && size > LEAST) {
        size -= STEP;
        element.style.fontSize = `${size}px`;
      }
      element.classList.toggle("cut", isTooLow());
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

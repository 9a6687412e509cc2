/** The end of a game: it is seen on the board for a moment, then the page says how it came out. */
import { sounds } from "../lib/sounds";
import type { Frame } from "../lib/types";

const MOMENT = 1200; // milliseconds

export class Ending {
  isOpen = $state(false);

  /** To be made where effects are, in a component. */
  constructor(frame: () => Frame) {
    const isOver = $derived(frame().info.status === "over");
    let wasOver: boolean | null = null;
    $effect(() => {
      if (isOver === wasOver) return;
      const isNews = isOver && wasOver === false;
      wasOver = isOver;
      this.isOpen = isOver && !isNews;
      if (!isNews) return;
      const timer = setTimeout(() => {
        this.isOpen = true;
        if (hasWon(frame())) sounds.won();
        else sounds.over();
      }, MOMENT);
      return () => clearTimeout(timer);
    });
  }
}

function hasWon({ returns, info }: Frame): boolean {
  const best = Math.max(0, ...(returns ?? []));
  return best > 0 && info.mine.some((seat) => returns?.[seat] === best);
}

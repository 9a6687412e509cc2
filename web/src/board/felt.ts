/** Lets it be heard and felt what happened between two pictures. */
import { sounds } from "../lib/sounds";
import { BEAT, type Drama } from "./drama";

/** Lets it be heard; whether there was anything to hear. */
export function hear({ climbs, climbed, failed, laid, blows }: Drama): boolean {
  if (climbed) sounds.climb(climbs);
  if (failed) sounds.fail();
  for (let k = 0; k < laid; k++) sounds.stone(((k + 0.75) * BEAT) / 1000);
  for (let k = 1; k <= blows; k++) sounds.crash((k * BEAT) / 1000);
  return climbed || failed || laid + blows > 0;
}

/** Shakes the table once for every blow, and the hand that holds it. */
export function shake(table: Element, { blows }: Drama): void {
  for (let k = 1; k <= blows; k++) {
    const force = 9 / k; // pixels
    const frames = [0, -1, 0.8, -0.55, 0.3, 0].map((part, n) => ({
      transform: `translate(${part * force}px, ${(n % 2 ? 0.5 : -0.5) * part * force}px)`,
    }));
    table.animate(frames, { delay: k * BEAT, duration: BEAT, easing: "ease-out" });
  }
  if (blows && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.([BEAT, 90, 60, 50].slice(0, 2 * blows));
}

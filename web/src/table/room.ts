/** How the page uses a screen of some size. */

/** `wide`: two columns; `low`: a phone held sideways; `narrow`: one below the other. */
export type Room = "wide" | "low" | "narrow";

export function roomOf(width: number, height: number): Room {
  const isAcross = width > height * 1.25;
  if (height < 520) return width >= 540 && isAcross ? "low" : "narrow";
  return width >= 960 || (width >= 680 && isAcross) ? "wide" : "narrow";
}

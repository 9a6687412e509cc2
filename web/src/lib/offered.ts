/** Which guides this browser need not offer any more. */

const keyOf = (game: string): string => `steinkreis/${game}/guided`;

/** Whether this browser has already shown the guide of a game, or turned it down. */
export function wasGuided(game: string): boolean {
  try {
    return localStorage.getItem(keyOf(game)) !== null;
  } catch {
    return false;
  }
}

export function keepGuided(game: string): void {
  try {
    localStorage.setItem(keyOf(game), "yes");
  } catch {
    // it is offered again
  }
}

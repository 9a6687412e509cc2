/** The cover of a game, cut out of its sprite sheet as a picture of its own. */

const WIDTH = 400;
const HEIGHT = 250;

const covers = new Map<string, Promise<string>>();

/** The address of the picture; rejects where a game has none. */
export function coverOf(game: string): Promise<string> {
  let cover = covers.get(game);
  if (!cover) {
    cover = cut(game);
    covers.set(game, cover);
  }
  return cover;
}

async function cut(game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/sprites.svg`);
  if (!answer.ok) throw new Error(`${game} has no sprites`);
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const root = sheet.documentElement;
  if (!sheet.getElementById("cover")) throw new Error(`${game} has no cover`);
  root.removeAttribute("style");
  root.setAttribute("width", String(WIDTH * 2));
  root.setAttribute("height", String(HEIGHT * 2));
  root.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  const use = sheet.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#cover");
  use.setAttribute("width", String(WIDTH));
  use.setAttribute("height", String(HEIGHT));
  root.append(use);
  const text = new XMLSerializer().serializeToString(sheet);
  return URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
}

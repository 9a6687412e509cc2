/** What a game wears: its sprites, put into this document once, and its theme. */

const wardrobe = new Map<string, Promise<void>>();

/** Resolves when the pictures and the theme of the game are there (or cannot be had). */
export function dress(game: string): Promise<void> {
  let dressed = wardrobe.get(game);
  if (!dressed) {
    dressed = Promise.all([sprites(game), theme(game)]).then(
      () => undefined,
      () => {
        wardrobe.delete(game);
      },
    );
    wardrobe.set(game, dressed);
  }
  return dressed;
}

/** The name of a sprite in the document: two games may use the same word for different things. */
export function spriteName(game: string, name: string): string {
  return `${game}--${name}`;
}

async function sprites(game: string): Promise<void> {
  const answer = await fetch(`/api/games/${game}/sprites.svg`);
  if (!answer.ok) return;
  const sheet = new DOMParser().parseFromString(
    await answer.text(),
    "image/svg+xml",
  ).documentElement;
  if (sheet.localName !== "svg") return;
  for (const unwanted of sheet.querySelectorAll("script, foreignObject, style")) unwanted.remove();
  const own = rename(sheet, game);
  own.setAttribute("aria-hidden", "true");
  own.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.prepend(own);
}

function rename(sheet: Element, game: string): SVGSVGElement {
  const own = document.importNode(sheet, true) as unknown as SVGSVGElement;
  const names = new Set<string>();
  for (const symbol of own.querySelectorAll("symbol[id]")) {
    names.add(symbol.id);
    symbol.id = spriteName(game, symbol.id);
  }
  for (const use of own.querySelectorAll("use[href]")) {
    const name = use.getAttribute("href")?.slice(1) ?? "";
    if (names.has(name)) use.setAttribute("href", `#${spriteName(game, name)}`);
  }
  for (const styled of own.querySelectorAll<SVGElement>("[style]")) {
    const style = styled.getAttribute("style") ?? "";
    styled.removeAttribute("style");
    styled.style.cssText = style; // this way the content security policy allows it
  }
  return own;
}

function theme(game: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/api/games/${game}/theme.css`;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** A part of the board once more and larger, for what is small on a phone. */

const LARGE = 150; // pixels: what is as wide as that can be seen on the board itself
const AROUND = 0.14; // of its size: how much is seen around it
const SPOKEN = ["data-path", "data-for", "id", "tabindex", "role", "aria-label", "aria-disabled"];

/** A picture of the thing and what lies on it, or null where it is large enough. */
export function closeUp(thing: Element): SVGSVGElement | null {
  const panel = thing.closest<SVGSVGElement>("svg.panel");
  const board = thing.closest<SVGSVGElement>("svg.scene");
  const toPanel = panel?.getScreenCTM()?.inverse();
  const seen = thing.getBoundingClientRect();
  if (!panel || !board || !toPanel || seen.width >= LARGE) return null;
  const [x, y, w, h] = around(seen, toPanel);
  const inside = panel.cloneNode(true) as SVGSVGElement;
  const size = { x: "0", y: "0", width: "100%", height: "100%", viewBox: `${x} ${y} ${w} ${h}` };
  for (const [name, value] of Object.entries(size)) inside.setAttribute(name, value);
  const picture = board.cloneNode(false) as SVGSVGElement;
  picture.append(inside);
  silence(picture);
  return picture;
}

/** Its place in the units of the panel, and a little more. */
function around({ left, top, right, bottom }: DOMRect, toPanel: DOMMatrix): number[] {
  const from = new DOMPoint(left, top).matrixTransform(toPanel);
  const to = new DOMPoint(right, bottom).matrixTransform(toPanel);
  const [w, h] = [to.x - from.x, to.y - from.y];
  return [from.x - AROUND * w, from.y - AROUND * h, (1 + 2 * AROUND) * w, (1 + 2 * AROUND) * h];
}

/** It is a picture only: nothing in it can be pressed, found or read out. */
function silence(picture: SVGSVGElement): void {
  for (const hit of picture.querySelectorAll(".hit, title")) hit.remove();
  for (const element of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of SPOKEN) element.removeAttribute(name);
    element.classList.remove("can");
  }
  for (const side of ["width", "height"]) picture.setAttribute(side, "100%");
  picture.setAttribute("aria-hidden", "true");
}

/** The arrow keys: from one thing to the nearest in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus with the arrow keys among all that can be pressed around here. */
export function walk(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(key in WAYS) || !(target instanceof Element) || target.hasAttribute("data-dial")) return;
  const around = target.closest("[data-play]") ?? target.closest("svg.scene");
  const goals = [...(around?.querySelectorAll(".can, [data-can]") ?? [])];
  const goal = nearest(goals, target.matches("svg.scene") ? null : target, key);
  if (goal instanceof HTMLElement || goal instanceof SVGElement) goal.focus();
  event.preventDefault();
}

/** The nearest of `goals` from `start` in the direction of the key; where start is none, the first. */
function nearest(goals: readonly Element[], start: Element | null, key: string): Element | null {
  const way = WAYS[key];
  if (!way || !start) return goals[0] ?? null;
  const here = middle(start);
  let best: Element | null = null;
  let least = Infinity;
  for (const goal of goals) {
    if (goal === start) continue;
    const there = middle(goal);
    const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 4 || aside > 3 * ahead + 40) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [goal, cost];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

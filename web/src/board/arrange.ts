/**
 * Finds room for the panels of a table.
 *
 * They keep their order. The room is cut in two again and again, the first panels left or above, and
 * of all ways to cut it on a grid the best is taken: where the sizes at which things are drawn are
 * worth most together. Only what panels declare counts, never what lies in them: nothing jumps.
 */
import type { Flow, Panel } from "../lib/types";

/** Where a panel is drawn, in pixels of the room. */
export type Place = {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** pixels for one unit of the panel */
  scale: number;
  /** left, top, width and height of what is seen, in units */
  view: [number, number, number, number];
  /** of things that flow */
  columns: number;
  /** whether it lies on its side: across and down are swapped */
  isTurned: boolean;
};

export type Arrangement = {
  places: Place[];
  /** the names of panels that wait behind tabs */
  folded: string[];
};

const CELLS = 56; // of the grid, across and down
const MARGINS = { desktop: 7, phone: 3 }; // pixels around each panel
const TABS = 46; // pixels for the tabs, where there are some
const PHONE = 560; // pixels: a room whose shorter side is less is a small one
const PARTS = {
  board: { weight: 4, least: 0.95, enough: 99, enoughOnPhones: 99, most: 99 },
  hand: { weight: 2, least: 0.85, enough: 2, enoughOnPhones: 1.3, most: 2.8 },
  aside: { weight: 1, least: 0.85, enough: 1.5, enoughOnPhones: 1.1, most: 2.2 },
};
const FLAT = 0.06; // of what growing is worth once a thing is large enough
const STEEP = 24; // what it costs to be too small, whatever part it is

type Size = [width: number, height: number];

/** How many columns things may stand in: never so that one is left over in a row of its own. */
export function columnsFor(count: number): number[] {
  const found: number[] = [];
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    if (Math.ceil(count / columns) !== rows) continue;
    const last = count - columns * (rows - 1);
    const isEven = last >= columns - 1 || (count > 8 && 2 * last >= columns);
    if (isEven && (last > 1 || columns === 1)) found.push(columns);
  }
  return found.length ? found : [1];
}

/** What things take up that flow in so many columns. */
export function sizeOf({ cell: [w, h], count, gap }: Flow, columns: number): Size {
  const rows = Math.ceil(Math.max(1, count) / columns);
  return [columns * (w + gap) - gap, rows * (h + gap) - gap];
}

type Shaped = { size: Size; columns: number; isTurned: boolean };

/** The sizes a panel can have: upright or on its side, or in so many columns. */
function sizesOf({ window, flow, turns }: Panel): Shaped[] {
  if (flow) {
    return columnsFor(flow.count).map((columns) => {
      return { size: sizeOf(flow, columns), columns, isTurned: false };
    });
  }
  const [w, h] = [window?.[2] ?? 1, window?.[3] ?? 1];
  const upright: Shaped = { size: [w, h], columns: 1, isTurned: false };
  return turns ? [upright, { size: [h, w], columns: 1, isTurned: true }] : [upright];
}

const scaleIn = ([w, h]: Size, width: number, height: number): number =>
  Math.min(width / w, height / h);

/** The shape in which a panel is drawn largest. */
function bestIn(panel: Panel, width: number, height: number): Shaped & { scale: number } {
  let best = { size: [1, 1] as Size, columns: 1, isTurned: false, scale: -Infinity };
  for (const shaped of sizesOf(panel)) {
    const scale = scaleIn(shaped.size, width, height);
    if (scale > best.scale) best = { ...shaped, scale };
  }
  return best;
}

/** What it is worth to draw a panel at that scale. */
function worthOf({ part = "board" }: Panel, scale: number, isSmall: boolean): number {
  const { weight, least, enough, enoughOnPhones } = PARTS[part];
  const most = isSmall ? enoughOnPhones : enough;
  const size = Math.max(scale, 0.01);
  if (size < least) return weight * Math.log(least) + STEEP * Math.log(size / least);
  if (size > most) return weight * (Math.log(most) + FLAT * Math.log(size / most));
  return weight * Math.log(size);
}

type Rect = { x: number; y: number; width: number; height: number };

const isPhone = (width: number, height: number): boolean => Math.min(width, height) < PHONE;

const ROW = CELLS + 1; // a table has a row for each width, in it an entry for each height

/** The best for some panels in a room of every size: what it is worth, and where to cut first. */
class Best {
  readonly worth = new Float64Array(ROW * ROW).fill(-Infinity);
  readonly cut = new Int16Array(ROW * ROW);

  /** Tries all cuts that leave the first panels to one part and the last ones to the other. */
  try(first: Float64Array, last: Float64Array, middle: number, isSizeAsked: boolean[]): void {
    const { worth, cut } = this;
    for (let size = ROW + 1; size < ROW * ROW; size++) {
      if (!isSizeAsked[size]) continue;
      const b = size % ROW;
      const row = size - b;
      let best = worth[size] as number;
      let way = cut[size] as number;
      for (let at = ROW; at < row; at += ROW) {
        const both = (first[at + b] as number) + (last[size - at] as number);
        if (both > best) {
          best = both;
          way = middle * 256 + at / ROW;
        }
      }
      for (let at = 1; at < b; at++) {
        const both = (first[row + at] as number) + (last[size - at] as number);
        if (both > best) {
          best = both;
          way = middle * 256 + 128 + at;
        }
      }
      worth[size] = best;
      cut[size] = way;
    }
  }
}

/** Which sizes of a room may come up after so many cuts: the first leaves one side as it is. */
const ASKED = [0, 1, 2].map((cuts) =>
  Array.from({ length: ROW * ROW }, (_, size): boolean => {
    const [a, b] = [Math.floor(size / ROW), size % ROW];
    const whole = Number(a === CELLS) + Number(b === CELLS);
    return a > 0 && b > 0 && whole >= 2 - cuts;
  }),
);

/** All ways to cut a room among some panels, from few panels to many. */
class Cutting {
  readonly #count: number;
  readonly #cell: Size;
  readonly #best: Map<number, Best>[]; // by the first panel, then by the one after the last

  constructor(panels: readonly Panel[], width: number, height: number) {
    this.#count = panels.length;
    this.#cell = [width / CELLS, height / CELLS];
    const isSmall = isPhone(width, height);
    this.#best = panels.map((panel, k) => new Map([[k + 1, this.#alone(panel, isSmall)]]));
    for (let span = 2; span <= panels.length; span++) {
      for (let from = 0; from + span <= panels.length; from++) this.#join(from, from + span);
    }
  }

  /** Gives each panel its part of the room. */
  rooms(): Rect[] {
    const found: Rect[] = [];
    this.#divide(0, this.#count, { x: 0, y: 0, width: CELLS, height: CELLS }, found);
    return found;
  }

  #alone(panel: Panel, isSmall: boolean): Best {
    const best = new Best();
    const [w, h] = this.#cell;
    const around = 2 * (isSmall ? MARGINS.phone : MARGINS.desktop);
    for (const { size: needed } of sizesOf(panel)) {
      for (let size = 0; size < ROW * ROW; size++) {
        const [width, height] = [w * Math.floor(size / ROW), h * (size % ROW)];
        const scale = scaleIn(needed, width - around, height - around);
        const worth = worthOf(panel, scale, isSmall);
        if (worth > (best.worth[size] as number)) best.worth[size] = worth;
      }
    }
    return best;
  }

  #join(from: number, to: number): void {
    const best = new Best();
    const isAsked = ASKED[Math.min(2, this.#count - (to - from))] ?? [];
    for (let middle = from + 1; middle < to; middle++) {
      const [first, last] = [this.#best[from]?.get(middle), this.#best[middle]?.get(to)];
      if (first && last) best.try(first.worth, last.worth, middle, isAsked);
    }
    this.#best[from]?.set(to, best);
  }

  #divide(from: number, to: number, room: Rect, found: Rect[]): void {
    const { x, y, width, height } = room;
    if (to - from <= 1) {
      const [w, h] = this.#cell;
      if (to > from) found.push({ x: x * w, y: y * h, width: width * w, height: height * h });
      return;
    }
    const cut = this.#best[from]?.get(to)?.cut[width * ROW + height] ?? 0;
    const [middle, at, isAbove] = [cut >> 8, cut & 127, (cut & 128) !== 0];
    const first = isAbove ? { ...room, height: at } : { ...room, width: at };
    const last = isAbove
      ? { ...room, y: y + at, height: height - at }
      : { ...room, x: x + at, width: width - at };
    this.#divide(from, middle, first, found);
    this.#divide(middle, to, last, found);
  }
}

/** The panel in the middle of its part of the room, as large as it can be. */
function placed(panel: Panel, room: Rect, margin: number): Place {
  const [across, down] = [room.width - 2 * margin, room.height - 2 * margin];
  const { size, columns, isTurned, scale: fits } = bestIn(panel, across, down);
  const [left, top] = panel.window ?? [0, 0];
  const scale = Math.min(fits, PARTS[panel.part ?? "board"].most);
  const [width, height] = panel.holds // what the page shows there has no shape of its own
    ? [across, down]
    : [size[0] * scale, size[1] * scale];
  return {
    name: panel.name,
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - height) / 2,
    width,
    height,
    scale,
    view: isTurned ? [top, left, ...size] : [left, top, ...size],
    columns,
    isTurned,
  };
}

const marginIn = (width: number, height: number): number =>
  isPhone(width, height) ? MARGINS.phone : MARGINS.desktop;

/** What tabs leave over: they stand above where there is height, else on the left. */
function besideTabs(width: number, height: number): Rect {
  return width > height
    ? { x: TABS, y: 0, width: width - TABS, height }
    : { x: 0, y: TABS, width, height: height - TABS };
}

/** One panel alone in the room: what a tab shows. */
export function alone(panel: Panel, width: number, height: number): Place {
  return placed(panel, besideTabs(width, height), marginIn(width, height));
}

const isTooSmall = (panel: Panel, { scale }: Place): boolean =>
  scale < PARTS[panel.part ?? "board"].least;

function arranged(panels: readonly Panel[], width: number, height: number): Arrangement {
  const open = [...panels];
  const folded: string[] = [];
  for (;;) {
    const whole = folded.length ? besideTabs(width, height) : { x: 0, y: 0, width, height };
    const rooms = new Cutting(open, whole.width, whole.height).rooms();
    const places = open.flatMap((panel, k) => {
      const room = rooms[k];
      if (!room) return [];
      const there = { ...room, x: whole.x + room.x, y: whole.y + room.y };
      return [placed(panel, there, marginIn(whole.width, whole.height))];
    });
    const isTight = open.some((panel, k) => isTooSmall(panel, places[k] as Place));
    const last = open.findLastIndex((panel) => panel.folds);
    if (!isTight || last < 0 || open.length < 2) return { places, folded };
    folded.unshift(...open.splice(last, 1).map(({ name }) => name));
  }
}

const KEPT = 24;
const kept = new Map<string, Arrangement>();

/** The room for each of the panels; the same for the same panels and room. */
export function arrange(panels: readonly Panel[], width: number, height: number): Arrangement {
  const key = `${Math.round(width)} ${Math.round(height)} ${JSON.stringify(panels)}`;
  let found = kept.get(key);
  if (!found) {
    found = arranged(panels, Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? "");
    kept.set(key, found);
  }
  return found;
}

/**
 * Where each of the things in a panel begins that flow there, in units.
 *
 * Where there are more than cells, they move together in their rows like a hand of cards.
 */
export function spots({ cell, count, gap }: Flow, columns: number, things: number): Size[] {
  const rows = Math.ceil(Math.max(1, count) / columns);
  const across = Math.max(columns, Math.ceil(things / rows));
  const far = (columns - 1) * (cell[0] + gap);
  const step = across > columns ? far / (across - 1) : cell[0] + gap;
  const last = things - across * (rows - 1);
  const isFull = things === count && rows > 1 && last < across;
  return Array.from({ length: things }, (_, k): Size => {
    const [row, column] = [Math.floor(k / across), k % across];
    const indent = isFull && row === rows - 1 ? ((across - last) * step) / 2 : 0;
    return [column * step + indent, row * (cell[1] + gap)];
  });
}

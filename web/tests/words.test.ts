import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/speech";

const bundle = new FluentBundle("de", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
log-drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
log-gave = { $who } gibt { $partner } etwas.
    .you = Du gibst { $partner } etwas.
    .to-you = { $who } gibt dir etwas.
log-many = { $cards } liegen da.
card = [{ $value }: { $row }]
    .drawn = { $row }
    .badge = { $value }
    .tint = { $colour }
row = { $a } – { $b }
    .drawn = { $a } / { $b }
sun = Sonne
    .drawn = mark-sun
moon = Mond
    .drawn = mark-moon
red = rot
    .tint = red
`),
);
const words = new Words("de", bundle);
const card = { id: "card", args: { value: 3, row: { id: "row", args: { a: { id: "sun" }, b: { id: "moon" } } }, colour: { id: "red" } } };
const drew = (who: number) => ({ id: "log-drew", args: { who: { seat: who }, card } });
const names = ["Anna", "Ben"];

describe("what is told", () => {
  it("says you of whoever reads, and names of the others", () => {
    expect(words.say(drew(0), { names, you: 0 })).toBe("Du ziehst [3: Sonne – Mond].");
    expect(words.say(drew(1), { names, you: 0 })).toBe("Ben zieht [3: Sonne – Mond].");
    expect(words.say(drew(0), { names })).toBe("Anna zieht [3: Sonne – Mond].");
  });

  it("says you of whom it was done to", () => {
    const gave = { id: "log-gave", args: { who: { seat: 1 }, partner: { seat: 0 } } };
    expect(words.say(gave, { names, you: 0 })).toBe("Ben gibt dir etwas.");
    expect(words.say(gave, { names, you: 1 })).toBe("Du gibst Anna etwas.");
    expect(words.say(gave, { names })).toBe("Ben gibt Anna etwas.");
  });

  it("draws what has a picture", () => {
    expect(words.pieces(drew(0), { names, you: 0 })).toEqual([
      { text: "Du ziehst " },
      {
        text: "[3: Sonne – Mond]",
        drawing: { rows: [["mark-sun"], ["mark-moon"]], badge: "3", tint: "red" },
      },
      { text: "." },
    ]);
  });

  it("draws lists, too", () => {
    const pieces = words.pieces({ id: "log-many", args: { cards: [card, card] } });
    expect(pieces.map(({ text, drawing }) => (drawing ? "#" : text)).join("")).toBe("# und # liegen da.");
  });
});

"""Playing Trilithen Knallen with open eyes: cards by the notes on their backs."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def right_cards(page: Page) -> list[Locator]:
    """Cards face down whose note is the colour that comes next; none where no card is wanted."""
    wanted = page.locator("svg.scene .knall-step.next")
    if wanted.count() == 0:
        return []
    colour = page.evaluate(NEXT)
    noted = f"svg.scene .knall-card.can:has(.henge-disc.{colour})"
    known = page.locator(noted).all()
    return known or page.locator("svg.scene .knall-card.can:not(:has(.henge-disc))").all()


# The colour of the block inside the frame of the next field.
NEXT = """() => {
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const frame = document.querySelector('svg.scene .knall-step.next').getBoundingClientRect();
    const [x, y] = middle(frame);
    const blocks = [...document.querySelectorAll('svg.scene .knall-block')];
    const far = (block) => {
        const [a, b] = middle(block.getBoundingClientRect());
        return Math.hypot(a - x, b - y);
    };
    const block = blocks.sort((one, other) => far(one) - far(other))[0];
    return ['white', 'blue', 'green', 'yellow', 'red'].find((c) => block.classList.contains(c));
}"""

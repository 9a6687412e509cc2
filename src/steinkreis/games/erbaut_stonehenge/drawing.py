"""The drawing phase: the hand is filled up from the display or the pile, then the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.games.erbaut_stonehenge.questions import DRAW, PILE, REFILL, STARTER, TAKE
from steinkreis.games.erbaut_stonehenge.yards import NOTHING, NOWHERE
from steinkreis.kit.stonehenge import FIRST_TRILITH, is_trilith

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge


def draw_phase(state: ErbautStonehenge) -> None:
    """Fill up the hand; only who has no project, and no druid at the altar, comes here."""
    state.has_drawn_trilith = False
    state.draws = max(0, state.options.hand - len(state.hands[state.mover]))
    _go_on(state)


def _go_on(state: ErbautStonehenge) -> None:
    if state.draws <= 0:
        refill(state)
        return
    able = takeable(state)
    if len(able) == 0:
        refill(state)
    elif len(able) == 1:
        take(state, able[0])
    else:
        state.ask(TAKE, state.mover)


def takeable(state: ErbautStonehenge) -> list[int]:
    """The answers to TAKE: open cards, and the pile."""
    numbers: list[int] = []
    triliths: list[int] = []
    for card in state.display:
        if card >= FIRST_TRILITH:
            triliths.append(card)
        elif card >= 0:
            numbers.append(card)
    numbers.sort()
    if state.has_drawn_trilith:
        if len(numbers) == 0 and numbers_in_pile(state) > 0:
            return [PILE]
        return numbers  # clause 5.6
    if len(triliths) > 0:
        triliths.sort()
        return triliths  # clause 5.4
    if state.deck.left > 0:
        numbers.append(PILE)
    return numbers


def numbers_in_pile(state: ErbautStonehenge) -> int:
    """Everybody knows it: triliths are never hidden anywhere but in the pile."""
    count = int(state.deck.left)
    for card in state.deck.middle.all():
        if is_trilith(card):
            count -= 1
    for placed in state.deck.bottom:
        if is_trilith(placed.card):
            count -= 1
    return count


def take(state: ErbautStonehenge, choice: int) -> None:
    if choice == PILE:
        state.ask_chance(DRAW)
        return
    state.display[state.display.index(choice)] = NOTHING
    if not is_trilith(choice):
        state.show(choice)
    _receive(state, choice)


def is_public_draw(state: ErbautStonehenge) -> bool:
    """Whether all know the next card of the pile: it was shown when it went under."""
    return state.deck.middle.size == 0


def draw(state: ErbautStonehenge, card: int) -> None:
    """A card comes from the pile."""
    is_public = is_public_draw(state)
    state.deck.take(card)
    if is_trilith(card) and state.has_drawn_trilith:
        state.put_under(card)  # clause 5.7
        _go_on(state)
        return
    if is_public and not is_trilith(card):
        state.show(card)
    _receive(state, card)


def _receive(state: ErbautStonehenge, card: int) -> None:
    state.draws -= 1
    if is_trilith(card):
        state.has_drawn_trilith = True
        state.yards[state.mover].lay(card, is_open=True)  # clause 5.5
    else:
        state.hands[state.mover].append(card)
    _go_on(state)


def refill(state: ErbautStonehenge) -> None:
    """Lay open cards until there are three again, then go on with the turn."""  # clause 5.3
    if state.deck.left > 0 and NOTHING in state.display:
        state.ask_chance(REFILL)
    elif state.starter == NOWHERE:
        state.ask_chance(STARTER)
    elif state.yards[state.mover].has_project():
        state.ask_site()
    elif state.is_exchange:
        state.end_turn()
    else:
        state.project_phase()


def lay_open(state: ErbautStonehenge, card: int) -> None:
    state.deck.take(card)
    state.display[state.display.index(NOTHING)] = card
    refill(state)

"""What players do to each other: stealing a trilith, and sabotage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from steinkreis.games.erbaut_stonehenge.material import PRICE, RITES
from steinkreis.games.erbaut_stonehenge.questions import DISCARD, PAY, REVEAL
from steinkreis.games.erbaut_stonehenge.yards import NOWHERE
from steinkreis.kit.stonehenge import COLOUR_OF_CARD

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge


# Sabotage


def may_sabotage(state: ErbautStonehenge, other: i64) -> bool:
    """Whether whoever is to move may sabotage that player now."""
    yard = state.yards[state.mover]
    if len(yard.influence) == 0 or yard.rites > 0 or other == state.mover:
        return False  # clause 9.8
    if state.sabotages > 0 and not state.options.is_unlimited:
        return False  # clause 9.9
    victim = state.yards[other]
    return victim.has_project() and victim.rites == 0  # clause 9.2


def has_targets(state: ErbautStonehenge) -> bool:
    """Whether whoever is to move may sabotage anybody now."""
    if len(state.yards[state.mover].influence) == 0:
        return False
    return len(targets(state)) > 0


def targets(state: ErbautStonehenge) -> list[int]:
    """Whom whoever is to move may sabotage now."""
    if len(state.yards[state.mover].influence) == 0:
        return []
    return [other for other in range(state.seats) if may_sabotage(state, other)]


def sabotage(state: ErbautStonehenge, other: int) -> None:
    """The project is interrupted, and its druid has to go to the altar."""
    state.gone.add(state.yards[state.mover].influence.pop())
    state.sabotages += 1
    state.resume = state.phase
    victim = state.yards[other]
    victim.rites = RITES
    state.monument.leave(victim.site)
    victim.site = NOWHERE
    if victim.has_trilith():
        state.go_on()  # clause 9.4
    elif victim.is_open:
        _break_off(state, other)
    else:
        state.target = other
        state.ask_chance(REVEAL)


def _break_off(state: ErbautStonehenge, other: int) -> None:
    """The project with a number card is lost."""  # clause 9.3
    state.put_under(state.yards[other].card)
    state.yards[other].clear()
    state.go_on()


def show_broken(state: ErbautStonehenge) -> None:
    """The card that lay face down was shown, and goes under the pile."""
    state.forget(state.yards[state.target].card)
    _break_off(state, state.target)


# Stealing


def fits(card: i64, victim: i64, trilith: i64) -> bool:
    """Whether the card may be paid for this trilith of that player."""  # clause 8.2
    colour = COLOUR_OF_CARD[card]
    return colour == victim or colour == COLOUR_OF_CARD[trilith]


def payable(state: ErbautStonehenge, victim: int) -> list[int]:
    """The cards in the hand of whoever is to move that could be paid to that player."""
    trilith = state.yards[victim].card
    return sorted([card for card in state.hands[state.mover] if fits(card, victim, trilith)])


def can_steal(state: ErbautStonehenge, victim: int) -> bool:
    yard = state.yards[victim]
    if victim == state.mover or not yard.has_loose_trilith():
        return False  # clauses 8.1 and 8.6
    return len(payable(state, victim)) >= PRICE


def steal(state: ErbautStonehenge, victim: int) -> None:
    state.target = victim
    state.paid = 0
    state.ask(PAY, state.mover)


def pay(state: ErbautStonehenge, card: int) -> None:
    """Give a card, which everybody sees, to whom the trilith is taken from."""
    state.hands[state.mover].remove(card)
    state.hands[state.target].append(card)
    state.show(card)
    state.paid += 1
    if state.paid == PRICE:
        _take_over(state)
        ask_discard(state)


def _take_over(state: ErbautStonehenge) -> None:
    """Card, pillars and site change hands."""  # clause 8.3
    thief, victim = state.yards[state.mover], state.yards[state.target]
    thief.lay(victim.card, is_open=True)
    thief.steps = victim.steps
    thief.site = victim.site
    thief.is_loot = True
    victim.clear()
    state.idle = 0


def ask_discard(state: ErbautStonehenge) -> None:
    """Who was paid gives up what is too much; then the thief's druid needs a site."""
    if len(state.hands[state.target]) > state.options.hand:
        state.ask(DISCARD, state.target)  # clause 8.4
    elif state.yards[state.mover].site == NOWHERE:
        state.ask_site()  # clause 8.5
    else:
        state.end_turn()


def discard(state: ErbautStonehenge, card: int) -> None:
    state.hands[state.target].remove(card)
    state.forget(card)
    state.put_under(card)
    ask_discard(state)

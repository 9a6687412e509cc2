"""The building phase: every project goes one step on, and druids at the altar do their rites."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steinkreis.games.erbaut_stonehenge.material import ALL_SITES, ERECTED, FIRST_BLUESTONE, MARKED
from steinkreis.games.erbaut_stonehenge.questions import REVEAL
from steinkreis.games.erbaut_stonehenge.yards import Yard
from steinkreis.kit.stonehenge import COLOUR_OF_FIELD

if TYPE_CHECKING:
    from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge


def build_phase(state: ErbautStonehenge) -> None:
    yard = state.yards[state.mover]
    if yard.rites > 0:
        _rite(state, yard)
    elif not yard.has_project():
        state.draw_phase()
    elif not yard.is_open:
        state.target = state.mover
        state.ask_chance(REVEAL)  # clause 4.2
    elif yard.has_trilith():
        _raise(state, yard)
    else:
        _build(state, yard)


def _rite(state: ErbautStonehenge, yard: Yard) -> None:
    """The druid gets up, and one turn later leaves the altar."""
    yard.rites -= 1
    if yard.rites > 0:
        state.end_turn()  # clause 9.6
    elif yard.has_project():
        state.ask_site()  # clause 9.7
    else:
        state.draw_phase()


def _raise(state: ErbautStonehenge, yard: Yard) -> None:
    """A pillar, another one, the capstone with a mark, and up it goes."""  # clause 4.5
    yard.steps += 1
    yard.is_loot = False
    if yard.steps == ERECTED:
        state.monument.erect(state.mover, yard.site, yard.card)  # clause 4.7
        state.gone.add(yard.card)
        _go_home(state, yard)
        return
    if yard.steps == MARKED and yard.dolerites > 0:
        yard.dolerites -= 1  # clause 4.6
        yard.marks += 1
    state.end_turn()


def _build(state: ErbautStonehenge, yard: Yard) -> None:
    """Put up a block or a bluestone."""
    there, seat, site = state.monument, state.mover, yard.site
    if site >= FIRST_BLUESTONE:
        yard.dolerites -= 1
        there.build(seat, site)
    elif yard.blocks > 0:
        yard.blocks -= 1
        there.build(seat, site)
    elif there.neutral > 0:
        there.build_neutral(seat, site)  # clause 4.10
    else:
        state.put_under(yard.card)  # clause 4.12
        _go_home(state, yard)
        return
    if site < FIRST_BLUESTONE and COLOUR_OF_FIELD[site] == seat:
        yard.influence.append(yard.card)  # clause 4.8
    else:
        state.gone.add(yard.card)  # clause 4.9
    _go_home(state, yard)


def _go_home(state: ErbautStonehenge, yard: Yard) -> None:
    state.monument.leave(yard.site)
    yard.clear()
    state.idle = 0
    if state.monument.count() >= state.options.whole:
        state.finish()  # clause 11.1
    else:
        state.draw_phase()


def reveal(state: ErbautStonehenge) -> None:
    """The own day card is turned over, and the druid looks for a site."""
    yard = state.yards[state.mover]
    state.forget(yard.card)
    yard.lay(yard.card, is_open=True)
    yard.could = ALL_SITES
    state.ask_site()

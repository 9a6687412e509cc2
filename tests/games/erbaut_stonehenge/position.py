"""Positions of Erbaut Stonehenge!, drawn as players see them, and answers as players write them.

    ring     3a 4a 5b 9n      blocks on fields, of the seats a to e, or neutral
    stones   1a 2a            bluestones, by their places in the horseshoe
    gates    1c               triliths, by their places

A card is `7d` or `7n` by day or by night, or a trilith: `Tw Tb Tg Ty Tr`. A yard is `7n@1`, a card
whose druid stands on field 1 (`b4` and `t2` are bluestone and trilith places), `7d?`, face down, or
`Tw@t2+1`, a trilith that has come one step on; `altar` and `rising` are druids that lie and stand
at the altar, `out` is somebody who is blocked.
"""

from __future__ import annotations

from collections.abc import Sequence

from steinkreis.core.option import Chosen
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.erbaut_stonehenge.material import FIRST_BLUESTONE, FIRST_PLACE, SITES
from steinkreis.games.erbaut_stonehenge.questions import END, PROJECT, STEAL, site_name
from steinkreis.games.erbaut_stonehenge.rules import ErbautStonehenge, begin
from steinkreis.games.erbaut_stonehenge.yards import NOTHING, NOWHERE, Yard
from steinkreis.kit.bits import members
from steinkreis.kit.cards import EVERYBODY, Cards
from steinkreis.kit.stonehenge import CARDS, FIRST_TRILITH, card_name
from steinkreis.testing.notes import Notes, settle

GAME: Game[ErbautStonehenge] = game("erbaut-stonehenge")

NAMES = [card_name(card) for card in range(CARDS)]
SITE_NAMES = [site_name(site) for site in range(SITES)]
ROWS = {"ring": "", "stones": "b", "gates": "t"}
LETTERS = "abcde"
REST = "all cards that lie nowhere else"
BARE = ""


def position(
    drawing: str = BARE,
    hands: Sequence[str] = ("", "", ""),
    yards: Sequence[str] = (),
    *,
    display: str = "",
    deck: str = REST,
    under: str = "",
    influence: Sequence[str] = (),
    shown: str = "",
    blocks: Sequence[int] = (),
    dolerites: Sequence[int] = (),
    neutral: int = 10,
    heir: str = "",
    turn: int = 0,
    builds: bool = False,
    **options: object,
) -> ErbautStonehenge:
    """The seat `turn` is asked for a project, or, with `builds`, its building phase begins.

    Cards that are named nowhere lie in the pile, or where the pile is named, are out of the game.
    """
    chosen = {name.replace("_", "-"): word for name, word in options.items()}
    state = begin(Chosen(len(hands), chosen))
    _build(state, drawing)
    for seat, words in enumerate(yards):
        _lay(state, state.yards[seat], words)
    for seat, cards in enumerate(influence):
        state.yards[seat].influence = numbers(cards)
    _stock(state, blocks, dolerites)
    state.monument.neutral = neutral
    state.monument.heir = LETTERS.index(heir) if heir else NOWHERE
    state.hands = [numbers(hand) for hand in hands]
    state.display = [*numbers(display), NOTHING, NOTHING, NOTHING][:3]
    for card in numbers(shown):
        state.shown.add(card)
    _deal(state, deck, under)
    state.starter = 0
    if builds:
        state.start_turn(turn)
    else:
        state.mover = turn
        state.is_offered = True
        state.ask(PROJECT, turn)
    return state


def _build(state: ErbautStonehenge, drawing: str) -> None:
    fresh = list(range(FIRST_TRILITH, CARDS))
    for line in drawing.strip().splitlines():
        row, *things = line.split()
        for thing in things:
            site = SITE_NAMES.index(ROWS[row] + thing[:-1])
            owner = state.seats if thing[-1] == "n" else LETTERS.index(thing[-1])
            if site >= FIRST_PLACE:
                card = fresh.pop()
                state.monument.erect(owner, site, card)
                state.gone.add(card)
            else:
                state.monument.build(owner, site)


def _lay(state: ErbautStonehenge, yard: Yard, words: str) -> None:
    for word in words.split():
        if word in ("altar", "rising"):
            yard.rites = 2 if word == "altar" else 1
        elif word == "out":
            yard.is_out = True
        else:
            name, _, steps = word.partition("+")
            card, _, site = name.strip("?").partition("@")
            yard.lay(NAMES.index(card), is_open="?" not in word)
            yard.steps = int(steps or 0)
            if site:
                yard.site = SITE_NAMES.index(site)
                state.monument.occupy(yard.site)


def _stock(state: ErbautStonehenge, blocks: Sequence[int], dolerites: Sequence[int]) -> None:
    """What is not built lies in stock, unless the test says otherwise."""
    for seat, yard in enumerate(state.yards):
        own = members(state.monument.built[seat])
        yard.marks = len([site for site in own if site >= FIRST_PLACE]) + (yard.steps == 3)
        stones = [site for site in own if FIRST_BLUESTONE <= site < FIRST_PLACE]
        left = yard.blocks - len([site for site in own if site < FIRST_BLUESTONE])
        yard.blocks = blocks[seat] if blocks else max(0, left)
        yard.dolerites = dolerites[seat] if dolerites else 10 - len(stones) - yard.marks


def _deal(state: ErbautStonehenge, deck: str, under: str) -> None:
    used = [card for hand in state.hands for card in hand] + numbers(under)
    used += [card for card in state.display if card != NOTHING] + state.gone.all()
    for yard in state.yards:
        used += yard.influence + ([yard.card] if yard.has_project() else [])
    assert len(used) == len(set(used)), "a card lies in two places"
    rest = [card for card in range(CARDS) if card not in used]
    pile = rest if deck == REST else numbers(deck)
    state.deck.middle = Cards()
    for card in rest:
        if card in pile:
            state.deck.middle.add(card)
        else:
            state.gone.add(card)
    state.deck.left = len(pile)
    for card in numbers(under):
        state.deck.put_under(card, EVERYBODY)


def numbers(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def names(cards: Sequence[int]) -> str:
    return " ".join(card_name(card) for card in sorted(cards))


def hand(state: ErbautStonehenge, seat: int) -> str:
    return names(state.hands[seat])


def display(state: ErbautStonehenge) -> str:
    return names([card for card in state.display if card != NOTHING])


def under(state: ErbautStonehenge) -> str:
    """What lies under the pile, the last card last."""
    return " ".join(card_name(placed.card) for placed in state.deck.bottom)


def gone(state: ErbautStonehenge, card: str) -> bool:
    return state.gone.has(NAMES.index(card))


def yard(state: ErbautStonehenge, seat: int) -> str:
    """A yard as it is drawn above."""
    own = state.yards[seat]
    words = []
    if own.has_project():
        site = f"@{site_name(int(own.site))}" if own.site != NOWHERE else ""
        steps = f"+{own.steps}" if own.steps else ""
        words.append(card_name(own.card) + ("" if own.is_open else "?") + site + steps)
    if own.rites:
        words.append("altar" if own.rites == 2 else "rising")
    return " ".join([*words, *["out"] * own.is_out])


def drawn(state: ErbautStonehenge) -> str:
    """The monument as it is drawn above."""
    there = state.monument
    rows: dict[str, list[tuple[int, str]]] = {row: [] for row in ROWS}
    for owner, sites in enumerate(there.built):
        letter = "n" if owner == state.seats else LETTERS[owner]
        for site in members(sites):
            row = "ring" if site < FIRST_BLUESTONE else "stones" if site < FIRST_PLACE else "gates"
            rows[row].append((site, site_name(site).strip("bt") + letter))
    lines = [" ".join([row, *(name for _, name in sorted(things))]) for row, things in rows.items()]
    return "\n".join(line for line in lines if " " in line)


def action(state: ErbautStonehenge, answer: str) -> int:
    """The action of that notation, whether it is legal or not."""
    cards = range(SITES if state.notation(0) == "1" else CARDS + 1)
    able: list[int] = [*cards, *range(STEAL, END + 1)]
    return next(number for number in able if state.notation(number) == answer)


NOTES = Notes(GAME, action=action)
play = NOTES.play
refused = NOTES.refused
told = NOTES.told
say = NOTES.say
check = NOTES.check


def opened(players: int, seed: int, options: dict[str, object] | None = None) -> ErbautStonehenge:
    """A new game up to the first question."""
    return settle(GAME.start(GAME.setup(players, options)), seed)

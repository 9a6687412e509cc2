"""Positions of Trilithen Knallen, drawn as players see them, and answers as players write them.

    field   5   6   7   8   9   10  11
    track   .   a   a   .   .   b   b      triliths a to e; with two players a, b against c, d
    block   r   w   b   g   y   w   r      white, blue, green, yellow, red

Fields that are not drawn are free, and their blocks repeat as w b g y r. Places of the display are
`a` to `o`, its cards `w1` to `r3`. A day card is its number.
"""

from __future__ import annotations

from collections.abc import Sequence

from steinkreis.core.option import Chosen
from steinkreis.game.game import Game
from steinkreis.game.registry import game
from steinkreis.games.trilithen_knallen.material import COLOURS, fleet, owner_of
from steinkreis.games.trilithen_knallen.questions import CARD, LIFT
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen, begin
from steinkreis.games.trilithen_knallen.stakes import HOME
from steinkreis.games.trilithen_knallen.track import BROKEN, WAITING
from steinkreis.kit.stonehenge import FIELDS, number
from steinkreis.testing.notes import Notes, settle

GAME: Game[TrilithenKnallen] = game("trilithen-knallen")
TRILITHS = "abcde"
INKS = "wbgyr"


def position(
    picture: str,
    hands: Sequence[str],
    *,
    turn: int = 0,
    discs: Sequence[int] = (),
    seen: str = "",
    broken: str = "",
    turns: int = 1,
    **options: object,
) -> TrilithenKnallen:
    """The seat `turn` begins its turn; one string of numbers for each hand.

    `discs` are what each trilith has left; what it has lost the seat after its owner holds. `seen`
    are cards that everybody saw in the turn before, as `a=w1`.
    """
    state = begin(Chosen(len(hands), {name: str(word) for name, word in options.items()}))
    state.blocks = [field % COLOURS for field in range(FIELDS)]
    state.track.spots = [BROKEN if t in broken else WAITING for t in _letters(state)]
    _draw(state, picture)
    _deal(state, hands)
    for trilith, left in enumerate(discs):
        state.stakes.pay(trilith, 10 - left, (owner_of(state.seats, trilith) + 1) % state.seats)
    for sight in seen.split():
        place, card = sight.split("=")
        state.display.turn_up(ord(place) - ord("a"), card_of(card), 0)
    state.display.up = 0
    state.turns = turns
    state.racer = turn
    state.opened = 3
    mine = [t for t in range(len(state.track.spots)) if owner_of(state.seats, t) == turn]
    state.runner = next((t for t in mine if state.track.spots[t] != BROKEN), -1)
    has_choice = sum(state.track.spots[t] != BROKEN for t in mine) == 2
    state.ask(LIFT if has_choice else CARD, turn)
    return state


def _letters(state: TrilithenKnallen) -> str:
    return TRILITHS[: fleet(state.seats)]


def _draw(state: TrilithenKnallen, picture: str) -> None:
    rows = {line.split()[0]: line.split()[1:] for line in picture.strip().splitlines()}
    fields = [int(name) - 1 for name in rows["field"]]
    stands: dict[str, list[int]] = {}
    for field, letter in zip(fields, rows.get("track", []), strict=False):
        if letter != ".":
            stands.setdefault(letter, []).append(field)
    for letter, (one, other) in stands.items():
        assert other == (one + 1) % FIELDS, f"{letter} does not stand on two neighbours"
        state.track.spots[TRILITHS.index(letter)] = one
    blocks = list(state.blocks)
    for field, ink in zip(fields, rows.get("block", []), strict=False):
        blocks[field] = INKS.index(ink)
    state.blocks = blocks


def _deal(state: TrilithenKnallen, hands: Sequence[str]) -> None:
    for seat, hand in enumerate(hands):
        for name in hand.split():
            card = 2 * (int(name) - 1)
            state.deck.take(card)
            state.hands[seat].append(card)


def card_of(name: str) -> int:
    return INKS.index(name[0]) + COLOURS * (int(name[1]) - 1)


NOTES = Notes(GAME)
play = NOTES.play
refused = NOTES.refused
told = NOTES.told
say = NOTES.say
check = NOTES.check


def track(state: TrilithenKnallen) -> str:
    """Where the triliths stand: `a6+7`; those that wait or lie broken are left out."""
    found = []
    for letter, spot in zip(_letters(state), state.track.spots, strict=True):
        if spot >= 0:
            found.append(f"{letter}{number(spot)}+{number((spot + 1) % FIELDS)}")
    return " ".join(found)


def drawn(state: TrilithenKnallen, fields: str) -> str:
    """The track on these fields, as it is drawn above."""
    row = []
    for name in fields.split():
        field = int(name) - 1
        on = [
            letter
            for letter, spot in zip(_letters(state), state.track.spots, strict=True)
            if spot >= 0 and field in (spot, (spot + 1) % FIELDS)
        ]
        row.append("".join(on) or ".")
    return " ".join(row)


def discs(state: TrilithenKnallen) -> list[int]:
    return list(state.stakes.discs)


def held(state: TrilithenKnallen, seat: int, trilith: str) -> int:
    """How many discs of that trilith the seat has won."""
    return state.stakes.discs_of(TRILITHS.index(trilith)).count(seat)


def at_home(state: TrilithenKnallen, trilith: str) -> int:
    return state.stakes.discs_of(TRILITHS.index(trilith)).count(HOME)


def hand(state: TrilithenKnallen, seat: int) -> str:
    return " ".join(str(number(card >> 1)) for card in sorted(state.hands[seat]))


def opened(players: int, seed: int, options: dict[str, object] | None = None) -> TrilithenKnallen:
    """A new game up to the first question."""
    return settle(GAME.start(GAME.setup(players, options)), seed)

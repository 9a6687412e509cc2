"""What may be answered: whom one can convince, which cards one can play, who can sit where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from steinkreis.core.rng import Rng
from steinkreis.games.der_hohe_rat.council import CAMP, EMPTY, SPEAKER
from steinkreis.games.der_hohe_rat.material import (
    ARGUMENTS,
    BOUGHT,
    CAMPS,
    FACTIONS,
    NONE,
    camps_of,
)
from steinkreis.games.der_hohe_rat.questions import (
    COUNSEL,
    DISCUSS,
    END,
    MOVED,
    PONDER,
    SIT,
    source_of,
)
from steinkreis.kit.bits import BIT, first, members, nth, size
from steinkreis.kit.stonehenge import (
    BLACK,
    COLOUR_OF_CARD,
    COLOUR_OF_FIELD,
    FIELDS_OF_COLOUR,
    ahead,
    behind,
    field_of,
    is_trilith,
)

if TYPE_CHECKING:
    from steinkreis.games.der_hohe_rat.rules import DerHoheRat


def turn_actions(state: DerHoheRat) -> list[int]:
    """Neighbours to convince, then the actions, then the end of the turn."""
    found = members(convincible(state))
    if not state.acted:
        hand = state.hands.held[state.turn]
        found += [DISCUSS + card for card in hand if can_discuss(state, card)]
        found += [SIT + card for card in hand if can_sit(state, card)]
        if state.seats == CAMPS:
            found += [COUNSEL + card for card in hand]
        found.append(PONDER)
    found.append(END)
    return found


def pick_turn(state: DerHoheRat, rng: Rng) -> int:
    """One of them at random, without making the list."""
    ways = convincible(state)
    count = size(ways)
    if state.acted:
        place = rng.below(count + 1)
        return nth(ways, place) if place < count else END
    discussing, sitting = _discussing(state), _sitting(state)
    discussed, seated = size(discussing), size(sitting)
    counselled: i64 = len(state.hands.held[state.turn]) if state.seats == CAMPS else 0
    place = rng.below(count + discussed + seated + counselled + 2)
    if place < count:
        return nth(ways, place)
    place -= count
    hand = state.hands.held[state.turn]
    if place < discussed:
        return DISCUSS + hand[nth(discussing, place)]
    place -= discussed
    if place < seated:
        return SIT + hand[nth(sitting, place)]
    place -= seated
    if place < counselled:
        return COUNSEL + hand[place]
    return PONDER if place == counselled else END


def _discussing(state: DerHoheRat) -> i64:
    """The places in the hand of cards to discuss with, as a set."""
    hand = state.hands.held[state.turn]
    found: i64 = 0
    place: i64 = 0
    while place < len(hand):
        if can_discuss(state, hand[place]):
            found |= BIT[place]
        place += 1
    return found


def _sitting(state: DerHoheRat) -> i64:
    """The places in the hand of cards to take a seat with, as a set."""
    hand = state.hands.held[state.turn]
    found: i64 = 0
    place: i64 = 0
    while place < len(hand):
        if can_sit(state, hand[place]):
            found |= BIT[place]
        place += 1
    return found


# Convincing


def convincible(state: DerHoheRat) -> i64:
    """The answers that convince somebody, as a set."""
    there = state.council
    faction = state.turn % FACTIONS
    able = there.of_faction(faction) & state.arguments.paying(state.turn, 1)
    if able == 0:
        return 0
    others = there.of_faction(1 - faction)
    return _convinced(state, others & ahead(able), 0) | _convinced(state, others & behind(able), 1)


def _convinced(state: DerHoheRat, targets: i64, side: i64) -> i64:
    """Those answers, from one side, for which there are arguments enough."""
    found: i64 = 0
    while targets != 0:
        action = 2 * first(targets) + side
        if can_convince(state, action):
            found |= BIT[action]
        targets &= targets - 1
    return found


def can_convince(state: DerHoheRat, action: i64) -> bool:
    """Whether there are arguments enough for an opponent, from a neighbour of the own faction."""
    source: i64 = source_of(action)
    cost = state.council.cost(source, action >> 1, is_voting=state.is_voting)
    return can_pay(state, source, cost)


def can_pay(state: DerHoheRat, field: i64, cost: i64) -> bool:
    """Whether the one whose turn it is owns so many arguments in the colour of the field."""
    colour = COLOUR_OF_FIELD[field]
    if colour != BLACK:
        return state.arguments.of(state.turn, colour) >= cost
    return state.arguments.paying(state.turn, cost) != 0  # clauses 5.5 and 6.6


def payable(state: DerHoheRat, field: int, cost: i64) -> list[int]:
    """The colours with which that can be paid."""
    colour = COLOUR_OF_FIELD[field]
    colours = range(ARGUMENTS) if colour == BLACK else range(int(colour), int(colour) + 1)
    return [c for c in colours if state.arguments.of(state.turn, c) >= cost]


# Discussing


def can_discuss(state: DerHoheRat, card: i64) -> bool:
    """Whether the card would bring an argument at all."""  # clause 4.7
    colour = COLOUR_OF_CARD[card]
    if colour != BLACK and not is_trilith(card):
        return state.arguments.room(state.turn, colour) > 0
    return state.arguments.has_room(state.turn)


def can_join(state: DerHoheRat, card: i64) -> bool:
    """Whether the card may be played together with those that were."""
    if is_trilith(card):
        return state.options.joins_triliths and can_discuss(state, card)
    colour = COLOUR_OF_CARD[card]
    if colour == BLACK or colour == state.colour:
        return True
    return state.colour == NONE and can_discuss(state, card)  # clause 4.3


# Taking a seat


def can_sit(state: DerHoheRat, card: i64) -> bool:
    """Whether the card brings somebody to a seat."""
    if is_trilith(card):
        return False  # clause 5.7
    if takes_own_seat(state, card):
        return True
    if not can_pay(state, card >> 1, BOUGHT):
        return False
    same = FIELDS_OF_COLOUR[COLOUR_OF_CARD[card]]
    return same & state.council.taken != same


def takes_own_seat(state: DerHoheRat, card: i64) -> bool:
    """Whether the card's own field is free, or a speaker may take the place of a supporter."""
    bit = BIT[card >> 1]
    if state.council.taken & bit == 0:
        return True  # clause 5.2
    if state.council.speaking & bit != 0 or not is_own(state, state.council.piece(card >> 1)):
        return False
    return has_speaker(state)  # clause 5.3


def seats_for(state: DerHoheRat, card: int) -> list[int]:
    """The fields on which the card can bring somebody, ascending."""
    own = field_of(card)
    fields: i64 = BIT[own] if takes_own_seat(state, card) else 0
    if can_pay(state, own, BOUGHT):
        same = FIELDS_OF_COLOUR[COLOUR_OF_CARD[card]]
        fields |= same - (same & state.council.taken)
    return members(fields)


def is_own(state: DerHoheRat, piece: i64) -> bool:
    """Whether the piece has a colour of the one whose turn it is."""
    camp = piece & CAMP
    return camp == state.turn if state.seats == CAMPS else camp % FACTIONS == state.turn


def has_speaker(state: DerHoheRat) -> bool:
    """Whether one of the own speakers waits."""
    there = state.council
    if there.has_speaker(state.turn):
        return True
    return state.seats < CAMPS and there.has_speaker(state.turn + FACTIONS)


def pieces(state: DerHoheRat) -> list[int]:
    """Who may be brought to the target: supporters, MOVED if none waits, and speakers."""
    own = camps_of(int(state.turn), state.seats)
    there = state.council
    speakers = [SPEAKER + camp for camp in own if there.has_speaker(camp)]
    if state.source == NONE and state.cost == 0:
        if there.piece(state.target) != EMPTY:
            return speakers  # clause 5.3
    else:
        speakers = []  # clauses 5.4 and 6.7
    supporters = [camp for camp in own if there.supporters(camp) > 0]
    if supporters:
        return supporters + speakers
    return [*speakers, MOVED]  # clause 9.1


def movers(state: DerHoheRat) -> list[int]:
    """The fields of the own supporters."""
    there = state.council
    fields = there.of_camp(state.turn)
    if state.seats < CAMPS:
        fields |= there.of_camp(state.turn + FACTIONS)
    return members(fields - (fields & there.speaking))

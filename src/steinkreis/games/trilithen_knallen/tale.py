"""What happened, line by line, and why who won.

No line says where a card of the display lies: whoever wants to know that has to remember it.
"""

from __future__ import annotations

from steinkreis.core.message import Message, Seat
from steinkreis.core.state import HIDDEN, OVER
from steinkreis.game.game import Source
from steinkreis.games.trilithen_knallen.crash import Hit
from steinkreis.games.trilithen_knallen.material import COLOURS, owner_of, triliths_of
from steinkreis.games.trilithen_knallen.names import (
    card_message,
    direction_message,
    spot_message,
    trilith_message,
)
from steinkreis.games.trilithen_knallen.questions import (
    CARD,
    DEAL,
    DIRECTION,
    DISCARD,
    DONE,
    DRAW,
    FLIP,
    LOOK,
    NO_LOOK,
    PLACE,
    SHOW,
    SKIP,
    STARTER,
    STAY,
    STOP,
    SWAP,
)
from steinkreis.games.trilithen_knallen.rules import TrilithenKnallen
from steinkreis.games.trilithen_knallen.stakes import NOBODY
from steinkreis.games.trilithen_knallen.track import BROKEN
from steinkreis.kit.stonehenge import colour_message


def tell(before: TrilithenKnallen, action: int, after: TrilithenKnallen) -> list[Message]:
    """The lines for the log; `action` is HIDDEN where the viewer did not see it."""
    lines = _told(before, action, after)
    if after.hits is not before.hits:
        lines += _crashed(after)
    if after.deck.era > before.deck.era:
        lines.append(Message("log-reshuffled"))
    if after.phase == OVER and _are_many_left(after):
        lines.append(Message("log-night"))
    return lines


def _told(before: TrilithenKnallen, action: int, after: TrilithenKnallen) -> list[Message]:
    who = Seat(int(before.racer))
    phase = before.phase
    if phase == STARTER:
        return [Message("log-starter", who=Seat(action))]
    if phase in (DEAL, DRAW):
        return [Message("log-drew", who=who, card=card_message(action))] if action != HIDDEN else []
    if phase == DISCARD:
        thrown = Message("log-threw", who=who, card=card_message(2 * action))
        return [thrown] if action != DONE else []
    if phase == CARD:
        return _played(before, action, after, who)
    if phase in (PLACE, DIRECTION):
        return _stood(before, action, after, who)
    if phase in (FLIP, SHOW, SWAP, LOOK):
        return _raced(before, action, after, who)
    return []


def _played(
    before: TrilithenKnallen, action: int, after: TrilithenKnallen, who: Seat
) -> list[Message]:
    if action == SKIP:
        return [Message("log-skips", who=who)]
    lines = [Message("log-played", who=who, card=card_message(2 * action))]
    return lines if after.phase == PLACE else lines + _standing(before, after, who)


def _stood(
    before: TrilithenKnallen, action: int, after: TrilithenKnallen, who: Seat
) -> list[Message]:
    if before.phase == PLACE:
        return _standing(before, after, who)
    return [Message("log-stays", who=who)] if action == STAY else [_racing(after, who)]


def _standing(before: TrilithenKnallen, after: TrilithenKnallen, who: Seat) -> list[Message]:
    """A trilith has appeared on the track, and races at once where there is but one way."""
    runner = int(before.runner)
    lines = [
        Message(
            "log-stands",
            trilith=trilith_message(runner, after.seats),
            spot=spot_message(after.track.spots[runner]),
        )
    ]
    if after.phase == FLIP:
        lines.append(_racing(after, who))
    elif after.phase == DRAW and not before.is_opening():
        lines.append(Message("log-no-run", who=who))
    return lines


def _racing(after: TrilithenKnallen, who: Seat) -> Message:
    spot = after.track.spots[after.runner]
    target = int(after.track.behind_gap(spot, after.direction, after.gap))
    return Message(
        "log-races",
        who=who,
        direction=direction_message(int(after.direction)),
        target=trilith_message(target, after.seats),
        gap=int(after.gap),
        cards=int(after.needed),
    )


def _raced(
    before: TrilithenKnallen, action: int, after: TrilithenKnallen, who: Seat
) -> list[Message]:
    if before.phase == LOOK:
        name = "log-no-look" if action == NO_LOOK else "log-looks"
        return [Message(name, who=Seat(int(before.looker)))]
    if before.phase == SWAP:
        return [Message("log-swapped", who=who)]
    if before.phase == FLIP and action == STOP:
        return [Message("log-stops", who=who, steps=int(before.steps))]
    if after.phase == SHOW:
        return []  # told when chance has said which card it is
    place = int(before.place) if before.phase == SHOW else action
    colour = colour_message(int(after.display.face(place)) % COLOURS)
    if after.is_wrong:
        wanted = colour_message(int(before.wanted()))
        return [
            Message("log-wrong", who=who, colour=colour, wanted=wanted, steps=int(before.steps))
        ]
    number = int(before.steps) + 1
    return [Message("log-right", who=who, colour=colour, number=number, of=int(before.needed))]


def _crashed(after: TrilithenKnallen) -> list[Message]:
    lines: list[Message] = []
    for index, hit in enumerate(after.hits):
        name = "log-rammed" if index == 0 else "log-struck"
        trilith = trilith_message(hit.trilith, after.seats)
        who = Seat(int(after.racer))
        lines.append(Message(name, who=who, trilith=trilith, damage=hit.damage))
        if hit.is_broken:
            lines += _broken(after, hit, trilith)
        elif hit.fields > 0:
            lines.append(Message("log-bounced", trilith=trilith, fields=hit.fields))
    return lines


def _broken(after: TrilithenKnallen, hit: Hit, trilith: Message) -> list[Message]:
    lines = [Message("log-broken", trilith=trilith)]
    owner = owner_of(after.seats, hit.trilith)
    if after.options.lives > 1:
        name = "log-bar" if hit.hero != NOBODY else "log-bar-gone"
        lines.append(Message(name, who=Seat(max(hit.hero, 0)), whose=Seat(owner)))
    if after.track.spots[hit.trilith] != BROKEN:
        lines.append(Message("log-next-life", who=Seat(owner)))
    elif not after.is_racing(owner):
        lines.append(Message("log-out", who=Seat(owner)))
    return lines


def conclude(state: TrilithenKnallen) -> Message:
    """Why the race is over."""
    racing = [Seat(seat) for seat in range(state.seats) if state.is_racing(seat)]
    if len(racing) == 1:
        return Message("ending-alone", who=racing)
    lives = int(state.options.lives) * len(triliths_of(state.seats, 0))
    return Message("verdict-night", lives=lives)


def judge(state: TrilithenKnallen) -> list[Message]:
    """The result and how it came about."""
    winners, hearts = state.winners(), state.hearts()
    names = [Seat(seat) for seat in winners]
    lines = [conclude(state), *_lives(state), *[_result(state, s) for s in range(state.seats)]]
    if hearts and (hearts != winners or len(winners) > 1):
        lines.append(Message("verdict-hearts", who=[Seat(seat) for seat in hearts]))
    if len(winners) > 1:
        return [*lines, Message("verdict-tie", who=names)]
    is_great = winners[0] in hearts
    return [*lines, Message("verdict-great" if is_great else "verdict-simple", who=names)]


def _lives(state: TrilithenKnallen) -> list[Message]:
    """How many lives those still driving have, where these decide."""  # clause 5.6
    racing = [seat for seat in range(state.seats) if state.is_racing(seat)]
    lives = {seat: state.stakes.lives_of(seat) for seat in racing}
    if len(set(lives.values())) < 2:
        return []
    return [Message("verdict-lives", who=Seat(seat), lives=lives[seat]) for seat in racing]


def _are_many_left(state: TrilithenKnallen) -> bool:
    """Whether more than one still races, so that only nightfall can end the game."""
    return sum(state.is_racing(seat) for seat in range(state.seats)) > 1


def _result(state: TrilithenKnallen, seat: int) -> Message:
    held = state.stakes
    name = "verdict-bars" if state.options.lives > 1 and state.seats > 2 else "verdict-discs"
    return Message(
        name,
        who=Seat(seat),
        left=held.strength(seat) if state.is_racing(seat) else 0,
        won=held.loot(seat),
        bars=held.bars[seat],
    )


def reckon(state: TrilithenKnallen) -> list[Source]:
    """From whom everybody won their discs."""
    return [
        Source(
            Message("source-discs", who=Seat(driver)),
            [_won(state, seat, driver) for seat in range(state.seats)],
        )
        for driver in range(state.seats)
    ]


def _won(state: TrilithenKnallen, seat: int, driver: int) -> int:
    triliths = triliths_of(state.seats, driver)
    return sum([state.stakes.discs_of(trilith).count(seat) for trilith in triliths])

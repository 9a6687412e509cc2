"""A scene as it travels: what lay there before is a number, everything else is JSON."""

from __future__ import annotations

import json

from steinkreis.core.message import Message, Seat
from steinkreis.scene.shapes import Disc
from steinkreis.scene.wire import NOTHING, Laid, piece, said

ONE, TWO, THREE = (Disc(id=name, r=5) for name in ("one", "two", "three"))
GROUND, EDGE = Disc(r=90), Disc(r=91)


def test_what_lay_there_before_is_the_number_of_its_place() -> None:
    before = Laid((GROUND, ONE, TWO, EDGE))
    assert Laid(before.shapes).since(before, NOTHING) == before.numbers == [b"0", b"1", b"2", b"3"]
    assert Laid((EDGE, TWO, ONE, GROUND)).since(before, NOTHING) == [b"3", b"2", b"1", b"0"]
    assert Laid((GROUND, TWO, EDGE)).since(before, NOTHING) == [b"0", b"2", b"3"]
    assert Laid((ONE, THREE, TWO)).since(before, NOTHING) == [b"1", piece(THREE), b"2"]


def test_a_thing_that_looks_different_now_is_said_anew() -> None:
    before = Laid((ONE, TWO, THREE))
    lit = Disc(id="two", r=5, style="lit")
    assert Laid((ONE, lit, THREE)).since(before, NOTHING) == [b"0", piece(lit), b"2"]


def test_what_lay_there_before_that_is_counted_on() -> None:
    before, past = Laid((ONE,)), Laid((ONE, TWO, EDGE))
    assert Laid((ONE, TWO, THREE, EDGE)).since(before, past) == [b"0", b"2", piece(THREE), b"3"]
    lit = Disc(id="one", r=5, style="lit")
    assert Laid((lit, ONE)).since(Laid((lit,)), past) == [b"0", b"1"]


def test_what_is_drawn_anew_each_time_is_known_by_its_words() -> None:
    first, then, later = (Laid((GROUND, Disc(id="stone", x=3, r=7))) for _ in range(3))
    assert first.since(NOTHING, NOTHING) == [piece(GROUND), piece(first.shapes[1])]
    assert then.since(first, NOTHING) == [b"0", b"1"]
    assert later.since(NOTHING, first) == [b"0", b"1"]


def test_a_message_is_its_id_and_what_it_speaks_of() -> None:
    card = Message("card", value=3, of=Message("stone"))
    message = Message("paid", who=Seat(1), card=card, to=[Seat(0), Seat(2)], none=[], first=True)
    args = {
        "who": {"seat": 1},
        "card": {"id": "card", "args": {"value": 3, "of": {"id": "stone"}}},
        **{"to": [{"seat": 0}, {"seat": 2}], "none": [], "first": 1},
    }
    assert json.loads(said(message)) == {"id": "paid", "args": args}

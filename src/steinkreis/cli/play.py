"""A game in the terminal: the table as text, the choices as a list to walk through or to type."""

from __future__ import annotations

import argparse
import secrets
import sys

from steinkreis.bots.roster import bot
from steinkreis.cli.choose import Choice, Quit, TakeBack, choose, turn
from steinkreis.cli.commands import chosen_setup, known_bot, writing
from steinkreis.core.message import Message
from steinkreis.core.rng import Rng
from steinkreis.core.state import CHANCE, PUBLIC
from steinkreis.game import undo
from steinkreis.game.game import AnyGame
from steinkreis.game.learnt import gauge_for
from steinkreis.game.record import Record
from steinkreis.game.registry import game as game_named
from steinkreis.game.step import Step, chance
from steinkreis.game.words import Words, language_here
from steinkreis.scene.text import choices, text

ME = "me"
CLEAR = "\x1b[2J\x1b[H"


def play(choice: argparse.Namespace) -> int:
    game = game_named(choice.game)
    seats = _seats(choice.seats, game)
    setup = chosen_setup(game, len(seats), choice.option)
    missing = game.lacks()
    if missing is not None:
        raise missing
    language = choice.lang or language_here()
    seed = choice.seed if choice.seed is not None else secrets.randbits(64)
    with writing(choice.save) as save:
        screen = Screen(Record(game, setup, seats), language, Rng(seed))
        screen.run()
        if save is not None:
            save.write(screen.record.write() + "\n")
    return 0


def _seats(typed: str | None, game: AnyGame) -> list[str]:
    """Who plays: as typed, or a person and a bot, where the game is for two."""
    if typed is None:
        return [ME, "greedy"] if 2 in game.players else [ME] * game.players[0]
    seats = [word.strip() for word in typed.split(",")]
    for seat in seats:
        if seat != ME:
            known_bot(seat)
    if len(seats) not in game.players:
        game.setup(len(seats))
    return seats


class Screen:
    """One game in this terminal, with any number of people and bots."""

    def __init__(self, record: Record, language: str, rng: Rng) -> None:
        self.record = record
        self.rng = rng
        self.people = [seat for seat, name in enumerate(record.seats) if name == ME]
        self.words = Words(record.game, language, _names(record, language))
        self.bots = {
            seat: bot(name, record.game.nature, gauge_for(record.game, record.setup, name))
            for seat, name in enumerate(record.seats)
            if name != ME
        }
        self.reader = self.people[0] if len(self.people) == 1 else PUBLIC
        self.last_person = self.reader
        self.news: list[str] = []
        self.drawn = ""

    def run(self) -> None:
        try:
            while not self.record.is_over:
                self._go_on()
        except Quit:
            print(self.words.say(Message("cli-stopped")))
            return
        self._show(self.reader)
        for line in self.words.lines(self.record.game.verdict(self.record.state)):
            print(line)

    def _go_on(self) -> None:
        state = self.record.state
        if state.actor == CHANCE:
            made = chance(self.record.game, state, self.rng)
            self.record.add(made)
            self._note(made)
        elif state.actor in self.bots:
            self._show(self.reader)
            self._play(self.bots[state.actor].choose(state.hide(state.actor), self.rng))
        else:
            self._ask(state.actor)

    def _ask(self, seat: int) -> None:
        """Show the person in that seat the table and take an answer."""
        if len(self.people) > 1 and seat != self.last_person:
            self._hand_over(seat)
        self._show(seat)
        state = self.record.state
        question, can_undo = self.words.say(state.question()), undo.free(self.record, seat) > 0
        try:
            if state.dials():
                self._play(turn(self.words, question, state.dials(), state.refusal, can_undo))
            else:
                self._play(choose(self.words, question, self._choices(seat), can_undo))
        except TakeBack:
            self.record.take_back(1)

    def _choices(self, seat: int) -> list[Choice]:
        state = self.record.state
        scene = self.record.game.scene(state, seat)
        return [
            Choice(action, state.notation(action), words)
            for action, words in choices(scene, self.words.say)
        ]

    def _hand_over(self, seat: int) -> None:
        """Keep one person's secrets from the next, who sits down at the same screen."""
        name = self.words.name(seat)
        if sys.stdin.isatty():
            print(CLEAR, end="")
            self.drawn = ""
            input(self.words.say(Message("cli-hand-over")) + " " + name + " ")
        self.last_person = seat

    def _show(self, viewer: int) -> None:
        """Draw the table below what was drawn before, where it looks any different."""
        for line in self.news:
            print(line)
        self.news = []
        scene = self.record.game.scene(self.record.state, viewer)
        table = text(scene, self.words.say, in_colour=sys.stdout.isatty())
        if table != self.drawn:
            print(table)
        self.drawn = table

    def _play(self, action: int) -> None:
        self._note(self.record.play(action))

    def _note(self, made: Step) -> None:
        """Keep what the people at this screen may read of it."""
        self.news += self.words.lines(made.told(self.record.game, self.reader))


def _names(record: Record, language: str) -> list[str]:
    """Player 1, Greedy 2: what the players are called in the log."""
    words = Words(record.game, language)
    return [
        words.name(seat) if name == ME else f"{name.capitalize()} {seat + 1}"
        for seat, name in enumerate(record.seats)
    ]

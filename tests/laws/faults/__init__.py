"""Pebbles with one fault each, and the law that must catch it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial

from steinkreis.core.message import Message
from steinkreis.game.game import AnyGame
from steinkreis.game.setup import Option
from steinkreis.scene.shapes import Box, Button, Line, Text
from tests.laws.faults import answers, course, knowledge, picture, whole
from tests.laws.pebbles import GAME
from tests.laws.pebbles.rules import PASS, Pebbles, begin


@dataclass(frozen=True)
class Fault:
    name: str
    game: AnyGame
    law: str


def played_as(kind: type[Pebbles]) -> AnyGame:
    return replace(GAME, begin=partial(begin, kind=kind))


def with_option(option: Option) -> AnyGame:
    return replace(GAME, options=(option,))


def pot_of(data: object) -> AnyGame:
    """Pebbles with data instead of a word as an option."""
    return with_option(Option(name="pot", default_data=data, check=lambda value: None))


PASS_WORDS = Message("button-pass")

FAULTS = [
    # the fourteen of the peers
    Fault("an opponent's hand in the view", played_as(knowledge.OpenHands), "leak"),
    Fault("state shared between copies", played_as(course.OneForAll), "copy"),
    Fault("hidden randomness inside a move", played_as(course.RollsInSecret), "apply"),
    Fault("a view that changes from call to call", played_as(knowledge.Flickering), "steady"),
    Fault("unsorted actions", played_as(answers.Unsorted), "actions-sorted"),
    Fault("duplicate actions", played_as(answers.Double), "actions-unique"),
    Fault("illegal actions", played_as(answers.TooLow), "refusal"),
    Fault("wrong returns", played_as(course.EverybodyWins), "returns"),
    Fault("odds that do not add up", played_as(answers.OddsTooFew), "odds"),
    Fault("ambiguous names", played_as(answers.Ambiguous), "notation"),
    Fault("a game longer than declared", replace(GAME, limit=15), "ends"),
    Fault(
        "a state that cannot be stored", replace(GAME, begin=course.begin_by_the_clock), "replay"
    ),
    Fault("not-a-number in worth", played_as(course.Unfathomable), "worth"),
    Fault("worth out of range", played_as(course.Boastful), "worth"),
    # answers
    Fault("refuses nothing", played_as(answers.AllowsAnything), "refusal"),
    Fault("actions below zero", played_as(answers.BelowZero), "actions-in-range"),
    Fault("ints like those of numpy", played_as(answers.Numpy), "actions-plain"),
    Fault("no answer possible", played_as(answers.Stuck), "actions-never-empty"),
    Fault("answers after the end", played_as(answers.NeverDone), "actions-end"),
    Fault("a seat that does not exist", played_as(answers.FourthAtTheTable), "actor"),
    Fault("actions that change from call to call", played_as(answers.Capricious), "steady"),
    Fault("odds of zero", played_as(answers.OddsOfZero), "odds"),
    Fault("odds in fractions", played_as(answers.OddsInFractions), "odds"),
    Fault("a die with other odds than declared", played_as(answers.FairDie), "sample"),
    Fault("an answer never drawn", played_as(answers.NeverPasses), "sample"),
    Fault("an illegal answer drawn", played_as(answers.DrawsTooLow), "sample"),
    Fault("an illegal answer suggested", played_as(answers.BadAdvice), "suggest"),
    Fault("a space in a name", played_as(answers.Spaced), "notation"),
    # the course of the game
    Fault("a shared list of lists", played_as(course.SharedHands), "copy"),
    Fault("a shared list that changes late", played_as(course.SharedScores), "copy"),
    Fault("a shared list outside the key", played_as(course.SharedLedger), "copy"),
    Fault("a field that copy forgets", played_as(course.ForgetfulCopy), "copy"),
    Fault("a lost card", played_as(course.LostCard), "material"),
    Fault("pebbles from nowhere", played_as(course.Generous), "material"),
    Fault("an endless game", played_as(course.Endless), "ends"),
    Fault("halves in the scores", played_as(course.HalfPoints), "scores"),
    Fault("nobody wins", played_as(course.NobodyWins), "returns"),
    Fault("returns below zero", played_as(course.ZeroSum), "returns"),
    Fault(
        "an option that JSON does not know",
        pot_of(object()),
        "store",
    ),
    Fault(
        "an option that JSON changes",
        pot_of((1, 2)),
        "store",
    ),
    # knowledge
    Fault("a view that leaks late", played_as(knowledge.OpensLate), "leak"),
    Fault("hiding changes the state", played_as(knowledge.HidesInPlace), "hide"),
    Fault("the own hand hidden", played_as(knowledge.NotMine), "hide"),
    Fault("worth fails on a view", played_as(course.AfraidOfTheDark), "worth"),
    Fault("a guess that loses cards", played_as(knowledge.LosesWhatIsHidden), "guess"),
    Fault("a guess that shares a list with the view", played_as(knowledge.SharedGuess), "guess"),
    Fault("a guess that knows", played_as(knowledge.Peeks), "leak"),
    Fault("a worth that knows", played_as(knowledge.WorthByPeeking), "leak"),
    Fault("a head that is dull at level 0", played_as(knowledge.DullHead), "blur"),
    Fault("cards lost by forgetting", played_as(knowledge.WeakHead), "blur"),
    Fault("a question skipped for a secret", played_as(knowledge.SkipsForced), "leak"),
    Fault("a question that tells a secret", played_as(knowledge.AsksAloud), "leak"),
    Fault("an answer shown and then hidden", played_as(knowledge.ShowsDraws), "seen"),
    Fault("a player who does not see the own answer", played_as(knowledge.BlindPlayer), "seen"),
    Fault("an answer seen as another", played_as(knowledge.SeenAsAnother), "seen"),
    Fault(
        "a tale that tells a secret",
        replace(played_as(knowledge.Stash), tell=knowledge.tell_the_truth),
        "leak",
    ),
    Fault(
        "a scene that shows a secret",
        replace(played_as(knowledge.Stash), draw=knowledge.draw_the_truth),
        "leak",
    ),
    # the class as a whole
    Fault("an incomplete class", played_as(whole.Incomplete), "whole"),
    Fault("actor as a property", played_as(whole.ActorByProperty), "whole"),
    Fault("sides that do not agree", played_as(whole.Partners), "whole"),
    Fault("a game that cannot begin", replace(GAME, begin=whole.cannot_begin), "whole"),
    # scene and words
    Fault("a dead click", picture.adding(Button(id="x", text=PASS_WORDS, action=99)), "clicks"),
    Fault("a missing click", replace(GAME, draw=picture.no_pass_button), "clicks"),
    Fault(
        "a double click",
        picture.for_the_actor(Button(id="x", text=PASS_WORDS, action=PASS)),
        "clicks",
    ),
    Fault("one id for two things", picture.adding(Box(id="pot", w=1, h=1)), "ids"),
    Fault("a scene that changes from call to call", replace(GAME, draw=picture.flicker), "steady"),
    Fault("a shape at infinity", picture.adding(Box(x=math.inf, w=1, h=1)), "scene"),
    Fault("a line to nowhere", picture.adding(Line(points=((0, 0), (0, math.nan)))), "scene"),
    Fault("no words in German", replace(GAME, package="tests.laws.half_spoken"), "words"),
    Fault("no words in any language", picture.adding(Text(text=Message("unheard-of"))), "words"),
    Fault("a message without its variable", replace(GAME, tell=picture.tell_nameless), "words"),
    Fault("an option without words", with_option(Option(name="joker", values=("off",))), "words"),
]

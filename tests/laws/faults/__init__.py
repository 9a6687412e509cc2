"""Pebbles with one fault each, and the law that must catch it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial

from steinkreis.core.message import Message
from steinkreis.core.option import Option
from steinkreis.game.game import AnyGame
from steinkreis.scene.shapes import Box, Button, Flow, Line, Shot, Sprite, Text
from tests.laws.faults import answers, course, knowledge, learning, memory, picture, reading, whole
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
BAD_START = Shot(id="x", dials=(), start=99)

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
    Fault("worth upside down", played_as(course.UpsideDown), "greedy"),
    # answers
    Fault("refuses nothing", played_as(answers.AllowsAnything), "refusal"),
    Fault("answers counted from the end", played_as(answers.FromTheEnd), "refusal"),
    Fault("an answer too long for the machine", played_as(answers.Narrow), "refusal"),
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
    Fault("no answer told from others", played_as(answers.Overlooking), "distinct"),
    Fault("a space in a name", played_as(answers.Spaced), "notation"),
    # the course of the game
    Fault("a shared list of lists", played_as(course.SharedHands), "copy"),
    Fault("a shared list that changes late", played_as(course.SharedScores), "copy"),
    Fault("a shared list outside the key", played_as(course.SharedLedger), "copy"),
    Fault(
        "a shared list that only the scene reads",
        replace(played_as(course.SharedTrail), draw=course.draw_the_trail),
        "copy",
    ),
    Fault("a field that copy forgets", played_as(course.ForgetfulCopy), "copy"),
    Fault("a lost card", played_as(course.LostCard), "material"),
    Fault("pebbles from nowhere", played_as(course.Generous), "material"),
    Fault("an endless game", played_as(course.Endless), "ends"),
    Fault("halves in the scores", played_as(course.HalfPoints), "scores"),
    Fault("nobody wins", played_as(course.NobodyWins), "returns"),
    Fault("points from nowhere", replace(GAME, reckon=course.reckon_too_few), "sources"),
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
    Fault("knowledge that comes by forgetting", played_as(knowledge.Inspired), "blur"),
    Fault("a dream taken for the truth", played_as(knowledge.Dreamer), "blur"),
    Fault("a card dreamt of by forgetting", memory.played_as(memory.Fanciful), "blur"),
    Fault("a card looked up and taken back", memory.not_declared, "undo"),
    Fault(
        "an answer that tells more than is said", played_as(knowledge.SaysNothingIsTold), "tells"
    ),
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
    # what learners are given
    Fault("an answer beyond the declared", played_as(learning.FewerAnswers), "asks"),
    Fault("a question not declared", played_as(learning.FewerQuestions), "asks"),
    Fault("a player asked what is up to chance", played_as(learning.LeftToChance), "asks"),
    Fault("dials where there are none", played_as(learning.Dialled), "asks"),
    Fault("two questions of one name", played_as(learning.Twins), "asks"),
    Fault("more numbers than at first", played_as(learning.Rambling), "observe"),
    Fault("numbers without end", played_as(learning.Boundless), "observe"),
    Fault("numbers that change their meaning", played_as(learning.Shifty), "observe"),
    Fault("numbers that tell a secret", played_as(learning.SeesAll), "observe"),
    Fault("what matters and cannot be known", played_as(learning.Peeking), "regard"),
    Fault("more that matters than at first", played_as(learning.Wavering), "regard"),
    Fault("a deep copy that is none", played_as(learning.OneAndTheSame), "keep"),
    Fault("a state that loses something on its way", played_as(learning.Lossy), "keep"),
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
    Fault("two answers of one name", replace(GAME, draw=picture.all_alike), "names"),
    Fault("dials that start at a refusal", picture.for_the_actor(BAD_START), "clicks"),
    Fault("one id for two things", picture.adding(Box(id="pot", w=1, h=1)), "ids"),
    Fault("a click that leads nowhere", picture.adding(Box(id="x", w=1, h=1, aim="y")), "ids"),
    Fault("a scene that changes from call to call", replace(GAME, draw=picture.flicker), "steady"),
    Fault("a shape at infinity", picture.adding(Box(x=math.inf, w=1, h=1)), "scene"),
    Fault("a line to nowhere", picture.adding(Line(points=((0, 0), (0, math.nan)))), "scene"),
    Fault("no words in German", replace(GAME, package="tests.laws.half_spoken"), "words"),
    Fault("no words in any language", picture.adding(Text(text=Message("unheard-of"))), "words"),
    Fault("a question without .others", played_as(answers.AsksEverybody), "words"),
    Fault("a message without its variable", replace(GAME, tell=picture.tell_nameless), "words"),
    Fault("a sprite that does not exist", picture.adding(Sprite(name="x", w=9, h=9)), "sprites"),
    Fault("words too small to read", picture.adding(Text(text=1, size=8)), "text-size"),
    # panels
    Fault("a panel that grows", picture.arranged(picture.growing), "panels"),
    Fault("a panel that comes later", picture.arranged(picture.no_hand_at_first), "panels"),
    Fault(
        "more shapes counted than there are", picture.arranged(picture.counting_too_far), "panels"
    ),
    Fault("shapes in no panel", picture.arranged(picture.counting_too_few), "panels"),
    Fault("a button on the board", picture.arranged(picture.button_on_the_board), "panels"),
    Fault("a thing larger than its cell", picture.arranged(picture.large_plaques), "panels"),
    Fault("a place in a flow", picture.arranged(picture.plaques_in_places), "panels"),
    Fault("a click outside the window", picture.arranged(picture.pass_off_the_board), "panels"),
    Fault("neither window nor flow", picture.declaring(window=None), "panels"),
    Fault("both window and flow", picture.declaring(flow=Flow(cell=(9, 9), count=1)), "panels"),
    Fault("two panels of one name", picture.declaring(name="players"), "panels"),
    Fault("a panel for nothing", picture.declaring(part="ceiling"), "panels"),
    Fault("a panel without words", picture.declaring(name="attic"), "words"),
    # what is read before
    Fault("no rules in German", reading.reworded(lambda text: ""), "rules"),
    Fault(
        "a clause missing in German",
        reading.reworded(lambda text: text.replace("**2.3**", "")),
        "rules",
    ),
    Fault(
        "another chapter in German",
        reading.reworded(lambda text: text + "\n## 4 Mehr\n"),
        "rules",
    ),
    Fault("an option without words", with_option(Option(name="joker", values=("off",))), "words"),
    Fault("a guide that is none", reading.guided('"seat"', '"chair"'), "guide"),
    Fault("a guide for nobody", reading.guided('"seat": 0', '"seat": 2'), "guide"),
    Fault("a guide by other rules", reading.guided('"rules":1', '"rules":2'), "guide"),
    Fault("a guide of another game", reading.guided('"game":"pebbles"', '"game":"x"'), "guide"),
    Fault("an answer in a guide that is not legal", reading.guided("2,9,12]", "2,8,12]"), "guide"),
    Fault("a note after the end", reading.guided('"at":9', '"at":10'), "guide"),
    Fault("a guide that ends without a word", reading.guided('"at":9', '"at":8'), "guide"),
    Fault("a note without words", reading.guided('"wait"', '"unheard-of"'), "guide"),
    Fault("a picture without words", reading.guided('"pot","look"', '"x","look"'), "guide"),
    Fault("something to do while others are asked", reading.guided('"wait"', '"play"'), "guide"),
    Fault(
        "something to do, and more to read",
        reading.guided('"hand","look"', '"play","look"'),
        "guide",
    ),
    Fault("a note about what is not there", reading.guided('"card-9"', '"card-8"'), "guide"),
    Fault("a picture of a panel that is not there", reading.guided('"board"', '"attic"'), "guide"),
]

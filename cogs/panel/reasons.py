"""What follows from a move and why another is better, in words: only what a seat can know for certain."""

import asyncio
from dataclasses import dataclass
from typing import Any

from cogs.cards.pictures import safe_names, scene
from dojo.table.table import Table
from engine.core import AnyGame, Ask, Seat
from engine.player.reasons import Effects, effects, hides_nothing, reply
from engine.player.teacher import Decision
from faces import FACES
from faces.core import AnyScene, Names, Say
from faces.text import purpose_text


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat sees when it is asked, and what players are called in what is said of it."""

    game: AnyGame
    scene: AnyScene
    names: Names

    @property
    def say(self) -> Say:
        return self.scene.say


def position_of(table: Table, seat: Seat, say: Say) -> Position:
    """As a seat sees a match; for texts, which render markdown."""
    return Position(table.game, scene(table, say, seat), safe_names(table, say))


@dataclass(frozen=True, slots=True)
class Reasons:
    """What can go wrong after a move that was made, or else what it's good for; and what a better one does.

    Either may be "".
    """

    against: str
    in_favour: str


def reasons(then: Position, decision: Decision, better: Any) -> Reasons:
    """Why the other move is better, a line for each of the two. It holds whatever the seat could not see."""
    given, gained = (effects(then.game, decision, move) for move in (decision.move, better))
    if gained.wins:
        return Reasons("", then.say("closer-why-wins"))
    worse, good = unlike_purposes(then, decision, better)
    harm = harmed(then, decision, better, given, gained) or worse
    does = forced(then, given, gained) or good or taken(then, decision, better, gained)
    return Reasons(harm, does or then.say("closer-why-general"))


def unlike_purposes(then: Position, decision: Decision, better: Any) -> tuple[str, str]:
    """What each of the two moves is good for; nothing where that is the same."""
    told = (good_for(then, decision.ask, decision.move), good_for(then, decision.ask, better))
    return ("", "") if told[0] == told[1] else told


def harmed(then: Position, decision: Decision, better: Any, given: Effects, gained: Effects) -> str:
    """What can go wrong after the move that was made, and not after the better one."""
    ask, made = decision.ask, decision.move
    if given.exposes is not None and gained.exposes is None:
        return in_danger(then, ask, made, given)
    for danger in (risked, left_open):
        told = danger(then, ask, made)
        if told and not danger(then, ask, better):
            return told
    return ""


def in_danger(then: Position, ask: Ask[Any], move: Any, does: Effects) -> str:
    """What may well lose after a move, or who could win at once, in a sentence; may be ""."""
    return risked(then, ask, move) or exposed(then, does)


def left_open(then: Position, ask: Ask[Any], move: Any) -> str:
    """What a move leaves open to others, in a sentence; may be ""."""
    return purpose_text(then.game.teacher.drawback(then.scene.view, ask, move), then.say)


def answered(then: Position, what: str) -> str:
    """The likely answer of an opponent, called a guess where it may depend on what can't be seen."""
    key = "coach-reply" if hides_nothing(then.game, then.scene.view) else "coach-reply-guess"
    return then.say(key, what=what)


def forced(then: Position, given: Effects, gained: Effects) -> str:
    """The one answer that only the better move leaves to an opponent."""
    if gained.only is None or gained.only == given.only:
        return ""
    seat, answer = gained.only
    return then.say("closer-why-only", who=then.names[seat], move=labelled(then, answer))


def taken(then: Position, decision: Decision, better: Any, gained: Effects) -> str:
    """What only the better move does at once, in the words of the game; nothing if it gives something up."""
    if gives_up(then, better):
        return ""
    told = [hinted(then, better), *event_words(then, gained.events)]
    if better != decision.move and told[0] == hinted(then, decision.move):
        told = told[1:]
    return next((then.say("closer-why-does", what=each) for each in told if each), "")


def hinted(then: Position, move: Any) -> str:
    """What the button of a move says beside it; may be ""."""
    return FACES[then.game.key].hint(then.scene, move)


def gives_up(then: Position, move: Any) -> bool:
    """Whether a move costs something, so that what its button says is no reason for it."""
    return FACES[then.game.key].costs(then.scene, move)


def good_for(then: Position, ask: Ask[Any], move: Any) -> str:
    """What a move is good for, in a sentence; may be ""."""
    return purpose_text(then.game.teacher.purpose(then.scene.view, ask, move), then.say)


def risked(then: Position, ask: Ask[Any], move: Any) -> str:
    """What may well go wrong after a move, and wouldn't after another, in a sentence; may be ""."""
    return purpose_text(then.game.teacher.risk(then.scene.view, ask, move), then.say)


def consequences(then: Position, decision: Decision, move: Any, otherwise: str = "") -> list[str]:
    """What is certain to follow from a move besides its hint, what it gains first, and the likely answer to it.

    `otherwise` is said where neither that nor the hint speaks for the move.
    """
    does = effects(then.game, decision, move)
    if does.wins:
        return [then.say("closer-why-wins")]
    unexplained = not hinted(then, move) or gives_up(then, move)
    gain = speaking_for(then, decision, move, does) or [otherwise] * unexplained
    danger, drawback = in_danger(then, decision.ask, move, does), left_open(then, decision.ask, move)
    likely = event_words(then, reply(then.game, decision, move))
    answer = answered(then, likely[0]) if likely and not danger else ""
    return [line for line in (*gain, drawback, danger, answer) if line]


def speaking_for(then: Position, decision: Decision, move: Any, does: Effects) -> list[str]:
    """What a move gains besides its hint."""
    told = good_for(then, decision.ask, move)
    if not told and not hinted(then, move):
        told = taken(then, decision, move, does)
    return [line for line in (told, forced(then, Effects(False, None, None, None, ()), does)) if line]


async def what_follows(table: Table, ask: Ask[Any], move: Any, say: Say, otherwise: str = "") -> list[str]:
    """What is certain to follow from a move, in lines; a thread looks for it. See `consequences`."""
    decision = Decision(table.view(ask.seat), ask, move)
    return await asyncio.to_thread(consequences, position_of(table, ask.seat, say), decision, move, otherwise)


def warning(then: Position, decision: Decision, better: Any) -> str:
    """What speaks against a move, without a word on the better one."""
    given, gained = (effects(then.game, decision, move) for move in (decision.move, better))
    return harmed(then, decision, better, given, gained) or then.say("coach-loses")


def exposed(then: Position, does: Effects) -> str:
    """Who could win at once after a move, and how; "" if nobody could."""
    if does.exposes is None:
        return ""
    who = then.names[does.exposes]
    if does.blow is None:
        return then.say("coach-exposes", who=who)
    return then.say("coach-exposes-by", who=who, move=labelled(then, does.blow))


def labelled(then: Position, move: Any) -> str:
    """A move of an opponent, whose label can't depend on what the reader sees now."""
    return FACES[then.game.key].option(move, then.say)


def event_words(then: Position, events: tuple[Any, ...]) -> list[str]:
    face = FACES[then.game.key]
    return [line for event in events if (line := face.event(event, then.names, then.say))]

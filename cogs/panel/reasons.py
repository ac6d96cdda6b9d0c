"""What follows from a move and why another is better, in words: only what a seat can know for certain."""

from dataclasses import dataclass
from typing import Any

from cogs.cards.names import safe_names
from cogs.cards.pictures import scene
from dojo.table.table import Table
from engine.core import Ask, Seat
from engine.player.reasons import Effects, effects, reply
from engine.player.teacher import Decision
from faces import FACES
from faces.core import Say
from faces.text import purpose_text


@dataclass(frozen=True, slots=True)
class Reasons:
    """What speaks against a move that was made, and for a better one; either may be ""."""

    against: str
    in_favour: str


def reasons(then: Table, decision: Decision, better: Any, say: Say) -> Reasons:
    """Why the other move is better, a line for each of the two. It holds whatever the seat could not see."""
    given, gained = (effects(then.game, decision, move) for move in (decision.move, better))
    if gained.wins:
        return Reasons("", say("closer-why-wins"))
    worse, good = unlike_purposes(then, decision, better, say)
    harm = harmed(then, decision, better, given, gained, say) or worse
    does = forced(then, given, gained, say) or good or taken(then, decision, better, gained, say)
    return Reasons(harm, does if harm or does else say("closer-why-general"))


def unlike_purposes(then: Table, decision: Decision, better: Any, say: Say) -> tuple[str, str]:
    """What each of the two moves is good for; nothing where that is the same."""
    told = (good_for(then, decision.ask, decision.move, say), good_for(then, decision.ask, better, say))
    return ("", "") if told[0] == told[1] else told


def harmed(then: Table, decision: Decision, better: Any, given: Effects, gained: Effects, say: Say) -> str:
    """What can go wrong after the move that was made, and not after the better one."""
    if given.exposes is not None and gained.exposes is None:
        return exposed(then, given, say)
    risk = risked(then, decision.ask, decision.move, say)
    if risk and not risked(then, decision.ask, better, say):
        return risk
    told = unlike(then, decision, better, say)
    return say("coach-reply", what=told) if told else ""


def forced(then: Table, given: Effects, gained: Effects, say: Say) -> str:
    """The one answer that only the better move leaves to an opponent."""
    if gained.only is None or gained.only == given.only:
        return ""
    seat, answer = gained.only
    return say("closer-why-only", who=safe_names(then, say)[seat], move=FACES[then.game.key].option(answer, say))


def taken(then: Table, decision: Decision, better: Any, gained: Effects, say: Say) -> str:
    """What the better move does at once, in the words of the game."""
    told = [hinted(then, decision.ask.seat, better, say), *event_words(then, gained.events, say)]
    return next((say("closer-why-does", what=each) for each in told if each), "")


def hinted(then: Table, seat: Seat, move: Any, say: Say) -> str:
    """What the button of a move says beside it; may be ""."""
    face = FACES[then.game.key]
    return face.hint(scene(then, say, seat), move) if face.hint else ""


def good_for(then: Table, ask: Ask[Any], move: Any, say: Say) -> str:
    """What a move is good for, in a sentence; may be ""."""
    return purpose_text(then.game.purpose(then.view(ask.seat), ask, move) if then.game.purpose else None, say)


def risked(then: Table, ask: Ask[Any], move: Any, say: Say) -> str:
    """What may well go wrong after a move, and wouldn't after another, in a sentence; may be ""."""
    return purpose_text(then.game.risk(then.view(ask.seat), ask, move) if then.game.risk else None, say)


def unlike(then: Table, decision: Decision, better: Any, say: Say) -> str:
    """What the likely answer to the move brings about and the likely answer to the better one doesn't."""
    theirs, others = (reply(then.game, decision, move) for move in (decision.move, better))
    return next(iter(event_words(then, tuple(event for event in theirs if event not in others), say)), "")


def consequences(then: Table, decision: Decision, move: Any, say: Say) -> list[str]:
    """What is certain to follow from a move besides its hint, and the likely answer to it."""
    does = effects(then.game, decision, move)
    if does.wins:
        return [say("closer-why-wins")]
    risk = exposed(then, does, say)
    next_one = forced(then, Effects(False, None, None, None, ()), does, say)
    likely = event_words(then, reply(then.game, decision, move), say)
    answer = say("coach-reply", what=likely[0]) if likely and not risk else ""
    told = good_for(then, decision.ask, move, say)
    if not told and not hinted(then, decision.ask.seat, move, say):
        told = taken(then, decision, move, does, say)
    return [line for line in (told, risk, risked(then, decision.ask, move, say), next_one, answer) if line]


def warning(then: Table, decision: Decision, better: Any, say: Say) -> str:
    """What speaks against a move, without a word on the better one."""
    given, gained = (effects(then.game, decision, move) for move in (decision.move, better))
    exposes = given.exposes is not None and gained.exposes is None
    if gained.wins and not exposes:
        return say("coach-missed")
    return harmed(then, decision, better, given, gained, say) or say("coach-loses")


def exposed(then: Table, does: Effects, say: Say) -> str:
    """Who could win at once after a move, and how; "" if nobody could."""
    if does.exposes is None:
        return ""
    who = safe_names(then, say)[does.exposes]
    if does.blow is None:
        return say("coach-exposes", who=who)
    return say("coach-exposes-by", who=who, move=FACES[then.game.key].option(does.blow, say))


def event_words(then: Table, events: tuple[Any, ...], say: Say) -> list[str]:
    face, names = FACES[then.game.key], safe_names(then, say)
    return [line for event in events if (line := face.event(event, names, say))]

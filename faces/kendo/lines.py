"""What lies on the table, in few words: each event of the exchange, and what must be done next."""

from collections.abc import Sequence

from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import (
    DroppedOut,
    Event,
    Extended,
    First,
    Hansoku,
    Ippon,
    Left,
    Passed,
    Play,
    Pulled,
    Unanswered,
    View,
)
from faces.core import Say
from faces.kendo.log import aimed_at, variant
from faces.kendo.words import joined, named


def happened(view: View) -> tuple[Event, ...]:
    """The exchange with cards that were pulled one after the other counted together."""
    found: list[Event] = []
    for event in view.exchange:
        match found[-1:], event:
            case [Pulled(seat, loser, count)], Pulled(again, same, more) if (seat, loser) == (again, same):
                found[-1] = Pulled(seat, loser, count + more)
            case _:
                found.append(event)
    return tuple(found)


def line(event: Event, who: Sequence[str], say: Say) -> str:
    """One event with marks or names for the seats; nothing for what only moved cards about."""
    match event:
        case Play():
            return play(event, who, say)
        case Unanswered(seat, what):
            return say("kendo-line-unanswered", who=who[seat], strike=named(what))
        case Pulled(seat, loser, count):
            return say("kendo-line-pulled", who=who[seat], loser=who[loser], count=count)
        case Ippon(seat, mark):
            return say("kendo-line-ippon", who=who[seat], mark=mark)
        case First(seat) | Hansoku(seat) | Passed(seat) | DroppedOut(seat) | Extended(seat) | Left(seat):
            return say(f"kendo-line-{event.kind}", who=who[seat])
        case _:
            return ""


def play(event: Play, who: Sequence[str], say: Say) -> str:
    kinds = [CARDS[card].kind for card in event.cards]
    on = variant(event, kinds) if event.deed == "deflect" else ""
    target = aimed_at(event, len(who))
    return say(
        f"kendo-line-{event.deed}{on}",
        who=who[event.seat],
        cards=joined(*kinds),
        target="" if target is None else who[target],
        strike=named(event.strike) if event.strike else "",
    )


def wanted(view: View, who: Sequence[str], say: Say) -> str:
    """What must be answered, pulled or opened now."""
    threat = view.threat
    if view.stage == "pull" and threat:
        return say("kendo-board-pull", who=who[view.turn], loser=who[threat.defender], count=view.owed)
    if threat:
        strike = named(threat.reinforcement or threat.strike)
        return say("kendo-board-wanted", who=who[threat.defender], strike=strike, by=who[threat.attacker])
    if view.stage in ("bonus", "refill"):
        return say(f"kendo-board-{view.stage}", who=who[view.turn])
    return "" if view.stage == "change" else say("kendo-board-opens", who=who[view.starter])

"""What happens in a Kendo Duel, line by line, and why."""

from engine.core import Seat
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import (
    Changed,
    Drew,
    DroppedOut,
    Event,
    Extended,
    First,
    Hansoku,
    Ippon,
    Left,
    Over,
    Passed,
    Play,
    Pulled,
    Shuffled,
    Switched,
    Unanswered,
)
from faces.core import Say
from faces.kendo.words import ALTERNATIVE, REINFORCEMENTS, named

Names = tuple[str, ...]


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case First():
            return first(event, names, say)
        case Changed(counts):
            told = ", ".join(f"{name} ({count})" for name, count in zip(names, counts, strict=False))
            return say("kendo-event-changed", counts=told)
        case Play():
            return play(event, names, say)
        case Unanswered(seat, what):
            key = "kendo-event-unanswered" + "-reinforcement" * (what in REINFORCEMENTS)
            return say(key, who=names[seat], strike=named(what))
        case Pulled(seat, loser, count):
            return say("kendo-event-pulled", who=names[seat], loser=names[loser], count=count)
        case Over(winners, reason):
            who = ", ".join(names[seat] for seat in winners)
            return say(f"kendo-event-over-{reason}", who=who, count=len(winners))
        case _:
            return shorter(event, names, say)


def shorter(event: Event, names: Names, say: Say) -> str:
    match event:
        case Switched(seat, deck):
            return say("kendo-event-switched", who=names[seat], deck=say(f"kendo-deck-{deck}"))
        case Drew(seat, deck, why):
            return say(f"kendo-event-drew-{why}", who=names[seat], deck=say(f"kendo-deck-{deck}"))
        case Shuffled(deck):
            return say("kendo-event-shuffled", deck=say(f"kendo-deck-{deck}"))
        case Hansoku(seat, count):
            return say("kendo-event-hansoku", who=names[seat], count=count)
        case Ippon(seat, mark):
            return say("kendo-event-ippon", who=names[seat], mark=mark, why=say(f"kendo-mark-{mark}"))
        case Passed(seat) | DroppedOut(seat) | Extended(seat) | Left(seat):
            return say(f"kendo-event-{event.kind}", who=names[seat])
        case _:
            raise ValueError(event)


def first(event: First, names: Names, say: Say) -> str:
    who = names[event.seat]
    if not event.totals:
        return say(f"kendo-event-first-{event.by}", who=who, totals="")
    rounds = (
        ", ".join(f"{name} ({total})" for name, total in zip(names, totals, strict=False) if total is not None)
        for totals in event.totals[-2:]
    )
    return say(f"kendo-event-first-{event.by}", who=who, totals="; ".join(rounds))


def play(event: Play, names: Names, say: Say) -> str:
    kinds = [CARDS[card].kind for card in event.cards]
    key = f"kendo-event-{event.deed}{variant(event, kinds)}"
    facts: dict[str, str | int] = {"who": names[event.seat], "cards": " + ".join(map(named, kinds))}
    facts["target"] = "" if (target := aimed_at(event, len(names))) is None else names[target]
    facts["strike"] = named(event.strike) if event.strike else ""
    facts["card"] = named(kinds[0]) if kinds else ""
    facts["reinforcement"] = named(kinds[1]) if len(kinds) > 1 else ""
    return say(key, **facts)


def aimed_at(event: Play, seats: int) -> Seat | None:
    """Between two, whoever plays plays at the other."""
    return 1 - event.seat if event.target is None and seats == 2 else event.target


def variant(event: Play, kinds: list[str]) -> str:
    """Which of several messages tells it: by what was played together, and by whether it goes on to somebody."""
    match event.deed:
        case "open":
            return "-reinforced" * (len(kinds) > 1)
        case "counter":
            return "-mushin" * ("mushin" in kinds)
        case "deflect":
            return "-on" * (event.target is not None)
        case "stop":
            return "-alternative" * (event.strike in ALTERNATIVE)
        case _:
            return ""

"""What happens in a Kendo Duel: whole sentences for the log, and short lines for the text board."""

from collections import Counter as Tally
from collections.abc import Sequence

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
    View,
)
from faces.core import Glimpse, Names, Say
from faces.kendo.words import ALTERNATIVE, REINFORCEMENTS, named
from faces.text import listed, separated


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case First():
            return first(event, names, say)
        case Changed(counts):
            return say("kendo-event-changed", counts=noted(names, counts, say))
        case Play():
            return play(event, names, say)
        case Unanswered(seat, what):
            key = "kendo-event-unanswered" + "-reinforcement" * (what in REINFORCEMENTS)
            return say(key, who=names[seat], strike=named(what))
        case Pulled(seat, loser, count):
            return say("kendo-event-pulled", who=names[seat], loser=names[loser], count=count)
        case Over(winners, reason):
            return say(f"kendo-event-over-{reason}", who=listed(names, winners, say), count=len(winners))
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
    told = say("list-separator-strong").join(noted(names, totals, say) for totals in event.totals[-2:])
    return say(f"kendo-event-first-{event.by}", who=who, totals=told)


def noted(names: Names, numbers: Sequence[int | None], say: Say) -> str:
    """The names of all who have a number: "Aiko (2), Bruno (0)"."""
    pairs = zip(names, numbers, strict=False)
    return separated((say("with-note", text=name, note=number) for name, number in pairs if number is not None), say)


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
    """The player aimed at. Between two players that is always the other one."""
    return 1 - event.seat if event.target is None and seats == 2 else event.target


def variant(event: Play, kinds: list[str]) -> str:
    """The suffix of the message: by the cards played together, and by whether the attack passes to another player."""
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


# What a player alone is told


def own_cards(glimpses: Sequence[Glimpse[View, Event]], say: Say) -> list[str]:
    """Which cards were pulled from the reader's hand, and which the reader has pulled."""
    lost, won = ([card for glimpse in glimpses for card in pulled(glimpse, role)] for role in ("loser", "seat"))
    return [
        say(f"kendo-own-{how}", count=len(cards), cards=separated((named(CARDS[card].kind) for card in cards), say))
        for how, cards in (("lost", lost), ("won", won))
        if cards
    ]


def pulled(glimpse: Glimpse[View, Event], role: str) -> list[str]:
    """The cards that left the reader's hand unseen, or came into it; none if it has changed in other ways, too."""
    seat, events = glimpse.after.seat, glimpse.events
    played = [card for each in events if isinstance(each, Play) and each.seat == seat for card in each.cards]
    before, after = Tally(glimpse.before.hand) - Tally(played), Tally(glimpse.after.hand)
    count = sum(each.count for each in events if isinstance(each, Pulled) and getattr(each, role) == seat)
    changed = before - after if role == "loser" else after - before
    return list(changed.elements()) if changed.total() == count else []


def happened(view: View) -> tuple[Event, ...]:
    """The exchange, without events that are told with another."""
    return gathered(view.exchange)


def gathered(events: Sequence[Event]) -> tuple[Event, ...]:
    """Cards that were pulled one after another are counted together."""
    found: list[Event] = []
    for event in events:
        match found[-1:], event:
            case [Pulled(seat, loser, count)], Pulled(again, same, more) if (seat, loser) == (again, same):
                found[-1] = Pulled(seat, loser, count + more)
            case _:
                found.append(event)
    return tuple(found)

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
from faces.kendo.words import ALTERNATIVE, REINFORCEMENTS, joined, named
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


# In few words: the exchange, and what must be done next


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


def line(event: Event, who: Sequence[str], say: Say) -> str:
    """One event in few words, with marks or names for the seats; "" for events that only move cards about."""
    match event:
        case Play():
            return play_in_brief(event, who, say)
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


def play_in_brief(event: Play, who: Sequence[str], say: Say) -> str:
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
    """What must be answered, pulled or opened now; "" if nothing must."""
    threat = view.threat
    if view.stage == "pull" and threat:
        return say("kendo-board-pull", who=who[view.turn], loser=who[threat.defender], count=view.owed)
    if threat:
        strike = named(threat.reinforcement or threat.strike)
        return say("kendo-board-wanted", who=who[threat.defender], strike=strike, by=who[threat.attacker])
    if view.stage in ("bonus", "refill"):
        return say(f"kendo-board-{view.stage}", who=who[view.turn])
    return "" if view.stage == "change" else say("kendo-board-opens", who=who[view.starter])

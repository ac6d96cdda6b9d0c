"""Kendo Duel in words: names of cards, moves and what they lead to, what cards do, and lines of the log."""

from collections import Counter as Tally
from collections.abc import Sequence
from typing import Any

from engine.core import Ask, Seat
from engine.games.kendo.parts import CARDS, DECKS, OF_KIND, Part, of_role
from engine.games.kendo.state import (
    Change,
    Changed,
    Counter,
    Deflect,
    Discard,
    Draw,
    Drew,
    DroppedOut,
    Event,
    Extended,
    First,
    Hansoku,
    Ippon,
    Jikan,
    Keep,
    Left,
    Meet,
    Move,
    Open,
    Options,
    Over,
    Parry,
    Passed,
    Play,
    Pulled,
    Shuffled,
    Stop,
    Stuck,
    Switch,
    Switched,
    Threat,
    Unanswered,
    View,
    meets,
)
from faces.core import Entry, Glimpse, Names, Say, Scene
from faces.kendo.pieces import card, sign_of
from faces.kendo.reading import REINFORCEMENTS, KendoScene, laid
from faces.text import MARKS, clip, listed, separated

HINTED_NAME = 12  # characters, so that a hint stays short
ALTERNATIVE = of_role("alternative")


def named(kind: str) -> str:
    """A card as players call it: strikes and other cards by their names, counters as one word with hyphens."""
    return kind if "-" in kind else CARDS[OF_KIND[kind][0]].name


def numbered(card: str) -> str:
    """A card of the hand, with its number if it has one."""
    part = CARDS[card]
    return named(part.kind) if part.number is None else f"{named(part.kind)} {part.number}"


def brief(card: str) -> str:
    """A card on a label with two: a counter by what it answers and strikes, because there is only one of each."""
    part = CARDS[card]
    return f"{part.answers}→{part.delivers}" if part.answers else numbered(card)


def called(card: str, view: View) -> str:
    """A card, with its number while that matters: until the first attacker is known."""
    return numbered(card) if view.stage == "change" else named(CARDS[card].kind)


def joined(*kinds: str | None) -> str:
    return " + ".join(named(kind) for kind in kinds if kind)


def option(move: Move, say: Say) -> str:
    match move:
        case Keep() | Jikan() | Stuck():
            return say(f"kendo-answer-{move.kind}")
        case Change(first, second):
            cards = f"{brief(first)} + {brief(second)}" if second else numbered(first)
            return say("kendo-answer-change", cards=cards)
        case Open(card, reinforcement, target):
            return aimed(joined(card, reinforcement), target, say)
        case Counter(card, mushin, target):
            return aimed(joined(card, "mushin" if mushin else None), target, say)
        case Deflect(card, target) if target is not None:
            return say("kendo-answer-passed", card=named(card), target=MARKS[target])
        case Switch(card, deck):
            return say("kendo-answer-switch", card=named(card), one=say(f"kendo-one-{deck}"))
        case Draw(deck):
            return say("kendo-answer-draw", deck=say(f"kendo-deck-{deck}"))
        case Meet(card, target) if target is not None:
            return aimed(named(card), target, say)
        case Meet(card) | Deflect(card) | Parry(card) | Stop(card) | Discard(card):
            return say(f"kendo-answer-{move.kind}", card=named(card))


def aimed(cards: str, target: Seat | None, say: Say) -> str:
    return cards if target is None else say("kendo-answer-at", cards=cards, target=MARKS[target])


def question(view: View, ask: Ask[Move], say: Say) -> dict[str, str | int]:
    """What the seat asked is attacked with, if it is, and what a strike gains that nothing stops."""
    threat = view.threat if view.threat and view.threat.defender == ask.seat else None
    cards = (threat.strike, threat.reinforcement) if threat else ()
    strike, reinforcement = (named(card) if card else "" for card in cards or ("", ""))
    told: dict[str, str | int] = {"attack": joined(*cards), "strike": strike, "reinforcement": reinforcement}
    return told | {"attacked": "yes" if threat else "no", "stake": view.stake}


def value(field: str, value: Any, say: Say) -> str:
    match field:
        case "kind" | "mushin" | "deck":
            return say(f"kendo-field-{field}-{str(value).lower()}")
        case "card":
            return named(value)
        case "target" | "reinforcement" | "second" if value is None:
            return say(f"kendo-field-{field}-none")
        case "target":
            return MARKS[int(value)]
        case "first" | "second":
            return numbered(value)
        case "reinforcement":
            return named(value)
        case _:
            return str(value)


def hint(scene: KendoScene, move: Move) -> str:
    """What a move leads to, for players who do not know the rules by heart; may be ""."""
    view, say = scene.view, scene.say
    match move:
        case Open(_, reinforcement) if reinforcement:
            return say(f"kendo-hint-reinforced-{view.options.mode}")
        case Open(card) if card in ALTERNATIVE:
            return say(f"kendo-hint-alternative-{view.options.mode}")
        case Jikan():
            level = len(view.ippons[0]) == len(view.ippons[1])
            return say("kendo-hint-jikan-level" if level else "kendo-hint-jikan-ahead")
        case Counter():
            return say("kendo-hint-counter")
        case Meet() if meets(view.threat, view.options):
            return say("kendo-hint-counter")
        case Meet() if view.threat:
            return opener(scene, view.threat)
        case Deflect(_, target) if view.threat:
            return say("kendo-hint-ended" if target is None else "kendo-hint-passed", strike=named(view.threat.strike))
        case Parry():
            return say(f"kendo-hint-{parrying(view)}")
        case Stop() if view.threat:
            threat = view.threat
            if threat.reinforcement:
                return say("kendo-hint-stop", strike=named(threat.strike))
            return opener(scene, threat)
        case Draw(deck):
            return say("kendo-hint-deck", count=view.deck_sizes[DECKS.index(deck)])
        case _:
            return ""


def opener(scene: KendoScene, threat: Threat) -> str:
    """Who opens after an answer that leaves the attack to the attacker."""
    return scene.say("kendo-hint-again", who=clip(scene.names, HINTED_NAME)[threat.attacker])


def parrying(view: View) -> str:
    """What a parry ends: more than the exchange if it is the last card."""
    if view.options.mode == "duel" and view.hand is not None and len(view.hand) == 1:
        return "last-two" if view.seats - len(view.out) == 2 else "last-more"
    return "ended"


# The log


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case First(seat, by, totals):
            told = say("list-separator-strong").join(noted(names, each, say) for each in totals[-2:])
            return say(f"kendo-event-first-{by}", who=names[seat], totals=told)
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


def noted(names: Names, numbers: Sequence[int | None], say: Say) -> str:
    """The names of all who have a number: "Aiko (2), Bruno (0)"."""
    pairs = zip(names, numbers, strict=False)
    return separated((say("with-note", text=name, note=number) for name, number in pairs if number is not None), say)


def play(event: Play, names: Names, say: Say) -> str:
    kinds = [CARDS[card].kind for card in event.cards]
    key = f"kendo-event-{event.deed}{variant(event, kinds)}"
    facts: dict[str, str | int] = {"who": names[event.seat], "cards": " + ".join(map(named, kinds))}
    target = 1 - event.seat if event.target is None and len(names) == 2 else event.target  # between two, the other one
    facts["target"] = "" if target is None else names[target]
    facts["strike"] = named(event.strike) if event.strike else ""
    facts["card"] = named(kinds[0]) if kinds else ""
    facts["reinforcement"] = named(kinds[1]) if len(kinds) > 1 else ""
    return say(key, **facts)


def variant(event: Play, kinds: list[str]) -> str:
    """The suffix of the message: by the cards played together, and by whether the attack passes to another player."""
    match event.deed:
        case "open":
            return "-reinforced" * (len(kinds) > 1)
        case "counter":
            return "-mushin" * ("mushin" in kinds)
        case "meet" | "deflect":
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


# Which drawing shows a move of Kendo Duel: the sign of its card; of a counter, what it strikes. What cards do.


def icon(_: Scene[View, Move], move: Move) -> str:
    match move:
        case Open() | Meet() | Counter() | Deflect() | Parry() | Stop() | Switch() | Discard():
            return sign_of(move.card.rpartition("-")[2])
        case Jikan():
            return sign_of("jikan_desu")
        case Keep() | Change() | Draw() | Stuck():
            return ""


def glossary(scene: Scene[View, Move]) -> tuple[Entry, ...]:
    """The cards of the exchange, the latest first, and then those of the hand; each kind once.

    Before a Duel has begun, numbers are told by the hand itself.
    """
    lying = [each.card for each in reversed(laid(scene.view))]
    kinds = dict.fromkeys(CARDS[each].kind for each in (*lying, *(scene.view.hand or ())))
    options, say = scene.view.options, scene.say
    return tuple(Entry(card(kind), named(kind), does(CARDS[OF_KIND[kind][0]], options, say)) for kind in kinds)


def does(part: Part, options: Options, say: Say) -> str:
    match part.role:
        case "basic":
            return say("kendo-glossary-basic", strike=part.name, meeting=options.meeting)
        case "counter":
            return say(
                "kendo-glossary-counter", answers=(part.answers or "").upper(), delivers=(part.delivers or "").upper()
            )
        case "alternative":
            return say(f"kendo-glossary-{part.kind}-{options.mode}")
        case _:
            return say(f"kendo-glossary-{part.kind}")

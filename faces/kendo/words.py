"""Kendo Duel in words: names of cards, moves, what they lead to, and values of moves chosen field by field."""

from typing import Any

from engine.core import Ask, Seat
from engine.games.kendo.parts import CARDS, DECKS, OF_KIND, of_role
from engine.games.kendo.state import (
    Change,
    Counter,
    Deflect,
    Discard,
    Draw,
    Jikan,
    Keep,
    Meet,
    Move,
    Open,
    Parry,
    Pull,
    Stop,
    Stuck,
    Switch,
    Threat,
    View,
)
from faces.core import Say, Scene
from faces.text import MARKS, clip

HINTED_NAME = 12  # characters, so that a hint stays short
ALTERNATIVE, REINFORCEMENTS = of_role("alternative"), of_role("reinforce")
KendoScene = Scene[View, Move]


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
        case Pull(place):
            return say("kendo-answer-pull", place=place)
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

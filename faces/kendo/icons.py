"""Which drawing shows a move of Kendo Duel: the sign of its card; of a counter, what it strikes. What cards do."""

from engine.games.kendo.parts import CARDS, OF_KIND, Part
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
    View,
)
from faces.core import Entry, Say, Scene
from faces.kendo.cards import card, sign_of
from faces.kendo.stage import laid
from faces.kendo.words import named


def icon(_: Scene[View, Move], move: Move) -> str:
    match move:
        case Open() | Meet() | Counter() | Deflect() | Parry() | Stop() | Switch() | Discard():
            return sign_of(move.card.rpartition("-")[2])
        case Jikan():
            return sign_of("jikan_desu")
        case Keep() | Change() | Draw() | Pull() | Stuck():
            return ""


def glossary(scene: Scene[View, Move]) -> tuple[Entry, ...]:
    """The cards of the exchange, the latest first, and then those of the hand; each kind once.

    Before a Duel has begun, numbers are told by the hand itself.
    """
    lying = [each.card for each in reversed(laid(scene.view))]
    kinds = dict.fromkeys(CARDS[each].kind for each in (*lying, *(scene.view.hand or ())))
    mode, say = scene.view.options.mode, scene.say
    return tuple(Entry(card(kind), named(kind), does(CARDS[OF_KIND[kind][0]], mode, say)) for kind in kinds)


def does(part: Part, mode: str, say: Say) -> str:
    match part.role:
        case "basic":
            return say("kendo-glossary-basic", strike=part.name)
        case "counter":
            return say(
                "kendo-glossary-counter", answers=(part.answers or "").upper(), delivers=(part.delivers or "").upper()
            )
        case "alternative":
            return say(f"kendo-glossary-{part.kind}-{mode}")
        case _:
            return say(f"kendo-glossary-{part.kind}")

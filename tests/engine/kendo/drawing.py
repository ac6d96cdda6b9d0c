"""Positions of Kendo Duel drawn as text, and answers given in words.

*0 men12 men>kote jodan      a hand; the star marks the asked player; X>Y is the counter that answers X and delivers Y
 1 -                         an empty one
 basics do3 do8              sub-decks, the next card first
 others bogyo
 played men6 bogyo
 out 3                       in the order in which they dropped out
 threat 0>1 men jodan        what is to be answered; after a counter: threat 0>1 men counter
"""

from random import Random
from typing import Any

from engine import codec
from engine.core import Step
from engine.games.kendo import GAME, rules
from engine.games.kendo.parts import CARDS, DECKS, PLACE
from engine.games.kendo.state import State
from engine.games.kendo.table import Table

PAIRS = {f"{part.answers}>{part.delivers}": card for card, part in CARDS.items() if part.answers}


def full(text: str) -> str:
    """Counters by their own names."""
    for short, card in PAIRS.items():
        text = text.replace(short, card)
    return text


def drawn(picture: str, **more: Any) -> State:
    lines = [line.split() for line in full(picture).strip().splitlines()]
    raw: dict[str, Any] = {"hands": [], "decks": [[], [], []], "played": [[], [], []]}
    for word, *cards in lines:
        if word.lstrip("*").isdigit():
            raw["hands"].append(sorted((card for card in cards if card != "-"), key=PLACE.__getitem__))
            if word.startswith("*"):
                raw["turn"] = raw["starter"] = len(raw["hands"]) - 1
        elif word == "threat":
            raw |= threatened(*cards)
        elif word == "played":
            raw["played"] = [[card for card in cards if CARDS[card].deck == deck] for deck in range(3)]
        elif word == "out":
            raw["out"] = [int(seat) for seat in cards]
        else:
            raw["decks"][DECKS.index(word)] = cards
    chosen = {"mode": more.pop("mode", "duel"), "ippons": more.pop("first_to", 2)}
    raw["options"] = chosen | {"meeting": more.pop("meeting", "attacks")}
    return codec.state_from(GAME, 1, raw | more)


def threatened(seats: str, strike: str, kind: str = "") -> dict[str, Any]:
    attacker, defender = (int(seat) for seat in seats.split(">"))
    reinforcement = kind if kind in ("jodan", "seme") else None
    threat = {"attacker": attacker, "defender": defender, "strike": strike, "counter": kind == "counter"}
    last = [attacker if seat == defender else None for seat in range(4)]
    stage = "reinforcement" if reinforcement else "answer"
    return {"threat": threat | {"reinforcement": reinforcement}, "stage": stage, "last_attackers": last}


def come(state: State, rule: str, luck: int = 0) -> Step[State, Any]:
    """As play would come to it by itself: `rule` is a function of the rules, "start" or "react"."""
    table = Table(state, Random(luck))
    getattr(rules, rule)(table)
    return table.step()


def told(state: State, seat: int | None = None) -> list[str]:
    """What may be answered, in words; counters as drawn."""
    return [short(option) for ask in GAME.rules.asks(state) if seat in (None, ask.seat) for option in ask.options]


def short(option: object) -> str:
    text = str(option)
    for pair, card in PAIRS.items():
        text = text.replace(card, pair)
    return text


def asked(state: State) -> tuple[int, str]:
    """Who, and what about."""
    [ask] = GAME.rules.asks(state)
    return ask.seat, ask.topic


def step(state: State, text: str, luck: int = 0) -> Step[State, Any]:
    """`text` may begin with the seat that answers, where several are asked: "1: keep"."""
    seat, _, words = text.rpartition(": ")
    for ask in GAME.rules.asks(state):
        for option in ask.options:
            if str(option) == full(words) and seat in ("", str(ask.seat)):
                return GAME.rules.play(state, ask.seat, option, Random(luck))
    raise AssertionError(f"{text!r} is not among {told(state)}")


def after(state: State, *texts: str, luck: int = 0) -> State:
    for text in texts:
        state = step(state, text, luck).state
    return state


def facts(found: Step[State, Any]) -> list[str]:
    """What was told, by kind."""
    return [event.kind for event in found.events]


def of_kind(found: Step[State, Any], kind: str) -> list[Any]:
    return [event for event in found.events if event.kind == kind]


def hand(state: State, seat: int) -> list[str]:
    return [short(card) for card in state.hands[seat]]

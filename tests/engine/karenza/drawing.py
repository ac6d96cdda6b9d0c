"""Positions of Karenza drawn as text, and answers given in words. All seats have the test cards of the warrior Trial.

*0 da2  0 | a6 a5 | d4 d4       a seat: pose, score, hand, deck (the next card first; left out, it is ten of d4);
 1 bd1  5 | d4                  the star marks the asked player
 table 0 a6 1, 1 d4 0           who played what at whom since the last pass
 attack 1                       the last card of the table is to be answered, with so many moves

Rows stand below one another, or on one line with ` / ` between them.
"""

import re
from random import Random
from typing import Any

from engine import codec
from engine.core import Step
from engine.games.karenza import GAME
from engine.games.karenza.state import State


def drawn(picture: str, *, options: dict[str, Any] | None = None, **more: Any) -> State:
    rows = [line.strip() for line in re.split(r"[\n/]", picture.strip())]
    seats = [row.lstrip("*") for row in rows if row.lstrip("*")[0].isdigit()]
    raw: dict[str, Any] = {"choices": [], "warriors": ["trial"] * len(seats), "discards": [[] for _ in seats]}
    raw |= {"poses": [], "scores": [], "hands": [], "decks": [], "options": options or {}}
    for row in seats:
        head, hand, *deck = (part.split() for part in row.split("|"))
        raw["poses"].append(None if head[1] == "---" else head[1])
        raw["scores"].append(int(head[2]))
        raw["hands"].append(hand)
        raw["decks"].append(deck[0] if deck else ["d4"] * 10)
    raw["turn"] = next(int(row[1]) for row in rows if row.startswith("*"))
    return codec.state_from(GAME, 1, raw | on_the_table(rows) | more)


def on_the_table(rows: list[str]) -> dict[str, Any]:
    raw: dict[str, Any] = {}
    for row in rows:
        if row.startswith("table"):
            laid = [each.split() for each in row.removeprefix("table").split(",")]
            raw["table"] = [{"seat": int(who), "card": card, "target": int(whom)} for who, card, whom in laid]
        if row.startswith("attack"):
            raw["attack"] = raw["table"][-1] | {"moves": int(row.split()[1])}
    return raw


def told(state: State, *, of: str = "") -> list[str]:
    """What may be answered, in words; `of` a kind."""
    return [str(option) for ask in GAME.rules.asks(state) for option in ask.options if str(option).startswith(of)]


def topic(state: State) -> tuple[int, str]:
    [ask] = GAME.rules.asks(state)
    return ask.seat, ask.topic


def step(state: State, text: str, luck: int = 0) -> Step[State, Any]:
    [ask] = GAME.rules.asks(state)
    [move] = [option for option in ask.options if str(option) == text]
    return GAME.rules.play(state, ask.seat, move, Random(luck))


def after(state: State, *texts: str) -> State:
    for text in texts:
        state = step(state, text).state
    return state


def begun(*warriors: str, luck: int = 0, **options: str) -> State:
    """A match in which these were chosen, seat by seat."""
    chosen = {name: options.get(name, values[0]) for name, values in GAME.options.items()}
    state = GAME.rules.setup(len(warriors), chosen, Random(luck)).state
    for warrior in warriors:
        ask = GAME.rules.asks(state)[0]
        [move] = [option for option in ask.options if str(option) == f"choose {warrior}"]
        state = GAME.rules.play(state, ask.seat, move, Random(luck)).state
    return state


def moved(state: State, count: int) -> int:
    """How many poses without a card or discard may be stood in after exactly so many moves."""
    last = [step(state, text).state.last for text in told(state, of="stand") if "discard" not in text]
    return sum(action is not None and action.moves == count for action in last)

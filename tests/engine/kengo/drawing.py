"""Positions of Kengo! drawn as text, and answers given in words.

.|.........L..R..........|.      the mat between its ends; 0 and N+1 are outside
*L 3 3 1 4 5                     a hand; the star marks the asked player
 R 3 1 2 4 5
 pile 1 2 3                      the next card first
 attack 3 3                      what is to be answered; after an advance: lunge 3 3

Rows stand below one another, or on one line with ` / ` between them.
"""

import re
from random import Random
from typing import Any

from engine import codec
from engine.core import Step
from engine.games.kengo import GAME
from engine.games.kengo.state import State


def drawn(picture: str, *, options: dict[str, Any] | None = None, **more: Any) -> State:
    mat, *lines = (line.strip() for line in re.split(r"[\n/]", picture.strip()))
    squares = mat.replace("|", "")
    raw: dict[str, Any] = {"places": [squares.index("L"), squares.index("R")], "pile": []}
    cards: dict[str, list[int]] = {}
    for line in lines:
        if line.startswith("*"):
            raw["turn"] = "LR".index(line[1])
        word, *values = line.lstrip("*").split()
        cards[word] = [int(value) for value in values]
    raw["hands"] = [cards.pop("L"), cards.pop("R")]
    if "lunge" in cards:
        raw |= {"attack": cards.pop("lunge"), "lunge": True}
    raw |= cards | more | {"options": {"tatami": len(squares) - 2} | (options or {})}
    return codec.state_from(GAME, 1, raw)


def mat(state: State) -> str:
    """The first line of the drawing of a state."""
    last = state.options.tatami + 1
    row = ["LR"[state.places.index(square)] if square in state.places else "." for square in range(last + 1)]
    return f"{row[0]}|{''.join(row[1:last])}|{row[last]}"


def told(state: State) -> list[str]:
    """What may be answered, in words."""
    return [str(option) for ask in GAME.rules.asks(state) for option in ask.options]


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


def ended(state: State, text: str) -> tuple[int | None, str]:
    """Who wins the round that this answer ends, and why."""
    return next(
        (event.round.winner, event.round.reason) for event in step(state, text).events if event.kind == "round_over"
    )


def deeds(state: State, text: str) -> list[tuple[int, str]]:
    """Who did what, the answer itself first."""
    return [(event.seat, event.deed) for event in step(state, text).events if event.kind == "acted"]


def goes_on(state: State, text: str) -> bool:
    """Whether the round outlives this answer."""
    return all(event.kind in ("acted", "last_card") for event in step(state, text).events)

"""The puzzles of the day: positions in which exactly one answer wins for certain, as in `seeds/puzzles/`."""

import json
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from engine import codec
from engine.box import SEEDS
from engine.core import AnyGame, Ask
from engine.games import GAMES

OFFERED: Final = 25  # answers to choose from, at most


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """A question of a match, and the one answer that wins whatever the opponents hold or do."""

    game: AnyGame
    options: dict[str, str]  # of the match, where they are not the usual ones
    state: Any
    ask: Ask[Any]
    best: Any

    @property
    def view(self) -> Any:
        return self.game.rules.view(self.state, self.ask.seat)

    @property
    def offered(self) -> tuple[Any, ...]:
        """The answers to choose from, in the order of the game. The best one is among them."""
        others = [option for option in self.ask.options if option != self.best]
        chosen = {self.best, *Random(str(self.best)).sample(others, min(OFFERED - 1, len(others)))}
        return tuple(option for option in self.ask.options if option in chosen)


def puzzle_of(day: int) -> DailyPuzzle:
    """The puzzle of a day, counted from 1970. All come up before the first comes again."""
    key, kept = shelf()[day % len(shelf())]
    return puzzle_from(GAMES[key], kept)


def puzzle_from(game: AnyGame, kept: dict[str, Any]) -> DailyPuzzle:
    state = codec.state_from(game, kept["version"], kept["state"])
    ask = next(ask for ask in game.rules.asks(state) if ask.seat == kept["seat"])
    return DailyPuzzle(
        game, kept["options"], state, ask, next(option for option in ask.options if str(option) == kept["best"])
    )


@cache
def shelf() -> tuple[tuple[str, dict[str, Any]], ...]:
    """All puzzles, mixed: the key of the game, and what stands in the file."""
    found = [
        (key, each) for key in GAMES for each in json.loads((SEEDS / "puzzles" / f"{key}.json").read_text("utf-8"))
    ]
    return tuple(Random("puzzles").sample(found, len(found)))

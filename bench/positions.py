"""Random positions of every game, to be drawn."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core import AnyGame, Seat
from faces.core import AnyScene, scene_of
from faces.translation import speaker

NAMES = ("Aiko", "Bruno", "Chloe", "Dai")


@dataclass(frozen=True, slots=True)
class Position:
    game: AnyGame
    state: Any
    seats: int

    def scene(self, reader: Seat | None) -> AnyScene:
        """A scene as the cogs make it, for one player or for everybody."""
        return scene_of(self.game, self.state, NAMES[: self.seats], speaker("en"), reader)


def possible(game: AnyGame, seats: int, option: str) -> list[str]:
    return [value for value in game.options[option] if seats in game.only.get((option, value), game.seats)]


def positions(game: AnyGame, luck: Random) -> Iterator[Position]:
    """All positions of endlessly many random matches, with random seats and options."""
    while True:
        seats = luck.choice(game.seats)
        options = {name: luck.choice(possible(game, seats, name)) for name in game.options}
        state = game.rules.setup(seats, options, luck).state
        yield Position(game, state, seats)
        while asks := game.rules.asks(state):
            ask = luck.choice(asks)
            state = game.rules.play(state, ask.seat, luck.choice(ask.options), luck).state
            yield Position(game, state, seats)


def scenes(game: AnyGame, whose: str, count: int, luck: Random) -> list[AnyScene]:
    """`whose`: "public" for everybody's view; anything else for that of a seat that is asked."""
    found: list[AnyScene] = []
    for position in positions(game, luck):
        if len(found) == count:
            return found
        if luck.random() < 0.3:  # so that the scenes come from many matches
            found.append(position.scene(None if whose == "public" else _asked(position)))
    return found


def _asked(position: Position) -> Seat:
    return next((ask.seat for ask in position.game.rules.asks(position.state)), 0)

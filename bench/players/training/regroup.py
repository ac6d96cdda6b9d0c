"""What regroup.c takes from the engine: the numbers of the facts, and what is in the box."""

from typing import Final

from bench.players.training.header import written
from engine.games.regroup.parts import CARDS, COMMON, DECK, KINDS, LIFE
from engine.games.regroup.thinking import features

NAMES: Final = ("FACTS", "STAGE", "AMOUNT", "LIVES", "COIN", "POTION", "LONE", "LASTS", "ROUND", "STRONG")


def header() -> str:
    numbers = {f"AT_{name.upper()}": at for name, at in features.AT.items()}
    numbers |= {name: getattr(features, name) for name in NAMES}
    numbers |= {"CARDS": len(DECK), "INITIAL": COMMON, "LIFE": LIFE}
    squares = [square for number in range(1, len(CARDS) + 1) for square in CARDS[number].squares]
    tables = {
        "KIND": [0] * 4 + [KINDS.index(square.kind) for square in squares],
        "CHICKENS": [0] * 4 + [square.chickens for square in squares],
    }
    return written(numbers, tables)

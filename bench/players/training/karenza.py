"""What karenza.c takes from the engine: the numbers of the facts, and what is in the box."""

from typing import Final

from bench.players.training.header import written
from engine.games.karenza.parts import AFTER, CARDS, MOST_MOVES, MOVES, OFFERED, PASSES_A_SEAT, POSES
from engine.games.karenza.thinking import features

NAMES: Final = (
    "FACTS", "EACH", "FAR", "POINTS", "FULL", "PAIRS", "PASSES", "TENTHS", "FIFTHS", "REACHED",
)  # fmt: skip


def header() -> str:
    numbers = {f"AT_{name}": at for name, at in features.AT.items()}
    numbers |= {name: getattr(features, name) for name in NAMES}
    numbers |= {
        "PHASES": features.PHASE,
        "MOST_COPIES": features.COPIES,
        "MOST_POWER": features.POWER,
        "MOST_STEPS": MOST_MOVES,
        "PASSES_A_SEAT": PASSES_A_SEAT,
        "POSES": len(POSES),
        "WARRIORS": len(OFFERED),
    }
    cards = [CARDS[kind] for kind in features.KINDS]
    tables = {
        "ATTACKS": [int(card.side == "attack") for card in cards],
        "POWER": [card.power for card in cards],
        "COPIES": [card.copies for card in cards],
        "POSE": [features.PLACES[card.pose] for card in cards],
        "AFTER": [features.PLACES[AFTER[card.key]] for card in cards],
        "SWORD": [int(pose[2]) for pose in POSES],
        "MOVES": [MOVES[start][stop] for start in POSES for stop in POSES],
    }
    return written(numbers, tables)

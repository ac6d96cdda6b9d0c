"""What kendo.c takes from the engine: the numbers of the facts, the sorts of cards, and what is in the box."""

from typing import Final

from bench.players.training.header import written
from engine.games.kendo.parts import CARDS, sub_decks
from engine.games.kendo.thinking import features, sorts

NAMES: Final = (
    "COUNTERS", "JODAN", "SEME", "MUSHIN", "SEIGAN", "DEFLECT", "FUDOSHIN", "PARRY", "ALTERNATIVE", "SORTS",
)  # fmt: skip
SIZES: Final = ("FACTS", "CARDS_HELD", "STAGE", "COARSE", "TENTH", "OTHER", "COPY", "NEXTS", "SUMS")
BOX: Final = [card for deck in sub_decks(jikan=False) for card in deck]


def header() -> str:
    numbers = {f"AT_{name.replace(' ', '_')}": at for name, at in features.AT.items()}
    numbers |= {name: getattr(sorts, name) for name in NAMES} | {name: getattr(features, name) for name in SIZES}
    tables = {
        "SORT": [sorts.SORT[card] for card in BOX],
        "NUMBER": [CARDS[card].number or 0 for card in BOX],
        "BOX": sorts.BOX,
        "STAGES": features.STAGES,
    }
    return written(numbers, tables)

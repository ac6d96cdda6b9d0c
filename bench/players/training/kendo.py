"""What kendo.c takes from the engine: the numbers of the facts, the sorts of cards, and what is in the box."""

from typing import Final

from bench.players.training.header import written
from engine.games.kendo import features
from engine.games.kendo.parts import CARDS, sub_decks

NAMES: Final = (
    "FACTS", "COUNTERS", "JODAN", "SEME", "MUSHIN", "SEIGAN", "DEFLECT", "FUDOSHIN", "PARRY", "ALTERNATIVE", "SORTS",
    "CARDS_HELD", "STAGE", "COARSE", "TENTH", "OTHER", "COPY", "NEXTS", "SUMS",
)  # fmt: skip
BOX: Final = [card for deck in sub_decks(jikan=False) for card in deck]


def header() -> str:
    numbers = {f"AT_{name.replace(' ', '_')}": at for name, at in features.AT.items()}
    numbers |= {name: getattr(features, name) for name in NAMES}
    tables = {
        "SORT": [features.SORT[card] for card in BOX],
        "NUMBER": [CARDS[card].number or 0 for card in BOX],
        "BOX": features.BOX,
        "STAGES": features.STAGES,
    }
    return written(numbers, tables)

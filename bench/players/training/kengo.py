"""What kengo.c takes from the engine: the numbers of the facts, and what is in the box."""

from typing import Final

from bench.players.training.header import written
from engine.games.kengo.parts import SPECIALS
from engine.games.kengo.thinking import features

LEVELS: Final = ("normal", "basic", "advanced")  # in the order of kengo.c
NAMES: Final = ("FACTS", "VALUE", "PILE", "SIZE", "GAPS", "NEAR", "MANY", "LATE", "TENTHS", "LEADS")
TABLES: Final = {
    "HAND": "hand", "ASIDE": "aside", "INSET": "inset", "RETREATS": "retreat", "CUTS": "cards", "OPEN": "open",
}  # fmt: skip


def header() -> str:
    numbers = {f"AT_{name}": at for name, at in features.AT.items()}
    numbers |= {name: getattr(features, name) for name in NAMES} | {"SPECIALS": len(SPECIALS)}
    tables = {name: [int(getattr(each, field)) for each in SPECIALS.values()] for name, field in TABLES.items()}
    tables["SUM"] = [int(each.parry == "sum") for each in SPECIALS.values()]
    return written(numbers, tables)

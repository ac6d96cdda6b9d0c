"""Armies as they are written in JSON: the cards as they were laid, from which all the rest follows."""

from typing import Annotated, Any, TypeAlias

from pydantic import PlainSerializer, PlainValidator

from engine.games.regroup.army import SIDE, Army, begun, placed, spot
from engine.games.regroup.parts import CARDS, Turns

FIELDS = ("card", "column", "row", "turns")
SHAPE = "an army is a list of cards as they were laid, each {card, column, row, turns}, the first at column 0, row 0"


def read(raw: object) -> Army:
    if not isinstance(raw, list | tuple) or not raw:
        raise ValueError(SHAPE)
    first, *others = map(entry, raw)
    if first[1:] != (0, 0, 0):
        raise ValueError(SHAPE)
    army = begun(first[0])
    for each in others:
        army = added(army, *each)
    return army


def entry(raw: Any) -> tuple[int, int, int, Turns]:
    if not isinstance(raw, dict) or set(raw) != set(FIELDS) or not all(type(each) is int for each in raw.values()):
        raise ValueError(SHAPE)
    card, column, row, turns = (raw[name] for name in FIELDS)
    if card not in CARDS or turns not in range(4):
        raise ValueError(f"card {card}, turns {turns}: cards are 1 to {len(CARDS)}, quarter turns 0 to 3")
    return card, column, row, turns


def added(army: Army, card: int, column: int, row: int, turns: Turns) -> Army:
    """RG-26: at least one of its four cells was already covered."""
    across, down = column - army.left, row - army.top
    if not (0 <= across <= SIDE and 0 <= down <= SIDE):
        raise ValueError(f"card {card} at column {column}, row {row} lies apart from the army")
    after = placed(army, card, spot(across, down), turns)
    if after.mask.bit_count() == army.mask.bit_count() + 4:
        raise ValueError(f"card {card} at column {column}, row {row} lies apart from the army")
    return after


def written(army: Army) -> list[dict[str, int]]:
    return [each._asdict() for each in army.laid]


ArmyCards: TypeAlias = Annotated[Army, PlainValidator(read), PlainSerializer(written)]

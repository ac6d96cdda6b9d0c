"""An army on its lattice: cards laid over one another. What shows of them is kept as bits, which are quick to count.

RG-R8: a cell of the lattice has a column and a row. The army's bounding box begins at column 1 and row 1, so that one
free column and row lie on every side of it: column 0 is lettered a, row 0 is numbered 1, and a `spot` such as "c4"
names the top left cell of a card by the lattice as it is before the card is laid. A card laid into column a or row 1
moves the whole army by one. `Army.left` and `Army.top` keep count of that, seen from the first card, which never moves.
"""

from typing import Annotated, Any, NamedTuple, TypeAlias

from pydantic import PlainSerializer, PlainValidator

from engine.games.regroup.parts import CARDS, KINDS, Card, Turns, turned

SIDE = 24  # the most columns and rows of an army; more cards there are not
STRIDE = 32  # bits from one row to the next: a neighbour beyond the edge is never an army's cell
BLOCK = 1 | 2 | 1 << STRIDE | 2 << STRIDE

Corner: TypeAlias = tuple[int, int]  # column, row
# The cells that show each kind, in the order of the kinds, and those with two chickens.
Layers: TypeAlias = tuple[int, int, int, int, int, int, int]


class Laid(NamedTuple):
    """A card of an army: where its top left cell lies, seen from that of the first card, and how it is turned."""

    card: int
    column: int
    row: int
    turns: int


class Army(NamedTuple):
    laid: tuple[Laid, ...]  # the newest last
    left: int  # the column, seen from the first card, that is lettered a
    top: int  # the row, seen from the first card, that is numbered 1
    mask: int  # all cells that are covered
    layers: Layers


def spot(column: int, row: int) -> str:
    """RG-R8: the name of a cell, such as c4."""
    return f"{chr(ord('a') + column)}{row + 1}"


def corner(spot: str) -> Corner:
    return ord(spot[0]) - ord("a"), int(spot[1:]) - 1


def bit(column: int, row: int) -> int:
    return row * STRIDE + column


SPOTS = tuple(spot(column, row) for row in range(SIDE + 1) for column in range(SIDE + 1))
AT = {name: bit(*corner(name)) for name in SPOTS}


# Laying cards


def layers(card: Card, turns: Turns) -> Layers:
    """The bits of a card that lies with its top left cell on bit 0."""
    found = [0] * (len(KINDS) + 1)
    for at, square in enumerate(turned(card.squares, turns)):
        one = 1 << bit(at % 2, at // 2)
        found[KINDS.index(square.kind)] |= one
        found[-1] |= one * (square.chickens > 1)
    return tuple(found)  # type: ignore[return-value]


LAYERS = {number: tuple(layers(card, turns) for turns in range(4)) for number, card in CARDS.items()}


def begun(card: int) -> Army:
    """RG-R1: with its initial card only, on b2."""
    home = bit(1, 1)
    return Army((Laid(card, 0, 0, 0),), -1, -1, BLOCK << home, shifted(LAYERS[card][0], home))


def shifted(layers: Layers, by: int) -> Layers:
    return tuple([layer << by for layer in layers])  # type: ignore[return-value]


def placed(army: Army, card: int, spot: str, turns: Turns) -> Army:
    """RG-26: the newest card lies on top. Whether it may lie there is not asked here."""
    laid, left, top, mask, before = army
    at = AT[spot]
    block = BLOCK << at
    column, row = at % STRIDE, at // STRIDE
    put = Laid(card, left + column, top + row, turns)
    after = [layer & ~block | new << at for layer, new in zip(before, LAYERS[card][turns], strict=True)]
    mask |= block
    if by := (not column) + STRIDE * (not row):
        after, mask, left, top = [layer << by for layer in after], mask << by, left - (not column), top - (not row)
    return Army((*laid, put), left, top, mask, tuple(after))  # type: ignore[arg-type]


# In JSON an army is its cards as they were laid. All the rest follows from them.

FIELDS = ("card", "column", "row", "turns")
SHAPE = "an army is a list of cards as they were laid, each {card, column, row, turns}, the first at column 0, row 0"


def read(raw: object) -> Army:
    """An army from its JSON; raises `ValueError` for what is none."""
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

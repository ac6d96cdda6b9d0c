"""An army on its lattice: cards laid over one another. What shows of them is kept as bits, which are quick to count.

RG-R8: a cell of the lattice has a column and a row. The army's bounding box begins at column 1 and row 1, so that one
free column and row lie on every side of it: column 0 is lettered a, row 0 is numbered 1, and a `spot` such as "c4"
names the top left cell of a card by the lattice as it is before the card is laid. A card laid into column a or row 1
moves the whole army by one. `Army.left` and `Army.top` keep count of that, seen from the first card, which never moves.
"""

from typing import Any, NamedTuple, TypeAlias

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


class Army:
    """In JSON its cards as they were laid, from which all the rest follows."""

    __slots__ = ("laid", "layers", "left", "mask", "top")

    def __init__(self, laid: tuple[Laid, ...], left: int, top: int, mask: int, layers: Layers) -> None:
        self.laid = laid  # the newest last
        self.left = left  # the column, seen from the first card, that is lettered a
        self.top = top  # the row, seen from the first card, that is numbered 1
        self.mask = mask  # all cells that are covered
        self.layers = layers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Army) and self.laid == other.laid and self.layers == other.layers

    def __hash__(self) -> int:
        return hash(self.laid)

    def stored(self) -> list[Laid]:
        return list(self.laid)

    @classmethod
    def restored(cls, raw: Any) -> "Army":
        (first, *_), *others = raw
        army = begun(first)
        for card, column, row, turns in others:
            army = placed(army, card, spot(column - army.left, row - army.top), turns)
        return army


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
    left, top, mask, before = army.left, army.top, army.mask, army.layers
    at = AT[spot]
    block = BLOCK << at
    column, row = at % STRIDE, at // STRIDE
    put = Laid(card, left + column, top + row, turns)
    after = [layer & ~block | new << at for layer, new in zip(before, LAYERS[card][turns], strict=True)]
    mask |= block
    if by := (not column) + STRIDE * (not row):
        after, mask, left, top = [layer << by for layer in after], mask << by, left - (not column), top - (not row)
    return Army((*army.laid, put), left, top, mask, tuple(after))  # type: ignore[arg-type]

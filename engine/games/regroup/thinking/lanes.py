"""An army in lanes, for playing on quickly: what all placements of a card come to is added up in a few long numbers.

Every cell has a lane of 16 bits in one integer, row by row, and each kind of fighters has a plane of its own behind the
last (Lamport, "Multiple Byte Processing with Full-Word Instructions", 1975). A lane also stands for a placement: that
of a card with its top left cell there. The rows follow each other like a thread: to the left of a row's first cell is
the last one of the row above, which stays free.
"""

from array import array
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.regroup.army import LAYERS, Army
from engine.games.regroup.muster import Totals, corners, strength
from engine.games.regroup.parts import CARDS, KINDS, turned

LANE: Final = 16  # bits
FULL: Final = (1 << LANE) - 1
PLANES: Final = 4
SPAN: Final = 64  # numbers of the table of each kind: 0, which means nothing, and amounts from 0 to 62
MOST_COINS: Final = 12  # that are counted; more make no difference, even with four of them hidden
POTION: Final = 16  # coins and potions share a lane

Table = bytes
"""What each amount is worth: all four kinds one after the other, or coins and potions together."""


class Field(NamedTuple):
    """Where the lanes lie: so many of them in a row, and the numbers that mark some of them."""

    stride: int
    plane: int  # bits
    ones: int  # 1 in each lane of a plane
    every: int  # 1 in each lane of all planes
    masks: tuple[int, ...]  # all bits of each plane
    block: int  # all bits of the four cells of a card in the first lane
    blocks: int  # the same in all planes


@lru_cache(maxsize=64)
def field(stride: int, rows: int) -> Field:
    plane = stride * rows * LANE
    ones = ((1 << plane) - 1) // FULL
    block = FULL * (1 | 1 << LANE | 1 << stride * LANE | 1 << (stride + 1) * LANE)
    starts = range(0, PLANES * plane, plane)
    whole = (1 << plane) - 1
    return Field(
        stride, plane, ones, sum(ones << at for at in starts), tuple(whole << at for at in starts), block,
        sum(block << at for at in starts),
    )  # fmt: skip


class Cut(NamedTuple):
    """A card in one of its turns, in the lanes of a field, and of each of its fighters: cell, plane, and way to count.

    A way is 0 or 1 for one or two chickens that count if a neighbour is of their kind, and 2 or 3 if they have one on
    the card itself.
    """

    shown: int
    two: int
    coin: int
    potion: int
    fighters: tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=8192)
def cut(card: int, turns: int, lanes: Field) -> Cut:
    squares = turned(CARDS[card].squares, turns)
    at = [0, LANE, lanes.stride * LANE, (lanes.stride + 1) * LANE]
    shown = two = coin = potion = 0
    fighters = []
    for cell, (kind, chickens) in enumerate(squares):
        number = KINDS.index(kind)
        if number < PLANES:
            shown |= 1 << number * lanes.plane + at[cell]
            two |= (chickens > 1) << number * lanes.plane + at[cell]
            paired = kind in (squares[cell ^ 1].kind, squares[cell ^ 2].kind)
            fighters.append((cell, number, 2 * paired + (chickens > 1)))
        elif kind == "coin":
            coin |= 1 << at[cell]
        else:
            potion |= 1 << at[cell]
    return Cut(shown, two, coin, potion, tuple(fighters))


LYING: Final = {
    card: (layers[0][4].bit_count(), layers[0][5].bit_count()) for card, layers in LAYERS.items()
}  # coins and potions


class Planes(NamedTuple):
    """What is known of all placements on an army, whatever card it is."""

    free: int  # all bits of the lanes in which one may be
    lying: int  # coins and potions that still show, and 1 more
    left: int  # what is left of each kind of fighters: in plane n it is 64 n + 1 more
    gains: tuple[tuple[int, ...], ...]  # for each cell of the card, by the way its fighter counts: what is gained


class Spread:
    """An army in lanes. What has been found out about it is kept."""

    __slots__ = ("after", "bests", "coin", "covered", "field", "planes", "potion", "shown", "totals", "two")

    def __init__(
        self, field: Field, covered: int, shown: int, two: int, coin: int, potion: int, totals: Totals
    ) -> None:
        self.field, self.totals = field, totals
        self.covered, self.coin, self.potion = covered, coin, potion  # one plane each
        self.shown, self.two = shown, two  # all four planes: the fighters, and where two stand
        self.planes: Planes | None = None
        self.after: dict[tuple[int, int, int], Spread] = {}
        self.bests: dict[tuple[int, Table, Table], tuple[int, int, int]] = {}

    @property
    def lone(self) -> int:
        """Chickens that don't count."""
        return self.shown.bit_count() + self.two.bit_count() - sum(self.totals[:4])

    def prepared(self) -> Planes:
        if self.planes is None:
            self.planes = self.looked_at()
        return self.planes

    def looked_at(self) -> Planes:
        """A card takes away what it hides, and from a neighbour of what it hides the only one of its kind.

        Each of its fighters counts beside one of its kind, and makes a lone one count that lies there.
        """
        stride, plane, ones, every, *_ = self.field
        row = stride * LANE
        shown, two = self.shown, self.two
        left, right, above, below = shown << LANE, shown >> LANE, shown << row, shown >> row
        lone_right, lone_left, lone_down, lone_up = (
            weighed(shown & ~others, two)
            for others in (left | above | below, right | above | below, left | right | above, left | right | below)
        )
        grouped = weighed(shown & (left | right | above | below), two)
        # By the lane of the placement: the lone ones to the left of it, above it, right of it and below it.
        to_left, over = lone_right << LANE, lone_down << row
        to_right, under = lone_left >> 2 * LANE, lone_up >> 2 * row
        bound_left, bound_over = (lone_right & right * 3) << LANE, (lone_down & below * 3) << row
        bound_right, bound_under = (lone_left & left * 3) >> 2 * LANE, (lone_up & above * 3) >> 2 * row
        aside, along = grouped + (grouped >> LANE) + bound_left + bound_right, bound_over + bound_under
        lost = aside + (aside >> row) + along + (along >> LANE)
        now = [(self.totals[at] + SPAN * at + 1) * (ones << at * plane) for at in range(PLANES)]
        near = (
            (left | above, to_left + over),
            (shown >> 2 * LANE | above >> LANE, to_right + (over >> LANE)),
            (left >> row | shown >> 2 * row, (to_left >> row) + under),
            (shown >> 2 * LANE + row | shown >> 2 * row + LANE, (to_right >> row) + (under >> LANE)),
        )
        gains = [(beside + wakes, 2 * beside + wakes, every + wakes, 2 * every + wakes) for beside, wakes in near]
        return Planes(self.free(), self.lying(), sum(now) - lost, tuple(gains))

    def free(self) -> int:
        """RG-26: where at least one of the four cells is covered."""
        pairs = self.covered | self.covered >> LANE
        return (pairs | pairs >> self.field.stride * LANE) * FULL & self.field.masks[0]

    def lying(self) -> int:
        """Of all placements, the coins and potions of the army that still show, and 1 more."""
        cells = self.coin + POTION * self.potion
        pairs = cells + (cells >> LANE)
        all_there = min(self.totals.coin, MOST_COINS) + POTION * self.totals.potion + 1
        return all_there * self.field.ones - pairs - (pairs >> self.field.stride * LANE)

    def amounts(self, card: int, turns: int) -> int:
        """Of all placements, what each kind of fighters then amounts to: in plane n it is 64 n + 1 more."""
        _, _, total, gains = self.prepared()
        masks = self.field.masks
        for cell, number, way in cut(card, turns, self.field).fighters:
            total += gains[cell][way] & masks[number]
        return total

    def best(self, card: int, fighting: Table, lying: Table) -> tuple[int, int, int]:
        """What the best placement of a card is worth by these tables, its lane, and its turn."""
        key = card, fighting, lying
        if (found := self.bests.get(key)) is None:
            found = self.bests[key] = self.looked_for(card, fighting, lying)
        return found

    def looked_for(self, card: int, fighting: Table, lying: Table) -> tuple[int, int, int]:
        free, lies, _, _ = self.prepared()
        plane = self.field.plane
        size = plane // 8
        whole = self.field.masks[0]
        common = int.from_bytes(lies.to_bytes(size, "little").translate(lying), "little")
        top, signs = 0, self.field.ones << LANE - 1
        for turns in range(4):
            amounts = self.amounts(card, turns)
            worth = int.from_bytes(amounts.to_bytes(PLANES * size, "little").translate(fighting), "little")
            worth += worth >> 2 * plane
            worth = ((worth + (worth >> plane) & whole) + common << 2) + turns * self.field.ones & free
            if top:
                higher = ((worth | signs) - top & signs) >> LANE - 1
                worth = top ^ (top ^ worth) & higher * FULL
            top = worth
        lanes = array("H", top.to_bytes(size, "little"))
        most = max(lanes)
        return most >> 2, lanes.index(most), most & 3

    def placed(self, card: int, lane: int, turns: int) -> "Spread":
        key = card, lane, turns
        if (found := self.after.get(key)) is None:
            found = self.after[key] = self.laid(card, lane, turns)
        return found

    def laid(self, card: int, lane: int, turns: int) -> "Spread":
        lanes, at = self.field, lane * LANE
        new = cut(card, turns, lanes)
        block, blocks = lanes.block << at, ~(lanes.blocks << at)
        coin, potion = self.coin & ~block | new.coin << at, self.potion & ~block | new.potion << at
        amounts = self.amounts(card, turns) >> at
        sword, wand, shield, barrier = (
            (amounts >> number * lanes.plane & FULL) - SPAN * number - 1 for number in range(PLANES)
        )
        totals = Totals(sword, wand, shield, barrier, coin.bit_count(), potion.bit_count())
        covered = self.covered | block & lanes.ones
        shown, two = self.shown & blocks | new.shown << at, self.two & blocks | new.two << at
        return Spread(lanes, covered, shown, two, coin, potion, totals)


def weighed(some: int, two: int) -> int:
    """One chicken for each of these cells, or two."""
    return some + (some & two)


def spread(army: Army, more: int) -> Spread:
    """With room for so many more cards."""
    cells = corners(army.mask)
    width, height = max(column for column, _ in cells), max(row for _, row in cells)
    lanes = field(width + more + 1, height + 2 * more + 2)

    def laid_out(layer: int) -> int:
        return sum(1 << at(column, row) for column, row in corners(layer))

    def at(column: int, row: int) -> int:
        return ((row + more) * lanes.stride + column - 1) * LANE

    *kinds, coin, potion, two = army.layers
    fighters = [laid_out(layer) << number * lanes.plane for number, layer in enumerate(kinds)]
    doubled = [laid_out(layer & two) << number * lanes.plane for number, layer in enumerate(kinds)]
    sword, wand, shield, barrier = (strength(layer, two) for layer in kinds)
    totals = Totals(sword, wand, shield, barrier, coin.bit_count(), potion.bit_count())
    return Spread(lanes, laid_out(army.mask), sum(fighters), sum(doubled), laid_out(coin), laid_out(potion), totals)

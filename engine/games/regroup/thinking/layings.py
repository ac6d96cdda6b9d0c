"""The ways to lay a card that are worth a thought: no other shows as much of everything."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.games.regroup.army import LAYERS, STRIDE, Army, corner
from engine.games.regroup.muster import Totals
from engine.games.regroup.parts import CARDS, COSTS, PICTURES
from engine.games.regroup.rules import places
from engine.games.regroup.state import Place

ROW = (1 << STRIDE) - 1
LANE = 8  # bits for one value, the highest of which stays free
LANES = range(0, 6 * LANE, LANE)
FREE = sum(1 << at + LANE - 1 for at in LANES)
VALUE = (1 << LANE - 1) - 1

Laying: TypeAlias = tuple[Totals, Place]
"""A placement, and what the army then amounts to. Coins of no use are not counted."""


@lru_cache(maxsize=1024)  # in playouts the same card often comes to the same army
def layings(army: Army, card: int) -> tuple[Laying, ...]:
    """None is as good as another in everything and better in something. Of equal ones it is where most still shows."""
    found: dict[int, tuple[int, Place]] = {}
    for packed, showing, place in every(army, card):
        if packed not in found or showing > found[packed][0]:
            found[packed] = showing, place
    best: list[int] = []
    for packed in sorted(found, key=total, reverse=True):
        if not any((other | FREE) - packed & FREE == FREE for other in best):
            best.append(packed)
    return tuple([(Totals(*[packed >> at & VALUE for at in LANES]), found[packed][1]) for packed in best])


def total(packed: int) -> int:
    return packed % ((1 << LANE) - 1)  # the sum of the lanes, because 256 is 1 more than a multiple of 255


class Sheet(NamedTuple):
    """An army for counting. All four kinds of fighters lie one behind the other in one number, rows close together."""

    stride: int  # bits from one row to the next
    plane: int  # bits from one kind to the next
    kinds: int
    two: int
    coin: int
    potion: int


def sheet(army: Army) -> Sheet:
    rows = [army.mask >> at & ROW for at in range(0, army.mask.bit_length(), STRIDE)]
    stride = max(row.bit_length() for row in rows) + 2
    plane = (len(rows) + 2) * stride
    sword, wand, shield, barrier, coin, potion, two = (narrowed(layer, stride) for layer in army.layers)
    return Sheet(stride, plane, joined((sword, wand, shield, barrier), plane), two, coin, potion)


def narrowed(layer: int, stride: int) -> int:
    """With fewer bits a row, because small numbers are quicker."""
    return sum((layer >> row * STRIDE & ROW) << row * stride for row in range(layer.bit_length() // STRIDE + 1))


def joined(kinds: Sequence[int], plane: int) -> int:
    sword, wand, shield, barrier = kinds
    return sword | wand << plane | shield << 2 * plane | barrier << 3 * plane


def every(army: Army, card: int) -> Iterator[tuple[int, int, Place]]:
    """All placements: what the army then amounts to, packed into lanes, and how many of its fighters show."""
    stride, plane, kinds, two, coin, potion = sheet(army)
    block = 3 | 3 << stride
    blocks = joined((block,) * 4, plane)
    added = laid_alone(card, stride, plane)
    coins, potions = (sum(square.kind == kind for square in CARDS[card].squares) for kind in ("coin", "potion"))
    spot = ""
    for place in places(army, PICTURES[card]):
        if place.spot != spot:
            spot = place.spot
            column, row = corner(spot)
            at = row * stride + column
            kept, doubles, free = kinds & ~(blocks << at), two & ~(block << at), ~(block << at)
            lying = min((coin & free).bit_count() + coins, COSTS[-1]) | ((potion & free).bit_count() + potions) << LANE
            lying <<= 4 * LANE
            showing = kept.bit_count()
        add, doubled = added[place.turns]
        shown = kept | add << at
        grouped = shown & (shown << 1 | shown >> 1 | shown << stride | shown >> stride)
        yield lying | packed_values(grouped, doubles | doubled << at, plane), showing, place


@lru_cache(maxsize=1024)
def laid_alone(card: int, stride: int, plane: int) -> tuple[tuple[int, int], ...]:
    """A card by itself, in each of its turns: its fighters, and where two stand."""
    turns = [[narrowed(layer, stride) for layer in turned] for turned in LAYERS[card]]
    return tuple([(joined(layers[:4], plane), layers[6]) for layers in turns])


def packed_values(grouped: int, two: int, plane: int) -> int:
    """The four values, as `strength` of muster.py counts each."""
    magic = grouped >> plane
    defence = magic >> plane
    barrier = defence >> plane
    from_wand, from_shield, from_barrier = magic.bit_count(), defence.bit_count(), barrier.bit_count()
    sword = grouped.bit_count() - from_wand + (grouped & two).bit_count()
    wand = from_wand - from_shield + (magic & two).bit_count()
    shield = from_shield - from_barrier + (defence & two).bit_count()
    return sword | wand << LANE | shield << 2 * LANE | from_barrier + (barrier & two).bit_count() << 3 * LANE

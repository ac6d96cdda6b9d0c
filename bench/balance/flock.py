"""A greedy player of Regroup!, who looks one placement ahead and sees no more than a view shows.

The next battle is reckoned against the armies as they lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TypeAlias

from engine.core import Ask
from engine.games.regroup.army import LAYERS, STRIDE, Army
from engine.games.regroup.parts import CARDS, DECK
from engine.games.regroup.rules import places
from engine.games.regroup.state import Move, Place, Take, Totals, View, corner, with_bonus

MOST = 64  # no value is higher: there are not so many chickens of a kind
ROW = (1 << STRIDE) - 1
GUESSES = 2  # cards thought of when the face-down one is weighed

# The numbers are the best of those that were tried against one another.
COINS = (0.0, 0.6, 1.2)  # with none, one, two or more of them showing
POTION = 1.2
RESERVE = 1.0  # what a value is worth beyond this battle

Scale: TypeAlias = tuple[float, ...]  # what each amount of something is worth


@dataclass(frozen=True, slots=True)
class Scales:
    """What the amounts of an army are worth in one position."""

    sword: Scale
    wand: Scale
    shield: Scale
    barrier: Scale


def answer(view: View, ask: Ask[Move], luck: Random) -> Move:
    if ask.topic == "lead":
        return luck.choice(ask.options)
    army, scales = view.armies[ask.seat], weighed(view, ask.seat)
    if view.placing is not None:
        return best(army, view.placing, scales)[1]
    worth = {move: taken(move, view, army, scales, luck) for move in ask.options if isinstance(move, Take)}
    return max(worth, key=worth.__getitem__)


def taken(move: Take, view: View, army: Army, scales: Scales, luck: Random) -> float:
    if move.source != "pile":
        return best(army, view.market[move.source - 1], scales)[0]
    known = {laid.card for each in view.armies for laid in each.laid} | {*view.market, *view.lost}
    guesses = luck.sample([card for card in DECK if card not in known], min(GUESSES, view.pile_size))
    return sum(best(army, card, scales)[0] for card in guesses) / len(guesses)


# What a value is worth


def weighed(view: View, seat: int) -> Scales:
    """A point of attack costs each enemy one, a point of defence saves as many as there are enemies."""
    enemies = [
        with_bonus(view.armies[each], view.leaders[each], view.bonus[each]) for each in view.order if each != seat
    ]
    mine = with_bonus(EMPTY, view.leaders[seat], view.bonus[seat])
    return reckoned(enemies, mine)


EMPTY = Army((), 0, 0, 0, (0,) * 7)


def reckoned(enemies: Sequence[Totals], bonus: Totals) -> Scales:
    sword, wand, shield, barrier = (tuple(sorted(each[at] for each in enemies)) for at in range(4))
    return Scales(
        dealt(shield, bonus.sword), dealt(barrier, bonus.wand), borne(sword, bonus.shield), borne(wand, bonus.barrier)
    )  # fmt: skip


@lru_cache(maxsize=4096)
def dealt(against: tuple[int, ...], bonus: int) -> Scale:
    """What an attack of each amount takes from an enemy, on average."""
    strikes = (sum(max(0, amount + bonus - each) for each in against) / len(against) for amount in range(MOST))
    return tuple(each + RESERVE * amount for amount, each in enumerate(strikes))


@lru_cache(maxsize=4096)
def borne(against: tuple[int, ...], bonus: int) -> Scale:
    """What is lost behind a defence of each amount."""
    hurts = (sum(max(0, each - amount - bonus) for each in against) for amount in range(MOST))
    return tuple(RESERVE * len(against) * amount - each for amount, each in enumerate(hurts))


# The best place for a card


@lru_cache(maxsize=16)
def best(army: Army, card: int, scales: Scales) -> tuple[float, Place]:
    """All four kinds of fighters lie one behind the other in one number, so that one step finds all their groups.

    Kept, because a card that has been taken is then looked at once more."""
    stride = width(army.mask) + 2
    plane = (army.mask.bit_length() // STRIDE + 3) * stride
    layers = [narrowed(layer, stride) for layer in army.layers]
    block = 3 | 3 << stride
    kinds, blocks, two = joined(layers, plane), joined((block,) * 4, plane), layers[6]
    added = [laid_alone(turned, stride, plane) for turned in LAYERS[card]]
    coins, potions = (sum(square.kind == kind for square in CARDS[card].squares) for kind in ("coin", "potion"))
    found, chosen, before = -1e9, None, None
    for place in places(army, 4):
        if place.spot != before:
            before, (column, row) = place.spot, corner(place.spot)
            at = row * stride + column
            free = ~(block << at)
            kept, doubles = kinds & ~(blocks << at), two & free
            extra = lying(layers[4] & free, layers[5] & free, coins, potions)
        add, add_two = added[place.turns]
        worth = extra + fighting(kept | add << at, doubles | add_two << at, stride, plane, scales)
        if worth > found:
            found, chosen = worth, place
    assert chosen
    return found, chosen


def laid_alone(turned: Sequence[int], stride: int, plane: int) -> tuple[int, int]:
    """A card by itself: its fighters, and where two stand."""
    layers = [narrowed(layer, stride) for layer in turned]
    return joined(layers, plane), layers[6]


def width(layer: int) -> int:
    """One more than the last column that is in use."""
    widest = 0
    while layer:
        widest, layer = max(widest, (layer & ROW).bit_length()), layer >> STRIDE
    return widest


def narrowed(layer: int, stride: int) -> int:
    """With fewer bits a row, because small numbers are quicker."""
    found, at = 0, 0
    while layer:
        found, at, layer = found | (layer & ROW) << at, at + stride, layer >> STRIDE
    return found


def lying(coin: int, potion: int, coins: int, potions: int) -> float:
    """Coins and potions, which are the same however the card is turned."""
    return COINS[min(coin.bit_count() + coins, 2)] + POTION * (potion.bit_count() + potions)


def joined(layers: Sequence[int], plane: int) -> int:
    return layers[0] | layers[1] << plane | layers[2] << 2 * plane | layers[3] << 3 * plane


def fighting(kinds: int, two: int, stride: int, plane: int, scales: Scales) -> float:
    grouped = kinds & (kinds << 1 | kinds >> 1 | kinds << stride | kinds >> stride)
    magic, defence, barrier = grouped >> plane, grouped >> 2 * plane, grouped >> 3 * plane
    from_wand, from_shield, from_barrier = magic.bit_count(), defence.bit_count(), barrier.bit_count()
    return (
        scales.sword[grouped.bit_count() - from_wand + (grouped & two).bit_count()]
        + scales.wand[from_wand - from_shield + (magic & two).bit_count()]
        + scales.shield[from_shield - from_barrier + (defence & two).bit_count()]
        + scales.barrier[from_barrier + (barrier & two).bit_count()]
    )

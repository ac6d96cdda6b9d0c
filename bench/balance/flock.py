"""Greedy players of Regroup!, who look one placement ahead and see no more than a view shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Literal, TypeAlias

from engine.core import Ask
from engine.games.regroup.army import AT, BLOCK, LAYERS, STRIDE, Army
from engine.games.regroup.choices import places
from engine.games.regroup.parts import CARDS, DECK
from engine.games.regroup.state import Move, Place, Take, Totals, View, with_bonus

MOST = 128  # no value of an army is higher
GUESSES = 2  # cards thought of when the face-down one is weighed

Style: TypeAlias = Literal["values", "damage"]
Scale: TypeAlias = Sequence[float]  # what each amount of something is worth


@dataclass(frozen=True, slots=True)
class Taste:
    """`values` adds up attack and defence; `damage` reckons the next battle against the armies as they lie.

    The numbers are the best of those that were tried against one another."""

    style: Style = "values"
    coins: tuple[float, float, float] = (0.0, 0.6, 1.2)  # with none, one, two or more of them showing
    potion: float = 1.2
    reserve: float = 1.0  # for `damage`: what a value is worth beyond this battle
    buys: bool = True  # or takes only what is free


@dataclass(frozen=True, slots=True)
class Scales:
    """What the amounts of an army are worth in one position."""

    sword: Scale
    wand: Scale
    shield: Scale
    barrier: Scale
    coins: tuple[float, float, float]
    potion: float


def answer(taste: Taste, view: View, ask: Ask[Move], luck: Random) -> Move:
    army, scales = view.armies[ask.seat], weighed(taste, view, ask.seat)
    if view.placing is not None:
        return best(army, view.placing, scales)[1]
    takes = [move for move in ask.options if isinstance(move, Take) and (taste.buys or move.source in (1, "pile"))]
    worth = {move: taken(move, view, army, scales, luck) for move in takes}
    return max(worth, key=worth.__getitem__)


def taken(move: Take, view: View, army: Army, scales: Scales, luck: Random) -> float:
    if move.source != "pile":
        return best(army, view.market[move.source - 1], scales)[0]
    known = {laid.card for each in view.armies for laid in each.laid} | {*view.market, *view.lost}
    guesses = luck.sample([card for card in DECK if card not in known], min(GUESSES, view.pile_size))
    return sum(best(army, card, scales)[0] for card in guesses) / len(guesses)


# What a value is worth


def weighed(taste: Taste, view: View, seat: int) -> Scales:
    """A point of attack costs each enemy one, a point of defence saves as many as there are enemies."""
    enemies = [
        with_bonus(view.armies[each], view.leaders[each], view.bonus[each]) for each in view.order if each != seat
    ]
    if taste.style == "values":
        attack, defence = plain(1.0), plain(float(len(enemies)))
        return Scales(attack, attack, defence, defence, taste.coins, taste.potion)
    mine = with_bonus(EMPTY, view.leaders[seat], view.bonus[seat])
    found = reckoned(tuple(sorted(enemies)), mine, taste.reserve)
    return Scales(*found, taste.coins, taste.potion)


EMPTY = Army((), 0, 0, 0, (0,) * 7)


@lru_cache
def plain(weight: float) -> Scale:
    return [weight * amount for amount in range(MOST)]


@lru_cache(maxsize=256)
def reckoned(enemies: tuple[Totals, ...], bonus: Totals, reserve: float) -> tuple[Scale, Scale, Scale, Scale]:
    count = len(enemies)

    def dealt(against: list[int], more: int) -> Scale:
        strikes = (sum(max(0, amount + more - each) for each in against) / count for amount in range(MOST))
        return [each + reserve * amount for amount, each in enumerate(strikes)]

    def borne(against: list[int], more: int) -> Scale:
        hurts = (sum(max(0, each - amount - more) for each in against) for amount in range(MOST))
        return [reserve * count * amount - each for amount, each in enumerate(hurts)]

    return (
        dealt([each.shield for each in enemies], bonus.sword), dealt([each.barrier for each in enemies], bonus.wand),
        borne([each.sword for each in enemies], bonus.shield), borne([each.wand for each in enemies], bonus.barrier),
    )  # fmt: skip


# The best place for a card


def best(army: Army, card: int, scales: Scales) -> tuple[float, Place]:
    """All four kinds of fighters lie one behind the other in one number, so that one step finds all their groups."""
    plane = (army.mask.bit_length() // STRIDE + 3) * STRIDE
    all_kinds, block = joined(army.layers, plane), joined((BLOCK,) * 4, plane)
    two = army.layers[6]
    cards = [(joined(LAYERS[card][turns], plane), LAYERS[card][turns][6]) for turns in range(4)]
    coins, potions = (sum(square.kind == kind for square in CARDS[card].squares) for kind in ("coin", "potion"))
    found, chosen, at = -1e9, None, -1
    for place in places(army, 4):
        if AT[place.spot] != at:
            at = AT[place.spot]
            kept, free = all_kinds & ~(block << at), ~(BLOCK << at)
            doubles, extra = two & free, lying(army, free, coins, potions, scales)
        add, add_two = cards[place.turns]
        worth = extra + fighting(kept | add << at, doubles | add_two << at, plane, scales)
        if worth > found:
            found, chosen = worth, place
    assert chosen
    return found, chosen


def lying(army: Army, free: int, coins: int, potions: int, scales: Scales) -> float:
    """Coins and potions, which are the same however the card is turned."""
    coin = (army.layers[4] & free).bit_count() + coins
    potion = (army.layers[5] & free).bit_count() + potions
    return scales.coins[min(coin, 2)] + scales.potion * potion


def joined(layers: Sequence[int], plane: int) -> int:
    return layers[0] | layers[1] << plane | layers[2] << 2 * plane | layers[3] << 3 * plane


def fighting(kinds: int, two: int, plane: int, scales: Scales) -> float:
    grouped = kinds & (kinds << 1 | kinds >> 1 | kinds << STRIDE | kinds >> STRIDE)
    sword, wand = grouped & (1 << plane) - 1, grouped >> plane & (1 << plane) - 1
    rest = grouped >> 2 * plane
    barrier = (rest >> plane).bit_count()
    return (
        scales.sword[sword.bit_count() + (sword & two).bit_count()]
        + scales.wand[wand.bit_count() + (wand & two).bit_count()]
        + scales.shield[rest.bit_count() - barrier]
        + scales.barrier[barrier]
    )

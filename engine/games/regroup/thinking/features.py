"""What the network of Regroup! looks at when two play, as facts that hold. All of it lies open.

A fact is a number below `FACTS`. There are two sets of them: for somebody who has just laid the first card of a round,
and for somebody who begins a round.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from engine.core import Seat
from engine.games.regroup.muster import Totals, totals
from engine.games.regroup.parts import CARDS, COSTS, LIFE, CardId
from engine.games.regroup.state import State
from engine.games.regroup.thinking.greed import totals_of

AMOUNT: Final = 25  # of one kind of fighters, from none; more are as good
LIVES: Final = LIFE + 1
COIN: Final = COSTS[-1] + 1
POTION: Final = 8
LONE: Final = 9  # chickens that don't count yet
LASTS: Final = 12  # battles like this until somebody is dead
ROUND: Final = 16
STRONG: Final = 5  # squares of a card with two chickens
SIZES: Final[Mapping[str, int]] = {
    "amount": 8 * AMOUNT,  # of each kind of fighters, of both
    "life": 2 * LIVES,
    "blow": 4 * AMOUNT,  # damage with swords and with wands, dealt and borne
    "damage": 2 * AMOUNT,
    "coin": 2 * COIN,
    "potion": 2 * POTION,
    "lone": 2 * LONE,
    "lasts": 2 * LASTS,
    "round": ROUND,
    "market": len(COSTS) * STRONG,  # how strong the card at each place is
}
AT: Final = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
STAGE: Final = sum(SIZES.values())
LAID, BEGINS = 0, 1
FACTS: Final = 2 * STAGE
DOUBLES: Final = {number: sum(square.chickens > 1 for square in card.squares) for number, card in CARDS.items()}


class Side(NamedTuple):
    """One of the two: its army's totals, the leader's bonus included, its chickens that don't count, and its life."""

    totals: Totals
    lone: int
    life: int


def side(state: State, seat: Seat) -> Side:
    army = state.armies[seat]
    *fighters, _, _, doubles = army.layers
    shown = sum(layer.bit_count() + (layer & doubles).bit_count() for layer in fighters)
    return Side(totals_of(state, seat), shown - sum(totals(army)[:4]), state.life[seat])


def facts(stage: int, mine: Side, theirs: Side, round: int, market: Sequence[CardId]) -> list[int]:
    (sword, wand, shield, barrier, coin, potion), lone, life = mine
    (sword_2, wand_2, shield_2, barrier_2, coin_2, potion_2), lone_2, life_2 = theirs
    blows = max(0, sword - shield_2), max(0, wand - barrier_2), max(0, sword_2 - shield), max(0, wand_2 - barrier)
    dealt, borne = blows[0] + blows[1], blows[2] + blows[3]
    amounts = (sword, wand, shield, barrier, sword_2, wand_2, shield_2, barrier_2)
    found = [
        *each("amount", AMOUNT, amounts),
        *each("life", LIVES, (life, life_2)),
        *each("blow", AMOUNT, blows),
        *each("damage", AMOUNT, (dealt, borne)),
        *each("coin", COIN, (coin, coin_2)),
        *each("potion", POTION, (potion, potion_2)),
        *each("lone", LONE, (lone, lone_2)),
        *each("lasts", LASTS, (lasting(life_2, dealt), lasting(life, borne))),
        AT["round"] + min(round, ROUND - 1),
        *each("market", STRONG, [DOUBLES[card] for card in market]),
    ]
    return [stage * STAGE + fact for fact in found]


def each(name: str, size: int, numbers: Sequence[int]) -> list[int]:
    """A fact for each number, the last one of its kind for all that are too high."""
    start, last = AT[name], size - 1
    return [start + at * size + (number if number < last else last) for at, number in enumerate(numbers)]


def lasting(life: int, damage: int) -> int:
    """Battles that somebody stands who is hurt so much in each."""
    return -(-life // damage) if damage else LASTS

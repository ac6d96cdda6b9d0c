"""A turn by somebody who looks one battle ahead: what a laying is worth against the armies as they lie."""

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from engine.core import Seat
from engine.games.regroup.muster import Totals, totals
from engine.games.regroup.parts import FIGHTERS, LEADERS
from engine.games.regroup.rules import living, takes
from engine.games.regroup.state import Move, State, Take, bonus_holds, with_bonus
from engine.games.regroup.thinking.layings import layings

Scale: TypeAlias = tuple[float, ...]
"""What each amount of something is worth."""
Worth: TypeAlias = Callable[[Totals], float]

UNSEEN = 6.0  # what a card gains on the average, in matches of this player; it hardly depends on the army
MOST = 80  # no amount is higher
LATER = 1.0  # what a point of attack or defence is worth beyond the next battle
COINS: Scale = (0.0, 0.6, 1.2)
POTIONS: Scale = tuple(1.2 * amount for amount in range(MOST))


def reply(state: State) -> Move:
    """What looks best for the next battle."""
    return max(rated(state), key=itemgetter(0))[1]


def rated(state: State) -> list[tuple[float, Move]]:
    """What may be taken, or how it is best laid, each with its worth."""
    seat = state.turn
    army, worth = state.armies[seat], worths(state, seat)
    if state.placing is None:
        return [(taken(state, move, worth), move) for move in takes(state, army)]
    return [(worth(found), place) for found, place in layings(army, state.placing)]


def taken(state: State, move: Move, worth: Worth) -> float:
    """What the army is worth with the card where it is best, as far as that can be known."""
    army = state.armies[state.turn]
    if not isinstance(move, Take) or move.source == "pile":
        return worth(totals(army)) + UNSEEN
    return max([worth(found) for found, _ in layings(army, state.market[move.source - 1])])


def worths(state: State, seat: Seat) -> Worth:
    """What a laying is worth: a point of attack hurts each enemy, a point of defence serves against every one."""
    sword, wand, shield, barrier = against(
        tuple([totals_of(state, each)[:4] for each in living(state) if each != seat]), own_bonus(state, seat)
    )

    def worth(found: Totals) -> float:
        fighting = sword[found[0]] + wand[found[1]] + shield[found[2]] + barrier[found[3]]
        return fighting + COINS[min(found[4], 2)] + POTIONS[found[5]]

    return worth


def totals_of(state: State, seat: Seat) -> Totals:
    return with_bonus(state.armies[seat], state.leaders[seat], bonus_holds(state.options.leaders, state.life[seat]))


def own_bonus(state: State, seat: Seat) -> tuple[int, ...]:
    leader = state.leaders[seat]
    if leader is None or not bonus_holds(state.options.leaders, state.life[seat]):
        return (0,) * len(FIGHTERS)
    return tuple([LEADERS[leader].bonus.get(kind, 0) for kind in FIGHTERS])


@lru_cache(maxsize=256)
def against(enemies: tuple[tuple[int, ...], ...], bonus: tuple[int, ...]) -> tuple[Scale, Scale, Scale, Scale]:
    """The scales of sword, wand, shield and barrier."""
    swords, wands, shields, barriers = zip(*enemies, strict=True)
    return (
        dealt(shields, bonus[0]), dealt(barriers, bonus[1]), borne(swords, bonus[2]), borne(wands, bonus[3])
    )  # fmt: skip


@lru_cache(maxsize=2048)
def dealt(defences: tuple[int, ...], bonus: int) -> Scale:
    """What an attack of each amount takes from an enemy, on the average."""
    return tuple(
        LATER * amount + sum([max(0, amount + bonus - each) for each in defences]) / len(defences)
        for amount in range(MOST)
    )


@lru_cache(maxsize=2048)
def borne(attacks: tuple[int, ...], bonus: int) -> Scale:
    """What a defence of each amount saves."""
    return tuple(
        LATER * len(attacks) * amount - sum([max(0, each - amount - bonus) for each in attacks])
        for amount in range(MOST)
    )

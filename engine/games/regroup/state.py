"""A match of Regroup!: market and armies, which all see, the pile, which nobody sees, and what each seat is shown.

A spot such as "c4" is a cell of an army's own lattice, which has one free column and row on every side: see army.py.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.regroup.army import Army, ArmyCards, Corner, Laid, corner, placed, spot
from engine.games.regroup.moves import (
    Battle,
    Begun,
    Blow,
    Dealt,
    Event,
    Fell,
    Fighter,
    Fought,
    Left,
    Move,
    Place,
    Placed,
    Source,
    Spot,
    Take,
    Took,
)
from engine.games.regroup.muster import Cell, Group, Totals, cells, coins, groups, potions, size, totals
from engine.games.regroup.parts import HALF, LEADERS, CardId, LeaderKey

# The faces know this module and the parts, so all that they may meet is named here.
__all__ = [
    "Army", "Battle", "Begun", "Blow", "Cell", "Corner", "Dealt", "Event", "Fell", "Fighter", "Fought", "Group",
    "Laid", "Leaders", "Left", "Move", "Options", "Place", "Placed", "Reason", "Source", "Spot", "State", "Take",
    "Took", "Totals", "View", "bonus_holds", "cells", "coins", "corner", "groups", "placed", "potions", "size", "spot",
    "totals", "with_bonus",
]  # fmt: skip

Leaders: TypeAlias = Literal["plain", "powers", "drowning"]
Reason: TypeAlias = Literal["survivor", "nobody", "market", "left"]


@dataclass(frozen=True, slots=True)
class Options:
    """RG-7: as chosen in the lobby, in any combination; see seeds/regroup/box.toml."""

    initial: Literal["common", "different"] = "common"  # RG-R15
    leaders: Leaders = "plain"  # RG-8, RG-9
    heal_cap: bool = True  # RG-15


@dataclass(frozen=True, slots=True)
class State:
    armies: tuple[ArmyCards, ...]
    life: tuple[int, ...]
    leaders: tuple[LeaderKey, ...]
    market: tuple[CardId, ...]  # from the free end, which is the far one, towards the pile
    pile: tuple[CardId, ...]  # the next card first
    first: Seat  # has the first-player card
    turn: Seat
    placing: CardId | None = None  # taken, and not yet placed
    round: int = 1
    fallen: tuple[int, ...] = ()  # seat by seat, the round of its death; 0: none
    left: tuple[Seat, ...] = ()  # RG-R14: who left for good while alive, in that order
    lost: tuple[CardId, ...] = ()  # RG-R14: cards that were being placed when their player left
    battle: Battle | None = None  # the last
    ended: Reason | None = None
    options: Options = Options()


@dataclass(frozen=True, slots=True)
class View:
    """RG-R13: what everybody sees, all but the order of the pile, for which there is no field."""

    seat: Seat | None
    armies: tuple[ArmyCards, ...]
    life: tuple[int, ...]
    leaders: tuple[LeaderKey, ...]
    bonus: tuple[bool, ...]  # seat by seat, whether the leader's bonus holds now
    market: tuple[CardId, ...]  # from the free end towards the pile; `parts.COSTS` are their prices
    pile_size: int
    first: Seat
    turn: Seat  # who takes or places
    order: tuple[Seat, ...]  # those still in the match, as they take their turns in this round
    placing: CardId | None  # by `turn`
    round: int
    fallen: tuple[int, ...]
    left: tuple[Seat, ...]
    lost: tuple[CardId, ...]
    battle: Battle | None
    ended: Reason | None
    winner: Seat | None  # once it has ended
    options: Options


# Leaders


def bonus_holds(leaders: Leaders, life: int) -> bool:
    """RG-8: from the start. RG-9: or while life is 15 or less, and not above."""
    return leaders == "powers" or (leaders == "drowning" and life <= HALF)


def with_bonus(army: Army, leader: LeaderKey, holds: bool) -> Totals:
    """RG-R16: a bonus adds to the value even without a group of that kind."""
    plain = totals(army)
    if not holds:
        return plain
    return plain._replace(**{kind: getattr(plain, kind) + more for kind, more in LEADERS[leader].bonus.items()})

"""A match of Regroup!: market and armies, which all see, the pile, which nobody sees, and what each seat is shown.

A spot such as "c4" is a cell of an army's own lattice, which has one free column and row on every side: see army.py.
"""

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from engine.core import Seat
from engine.games.regroup.army import Army, Corner, Laid, corner, placed, spot
from engine.games.regroup.muster import Cell, Group, Totals, cells, coins, groups, potions, size, totals
from engine.games.regroup.parts import COSTS, HALF, LEADERS, CardId, LeaderKey, Turns
from engine.moves import Written
from engine.values import Tagged, Value

# The faces know this module and the parts, so it hands on what else they may meet.
__all__ = [
    "Army", "Cell", "Corner", "Group", "Laid", "Totals", "cells", "coins", "corner", "groups", "placed", "potions",
    "size", "spot", "totals",
]  # fmt: skip

# Moves

Source: TypeAlias = Literal[1, 2, 3, "pile"]  # a place of the market from its free end, or the face-down card
Spot: TypeAlias = Annotated[str, Meta(pattern=r"^[a-y]([1-9]|1\d|2[0-5])$")]


class Lead(Written, frozen=True):
    leader: LeaderKey


class Take(Written, frozen=True):
    source: Source


class Place(Written, frozen=True):
    spot: Spot  # RG-R8: of the card's top left cell; see army.py for the letters
    turns: Turns  # quarter turns clockwise


Move: TypeAlias = Lead | Take | Place
"""RG-R2: a leader, if they are chosen. RG-20: a card is taken first. Then it is seen, and laid."""


# Events


class Blow(Value, frozen=True):
    """One attack on one defender. RG-11: each kind of defence takes off its own kind of attack."""

    attacker: Seat
    defender: Seat
    physical: int
    magic: int
    physical_blocked: int
    magic_blocked: int

    @property
    def damage(self) -> int:
        return self.physical - self.physical_blocked + self.magic - self.magic_blocked


class Fighter(Value, frozen=True):
    """One army in a battle: its values with the leader's bonus, if that held, and what became of it."""

    seat: Seat
    sword: int
    wand: int
    shield: int
    barrier: int
    bonus: bool
    before: int  # life
    struck: int  # life after the battle
    healed: int
    after: int  # life after the close of the round


class Battle(Value, frozen=True):
    round: int
    fighters: tuple[Fighter, ...]  # those who began the round alive, in seat order
    blows: tuple[Blow, ...]  # of each on each other, attacker by attacker


class Dealt(Tagged, frozen=True):
    """The lots as they fell."""

    first: Seat
    leaders: tuple[LeaderKey | None, ...]  # None: still to be chosen
    initial: tuple[CardId, ...]
    market: tuple[CardId, ...]


class Wished(Tagged, frozen=True):
    """A leader was chosen, and nobody else knows which."""

    seat: Seat


class Led(Tagged, frozen=True):
    seat: Seat
    leader: LeaderKey


class Took(Tagged, frozen=True):
    seat: Seat
    card: CardId
    source: Source
    revealed: CardId | None  # RG-R6: what came to the near end of the row
    forced: bool = False  # there was nothing else to take


class Placed(Tagged, frozen=True):
    seat: Seat
    card: CardId
    spot: Spot  # on the lattice as it was before
    turns: Turns
    covered: int  # how many of the four cells were covered before


class Fought(Tagged, frozen=True):
    battle: Battle


class Fell(Tagged, frozen=True):
    seat: Seat
    life: int


class Begun(Tagged, frozen=True):
    """A new round, and who has the first-player card."""

    round: int
    first: Seat


class Left(Tagged, frozen=True):
    seat: Seat


Event: TypeAlias = Dealt | Wished | Led | Took | Placed | Fought | Fell | Begun | Left


# The match

Leaders: TypeAlias = Literal["plain", "powers", "drowning"]
Reason: TypeAlias = Literal["survivor", "nobody", "market", "left"]


class Options(Value, frozen=True):
    """RG-7: as chosen in the lobby, in any combination; see seeds/regroup/box.toml."""

    initial: Literal["common", "different"] = "common"  # RG-R15
    leaders: Leaders = "plain"  # RG-8, RG-9
    leaders_by: Literal["choice", "lot"] = "choice"  # RG-R2
    heal_cap: bool = True  # RG-15


class State(Value, frozen=True):
    armies: tuple[Army, ...]
    life: tuple[int, ...]
    leaders: tuple[LeaderKey | None, ...]  # None until it has been chosen
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
    wishes: tuple[LeaderKey | None, ...] = ()  # seat by seat, the leader it wants and hasn't got yet
    options: Options = Options()


class View(Value, frozen=True):
    """RG-R13: what everybody sees, all but the order of the pile and others' wishes, for which there is no field."""

    seat: Seat | None
    armies: tuple[Army, ...]
    life: tuple[int, ...]
    leaders: tuple[LeaderKey | None, ...]  # None until it has been chosen
    wish: LeaderKey | None  # the leader this seat wants and hasn't got yet
    wished: tuple[bool, ...]  # seat by seat, whether there is such a wish
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


def with_bonus(army: Army, leader: LeaderKey | None, holds: bool) -> Totals:
    """RG-R16: a bonus adds to the value even without a group of that kind."""
    plain = totals(army)
    if leader is None or not holds:
        return plain
    return plain._replace(**{kind: getattr(plain, kind) + more for kind, more in LEADERS[leader].bonus.items()})


# The battle ahead, as players reckon it


class Forecast(NamedTuple):
    """The points of all blows that an army would strike, and of all that it would be struck."""

    hit: int
    struck: int


def totals_of(view: View, seat: Seat, army: Army | None = None) -> Totals:
    """A seat's totals, or what they would be with another army."""
    return with_bonus(army or view.armies[seat], view.leaders[seat], view.bonus[seat])


def forecast(view: View, seat: Seat, army: Army | None = None) -> Forecast:
    """A battle of the armies as they stand, or with another army of this seat."""
    mine = totals_of(view, seat, army)
    others = [totals_of(view, each) for each in view.order if each != seat]
    return Forecast(sum(damage(mine, each) for each in others), sum(damage(each, mine) for each in others))


def damage(attack: Totals, defence: Totals) -> int:
    return attack.sword + attack.wand - sum(blocked(attack, defence))


def blocked(attack: Fighter | Totals, defence: Fighter | Totals) -> tuple[int, int]:
    """RG-11: shields take off physical attack only, barriers magic attack only."""
    return min(attack.sword, defence.shield), min(attack.wand, defence.barrier)


def promise(view: View, seat: Seat, army: Army) -> tuple[int, int]:
    """How good an army looks: by the battle ahead, then by all that counts in it, coins as far as they buy."""
    hit, struck = forecast(view, seat, army)
    sword, wand, shield, barrier, coin, potion = totals(army)
    return hit - struck, sword + wand + shield + barrier + min(coin, COSTS[-1]) + potion

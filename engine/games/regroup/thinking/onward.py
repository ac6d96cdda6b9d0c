"""Playing on from a position as `greed.py` does, in a short form of the rules that keeps armies in lanes.

It comes to the same as playing those turns by rules.py. Only what a turn is worth is rounded, to a part of a point.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.core import Seat
from engine.games.regroup.battle import outcome
from engine.games.regroup.muster import Totals
from engine.games.regroup.parts import COSTS, FIGHTERS, LEADERS, LIFE, CardId
from engine.games.regroup.state import Reason, State, bonus_holds
from engine.games.regroup.thinking.features import BEGINS, Side, facts
from engine.games.regroup.thinking.greed import COINS, POTIONS, UNSEEN, Scale, borne, dealt
from engine.games.regroup.thinking.heuristics import WEIGHTS, Weights, lead, worth
from engine.games.regroup.thinking.lanes import LYING, MOST_COINS, POTION, SPAN, Spread
from engine.network import network

PARTS: Final = {1: 5, 2: 3, 3: 2}  # of a point, by the number of enemies: what an army is worth must fit into a lane
MIDDLE: Final = 90  # what each kind is worth as it is now

Four = tuple[int, int, int, int]


class Onward:
    """A match that is played on. It starts as a state and ends as one, but for the armies."""

    __slots__ = (
        "armies",
        "ended",
        "fallen",
        "first",
        "fought",
        "life",
        "market",
        "pile",
        "placing",
        "round",
        "start",
        "turn",
    )

    def __init__(self, state: State, armies: list[Spread]) -> None:
        self.start, self.armies = state, armies
        self.life, self.fallen = list(state.life), list(state.fallen or (0,) * len(state.life))
        self.market, self.pile = list(state.market), list(state.pile[::-1])
        self.first, self.turn, self.placing, self.round = state.first, state.turn, state.placing, state.round
        self.ended: Reason | None = state.ended
        self.fought: dict[Seat, Four] = {}  # with which values, in the last battle

    def until(self, end: int) -> None:
        """Until this round begins, or the match ends."""
        while self.ended is None and self.round < end:
            self.answer()

    def alive(self, seat: Seat) -> bool:
        return self.life[seat] > 0 and seat not in self.start.left

    def living(self) -> list[Seat]:
        return [seat for seat in range(len(self.life)) if self.alive(seat)]

    # A turn

    def answer(self) -> tuple[CardId, int, int]:
        """The best card by the next battle, and the best place for it: its lane and its turn."""
        seat = self.turn
        army = self.armies[seat]
        fighting, parts = self.tables(seat)
        if self.placing is not None:
            card = self.placing
            _, lane, turns = army.best(card, fighting, lying(*LYING[card], parts))
        else:
            card, (_, lane, turns) = self.taken(army, fighting, parts)
        self.placing = None
        self.armies[seat] = army.placed(card, lane, turns)
        self.next()
        return card, lane, turns

    def taken(self, army: Spread, fighting: bytes, parts: int) -> tuple[CardId, tuple[int, int, int]]:
        market, pile = self.market, self.pile
        showing = army.totals.coin
        best, source = (-1, 0, 0), -1
        for at, card in enumerate(market):
            if COSTS[at] <= showing:
                found = army.best(card, fighting, lying(*LYING[card], parts))
                if found[0] > best[0]:
                    best, source = found, at
        if pile and unseen(army.totals, parts) > best[0]:
            card = pile.pop()
            return card, army.best(card, fighting, lying(*LYING[card], parts))
        card = market.pop(source)
        if pile:
            market.append(pile.pop())
        return card, best

    def tables(self, seat: Seat) -> tuple[bytes, int]:
        """What each amount of fighters is worth, and in which part of a point."""
        enemies = [self.values(other) for other in self.living() if other != seat]
        bonus, now, parts = self.bonus(seat), self.armies[seat].totals, PARTS[len(enemies)]
        swords, wands, shields, barriers = zip(*enemies, strict=True)
        return (
            of_attack(shields, bonus[0], now[0], parts)
            + of_attack(barriers, bonus[1], now[1], parts)
            + of_defence(swords, bonus[2], now[2], parts)
            + of_defence(wands, bonus[3], now[3], parts)
        ), parts

    def bonus(self, seat: Seat) -> Four:
        return bonus_of(self.start.leaders[seat], bonus_holds(self.start.options.leaders, self.life[seat]))

    def values(self, seat: Seat) -> Four:
        one, two, three, four, _, _ = self.armies[seat].totals
        if self.start.options.leaders == "plain":
            return one, two, three, four
        more = self.bonus(seat)
        return one + more[0], two + more[1], three + more[2], four + more[3]

    # A round

    def next(self) -> None:
        seats = len(self.life)
        seat = (self.turn + 1) % seats
        while seat != self.first:
            if self.alive(seat):
                self.turn = seat
                return
            seat = (seat + 1) % seats
        self.battle()

    def battle(self) -> None:
        self.fought = {seat: self.values(seat) for seat in self.living()}
        for seat in self.fought:
            life = self.life[seat] - self.hurt(seat, self.fought)
            if life > 0:
                more = self.armies[seat].totals.potion
                life += max(0, min(more, LIFE - life)) if self.start.options.heal_cap else more
            else:
                self.fallen[seat] = self.round
            self.life[seat] = life
        self.closed()

    def hurt(self, seat: Seat, enemies: Iterable[Seat]) -> int:
        """By those of the last battle."""
        _, _, shield, barrier = self.fought[seat]
        damage = 0
        for other in enemies:
            if other != seat:
                sword, wand, _, _ = self.fought[other]
                damage += max(0, sword - shield) + max(0, wand - barrier)
        return damage

    def closed(self) -> None:
        alive = self.living()
        if not alive:
            self.ended = "nobody"
            return
        seats = len(self.life)
        self.first = next(
            seat for seat in ((self.first + step) % seats for step in range(1, seats + 1)) if seat in alive
        )
        if len(alive) == 1:
            self.ended = "survivor"
        elif len(self.market) + len(self.pile) < len(alive):
            self.ended = "market"
        else:
            self.round += 1
            self.turn = self.first

    # How it stands

    def standing(self) -> tuple[float, ...]:
        """When a round begins, or at the end: for each seat the share of the others that it comes before."""
        state, seats = self.state(), range(len(self.life))
        if self.ended is not None:
            over = outcome(state)
            assert over
            return over.shares
        if len(self.life) == 2 and not state.left:
            ahead = network("regroup/two").worth(
                facts(BEGINS, self.side(self.first), self.side(1 - self.first), self.round, self.market)
            )
            return (1 - ahead, ahead) if self.first else (ahead, 1 - ahead)
        alive = self.living()
        weights = WEIGHTS[max(1, len(alive) - 1)]
        found = {seat: self.worth(seat, weights) + weights.hurt * self.hurt(seat, alive) for seat in alive}
        leads = [[lead(state, found, seat, other) for other in seats if other != seat] for seat in seats]
        return tuple([sum(each) / len(each) for each in leads])

    def side(self, seat: Seat) -> Side:
        army = self.armies[seat]
        return Side(Totals(*self.values(seat), army.totals.coin, army.totals.potion), army.lone, self.life[seat])

    def worth(self, seat: Seat, weights: Weights) -> float:
        totals = self.armies[seat].totals
        return worth(weights, self.life[seat], self.fought[seat], totals.coin, totals.potion)

    def state(self) -> State:
        """As it would be known to the rules, with the armies of the start."""
        return replace(
            self.start, life=tuple(self.life), fallen=tuple(self.fallen), market=tuple(self.market),
            pile=tuple(self.pile[::-1]), first=self.first, turn=self.turn, placing=self.placing, round=self.round,
            ended=self.ended,
        )  # fmt: skip


# What amounts are worth


@lru_cache(maxsize=4096)
def of_attack(defences: tuple[int, ...], bonus: int, now: int, parts: int) -> bytes:
    return rounded(dealt(defences, bonus), now, parts)


@lru_cache(maxsize=4096)
def of_defence(attacks: tuple[int, ...], bonus: int, now: int, parts: int) -> bytes:
    return rounded(borne(attacks, bonus), now, parts)


def rounded(scale: Scale, now: int, parts: int) -> bytes:
    worth = [MIDDLE + round(parts * (each - scale[now])) for each in scale[: SPAN - 1]]
    return bytes([0, *[min(max(each, 0), 255) for each in worth]])


@lru_cache(maxsize=256)
def lying(coins: int, potions: int, parts: int) -> bytes:
    """By coins and potions that show beside those of the card."""
    worth = [0] * 256
    for coin in range(MOST_COINS + 1):
        for potion in range(POTION - 1):
            worth[coin + POTION * potion + 1] = 1 + of_lying(coin + coins, potion + potions, parts)
    return bytes(worth)


def of_lying(coins: int, potions: int, parts: int) -> int:
    return min(round(parts * (COINS[min(coins, 2)] + POTIONS[potions])), 254)


def unseen(now: Totals, parts: int) -> int:
    """What an army is worth with the face-down card."""
    return 4 * MIDDLE + 1 + of_lying(now.coin, now.potion, parts) + round(parts * UNSEEN)


@lru_cache(maxsize=16)
def bonus_of(leader: str, holds: bool) -> Four:
    bonus = LEADERS[leader].bonus if holds else {}  # type: ignore[index]
    one, two, three, four = (bonus.get(kind, 0) for kind in FIGHTERS)
    return one, two, three, four

"""KAITO written for speed alone: the baseline for our rules, whose states are immutable values.

One mutable object, a bit for each square, and tables of all lists of answers. An answer is an integer: 0 to 35 is a
square, `PASS` passes, larger ones are exchanges. It plays the default options only, and has neither seats nor events.
"""

from itertools import combinations
from random import Random
from typing import Final

SORTS: Final = 5  # kinds of tiles on each side: katana, kabuto, mon of three, two and one; red comes first
COPIES: Final = (7, 3, 2, 2, 3) * 2
WORTH: Final = (0, 0, 3, 2, 1)
PRICES: Final = ((0, 4), (1, 5))
BOX: Final = [sort for sort, copies in enumerate(COPIES) for _ in range(copies)] + [-1, -1]
PASS: Final = 36
ONE: Final = [1 << 3 * sort for sort in range(2 * SORTS)]  # adds one tile to a count of captured ones
SHARE: Final = [7 * one for one in ONE]
BIT: Final = [1 << square for square in range(36)]
LINE: Final = [
    sum(BIT[to] for to in range(36) if to != at and (to // 6 == at // 6 or to % 6 == at % 6)) for at in range(36)
]
# What an exchange depends on: the side's own captured katana and kabuto, and the enemy mon that it has captured.
TRADE: Final = [sum(SHARE[sort] for sort in (side, side + 1, 7 - side, 8 - side, 9 - side)) for side in (0, 5)]


class Squares(dict[int, list[int]]):
    """A table of the squares in a mask, as answers."""

    def __missing__(self, mask: int) -> list[int]:
        found = self[mask] = [square for square in range(36) if mask & BIT[square]]
        return found


class Offers(dict[int, list[int]]):
    """A table of the exchanges possible with each count of captured tiles, and what each of them does."""

    def __init__(self) -> None:
        super().__init__({0: []})
        self.deals: list[tuple[int, int]] = []  # the tile that returns, and the change of the captured ones

    def __missing__(self, captured: int) -> list[int]:
        found = self[captured] = self._with_pass([deal for side in (0, SORTS) for deal in _deals(side, captured)])
        return found

    def _with_pass(self, deals: list[tuple[int, int]]) -> list[int]:
        new = [deal for deal in deals if deal not in self.deals]
        self.deals += new
        return [PASS, *(PASS + 1 + self.deals.index(deal) for deal in deals)] if deals else []


def _deals(side: int, captured: int) -> list[tuple[int, int]]:
    """Every payment in which no mon could be left out, the cheapest first."""
    enemy = SORTS - side
    purse = [sort for sort in (2, 3, 4) for _ in range((captured & SHARE[enemy + sort]) // ONE[enemy + sort])]
    pays = {pay: [WORTH[sort] for sort in pay] for size in range(len(purse)) for pay in combinations(purse, size + 1)}
    cheapest = sorted(pays, key=lambda pay: sum(pays[pay]))
    return [
        (side + back, ONE[side + back] + sum(ONE[enemy + sort] for sort in pay))
        for back, price in PRICES
        if captured & SHARE[side + back]
        for pay in cheapest
        if sum(pays[pay]) - pays[pay][-1] < price <= sum(pays[pay])
    ]


SQUARES: Final = Squares()
OFFERS: Final = Offers()


class Kaito:
    """A match. `legal` lists the answers, `play` applies one, and `loser` is the side that has lost."""

    __slots__ = ("captured", "kaito", "left", "loser", "mask", "offers", "tiles", "turn")

    def __init__(self, tiles: list[int], turn: int) -> None:
        self.tiles = tiles
        self.mask = sum(bit for bit, tile in zip(BIT, tiles, strict=True) if tile >= 0)
        self.left = list(COPIES)
        self.kaito, self.turn, self.captured, self.loser = -1, turn, 0, -1
        self.offers: list[int] = []

    def legal(self) -> list[int]:
        if self.offers:
            return self.offers
        return SQUARES[~self.mask & (1 << 36) - 1 if self.kaito < 0 else self.mask & LINE[self.kaito]]

    def play(self, answer: int) -> None:
        if self.kaito < 0:
            self.kaito = answer
        elif not self.offers:
            self._slide(answer)
        else:
            self.offers = []
            if answer > PASS:
                self._exchange(answer - PASS - 1)
        if not self.offers and self.loser < 0:
            self._next()

    def _slide(self, to: int) -> None:
        tile, turn, left = self.tiles[to], self.turn, self.left
        self.tiles[to] = -1
        self.mask ^= BIT[to]
        self.kaito = to
        left[tile] -= 1
        if (tile >= SORTS) != turn:
            self.captured += ONE[tile]
        if not left[tile] and tile % SORTS < 2:
            self.loser = tile // SORTS
        else:
            self.offers = OFFERS[self.captured & TRADE[turn]]

    def _exchange(self, deal: int) -> None:
        tile, taken = OFFERS.deals[deal]
        self.captured -= taken
        self.left[tile] += 1
        self.tiles[self.kaito] = tile
        self.mask |= BIT[self.kaito]

    def _next(self) -> None:
        """Start the other side's turn: a single reachable tile is taken at once; with none, the side has lost."""
        self.turn = 1 - self.turn
        targets = self.mask & LINE[self.kaito]
        if not targets:
            self.loser = self.turn
        elif not targets & targets - 1:
            self._slide(targets.bit_length() - 1)
            if not self.offers and self.loser < 0:
                self._next()


def dealt(luck: Random) -> Kaito:
    return Kaito(sorted(BOX, key=lambda _: luck.random()), int(luck.random() * 2))


def played(luck: Random) -> int:
    """Play a random match; return the number of answers."""
    game, moves = dealt(luck), 0
    legal, play, chance = game.legal, game.play, luck.random
    while game.loser < 0:
        options = legal()
        play(options[int(chance() * len(options))])
        moves += 1
    return moves

"""The engine beside KAITO written a second time, as plainly as it can be said: a dict of squares, lists of tiles.

The second one shares no line with the engine. Colours are R and B, and a tile is a text such as Rk, Rh or R3.
"""

from itertools import chain, combinations, product
from random import Random

import pytest

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES

MATCHES = 40
COMBOS = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]
OTHER = {"R": "B", "B": "R"}


class Table:
    def __init__(self, grid, first, jump, elimination):
        self.grid = dict(grid)  # square -> tile; squares without a tile are not in it
        self.jump, self.elimination = jump, elimination
        self.kaito = None
        self.turn, self.todo = OTHER[first], "place"
        self.before = {"R": [], "B": []}  # open before each player
        self.aside = {"R": [], "B": []}
        self.turns = 0
        self.over = None  # (the winner, why)

    def answers(self):
        if self.over:
            return set()
        return {"place": self.places, "slide": self.slides, "exchange": self.deals}[self.todo]()

    def places(self):
        return {f"place {c}{r}" for c in "abcdef" for r in "123456" if c + r not in self.grid}

    def slides(self):
        return {f"slide {square}" for square in self.targets()}

    def targets(self):
        column, row = self.kaito
        left = [c + row for c in "abcdef" if c < column][::-1]
        right = [c + row for c in "abcdef" if c > column]
        up = [column + r for r in "123456" if r < row][::-1]
        down = [column + r for r in "123456" if r > row]
        ways = [[square for square in way if square in self.grid] for way in (left, right, up, down)]
        return list(chain(*(way if self.jump == "tiles" else way[:1] for way in ways)))

    def deals(self):
        return {"pass", *self.exchanges()}

    def exchanges(self):
        me, enemy = self.turn, OTHER[self.turn]
        mon = [int(tile[1]) for tile in self.before[me] if tile[1] in "123"]
        for back, letter, price in (("katana", "k", 4), ("kabuto", "h", 5)):
            if me + letter not in self.before[enemy]:
                continue
            for many in range(1, len(mon) + 1):
                for pay in combinations(mon, many):
                    enough = sum(pay) >= price
                    spare = any(sum(pay) - one >= price for one in pay)
                    if enough and not spare:
                        yield " ".join(["exchange", back, *map(str, sorted(pay, reverse=True))])

    def play(self, text):
        self.make(text)
        while not self.over and self.todo == "slide" and len(self.targets()) == 1:
            self.make(f"slide {self.targets()[0]}")

    def make(self, text):
        word, *rest = text.split()
        if word == "place":
            self.kaito = rest[0]
            self.next_turn()
        elif word == "slide":
            self.capture(rest[0])
        else:
            if word == "exchange":
                self.buy(rest[0], rest[1:])
            self.end_turn()

    def capture(self, square):
        self.turns += 1
        tile = self.grid.pop(square)
        self.kaito = square
        (self.aside if tile[0] == self.turn else self.before)[self.turn].append(tile)
        self.look_for_elimination("RB" if self.elimination == "capture" else OTHER[self.turn])
        if not self.over and list(self.exchanges()):
            self.todo = "exchange"
        elif not self.over:
            self.end_turn()

    def buy(self, back, pay):
        me, enemy = self.turn, OTHER[self.turn]
        for symbols in pay:
            self.before[me].remove(enemy + symbols)
            self.aside[enemy].append(enemy + symbols)
        tile = me + {"katana": "k", "kabuto": "h"}[back]
        self.before[enemy].remove(tile)
        self.grid[self.kaito] = tile

    def end_turn(self):
        self.look_for_elimination()
        if not self.over:
            self.next_turn()

    def next_turn(self):
        self.turn, self.todo = OTHER[self.turn], "slide"
        if not self.targets():
            self.over = OTHER[self.turn], "stuck"

    def look_for_elimination(self, colours="RB"):
        for colour in colours:
            for letter, why in (("k", "no_katana"), ("h", "no_kabuto")):
                if colour + letter not in self.grid.values():
                    self.over = OTHER[colour], why


def named(tile):
    return str(tile)[0].upper() + str(tile)[1]


def beside(state, options):
    """The same start at the oracle's table."""
    grid = {name: named(tile) for name, tile in zip(NAMES, state.tiles.grid, strict=True) if tile}
    first = state.colours[1 - state.turn]
    return Table(grid, first[0].upper(), options["jump"], options["elimination"])


def compare(state, table):
    view = GAME.rules.view(state, None)
    assert {name: named(tile) for name, tile in zip(NAMES, view.grid, strict=True) if tile} == table.grid
    for seat, colour in enumerate(view.colours):
        letter = colour[0].upper()
        assert sorted(map(named, view.captured[seat])) == sorted(table.before[letter])
        assert view.aside[seat] == len(table.aside[letter])
        assert view.turn != seat or table.over or letter == table.turn
    answers = {str(option) for ask in GAME.rules.asks(state) for option in ask.options}
    assert answers == table.answers()


@pytest.mark.parametrize("options", COMBOS, ids=lambda options: "-".join(options.values()))
def test_answers_positions_and_outcomes_are_the_same(options):
    """KT-1 to KT-17, KT-R2 to KT-R12"""
    for seed in range(MATCHES):
        luck = Random(f"{seed}-{options}")
        state = GAME.rules.setup(2, options, luck).state
        table = beside(state, options)
        compare(state, table)
        while asks := GAME.rules.asks(state):
            move = luck.choice(asks[0].options)
            step = GAME.rules.play(state, asks[0].seat, move, luck)
            turns = table.turns
            table.play(str(move))
            state = step.state
            compare(state, table)
            assert sum(event.kind == "captured" for event in step.events) == table.turns - turns
        outcome = GAME.rules.outcome(state)
        assert (state.colours[outcome.winners[0]][0].upper(), outcome.reason) == table.over

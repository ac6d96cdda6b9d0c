"""The engine beside Regroup! written a second time, slow and plain: armies are dicts of squares, groups are walked.

The second one shuffles nothing itself: it is handed the deck, the lots, and the words of the answers.
"""

import tomllib
from itertools import product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from engine.games.regroup import GAME
from tests.engine.regroup.drawing import shown

BOX = tomllib.loads((Path(__file__).parents[3] / "seeds/regroup/box.toml").read_text("utf-8"))
SHEETS = [*BOX["cards"]["deck"], BOX["cards"]["common"], *BOX["cards"]["different"]]


def squares(number):
    """Two rows of two."""
    return [row.split() for row in SHEETS[number - 1]["squares"].split("/")]


def clockwise(rows, turns):
    for _ in range(turns):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    return rows


class Force:
    def __init__(self, seat, initial, leader, life):
        self.seat, self.leader, self.life = seat, leader, life
        self.grid = {}
        self.lay(squares(initial), 0, 0)
        self.fell = None
        self.gone = None

    def lay(self, rows, x, y):
        for down, row in enumerate(rows):
            for across, square in enumerate(row):
                self.grid[x + across, y + down] = square

    def origin(self):
        """The cell lettered a1: one left of, and one above, everything."""
        return min(x for x, _ in self.grid) - 1, min(y for _, y in self.grid) - 1

    def spots(self):
        x0, y0 = self.origin()
        found = set()
        for x, y in self.grid:
            for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
                found.add("abcdefghijklmnopqrstuvwxyz"[x - across - x0] + str(y - down - y0 + 1))
        return found

    def seen(self, letter):
        return sum(int(square[1:] or 1) for square in self.grid.values() if square[0] == letter)

    def value(self, letter):
        """Walks every group; one of a single square is worth nothing."""
        todo = {at for at, square in self.grid.items() if square[0] == letter}
        total = 0
        while todo:
            edge = [todo.pop()]
            found = list(edge)
            while edge:
                x, y = edge.pop()
                for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if near in todo:
                        todo.remove(near)
                        edge.append(near)
                        found.append(near)
            if len(found) > 1:
                total += sum(int(self.grid[at][1:] or 1) for at in found)
        return total


class Oracle:
    def __init__(self, options, deck, leaders, initial, first, life):
        self.options = options
        self.row, self.pile = list(deck[:3]), list(deck[3:])
        self.forces = [Force(seat, *each, life) for seat, each in enumerate(zip(initial, leaders, strict=True))]
        self.first = self.turn = first
        self.round = 1
        self.held = None
        self.over = None
        self.acted = set()
        self.wishes = {}

    def wanting(self):
        """What each seat without a leader may still choose."""
        taken = {force.leader for force in self.forces}
        free = {f"lead {key}" for key in ("captain", "professor", "granny", "prophet") if key not in taken}
        return {force.seat: free for force in self.alive() if force.leader is None and force.seat not in self.wishes}

    def wish(self, seat, word, drawn):
        """Once all have chosen, `drawn` is by leader who gets it."""
        self.wishes[seat] = word.split()[1]
        self.lead(drawn)

    def lead(self, drawn):
        if self.wanting():
            return
        for key in set(self.wishes.values()):
            rivals = [seat for seat, wished in self.wishes.items() if wished == key]
            assert drawn[key] in rivals
            self.forces[drawn[key]].leader = key
        self.wishes = {}
        last = self.wanting()
        if [len(free) for free in last.values()] == [1]:
            [(seat, [word])] = last.items()
            self.forces[seat].leader = word.split()[1]

    def alive(self):
        return [force for force in self.forces if force.life > 0 and force.gone is None]

    def legal(self):
        force = self.forces[self.turn]
        if self.held is None:
            coins = force.seen("C")
            words = {f"take {place}" for place in range(1, len(self.row) + 1) if coins >= place - 1}
            return words | ({"take pile"} if self.pile else set())
        words, pictures = set(), []
        for turns in range(4):
            picture = clockwise(squares(self.held), turns)
            if picture not in pictures:
                pictures.append(picture)
                words |= {f"place {spot} {turns}" for spot in force.spots()}
        return words

    def do(self, word):
        verb, *rest = word.split()
        if verb == "take":
            self.take(rest[0])
        else:
            force = self.forces[self.turn]
            x0, y0 = force.origin()
            column, row = ord(rest[0][0]) - ord("a"), int(rest[0][1:]) - 1
            force.lay(clockwise(squares(self.held), int(rest[1])), x0 + column, y0 + row)
            self.held = None
            self.acted.add(self.turn)
            self.go_on()

    def take(self, source):
        if source == "pile":
            self.held = self.pile.pop(0)
            return
        self.held = self.row.pop(int(source) - 1)
        if self.pile:
            self.row.append(self.pile.pop(0))

    def go_on(self):
        """The player who has yet to act; else the battle; and the one card nobody can refuse is taken."""
        seats = [(self.first + at) % len(self.forces) for at in range(len(self.forces))]
        waiting = [seat for seat in seats if self.forces[seat] in self.alive() and seat not in self.acted]
        if waiting:
            self.turn = waiting[0]
        else:
            self.battle()
        if not self.over and self.held is None and not self.pile and len(self.legal()) == 1:
            self.take(self.legal().pop().split()[1])

    def bonus(self, force, letter):
        holds = self.options["leaders"] == "powers" or (self.options["leaders"] == "drowning" and force.life <= 15)
        letters = {"captain": "FB", "professor": "WS", "granny": "FS", "prophet": "WB"}
        return int(holds and letter in letters[force.leader])

    def battle(self):
        fighting = self.alive()
        worth = {
            force.seat: {letter: force.value(letter) + self.bonus(force, letter) for letter in "FWSB"}
            for force in fighting
        }
        for force in fighting:
            mine = worth[force.seat]
            for other in fighting:
                if other is not force:
                    theirs = worth[other.seat]
                    force.life -= max(0, theirs["F"] - mine["S"]) + max(0, theirs["W"] - mine["B"])
        for force in fighting:
            if force.life <= 0:
                force.fell = self.round
        if not self.alive():
            self.end("nobody", fighting, key=lambda force: force.life)
        else:
            self.close()

    def close(self):
        for force in self.alive():
            for _ in range(force.seen("P")):
                if force.life < 30 or self.options["heal_cap"] == "off":
                    force.life += 1
        while True:
            self.first = (self.first + 1) % len(self.forces)
            if self.forces[self.first] in self.alive():
                break
        if len(self.alive()) == 1:
            self.over = ("survivor", self.alive()[0].seat)
        elif len(self.row) + len(self.pile) < len(self.alive()):
            self.end("market", self.alive(), key=lambda force: force.life)
        else:
            self.round += 1
            self.acted = set()
            self.turn = self.first

    def end(self, reason, compared, key):
        best = max(map(key, compared))
        tied = {force.seat for force in compared if key(force) == best}
        seat = self.first
        while seat not in tied:
            seat = (seat + 1) % len(self.forces)
        self.over = (reason, seat)

    def leave(self, seat):
        force = self.forces[seat]
        if force not in self.alive():
            return
        force.gone = True
        self.wishes.pop(seat, None)
        if len(self.alive()) == 1:
            self.over = ("left", self.alive()[0].seat)
        if seat == self.turn:
            self.held = None
            if not self.over:
                self.go_on()


def compare(options, seats, seed, leaving=0.0, cards=40, life=30):
    """Plays one match in both, and gives the reason it ended for."""
    luck = Random(seed)
    state = GAME.rules.setup(seats, options, luck).state
    state = replace(state, pile=state.pile[:cards], life=(life,) * seats)
    initial = [army.laid[0].card for army in state.armies]
    oracle = Oracle(options, (*state.market, *state.pile), state.leaders, initial, state.first, life)
    while asks := GAME.rules.asks(state):
        choosing = oracle.wanting()
        asked = {ask.seat: set(map(str, ask.options)) for ask in asks}
        assert asked == (choosing or {oracle.turn: oracle.legal()})
        if luck.random() < leaving:
            seat = luck.randrange(seats)
            step = GAME.rules.leave(state, seat, luck)
            oracle.leave(seat)
            if choosing:
                oracle.lead(drawn(step.events))
        else:
            ask = luck.choice(asks)
            move = luck.choice(ask.options)
            step = GAME.rules.play(state, ask.seat, move, luck)
            if choosing:
                oracle.wish(ask.seat, str(move), drawn(step.events))
            else:
                oracle.do(str(move))
        state = step.state
        assert lies(state) == laid(oracle)
    outcome = GAME.rules.outcome(state)
    assert (outcome.reason, outcome.winners[0]) == oracle.over
    return outcome.reason


def drawn(events):
    return {event.leader: event.seat for event in events if event.kind == "led"}


def lies(state):
    table = (state.leaders, state.life, state.first, state.round, state.placing, state.market, state.pile)
    return table, [shown(army) for army in state.armies]


def laid(oracle):
    life = tuple(force.life for force in oracle.forces)
    leaders = tuple(force.leader for force in oracle.forces)
    return (leaders, life, oracle.first, oracle.round, oracle.held, tuple(oracle.row), tuple(oracle.pile)), [
        picture(force) for force in oracle.forces
    ]


def picture(force):
    left, top = force.origin()
    right, bottom = (max(at[axis] for at in force.grid) for axis in (0, 1))
    return " / ".join(
        " ".join(force.grid.get((x, y), ".") for x in range(left + 1, right + 1)) for y in range(top + 1, bottom + 1)
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_play_the_same_matches(seats):
    """RG-R9, RG-R10, RG-R14, RG-17: under all options, with piles and lives of many sizes, and with leavers."""
    every = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]
    reasons = {compare(every[seed % len(every)], seats, seed, 0.0, seed + 1, 6 + seed % 25) for seed in range(30)}
    assert reasons == {"survivor", "nobody", "market"}
    assert "left" in {compare(every[seed], seats, seed, leaving=0.03) for seed in range(len(every))}

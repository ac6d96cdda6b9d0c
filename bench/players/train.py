"""Trains networks (engine/network.py): python -m bench train GAME [--minutes N] [--rounds N] [--seed N].

A network learns from matches that it plays against itself, itself as it was earlier, the rivals of
`bench/players/rivals/`, and a player who takes what its game calls sensible. After each match, every move that it made
is taught what came of it, from the last one back to the first, by temporal differences: Sutton, "Learning to Predict by
the Methods of Temporal Differences" (1988). The rules and the facts are those of the engine.

The work goes in steps of some matches, which are dealt out to the processes. Each begins with the weights of the last
step, and what they all change is added up. The run is kept in `data/training/` as it goes, so that the same command
takes up where it stopped. The same seed, rounds and number of processes make the same weights.

With `--further` a run begins with the network in `seeds/` in place of weights by chance: after a small change of a game
that is sooner as good as it was.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, starmap
from math import inf
from multiprocessing import Pool
from pathlib import Path
from random import Random
from struct import pack, unpack
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bench import report
from bench.players.contests import share
from bench.players.rivals import RIVALS
from engine import match as door
from engine.box import SEEDS as STORED
from engine.core import Ask
from engine.games import GAMES, karenza, kengo
from engine.games.karenza.thinking import features as of_karenza
from engine.games.kendo.thinking import LEARNT
from engine.games.kendo.thinking import features as of_kendo
from engine.games.kengo.thinking import features as of_kengo
from engine.games.kengo.thinking.heuristics import candidates
from engine.games.regroup.rules import outcome, play
from engine.games.regroup.state import Move, Take, View
from engine.games.regroup.thinking import features as of_regroup
from engine.games.regroup.thinking.greed import reply
from engine.games.regroup.thinking.layings import layings
from engine.games.regroup.view import imagine
from engine.network import FLOAT, FLOATS, MOST, STEPS, UNITS, Look, Network, network

KEPT: Final = report.ROOT / "data/training"
STEP: Final = 200  # matches
SAVED: Final = 30  # seconds after which a run is kept
SLOW: Final = 0.02  # the part of the first rate that is left at the end
COOL: Final = 0.4  # and of the first heat
AVERAGED: Final = 0.4  # of a run, at the end: the weights that are written are the mean of those it goes through
EARLIER: Final = 6  # selves that are remembered
EXPLORED: Final = 0.02  # of moves are any
MISTAKE: Final = 0.02  # what one that wasn't meant must cost for not being held against the moves before it
SELF, SELF_EARLIER = 0.2, 0.1  # of matches; the others are against strangers,
CARELESS: Final = 0.5  # of whom so many take any move now and then,
ANY: Final = 0.3  # at most so often
SEEDS: Final = "seeds"  # the name of the network that the bot plays by, as an opponent

Floats: TypeAlias = NDArray[np.float32]
Found: TypeAlias = Sequence[int] | float  # the facts that hold after a move, or what it is worth for certain
Judge: TypeAlias = Callable[[Sequence[Sequence[int]]], Floats]
Mapped: TypeAlias = Callable[..., Iterable[Any]]  # `starmap` of itertools or of a pool
Player: TypeAlias = Callable[[Any, Ask[Any], Random], Any]  # from a view, a question and luck to an answer


# What is learnt


@dataclass(frozen=True, slots=True)
class Course:
    """How a network learns: in matches with which options, each by its share; all others are the usual ones."""

    game: str
    facts: int
    look: Callable[[Any, Ask[Any], Random], tuple[Look[Any], Sequence[Any]] | None]
    """What a seat sees, and the moves that it thinks about; None if luck may answer."""
    usual: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    heat: float = 0.02  # of choices by chance, at first
    rate: float = 0.015  # at first
    trace: float = 0.7  # how much the end of the match counts, against what the next moves were thought to be worth
    wide: float = 0.1  # deviation of the first weights
    ahead: frozenset[str] = frozenset()  # topics whose answers are judged by what may follow, and not learnt from


def of_kengo_round(view: Any, ask: Ask[Any], luck: Random) -> tuple[Look[Any], Sequence[Any]]:
    return of_kengo.Look(view), candidates(kengo.GAME.rules.imagine(view, luck), ask)


def of_kendo_duel(view: Any, ask: Ask[Any], luck: Random) -> tuple[Look[Any], Sequence[Any]] | None:
    return (of_kendo.Look(view), ask.options) if ask.topic in LEARNT else None


def of_karenza_match(view: Any, ask: Ask[Any], luck: Random) -> tuple[Look[Any], Sequence[Any]] | None:
    if ask.topic == "warrior":
        return None
    return of_karenza.Look(view), karenza.GAME.player.sensible(karenza.GAME.rules.imagine(view, luck), ask)


class Placing:
    """How a match of Regroup! stands after a card was laid. One that is only taken is laid as greed would."""

    network: Final = "regroup/two"

    def __init__(self, view: View, seat: int, luck: Random) -> None:
        self.deal, self.seat, self.luck = imagine(view, luck), seat, luck

    def facts(self, move: Move) -> Any:
        after = play(self.deal, self.seat, move, self.luck).state
        if isinstance(move, Take):
            after = play(after, self.seat, reply(after), self.luck).state
        if over := outcome(after):
            return float(self.seat in over.winners)
        stage = of_regroup.BEGINS if after.turn == after.first else of_regroup.LAID
        mine, theirs = (of_regroup.side(after, seat) for seat in (self.seat, 1 - self.seat))
        return of_regroup.facts(stage, mine, theirs, after.round, after.market)


def of_regroup_match(view: Any, ask: Ask[Any], luck: Random) -> tuple[Look[Any], Sequence[Any]]:
    places = [place for _, place in layings(view.armies[ask.seat], view.placing)] if view.placing else None
    return Placing(view, ask.seat, luck), places or ask.options


COURSES: Final[Mapping[str, Course]] = {
    **{
        f"kengo/{level}": Course(
            "kengo",
            of_kengo.FACTS,
            of_kengo_round,
            usual={"level": level},
            options={
                "rounds": {"1": 1},
                "tatami": {"23": 0.7, "21": 0.3},
                "specials": {"off": 0.85, "on": 0.15},
                "open_discard": {"off": 0.9, "on": 0.1},
                "basic_last_parry": {"on": 0.75, "off": 0.25},
            },
            rate=0.03,
        )
        for level in kengo.GAME.options["level"]
    },
    "kendo/duel": Course(
        "kendo", of_kendo.FACTS, of_kendo_duel, options={"meeting": {"attacks": 0.85, "ends": 0.15}}, rate=0.02,
        wide=0.05,
    ),
    "karenza/two": Course(
        "karenza",
        of_karenza.FACTS,
        of_karenza_match,
        options={
            "sword_lock": {"on": 0.8, "off": 0.2},
            "threat_cap": {"defence": 0.8, "always": 0.2},
            "hand": {"7": 0.74, "5": 0.13, "3": 0.13},
            "target": {"10": 0.8, "5": 0.2},
        },
        heat=0.01,
        rate=0.01,
        trace=0.6,
    ),
    "regroup/two": Course(
        "regroup", of_regroup.FACTS, of_regroup_match, heat=0.01, rate=0.01, trace=0.8, wide=0.05,
        ahead=frozenset({"take"}),
    ),
}  # fmt: skip


# How it learns


class Weights:
    """Those of a network in one array: of each fact a row, then the biases, `out` and `last`."""

    def __init__(self, numbers: Floats) -> None:
        self.numbers, end = numbers, len(numbers) - 2 * UNITS - 1
        self.rows, self.bias = numbers[:end].reshape(-1, UNITS), numbers[end : end + UNITS]
        self.out, self.last = numbers[end + UNITS : -1], numbers[-1:]

    def worth(self, found: Sequence[Sequence[int]]) -> Floats:
        """What each of these is worth, from 0 to 1."""
        flat = np.fromiter(chain.from_iterable(found), np.intp)
        starts = np.cumsum([0, *map(len, found[:-1])])
        units = np.maximum(np.add.reduceat(self.rows[flat], starts, axis=0) + self.bias, 0)
        worth: Floats = 1 / (1 + np.exp(-(units @ self.out + self.last)))
        return worth

    def learn(self, facts: Sequence[int], goal: float, rate: float) -> None:
        """One step towards the goal. A fact that holds twice is moved as one that holds once."""
        sums = self.rows[facts].sum(axis=0) + self.bias
        units = np.maximum(sums, 0)
        wrong = rate * (goal - 1 / (1 + np.exp(-(units @ self.out + self.last))))
        change = (sums > 0) * self.out * wrong
        self.out += units * wrong
        self.bias += change
        self.rows[facts] += change
        self.last += wrong

    def packed(self) -> bytes:
        """As `Network` reads them."""
        zero = (1 << 16) // (2 * MOST)
        steps = np.clip(np.rint(self.rows * STEPS), 1 - zero, zero - 1) + zero
        others = self.numbers[self.rows.size :].tolist()
        return steps.astype("<u2").tobytes() + pack(FLOATS, *others, zero)


def unpacked(stored: bytes) -> Floats:
    """The weights that `packed` has stored."""
    end = len(stored) - (2 * UNITS + 2) * FLOAT
    *others, zero = unpack(FLOATS, stored[end:])
    rows = (np.frombuffer(stored[:end], "<u2").astype(np.float32) - zero) / STEPS
    return np.concatenate([rows, others]).astype(np.float32)


def first_weights(course: Course, seed: int) -> Floats:
    luck = np.random.default_rng(seed)
    rows, bias = course.wide * luck.standard_normal(course.facts * UNITS), np.full(UNITS, 0.1)
    return np.concatenate([rows, bias, 0.3 * luck.standard_normal(UNITS), [0]]).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was made, and what the moves that could have been made are worth on the mean."""

    found: Found
    mean: float
    explored: bool


@dataclass(slots=True)
class Pupil:
    """Plays by a network: what is worth most, or with some heat by chance, the better the likelier. Sometimes any."""

    course: Course
    worth: Judge
    heat: float = 0
    explored: float = 0
    thoughts: list[Thought] = field(default_factory=list)

    def __call__(self, view: Any, ask: Ask[Any], luck: Random) -> Any:
        look = self.course.look(view, ask, luck)
        if look is None:
            return luck.choice(ask.options)
        seen, moves = look
        if len(moves) == 1:
            return moves[0]
        found = [seen.facts(move) for move in moves]
        worth = self.judged(found)
        best = chosen = int(worth.argmax())
        mean = float(worth[best])
        if self.heat:
            shares = np.exp((worth - mean) / self.heat)
            shares /= shares.sum()
            mean = float(shares @ worth)
            chosen = min(int(np.searchsorted(shares.cumsum(), luck.random())), len(moves) - 1)
        if wild := luck.random() < self.explored:
            chosen = luck.randrange(len(moves))
        if ask.topic not in self.course.ahead:
            self.thoughts.append(Thought(found[chosen], mean, wild and worth[chosen] < worth[best] - MISTAKE))
        return moves[chosen]

    def judged(self, found: Sequence[Any]) -> Floats:
        open_ones = [each for each in found if not isinstance(each, float)]
        judged = iter(self.worth(open_ones) if open_ones else ())
        return np.array([each if isinstance(each, float) else next(judged) for each in found], np.float32)


def learnt(weights: Weights, thoughts: Sequence[Thought], goal: float, trace: float, rate: float) -> None:
    """From the last move back to the first, each from what came of the next."""
    for thought in reversed(thoughts):
        if not isinstance(thought.found, float):
            weights.learn(thought.found, goal, rate)
        goal = thought.mean if thought.explored else trace * goal + (1 - trace) * thought.mean


# Matches


def rivalling(game: str, name: str) -> Player:
    """A rival that doesn't search."""
    rival = RIVALS[game][name]
    return lambda view, ask, luck: rival(view, ask, luck, 0.0)


def stranger(game: str, luck: Random) -> Player:
    """A rival, or somebody who takes what is sensible, the likelier the better; half of them are careless."""
    rivals = [rivalling(game, name) for name in RIVALS[game]]
    chosen, rash = luck.randrange(len(rivals) + 1), ANY * luck.random() if luck.random() < CARELESS else 0.0
    steady = 1 + 4 * luck.random()

    def answer(view: Any, ask: Ask[Any], luck: Random) -> Any:
        if luck.random() < rash:
            return luck.choice(ask.options)
        if chosen < len(rivals):
            return rivals[chosen](view, ask, luck)
        options = GAMES[game].player.sensible(GAMES[game].rules.imagine(view, luck), ask)
        return options[int(luck.random() ** steady * len(options))]

    return answer


def played(game: str, players: Sequence[Player], options: Mapping[str, str], luck: Random) -> tuple[float, ...]:
    """The share of the win of each seat."""
    rules = GAMES[game].rules
    state = rules.setup(len(players), door.chosen(GAMES[game], len(players), options), luck).state
    while waiting := rules.asks(state):
        ask = waiting[0]
        move = ask.options[0]
        if len(ask.options) > 1:
            move = players[ask.seat](rules.view(state, ask.seat), ask, luck)
        state = rules.play(state, ask.seat, move, luck).state
    over = rules.outcome(state)
    assert over
    return over.shares


def lesson(name: str, numbers: Floats, before: Floats, spent: float, luck: Random, matches: int) -> Floats:
    """How some matches, played by one process, change these weights when a part of the run is spent."""
    course, weights, earlier = COURSES[name], Weights(numbers.copy()), Weights(before)
    heat = course.heat * (1 - (1 - COOL) * spent)
    rate = course.rate * (1 - (1 - SLOW) * spent)
    for _ in range(matches):
        pupils = [Pupil(course, weights.worth, heat, EXPLORED) for _ in range(2)]
        players, who, seat = list[Player](pupils), luck.random(), luck.randrange(2)
        if who < SELF_EARLIER:
            players[seat] = Pupil(course, earlier.worth, heat / 2)
        elif who > SELF_EARLIER + SELF:
            players[seat] = stranger(course.game, luck)
        varied = {option: luck.choices([*each], [*each.values()])[0] for option, each in course.options.items()}
        shares = played(course.game, players, {**course.usual, **varied}, luck)
        for pupil, goal in zip(pupils, shares, strict=True):
            learnt(weights, pupil.thoughts, goal, course.trace, rate)
    changed: Floats = weights.numbers - numbers
    return changed


# A run


@dataclass(slots=True)
class Run:
    name: str
    seed: int
    numbers: Floats
    mean: Floats
    earlier: Floats  # a row for each self that is remembered
    rounds: int = 0
    averaged: int = 0
    seconds: float = 0

    @classmethod
    def begun(cls, name: str, seed: int, *, further: bool = False) -> "Run":
        stored = (STORED / f"{name}.network").read_bytes() if further else b""
        numbers = unpacked(stored) if further else first_weights(COURSES[name], seed)
        return cls(name, seed, numbers, numbers.copy(), np.tile(numbers, (EARLIER, 1)))

    @classmethod
    def kept(cls, path: Path, name: str, seed: int, *, further: bool = False) -> "Run":
        """As it was when it was saved, or a new one."""
        if not path.exists():
            return cls.begun(name, seed, further=further)
        with np.load(path) as file:
            rounds, averaged, seconds = file["counts"].tolist()
            weights = file["numbers"], file["mean"], file["earlier"]
            return cls(name, seed, *weights, int(rounds), int(averaged), seconds)

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        counts = np.array([self.rounds, self.averaged, self.seconds])
        with (part := path.with_suffix(".part")).open("wb") as file:
            np.savez(file, numbers=self.numbers, mean=self.mean, earlier=self.earlier, counts=counts)
        part.replace(path)

    def step(self, spent: float, processes: int, mapped: Mapped = starmap) -> None:
        """`spent` is the part of the run that is over."""
        began, luck = time.monotonic(), Random(f"{self.name} {self.seed} {self.rounds}")
        matches = max(1, STEP // processes)
        lessons = [
            (self.name, self.numbers, luck.choice(self.earlier), spent, Random(luck.random()), matches)
            for _ in range(processes)
        ]
        self.numbers = self.numbers + sum(mapped(lesson, lessons))
        self.rounds += processes * matches
        if luck.random() * self.rounds < EARLIER * STEP:  # so that all times of the run are remembered alike
            self.earlier[luck.randrange(EARLIER)] = self.numbers
        if spent >= 1 - AVERAGED:
            self.averaged += 1
            self.mean += (self.numbers - self.mean) / self.averaged
        self.seconds += time.monotonic() - began


# How strong it is


def trial(name: str, stored: bytes, rival: str, number: int) -> float:
    """What a written network wins of a match against a rival, or against the network of the seeds."""
    course, seat = COURSES[name], number % 2
    ours = by(course, Network(stored))
    theirs = by(course, network(name)) if rival == SEEDS else rivalling(course.game, rival)
    return played(course.game, (theirs, ours) if seat else (ours, theirs), course.usual, Random(number // 2))[seat]


def by(course: Course, net: Network) -> Player:
    return Pupil(course, lambda found: np.array([net.worth(facts) for facts in found], np.float32))


def strength(name: str, stored: bytes, games: int, mapped: Mapped = starmap) -> dict[str, str]:
    """The share of wins against each rival, and against the network that the bot plays by."""
    found = {}
    for rival in (*RIVALS[COURSES[name].game], SEEDS):
        parts = list(mapped(trial, [(name, stored, rival, number) for number in range(games)]))
        found[rival] = f"{share(parts).strip()} of {games}"
    return found


# The command


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench train", description=__doc__.partition("\n\n")[0])
    games = {course.game for course in COURSES.values()}
    parser.add_argument("name", metavar="GAME", choices=sorted({*COURSES, *games}), help="%(choices)s")
    parser.add_argument("--minutes", type=float, help="of each network (60, if no rounds are given)")
    parser.add_argument("--rounds", type=int, help="matches that each network learns from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--further", action="store_true", help="begin with the networks in seeds/")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="(%(default)s)")
    parser.add_argument("--games", type=int, default=400, help="matches against each rival at the end (%(default)s)")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    with Pool(chosen.processes) as pool:
        for name, course in COURSES.items():
            if chosen.name in (name, course.game):
                trained(name, chosen, pool.starmap)
    return 0


def trained(name: str, chosen: argparse.Namespace, mapped: Mapped) -> None:
    minutes, rounds = chosen.minutes or (inf if chosen.rounds else 60), chosen.rounds or inf
    home, saved = KEPT / f"{name}.{chosen.seed}.npz", time.monotonic()
    run = Run.kept(home, name, chosen.seed, further=chosen.further)
    while (spent := max(run.seconds / 60 / minutes, run.rounds / rounds)) < 1:
        run.step(spent, chosen.processes, mapped)
        if time.monotonic() - saved > SAVED:
            run.save(home)
            saved = time.monotonic()
            print(f"{name} {run.rounds} rounds, {100 * spent:.0f} %", flush=True)
    run.save(home)
    written(KEPT / name, run, chosen, mapped)


def written(path: Path, run: Run, chosen: argparse.Namespace, mapped: Mapped) -> None:
    """The network, and its recipe beside it."""
    course, stored = COURSES[run.name], Weights(run.mean if run.averaged else run.numbers).packed()
    path.with_suffix(".network").write_bytes(stored)
    recipe = {
        "trained_by": "python -m bench train",
        "version": GAMES[course.game].version,
        "options": {**course.usual, **course.options},
        "rounds": run.rounds,
        "seconds": round(run.seconds),
        "processes": chosen.processes,
        "seed": run.seed,
        "begun_with": "the network in seeds" if chosen.further else "chance",
        "strength": strength(run.name, stored, chosen.games, mapped),
    }
    path.with_suffix(".json").write_text(json.dumps(recipe, indent=2) + "\n")
    print(json.dumps(recipe["strength"], indent=2), flush=True)

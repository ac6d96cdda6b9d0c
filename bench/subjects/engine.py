"""Random matches, by the rules alone and with every answer checked, beside a class written for speed."""

import gc
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import TypeAlias

from bench import peers
from bench.figures import Figure, Goal, Size, beside, of_rounds, ratios
from engine import match
from engine.core import AnyGame
from engine.games import GAMES

Case: TypeAlias = Callable[[Random], int]  # plays one match and returns its number of moves

FLOORS = {"kaito": 200_000, "kengo": 60_000, "kendo": 40_000, "karenza": 15_000, "regroup": 15_000}
GOALS = {key: Goal(floor, "more") for key, floor in FLOORS.items()}
PEER = "mutable KAITO class"
DOOR = ", door"
ROUNDS = {"tiny": (1, 0.002), "quick": (3, 0.02), "full": (7, 0.15)}  # and the seconds for each case in each


def measure(size: Size) -> list[Figure]:
    rounds, seconds = ROUNDS[size]
    speeds = interleaved(cases(), rounds, seconds)
    figures = {name: of_rounds(name, "moves/s", each, _goal(name)) for name, each in speeds.items()}
    return [_compared(figure, figures, speeds) for figure in figures.values()]


def cases() -> dict[str, Case]:
    """Each game by the rules alone and with checks: as usual, with more seats, with each option changed."""
    found: dict[str, Case] = {PEER: peers.played}
    for game in GAMES.values():
        for label, seats, options in variants(game):
            found[f"{game.key} {label}"] = partial(by_rules, game, seats, options)
            found[f"{game.key} {label}{DOOR}"] = partial(by_the_door, game, seats, options)
    return found


def variants(game: AnyGame) -> Iterator[tuple[str, int, dict[str, str]]]:
    """Variants in which one thing is changed, each with its name and number of seats."""
    usual, fewest = {name: values[0] for name, values in game.options.items()}, game.seats[0]
    yield "usual", fewest, usual
    for seats in game.seats[1:]:
        yield f"seats={seats}", seats, usual
    for name, values in game.options.items():
        for value in values[1:]:
            yield f"{name}={value}", game.only.get((name, value), game.seats)[0], {**usual, name: value}


def by_rules(game: AnyGame, seats: int, options: Mapping[str, str], luck: Random) -> int:
    asks, play, chance = game.rules.asks, game.rules.play, luck.random
    state, moves = game.rules.setup(seats, options, luck).state, 0
    while asked := asks(state):
        ask = asked[0]
        state = play(state, ask.seat, ask.options[int(chance() * len(ask.options))], luck).state
        moves += 1
    return moves


def by_the_door(game: AnyGame, seats: int, options: Mapping[str, str], luck: Random) -> int:
    """As for a click: given a seat and an answer, check whether it is allowed, then play it."""
    game_on, _ = match.start(game, seats, seed=str(luck.random()), options=options)
    while asked := game.rules.asks(game_on.state):
        ask = asked[0]
        move = ask.options[int(luck.random() * len(ask.options))]
        game_on, _ = match.answer(game, game_on, ask.seat, move, opened=game_on.opened[ask.seat])
    return game_on.ply


def interleaved(cases: Mapping[str, Case], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Moves per second of each case in each round. The cases take turns in every round."""
    gc.freeze()
    for name, case in cases.items():
        speed(case, name, seconds / 10)  # fills caches and warms up the interpreter
    speeds: dict[str, list[float]] = {name: [] for name in cases}
    for number in range(rounds):
        for name, case in cases.items():
            speeds[name].append(speed(case, str(number), seconds))
    return speeds


def speed(case: Case, seed: str, seconds: float) -> float:
    """Moves per second of processor time, which leaves out other programs on this machine."""
    luck, moves, start = Random(seed), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += case(luck)
    return moves / spent


def _goal(name: str) -> Goal | None:
    return None if name.endswith(DOOR) else GOALS.get(name.split()[0])


def _compared(figure: Figure, figures: Mapping[str, Figure], speeds: Mapping[str, list[float]]) -> Figure:
    """Checked play beside the rules alone, and KAITO beside the fast class, which knows only that game."""
    peer = figure.name.removesuffix(DOOR) if figure.name.endswith(DOOR) else PEER
    if peer == PEER and not figure.name.startswith("kaito"):
        return figure
    return beside(figure, figures[peer], ratios(speeds[figure.name], speeds[peer]))

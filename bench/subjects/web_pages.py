"""Web pages of whole matches: the processor time to make one with all hands, beside a film of the match; their size."""

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random

from bench.figures import Figure, Goal, Size, beside, of_rounds, ratios
from bench.positions import NAMES
from bench.report import ROOT
from bench.subjects.pictures import timed
from engine import match
from engine.core import AnyGame
from engine.games import GAMES
from engine.record import Record
from faces.film import Film, filmed
from faces.web_page import WebPage, page

TIME, WEIGHT = Goal(1000, "less"), Goal(4096, "less")
MATCHES = {"tiny": 1, "quick": 2, "full": 15}
FILM_LIMIT = 10 * 2**20  # bytes, as Discord allows


def measure(size: Size) -> list[Figure]:
    return [figure for key in GAMES for figure in measured(key, MATCHES[size])]


def measured(key: str, count: int) -> list[Figure]:
    game, ours, films, alone, weights = GAMES[key], list[float](), list[float](), list[float](), list[float]()
    seats = 2 if 2 in game.seats else game.seats[0]
    for number in range(count):
        page_order, film_order = orders(played(game, seats, f"{key} {number}"))
        made, took = timed(lambda: page(page_order))  # noqa: B023
        ours.append(took)
        films.append(timed(lambda: filmed(film_order))[1])  # noqa: B023
        alone.append(processor_time(lambda: in_a_process(str(page_order))))  # noqa: B023
        weights.append(len(made) / 1024)
    film = of_rounds(f"{key}: a film of it", "ms", films)
    return [
        beside(of_rounds(f"{key}: page", "ms", ours, TIME), film, ratios(ours, films)),
        film,
        of_rounds(f"{key}: page, with its process", "ms", alone, TIME),
        of_rounds(f"{key}: weight", "kB", weights, WEIGHT),
    ]


def played(game: AnyGame, seats: int, seed: str) -> Record:
    """A whole match of answers worth a thought, which is about as long as one between people."""
    luck, moves = Random(seed), []
    now, _ = match.start(game, seats, seed=seed, options={})
    while asks := game.rules.asks(now.state):
        ask = luck.choice(asks)
        move = luck.choice(game.player.sensible(now.state, ask))
        moves.append((ask.seat, str(move)))
        now, _ = match.answer(game, now, ask.seat, move)
    return Record(game=game.key, version=game.version, seats=seats, options={}, seed=seed, moves=tuple(moves))


def orders(kept: Record) -> tuple[WebPage, Film]:
    names, last = NAMES[: kept.seats], len(kept.moves)
    told = WebPage(kept, names, "en", hands=True, code="abcdefgh", last=last, verdict="")
    return told, Film(kept, names, "en", hands=True, limit=FILM_LIMIT)


def in_a_process(order: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "faces.web_page"], input=order.encode(), stdout=subprocess.DEVNULL, cwd=ROOT, check=True
    )


def processor_time(work: Callable[[], None]) -> float:
    """Milliseconds of the processes that the work starts and waits for."""
    before = os.times()
    work()
    after = os.times()
    children = after.children_user + after.children_system - before.children_user - before.children_system
    return children * 1000

"""Matches between computer players: pairings, results, and how certain the shares of wins are."""

import hashlib
import json
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import inf, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from bench import report
from bench.players.rivals import RIVALS
from dojo.people.computers import LEVELS
from engine import match as door
from engine.cli import Player
from engine.core import AnyGame, Ask, Seat
from engine.games import GAMES
from engine.player.search import choose

KEPT = report.ROOT / "data/contests.jsonl"  # so that an interrupted run can be resumed
FIRST = 0.05  # seconds a rival gets for an answer before the other has given one
BY_RIVALS = ("peers.py", "balance/fencer.py", "balance/flock.py")  # what rivals play by
SURE = 1.96  # standard deviations to either side that cover 95 %


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match to be played. Seed and number determine the luck.

    Players by seat, each a level or a rival: `level:master`, `rival:greedy`.
    """

    game: str
    players: tuple[str, ...]
    seed: str
    number: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    rewards: tuple[float, ...]  # by seat: 1 for a win, 0.5 for a draw between two
    winners: tuple[int, ...]
    reason: str
    first: int  # the first seat to be asked alone: of several asked at once, none is first
    moves: int
    seconds: tuple[tuple[float, ...], ...]  # of processor time, by seat, for each answer where there was a choice


def played(pairing: Pairing) -> Result:
    """Play one match. The deal does not depend on the players; later luck does, because they draw from it, too."""
    game, seats = GAMES[pairing.game], len(pairing.players)
    luck = Random(f"{pairing.seed}:{pairing.number}")
    state = game.rules.setup(seats, door.chosen(game, seats, pairing.options), luck).state
    spent: tuple[list[float], ...] = tuple([] for _ in range(seats))
    players = [seated(name, game, spent[:seat] + spent[seat + 1 :]) for seat, name in enumerate(pairing.players)]
    asked = list[tuple[Seat, ...]]()
    while waiting := game.rules.asks(state):
        ask = waiting[0]
        asked.append(tuple(each.seat for each in waiting))
        began = time.process_time()
        move = players[ask.seat](_look(game, state, ask), ask, luck)
        if len(ask.options) > 1:
            spent[ask.seat].append(round(time.process_time() - began, 5))
        state = game.rules.play(state, ask.seat, move, luck).state
    outcome = game.rules.outcome(state)
    assert outcome is not None
    times = tuple(map(tuple, spent))
    return Result(outcome.shares, outcome.winners, outcome.reason, _first(asked), len(asked), times)


def seated(name: str, game: AnyGame, others: Sequence[Sequence[float]]) -> Player:
    """The player of this name. A rival gets as long for an answer as the others, who took `others`, did on average."""
    kind, _, word = name.partition(":")
    if kind == "level":
        level = LEVELS[word]
        return lambda look, ask, luck: choose(game, look(), ask, luck, level.playouts, wander=level.wander)
    rival = RIVALS[game.key][word]
    return lambda look, ask, luck: rival(look(), ask, luck, mean([each for seat in others for each in seat] or [FIRST]))


def _first(asked: Sequence[tuple[Seat, ...]]) -> Seat:
    """The first seat to be asked alone. The last one left of several asked at once does not count."""
    alone = (now[0] for before, now in pairwise([(), *asked]) if len(now) == 1 and now[0] not in before)
    return next(alone, 0)


def _look(game: AnyGame, state: Any, ask: Ask[Any]) -> Any:
    return lambda: game.rules.view(state, ask.seat)


# Matches, each saved as soon as it is over


def results_by_name(pairings: Sequence[Pairing], workers: int, end: float = inf) -> dict[str, Result]:
    """The results of these and earlier pairings. Saved ones are reused if rules and players are unchanged.

    At `end`, a moment of the monotonic clock, what is not yet over is given up.
    """
    mark = fingerprint(pairings[0].game)
    before = kept(mark)
    todo = [pairing for pairing in pairings if name(pairing) not in before]
    KEPT.parent.mkdir(exist_ok=True)
    with Pool(workers) as pool, KEPT.open("a") as file:
        for done, (pairing, result) in enumerate(pool.imap_unordered(_played, todo), 1):
            sys.stderr.write(f"\r{done} of {len(todo)}")
            before[name(pairing)] = result
            file.write(json.dumps({"mark": mark, "name": name(pairing), "result": asdict(result)}) + "\n")
            file.flush()
            if time.monotonic() > end:
                break
    return before


def _played(pairing: Pairing) -> tuple[Pairing, Result]:
    return pairing, played(pairing)


def kept(mark: str) -> dict[str, Result]:
    lines: Iterable[str] = KEPT.read_text().splitlines() if KEPT.exists() else ()
    found = map(json.loads, lines)
    return {each["name"]: _result(each["result"]) for each in found if each["mark"] == mark}


def _result(raw: dict[str, Any]) -> Result:
    seconds = tuple(map(tuple, raw["seconds"]))
    return Result(**raw | {"rewards": tuple(raw["rewards"]), "winners": tuple(raw["winners"]), "seconds": seconds})


def name(pairing: Pairing) -> str:
    return json.dumps(asdict(pairing))


def fingerprint(key: str) -> str:
    """A hash of everything that decides how a match goes, and how the engine judges it."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in deciding(key))).hexdigest()[:16]


def deciding(key: str) -> list[Path]:
    """The engine without its commands and the other games, what is learnt and what is in the box, levels and rivals."""
    root = report.ROOT
    elsewhere = {root / "engine/cli.py", *(root / "engine/games" / other for other in GAMES if other != key)}
    engine = [path for path in (root / "engine").rglob("*.py") if elsewhere.isdisjoint(path.parents)]
    box = [path for kind in ("*.toml", "*.network") for path in (root / "seeds" / key).rglob(kind)]
    rivals = [root / f"bench/players/rivals/{key}.py", *(root / "bench" / path for path in BY_RIVALS)]
    return sorted([*engine, *box, *rivals, root / "dojo/people/computers.py"])


# Certainty


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval at 95 %, as fractions."""
    if not count:
        return 0.0, 1.0
    spread = SURE * sqrt(share * (1 - share) / count + SURE * SURE / (4 * count * count))
    middle, whole = share + SURE * SURE / (2 * count), 1 + SURE * SURE / count
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def share(parts: Sequence[float]) -> str:
    """A mean between 0 and 1 as text: percent, with its interval."""
    found = sum(parts) / len(parts)
    low, high = interval(found, len(parts))
    return f"{found:6.1%} ({low:.1%} to {high:.1%})"

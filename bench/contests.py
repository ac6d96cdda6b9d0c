"""Matches between computer players: pairings, results, and how certain the shares of wins are."""

import hashlib
import json
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import comb, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

from bench import report
from engine import match as door
from engine.cli.simulate import player, watched
from engine.core import AnyGame, Ask, Seat
from engine.games import GAMES
from engine.player.playout import rewarded

KEPT = Path(__file__).parent / "results" / "contests.jsonl.tmp"  # so that an interrupted run can be resumed
SURE = 1.96  # standard deviations to either side that cover 95 %


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match to be played. Players by seat, named as in `simulate --player`; seed and number determine the luck."""

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
    players = [player(name, game) for name in pairing.players]
    luck = Random(f"{pairing.seed}:{pairing.number}")
    state = game.setup(seats, door.chosen(game, seats, pairing.options), luck).state
    spent: tuple[list[float], ...] = tuple([] for _ in range(seats))
    asked = list[tuple[Seat, ...]]()
    while waiting := game.asks(state):
        ask = waiting[0]
        asked.append(tuple(each.seat for each in waiting))
        began = time.process_time()
        move = players[ask.seat](_look(game, state, ask), ask, luck)
        if len(ask.options) > 1:
            spent[ask.seat].append(round(time.process_time() - began, 5))
        state = game.play(state, ask.seat, move, luck).state
    outcome = game.outcome(state)
    assert outcome is not None
    times = tuple(map(tuple, spent))
    return Result(rewarded(outcome), outcome.winners, outcome.reason, _first(asked), len(asked), times)


def _first(asked: Sequence[tuple[Seat, ...]]) -> Seat:
    """The first seat to be asked alone. The last one left of several asked at once does not count."""
    alone = (now[0] for before, now in pairwise([(), *asked]) if len(now) == 1 and now[0] not in before)
    return next(alone, 0)


def _look(game: AnyGame, state: Any, ask: Ask[Any]) -> Any:
    return lambda: game.view(state, ask.seat)


# Matches, each saved as soon as it is over


def results(pairings: Sequence[Pairing], workers: int) -> Iterator[Result]:
    """The results in the order of the pairings. Saved ones are reused if rules and player are unchanged."""
    mark = fingerprint(pairings[0].game)
    before = kept(mark)
    todo = [pairing for pairing in pairings if name(pairing) not in before]
    with Pool(workers) as pool, KEPT.open("a") as file:
        for pairing, result in watched(pool.imap_unordered(_played, todo), max(1, len(todo))):
            before[name(pairing)] = result
            file.write(json.dumps({"mark": mark, "name": name(pairing), "result": asdict(result)}) + "\n")
            file.flush()
    return (before[name(pairing)] for pairing in pairings)


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
    """A hash of everything that decides how a match goes: the player, the rules, the contents of the box."""
    engine, box = report.ROOT / "engine", report.ROOT / "seeds" / key
    worker = sorted((engine / "player").glob("*.py"))
    deciding = [*worker, *sorted((engine / "games" / key).glob("*.py")), *sorted(box.rglob("*.toml"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in deciding)).hexdigest()[:16]


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


def sign_test(wins: int, losses: int) -> float:
    """The two-sided probability of a result at least this uneven between equal players."""
    count, most = wins + losses, max(wins, losses)
    tail = sum(comb(count, each) for each in range(most, count + 1))
    return min(1.0, tail / (1 << count) * 2)

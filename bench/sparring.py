"""How strong the computer player is: python -m bench sparring [--game KEY] [--games N] [--duels N] [--workers N]."""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from multiprocessing import Pool
from pathlib import Path
from statistics import median
from typing import Any

from bench import report
from bench.contests import Pairing, Result, played, share, sign_test
from engine.games import GAMES
from engine.progress import watched

USUAL, STRONG, WEAK, RANDOM = "sparring:200", "sparring:800", "sparring:100", "random"
FIGURES = report.ROOT / "docs" / "sparring.txt"
KEPT = Path(__file__).parent / "results" / "sparring.jsonl.tmp"  # matches played so far, so that a run can be taken up


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench sparring", description=__doc__)
    parser.add_argument(
        "--game", choices=GAMES, action="append", help="may be repeated; default: all that two can play"
    )
    parser.add_argument("--games", type=int, default=1000, help="matches against random, in each game (%(default)s)")
    parser.add_argument("--duels", type=int, default=100, help="matches of 800 playouts against 100 (%(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--to", type=Path, default=FIGURES, help="what is found is added here (%(default)s)")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    lines = []
    for key in chosen.game or [key for key, game in GAMES.items() if 2 in game.seats]:
        lines += list(measured(key, chosen))
        print("\n".join(lines[-2:]), flush=True)
    facts = report.machine()
    head = f"{time.strftime('%Y-%m-%d')}, {facts['commit']}, Python {facts['python']}, {facts['processor']}"
    with chosen.to.open("a") as file:
        file.write("\n".join([head, *lines, "", ""]))
    return 0


def measured(key: str, chosen: argparse.Namespace) -> Iterator[str]:
    """Each deal twice, so that both players have both seats of it."""
    for ours, theirs, games in ((USUAL, RANDOM, chosen.games), (STRONG, WEAK, chosen.duels)):
        if games:
            pairings = [seated(key, ours, theirs, number) for number in range(games)]
            yield told(key, ours, theirs, [*results(pairings, chosen.workers)])


def seated(key: str, ours: str, theirs: str, number: int) -> Pairing:
    players = (theirs, ours) if number % 2 else (ours, theirs)
    return Pairing(key, players, f"{ours} {theirs}", number // 2)


def told(key: str, ours: str, theirs: str, found: Sequence[Result]) -> str:
    parts = [result.rewards[number % 2] for number, result in enumerate(found)]
    wins, losses = parts.count(1.0), parts.count(0.0)
    sign = sign_test(wins, losses)
    pace = median(spent for number, result in enumerate(found) for spent in result.seconds[number % 2])
    return (
        f"{key:8} {ours} against {theirs}: {share(parts)} of {len(parts)} games, won {wins}, drawn"
        f" {len(parts) - wins - losses}, lost {losses}; sign test p = {sign:.1g}; median {pace:.3f} s a move"
    )


# Matches, each kept as soon as it is over


def results(pairings: Sequence[Pairing], workers: int) -> Iterator[Result]:
    """In the order of the pairings; those that were played before, by the same rules and player, are not again."""
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
    """Of all that decides how a match goes: the player, the rules, the box."""
    engine, box = report.ROOT / "engine", report.ROOT / "seeds" / key
    deciding = [engine / "sparring.py", *sorted((engine / "games" / key).glob("*.py")), *sorted(box.glob("*.toml"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in deciding)).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

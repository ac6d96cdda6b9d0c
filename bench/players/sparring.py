"""Strength of the computer player: python -m bench sparring [--game KEY] [--games N] [--duels N] [--workers N]."""

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from bench import report
from bench.players.contests import Pairing, Result, results, share, sign_test
from engine.games import GAMES

USUAL, STRONG, WEAK, RANDOM = "sparring:200", "sparring:800", "sparring:100", "random"


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench sparring", description=__doc__)
    parser.add_argument(
        "--game", choices=GAMES, action="append", help="may be repeated; default: all that two can play"
    )
    parser.add_argument("--games", type=int, default=1000, help="matches against random, in each game (%(default)s)")
    parser.add_argument("--duels", type=int, default=100, help="matches of 800 playouts against 100 (%(default)s)")
    parser.add_argument("--set", action="append", default=[], metavar="option=value", help="may be repeated")
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen, facts = arguments(words), report.machine()
    print(f"{time.strftime('%Y-%m-%d')}, {facts['commit']}, Python {facts['python']}, {facts['processor']}")
    for key in chosen.game or [key for key, game in GAMES.items() if 2 in game.seats]:
        print("\n".join(measured(key, chosen)), flush=True)
    return 0


def measured(key: str, chosen: argparse.Namespace) -> Iterator[str]:
    """Each deal is played twice, so that both players have both seats."""
    options = dict(each.split("=", 1) for each in chosen.set)
    for ours, theirs, games in ((USUAL, RANDOM, chosen.games), (STRONG, WEAK, chosen.duels)):
        if games:
            pairings = [seated(key, ours, theirs, number, options) for number in range(games)]
            yield told(" ".join([key, *chosen.set]), ours, theirs, [*results(pairings, chosen.workers)])


def seated(key: str, ours: str, theirs: str, number: int, options: Mapping[str, str]) -> Pairing:
    players = (theirs, ours) if number % 2 else (ours, theirs)
    return Pairing(key, players, f"{ours} {theirs}", number // 2, options)


def told(name: str, ours: str, theirs: str, found: Sequence[Result]) -> str:
    parts = [result.rewards[number % 2] for number, result in enumerate(found)]
    wins, losses = parts.count(1.0), parts.count(0.0)
    sign = sign_test(wins, losses)
    pace = median(spent for number, result in enumerate(found) for spent in result.seconds[number % 2])
    return (
        f"{name:8} {ours} against {theirs}: {share(parts)} of {len(parts)} games, won {wins}, drawn"
        f" {len(parts) - wins - losses}, lost {losses}; sign test p = {sign:.1g}; median {pace:.3f} s a move"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

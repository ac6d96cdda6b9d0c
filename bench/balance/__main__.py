"""How fair the games are: python -m bench.balance [--quick] [--games N] [--own N] [--workers N] [--to FILE]."""

import argparse
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from bench import balance, report
from bench.figures import percentile
from bench.players.contests import Pairing, Result, interval, results
from engine.core import AnyGame
from engine.games import GAMES

BALANCE = report.ROOT / "seeds" / "balance.md"
SEED = "balance"
QUICK, FULL = (20, 2), (2000, 200)  # matches of the house content's own players, and of the computer player's

HEAD = """# Balance

What `make balance` printed (commit {commit}, Python {python}). Shares are in percent, with Wilson's interval at
95 % in brackets; what several have won is shared by them, and a draw by all.
"""
OWN = """## Every game, by the computer player

Every seat is played by the same player, with {playouts} playouts a move; {games} matches a line.
*First* is the seat that is asked first by itself. Lengths are in answers.

| game | seats | games | share seat by seat | first | length: median, p90, most | endings |
|---|---|---|---|---|---|---|"""


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench.balance", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a look; printed, and not written unless --to says where")
    parser.add_argument("--games", type=int, help=f"matches for each figure of the house content ({FULL[0]})")
    parser.add_argument("--own", type=int, help=f"matches of the computer player against itself ({FULL[1]})")
    parser.add_argument("--playouts", type=int, default=30, help="that it has for each answer (%(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--to", type=Path, help="default: seeds/balance.md")
    chosen = parser.parse_args(words)
    games, own = QUICK if chosen.quick else FULL
    chosen.games, chosen.own = chosen.games or games, chosen.own or own
    return chosen


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    parts = []
    for part in sections(chosen):
        print(part, flush=True)
        parts.append(part)
    target = chosen.to or (None if chosen.quick else BALANCE)
    if target:
        target.write_text("\n".join(parts), "utf-8")
    return 0


def sections(chosen: argparse.Namespace) -> Iterator[str]:
    yield HEAD.format(**report.machine())
    for name in sorted(each.name for each in pkgutil.iter_modules(balance.__path__)):
        found = None if name == "__main__" else getattr(import_module(f"bench.balance.{name}"), "report", None)
        if found:
            yield found(chosen.games, SEED).rstrip() + "\n"
    yield "\n".join([OWN.format(playouts=chosen.playouts, games=chosen.own), *lines(chosen)]) + "\n"


# The computer player against itself


def lines(chosen: argparse.Namespace) -> Iterator[str]:
    for game in GAMES.values():
        for seats in game.seats:
            for options in modes(game, seats):
                players = (f"sparring:{chosen.playouts}",) * seats
                pairings = [Pairing(game.key, players, SEED, number, options) for number in range(chosen.own)]
                yield line(game, seats, options, [*results(pairings, chosen.workers)])


def modes(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    """As the game is usually played; and what only some numbers of seats can play, for those."""
    yield {}
    for (name, value), possible in game.only.items():
        if seats in possible:
            yield {name: value}


def line(game: AnyGame, seats: int, options: Mapping[str, str], found: Sequence[Result]) -> str:
    shares = " / ".join(told([won(each, seat) for each in found]) for seat in range(seats))
    first = told([won(each, each.first) for each in found])
    moves = [each.moves for each in found]
    length = f"{percentile(moves, 0.5):.0f}, {percentile(moves, 0.9):.0f}, {max(moves)}"
    reasons = Counter(each.reason for each in found).most_common()
    endings = ", ".join(f"{reason} {count / len(found):.0%}" for reason, count in reasons)
    name = " ".join([game.key, *options.values()])
    return f"| {name} | {seats} | {len(found)} | {shares} | {first} | {length} | {endings} |"


def won(result: Result, seat: int) -> float:
    """A draw is everybody's."""
    winners = result.winners or tuple(range(len(result.rewards)))
    return (seat in winners) / len(winners)


def told(parts: Sequence[float]) -> str:
    found = sum(parts) / len(parts)
    low, high = interval(found, len(parts))
    return f"{100 * found:.1f} ({100 * low:.1f}-{100 * high:.1f})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

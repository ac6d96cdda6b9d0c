"""How fair the games are: python -m bench.balance [--quick] [--games N] [--own N] [--minutes N].

First the content that is the project's own, by quick players, in full. Then every game under every option and with
every number of seats, by a rival and by a level of the computer player, for as many minutes as there are: its matches
are kept as they end, and a run that was stopped goes on where it was.
"""

import argparse
import pkgutil
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module

from bench import balance, report
from bench.balance.goals import near, told
from bench.figures import percentile
from bench.players.contests import Pairing, Result, interval, name, results_by_name
from engine.core import AnyGame
from engine.games import GAMES

SEED = "balance"
QUICK, FULL = (20, 2), (2000, 200)  # matches of the house content's own players, and of the others
RIVALS = {"kaito": "greedy", "kengo": "rules", "kendo": "greedy", "karenza": "fencer", "regroup": "flock"}
LEVEL = "student"
POINTS = 5  # that a seat may be away from its fair share

HEAD = """# Balance

Commit {commit}, Python {python}. Shares are in percent, with Wilson's interval at
95 % in brackets; what several have won is shared by them, and a draw by all.
"""
OWN = """## Every game, by competent players

Every seat is played by the same player: a rival of bench/players/rivals, or the level {level} as it thinks in a match.
At most {games} matches a line, as far as time allowed. *First* is the seat that is asked first by itself. A share whose
whole interval lies more than {points} points from a fair one is bold. Lengths are in answers.

| game | seats | players | games | share seat by seat | first | length: median, p90, most | endings |
|---|---|---|---|---|---|---|---|"""


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench.balance", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--quick", action="store_true", help="a look")
    parser.add_argument("--games", type=int, help=f"matches for each figure of the house content ({FULL[0]})")
    parser.add_argument("--own", type=int, help=f"matches of a rival or a level against itself ({FULL[1]})")
    parser.add_argument("--minutes", type=float, default=60, help="for those (%(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    chosen = parser.parse_args(words)
    games, own = QUICK if chosen.quick else FULL
    chosen.games, chosen.own = chosen.games or games, chosen.own or own
    return chosen


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    for part in sections(chosen):
        print(part, flush=True)
    return 0


def sections(chosen: argparse.Namespace) -> Iterator[str]:
    yield HEAD.format(**report.machine())
    for module in sorted(each.name for each in pkgutil.iter_modules(balance.__path__)):
        found = None if module == "__main__" else getattr(import_module(f"bench.balance.{module}"), "report", None)
        if found:
            yield found(chosen.games, SEED).rstrip() + "\n"
    head = OWN.format(level=LEVEL, games=chosen.own, points=POINTS)
    yield "\n".join([head, *lines(chosen)]) + "\n"


# Equals against one another


def lines(chosen: argparse.Namespace) -> Iterator[str]:
    end = time.monotonic() + 60 * chosen.minutes
    todo = [*contests()]
    for number, (game, seats, options, player) in enumerate(todo):
        share_of_time = (end - time.monotonic()) / (len(todo) - number)
        pairings = [Pairing(game.key, (player,) * seats, SEED, each, options) for each in range(chosen.own)]
        before = results_by_name(pairings, chosen.workers, time.monotonic() + share_of_time)
        found = [before[name(each)] for each in pairings if name(each) in before]
        if found:
            yield line(game, seats, options, player, found)


def contests() -> Iterator[tuple[AnyGame, int, Mapping[str, str], str]]:
    """The quick rivals come first: what they leave of the time is for the level."""
    for player in (None, f"level:{LEVEL}"):
        for game in GAMES.values():
            for seats in game.seats:
                for options in modes(game, seats):
                    yield game, seats, options, player or f"rival:{RIVALS[game.key]}"


def modes(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    """As the game is usually played; then every other value of every option that these seats can play."""
    yield {}
    for option, values in game.options.items():
        for value in values[1:]:
            options = {option: value}
            if option in game.beside:
                other, (needed, *_) = game.beside[option]
                options[other] = needed
            if all(seats in game.only.get(each, (seats,)) for each in options.items()):
                yield options


def line(game: AnyGame, seats: int, options: Mapping[str, str], player: str, found: Sequence[Result]) -> str:
    shares = " / ".join(share([won(each, seat) for each in found], 1 / seats) for seat in range(seats))
    first = share([won(each, each.first) for each in found], 1 / seats)
    moves = [each.moves for each in found]
    length = f"{percentile(moves, 0.5):.0f}, {percentile(moves, 0.9):.0f}, {max(moves)}"
    reasons = Counter(each.reason for each in found).most_common()
    endings = ", ".join(f"{reason} {count / len(found):.0%}" for reason, count in reasons)
    named = " ".join([game.key, *(f"{option} {value}" for option, value in options.items())])
    who = player.partition(":")[2]
    return f"| {named} | {seats} | {who} | {len(found)} | {shares} | {first} | {length} | {endings} |"


def share(parts: Sequence[float], fair: float) -> str:
    low, high = interval(sum(parts) / len(parts), len(parts))
    goal = near(fair, POINTS)
    return told(parts) if 100 * low <= goal.most and 100 * high >= goal.least else f"**{told(parts)}**"


def won(result: Result, seat: int) -> float:
    """A draw is everybody's."""
    winners = result.winners or tuple(range(len(result.rewards)))
    return (seat in winners) / len(winners)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

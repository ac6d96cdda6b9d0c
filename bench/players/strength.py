"""The levels against the rivals and one another: python -m bench strength [--game KEY] [--games N] [--minutes N].

Each level thinks as it does in a match. A rival that searches gets as long for an answer as the level took on average
so far. Each deal is played twice, with the seats swapped. Matches are kept as they end: a run that was stopped, or
whose time was up, goes on where it was, as long as neither the players nor the game have changed.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median

from bench.players.contests import Pairing, Result, name, results_by_name, share
from bench.players.rivals import RIVALS
from dojo.people.computers import LEVELS


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench strength", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--game", choices=RIVALS, action="append", help="may be repeated; default: all with rivals")
    parser.add_argument("--only", help="only pairings with this word in their names, such as master")
    parser.add_argument("--games", type=int, default=400, help="matches of a pairing (%(default)s)")
    parser.add_argument("--minutes", type=float, default=60, help="for all of it (%(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    end = time.monotonic() + 60 * chosen.minutes
    todo = [
        (key, *each)
        for key in chosen.game or RIVALS
        for each in pairings(key)
        if not chosen.only or chosen.only in " ".join(each)
    ]
    for number, (key, ours, theirs) in enumerate(todo):
        share_of_time = (end - time.monotonic()) / (len(todo) - number)
        games = [seated(key, ours, theirs, each) for each in range(chosen.games)]
        found = results_by_name(games, chosen.workers, time.monotonic() + share_of_time)
        print(told(games, [found.get(name(each)) for each in games]), flush=True)
    return 0


def pairings(key: str) -> Iterator[tuple[str, str]]:
    """Each level against each rival, and against the level below."""
    for level in LEVELS:
        yield from ((f"level:{level}", f"rival:{rival}") for rival in RIVALS[key])
    for lower, higher in pairwise(LEVELS):
        yield f"level:{higher}", f"level:{lower}"


def seated(key: str, ours: str, theirs: str, number: int) -> Pairing:
    """The deal depends on the number alone, so all pairings meet on the same deals."""
    return Pairing(key, (theirs, ours) if number % 2 else (ours, theirs), "strength", number // 2)


def told(games: Sequence[Pairing], found: Sequence[Result | None]) -> str:
    """One line: the share that the first player of the first match won, and how long both took for an answer."""
    ours, theirs = (player.partition(":")[2] for player in games[0].players)
    played = [(each, number % 2) for number, each in enumerate(found) if each]
    if not played:
        return f"{games[0].game:8} {ours} - {theirs}: no match was played"
    times = [1000 * median(spent for each, seat in played for spent in each.seconds[seat ^ other]) for other in (0, 1)]
    won = share([each.rewards[seat] for each, seat in played])
    return f"{games[0].game:8} {ours} - {theirs}: {won} of {len(played)}; median {times[0]:.1f} and {times[1]:.1f} ms"

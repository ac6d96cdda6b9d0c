"""Do the levels find a win that is there? python -m bench sure_wins [--game KEY] [--positions N].

The positions are those of `bench/players/proofs/`: answers that are proved to win, where others do not.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from bench.players.contests import share
from bench.players.proofs import PROOFS
from bench.players.proofs.proved import Proved
from dojo.people.computers import LEVELS
from engine.games import GAMES
from engine.player.search import choose


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench sure_wins", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--game", choices=PROOFS, action="append", help="may be repeated; default: all with proofs")
    parser.add_argument("--positions", type=int, default=80, help="of each game (%(default)s)")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    for key in chosen.game or PROOFS:
        for line in told(key, [*islice(PROOFS[key](), chosen.positions)]):
            print(line, flush=True)
    return 0


def told(key: str, positions: Sequence[Proved]) -> Iterator[str]:
    """A line for each level: the share of all proved wins that it finds, and how many of those in one."""
    for level in LEVELS:
        found = [finds(key, level, number, each) for number, each in enumerate(positions)]
        in_one = [hit for hit, each in zip(found, positions, strict=True) if each.in_one]
        yield f"{key:8} {level} finds {share(found)} of {len(found)} proved wins, {sum(in_one)} of {len(in_one)} in one"


def finds(key: str, level: str, number: int, each: Proved) -> bool:
    game, thinks = GAMES[key], LEVELS[level]
    view = game.rules.view(each.state, each.ask.seat)
    move = choose(game, view, each.ask, Random(number), thinks.playouts, wander=thinks.wander)
    return move in each.wins

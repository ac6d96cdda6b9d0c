"""The memory of a process that draws pictures: prints its megabytes after a third of them, and after all.

It is started by `bench.subjects.process`, as a process of its own: `python -m bench.programs.album COUNT`.
"""

import gc
import sys
from random import Random

from cogs.process.memory import limit_malloc, return_free_memory

limit_malloc()  # before anything else is imported, as the bot does

import psutil  # type: ignore[import-untyped]  # noqa: E402

import bot  # noqa: E402, F401
from bench.positions import scenes  # noqa: E402
from engine.games import GAMES  # noqa: E402
from faces import FACES  # noqa: E402

ROUND = 10  # pictures of each kind and game, before the next


def megabytes() -> float:
    gc.collect()
    return_free_memory()
    return float(psutil.Process().memory_info().rss / 1e6)


def draw(seed: int) -> int:
    """Pictures of all games, for everybody and for a player. Returns how many."""
    count = 0
    for key, game in GAMES.items():
        for whose in ("public", "hand"):
            for scene in scenes(game, whose, ROUND, Random(f"{seed} {whose}")):
                FACES[key].picture(scene)
                count += 1
    return count


def main(most: int) -> None:
    count = seed = 0
    for part in (most // 3, most):
        while count < part:
            count += draw(seed)
            seed += 1
        print(megabytes(), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))

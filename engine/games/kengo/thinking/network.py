"""What a move of Kengo! is worth: the chance to win the round, by a network for each level (engine/network).

The weights are in seeds/kengo/<level>.network, and `python -m bench training` makes them.
"""

from collections.abc import Iterable
from functools import cache

from engine.box import SEEDS
from engine.games.kengo.state import Level, Move, View
from engine.games.kengo.thinking.features import FACTS, MOST, Look
from engine.network import Network


@cache
def network(level: Level) -> Network:
    return Network((SEEDS / "kengo" / f"{level}.network").read_bytes(), FACTS, MOST)


def ranked(view: View, options: Iterable[Move]) -> list[Move]:
    """The best first."""
    look, net = Look(view), network(view.options.level)
    return sorted(options, key=lambda option: net.worth(look.facts(option)), reverse=True)

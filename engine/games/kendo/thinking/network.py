"""What a move of a Duel between two is worth: the chance to win, by a network (engine/network).

The weights are in seeds/kendo/duel.network, and `python -m bench training` makes them.
"""

from collections.abc import Iterable
from functools import cache

from engine.box import SEEDS
from engine.games.kendo.moves import Move
from engine.games.kendo.state import View
from engine.games.kendo.thinking.features import FACTS, MOST, Look
from engine.network import Network


@cache
def network() -> Network:
    return Network((SEEDS / "kendo" / "duel.network").read_bytes(), FACTS, MOST)


def ranked(view: View, options: Iterable[Move]) -> list[Move]:
    """The best first."""
    look, net = Look(view), network()
    return sorted(options, key=lambda option: net.worth(look.facts(option)), reverse=True)

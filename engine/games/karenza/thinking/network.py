"""What a move of Karenza is worth when two fence: the chance to win, by a network (engine/network).

The weights are in seeds/karenza/two.network, and `python -m bench training` makes them.
"""

from collections.abc import Iterable
from functools import cache
from operator import itemgetter

from engine.box import SEEDS
from engine.games.karenza.state import Move, View
from engine.games.karenza.thinking.features import FACTS, MOST, Look
from engine.network import Network


@cache
def network() -> Network:
    return Network((SEEDS / "karenza" / "two.network").read_bytes(), FACTS, MOST)


def rated(view: View, options: Iterable[Move]) -> list[tuple[float, Move]]:
    """What each is worth, the best first."""
    look, net = Look(view), network()
    return sorted([(net.worth(look.facts(option)), option) for option in options], key=itemgetter(0), reverse=True)

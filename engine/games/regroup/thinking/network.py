"""How a match between two stands, by a network (engine/network) that has seen hundreds of thousands of them.

The weights are in seeds/regroup/two.network, and `python -m bench training` makes them.
"""

from functools import cache

from engine.box import SEEDS
from engine.games.regroup.thinking.features import FACTS, MOST
from engine.network import Network


@cache
def network() -> Network:
    return Network((SEEDS / "regroup" / "two.network").read_bytes(), FACTS, MOST)

"""What may be played, and when: which moves are legal is written here, once."""

from functools import lru_cache

from engine.games.regroup.army import SIDE, STRIDE, Army, spot
from engine.games.regroup.muster import coins
from engine.games.regroup.parts import COSTS, PICTURES
from engine.games.regroup.state import Move, Place, Source, State, Take

ROW = (1 << STRIDE) - 1
SOURCES: tuple[Source, ...] = (1, 2, 3)
TAKES = tuple(Take(source) for source in SOURCES)
PILE = Take("pile")
PLACES = tuple(
    tuple(tuple(Place(spot(column, row), turns) for turns in range(4)) for column in range(SIDE + 1))
    for row in range(SIDE + 1)
)
# By the length of the row, and coins that show: what may be taken, with a pile and without.
OFFERED = tuple(
    tuple(tuple(take for take, cost in zip(TAKES[:length], COSTS, strict=False) if cost <= coin) for coin in range(3))
    for length in range(len(COSTS) + 1)
)
OFFERED_AND_PILE = tuple(tuple((*takes, PILE) for takes in by_coin) for by_coin in OFFERED)


def question(state: State) -> tuple[str, tuple[Move, ...]]:
    """RG-27: a card must be taken, and then it must be laid."""
    army = state.armies[state.turn]
    if state.placing is None:
        return "take", takes(state, army)
    return "place", places(army, PICTURES[state.placing])


def takes(state: State, army: Army) -> tuple[Move, ...]:
    """RG-R5, RG-R7: the price goes by the place in the row. RG-18: the face-down card is free, while there is one."""
    offered = OFFERED_AND_PILE if state.pile else OFFERED
    return offered[len(state.market)][min(coins(army), 2)]


def places(army: Army, pictures: int) -> tuple[Place, ...]:
    """RG-26: where at least one of the four cells is covered; turns that give the same picture are one."""
    mask = army.mask
    free = mask | mask >> 1 | mask >> STRIDE | mask >> STRIDE + 1
    found: list[Place] = []
    for row in range(SIDE + 1):
        if not (bits := free >> row * STRIDE & ROW):
            break
        found += row_places(bits, row, pictures)
    return tuple(found)


@lru_cache(maxsize=512)
def row_places(bits: int, row: int, pictures: int) -> tuple[Place, ...]:
    """Kept, because rows of armies are much alike."""
    return tuple(place for column in range(SIDE + 1) if bits >> column & 1 for place in PLACES[row][column][:pictures])

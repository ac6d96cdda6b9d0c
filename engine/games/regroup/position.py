"""Which states may be loaded. What could not lie on a table is refused, and what is only incomplete is not."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, TypeAlias

from engine.faults import without
from engine.games.regroup.army import SIDE
from engine.games.regroup.battle import living
from engine.games.regroup.parts import COMMON, COSTS, DECK, LIFE
from engine.games.regroup.state import State


def table_faults(state: State) -> Iterator[str]:
    seats = len(state.armies)
    if seats not in range(2, 5):
        yield f"there are {seats} armies; two to four play"
    for name, row in (("life", state.life), ("leaders", state.leaders), ("fallen", state.fallen or state.life)):
        if len(row) != seats:
            yield f"{name} has {len(row)} entries, but there are {seats} armies"
    if len(set(state.leaders)) < len(state.leaders):
        yield "no two seats have the same leader"
    if state.options.heal_cap and max(state.life) > LIFE:
        yield f"life cannot be above {LIFE} while heal_cap is on"
    if min((*state.fallen, state.round - 1)) < 0:
        yield "rounds are counted from 1, and `fallen` is 0 for those who live"


def seat_faults(state: State) -> Iterator[str]:
    seats = range(len(state.armies))
    rows = (("first", (state.first,)), ("turn", (state.turn,)), ("left", state.left))
    fighters = () if state.battle is None else state.battle.fighters
    for name, row in (*rows, ("battle", tuple(each.seat for each in fighters))):
        if not set(row) <= set(seats) or len(set(row)) < len(row):
            yield f"{name}: seats are 0 to {len(seats) - 1}, each named once"


def card_faults(state: State) -> Iterator[str]:
    held = () if state.placing is None else (state.placing,)
    laid = [each.card for army in state.armies for each in army.laid]
    for card, copies in Counter([*state.market, *state.pile, *state.lost, *held, *laid]).items():
        if copies > 1 and card != COMMON:
            yield f"there is only one card {card} in the box"
    if not {*state.market, *state.pile, *state.lost, *held} <= set(DECK):
        yield f"market and pile are of the cards 1 to {len(DECK)}"
    if any(each.card not in DECK for army in state.armies for each in army.laid[1:]):
        yield f"over an initial card come the cards 1 to {len(DECK)}"
    if len(state.market) > len(COSTS) or (state.pile and len(state.market) < len(COSTS)):
        yield f"the market has {len(COSTS)} cards, and fewer only when the pile is used up"
    if max(len(army.laid) for army in state.armies) + -(-len(state.market + state.pile) // 2) > SIDE - 1:
        yield "an army of so many cards could become too large, with so many still to come"


def turn_faults(state: State) -> Iterator[str]:
    alive = living(state)
    if state.ended:
        return
    if state.turn not in alive:
        yield f"turn cannot be {state.turn}, who is out"
    elif len(alive) < 2:
        yield "only one is alive, so the match has ended"
    elif len(state.market) + len(state.pile) < to_come(state):
        yield "market and pile have too few cards for this round"


def to_come(state: State) -> int:
    """How many have yet to take a card in this round."""
    seats, alive = len(state.life), living(state)
    later = range(1, (state.first - state.turn - 1) % seats + 1)
    return sum((state.turn + step) % seats in alive for step in later) + (state.placing is None)


Position: TypeAlias = Annotated[State, without(table_faults, seat_faults, card_faults, turn_faults)]

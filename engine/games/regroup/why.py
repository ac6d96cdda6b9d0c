"""Why a move is refused: the clause that forbids it, found with the rules of choices.py."""

from engine.core import Refusal, Seat, first_of
from engine.games.regroup.choices import places
from engine.games.regroup.muster import coins
from engine.games.regroup.parts import COSTS, PICTURES
from engine.games.regroup.state import Move, Place, State, Take


def no(clause: str, key: str, **facts: int) -> Refusal:
    return Refusal(clause, f"regroup-why-{key}", facts)


def why(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Take):
        return no("RG-27", "lay-first") if state.placing else take(state, seat, move)
    return place(state, seat, state.placing, move) if state.placing else no("RG-R4", "take-first")


def take(state: State, seat: Seat, move: Take) -> Refusal | None:
    if move.source == "pile":
        return None if state.pile else no("RG-18", "no-pile")
    cost, showing = COSTS[move.source - 1], coins(state.armies[seat])
    return first_of(
        (move.source > len(state.market), no("RG-18", "no-card", cards=len(state.market))),
        (cost > showing, no("RG-R5", "coins", cost=cost, showing=showing)),
    )


def place(state: State, seat: Seat, card: int, move: Place) -> Refusal | None:
    return first_of((move not in places(state.armies[seat], PICTURES[card]), no("RG-26", "apart")))

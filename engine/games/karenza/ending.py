"""How a match ends: by points, by an empty deck, or because nobody is left to fence with."""

from dataclasses import replace
from random import Random

from engine.core import Outcome, Seat, Step
from engine.games.karenza.preparation import begun_if_all_chose, to_place
from engine.games.karenza.state import Event, Left, State
from engine.tuples import put


def outcome(state: State) -> Outcome | None:
    """The highest score wins; who went has none. Leaders with the same score draw."""
    if state.ended is None:
        return None
    scores = [-1 if seat in state.left else score for seat, score in enumerate(state.scores)]
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(winners if len(winners) == 1 else (), places, state.ended)


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """Of two the other wins; more go on without the one who left."""
    gone = replace(state, left=tuple(sorted({*state.left, seat})))
    event = Left(seat)
    if len(gone.left) >= len(state.poses) - 1:
        return Step(replace(gone, attack=None, ended="left"), (event,))
    if state.choices:
        step = begun_if_all_chose(replace(gone, choices=put(gone.choices, seat, None)), luck)
        return Step(step.state, (event, *step.events))
    if None in (pose for other, pose in enumerate(state.poses) if other not in state.left):
        return Step(replace(gone, turn=to_place(gone)), (event,))
    return Step(broken_off(gone, seat), (event,))


def broken_off(state: State, gone: Seat) -> State:
    """Of an exchange the other one has the initiative; an initiative that was simply held goes to the next."""
    attack = state.attack
    if attack and gone in (attack.seat, attack.target):
        other = attack.target if gone == attack.seat else attack.seat
        streak = state.streak if other == attack.seat else 0
        return replace(state, attack=None, turn=other, streak=streak)
    if gone == state.turn:
        return replace(state, turn=state.after(gone), streak=0)
    return state

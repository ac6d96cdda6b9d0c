"""Before the first attack: warriors are chosen, hands dealt, and the tokens placed."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from engine.box import chosen, shuffled
from engine.core import Seat, Step
from engine.games.karenza.parts import DECKS, OFFERED, Pose
from engine.games.karenza.state import RANDOM, Action, Begun, Chosen, Event, Options, Placed, State
from engine.tuples import put


def new_match(seats: int, words: Mapping[str, str]) -> State:
    nobody, nothing = (None,) * seats, ((),) * seats
    return State(nobody, nobody, nobody, nothing, nothing, nothing, (0,) * seats, options=chosen(Options, words))


# The warriors


def choose(state: State, seat: Seat, warrior: str, luck: Random) -> Step[State, Event]:
    """KZ-25: the choice is told only when all have chosen."""
    step = begun_if_all_chose(replace(state, choices=put(state.choices, seat, warrior)), luck)
    return Step(step.state, (Chosen(seat), *step.events))


def begun_if_all_chose(state: State, luck: Random) -> Step[State, Event]:
    """KZ-25: the decks are dealt once everybody has chosen; a seat that has left is not waited for."""
    if any(choice is None and seat not in state.left for seat, choice in enumerate(state.choices)):
        return Step(state)
    return begun(state, luck)


def begun(state: State, luck: Random) -> Step[State, Event]:
    """KZ-28: the warriors left to luck, then the opener. KZ-19, KZ-R5: then decks are shuffled, and hands dealt."""
    warriors = tuple(luck.choice(OFFERED) if choice == RANDOM else choice for choice in state.choices)
    opener = luck.choice(state.playing)
    piles = [shuffled(DECKS[warrior], luck) if warrior else () for warrior in warriors]
    size = state.options.hand  # KZ-27
    ready = replace(
        state,
        choices=(),
        warriors=warriors,
        hands=tuple(tuple(sorted(pile[:size])) for pile in piles),
        decks=tuple(pile[size:] for pile in piles),
        turn=opener,
        opener=opener,
    )
    return Step(ready, (Begun(warriors, opener),))


# The placement


def place(state: State, seat: Seat, pose: Pose) -> Step[State, Event]:
    """KZ-R6: the tokens go to any pose, and the next seat is asked."""
    placed = replace(state, poses=put(state.poses, seat, pose), last=Action(seat, None, pose, pose, 0, None))
    return Step(replace(placed, turn=to_place(placed)), (Placed(seat, pose),))


def to_place(state: State) -> Seat:
    """KZ-R6: the first who has not placed, from the opener on. When all have, the opener plays."""
    first = state.opener if state.opener not in state.left else state.after(state.opener)
    seats = range(len(state.poses))
    ring = [seat for seat in (*seats[first:], *seats[:first]) if seat not in state.left]
    return next((seat for seat in ring if state.poses[seat] is None), first)

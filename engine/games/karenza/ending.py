"""What an attack scores, and how a match ends: by points, by an empty deck, or because nobody is left to fence with."""

from random import Random

from msgspec.structs import replace

from engine.core import Outcome, Seat, Step
from engine.games.karenza.parts import CARDS
from engine.games.karenza.preparation import begun_if_all_chose, to_place
from engine.games.karenza.state import Attack, Event, Left, Reason, Scored, State, leaders, placed
from engine.tuples import put


def scored(state: State, attack: Attack) -> Scored:
    """KZ-R12: an attack that nobody defended scores its power."""
    points, score = CARDS[attack.card].power, state.scores[attack.seat]
    return Scored(attack.seat, attack.target, attack.card, points, score + points, state.streak + 1)


def ended(state: State, hit: Scored) -> Reason | None:
    """Why this hit ends the match, or None. KZ-R16: the target, which is ten points, ends it at once."""
    return "points" if state.options.won(hit.score) else None


def outcome(state: State) -> Outcome | None:
    """KZ-R17: the highest score wins. KZ-14: leaders with the same score draw. KZ-R18: a seat that left has none."""
    if state.ended is None:
        return None
    places = placed(state.scores, state.left)
    first = leaders(state)
    return Outcome(first if len(first) == 1 else (), places, state.ended)


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """KZ-R18: of two the other wins. KZ-R19: more go on without the one who left."""
    gone = replace(state, left=tuple(sorted({*state.left, seat})))
    event = Left(seat)
    if len(gone.left) >= len(state.poses) - 1:
        return Step(replace(gone, attack=None, ended="left"), (event,))
    if state.choices:
        step = begun_if_all_chose(replace(gone, choices=put(gone.choices, seat, None)), luck)
        return Step(step.state, (event, *step.events))
    if None in (pose for other, pose in enumerate(state.poses) if other not in state.left):
        return Step(replace(gone, turn=to_place(gone)), (event,))
    step = broken_off(gone, seat)
    return Step(step.state, (event, *step.events))


def broken_off(state: State, gone: Seat) -> Step[State, Event]:
    """KZ-R19: a threatened seat that leaves is hit. The attack of one who leaves is called off."""
    attack = state.attack
    if attack and gone == attack.target:
        hit = scored(state, attack)
        scores = put(state.scores, hit.seat, hit.score)
        after = replace(state, attack=None, turn=hit.seat, scores=scores, streak=hit.streak, ended=ended(state, hit))
        return Step(after, (hit,))
    if attack and gone == attack.seat:
        return Step(replace(state, attack=None, streak=0))
    # KZ-R19: an initiative that was simply held goes to the next clockwise, and nothing is drawn.
    return Step(replace(state, turn=state.after(gone), streak=0) if gone == state.turn else state)

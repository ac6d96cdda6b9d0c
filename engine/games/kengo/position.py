"""Which states may be loaded. What could not lie on a table is refused, and what is only incomplete is not."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from engine.box import not_offered
from engine.core import Seat
from engine.faults import without
from engine.games.kengo.parts import OPTIONS, SPECIALS
from engine.games.kengo.state import LEFT, RIGHT, State, champion


def option_faults(state: State) -> Iterator[str]:
    yield from not_offered(state.options, OPTIONS, "tatami", "rounds", "matches")
    for special in (state.special, *state.standing.specials):
        if special not in SPECIALS:
            yield f"there is no special {special!r}; there are: {', '.join(filter(None, SPECIALS))}"


def table_faults(state: State) -> Iterator[str]:
    left, right = state.places
    if not 0 <= left < right <= state.options.tatami + 1:
        yield f"places {left} and {right}: left stands to the left of right, both from 0 to {state.options.tatami + 1}"
    for name, seat in seats(state):
        if seat not in (LEFT, RIGHT, None):
            yield f"{name} cannot be {seat}; it may be 0 (left) or 1 (right)"


def seats(state: State) -> Iterator[tuple[str, Seat | None]]:
    standing, last = state.standing, state.standing.last_round
    yield from (("turn", state.turn), ("standing.starter", standing.starter), ("standing.left", standing.left))
    yield from ((f"actions[{at}].seat", action.seat) for at, action in enumerate(state.actions))
    if last:
        yield from (("standing.last_round.starter", last.starter), ("standing.last_round.winner", last.winner))
        yield from ((f"standing.last_round.actions[{at}].seat", each.seat) for at, each in enumerate(last.actions))


def attack_faults(state: State) -> Iterator[str]:
    if state.attack and set(state.attack) != {state.distance}:
        yield f"attack {list(state.attack)}: its cards are all equal to the distance, which is {state.distance}"
    if state.lunge and not (state.attack and state.options.level == "advanced"):
        yield "lunge belongs to a pending attack, at the advanced level"
    if state.options.level == "basic":
        if state.attack and (state.pile or not state.options.basic_last_parry):
            yield "at the basic level only a last attack is answered: the pile is used up, and basic_last_parry is on"
    elif not (state.pile or state.attack or over(state)):
        yield "the pile is used up and no attack is pending, so this round is over"


def standing_faults(state: State) -> Iterator[str]:
    standing = state.standing
    if min(*standing.score, *standing.matches_won, standing.draws, standing.round - 1) < 0:
        yield "score, matches_won and draws cannot be below 0, nor round below 1"
    if max(standing.score) >= state.options.rounds and not over(state):
        yield f"score {list(standing.score)}: {state.options.rounds} win the match, yet matches_won says nobody has"


def over(state: State) -> bool:
    return champion(state.options, state.standing) is not None


Position: TypeAlias = Annotated[State, without(option_faults, table_faults, attack_faults, standing_faults)]

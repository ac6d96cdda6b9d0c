"""What a computer player may be told: how a match stands when a round begins."""

from functools import cache

from engine.games.kengo.state import LEFT, RIGHT, State


def standing(state: State) -> tuple[float, float] | None:
    """By points alone, as between equals: in 2,500 random rounds of each level the starter won 48 to 52 of a hundred.

    Playing on to the end of the match would tell the same on average, but with more noise and in many times the time.
    """
    if state.actions or state.attack:
        return None
    options, (points, others) = state.options, state.standing.score
    needed, won = options.matches // 2 + 1, state.standing.matches_won
    match = first_to(options.rounds - points, options.rounds - others)
    left, right = needed - won[LEFT], needed - won[RIGHT]
    share = match * first_to(left - 1, right) + (1 - match) * first_to(left, right - 1)
    return share, 1 - share


@cache
def first_to(mine: int, theirs: int) -> float:
    """How likely one of two equals is to win as often as is still needed before the other does."""
    if mine <= 0 or theirs <= 0:
        return float(mine <= 0)
    return (first_to(mine - 1, theirs) + first_to(mine, theirs - 1)) / 2

"""How rounds and matches end, and what comes after."""

from random import Random

from msgspec.structs import replace

from engine.core import Outcome, Seat, Step
from engine.games.kengo.parts import DRAWS_IN_A_ROW, SPECIALS, starts
from engine.games.kengo.preparation import new_match, new_round
from engine.games.kengo.state import (
    LEFT,
    RIGHT,
    Event,
    Left,
    MatchWon,
    Options,
    Pair,
    Reason,
    Round,
    RoundOver,
    Standing,
    State,
    View,
    champion,
)

Events = tuple[Event, ...]


# The pile is used up


def showdown(state: State, drawer: Seat, events: Events, luck: Random) -> Step[State, Event]:
    """KG-9, KG-10, KG-11: hands face up, and more cards equal to the distance win. With as many, position decides."""
    left, right = (hand.count(state.distance) for hand in state.hands)
    if left != right:
        return finish(state, LEFT if left > right else RIGHT, "count", events, luck)
    return by_position(state, drawer, events, luck)


def by_position(state: State, drawer: Seat, events: Events, luck: Random) -> Step[State, Event]:
    """KG-R16: the player further from their own start wins."""
    left, right = gained(state)
    if left != right:
        return finish(state, LEFT if left > right else RIGHT, "position", events, luck)
    if state.standing.draws >= DRAWS_IN_A_ROW:  # KG-21
        return finish(state, 1 - drawer, "drawn_last", events, luck)
    return finish(state, None, "draw", events, luck)


def gained(state: State | View) -> Pair:
    """KG-R16: squares gained towards the enemy. Behind their own start they are below nothing."""
    left, right = starts(state.options.tatami, state.special)
    return state.places[LEFT] - left, right - state.places[RIGHT]


# The round is over


def finish(state: State, winner: Seat | None, reason: Reason, events: Events, luck: Random) -> Step[State, Event]:
    """KG-24: all that lay hidden in the round is published. The next round, the next match or the end follows."""
    played, so_far = published(state, winner, reason), state.standing
    score = plus(so_far.score, winner, played.points)
    draws = so_far.draws + 1 if winner is None else 0
    standing = replace(so_far, score=score, draws=draws, last_round=played)
    events = (*events, RoundOver(played, score))
    if winner is not None and score[winner] >= state.options.rounds:  # KG-R17
        return match_won(state, standing, winner, events, luck)
    return after(events, next_round(state.options, standing, winner, luck))


def next_round(options: Options, standing: Standing, winner: Seat | None, luck: Random) -> Step[State, Event]:
    """KG-6: the loser starts or, after a drawn round, the one who did not start it (KG-21)."""
    starter = 1 - (standing.starter if winner is None else winner)
    return new_round(options, replace(standing, round=standing.round + 1, starter=starter), luck)


def published(state: State, winner: Seat | None, reason: Reason) -> Round:
    """KG-24: the round with all its cards."""
    standing = state.standing
    scored = winner is not None and reason != "left"
    points = SPECIALS[state.special].points if scored else 0  # KG-R17, KG-R28
    return Round(
        number=standing.round, starter=standing.starter, special=state.special, winner=winner, reason=reason,
        points=points, places=state.places, hands=state.hands, pile=state.pile, aside=state.aside,
        actions=state.actions,
    )  # fmt: skip


def match_won(state: State, standing: Standing, winner: Seat, events: Events, luck: Random) -> Step[State, Event]:
    """KG-22: a match won, and after it the next one, which the loser starts."""
    won = replace(standing, matches_won=plus(standing.matches_won, winner, 1))
    events = (*events, MatchWon(winner, won.matches_won))
    if champion(state.options, won) is not None:
        return Step(replace(state, attack=(), lunge=False, standing=won), events)
    return after(events, new_match(state.options, won, 1 - winner, luck))


def after(events: Events, step: Step[State, Event]) -> Step[State, Event]:
    return Step(step.state, (*events, *step.events))


def plus(pair: Pair, seat: Seat | None, points: int) -> Pair:
    left, right = pair
    return (left + points * (seat == LEFT), right + points * (seat == RIGHT))


# The end


def outcome(state: State) -> Outcome | None:
    winner = champion(state.options, state.standing)
    if winner is None:
        return None
    reason = "rounds" if state.options.matches == 1 else "matches"
    places = (1, 2) if winner == LEFT else (2, 1)
    return Outcome((winner,), places, reason if state.standing.left is None else "left")


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """KG-R18: the other wins the whole match. KG-24: the round that was running is published like any other."""
    played = published(state, 1 - seat, "left")
    standing = replace(state.standing, last_round=played, left=seat)
    events = (Left(seat), RoundOver(played, standing.score))
    return Step(replace(state, attack=(), lunge=False, standing=standing), events)

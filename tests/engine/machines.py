"""A machine that plays a game as hypothesis likes, and asks after every answer whether each clause was kept."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from engine import match
from engine.core import AnyGame
from tests.engine.laws import of_one_kind, playable

CALM = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
# What is found is not made shorter: whole matches take minutes to shrink, and the seed says all.
TOLD = [Phase.explicit, Phase.reuse, Phase.generate]
WALK = settings(deadline=None, max_examples=20, stateful_step_count=25, suppress_health_check=CALM, phases=TOLD)
HUNT = settings(WALK, max_examples=100, database=None, derandomize=True, print_blob=False)


@dataclass(frozen=True)
class Moment:
    """One answer, or a seat that leaves (no move), with the state before and after it and what was told."""

    before: Any
    seat: int
    move: Any
    events: tuple[Any, ...]
    after: Any
    told: tuple[Any, ...]  # since the start, these events too

    def of(self, *kinds: str) -> list[Any]:
        return [event for event in self.events if event.kind in kinds]


class Match(RuleBasedStateMachine):
    """Seats, options, luck, answers and departures are all drawn. Matches are long, so many answers can be one step."""

    game: AnyGame
    clauses: ModuleType

    @initialize(data=st.data(), seed=st.integers(0, 2**32), patience=st.integers(0, 120))
    def begin(self, data: st.DataObject, seed: int, patience: int) -> None:
        options = {name: data.draw(st.sampled_from(values)) for name, values in self.game.options.items()}
        seats = data.draw(st.sampled_from([each for each in self.game.seats if playable(self.game, options, each)]))
        self.now, self.told = match.start(self.game, seats, seed=str(seed), options=options)
        self.patience = patience
        self.look()

    @precondition(lambda self: not self.going)
    @rule(data=st.data(), seed=st.integers(0, 2**32), patience=st.integers(0, 120))
    def play_another(self, data: st.DataObject, seed: int, patience: int) -> None:
        self.begin(data, seed, patience)

    @precondition(lambda self: self.going)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        ask = data.draw(st.sampled_from(self.game.asks(self.now.state)))
        kind = data.draw(st.sampled_from(list(dict.fromkeys(option.kind for option in ask.options))))
        self.give(ask.seat, data.draw(st.sampled_from([option for option in ask.options if option.kind == kind])))

    @precondition(lambda self: self.going)
    @rule(seed=st.integers(0, 2**32), count=st.integers(5, 60))
    def answers(self, seed: int, count: int) -> None:
        luck = Random(seed)
        for _ in range(count):
            if self.going:
                ask = luck.choice(self.game.asks(self.now.state))
                self.give(ask.seat, luck.choice(of_one_kind(ask.options, luck) if seed % 2 else ask.options))

    @precondition(lambda self: self.going and self.now.ply >= self.patience)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from([*range(len(self.now.opened))]))
        if seat not in self.gone:
            self.seen(seat, None, *match.leave(self.game, self.now, seat))

    @property
    def going(self) -> bool:
        return bool(self.game.asks(self.now.state))

    @property
    def gone(self) -> set[int]:
        return {event.seat for event in self.told if event.kind == "left"}

    def give(self, seat: int, move: Any) -> None:
        self.seen(seat, move, *match.answer(self.game, self.now, seat, move, opened=self.now.opened[seat]))

    def seen(self, seat: int, move: Any, after: match.Match[Any], events: tuple[Any, ...]) -> None:
        before, self.now, self.told = self.now, after, (*self.told, *events)
        moment = Moment(before.state, seat, move, events, after.state, self.told)
        for clause in self.clauses.STEPS:
            kept(clause, moment)
        self.look()

    def look(self) -> None:
        for clause in self.clauses.ALWAYS:
            kept(clause, self.now.state)
        kept(it_is_asked_or_over, self.game, self.now.state)


def it_is_asked_or_over(game: AnyGame, state: Any) -> None:
    asks, outcome = game.asks(state), game.outcome(state)
    assert bool(asks) != (outcome is not None)
    assert all(ask.options for ask in asks)
    if outcome:
        first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        assert outcome.winners in (first, ())
        assert outcome.places == tuple(1 + sum(each < own for each in outcome.places) for own in outcome.places)


def kept(clause: Callable[..., None], *found: Any) -> None:
    try:
        clause(*found)
    except AssertionError as broken:
        raise AssertionError(f"{clause.__name__} was not kept: {broken}") from broken


def machine(game: AnyGame, clauses: ModuleType) -> type[Match]:
    return type(f"{game.key.title()}Match", (Match,), {"game": game, "clauses": clauses})


def plays_well(game: AnyGame, clauses: ModuleType) -> None:
    run_state_machine_as_test(machine(game, clauses), settings=WALK)


def is_caught(game: AnyGame, clauses: ModuleType, clause: Callable[..., None]) -> None:
    """The machine finds that a game breaks this clause, with no other to find it first."""
    alone = ModuleType("alone")
    alone.STEPS = [each for each in clauses.STEPS if each is clause]
    alone.ALWAYS = [each for each in clauses.ALWAYS if each is clause]
    with pytest.raises(AssertionError, match=f"{clause.__name__} was not kept"):
        run_state_machine_as_test(machine(game, alone), settings=HUNT)


def spoilt(game: AnyGame, spoil: Callable[[Any, Any], Any]) -> AnyGame:
    """The same game, but every step goes through `spoil`, which is given the state before it, too."""
    return replace(game, play=lambda state, seat, move, luck: spoil(state, game.play(state, seat, move, luck)))


def state_with(step: Any, **fields: Any) -> Any:
    return replace(step, state=replace(step.state, **fields))


def changed(events: tuple[Any, ...], kind: str, **fields: Callable[[Any], Any]) -> tuple[Any, ...]:
    """Events of one kind with other fields."""
    return tuple(
        replace(event, **{name: change(event) for name, change in fields.items()}) if event.kind == kind else event
        for event in events
    )

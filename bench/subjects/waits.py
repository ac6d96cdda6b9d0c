"""Answers and visits in a match of competent players, if every question is put and as the house puts them.

A visit ends when somebody else has to answer. The same moves are counted three times: one by one; with those left out
that the house makes and those taken as one that a panel offers together; and without those that were planned, too. Half
of the players plan: at the end of each visit they set the best answers to the likeliest questions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bench.figures import Figure, Goal, Size, beside, of_samples
from engine import match
from engine.core import AnyGame, Ask, Seat
from engine.games import GAMES
from engine.player.ahead import foreseen, key_of
from engine.player.search import choose

MATCHES = {"tiny": 1, "quick": 10, "full": 200}
PLAYOUTS = {"tiny": 2, "quick": 30, "full": 30}
CASES: tuple[tuple[str, str, int, dict[str, str]], ...] = (
    ("KAITO", "kaito", 2, {}),
    ("Kengo!", "kengo", 2, {}),
    ("Duel", "kendo", 2, {"mode": "duel"}),
    ("Duel of four", "kendo", 4, {"mode": "duel"}),
    ("Competition", "kendo", 2, {"mode": "competition"}),
    ("Karenza", "karenza", 2, {}),
    ("Regroup!", "regroup", 2, {}),
)
PLANNED = 3  # questions that are planned for in one visit
GOALS = {  # beside every question put
    ("kendo", "answers"): Goal(0.7, "less", of="ratio"),
    ("kengo", "visits, half of the players plan ahead"): Goal(0.85, "less", of="ratio"),
}
WAYS = ("", ", half of the players plan ahead")


@dataclass(slots=True)
class Count:
    """Answers and visits so far, and how the last answer could go on."""

    answers: int = 0
    visits: int = 0
    last: Seat | None = None
    given: tuple[str, ...] = ()
    offered: frozenset[tuple[str, ...]] = field(default_factory=frozenset)

    def add(self, seat: Seat, move: str, offered: frozenset[tuple[str, ...]]) -> None:
        if seat == self.last and (*self.given, move) in self.offered:
            self.given = (*self.given, move)
            return
        self.answers += 1
        self.visits += seat != self.last
        self.last, self.given, self.offered = seat, (move,), offered

    def pass_over(self) -> None:
        """Somebody has answered without a visit. The next one has to come, even if it's the same player."""
        self.last, self.given, self.offered = None, (), frozenset()


@dataclass(slots=True)
class Planner:
    """A player's plans: what is answered, by the key of what is seen then."""

    game: AnyGame
    seat: Seat
    luck: Random
    playouts: int
    plans: dict[str, Any] = field(default_factory=dict)

    def plan(self, state: Any) -> None:
        """Unless they are asked, or it has been done at the end of this visit."""
        if self.plans or self.seat in {ask.seat for ask in self.game.rules.asks(state)}:
            return
        for question in foreseen(self.game, self.game.rules.view(state, self.seat), self.seat)[:PLANNED]:
            best = choose(self.game, question.seen[0], question.ask, self.luck, self.playouts)
            self.plans |= dict.fromkeys(question.views, best)

    def planned(self, state: Any, ask: Ask[Any]) -> Any:
        """The answer that was planned for this; whatever is asked, no plan outlives it."""
        plans, self.plans = self.plans, {}
        found = plans.get(key_of(self.game, self.game.rules.view(state, self.seat)))
        return found if found in ask.options else None


def measure(size: Size) -> list[Figure]:
    return [figure for case in CASES for figure in figures(case, MATCHES[size], PLAYOUTS[size])]


def figures(case: tuple[str, str, int, dict[str, str]], matches: int, playouts: int) -> Iterator[Figure]:
    name, key, seats, options = case
    counts = [counted(GAMES[key], seats, options, str(number), playouts) for number in range(matches)]
    for what in ("answers", "visits"):
        every, *fewer = ([getattr(count[at], what) for count in counts] for at in range(3))
        put = of_samples(f"{name}: {what}, every question put", "a match", every, 0.5)
        yield put
        for way, samples in zip(WAYS, fewer, strict=True):
            goal = GOALS.get((key, what + way))
            yield beside(of_samples(f"{name}: {what}{way}", "a match", samples, 0.5, goal), put)


def counted(game: AnyGame, seats: int, options: dict[str, str], seed: str, playouts: int) -> tuple[Count, Count, Count]:
    """Of one match: with every question put, as the house puts them, and without those that were planned for."""
    every, fewer, ahead = Count(), Count(), Count()
    planners = {seat: Planner(game, seat, Random(f"{seed} plans {seat}"), playouts) for seat in range(0, seats, 2)}
    now, _ = match.start(game, seats, seed=seed, options=options)
    while asks := game.rules.asks(now.state):
        ask, foregone = asks[0], match.foregone(game, now)
        planner = None if foregone else planners.get(ask.seat)
        planned: Any = planner.planned(now.state, ask) if planner else None
        seen, luck = game.rules.view(now.state, ask.seat), Random(f"{seed}:{now.ply}")
        move: Any = choose(game, seen, ask, luck, playouts) if planned is None else planned
        every.add(ask.seat, str(move), frozenset())
        if not foregone:
            offered = beginnings(game, now.state, ask.seat)
            fewer.add(ask.seat, str(move), offered)
            ahead.add(ask.seat, str(move), offered) if planned is None else ahead.pass_over()
        now, _ = match.answer(game, now, ask.seat, move)
        if planner and planned is None:
            planner.plan(now.state)
    return every, fewer, ahead


def beginnings(game: AnyGame, state: Any, seat: Seat) -> frozenset[tuple[str, ...]]:
    """All that may be given together, cut off after each move."""
    lines = [each.steps for each in match.together(game, state, seat)]
    return frozenset(line[:end] for line in lines for end in range(2, len(line) + 1))

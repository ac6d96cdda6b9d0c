"""A computer player for every game: it imagines what it cannot see, plays on from there, and counts what came of it.

This is information-set Monte Carlo tree search. Each playout deals anew all that the view does not show, walks down
a tree of the answers tried so far, adds one answer to it, and plays on at random to the end of the match.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from engine.core import AnyGame, Ask, Outcome, Seat

CURIOSITY = 0.7  # how much an answer is worth for having been tried seldom, where a win is worth 1

Rewards: TypeAlias = tuple[float, ...]  # seat by seat, from 0 (last) to 1 (first)


class Branch:
    """One answer to one question: how often it was on offer, how often it was tried, and what that came to."""

    __slots__ = ("offered", "onward", "tried", "won")

    def __init__(self) -> None:
        self.offered, self.tried, self.won = 0, 0, 0.0
        self.onward = Fork()

    def promise(self, curiosity: float) -> float:
        """By UCB1, with the times it was on offer in place of the times the question was asked."""
        return self.won / self.tried + curiosity * sqrt(log(self.offered) / self.tried)


class Fork(dict[Seat, dict[Any, Branch]]):
    """A place in the tree: who may be asked there (what is hidden can decide that), and the answers tried."""


def choose(
    game: AnyGame, view: Any, ask: Ask[Any], luck: Random, playouts: int, more: Callable[[], bool] = lambda: True
) -> Any:
    """One of the ask's options, the same for the same luck; nothing of the state is seen but the view.

    Whoever has a clock may stop the search early: after every playout `more` is asked whether there is time for one.
    """
    if len(ask.options) == 1:
        return ask.options[0]
    search = Search(game, luck)
    for _ in range(playouts):
        search.play_out(game.imagine(view, luck), ask.seat)
        if not more():
            break
    tried = search.root.get(ask.seat, {})
    return max(ask.options, key=lambda option: tried[option].tried if option in tried else 0)


class Search:
    """All the playouts of one decision."""

    def __init__(self, game: AnyGame, luck: Random) -> None:
        self.game = game
        self.luck = luck
        self.root = Fork()

    def play_out(self, state: Any, seat: Seat) -> None:
        state, path = self._descended(state, seat)
        rewards = rewarded(self._finished(state))
        for mover, branch in path:
            branch.tried += 1
            branch.won += rewards[mover]

    def _descended(self, state: Any, seat: Seat) -> tuple[Any, list[tuple[Seat, Branch]]]:
        """Down the tree to the first answer that is new, whose branch then ends the path.

        Of several who are asked at once none knows what the others answer: each chooses by what was tried at the
        fork where all were asked, wherever in the tree the answers of the others have led by then.
        """
        asks, play, luck = self.game.asks, self.game.play, self.luck
        fork, path = self.root, list[tuple[Seat, Branch]]()
        asked: dict[Seat, Fork] = {}
        while waiting := asks(state):
            ask = waiting[0] if path else next(each for each in waiting if each.seat == seat)
            asked = {each.seat: asked.get(each.seat, fork) for each in waiting} if asked or len(waiting) > 1 else {}
            here = asked.pop(ask.seat, fork)
            move = ask.options[0]
            if len(ask.options) > 1:
                move, branch = self._picked(here.setdefault(ask.seat, {}), ask.options)
                path.append((ask.seat, branch))
                fork = grown(fork, ask.seat, move)
                if not branch.tried:
                    return play(state, ask.seat, move, luck).state, path
            state = play(state, ask.seat, move, luck).state
        return state, path

    def _picked(self, tried: dict[Any, Branch], options: Sequence[Any]) -> tuple[Any, Branch]:
        """Something new if there is anything new on offer, else what promises most."""
        chance = self.luck.random
        known = [(option, tried[option]) for option in options if option in tried and tried[option].tried]
        for _, branch in known:
            branch.offered += 1
        if len(known) == len(options):
            return max(known, key=lambda each: each[1].promise(CURIOSITY))
        before = {move for move, _ in known}
        fresh = [option for option in options if option not in before]
        move = fresh[int(chance() * len(fresh))]
        branch = tried.setdefault(move, Branch())
        branch.offered += 1
        return move, branch

    def _finished(self, state: Any) -> Outcome:
        """What comes of it when everybody goes on at random."""
        asks, play, luck, chance = self.game.asks, self.game.play, self.luck, self.luck.random
        while waiting := asks(state):
            ask = waiting[0]
            state = play(state, ask.seat, ask.options[int(chance() * len(ask.options))], luck).state
        outcome = self.game.outcome(state)
        if outcome is None:
            raise RuntimeError(f"{self.game.key}: nobody is asked, and yet the match is not over")
        return outcome


def grown(fork: Fork, seat: Seat, move: Any) -> Fork:
    """The place an answer leads to."""
    tried = fork.setdefault(seat, {})
    if move not in tried:
        tried[move] = Branch()
    return tried[move].onward


def rewarded(outcome: Outcome) -> Rewards:
    """The share of the others whom a seat has left behind, a tie counting half."""
    places, others = outcome.places, len(outcome.places) - 1
    return tuple((sum(each > own for each in places) + (places.count(own) - 1) / 2) / others for own in places)

"""A computer player for every game: it imagines what it cannot see, plays on from there, and counts what came of it.

This is information-set Monte Carlo tree search. Each playout deals anew all that the view does not show, walks down
a tree of the answers tried so far, adds one answer to it, and plays on by chance. The answers it is to choose from are
compared by sequential halving: all who are left are played out from the same deals, and those that did worse go, until
one is left.

The searcher's own cards are the same in all deals. Whoever cannot see them must not learn in the tree what beats them,
or more playouts would make the others clairvoyant instead of the searcher strong: strangers answer by chance.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from math import ceil, log, log2, sqrt
from random import Random
from typing import Any

from engine.core import AnyGame, Ask, Seat
from engine.player.playout import by_chance, played_out, worth

CURIOSITY = 0.7  # how much an answer is worth for having been tried seldom, where a win is worth 1
WIDTH = 2  # in the tree a question asked n times has no more than WIDTH * sqrt(n) answers tried, and one
EACH = 8  # playouts there should be for every answer that is compared
WARMING = 0.3  # of all playouts: what is spent to learn which of too many answers to compare
DOUBT = 4  # playouts without news that stand against what is told of a trait
GLANCES = 3  # deals in which all another seat sees is the same, before it is taken to see what the searcher sees


def choose(
    game: AnyGame, view: Any, ask: Ask[Any], luck: Random, playouts: int, more: Callable[[], bool] = lambda: True
) -> Any:
    """One of the ask's options, the same for the same luck; nothing of the state is seen but the view.

    Whoever has a clock may stop the search early: after every playout `more` is asked whether there is time for one.
    """
    if len(ask.options) == 1:
        return ask.options[0]
    search = Search(game, view, ask, luck, playouts, more)
    running = search.promising()
    while len(running) > 1 and search.left:
        running = search.halved(running)
    return running[0]


class Branch:
    """One answer to one question: how often it was on offer, how often it was tried, and what that came to."""

    __slots__ = ("offered", "onward", "tried", "won")

    def __init__(self) -> None:
        self.offered, self.tried, self.won = 0, 0, 0.0
        self.onward = Fork()

    @property
    def mean(self) -> float:
        return self.won / self.tried if self.tried else -1.0

    def promise(self) -> float:
        """By UCB1, with the times it was on offer in place of the times the question was asked."""
        return self.won / self.tried + CURIOSITY * sqrt(log(self.offered) / self.tried)


class Fork(dict[Seat, dict[Any, Branch]]):
    """A place in the tree: who may be asked there (what is hidden can decide that), and the answers tried."""


class Search:
    """All the playouts of one decision."""

    def __init__(
        self, game: AnyGame, view: Any, ask: Ask[Any], luck: Random, playouts: int, more: Callable[[], bool]
    ) -> None:
        self.game, self.view, self.luck, self.seat = game, view, luck, ask.seat
        self.left, self.more = playouts, more
        self.root = Fork()
        self.strangers: dict[Seat, bool] = {}
        self.options = worth(game, self.imagined(), ask)
        self.branches = self.root[ask.seat] = {option: Branch() for option in self.options}

    def imagined(self) -> Any:
        return self.game.imagine(self.view, self.luck)

    def is_stranger(self, seat: Seat) -> bool:
        """Whether to this seat the table could look just as it does when the searcher sees something else."""
        if seat not in self.strangers:
            look = self.game.view(self.imagined(), seat)
            deals = (self.game.imagine(look, self.luck) for _ in range(GLANCES))
            self.strangers[seat] = any(self.game.view(deal, self.seat) != self.view for deal in deals)
        return self.strangers[seat]

    # Which answer

    def promising(self) -> list[Any]:
        """All answers or, if they are too many to compare, those whose parts did well in other answers."""
        most = max(2, self.left // EACH)
        if len(self.options) <= most:
            return list(self.options)
        for _ in range(ceil(WARMING * self.left)):
            self.try_out(self.imagined(), self.luck.choice(self.options))
        return sorted(self.options, key=hope(self.branches), reverse=True)[:most]

    def halved(self, running: list[Any]) -> list[Any]:
        """The better half, after as many playouts of each as leave enough for the rounds to come."""
        rounds = ceil(log2(len(running)))
        for _ in range(max(1, self.left // rounds // len(running))):
            if not self.left:
                break
            deal = self.imagined()
            for option in running:
                self.try_out(deal, option)
        return sorted(running, key=lambda option: self.branches[option].mean, reverse=True)[: (len(running) + 1) // 2]

    def try_out(self, state: Any, option: Any) -> None:
        """One playout that begins with this answer, if there is one left."""
        if not self.left:
            return
        path = [(self.seat, self.branches[option])]
        rewards = played_out(self.game, self._descended(state, option, path), self.luck)
        for mover, branch in path:
            branch.tried += 1
            branch.won += rewards[mover]
        self.left = self.left - 1 if self.more() else 0

    # One playout

    def _descended(self, state: Any, option: Any, path: list[tuple[Seat, Branch]]) -> Any:
        """Down the tree to the first answer that is new, whose branch then ends the path.

        Of several who are asked at once none knows what the others answer: each chooses by what was tried at the
        fork where all were asked, wherever in the tree the answers of the others have led by then.
        """
        game, luck = self.game, self.luck
        waiting = game.asks(state)
        asked = {each.seat: self.root for each in waiting if each.seat != self.seat} if len(waiting) > 1 else {}
        fork, state = path[0][1].onward, game.play(state, self.seat, option, luck).state
        while path[-1][1].tried and (waiting := game.asks(state)):
            ask = waiting[0]
            asked = {each.seat: asked.get(each.seat, fork) for each in waiting} if asked or len(waiting) > 1 else {}
            here, options = asked.pop(ask.seat, fork), worth(game, state, ask)
            move = options[0]
            if len(options) > 1:
                if self.is_stranger(ask.seat):
                    move, branch = by_chance(game, options, luck), Branch()
                else:
                    move, branch = self._picked(here.setdefault(ask.seat, {}), options)
                    path.append((ask.seat, branch))
                fork = fork.setdefault(ask.seat, {}).setdefault(move, branch).onward
            state = game.play(state, ask.seat, move, luck).state
        return state

    def _picked(self, answers: dict[Any, Branch], options: Sequence[Any]) -> tuple[Any, Branch]:
        """What promises most of the answers tried, or a new one as long as they are few for so many tries."""
        known = [(option, branch) for option in options if (branch := answers.get(option)) and branch.tried]
        times = sum(branch.tried for _, branch in known)
        for _, branch in known:
            branch.offered += 1
        if len(known) == len(options) or len(known) > WIDTH * sqrt(times):
            return max(known, key=lambda each: each[1].promise())
        before = {option for option, _ in known}
        fresh = [option for option in options if option not in before]
        move = fresh[int(self.luck.random() * len(fresh))]
        branch = answers.setdefault(move, Branch())
        branch.offered += 1
        return move, branch


# What answers have in common


def hope(branches: dict[Any, Branch]) -> Callable[[Any], float]:
    """How much better than the mean an answer may be, by the sum of what its traits came to in the answers tried."""
    times = sum(branch.tried for branch in branches.values())
    mean = sum(branch.won for branch in branches.values()) / max(1, times)
    told: dict[Any, list[float]] = {}
    for option, branch in branches.items():
        for trait in traits(option):
            sums = told.setdefault(trait, [DOUBT, DOUBT * mean])
            sums[0] += branch.tried
            sums[1] += branch.won
    return lambda option: sum(told[trait][1] / told[trait][0] - mean for trait in traits(option))


@lru_cache(maxsize=65536)
def traits(move: Any) -> tuple[Any, ...]:
    """Each field of a move with its value, for whoever plays makes so many decisions in one."""
    names = [field.name for field in fields(move)] if is_dataclass(move) else []
    return tuple((type(move), name, getattr(move, name)) for name in names) or (move,)

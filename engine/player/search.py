"""A computer player for every game without one of its own, by information-set Monte Carlo tree search (ISMCTS).

Each iteration samples a state that fits the searcher's view (a determinization), walks down the tree of moves tried so
far, adds one move, and finishes with a random playout. The literature it follows:

* Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): the tree, and UCB1 with the number
  of times a move was available in place of the visits of its parent.
* Kocsis and Szepesvari, "Bandit based Monte-Carlo Planning" (2006): UCB1 in trees (UCT).
* Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013): sequential halving, which picks
  the move at the root. All moves still in the running are played out from the same states, then the worse half goes.
* Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go" (2007): progressive widening.

The searcher's own hidden cards are the same in every sampled state. An opponent who cannot see them must not learn
from the statistics in the tree what beats them. Otherwise more playouts would make the opponents clairvoyant instead of
the searcher stronger. So these opponents, called strangers below, move at random in the tree too.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, log, log2, sqrt
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from engine.core import AnyGame, Ask, Seat
from engine.player.playout import played_out, random_option
from engine.player.sure import won

EXPLORATION = 0.7  # the constant of UCB1, for rewards from 0 to 1
WIDTH = 2  # progressive widening: after n visits a node has at most WIDTH * sqrt(n) moves, and one
EACH = 8  # playouts there should be for each move compared at the root
WARMING = 0.3  # share of all playouts that is spent on selecting moves when there are too many to compare
PRIOR = 4  # playouts of average reward that are added to the statistics of each trait
CERTAIN = 100  # samples in all of which a move must win at once to be taken without further search
GLANCES = 3  # samples that must all agree before a seat is taken to see what the searcher sees


def choose(
    game: AnyGame,
    view: Any,
    ask: Ask[Any],
    luck: Random,
    playouts: int,
    more: Callable[[], bool] = lambda: True,
    wander: float = 0.0,
) -> Any:
    """Choose one of `ask.options`, from nothing but what the seat asked can see.

    `view` is the view of `ask.seat`, and `playouts` the number of playouts to spend. `more` is called after each
    playout and stops the search when it returns False. The same arguments and the same `luck` give the same move.
    With a chance of `wander` it is any sensible move that playouts would try, unless one wins at once for certain.
    """
    if len(ask.options) == 1:
        return ask.options[0]
    own = game.player.think(view, ask, luck, playouts, wander, more)
    if own is not None:
        return own
    search = Search(game, view, ask, luck, playouts, more)
    sure = search.winning()
    if sure or luck.random() < wander:
        return sure[0] if sure else random_option(game, search.options, luck)
    running = search.candidates()
    while len(running) > 1 and search.left:
        running = search.halve(running)
    return running[0]


class Branch:
    """A move in the tree: how often it was available and tried, and the sum of the rewards of the seat that made it."""

    __slots__ = ("offered", "onward", "tried", "won")

    def __init__(self) -> None:
        self.offered, self.tried, self.won = 0, 0, 0.0
        self.onward = Fork()

    @property
    def mean(self) -> float:
        return self.won / self.tried if self.tried else -1.0

    def ucb1(self) -> float:
        """UCB1, with the number of times the move was available in place of its parent's visits."""
        return self.won / self.tried + EXPLORATION * sqrt(log(self.offered) / self.tried)


class Fork(dict[Seat, dict[Any, Branch]]):
    """A node of the tree: seat -> move -> branch. Hidden information can decide which seat is asked there."""


class Search:
    """The search for one move. `left` counts the playouts that remain."""

    def __init__(
        self, game: AnyGame, view: Any, ask: Ask[Any], luck: Random, playouts: int, more: Callable[[], bool]
    ) -> None:
        self.game, self.view, self.luck, self.seat = game, view, luck, ask.seat
        self.left, self.more = playouts, more
        self.root = Fork()
        self.strangers: dict[Seat, bool] = {}
        self.options = game.player.sensible(self.sample(), ask)
        self.branches = self.root[ask.seat] = {option: Branch() for option in self.options}

    def sample(self) -> Any:
        return self.game.rules.imagine(self.view, self.luck)

    def is_stranger(self, seat: Seat) -> bool:
        """Whether this seat cannot tell what the searcher sees: its view also fits states that look different to it."""
        if seat not in self.strangers:
            look = self.game.rules.view(self.sample(), seat)
            deals = (self.game.rules.imagine(look, self.luck) for _ in range(GLANCES))
            self.strangers[seat] = any(self.game.rules.view(deal, self.seat) != self.view for deal in deals)
        return self.strangers[seat]

    # The root

    def winning(self) -> list[Any]:
        """The options that have won the match at once in each of some samples."""
        running = list(self.options)
        for _ in range(CERTAIN):
            if running:
                deal = self.sample()
                running = [option for option in running if self.wins(deal, option)]
        return running

    def wins(self, state: Any, option: Any) -> bool:
        return won(self.game, self.game.rules.play(state, self.seat, option, self.luck).state, self.seat)

    def candidates(self) -> list[Any]:
        """The options to compare: all, or if they are too many, those whose traits did best in some playouts."""
        most = max(2, self.left // EACH)
        if len(self.options) <= most:
            return list(self.options)
        for _ in range(ceil(WARMING * self.left)):
            self.try_out(self.sample(), self.luck.choice(self.options))
        return sorted(self.options, key=advantage(self.branches), reverse=True)[:most]

    def halve(self, running: list[Any]) -> list[Any]:
        """One round of sequential halving: the better half, after an equal share of the playouts for every round."""
        rounds = ceil(log2(len(running)))
        for _ in range(max(1, self.left // rounds // len(running))):
            if not self.left:
                break
            deal = self.sample()
            for option in running:
                self.try_out(deal, option)
        return sorted(running, key=lambda option: self.branches[option].mean, reverse=True)[: (len(running) + 1) // 2]

    def try_out(self, state: Any, option: Any) -> None:
        """Spend one playout that starts with `option`, if there is one left, and update the tree."""
        if not self.left:
            return
        path = [(self.seat, self.branches[option])]
        rewards = played_out(self.game, self._descend(state, option, path), self.luck)
        for mover, branch in path:
            branch.tried += 1
            branch.won += rewards[mover]
        self.left = self.left - 1 if self.more() else 0

    # One playout

    def _descend(self, state: Any, option: Any, path: list[tuple[Seat, Branch]]) -> Any:
        """Selection and expansion: play down to the first new move, and append the branches passed to `path`.

        Seats that are asked at the same time do not know one another's moves. So each of them chooses by the statistics
        of the fork at which all of them were asked, wherever the moves of the others have led since.
        """
        game, luck, standing = self.game, self.luck, self.game.player.standing
        waiting = game.rules.asks(state)
        asked = {each.seat: self.root for each in waiting if each.seat != self.seat} if len(waiting) > 1 else {}
        fork, state = path[0][1].onward, game.rules.play(state, self.seat, option, luck).state
        while path[-1][1].tried and not standing(state) and (waiting := game.rules.asks(state)):
            ask = waiting[0]
            asked = {each.seat: asked.get(each.seat, fork) for each in waiting} if asked or len(waiting) > 1 else {}
            here, options = asked.pop(ask.seat, fork), game.player.sensible(state, ask)
            move = options[0]
            if len(options) > 1:
                if self.is_stranger(ask.seat):
                    move, branch = random_option(game, options, luck), Branch()
                else:
                    move, branch = self._select(here.setdefault(ask.seat, {}), options)
                    path.append((ask.seat, branch))
                fork = fork.setdefault(ask.seat, {}).setdefault(move, branch).onward
            state = game.rules.play(state, ask.seat, move, luck).state
        return state

    def _select(self, answers: dict[Any, Branch], options: Sequence[Any]) -> tuple[Any, Branch]:
        """The move tried with the highest UCB1, or a random new one while progressive widening allows it."""
        known = [(option, branch) for option in options if (branch := answers.get(option)) and branch.tried]
        times = sum(branch.tried for _, branch in known)
        for _, branch in known:
            branch.offered += 1
        if len(known) == len(options) or len(known) > WIDTH * sqrt(times):
            return max(known, key=lambda each: each[1].ucb1())
        before = {option for option, _ in known}
        fresh = [option for option in options if option not in before]
        move = fresh[int(self.luck.random() * len(fresh))]
        branch = answers.setdefault(move, Branch())
        branch.offered += 1
        return move, branch


# What moves have in common


def advantage(branches: dict[Any, Branch]) -> Callable[[Any], float]:
    """An estimate of how much better than average a move is: the sum of the advantages of its traits in `branches`."""
    times = sum(branch.tried for branch in branches.values())
    mean = sum(branch.won for branch in branches.values()) / max(1, times)
    totals: dict[Any, list[float]] = {}
    for option, branch in branches.items():
        for trait in traits(option):
            total = totals.setdefault(trait, [PRIOR, PRIOR * mean])
            total[0] += branch.tried
            total[1] += branch.won
    return lambda option: sum(totals[trait][1] / totals[trait][0] - mean for trait in traits(option))


@lru_cache(maxsize=65536)
def traits(move: Any) -> tuple[Any, ...]:
    """Each field of a move with its value. A move with several fields is several decisions at once."""
    named = asdict(move).items() if isinstance(move, Struct) else ()
    return tuple((type(move), name, value) for name, value in named) or (move,)

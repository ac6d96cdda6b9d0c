"""Is Regroup! fair? Greedy players of two styles play it under its variations, and what came of it is put in tables."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import quantiles
from typing import Any

from bench.balance.flock import Style, Taste, answer
from bench.players.contests import interval
from engine.games.regroup import GAME
from engine.games.regroup.parts import CARDS, DIFFERENT, LEADERS

CORES = 2
STYLES: tuple[Style, ...] = ("values", "damage")
PLAIN: Mapping[str, str] = {name: values[0] for name, values in GAME.options.items()}
VARIATIONS: Mapping[str, Mapping[str, str]] = {
    "as usual": {},
    "initial different": {"initial": "different"},
    "leaders powers": {"leaders": "powers"},
    "leaders drowning": {"leaders": "drowning"},
}
CARELESS: Mapping[str, Mapping[str, Any]] = {
    "the worth of coins": {"coins": (0.0, 0.0, 0.0)},
    "coins, and buys nothing": {"coins": (0.0, 0.0, 0.0), "buys": False},
    "potions": {"potion": 0.0},
}

HEAD = """## Regroup! Chicken Army

All seats play the same greedy player (bench/balance/flock.py), which looks one placement ahead. *values* adds up what
its army is worth, a point of defence once for each enemy; *damage* also reckons the next battle against the armies as
they lie. {games:,} matches a line, in percent."""


@dataclass(frozen=True, slots=True)
class Order:
    """A game to be played: who sits where, and by which luck."""

    options: Mapping[str, str]
    tastes: tuple[Taste, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Played:
    first: int
    leaders: tuple[str, ...]
    initial: tuple[int, ...]
    rounds: int
    reason: str
    winner: int


@dataclass(frozen=True, slots=True)
class Share:
    """How many of so many were won: in per cent, with Wilson's interval."""

    won: int
    of: int

    def __str__(self) -> str:
        if not self.of:
            return "none played"
        low, high = interval(self.won / self.of, self.of)
        return f"{100 * self.won / self.of:.1f} [{100 * low:.1f}-{100 * high:.1f}]"


def report(games: int, seed: str) -> str:
    """Tables in Markdown; `games` are played with each number of seats, each style and each variation."""
    with get_context("spawn").Pool(CORES) as pool:
        run = partial(pool.map, played, chunksize=25)
        variations = {key: run(orders(games, seed, *key)) for key in every()}
        careless = {key: run(ignoring(games, seed, *key)) for key in every_ignored()}
    held = [holders(variations, what) for what in ("leaders", "initial")]
    return "\n\n".join((HEAD.format(games=games), turns(variations), *held, careless_table(careless))) + "\n"


# What is played

Key = tuple[int, Style, str]  # seats, style, variation or what is ignored


def every() -> list[Key]:
    """Both styles for seats and powers; the other variations with the better one, which is `damage`."""
    twice = ("as usual", "leaders powers")
    keys = ((seats, style, name) for name in VARIATIONS for seats in GAME.seats for style in STYLES)
    return [(seats, style, name) for seats, style, name in keys if style == "damage" or name in twice]


def every_ignored() -> list[Key]:
    return [(seats, "damage", name) for name in CARELESS for seats in GAME.seats]


def orders(games: int, seed: str, seats: int, style: Style, name: str) -> list[Order]:
    options = {**PLAIN, **VARIATIONS[name]}
    return [Order(options, (Taste(style),) * seats, f"{seed}:{name}:{style}:{at}") for at in range(games)]


def ignoring(games: int, seed: str, seats: int, style: Style, name: str) -> list[Order]:
    """Seat 0 is blind to something; who starts is drawn by lot, so that the seat itself is no advantage."""
    blind = replace(Taste(style), **CARELESS[name])
    tastes = (blind, *[Taste(style)] * (seats - 1))
    return [Order(PLAIN, tastes, f"{seed}:{name}:{style}:{at}") for at in range(games)]


def played(order: Order) -> Played:
    luck = Random(order.seed)
    state = GAME.setup(len(order.tastes), order.options, luck).state
    first, initial = state.first, tuple(army.laid[0].card for army in state.armies)
    while asks := GAME.asks(state):
        [ask] = asks
        move = answer(order.tastes[ask.seat], GAME.view(state, ask.seat), ask, luck)
        state = GAME.play(state, ask.seat, move, luck).state
    outcome = GAME.outcome(state)
    assert outcome
    return Played(first, state.leaders, initial, state.round, outcome.reason, outcome.winners[0])


# What came of it


def turns(variations: Mapping[Key, list[Played]]) -> str:
    """By the place in the first round, and how long it took."""
    head = ("variation", "players", "seats", "1st", "2nd", "3rd", "4th", "rounds", "eliminated", "market")
    rows = (
        (name, style, seats, *padded(by_turn(games, seats)), rounds(games), *endings(games))
        for (seats, style, name), games in variations.items()
    )
    said = "Won by who begins, by the second, and so on; the ends; rounds: median, and nine in ten."
    return f"{said}\n\n{table(head, rows)}"


def by_turn(games: list[Played], seats: int) -> list[Share]:
    places = [(game.winner - game.first) % seats for game in games]
    return [Share(places.count(place), len(games)) for place in range(seats)]


def padded(shares: list[Share]) -> list[Share | str]:
    return [*shares, *[""] * (max(GAME.seats) - len(shares))]


def rounds(games: list[Played]) -> str:
    """The median, and from which to which nine in ten lie."""
    cuts = quantiles([game.rounds for game in games], n=20, method="inclusive")
    return f"{cuts[9]:.0f} ({cuts[0]:.0f}-{cuts[-1]:.0f})"


def endings(games: list[Played]) -> tuple[Share, Share]:
    empty = sum(game.reason == "market" for game in games)
    return Share(len(games) - empty, len(games)), Share(empty, len(games))


def holders(variations: Mapping[Key, list[Played]], what: str) -> str:
    """Games won by those who had a leader, or an initial card."""
    names: dict[str | int, str] = {key: leader.name for key, leader in LEADERS.items()}
    names |= {key: card.name for key, card in CARDS.items()}
    told = {key: games for key, games in variations.items() if varied(key, what)}
    keys: list[str | int] = [*LEADERS] if what == "leaders" else [*DIFFERENT]
    rows = (
        (name, style, seats, f"{100 / seats:.1f}", *(share_of(games, what, each) for each in keys))
        for (seats, style, name), games in told.items()
    )
    head = ("variation", "players", "seats", "fair", *(names[each] for each in keys))
    return f"Matches won by those who held each of them.\n\n{table(head, rows)}"


def varied(key: Key, what: str) -> bool:
    """Plain leaders are faces only; the common initial card is the same for all."""
    return PLAIN[what] != {**PLAIN, **VARIATIONS[key[2]]}[what]


def share_of(games: list[Played], what: str, each: str | int) -> Share:
    having = [game for game in games if each in getattr(game, what)]
    return Share(sum(getattr(game, what)[game.winner] == each for game in having), len(having))


def careless_table(careless: Mapping[Key, list[Played]]) -> str:
    rows = (
        (name, style, seats, f"{100 / seats:.1f}", Share(sum(game.winner == 0 for game in games), len(games)))
        for (seats, style, name), games in careless.items()
    )
    head = ("ignores", "players", "seats", "fair", "wins")
    return f"Matches won by one who pays no heed to something, against others who do.\n\n{table(head, rows)}"


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines: list[Iterable[object]] = [names, ["---"] * len(names), *rows]
    return "\n".join(f"| {' | '.join([str(each) for each in line])} |" for line in lines)

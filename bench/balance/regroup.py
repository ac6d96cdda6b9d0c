"""Is Regroup! fair? Greedy players of two styles play it under its variations, and what came of it is put in tables."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import quantiles
from typing import Any

from bench.balance.flock import Style, Taste, answer
from bench.balance.goals import Goal, near, table, told
from engine.games.regroup import GAME
from engine.games.regroup.parts import CARDS, DIFFERENT, LEADERS
from engine.games.regroup.state import Placed, Take

CORES = 2
STYLES: tuple[Style, ...] = ("values", "damage")
PLAIN: Mapping[str, str] = {name: values[0] for name, values in GAME.options.items()}
VARIATIONS: Mapping[str, Mapping[str, str]] = {
    "as usual": {},
    "initial different": {"initial": "different"},
    "leaders powers": {"leaders": "powers"},
    "leaders drowning": {"leaders": "drowning"},
    "heal_cap off": {"heal_cap": "off"},
}
DEAD, MARKET, ROUNDS = Goal(most=10), Goal(most=45), Goal(least=4, most=8)
DEAREST, DEEP = Goal(least=5), Goal(least=4)
SOURCES = (1, 2, 3, "pile")
COVERED = (1, 2, 3, 4)
CARELESS: Mapping[str, Mapping[str, Any]] = {
    "the worth of coins": {"coins": (0.0, 0.0, 0.0)},
    "coins, and buys nothing": {"coins": (0.0, 0.0, 0.0), "buys": False},
    "potions": {"potion": 0.0},
}

HEAD = """## Regroup! Chicken Army

All seats play the same greedy player (bench/balance/flock.py), which looks one placement ahead. *values* adds up what
its army is worth, a point of defence once for each enemy; *damage* also reckons the next battle against the armies as
they lie. {games:,} matches a line, in percent. What misses what is wanted is bold."""


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
    taken: Counter[int | str]  # from which places of the market, or from the pile
    covered: Counter[int]  # how many squares were laid over


def report(games: int, seed: str) -> str:
    """Tables in Markdown; `games` are played with each number of seats, each style and each variation."""
    with get_context("spawn").Pool(CORES) as pool:
        run = partial(pool.map, played, chunksize=25)
        variations = {key: run(orders(games, seed, *key)) for key in every()}
        careless = {key: run(ignoring(games, seed, *key)) for key in every_ignored()}
    held = [holders(variations, what) for what in ("leaders", "initial")]
    parts = (turns(variations), choices(variations), *held, careless_table(careless))
    return "\n\n".join((HEAD.format(games=games), *parts)) + "\n"


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
    """Seat 0 is blind to something; who starts is drawn at random, so that the seat itself is no advantage."""
    blind = replace(Taste(style), **CARELESS[name])
    tastes = (blind, *[Taste(style)] * (seats - 1))
    return [Order(PLAIN, tastes, f"{seed}:{name}:{style}:{at}") for at in range(games)]


def played(order: Order) -> Played:
    luck = Random(order.seed)
    state = GAME.setup(len(order.tastes), order.options, luck).state
    first, initial = state.first, tuple(army.laid[0].card for army in state.armies)
    taken, covered = Counter[int | str](), Counter[int]()
    while asks := GAME.asks(state):
        [ask] = asks
        move = answer(order.tastes[ask.seat], GAME.view(state, ask.seat), ask, luck)
        step = GAME.play(state, ask.seat, move, luck)
        state = step.state
        taken.update([move.source] if isinstance(move, Take) else [])
        covered.update(event.covered for event in step.events if isinstance(event, Placed))
    outcome = GAME.outcome(state)
    assert outcome
    return Played(first, state.leaders, initial, state.round, outcome.reason, outcome.winners[0], taken, covered)


# What came of it


def turns(variations: Mapping[Key, list[Played]]) -> str:
    """By the place in the first round, how it ended, and how long it took."""
    places = ("1st", "2nd", "3rd", "4th")
    head = ("variation", "players", "seats", "wanted", *places, "all dead at once", "market empty", "rounds")
    wanted = ("*wanted*", *[""] * (3 + len(places)), DEAD, MARKET, ROUNDS)
    rows = (
        (name, style, seats, near(1 / seats, 5), *by_turn(games, seats), *endings(games), rounds(games))
        for (seats, style, name), games in variations.items()
    )
    said = "Won by the player who starts, by the second, and so on; the ends; rounds: median, and nine in ten."
    return f"{said}\n\n{table(head, (wanted, *rows))}"


def by_turn(games: Sequence[Played], seats: int) -> list[str]:
    places = [(game.winner - game.first) % seats for game in games]
    shares = [near(1 / seats, 5).share([place == each for place in places]) for each in range(seats)]
    return [*shares, *[""] * (max(GAME.seats) - seats)]


def rounds(games: Sequence[Played]) -> str:
    """The median, and from which to which nine in ten lie."""
    cuts = quantiles([game.rounds for game in games], n=20, method="inclusive")
    return ROUNDS.marked(cuts[9], f"{cuts[9]:.0f} ({cuts[0]:.0f}-{cuts[-1]:.0f})")


def endings(games: Sequence[Played]) -> Iterator[str]:
    for goal, reason in ((DEAD, "nobody"), (MARKET, "market")):
        yield goal.share([game.reason == reason for game in games])


def choices(variations: Mapping[Key, list[Played]]) -> str:
    """What is taken, and how many squares a card covers."""
    head = ("variation", "players", "seats", "place 1", "place 2", "place 3", "pile", "covers 1", "2", "3 or 4")
    wanted = ("*wanted*", *[""] * 4, DEAREST, *[""] * 3, DEEP)
    rows = (
        (name, style, seats, *choices_of(games)) for (seats, style, name), games in variations.items()
    )  # fmt: skip
    return f"Of all cards taken and laid.\n\n{table(head, (wanted, *rows))}"


def choices_of(games: Sequence[Played]) -> Iterator[str]:
    taken, covered = Counter[int | str](), Counter[int]()
    for game in games:
        taken.update(game.taken)
        covered.update(game.covered)
    for source in SOURCES:
        share = 100 * taken[source] / taken.total()
        yield (DEAREST if source == 3 else Goal()).marked(share, f"{share:.1f}")
    one, two, *more = (100 * covered[each] / covered.total() for each in COVERED)
    yield from (f"{one:.1f}", f"{two:.1f}", DEEP.marked(sum(more), f"{sum(more):.1f}"))


def holders(variations: Mapping[Key, list[Played]], what: str) -> str:
    """Games won by those who had a leader, or an initial card."""
    names: dict[str | int, str] = {key: leader.name for key, leader in LEADERS.items()}
    names |= {key: card.name for key, card in CARDS.items()}
    held = {key: games for key, games in variations.items() if varied(key, what)}
    keys: list[str | int] = [*LEADERS] if what == "leaders" else [*DIFFERENT]
    rows = (
        (name, style, seats, near(1 / seats, 4), *(share_of(games, what, each, seats) for each in keys))
        for (seats, style, name), games in held.items()
    )
    head = ("variation", "players", "seats", "wanted", *(names[each] for each in keys))
    return f"Matches won by those who held each of them.\n\n{table(head, rows)}"


def varied(key: Key, what: str) -> bool:
    """Plain leaders are faces only; the common initial card is the same for all."""
    return PLAIN[what] != {**PLAIN, **VARIATIONS[key[2]]}[what]


def share_of(games: Sequence[Played], what: str, each: str | int, seats: int) -> str:
    held = [(getattr(game, what), game.winner) for game in games]
    return near(1 / seats, 4).share([names[winner] == each for names, winner in held if each in names])


def careless_table(careless: Mapping[Key, list[Played]]) -> str:
    rows = (
        (name, style, seats, f"{100 / seats:.1f}", told([game.winner == 0 for game in games]))
        for (seats, style, name), games in careless.items()
    )
    head = ("ignores", "players", "seats", "fair", "wins")
    return f"Matches won by a player who ignores something, against players who do not.\n\n{table(head, rows)}"

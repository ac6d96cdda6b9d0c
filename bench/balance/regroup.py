"""Is Regroup! fair? Greedy players play it under its variations, and what came of it is put in tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import quantiles

from bench.balance.flock import answer
from bench.balance.goals import Goal, near, table
from engine.games.regroup import GAME
from engine.games.regroup.parts import CARDS, DIFFERENT, LEADERS

CORES = 2
PLAIN: Mapping[str, str] = {name: values[0] for name, values in GAME.options.items()}
VARIATIONS: Mapping[str, Mapping[str, str]] = {
    "as usual": {},
    "initial different": {"initial": "different"},
    "leaders powers": {"leaders": "powers", "leaders_by": "lot"},
    "leaders drowning": {"leaders": "drowning", "leaders_by": "lot"},
    "heal_cap off": {"heal_cap": "off"},
}
DEAD, MARKET, ROUNDS = Goal(most=10), Goal(most=45), Goal(least=4, most=8)

HEAD = """## Regroup! Chicken Army

All seats play the same greedy player (bench/balance/flock.py), which looks one placement ahead and reckons the next
battle against the armies as they lie. {games:,} matches a line, in percent. What misses what is wanted is bold."""


@dataclass(frozen=True, slots=True)
class Order:
    """A game to be played, and by which luck."""

    options: Mapping[str, str]
    seats: int
    seed: str


@dataclass(frozen=True, slots=True)
class Played:
    first: int
    leaders: tuple[str | None, ...]
    initial: tuple[int, ...]
    rounds: int
    reason: str
    winner: int


def report(games: int, seed: str) -> str:
    """Tables in Markdown; `games` are played with each number of seats and each variation."""
    with get_context("spawn").Pool(CORES) as pool:
        run = partial(pool.map, played, chunksize=25)
        variations = {key: run(orders(games, seed, *key)) for key in every()}
    held = [holders(variations, what) for what in ("leaders", "initial")]
    parts = (turns(variations), *held)
    return "\n\n".join((HEAD.format(games=games), *parts)) + "\n"


# What is played

Key = tuple[int, str]  # seats, variation


def every() -> list[Key]:
    return [(seats, name) for name in VARIATIONS for seats in GAME.seats]


def orders(games: int, seed: str, seats: int, name: str) -> list[Order]:
    options = {**PLAIN, **VARIATIONS[name]}
    return [Order(options, seats, f"{seed}:{name}:{at}") for at in range(games)]


def played(order: Order) -> Played:
    luck = Random(order.seed)
    state = GAME.rules.setup(order.seats, order.options, luck).state
    first, initial = state.first, tuple(army.laid[0].card for army in state.armies)
    while asks := GAME.rules.asks(state):
        [ask] = asks
        state = GAME.rules.play(state, ask.seat, answer(GAME.rules.view(state, ask.seat), ask, luck), luck).state
    outcome = GAME.rules.outcome(state)
    assert outcome
    return Played(first, state.leaders, initial, state.round, outcome.reason, outcome.winners[0])


# What came of it


def turns(variations: Mapping[Key, list[Played]]) -> str:
    """By the place in the first round, how it ended, and how long it took."""
    places = ("1st", "2nd", "3rd", "4th")
    head = ("variation", "seats", "wanted", *places, "all dead at once", "market empty", "rounds")
    wanted = ("*wanted*", *[""] * (2 + len(places)), DEAD, MARKET, ROUNDS)
    rows = (
        (name, seats, near(1 / seats, 5), *by_turn(games, seats), *endings(games), rounds(games))
        for (seats, name), games in variations.items()
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


def holders(variations: Mapping[Key, list[Played]], what: str) -> str:
    """Games won by those who had a leader, or an initial card."""
    names: dict[str | int, str] = {key: leader.name for key, leader in LEADERS.items()}
    names |= {key: card.name for key, card in CARDS.items()}
    held = {key: games for key, games in variations.items() if varied(key, what)}
    keys: list[str | int] = [*LEADERS] if what == "leaders" else [*DIFFERENT]
    rows = (
        (name, seats, near(1 / seats, 4), *(share_of(games, what, each, seats) for each in keys))
        for (seats, name), games in held.items()
    )
    head = ("variation", "seats", "wanted", *(names[each] for each in keys))
    return f"Matches won by those who held each of them.\n\n{table(head, rows)}"


def varied(key: Key, what: str) -> bool:
    """Plain leaders are faces only; the common initial card is the same for all."""
    return PLAIN[what] != {**PLAIN, **VARIATIONS[key[1]]}[what]


def share_of(games: Sequence[Played], what: str, each: str | int, seats: int) -> str:
    held = [(getattr(game, what), game.winner) for game in games]
    return near(1 / seats, 4).share([names[winner] == each for names, winner in held if each in names])

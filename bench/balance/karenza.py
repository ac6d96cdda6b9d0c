"""How fair the warriors of Karenza are to one another, by a quick player of its own against itself."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context
from random import Random
from statistics import median

from bench.balance.fencer import Fencer
from bench.players.contests import interval
from engine.core import Seat
from engine.games.karenza import GAME
from engine.games.karenza.parts import OFFERED, WARRIORS
from engine.games.karenza.state import Choose, Scored, State
from engine.match import chosen

AGGRESSION = 1.0  # which wins its mirror match: see the table
OTHERS = (0.5, 0.7, 0.8, 0.9)
PROCESSES = 2

HEAD = """## Karenza

Both play the same quick player (bench/balance/fencer.py), which attacks when the chance to score is at least
{least:.0%} (aggression {aggression}). {games:,} matches a line; who opens alternates, a draw is half a win for each.
A turn is one answer after the placements; a combo is two scores by one player with nothing in between.
"""


@dataclass(frozen=True, slots=True)
class Duel:
    """Who fences, by seats, how eagerly, and how often."""

    warriors: tuple[str, ...]
    aggression: tuple[float, ...]
    lock: str
    games: int
    seed: str


@dataclass(frozen=True, slots=True)
class Bout:
    """One match: each seat's part of the win, who opened, and how it went."""

    shares: tuple[float, ...]
    opener: Seat
    turns: int
    reason: str
    combo: bool


def report(games: int, seed: str) -> str:
    pairs = list(combinations(OFFERED, 2))
    with get_context("spawn").Pool(PROCESSES) as pool:
        locked, free = (
            pool.map(fought, [duel(pair, games, seed, lock) for pair in pairs], 1) for lock in ("on", "off")
        )
        rivals = pool.map(fought, [mirror(other, games, seed) for other in OTHERS], 1)
        tables = pool.map(fought, [table(seats, games, seed) for seats in (3, 4)], 1)
    head = HEAD.format(least=1 - AGGRESSION, aggression=AGGRESSION, games=games)
    parts = (pair_table(pairs, locked, free), whole_table(locked, free), rival_table(rivals), seat_table(tables))
    return "\n".join([head, *("\n".join(part) + "\n" for part in parts)])


# Matches


def duel(pair: tuple[str, str], games: int, seed: str, lock: str) -> Duel:
    return Duel(pair, (AGGRESSION,) * 2, lock, games, f"{seed} {' '.join(pair)} {lock}")


def mirror(other: float, games: int, seed: str) -> Duel:
    """Two of the same warrior, whoever luck sends."""
    return Duel(("random",), (AGGRESSION, other), "on", games, f"{seed} {other}")


def table(seats: int, games: int, seed: str) -> Duel:
    return Duel(("random",) * seats, (AGGRESSION,) * seats, "on", games, f"{seed} {seats}")


def fought(duel: Duel) -> list[Bout]:
    return [bout(duel, number) for number in range(duel.games)]


def bout(duel: Duel, number: int) -> Bout:
    """The seats take turns to open."""
    luck, seats = Random(f"{duel.seed}:{number}"), len(duel.aggression)
    options = chosen(GAME, seats, {"sword_lock": duel.lock})
    warriors = duel.warriors if len(duel.warriors) > 1 else (luck.choice(OFFERED),) * seats
    players = [Fencer(aggression) for aggression in duel.aggression]
    state = GAME.setup(seats, options, luck).state
    for seat, warrior in enumerate(warriors):
        state = GAME.play(state, seat, Choose(warrior), luck).state
    state = opened(state, number % seats)
    return fenced(state, players, luck)


def opened(state: State, opener: Seat) -> State:
    """As if the lot had fallen on this seat."""
    codes = (state.choices, state.warriors, state.poses, state.hands, state.decks, state.discards, state.scores)
    return State(*codes, turn=opener, opener=opener, options=state.options)


def fenced(state: State, players: Sequence[Fencer], luck: Random) -> Bout:
    turns, combo = 0, False
    while asks := GAME.asks(state):
        [ask] = asks
        move = players[ask.seat](GAME.view(state, ask.seat), ask.topic)
        step = GAME.play(state, ask.seat, move, luck)
        state, turns = step.state, turns + (ask.topic != "opening")
        combo = combo or any(isinstance(event, Scored) and event.streak > 1 for event in step.events)
    outcome = GAME.outcome(state)
    assert outcome is not None
    first = [place == 1 for place in outcome.places]
    return Bout(tuple(each / sum(first) for each in first), state.opener, turns, outcome.reason, combo)


# Tables


def pair_table(
    pairs: Sequence[tuple[str, str]], locked: Sequence[Sequence[Bout]], free: Sequence[Sequence[Bout]]
) -> Iterator[str]:
    yield "| pair | the first wins, `sword_lock on` | median turns | deck-outs | combos | the first wins, `off` |"
    yield "|---|---|---|---|---|---|"
    for pair, on, off in zip(pairs, locked, free, strict=True):
        names = " : ".join(WARRIORS[key].name for key in pair)
        yield f"| {names} | {won(on, 0)} | {' | '.join(course(on))} | {won(off, 0)} |"


def whole_table(locked: Sequence[Sequence[Bout]], free: Sequence[Sequence[Bout]]) -> Iterator[str]:
    yield "| all pairs | the opener wins | turns: median, p90, most | deck-outs | draws | combos |"
    yield "|---|---|---|---|---|---|"
    for lock, several in (("on", locked), ("off", free)):
        bouts = [bout for each in several for bout in each]
        turns = sorted(bout.turns for bout in bouts)
        opener = told([bout.shares[bout.opener] for bout in bouts])
        length = f"{median(turns):.0f}, {turns[9 * (len(turns) - 1) // 10]}, {turns[-1]}"
        _, decks, combos = course(bouts)
        draws = percent(sum(max(bout.shares) < 1 for bout in bouts) / len(bouts))
        yield f"| `sword_lock {lock}` | {opener} | {length} | {decks} | {draws} | {combos} |"


def rival_table(rivals: Sequence[Sequence[Bout]]) -> Iterator[str]:
    yield f"| both the same warrior: against aggression | aggression {AGGRESSION} wins |"
    yield "|---|---|"
    for other, bouts in zip(OTHERS, rivals, strict=True):
        yield f"| {other} | {won(bouts, 0)} |"


def seat_table(tables: Sequence[Sequence[Bout]]) -> Iterator[str]:
    yield "| seats | wins of the opener and of those clockwise | median turns | deck-outs | combos |"
    yield "|---|---|---|---|---|"
    for bouts in tables:
        seats = len(bouts[0].shares)
        ring = ([bout.shares[(bout.opener + step) % seats] for bout in bouts] for step in range(seats))
        yield f"| {seats} | {' / '.join(map(told, ring))} | {' | '.join(course(bouts))} |"


def course(bouts: Sequence[Bout]) -> tuple[str, str, str]:
    decks = sum(bout.reason == "deck" for bout in bouts) / len(bouts)
    combos = sum(bout.combo for bout in bouts) / len(bouts)
    return f"{median(bout.turns for bout in bouts):.0f}", percent(decks), percent(combos)


def won(bouts: Sequence[Bout], seat: Seat) -> str:
    return told([bout.shares[seat] for bout in bouts])


def told(parts: Sequence[float]) -> str:
    share = sum(parts) / len(parts)
    low, high = interval(share, len(parts))
    return f"{100 * share:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"

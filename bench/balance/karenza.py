"""How even Karenza is: every warrior against every other, under every option, between two equal players."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from random import Random
from statistics import median

from bench.balance.fencer import Fencer
from bench.balance.goals import Goal, near, table, told
from engine.core import Ask, Seat
from engine.games.karenza import GAME
from engine.games.karenza.parts import OFFERED, WARRIORS
from engine.games.karenza.state import Choose, Move, Scored, State, View
from engine.games.karenza.thinking import think
from engine.match import chosen

PROCESSES = 2
PAIRS = tuple(combinations(OFFERED, 2))
AS_USUAL: Mapping[str, str] = {}
SETTINGS: tuple[Mapping[str, str], ...] = (
    AS_USUAL,
    *({name: value} for name, values in GAME.options.items() for value in values[1:]),
)
FAIR, ANY = near(1 / 2, 4), Goal()
OPENER, SCORELESS, NEVER = near(1 / 2, 5), Goal(most=35), Goal(most=3)
DECKS, COMBOS, TURNS = Goal(most=10), Goal(least=50), Goal(least=20, most=60)

HEAD = """## Karenza

*Fencer* is a quick player (bench/balance/fencer.py). *Network* is what the computer plays by between two, without a
wandering hand and without playing on. Both seats play alike. {games:,} matches a pair of warriors; who opens
alternates, a draw is half a win for each.
A turn is one answer after the placements; a combo is two scores by one player with nothing in between. The first
line says what is wanted of a match as usual; a warrior and an opener should be as even under every option. What
misses that is bold.
"""

Player = Callable[[View, Ask[Move]], Move]


@dataclass(frozen=True, slots=True)
class Duel:
    """Who fence, which player plays both, under which options, and how often."""

    warriors: tuple[str, ...]
    player: str
    games: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Bout:
    """One match: each seat's part of the win, who opened, and how it went."""

    shares: tuple[float, ...]
    opener: Seat
    turns: int
    reason: str
    combo: bool
    scoreless: bool  # somebody did not win, and scored nothing
    never: bool  # somebody did not win, and never had the initiative


Duels = Sequence[Sequence[Bout]]
"""The matches of each pair."""


def report(games: int, seed: str) -> str:
    with get_context("spawn").Pool(PROCESSES) as pool:
        found = {player: pool.map(fought, duels(games, seed, player), 1) for player in PLAYERS}
    head = HEAD.format(games=games)
    even = [each for player, bouts in found.items() for each in evenness(player, bouts)]
    return "\n\n".join([head, *even]) + "\n"


def evenness(player: str, found: Duels) -> Iterator[str]:
    settings = [found[at : at + len(PAIRS)] for at in range(0, len(found), len(PAIRS))]
    yield f"### {player.capitalize()}\n\n{course_table(settings)}"
    yield pair_table(settings)


# Matches


def duels(games: int, seed: str, player: str) -> list[Duel]:
    """Every pair under every setting."""
    return [
        Duel(pair, player, games, f"{seed} {' '.join(pair)} {named(options)}", options)
        for options in SETTINGS
        for pair in PAIRS
    ]


def named(options: Mapping[str, str]) -> str:
    return " ".join(f"{name} {value}" for name, value in options.items()) or "as usual"


def fought(duel: Duel) -> list[Bout]:
    return [bout(duel, number) for number in range(duel.games)]


def bout(duel: Duel, number: int) -> Bout:
    """The seats take turns to open."""
    luck, seats = Random(f"{duel.seed}:{number}"), len(duel.warriors)
    options = chosen(GAME, seats, duel.options)
    state = GAME.rules.setup(seats, options, luck).state
    for seat, warrior in enumerate(duel.warriors):
        state = GAME.rules.play(state, seat, Choose(warrior), luck).state
    state = opened(state, number % seats)
    return fenced(state, PLAYERS[duel.player], luck)


def opened(state: State, opener: Seat) -> State:
    """As if this seat had been drawn."""
    codes = (state.choices, state.warriors, state.poses, state.hands, state.decks, state.discards, state.scores)
    return State(*codes, turn=opener, opener=opener, options=state.options)


def by_network(view: View, ask: Ask[Move]) -> Move:
    """As a level whose hand never wanders, and which thinks no further."""
    return think(view, ask, Random(0), 1, 0.0, lambda: True)


def by_fencer(view: View, ask: Ask[Move]) -> Move:
    return Fencer()(view, ask.topic)


PLAYERS: Mapping[str, Player] = {"fencer": by_fencer, "network": by_network}


def fenced(state: State, player: Player, luck: Random) -> Bout:
    turns, combo, had = 0, False, set[Seat]()
    while asks := GAME.rules.asks(state):
        [ask] = asks
        if ask.topic == "act":
            had.add(ask.seat)
        move = player(GAME.rules.view(state, ask.seat), ask)
        step = GAME.rules.play(state, ask.seat, move, luck)
        state, turns = step.state, turns + (ask.topic != "opening")
        combo = combo or any(isinstance(event, Scored) and event.streak > 1 for event in step.events)
    outcome = GAME.rules.outcome(state)
    assert outcome is not None
    first = [place == 1 for place in outcome.places]
    shares = tuple(each / sum(first) for each in first)
    losers = [seat for seat, each in enumerate(first) if not each]
    scoreless = any(not state.scores[seat] for seat in losers)
    return Bout(shares, state.opener, turns, outcome.reason, combo, scoreless, any(seat not in had for seat in losers))


# Tables


def course_table(settings: Sequence[Duels]) -> str:
    """How even the warriors are under each option, and how the matches go."""
    names = [WARRIORS[key].name for key in OFFERED]
    head = ("", *names, "opener", "loser scoreless", "loser without initiative", "deck-outs", "combos", "turns")
    wanted = ("*wanted*", *[FAIR] * len(names), OPENER, SCORELESS, NEVER, DECKS, COMBOS, TURNS)
    rows = (
        (named(options), *course(duels, usual=options == AS_USUAL))
        for options, duels in zip(SETTINGS, settings, strict=True)
    )
    return table(head, (wanted, *rows))


def course(duels: Duels, *, usual: bool) -> Iterator[str]:
    """Only the evenness is wanted under every option: the others are there to make matches longer or shorter."""
    for warrior in OFFERED:
        yield FAIR.share(held_by(warrior, duels))
    bouts = [each for several in duels for each in several]
    yield OPENER.share([each.shares[each.opener] for each in bouts])
    scoreless, never, decks, combos = (goal if usual else ANY for goal in (SCORELESS, NEVER, DECKS, COMBOS))
    yield scoreless.share([each.scoreless for each in bouts])
    yield never.share([each.never for each in bouts])
    yield decks.share([each.reason == "deck" for each in bouts])
    yield combos.share([each.combo for each in bouts])
    middle = median(each.turns for each in bouts)
    yield (TURNS if usual else ANY).marked(middle, f"{middle:.0f}")


def held_by(warrior: str, duels: Duels) -> list[float]:
    """What this warrior won of each of its matches."""
    pairs = [(pair.index(warrior), bouts) for pair, bouts in zip(PAIRS, duels, strict=True) if warrior in pair]
    return [each.shares[seat] for seat, bouts in pairs for each in bouts]


def pair_table(settings: Sequence[Duels]) -> str:
    rows = (
        (" : ".join(WARRIORS[key].name for key in pair), *(told(firsts(duels[at])) for duels in settings))
        for at, pair in enumerate(PAIRS)
    )
    return "Won by the first of two.\n\n" + table(("pair", *map(named, SETTINGS)), rows)


def firsts(bouts: Sequence[Bout]) -> list[float]:
    return [each.shares[0] for each in bouts]

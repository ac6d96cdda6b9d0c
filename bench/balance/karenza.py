"""How even Karenza is, and how its warriors differ: each against every other, between two equal players."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log
from multiprocessing import get_context
from random import Random
from statistics import mean, median
from typing import Final, NamedTuple

from bench.balance.fencer import Fencer
from bench.balance.goals import Goal, near, table, told
from engine.core import Ask, Seat
from engine.games.karenza import GAME
from engine.games.karenza.parts import CARDS, OFFERED, WARRIORS
from engine.games.karenza.state import (
    Attacked,
    Choose,
    Conceded,
    Defended,
    Event,
    Move,
    Passed,
    Scored,
    State,
    View,
)
from engine.games.karenza.thinking import think
from engine.match import chosen

PROCESSES = 2
PAIRS = tuple(combinations(OFFERED, 2))
AS_USUAL: Mapping[str, str] = {}
SETTINGS: tuple[Mapping[str, str], ...] = (
    AS_USUAL,
    *({name: value} for name, values in GAME.options.items() for value in values[1:]),
)
FAIR, FAIR_ENOUGH, ANY = near(1 / 2, 5), near(1 / 2, 10), Goal()
OPENER, DECKS, COMBOS = near(1 / 2, 5), Goal(most=15), ANY
TURNS, HITS = Goal(least=20, most=60), Goal(least=2, most=3)
SHOWN: Final = 5  # turns of one seat, by which its warrior is to be told

HEAD = """## Karenza

*Fencer* is a quick player (bench/balance/fencer.py). *Network* is what the computer plays by between two, without a
wandering hand and without playing on. Both seats play alike. {games:,} matches a pair of warriors; who opens
alternates, a draw is half a win for each.
A turn is one answer after the placements; a combo is two scores by one player with nothing in between; the hits are
those of a winner by points. The first line says what is wanted of a match as usual. Under an option a warrior may be
{wider} points from even; how long a match is isn't judged there. What misses its goal is bold.

The second table says how each warrior is played as usual: points a hit, the part of the attacks that hit, steps for an
attack, attacks until the initiative is lost or passed, hits in a row, the part of the threats that is parried, and the
part where that takes the initiative. *Told* is how often somebody who sees {shown} turns in a row of one seat, and of
those no more than what was done, with which power and after how many steps, says rightly whose they were: by naive
Bayes, learnt from every other match and tried on those between. By chance it would be {chance:.0f}.
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


class Turn(NamedTuple):
    """What a seat did: attacked, parried, took the initiative by a parry, conceded or passed."""

    seat: Seat
    deed: str
    power: int  # of the card that was played, or 0
    steps: int


@dataclass(frozen=True, slots=True)
class Bout:
    """One match: each seat's part of the win, who opened, and how it went."""

    shares: tuple[float, ...]
    opener: Seat
    reason: str
    turns: tuple[Turn, ...]
    hits: tuple[Scored, ...]


Duels = Sequence[Sequence[Bout]]
"""The matches of each pair."""


def report(games: int, seed: str) -> str:
    with get_context("spawn").Pool(PROCESSES) as pool:
        found = {player: pool.map(fought, duels(games, seed, player), 1) for player in PLAYERS}
    wider = FAIR_ENOUGH.most - 50
    head = HEAD.format(games=games, wider=f"{wider:g}", shown=SHOWN, chance=100 / len(OFFERED))
    even = [each for player, bouts in found.items() for each in evenness(player, bouts)]
    return "\n\n".join([head, *even]) + "\n"


def evenness(player: str, found: Duels) -> Iterator[str]:
    settings = [found[at : at + len(PAIRS)] for at in range(0, len(found), len(PAIRS))]
    yield f"### {player.capitalize()}\n\n{course_table(settings)}"
    yield style_table(settings[0])
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
    turns, hits = list[Turn](), list[Scored]()
    while asks := GAME.rules.asks(state):
        [ask] = asks
        move = player(GAME.rules.view(state, ask.seat), ask)
        step = GAME.rules.play(state, ask.seat, move, luck)
        state = step.state
        for event in step.events:
            if turn := turn_of(event):
                turns.append(turn)
            if isinstance(event, Scored):
                hits.append(event)
    outcome = GAME.rules.outcome(state)
    assert outcome is not None
    return Bout(outcome.shares, state.opener, outcome.reason, tuple(turns), tuple(hits))


def turn_of(event: Event) -> Turn | None:
    match event:
        case Attacked():
            return Turn(event.seat, "attacked", CARDS[event.card].power, event.moves)
        case Defended():
            deed = "took" if event.initiative == event.seat else "parried"
            return Turn(event.seat, deed, CARDS[event.card].power, event.moves)
        case Conceded():
            return Turn(event.seat, "conceded", 0, event.moves)
        case Passed():
            return Turn(event.seat, "passed", 0, event.moves)
    return None


# Tables


def course_table(settings: Sequence[Duels]) -> str:
    """How even the warriors are under each option, and how the matches go."""
    names = [WARRIORS[key].name for key in OFFERED]
    head = ("", *names, "opener", "deck-outs", "combos", "turns", "hits")
    wanted = ("*wanted*", *[FAIR] * len(names), OPENER, DECKS, "any", TURNS, HITS)
    rows = (
        (named(options), *course(duels, usual=options == AS_USUAL))
        for options, duels in zip(SETTINGS, settings, strict=True)
    )
    return table(head, (wanted, *rows))


def course(duels: Duels, *, usual: bool) -> Iterator[str]:
    for warrior in OFFERED:
        yield (FAIR if usual else FAIR_ENOUGH).share(held_by(warrior, duels))
    bouts = [each for several in duels for each in several]
    yield (OPENER if usual else FAIR_ENOUGH).share([each.shares[each.opener] for each in bouts])
    yield DECKS.share([each.reason == "deck" for each in bouts])
    yield COMBOS.share([any(hit.streak > 1 for hit in each.hits) for each in bouts])
    yield middle(TURNS if usual else ANY, [len(each.turns) for each in bouts])
    yield middle(HITS if usual else ANY, [hits_of_the_winner(each) for each in bouts if each.reason == "points"])


def hits_of_the_winner(bout: Bout) -> int:
    return sum(hit.seat == bout.hits[-1].seat for hit in bout.hits)


def middle(goal: Goal, numbers: Sequence[int]) -> str:
    return goal.marked(median(numbers), f"{median(numbers):.0f}")


def held_by(warrior: str, duels: Duels) -> list[float]:
    """What this warrior won of each of its matches."""
    return [bout.shares[seat] for seat, bout in fought_by(warrior, duels)]


def style_table(duels: Duels) -> str:
    told_apart = {warrior: told(found) for warrior, found in recognized(duels).items()}
    head = ("", "points a hit", "hit", "steps", "attacks", "hits in a row", "parried", "taken", "told")
    return table(head, ((WARRIORS[key].name, *style(key, duels), told_apart[key]) for key in OFFERED))


def style(warrior: str, duels: Duels) -> Iterator[str]:
    turns, runs, hits = list[Turn](), list[int](), list[Scored]()
    for seat, bout in fought_by(warrior, duels):
        turns += [turn for turn in bout.turns if turn.seat == seat]
        runs += attacks_in_a_row(seat, bout.turns)
        hits += [hit for hit in bout.hits if hit.seat == seat]
    attacks = [turn.steps for turn in turns if turn.deed == "attacked"]
    threats = [turn.deed for turn in turns if turn.deed not in ("attacked", "passed")]
    yield f"{mean(hit.points for hit in hits):.1f}"
    yield percent(len(hits), len(attacks))
    yield f"{mean(attacks):.2f}"
    yield f"{mean(runs):.2f}"
    yield f"{len(hits) / sum(hit.streak == 1 for hit in hits):.2f}"
    yield percent(len(threats) - threats.count("conceded"), len(threats))
    yield percent(threats.count("took"), len(threats))


def attacks_in_a_row(seat: Seat, turns: Iterable[Turn]) -> Iterator[int]:
    """How often a seat attacks before a parry takes the initiative from it, or it passes, or the match ends."""
    run = 0
    for turn in turns:
        if turn.seat == seat and turn.deed == "attacked":
            run += 1
        elif run and turn.deed in ("took", "passed"):
            yield run
            run = 0
    if run:
        yield run


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"


def fought_by(warrior: str, duels: Duels) -> Iterator[tuple[Seat, Bout]]:
    for pair, bouts in zip(PAIRS, duels, strict=True):
        if warrior in pair:
            yield from ((pair.index(warrior), bout) for bout in bouts)


# Whose turns were these?


def recognized(duels: Duels) -> dict[str, list[bool]]:
    """For each warrior and match that wasn't learnt from: whether the turns that were shown told whose they are."""
    learnt = {warrior: learning([*turns_of(warrior, duels)][::2]) for warrior in OFFERED}
    return {
        warrior: [most_likely(shown, learnt) == warrior for shown in showing([*turns_of(warrior, duels)][1::2])]
        for warrior in OFFERED
    }


def turns_of(warrior: str, duels: Duels) -> Iterator[list[Turn]]:
    """Match by match, as if it always had the same seat."""
    for seat, bout in fought_by(warrior, duels):
        yield [turn._replace(seat=0) for turn in bout.turns if turn.seat == seat]


def learning(matches: Sequence[Sequence[Turn]]) -> Callable[[Turn], float]:
    """The logarithm of how often a turn is like this one. Each has been seen half a time more than it was."""
    seen = Counter(turn for match in matches for turn in match)
    every = seen.total() + len(seen) / 2
    return lambda turn: log((seen[turn] + 0.5) / every)


def showing(matches: Sequence[Sequence[Turn]]) -> Iterator[Sequence[Turn]]:
    """Some turns in a row of each match that has so many."""
    luck = Random(SHOWN)
    for match in matches:
        if len(match) >= SHOWN:
            start = luck.randrange(len(match) - SHOWN + 1)
            yield match[start : start + SHOWN]


def most_likely(shown: Sequence[Turn], learnt: Mapping[str, Callable[[Turn], float]]) -> str:
    return max(learnt, key=lambda warrior: sum(map(learnt[warrior], shown)))


def pair_table(settings: Sequence[Duels]) -> str:
    rows = (
        (" : ".join(WARRIORS[key].name for key in pair), *(told(firsts(duels[at])) for duels in settings))
        for at, pair in enumerate(PAIRS)
    )
    return "Won by the first of two.\n\n" + table(("pair", *map(named, SETTINGS)), rows)


def firsts(bouts: Sequence[Bout]) -> list[float]:
    return [each.shares[0] for each in bouts]

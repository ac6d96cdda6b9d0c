"""The search for leaks in what is told of the past: the log, what happened since an answer, the clocks, the notices.

Two matches are compared that a viewer cannot tell apart from beginning to end, although hidden things differ. The
second one is found by changing one hidden thing after another, two cards or somebody's secret answer, and playing it
again. A change that the viewer would notice is undone.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

from cogs.match.watching import log_card
from cogs.panel.panel import private_plies, recap_text, told_privately
from dojo.match.commit import _drafts
from dojo.match.history import History, PastMove
from dojo.table.seat_clocks import Answer, after_move
from dojo.table.table import Table
from engine import codec, match
from engine.core import AnyGame, RuleError, Seat
from engine.games.kendo.parts import in_box_order
from engine.match import Match
from engine.record import Record
from engine.values import replace
from tests.engine.hidden import back
from tests.proofs.secrets.positions import (
    SAY,
    Found,
    of_one_kind,
    sent,
    standing,
    state_of,
    table_of,
    tables,
    timing,
    words,
)

CHANGES = 24  # that are tried
LENGTH = 40  # answers, at most
FAR = 60  # plies, at most, before the first position

Raw = dict[str, Any]
Place = tuple[list[Any], int]  # where a card lies


@dataclass(frozen=True)
class Stretch:
    """Part of a match: the state it begins with, its seed, and all answers."""

    start: Any
    seats: int
    seed: str
    moves: tuple[tuple[Seat, str], ...]


def stretches(game: AnyGame, luck: Random) -> Iterator[tuple[dict[str, str], Stretch]]:
    """Without end: parts of random matches, from the start or from anywhere, with their options."""
    while True:
        far = luck.choice((0, luck.randrange(FAR)))
        table = next(table for at, table in enumerate(tables(game, luck)) if at >= far and not table.outcome)
        seats, seed = len(table.players), f"{luck.random()}"
        now, moves = match.resume(unmarked(table.match.state), seats, seed=seed), []
        for _ in range(luck.randrange(1, LENGTH)):
            if not (asks := game.rules.asks(now.state)):
                break
            ask = luck.choice(asks)
            text = str(luck.choice(of_one_kind(ask.options, luck, luck.random() < 0.5)))
            moves.append((ask.seat, text))
            now, _ = match.answer(game, now, ask.seat, match.parse(game, now, ask.seat, text))
        if moves:
            yield table.options, Stretch(unmarked(table.match.state), seats, seed, tuple(moves))


def unmarked(state: Any) -> Any:
    """The cards that were drawn last are kept beside the hands. They go, because the hands will change."""
    return replace(state, drawn=((),) * len(state.drawn)) if hasattr(state, "drawn") else state


def played(game: AnyGame, stretch: Stretch) -> Iterator[tuple[Match[Any], tuple[Any, ...]]]:
    """The match at every ply, and its events there. Raises `RuleError` if an answer is not possible."""
    now = match.resume(stretch.start, stretch.seats, seed=stretch.seed)
    yield now, ()
    for seat, text in stretch.moves:
        now, events = match.answer(game, now, seat, match.parse(game, now, seat, text))
        yield now, events


def noticed(game: AnyGame, now: Match[Any], viewer: Seat | None) -> Any:
    """All that a viewer knows of one position."""
    mine = [ask for ask in game.rules.asks(now.state) if ask.seat == viewer]
    return game.rules.view(now.state, viewer), mine


def equivalent(game: AnyGame, stretch: Stretch, viewer: Seat | None, luck: Random) -> Stretch:
    """Another match that is the same to this viewer; or the same one, if nothing could be otherwise."""
    true = [noticed(game, now, viewer) for now, _ in played(game, stretch)]
    for _ in range(CHANGES):
        change = luck.choice((swapped, swapped, otherwise))
        other = change(game, stretch, viewer, luck)
        if other is not None and other != stretch and alike(game, other, viewer, true):
            stretch = other
    return stretch


def alike(game: AnyGame, stretch: Stretch, viewer: Seat | None, true: list[Any]) -> bool:
    try:
        return all(
            noticed(game, now, viewer) == seen for (now, _), seen in zip(played(game, stretch), true, strict=True)
        )
    except (RuleError, ValueError):  # somebody had chosen, face down, the card that is gone
        return False


# Changes


def swapped(game: AnyGame, stretch: Stretch, viewer: Seat | None, luck: Random) -> Stretch | None:
    """Swap two hidden cards that could lie in each other's place."""
    raw = codec.plain(stretch.start)
    stacks = [stack for stack in STACKS[game.key](raw, viewer) if len(stack) > 1]
    if not stacks:
        return None
    (one, at), (other, there) = luck.sample(luck.choice(stacks), 2)
    one[at], other[there] = other[there], one[at]
    TIDIED.get(game.key, untouched)(raw)
    return replace(stretch, start=codec.load_state(game, game.version, json.dumps(raw)))


def otherwise(game: AnyGame, stretch: Stretch, viewer: Seat | None, luck: Random) -> Stretch | None:
    """Change an answer of somebody else."""
    theirs = [at for at, (seat, _) in enumerate(stretch.moves) if seat != viewer]
    if not theirs:
        return None
    at = luck.choice(theirs)
    seat, _ = stretch.moves[at]
    try:
        now = next(now for ply, (now, _) in enumerate(played(game, stretch)) if ply == at)
    except (RuleError, ValueError):
        return None
    text = str(luck.choice(match.ask(game, now, seat).options))
    return replace(stretch, moves=(*stretch.moves[:at], (seat, text), *stretch.moves[at + 1 :]))


def places(*piles: list[Any]) -> list[Place]:
    return [(pile, at) for pile in piles for at in range(len(pile))]


def kengo(raw: Raw, viewer: Seat | None) -> list[list[Place]]:
    hands = [] if raw["special"] == "open_palms" else [hand for seat, hand in enumerate(raw["hands"]) if seat != viewer]
    return [places(*hands, raw["pile"], raw["aside"]), places(raw["standing"]["specials"])]


def karenza(raw: Raw, viewer: Seat | None) -> list[list[Place]]:
    """Everybody has a deck of their own."""
    both = enumerate(zip(raw["hands"], raw["decks"], strict=True))
    return [places(*([deck] if seat == viewer else [hand, deck])) for seat, (hand, deck) in both]


def kendo(raw: Raw, viewer: Seat | None) -> list[list[Place]]:
    """A sub-deck holds only its own kind."""
    hidden = places(*(hand for seat, hand in enumerate(raw["hands"]) if seat != viewer), *raw["decks"])
    kinds = ("basic", "counter", "other")
    return [[place for place in hidden if back(place[0][place[1]]) == kind] for kind in kinds]


def regroup(raw: Raw, _: Seat | None) -> list[list[Place]]:
    return [places(raw["pile"])]


STACKS: dict[str, Callable[[Raw, Seat | None], list[list[Place]]]] = {
    "kaito": lambda raw, viewer: [],
    "kengo": kengo,
    "karenza": karenza,
    "kendo": kendo,
    "regroup": regroup,
}


def untouched(_: Raw) -> None: ...


def in_order(sort: Callable[[list[Any]], Any]) -> Callable[[Raw], None]:
    def tidied(raw: Raw) -> None:
        raw["hands"] = [list(sort(hand)) for hand in raw["hands"]]

    return tidied


TIDIED = {"karenza": in_order(sorted), "kengo": in_order(sorted), "kendo": in_order(in_box_order)}


# What is told of it

PACES = ("daily", "live", "friendly")


def history_of(game: AnyGame, options: dict[str, str], stretch: Stretch, seed: int) -> tuple[History, list[Table]]:
    """As the archive has it, from the start of the stretch; and the table at each ply."""
    stages = list(played(game, stretch))
    first = replace(table_of(game, options, stages[0][0], Random(seed)), pace=PACES[seed % len(PACES)])
    tables = clocked(first, [standing(first, now, events) for now, events in stages], stretch)
    told = [PastMove(0, None, "", ())]
    told += [PastMove(ply, seat, text, stages[ply][1]) for ply, (seat, text) in enumerate(stretch.moves, 1)]
    kept = Record(
        game=game.key, version=game.version, seats=stretch.seats, options=options, seed=stretch.seed,
        position=codec.plain(stretch.start), moves=stretch.moves,
    )  # fmt: skip
    return History(tables[-1], kept, tuple(told)), tables


def clocked(first: Table, tables: list[Table], stretch: Stretch) -> list[Table]:
    """With their clocks, if there is an answer every hour."""
    found = [first]
    for ply, ((seat, text), table) in enumerate(zip(stretch.moves, tables[1:], strict=True), 1):
        after = replace(table, since=ply * 3_600_000)
        found.append(after_move(found[-1], after, Answer(seat, text), lambda: 4000))
    return found


def past(history: History, tables: list[Table], viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    """All that one viewer is sent of it."""
    yield "events", [told.events for told in history.moves]
    yield "timing of a match", [timing(table) for table in tables]
    yield "clocks", [table.clocks for table in tables]
    yield "news", [_drafts(*two) for two in pairwise(tables)]
    yield "remembered", [told.ply for told in history.remembered()]
    for edge in ("", "b9"):
        yield "log", sent(log_card(history, viewer, SAY, edge))
    if viewer is not None:
        for since in since_answers(history, viewer):
            yield "since", recap_text(history.table, since, SAY)
            yield "privately", told_privately(history, private_plies(history.table, since, viewer), viewer, SAY)
    yield from state_of(history.table, viewer)
    yield from words(history.table, viewer)


def since_answers(history: History, viewer: Seat) -> list[tuple[PastMove, ...]]:
    """From the last answer of a seat on, and from the one before: what it led to is told, too."""
    mine = [0, *(told.ply for told in history.moves if told.seat == viewer)][-2:]
    return [since for ply in mine if len(since := history.moves[ply:]) > 1]


def search_histories(game: AnyGame, seed: str, matches: int, enough: frozenset[str] = frozenset()) -> Found:
    """So many matches, each dealt anew for one viewer."""
    luck, found = Random(seed), Found(enough=enough)
    for number, (options, stretch) in zip(range(matches), stretches(game, luck), strict=False):
        if found.done:
            break
        viewer = luck.choice((None, *range(stretch.seats)))
        other = equivalent(game, stretch, viewer, luck)
        found.positions += 1
        found.deals += 1
        found.new += other != stretch
        one, two = (history_of(game, options, each, number) for each in (stretch, other))
        assert all(history.whole for history, _ in (one, two)), "a match does not replay"
        where = f"{game.key} {options}, match {number} of seed {seed}, seat {viewer}"
        looks = (past(*each, viewer) for each in (one, two))
        for (output, mine), (_, theirs) in zip(*looks, strict=True):
            found.compare(where, output, mine, theirs)
    return found

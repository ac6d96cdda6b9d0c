"""What is told of the past: the log, what has happened since an answer, the clocks, the notices."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from cogs.match.board_and_log import log_card
from cogs.panel.recap import private_plies, recap_text, told_privately
from dojo.match.commit import _drafts
from dojo.match.history import History, PastMove
from dojo.table.seat_clocks import Answer, after_move
from dojo.table.table import Table
from engine import codec
from engine.core import AnyGame, Seat
from engine.record import Record
from tests.proofs.secrets.equivalents import Stretch, equivalent, played, stretches
from tests.proofs.secrets.outputs import SAY, sent, state_of, timing, words
from tests.proofs.secrets.positions import standing, table_of
from tests.proofs.secrets.search import Found

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
        position=codec.plain(game.state, stretch.start), moves=stretch.moves,
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

"""What is told of the past: the log, what has happened since an answer, the clocks, the news that are to be told."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from cogs.match.board_and_log import log_card
from cogs.panel.recap import build_recap
from dojo.match.commit import _tellings
from dojo.match.history import History, Told
from dojo.table.seat_clocks import Answer, turned
from dojo.table.table import Table
from engine import codec
from engine.core import AnyGame, Seat
from engine.record import Record
from tests.proofs.secrets.doors import SAY, sent, sights, timing, words
from tests.proofs.secrets.search import Found
from tests.proofs.secrets.tables import standing, table_of
from tests.proofs.secrets.twins import Piece, pieces, played, twin

PACES = ("daily", "live", "friendly")


def history_of(game: AnyGame, options: dict[str, str], piece: Piece, seed: int) -> tuple[History, list[Table]]:
    """As the archive has it, from where the piece begins; and the table at each ply."""
    stages = list(played(game, piece))
    first = replace(table_of(game, options, stages[0][0], Random(seed)), pace=PACES[seed % len(PACES)])
    tables = clocked(first, [standing(first, now, events) for now, events in stages], piece)
    told = [Told(0, None, "", ())]
    told += [Told(ply, seat, text, stages[ply][1]) for ply, (seat, text) in enumerate(piece.moves, 1)]
    kept = Record(
        game=game.key, version=game.version, seats=piece.seats, options=options, seed=piece.seed,
        position=codec.plain(game.state, piece.start), moves=piece.moves,
    )  # fmt: skip
    return History(tables[-1], kept, tuple(told)), tables


def clocked(first: Table, tables: list[Table], piece: Piece) -> list[Table]:
    """With the clocks that an answer an hour leaves them."""
    found = [first]
    for ply, ((seat, text), table) in enumerate(zip(piece.moves, tables[1:], strict=True), 1):
        after = replace(table, since=ply * 3_600_000)
        found.append(turned(found[-1], after, Answer(seat, text), lambda: 4000))
    return found


def past(history: History, tables: list[Table], viewer: Seat | None, *, pictures: bool) -> Iterator[tuple[str, Any]]:
    """All that leaves of it for one viewer."""
    yield "events", [told.events for told in history.told]
    yield "timing of a match", [timing(table) for table in tables]
    yield "clocks", [table.clocks for table in tables]
    yield "news", [_tellings(*two) for two in pairwise(tables)]
    yield "remembered", [told.ply for told in history.remembered()]
    for edge in ("", "b9"):
        yield "log", sent(log_card(history, viewer, SAY, edge))
    if viewer is not None:
        for since in stretches(history, viewer):
            yield "since", build_recap(history, since, viewer, SAY, pictures=pictures)
    yield from sights(history.table, viewer)
    yield from words(history.table, viewer)


def stretches(history: History, viewer: Seat) -> list[tuple[Told, ...]]:
    """Since the last answer of a seat, and since the one before."""
    mine = [-1, *(told.ply for told in history.told if told.seat == viewer)][-2:]
    return [since for ply in mine if len(since := history.told[ply + 1 :]) > 1]


def looked_into(game: AnyGame, seed: str, matches: int) -> Found:
    """So many matches, each of them dealt anew for one viewer."""
    dice, found = Random(seed), Found()
    for number, (options, piece) in zip(range(matches), pieces(game, dice), strict=False):
        viewer = dice.choice((None, *range(piece.seats)))
        other = twin(game, piece, viewer, dice)
        found.positions += 1
        found.deals += 1
        found.new += other != piece
        one, two = (history_of(game, options, each, number) for each in (piece, other))
        assert all(history.whole for history, _ in (one, two)), "a match does not replay"
        where = f"{game.key} {options}, match {number} of seed {seed}, seat {viewer}"
        looks = (past(*each, viewer, pictures=number % 4 == 0) for each in (one, two))
        for (door, mine), (_, theirs) in zip(*looks, strict=True):
            found.compare(where, door, mine, theirs)
    return found

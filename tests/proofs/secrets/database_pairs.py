"""Two houses that one guest cannot tell apart: a match as it was played, and as this guest could as well have seen it.

All that others keep to themselves differs between them: cards, an answer that is held, a standing order, notes.
"""

import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from dojo.dojo import Dojo
from dojo.table.table import Table
from engine import codec
from engine.core import AnyGame, Seat, Step
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall
from tests.proofs.secrets.equivalents import Piece, pieces, twin
from tests.proofs.secrets.equivalents import played as replayed

STRANGER = 2**62 + 99
SHORT, TRIES = 12, 6
PEOPLE = (AIKO, BRUNO, CHLOE, DAI)


@dataclass(frozen=True)
class Pair:
    """The files of two such houses, the match that is in both, and whose eyes they look the same to."""

    files: tuple[Path, Path]
    games: tuple[Mapping[str, AnyGame], Mapping[str, AnyGame]]
    table: Table
    viewer: Seat | None
    differ: bool  # in more than what is kept apart

    @property
    def user(self) -> int:
        return STRANGER if self.viewer is None else self.table.players[self.viewer].id


def beginning_with(game: AnyGame, piece: Piece) -> Mapping[str, AnyGame]:
    """The games, one of which is set up as this piece begins."""
    return {**GAMES, game.key: replace(game, setup=lambda seats, options, luck: Step(piece.start))}


async def two_houses(folder: Path, game: AnyGame, viewer: int, dice: Random) -> Pair:
    """`viewer` counts the seats round, after all of them comes the bystander."""
    options, eyes, *both = chosen(game, viewer, dice)
    piece = both[0]
    files = (folder / "one.db", folder / "other.db")
    games = tuple(beginning_with(game, each) for each in both)
    table = await begun(files[0], games[0], game, options, piece)
    shutil.copy(files[0], files[1])
    for number, (file, known, each) in enumerate(zip(files, games, both, strict=True)):
        table = await played(file, known, table.id, each, eyes, number)
    return Pair(files, (games[0], games[1]), table, eyes, both[0] != both[1])


def chosen(game: AnyGame, viewer: int, dice: Random) -> tuple[dict[str, str], Seat | None, Piece, Piece]:
    """A short piece of a match and its twin; where nothing is hidden in it, another, if there is one soon."""
    found: tuple[dict[str, str], Seat | None, Piece, Piece] | None = None
    for options, piece in islice((each for each in pieces(game, dice) if goes_on(game, each[1])), TRIES):
        eyes = (*range(piece.seats), None)[viewer % (piece.seats + 1)]
        found = (options, eyes, piece, twin(game, piece, eyes, dice))
        if found[2] != found[3]:
            break
    assert found
    return found


def goes_on(game: AnyGame, piece: Piece) -> bool:
    """What is over lies open."""
    *_, (last, _) = replayed(game, piece)
    return len(piece.moves) < SHORT and game.outcome(last.state) is None


async def begun(file: Path, games: Mapping[str, AnyGame], game: AnyGame, options: Any, piece: Piece) -> Table:
    async with await Store.open(str(file)) as store:
        hall = Hall(store, Clock(), games)
        for player in PEOPLE[: piece.seats]:
            await hall.people.remember(player.id, player.name, "en")
        return await hall.match(*PEOPLE[: piece.seats], game=game.key, options=options)


async def played(
    file: Path, games: Mapping[str, AnyGame], id: str, piece: Piece, viewer: Seat | None, number: int
) -> Table:
    async with await Store.open(str(file)) as store:
        hall = Hall(store, Clock(), games)
        state = codec.dump(games[(await hall.referee.table(id)).game.key].state, piece.start)
        await hall.write(f"update matches set seed = '{piece.seed}', state = '{state}' where id = '{id}'")
        for name in ("matches", "lobbies"):  # the same luck, and still another secret: it is told when all is over
            await hall.write(f"update {name} set secret = '{number}' || secret where id = '{id}'")
        dojo, table = Dojo(store, games, Clock()), await hall.referee.table(id)
        for seat, text in piece.moves:
            table = await dojo.referee.answer(id, table.players[seat].id, None, text)
        if table.status == "playing":
            await kept_apart(dojo, table, viewer, number)
        return table


async def kept_apart(dojo: Dojo, table: Table, viewer: Seat | None, number: int) -> None:
    """What others keep to themselves, otherwise in each house."""
    for seat, player in enumerate(table.players):
        if seat == viewer:
            continue
        await dojo.agreements.note_down(table.id, player.id, f"note {number}")
        for order in table.game.orders[number : number + 1]:
            await dojo.standing_orders.give(table.id, player.id, order.topic, order.key)
        ask = table.ask_of(seat)
        if ask and number:
            await dojo.held_moves.answer(table.id, player.id, table.opened(seat), str(ask.options[-1]))


@asynccontextmanager
async def opened(pair: Pair, which: int) -> AsyncIterator[Dojo]:
    async with await Store.open(str(pair.files[which])) as store:
        yield Dojo(store, pair.games[which], Clock())

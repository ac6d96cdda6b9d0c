"""Pairs of databases that a viewer cannot tell apart: a match as it was played, and an equivalent match.

They differ in all that others keep to themselves: cards, held answers, standing orders, notes.
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
from tests.proofs.secrets.equivalents import Stretch, equivalent, stretches
from tests.proofs.secrets.equivalents import played as replayed

STRANGER = 2**62 + 99
SHORT, TRIES = 12, 6
PEOPLE = (AIKO, BRUNO, CHLOE, DAI)


@dataclass(frozen=True)
class Pair:
    """Two files, the match that is in both, and the viewer who cannot tell them apart."""

    files: tuple[Path, Path]
    games: tuple[Mapping[str, AnyGame], Mapping[str, AnyGame]]
    table: Table
    viewer: Seat | None
    differ: bool  # in more than what others keep to themselves

    @property
    def user(self) -> int:
        return STRANGER if self.viewer is None else self.table.players[self.viewer].id


def beginning_with(game: AnyGame, stretch: Stretch) -> Mapping[str, AnyGame]:
    """All games; this one is set up as the stretch begins."""
    return {**GAMES, game.key: replace(game, setup=lambda seats, options, luck: Step(stretch.start))}


async def two_databases(folder: Path, game: AnyGame, viewer: int, luck: Random) -> Pair:
    """`viewer` is a seat, modulo their number; the spectator comes after the last one."""
    options, eyes, *both = chosen(game, viewer, luck)
    stretch = both[0]
    files = (folder / "one.db", folder / "other.db")
    games = tuple(beginning_with(game, each) for each in both)
    table = await begun(files[0], games[0], game, options, stretch)
    shutil.copy(files[0], files[1])
    for number, (file, known, each) in enumerate(zip(files, games, both, strict=True)):
        table = await played(file, known, table.id, each, eyes, number)
    return Pair(files, (games[0], games[1]), table, eyes, both[0] != both[1])


def chosen(game: AnyGame, viewer: int, luck: Random) -> tuple[dict[str, str], Seat | None, Stretch, Stretch]:
    """A short stretch and an equivalent one; the same one, if several had nothing hidden."""
    found: tuple[dict[str, str], Seat | None, Stretch, Stretch] | None = None
    for options, stretch in islice((each for each in stretches(game, luck) if goes_on(game, each[1])), TRIES):
        eyes = (*range(stretch.seats), None)[viewer % (stretch.seats + 1)]
        found = (options, eyes, stretch, equivalent(game, stretch, eyes, luck))
        if found[2] != found[3]:
            break
    assert found
    return found


def goes_on(game: AnyGame, stretch: Stretch) -> bool:
    """Once it is over, nothing is hidden."""
    *_, (last, _) = replayed(game, stretch)
    return len(stretch.moves) < SHORT and game.outcome(last.state) is None


async def begun(file: Path, games: Mapping[str, AnyGame], game: AnyGame, options: Any, stretch: Stretch) -> Table:
    async with await Store.open(str(file)) as store:
        hall = Hall(store, Clock(), games)
        for player in PEOPLE[: stretch.seats]:
            await hall.people.remember(player.id, player.name, "en")
        return await hall.match(*PEOPLE[: stretch.seats], game=game.key, options=options)


async def played(
    file: Path, games: Mapping[str, AnyGame], id: str, stretch: Stretch, viewer: Seat | None, number: int
) -> Table:
    async with await Store.open(str(file)) as store:
        hall = Hall(store, Clock(), games)
        state = codec.dump(games[(await hall.referee.table(id)).game.key].state, stretch.start)
        await hall.write(f"update matches set seed = '{stretch.seed}', state = '{state}' where id = '{id}'")
        for name in ("matches", "lobbies"):  # the same luck, but another secret: it is told in the end
            await hall.write(f"update {name} set secret = '{number}' || secret where id = '{id}'")
        dojo, table = Dojo(store, games, Clock()), await hall.referee.table(id)
        for made, (seat, text) in enumerate(stretch.moves):
            if table.match.ply == made:  # or else the rules alone have made this move
                table = await dojo.referee.answer(id, table.players[seat].id, None, text)
        if table.status == "playing":
            await kept_apart(dojo, table, viewer, number)
        await dojo.workers.aclose()
        return table


async def kept_apart(dojo: Dojo, table: Table, viewer: Seat | None, number: int) -> None:
    """What others keep to themselves, different in each database."""
    for seat, player in enumerate(table.players):
        if seat == viewer:
            continue
        await dojo.agreements.note_down(table.id, player.id, f"note {number}")
        for order in table.game.orders[number : number + 1]:
            await dojo.standing_orders.give(table.id, player.id, order.topic, order.key)
        ask = table.ask_of(seat)
        if not ask and number:
            await planned(dojo, table, player.id)
        if ask and number:
            await dojo.held_moves.answer(table.id, player.id, table.opened(seat), str(ask.options[-1]))


async def planned(dojo: Dojo, table: Table, user: int) -> None:
    """An answer to the likeliest question, if any is foreseen."""
    for question in (await dojo.plans.outlook(table.id, user)).questions[:1]:
        await dojo.plans.plan(table.id, user, question.key, str(question.ask.options[-1]))


@asynccontextmanager
async def opened(pair: Pair, which: int) -> AsyncIterator[Dojo]:
    async with await Store.open(str(pair.files[which])) as store:
        dojo = Dojo(store, pair.games[which], Clock())
        yield dojo
        await dojo.workers.aclose()

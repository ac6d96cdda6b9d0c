"""What the people of a table agree on among themselves: a draw, or to call it off; and what each notes down alone."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dojo.errors import DojoError, NotSeated
from dojo.match.ending import ended, nobody_wins
from dojo.match.referee import Referee, be_playing
from dojo.outbox import Telling, announce
from dojo.table.seat_clocks import DECLINED, DRAW, agreed, rows, voters
from dojo.table.table import Table
from engine.core import Seat
from storage.store import Desk, Store

FREE: Final = 2  # answers of a match that is called off at no cost
NOTES: Final = 1000  # characters


class TooLateToAbort(DojoError):
    """The match has really begun."""

    key = "error-too-late-to-abort"


class NobodyToAgree(DojoError):
    """A draw takes two people."""

    key = "error-nobody-to-agree"


class DrawDeclined(DojoError):
    """Asking again before anything has happened is pestering."""

    key = "error-draw-declined"


class NothingOffered(DojoError):
    """The offer was taken back, or never made."""

    key = "error-nothing-offered"


class Agreements:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int]) -> None:
        self._store = store
        self._referee = referee
        self._now = now

    # A draw

    async def draw(self, id: str, user: int) -> Table:
        """Offer one, or agree to it: it is one once everybody wants it who is there."""
        async with self._referee.held(id) as (desk, told, table):
            seat = present(table, user)
            if len(voters(table)) < 2:
                raise NobodyToAgree
            offered = not any(clock.vote == DRAW for clock in table.clocks)
            if offered and table.clocks[seat].vote == DECLINED:
                raise DrawDeclined
            after = await _voting(desk, table, seat, DRAW)
            if agreed(after, DRAW):
                after = await ended(desk, told, after, nobody_wins(after, "agreed"), self._now())
            elif offered:
                await self._tell(desk, told, table, Telling("draw", seat))
        self._store.bell.set()
        return after

    async def refuse_draw(self, id: str, user: int) -> Table:
        """Nobody's offer stands any longer."""
        async with self._referee.held(id) as (desk, told, table):
            seat = present(table, user)
            offering = [other for other, clock in enumerate(table.clocks) if clock.vote == DRAW]
            if not offering:
                raise NothingOffered
            for other in offering:
                table = await _voting(desk, table, other, DECLINED)
            await self._tell(desk, told, table, Telling("no-draw", seat))
        self._store.bell.set()
        return table

    # Calling it off

    async def abort(self, id: str, user: int) -> Table:
        async with self._referee.held(id) as (desk, told, table):
            present(table, user)
            if table.match.ply >= FREE:
                raise TooLateToAbort
            after = await ended(desk, told, table, nobody_wins(table, "aborted"), self._now())
        self._store.bell.set()
        return after

    # What only the player sees

    async def notes(self, id: str, user: int) -> str:
        table = await self._referee.table(id)
        text: str = await self._store.read.seat_notes(match_id=id, seat=table.seat_of(user))
        return text

    async def note_down(self, id: str, user: int, text: str) -> None:
        async with self._referee.held(id) as (desk, _, table):
            await desk.note_down(match_id=id, seat=table.seat_of(user), notes=text[:NOTES])

    async def _tell(self, desk: Desk, told: int, table: Table, *tellings: Telling) -> int:
        last = told + len(tellings)
        await desk.count_news(match_id=table.id, news=len(tellings))
        await announce(desk, table.id, last, tellings, table.match.ply, self._now())
        return last


def present(table: Table, user: int) -> Seat:
    """The seat of somebody who plays on."""
    be_playing(table)
    seat = table.seat_of(user)
    if seat in table.left:
        raise NotSeated
    return seat


async def _voting(desk: Desk, table: Table, seat: Seat, vote: str | None) -> Table:
    clocks = list(table.clocks)
    clocks[seat] = replace(clocks[seat], vote=vote)
    after = replace(table, clocks=tuple(clocks))
    await desk.turn_seats(rows(table, after))
    return after

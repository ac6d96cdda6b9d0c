"""What players agree on among themselves: a draw, or calling the match off. Also their private notes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dojo.errors import DojoError, NotSeated
from dojo.match.commit import MatchWork
from dojo.match.ending import end, nobody_wins
from dojo.match.referee import Referee, require_playing
from dojo.outbox import Draft
from dojo.table.seat_clocks import DECLINED, DRAW, agreed, voters
from dojo.table.table import Table
from engine.core import Seat
from storage.store import Store

FREE: Final = 2  # moves after which a match can no longer be called off
NOTES: Final = 1000  # characters


class TooLateToAbort(DojoError):
    """The match is already under way."""

    key = "error-too-late-to-abort"


class NobodyToAgree(DojoError):
    """A draw takes at least two people."""

    key = "error-nobody-to-agree"


class DrawDeclined(DojoError):
    """The offer was declined, and nothing has happened since."""

    key = "error-draw-declined"


class NothingOffered(DojoError):
    """The offer was withdrawn, or never made."""

    key = "error-nothing-offered"


class Agreements:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int]) -> None:
        self._store = store
        self._referee = referee
        self._now = now

    # A draw

    async def draw(self, id: str, user: int) -> Table:
        """Offer a draw, or agree to one. The match is drawn once everybody still there agrees.

        Raises `NobodyToAgree` or `DrawDeclined`.
        """
        async with self._referee.locked(id) as work:
            seat = present(work.table, user)
            if len(voters(work.table)) < 2:
                raise NobodyToAgree
            offered = not any(clock.vote == DRAW for clock in work.table.clocks)
            if offered and work.table.clocks[seat].vote == DECLINED:
                raise DrawDeclined
            await _vote(work, seat, DRAW)
            if agreed(work.table, DRAW):
                await end(work, nobody_wins(work.table, "agreed"), self._now())
            elif offered:
                work.notify(Draft("draw", seat))
            return work.table

    async def refuse_draw(self, id: str, user: int) -> Table:
        """Decline every open offer. Raises `NothingOffered` if there is none."""
        async with self._referee.locked(id) as work:
            seat = present(work.table, user)
            offering = [other for other, clock in enumerate(work.table.clocks) if clock.vote == DRAW]
            if not offering:
                raise NothingOffered
            for other in offering:
                await _vote(work, other, DECLINED)
            work.notify(Draft("no-draw", seat))
            return work.table

    # Calling it off

    async def abort(self, id: str, user: int) -> Table:
        async with self._referee.locked(id) as work:
            present(work.table, user)
            if work.table.match.ply >= FREE:
                raise TooLateToAbort
            await end(work, nobody_wins(work.table, "aborted"), self._now())
            return work.table

    # What only the player sees

    async def notes(self, id: str, user: int) -> str:
        table = await self._referee.table(id)
        text: str = await self._store.read.seat_notes(match_id=id, seat=table.seat_of(user))
        return text

    async def note_down(self, id: str, user: int, text: str) -> None:
        async with self._referee.locked(id) as work:
            await work.queries.note_down(match_id=id, seat=work.table.seat_of(user), notes=text[:NOTES])


def present(table: Table, user: int) -> Seat:
    """The seat of somebody still playing. Raises `MatchOver` or `NotSeated`."""
    require_playing(table)
    seat = table.seat_of(user)
    if seat in table.left:
        raise NotSeated
    return seat


async def _vote(work: MatchWork, seat: Seat, vote: str | None) -> None:
    clocks = list(work.table.clocks)
    clocks[seat] = replace(clocks[seat], vote=vote)
    await work.set_clocks(replace(work.table, clocks=tuple(clocks)))

"""What players agree on: a draw, calling the match off, taking moves back. Also their private notes."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from dojo.errors import DojoError, NotSeated
from dojo.match.commit import MatchWork
from dojo.match.ending import ENDINGS, end, nobody_wins
from dojo.match.referee import Referee, require_playing
from dojo.match.take_backs import go_back, last_choice, require_way_back
from dojo.outbox import Draft
from dojo.people.computers import Pause, random_pause
from dojo.people.pings import TooManyPings, count_ping
from dojo.people.preferences import NOTIFIED_AT_ONCE
from dojo.people.servers import ELSEWHERE
from dojo.table.plans import withdraw
from dojo.table.seat_clocks import ABORT, DECLINED, DRAW, agreed, is_open, taking_back, voters
from dojo.table.table import Table
from engine.core import Seat, StaleAsk
from storage.store import Store

MAX_NOTES_LENGTH: Final = 1000  # characters


class NobodyToAgree(DojoError):
    """A draw takes at least two people."""

    key = "error-nobody-to-agree"


class OfferDeclined(DojoError):
    """The offer was declined, and nothing has happened since."""

    key = "error-offer-declined"


class OfferOpen(DojoError):
    """Their last offer or vote isn't settled yet."""

    key = "error-offer-open"


class NothingOffered(DojoError):
    """The offer was withdrawn, or never made."""

    key = "error-nothing-offered"


class Agreements:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int], pause: Pause | None = None) -> None:
        self._store = store
        self._referee = referee
        self._now = now
        self._pause = pause or random_pause()

    # A draw, or calling it off

    async def draw(self, id: str, user: int) -> Table:
        """Offer a draw, or agree to one. The match is drawn once everybody still there agrees.

        Raises `NobodyToAgree`, `OfferDeclined` or `OfferOpen`.
        """
        return await self._agree(id, user, DRAW)

    async def abort(self, id: str, user: int) -> Table:
        """Offer to call the match off, or agree to it. It takes everybody who has not left, since hands are known.

        A player among computers calls it off alone. Raises `OfferDeclined` or `OfferOpen`.
        """
        return await self._agree(id, user, ABORT)

    async def _agree(self, id: str, user: int, vote: str) -> Table:
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)
            if vote == DRAW and len(voters(work.table)) < 2:
                raise NobodyToAgree
            await _cast_offer(work, seat, vote, self._now())
            if agreed(work.table, vote):
                await end(work, nobody_wins(work.table, ENDINGS[vote]), self._now())
            return work.table

    # Taking back

    async def take_back(self, id: str, user: int, opened: int | None = None) -> Table:
        """Offer to take back a player's last move that was a choice, and all that followed. Done once everybody agrees.

        Computers always agree. `opened`: the number of the player's question, so that a second click takes back no
        other move. Raises `OfferDeclined`, `OfferOpen`, `StaleAsk`, or what `require_way_back` does.
        """
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)
            if opened not in {None, work.table.opened(seat)}:
                raise StaleAsk
            ply = await last_choice(work, seat) - 1
            await require_way_back(work, ply)
            await _cast_offer(work, seat, taking_back(ply), self._now())
            return await self._back_if_agreed(work, ply)

    async def agree_to_take_back(self, id: str, user: int, ply: int) -> Table:
        """Raises `NothingOffered` if nobody offers this any longer, or what `require_way_back` does."""
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)
            if not any(clock.vote == taking_back(ply) for clock in work.table.clocks):
                raise NothingOffered
            await require_way_back(work, ply)
            await cast(work, seat, taking_back(ply))
            return await self._back_if_agreed(work, ply)

    async def _back_if_agreed(self, work: MatchWork, ply: int) -> Table:
        if agreed(work.table, taking_back(ply)):
            await go_back(work, ply, self._now(), self._pause)
        return work.table

    async def decline(self, id: str, user: int) -> Table:
        """Decline every open offer. Raises `NothingOffered` if there is none."""
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)
            offering = [other for other, clock in enumerate(work.table.clocks) if is_open(clock.vote)]
            if not offering:
                raise NothingOffered
            for other in offering:
                await cast(work, other, DECLINED)
            work.notify(Draft("no-draw", seat))
            return work.table

    # What only the player sees

    async def notes(self, id: str, user: int) -> str:
        table = await self._referee.table(id)
        text: str = await self._store.read.seat_notes(match_id=id, seat=table.seat_of(user))
        return text

    async def note_down(self, id: str, user: int, text: str) -> None:
        async with self._referee.locked(id) as work:
            await work.queries.note_down(match_id=id, seat=work.table.seat_of(user), notes=text[:MAX_NOTES_LENGTH])


def active_seat(table: Table, user: int) -> Seat:
    """The seat of somebody still playing. Raises `MatchOver` or `NotSeated`."""
    require_playing(table)
    seat = table.seat_of(user)
    if seat in table.left:
        raise NotSeated
    return seat


async def _cast_offer(work: MatchWork, seat: Seat, vote: str, now: int) -> None:
    """Agree to what is offered, or offer it. The others hear of a new offer, and it withdraws their plans.

    Raises `OfferDeclined` or `OfferOpen`.
    """
    offers, before = not any(clock.vote == vote for clock in work.table.clocks), work.table.clocks[seat].vote
    if offers and before is not None:  # or one offer after another would keep the others from planning
        raise OfferDeclined if before == DECLINED else OfferOpen
    await cast(work, seat, vote)
    if not offers or agreed(work.table, vote):
        return
    await withdraw(work.queries, work.table, seat, now)
    others = [other for other in range(len(work.table.players)) if other not in {seat, *work.table.left}]
    called = await count_calls(work, work.table.players[seat].id, others, now)
    work.notify(Draft(vote.split()[0], seat, called))


async def count_calls(work: MatchWork, by: int, seats: Iterable[Seat], now: int) -> str:
    """The seats whose players want to be called and whom this person hasn't called too often, for a notice to carry.

    These calls are counted now: a notice may be delivered several times until it succeeds.
    """
    table, called = work.table, []
    if table.guild == ELSEWHERE:  # nobody can be called there: the card is redrawn
        return ""
    for seat in table.people(seats):
        if table.players[seat].preferences.notices in NOTIFIED_AT_ONCE:
            with suppress(TooManyPings):
                await count_ping(work.queries, by, table.players[seat].id, now)
                called.append(str(seat))
    return " ".join(called)


async def cast(work: MatchWork, seat: Seat, vote: str | None) -> None:
    clocks = list(work.table.clocks)
    clocks[seat] = replace(clocks[seat], vote=vote)
    await work.set_clocks(replace(work.table, clocks=tuple(clocks)))

"""What the people of a table agree on among themselves: a draw, to call it off, or that somebody else takes a seat."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dojo.blocks import apart
from dojo.clock import Clock
from dojo.clockwork import DRAW, agreed, arranged, rows, voters
from dojo.computers import Pause, pausing
from dojo.ending import ended, nobody_wins
from dojo.errors import DojoError, NotInvited, NotSeated
from dojo.news import Telling, announce
from dojo.people import People, Player
from dojo.referee import Referee, be_playing
from dojo.table import Table
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


class NothingOffered(DojoError):
    """The offer was taken back, or never made."""

    key = "error-nothing-offered"


class AlreadySeated(DojoError):
    """Nobody plays against themselves."""

    key = "error-already-seated"


class Agreements:
    def __init__(
        self, store: Store, referee: Referee, people: People, now: Callable[[], int], pause: Pause | None = None
    ) -> None:
        self._store = store
        self._referee = referee
        self._people = people
        self._now = now
        self._pause = pause or pausing()

    # A draw

    async def draw(self, id: str, user: int) -> Table:
        """Offer one, or agree to it: it is one once everybody wants it who is there."""
        async with self._referee.held(id) as (desk, told, table):
            seat = _present(table, user)
            if len(voters(table)) < 2:
                raise NobodyToAgree
            offered = not any(clock.vote == DRAW for clock in table.clocks)
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
            seat = _present(table, user)
            offering = [other for other, clock in enumerate(table.clocks) if clock.vote == DRAW]
            if not offering:
                raise NothingOffered
            for other in offering:
                table = await _voting(desk, table, other, None)
            await self._tell(desk, told, table, Telling("no-draw", seat))
        self._store.bell.set()
        return table

    # Calling it off

    async def abort(self, id: str, user: int) -> Table:
        async with self._referee.held(id) as (desk, told, table):
            _present(table, user)
            if table.match.ply >= FREE:
                raise TooLateToAbort
            after = await ended(desk, told, table, nobody_wins(table, "aborted"), self._now())
        self._store.bell.set()
        return after

    # Somebody else

    async def offer_seat(self, id: str, user: int, substitute: Player) -> Table:
        """A player asks somebody in to play on for them."""
        await self._people.met(substitute)
        async with self._referee.held(id) as (desk, told, table):
            seat = _present(table, user)
            if substitute.id in _ids(table):
                raise AlreadySeated
            offers = {row["seat"]: row["offered"] for row in await desk.seat_offers(match_id=id)}
            if offers.get(seat) == substitute.id:
                return table  # they have been called once
            await desk.offer_seat(match_id=id, seat=seat, person=substitute.id)
            await self._tell(desk, told, table, Telling("substitute", seat, str(substitute.id)))
        self._store.bell.set()
        return table

    async def take_seat(self, id: str, seat: Seat, player: Player) -> Table:
        """The seat that was offered to them, or one that a computer holds until its player is back.

        With hands changed it is no longer rated. Who was blocked hears what everybody hears whose seat it is not.
        """
        known = await self._people.met(player)
        async with self._referee.held(id) as (desk, told, table):
            be_playing(table)
            offers = {row["seat"]: row["offered"] for row in await desk.seat_offers(match_id=id)}
            if player.id in _ids(table):
                raise AlreadySeated
            if seat in table.left or (offers.get(seat) != player.id and seat not in table.standins):
                raise NotInvited
            others = [each.id for other, each in enumerate(table.players) if other != seat]
            if await apart(desk, player.id, others):
                raise NotInvited
            after = await self._handed_over(desk, told, table, seat, known)
        self._store.bell.set()
        return after

    async def _handed_over(self, desk: Desk, told: int, table: Table, seat: Seat, player: Player) -> Table:
        await desk.drop_hold(match_id=table.id, seat=seat)
        await desk.drop_orders(match_id=table.id, seat=seat)
        letter = (await desk.hand_of(match_id=table.id, seat=seat))["hand"]
        told = await self._tell(desk, told, table, Telling("handover", seat, f"{table.players[seat].id}:{letter or 0}"))
        dm = int(player.dm != "no")
        await desk.hand_seat_over(match_id=table.id, seat=seat, person=player.id, name=player.name, dm=dm)
        await desk.unrate(id=table.id)
        players = (*table.players[:seat], player, *table.players[seat + 1 :])
        clocks = list(table.clocks)
        clocks[seat] = _fresh(replace(table, players=players), seat, self._now())
        seated = replace(table, players=players, clocks=tuple(clocks), rated=False)
        after = arranged(seated, self._pause)  # what was voted on whoever sat there is settled
        await desk.turn_seats(rows(table, after, {seat}))
        await self._tell(desk, told, after, Telling("board"), Telling("hand", seat))
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


def _present(table: Table, user: int) -> Seat:
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


def _fresh(table: Table, seat: Seat, now: int) -> Clock:
    """The clock of somebody who has just sat down."""
    ask = table.ask_of(seat)
    if ask is None:
        return Clock(since=now)
    return Clock().asked(table.tempo, ask.topic in table.game.reactions, now, table.hours(seat))


def _ids(table: Table) -> set[int]:
    return {player.id for player in table.players}

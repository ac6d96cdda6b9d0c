"""Somebody else plays on: a player asks them in, or a computer has held the seat until they came."""

from collections.abc import Callable
from dataclasses import replace

from dojo.clock.clock import Clock
from dojo.errors import DojoError, NotInvited
from dojo.match.agreements import NothingOffered, present
from dojo.match.referee import Referee, be_playing
from dojo.outbox import Telling, announce
from dojo.people.blocks import apart
from dojo.people.computers import Pause, pausing
from dojo.people.people import People, Player
from dojo.table.seat_clocks import arranged, rows
from dojo.table.table import Table
from engine.core import Seat
from storage.store import Desk, Store


class AlreadySeated(DojoError):
    """Nobody plays against themselves."""

    key = "error-already-seated"


class SeatedAlready(DojoError):
    """The same, to whoever wants a seat: perhaps they look for the one that is theirs."""

    key = "error-seated-already"


class Substitutes:
    def __init__(
        self, store: Store, referee: Referee, people: People, now: Callable[[], int], pause: Pause | None = None
    ) -> None:
        self._store = store
        self._referee = referee
        self._people = people
        self._now = now
        self._pause = pause or pausing()

    async def offer(self, id: str, user: int, substitute: Player) -> Table:
        """A player asks somebody in to play on for them."""
        await self._people.introduced(substitute)
        async with self._referee.held(id) as (desk, told, table):
            seat = present(table, user)
            if substitute.id in _ids(table):
                raise AlreadySeated
            offers = {row["seat"]: row["offered"] for row in await desk.seat_offers(match_id=id)}
            if offers.get(seat) == substitute.id:
                return table  # they have been called once
            await desk.offer_seat(match_id=id, seat=seat, person=substitute.id)
            await self._tell(desk, told, table, Telling("substitute", seat, str(substitute.id)))
        self._store.bell.set()
        return table

    async def withdraw(self, id: str, user: int) -> Table:
        """The offer is taken back."""
        async with self._referee.held(id) as (desk, _, table):
            seat = present(table, user)
            if seat not in {row["seat"] for row in await desk.seat_offers(match_id=id)}:
                raise NothingOffered
            await desk.offer_seat(match_id=id, seat=seat, person=None)
        return table

    async def take(self, id: str, seat: Seat, player: Player) -> Table:
        """The seat that was offered to them, or one that a computer holds until its player is back.

        For the ratings whoever sat there has resigned. Who was blocked hears what everybody hears whose seat it is not.
        """
        known = await self._people.met(player)
        async with self._referee.held(id) as (desk, told, table):
            be_playing(table)
            offers = {row["seat"]: row["offered"] for row in await desk.seat_offers(match_id=id)}
            if player.id in _ids(table):
                raise SeatedAlready
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
        players = (*table.players[:seat], player, *table.players[seat + 1 :])
        clocks = list(table.clocks)
        clocks[seat] = _fresh(replace(table, players=players), seat, self._now())
        seated = replace(table, players=players, clocks=tuple(clocks))
        after = arranged(seated, self._pause)  # what was voted on whoever sat there is settled
        await desk.turn_seats(rows(table, after, {seat}))
        await self._tell(desk, told, after, Telling("board"), Telling("hand", seat))
        return after

    async def _tell(self, desk: Desk, told: int, table: Table, *tellings: Telling) -> int:
        last = told + len(tellings)
        await desk.count_news(match_id=table.id, news=len(tellings))
        await announce(desk, table.id, last, tellings, table.match.ply, self._now())
        return last


def _fresh(table: Table, seat: Seat, now: int) -> Clock:
    """The clock of somebody who has just sat down."""
    ask = table.ask_of(seat)
    if ask is None:
        return Clock(since=now)
    return Clock().asked(table.tempo, ask.topic in table.game.reactions, now, table.hours(seat))


def _ids(table: Table) -> set[int]:
    return {player.id for player in table.players}

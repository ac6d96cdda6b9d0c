"""Substitutes: people who take over a player's seat, by invitation or from a computer standing in."""

from collections.abc import Callable
from dataclasses import replace

from dojo.clock.clock import Clock
from dojo.errors import DojoError, NotInvited
from dojo.lobby.limits import require_room_for_player
from dojo.match.agreements import NothingOffered, active_seat
from dojo.match.commit import MatchWork
from dojo.match.referee import Referee, require_playing
from dojo.outbox import Draft
from dojo.people.blocks import any_block
from dojo.people.computers import Pause, random_pause
from dojo.people.people import People, Player
from dojo.people.pings import count_ping
from dojo.table.seat_clocks import arrange_standins
from dojo.table.table import Table
from engine.core import Seat
from storage.store import Store


class AlreadySeated(DojoError):
    """The person invited already has a seat in this match."""

    key = "error-already-seated"


class SeatedAlready(DojoError):
    """The same, said to somebody who wants a seat: perhaps they are looking for their own."""

    key = "error-seated-already"


class Substitutes:
    def __init__(
        self, store: Store, referee: Referee, people: People, now: Callable[[], int], pause: Pause | None = None
    ) -> None:
        self._store = store
        self._referee = referee
        self._people = people
        self._now = now
        self._pause = pause or random_pause()

    async def offer(self, id: str, user: int, substitute: Player) -> Table:
        """Offer a player's own seat to somebody else. Raises `AlreadySeated` or `TooManyPings`."""
        await self._people.introduced(substitute)
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)
            if substitute.id in _ids(work.table):
                raise AlreadySeated
            if await _offered_to(work, seat) == substitute.id:
                return work.table  # they have already been asked
            await count_ping(work.queries, user, substitute.id, self._now())
            await work.queries.offer_seat(match_id=id, seat=seat, person=substitute.id)
            work.notify(Draft("substitute", seat, str(substitute.id)))
            return work.table

    async def withdraw(self, id: str, user: int) -> Table:
        """Withdraw the offer. Raises `NothingOffered`."""
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)
            if await _offered_to(work, seat) is None:
                raise NothingOffered
            await work.queries.offer_seat(match_id=id, seat=seat, person=None)
            return work.table

    async def take(self, id: str, seat: Seat, player: Player) -> Table:
        """Take a seat that was offered to this player, or one where a computer is standing in.

        For the ratings, the player who sat there has resigned. Raises `SeatedAlready`, or `NotInvited`, also for
        somebody blocked, who learns nothing about the block from it.
        """
        known = await self._people.met(player)
        async with self._referee.locked(id) as work:
            table = work.table
            require_playing(table)
            if player.id in _ids(table):
                raise SeatedAlready
            if seat in table.left or (seat not in table.standins and await _offered_to(work, seat) != player.id):
                raise NotInvited
            others = [each.id for other, each in enumerate(table.players) if other != seat]
            if await any_block(work.queries, player.id, others):
                raise NotInvited
            await require_room_for_player(work.queries, player.id)
            await self._hand_over(work, seat, known)
            return work.table

    async def _hand_over(self, work: MatchWork, seat: Seat, player: Player) -> None:
        table, queries = work.table, work.queries
        await queries.drop_hold(match_id=table.id, seat=seat)
        await queries.drop_standing_orders(match_id=table.id, seat=seat)
        work.notify(Draft("handover", seat, f"{table.players[seat].id}:{table.hands[seat] or 0}"))
        dm = int(player.dm != "no")
        await queries.hand_seat_over(match_id=table.id, seat=seat, person=player.id, name=player.name, dm=dm)
        players = (*table.players[:seat], player, *table.players[seat + 1 :])
        clocks = list(table.clocks)
        clocks[seat] = _new_clock(replace(table, players=players), seat, self._now())
        work.table = replace(table, players=players, clocks=tuple(clocks))
        after = arrange_standins(work.table, self._pause)  # votes about the seat no longer matter
        await work.set_clocks(after, seat)
        work.notify(Draft("board"), Draft("hand", seat))


async def _offered_to(work: MatchWork, seat: Seat) -> int | None:
    """The id of the person to whom the seat is offered."""
    rows = await work.queries.seat_offers(match_id=work.table.id)
    return next((row["offered"] for row in rows if row["seat"] == seat), None)


def _new_clock(table: Table, seat: Seat, now: int) -> Clock:
    """The clock of somebody who has just sat down."""
    ask = table.ask_of(seat)
    if ask is None:
        return Clock(since=now)
    return Clock().asked(table.tempo, ask.topic in table.game.reactions, now, table.hours(seat))


def _ids(table: Table) -> set[int]:
    return {player.id for player in table.players}

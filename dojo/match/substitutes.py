"""Substitutes: people who take over a player's seat, by invitation or, if all agree, from a computer standing in."""

from collections.abc import Callable
from dataclasses import replace

from dojo.clock.clock import Clock
from dojo.errors import DojoError, NobodyAway, NotInvited
from dojo.lobby.limits import TooManyLobbies, TooManyMatchesOfYours, require_room_for_player
from dojo.match.agreements import NothingOffered, active_seat, cast, count_calls
from dojo.match.commit import MatchWork
from dojo.match.referee import Referee, require_playing
from dojo.outbox import Draft
from dojo.people.bars import require_invitable, require_not_barred
from dojo.people.blocks import any_block
from dojo.people.computers import Pause, random_pause
from dojo.people.people import People, Player, known_player
from dojo.people.pings import count_ping
from dojo.table.seat_clocks import admitting, agreed, arrange_standins, refusing, requested, voters
from dojo.table.table import Table
from engine.core import Seat
from storage.store import Store


class AlreadySeated(DojoError):
    """The person invited already has a seat in this match."""

    key = "error-already-seated"


class SeatedAlready(DojoError):
    """The same, said to somebody who wants a seat: perhaps they are looking for their own."""

    key = "error-seated-already"


class HadAnotherSeat(DojoError):
    """They have had another seat in this match, and know its hand."""

    key = "error-had-another-seat"


class SeatKept(DojoError):
    """The seat is kept for its absent player, until `at`."""

    key = "error-seat-kept"


class NobodyToAdmit(DojoError):
    """All players are away: nobody can agree to somebody new."""

    key = "error-nobody-to-admit"


class AlreadyRequested(DojoError):
    """Somebody else has asked for the seat, and nobody has refused them."""

    key = "error-already-requested"


class NoRoomForThem(DojoError):
    """Somebody who asked for the seat has by now as many matches as anybody may have."""

    key = "error-no-room-for-them"


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
        """Offer a player's own seat to somebody else.

        Raises `AlreadySeated`, `HadAnotherSeat`, `OtherBarred` or `TooManyPings`.
        """
        await self._people.remember_if_new(substitute)
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)
            if work.table.find_seat(substitute.id) is not None:
                raise AlreadySeated
            await _require_newcomer(work, seat, substitute.id)
            if await _offered_to(work, seat) == substitute.id:
                return work.table  # they have already been asked
            await require_invitable(work.queries, work.table.guild, substitute.id)
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
        """Take a seat that was offered to this player, or ask for one where a computer is standing in.

        For the ratings, the player who sat there has resigned. Raises `SeatedAlready`, `HadAnotherSeat`, `SeatKept`,
        `NobodyToAdmit`, `AlreadyRequested`, `Barred`, or `NotInvited`, also for somebody blocked, who learns nothing
        about the block from it.
        """
        known = await self._people.remember_player(player)
        async with self._referee.locked(id) as work:
            table = work.table
            require_playing(table)
            if table.find_seat(player.id) is not None:
                raise SeatedAlready
            invited = await _offered_to(work, seat) == player.id
            if seat in table.left or not (invited or seat in table.standins):
                raise NotInvited
            await require_not_barred(work.queries, table.guild, [player.id])
            await _require_welcome(work, seat, player.id)
            await require_room_for_player(work.queries, player.id)
            if invited:
                await self._hand_over(work, seat, known, seen=self._now())
            else:
                await self._request(work, seat, player.id)
            return work.table

    async def _request(self, work: MatchWork, seat: Seat, person: int) -> None:
        """Ask those who are there for the seat of an absent player, once it's no longer kept for them."""
        table, clock = work.table, work.table.clocks[seat]
        kept_until = (clock.absent_since or 0) + table.tempo.kept
        if self._now() < kept_until:
            raise SeatKept(at=kept_until)
        if not voters(table):
            raise NobodyToAdmit
        if clock.wanted_by == person:
            return
        refused = any(other.vote == refusing(seat) for other in table.clocks)
        if clock.wanted_by is not None and not refused:
            raise AlreadyRequested
        await work.set_clocks(requested(table, seat, person))
        called = await count_calls(work, person, voters(table), self._now())
        work.notify(Draft("request", seat, f"{person}:{called}"))

    async def admit(self, id: str, user: int, seat: Seat, person: int, *, agrees: bool) -> Table:
        """Agree to somebody who asks for an absent player's seat, or refuse. It's theirs once all who are there agree.

        Raises `NothingOffered` if the request no longer stands, `NoRoomForThem` or `OtherBarred`.
        """
        async with self._referee.locked(id) as work:
            voter = active_seat(work.table, user)
            if seat not in work.table.standins or work.table.clocks[seat].wanted_by != person:
                raise NothingOffered
            if voter not in voters(work.table):
                raise NobodyAway
            await cast(work, voter, admitting(seat) if agrees else refusing(seat))
            if agreed(work.table, admitting(seat)):
                await require_invitable(work.queries, work.table.guild, person)
                await _require_welcome(work, seat, person)
                await _require_room(work, person)
                newcomer = known_player(person, await work.queries.person(id=person))
                await self._hand_over(work, seat, newcomer, seen=0)
            return work.table

    async def _hand_over(self, work: MatchWork, seat: Seat, player: Player, seen: int) -> None:
        table, queries = work.table, work.queries
        await queries.drop_hold(match_id=table.id, seat=seat)
        await queries.forget_plans([{"match_id": table.id, "seat": seat}])
        work.notify(Draft("handover", seat, f"{table.players[seat].id}:{table.hands[seat] or 0}"))
        dm = int(player.dm != "no")
        await queries.hand_seat_over(match_id=table.id, seat=seat, person=player.id, name=player.name, dm=dm)
        await queries.add_substitute(match_id=table.id, seat=seat, person=player.id)
        players = (*table.players[:seat], player, *table.players[seat + 1 :])
        clocks = list(table.clocks)
        clocks[seat] = _new_clock(replace(table, players=players), seat, self._now(), seen)
        taken = (*table.taken[:seat], table.match.ply, *table.taken[seat + 1 :])
        work.table = replace(table, players=players, clocks=tuple(clocks), taken=taken)
        after = arrange_standins(work.table, self._pause)  # votes about the seat no longer matter
        await work.set_clocks(after, seat)
        work.notify(Draft("board"), Draft("hand", seat))


async def _offered_to(work: MatchWork, seat: Seat) -> int | None:
    """The id of the person to whom the seat is offered."""
    rows = await work.queries.seat_offers(match_id=work.table.id)
    return next((row["offered"] for row in rows if row["seat"] == seat), None)


async def _require_room(work: MatchWork, person: int) -> None:
    """Raises `NoRoomForThem`: the person who has no room for one more seat isn't the one to be told so."""
    try:
        await require_room_for_player(work.queries, person)
    except (TooManyLobbies, TooManyMatchesOfYours):
        raise NoRoomForThem from None


def _new_clock(table: Table, seat: Seat, now: int, seen: int) -> Clock:
    """The clock of somebody who has just sat down. They may have asked for the seat long ago."""
    clock, ask = Clock(since=now, seen=seen), table.ask_of(seat)
    if ask is None:
        return clock
    return clock.asked(table.tempo, ask.topic in table.game.pacing.reactions, now, table.hours(seat))


async def _require_newcomer(work: MatchWork, seat: Seat, person: int) -> None:
    """Raises `HadAnotherSeat` if this person has seen another hand of this match."""
    if await work.queries.had_another_seat(match_id=work.table.id, seat=seat, person=person):
        raise HadAnotherSeat


async def _require_welcome(work: MatchWork, seat: Seat, person: int) -> None:
    """Raises `HadAnotherSeat`, or `NotInvited` if this person and one of the others are not to play together."""
    await _require_newcomer(work, seat, person)
    others = [each.id for other, each in enumerate(work.table.players) if other != seat]
    if await any_block(work.queries, person, others):
        raise NotInvited

"""Erases somebody for good, so that everybody else's matches stay whole and can be replayed and verified.

Their seats keep a placeholder name, and an id that is neither Discord's nor a computer's. A match's seed is made of
the ids of the clicks with which people joined. Those stay, but what tied them to the person goes. What limits them,
or keeps them from people who blocked them, stays under a pseudonym: erasing oneself resets no limit.
"""

import json
import secrets
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias

from dojo.clock.paces import DAY, MINUTE
from dojo.errors import DojoError
from dojo.lobby.limits import lobbies_this_hour
from dojo.lobby.lobbies import Lobbies
from dojo.match.referee import Referee
from dojo.outbox import Draft, UnitOfWork, unit_of_work
from dojo.people.people import FORMER
from dojo.people.reliability import habits_of
from dojo.people.remembered import Count, lasting_pseudonym
from dojo.people.reports import reports_today
from dojo.people.turns import Turns
from dojo.people.vacations import vacation_this_year
from engine.core import RuleError
from storage.store import Queries, Store

Namer: TypeAlias = Callable[[str, int], str]  # from a language and a number to a placeholder name
FORMER_IDS: Final = 2**52
RETRY_MS: Final = 10 * MINUTE  # until DMs are deleted that could not be
HABITS_REMEMBERED: Final = 365 * DAY


@dataclass(frozen=True, slots=True)
class Traces:
    """How many matches and lobbies somebody is in."""

    playing: int
    over: int
    lobbies: int


@dataclass(frozen=True, slots=True)
class DmDeletion:
    """What we wrote to somebody who was erased, until it is deleted."""

    user: int
    channel: int | None
    hands: tuple[int, ...]  # messages with hands, which may be older than what is searched
    asked_at: int


class Privacy:
    def __init__(self, store: Store, lobbies: Lobbies, referee: Referee, now: Callable[[], int]) -> None:
        self._store = store
        self._lobbies = lobbies
        self._referee = referee
        self._now = now
        self._turns = Turns(store)

    async def traces(self, id: int) -> Traces:
        seats = await self._store.read.kept_seats(id=id)
        playing = sum(row["playing"] for row in seats)
        return Traces(playing, len(seats) - playing, len(await self._store.read.open_lobbies_of(id=id)))

    async def dm_deletions(self) -> list[DmDeletion]:
        """Those that are due."""
        rows = await self._store.read.dm_deletions_due(now=self._now())
        return [
            DmDeletion(row["user_id"], row["channel"], tuple(map(int, row["hands"].split())), row["asked_at"])
            for row in rows
        ]

    async def dms_deleted(self, deletion: DmDeletion) -> None:
        async with self._store.transaction() as queries:
            await queries.end_dm_deletion(id=deletion.user, asked_at=deletion.asked_at)

    async def put_off(self, deletion: DmDeletion) -> None:
        async with self._store.transaction() as queries:
            await queries.put_off_dm_deletion(id=deletion.user, due=self._now() + RETRY_MS)

    async def forget(self, id: int, namer: Namer) -> None:
        """Make them leave everything, then erase them in one transaction. If they join something else, start again."""
        left: set[str] = set()
        while True:
            left.update(await self._leave(id))
            async with unit_of_work(self._store, self._now) as work:
                queries = work.queries
                await queries.hold_person(id=id)
                seats = await _lock_seats(queries, id)
                if any(row["playing"] for row in seats) or await queries.open_lobbies_of(id=id):
                    continue
                await _remember(queries, id, self._now())
                hands = " ".join(str(row["hand_message"]) for row in seats if row["hand_message"])
                await queries.owe_dm_deletion(id=id, hands=hands, now=self._now())
                await queries.withdraw_puzzles(id=id, after=self._now() // DAY)
                await _forget(queries, id, seats, namer)
                _post_boards(work, [row for row in seats if row["match_id"] in left])
            await self._store.empty_log()
            return

    async def _leave(self, id: int) -> list[str]:
        """Make them leave every match and lobby. Returns the matches."""
        matches = [match.id for match in await self._turns.playing(id)]
        for match in matches:
            try:
                await self._referee.resign(match, id)
            except (RuleError, DojoError):
                continue  # it has just ended, or somebody else has taken over the seat
        for (lobby,) in await self._store.read.open_lobbies_of(id=id):
            try:
                await self._lobbies.leave(lobby, id)
            except DojoError:
                continue  # it has just started: they leave the match on the next pass
        return matches


def _post_boards(work: UnitOfWork, seats: Iterable[Any]) -> None:
    """Post the boards of these matches again, because the current ones show the name."""
    for row in seats:
        number = max(json.loads(row["opened"]))  # as in engine.match
        work.notify_match(row["match_id"], number, Draft("result" if row["status"] == "over" else "board"))


async def _lock_seats(queries: Queries, id: int) -> list[Any]:
    """Their seats. Each match is locked first, and in order, so that two transactions never wait for each other."""
    for match in sorted(row["match_id"] for row in await queries.kept_seats(id=id)):
        await queries.hold_match(id=match)
    seats: list[Any] = await queries.kept_seats(id=id)
    return seats


async def _remember(queries: Queries, id: int, now: int) -> None:
    """Keep under a pseudonym what others have decided about them, and what limits them."""
    person = await lasting_pseudonym(queries, id)
    await queries.rename_blocked(id=id, pseudonym=person)
    await queries.rename_pings(id=id, pseudonym=person)
    counts = {
        "lobbies": await lobbies_this_hour(queries, id, now),
        "reports": await reports_today(queries, id, now),
        "vacation": await vacation_this_year(queries, id, now),
    }
    counts = {what: count for what, count in counts.items() if count.amount} | await _habits(queries, id, now)
    await queries.remember_count([{"person": person, "what": what, **asdict(each)} for what, each in counts.items()])


async def _habits(queries: Queries, id: int, now: int) -> dict[str, Count]:
    habits, until = await habits_of(queries, id), now + HABITS_REMEMBERED
    return {name: Count(amount, until) for name, amount in asdict(habits).items()} if habits.answers else {}


async def _forget(queries: Queries, id: int, seats: list[Any], namer: Namer) -> None:
    former = FORMER - secrets.randbelow(FORMER_IDS)
    await queries.add_former(id=former, name=namer("en", 1))
    await queries.forget_seat([await _placeholder(queries, row, former, namer) for row in seats])
    places = [{"match_id": row["match_id"], "seat": row["seat"]} for row in seats]
    await queries.forget_held_moves(places)
    await queries.forget_plans(places)
    await queries.forget_moments(places)
    await queries.forget_notices(places)
    await queries.forget_mentions_of(pattern=f"%{id}%")
    await queries.forget_offers(id=id)
    await queries.forget_requests(id=id)
    await queries.forget_first_player(id=id, former=former)
    await queries.forget_substitute(id=id, former=former)
    await queries.forget_owed(id=id)
    await queries.forget_bar_reasons(id=id)
    await queries.forget_in_lobbies(id=id, former=former, name=namer("en", 1))
    await queries.forget_host(id=id, former=former)
    await queries.forget_invitations(id=id)
    await queries.forget_seating([_seating(row, id, former) for row in await queries.seatings_with(pattern=f"%{id}%")])
    await queries.forget_results(id=id, former=former)
    own = (queries.forget_ratings, queries.forget_vacations, queries.forget_blocks, queries.forget_guesses)
    for forget in (*own, queries.forget_puzzle_answers, queries.forget_learning, queries.forget_following):
        await forget(id=id)
    await queries.forget_reports(id=id)
    await queries.forget_person(id=id)


async def _placeholder(queries: Queries, seat: Any, former: int, namer: Namer) -> dict[str, Any]:
    """The seat with a placeholder name; numbered, so that two in one match can be told apart."""
    number = 1 + await queries.former_in(match_id=seat["match_id"], former=FORMER)
    name = namer(seat["locale"], number)
    return {"match_id": seat["match_id"], "seat": seat["seat"], "former": former, "name": name}


def _seating(lobby: Any, id: int, former: int) -> dict[str, Any]:
    order = [former if each == id else each for each in json.loads(lobby["seating"])]
    return {"id": lobby["id"], "seating": json.dumps(order)}

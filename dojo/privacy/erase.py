"""Forgetting somebody for good, so that everybody else's matches stay whole and can be replayed and verified.

Seats and guests keep a name that is nobody's and an id that is neither Discord's nor a computer's. A match's seed is
made of the numbers of the clicks with which people joined; what tied theirs to them goes with them.
"""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from dojo.errors import DojoError
from dojo.lobby.lobbies import Lobbies
from dojo.match.referee import Referee
from dojo.outbox import Telling, tell
from dojo.people.people import FORMER
from engine.core import RuleError
from storage.store import Desk, Store

Call: TypeAlias = Callable[[str, int], str]  # from a language and a number to what somebody forgotten is called
NAMES: Final = 2**52


@dataclass(frozen=True, slots=True)
class Traces:
    """How much there is of somebody."""

    playing: int
    over: int
    lobbies: int


class Privacy:
    def __init__(self, store: Store, lobbies: Lobbies, referee: Referee, now: Callable[[], int]) -> None:
        self._store = store
        self._lobbies = lobbies
        self._referee = referee
        self._now = now

    async def traces(self, id: int) -> Traces:
        seats = await self._store.read.kept_seats(id=id)
        playing = sum(row["playing"] for row in seats)
        return Traces(playing, len(seats) - playing, len(await self._store.read.open_lobbies_of(id=id)))

    async def letters(self, id: int) -> list[int]:
        """The messages with their hands, as far as they are known."""
        return [row["hand"] for row in await self._store.read.kept_seats(id=id) if row["hand"]]

    async def forget(self, id: int, call: Call) -> None:
        """They leave what they are in, and are forgotten in one transaction; if they come back meanwhile, once more."""
        left: list[str] = []
        while True:
            left += await self._leave(id)
            async with self._store.transaction() as desk:
                await desk.hold_person(id=id)
                seats = await _held(desk, id)
                if any(row["playing"] for row in seats) or await desk.open_lobbies_of(id=id):
                    continue
                await _forget(desk, id, seats, call)
            await self._show_anew(left)
            return

    async def _show_anew(self, matches: list[str]) -> None:
        """What hangs there since they left has their name on it."""
        for match in dict.fromkeys(matches):
            table = await self._referee.table(match)
            kind = "result" if table.status == "over" else "board"
            await tell(self._store, match, [Telling(kind)], table.match.ply, self._now())

    async def _leave(self, id: int) -> list[str]:
        """The matches they were in."""
        matches = [match.id for match in await self._referee.playing(id)]
        for match in matches:
            try:
                await self._referee.resign(match, id)
            except RuleError:
                continue  # it ended at this moment
        for (lobby,) in await self._store.read.open_lobbies_of(id=id):
            try:
                await self._lobbies.leave(lobby, id)
            except DojoError:
                continue  # it began at this moment: the match is left on the next round
        return matches


async def _held(desk: Desk, id: int) -> list[Any]:
    """Their seats. Each match is held first, as by all who change its seats: else two might wait for each other."""
    for match in sorted(row["match_id"] for row in await desk.kept_seats(id=id)):
        await desk.hold_match(id=match)
    seats: list[Any] = await desk.kept_seats(id=id)
    return seats


async def _forget(desk: Desk, id: int, seats: list[Any], call: Call) -> None:
    former = FORMER - secrets.randbelow(NAMES)
    await desk.add_former(id=former, name=call("en", 1))
    await desk.forget_seat([await _nameless(desk, row, former, call) for row in seats])
    places = [{"match_id": row["match_id"], "seat": row["seat"]} for row in seats]
    await desk.forget_hold(places)
    await desk.forget_orders(places)
    await desk.forget_news(places)
    await desk.forget_mentions_of(pattern=f"%{id}%")
    await desk.forget_offers(id=id)
    await desk.forget_handed(id=id, former=former)
    await desk.forget_join([{"match_id": row["match_id"], "id": str(id)} for row in seats])
    await desk.forget_owed(id=id)
    await desk.forget_guest(id=id, former=former, name=call("en", 1))
    await desk.forget_host(id=id, former=former)
    await desk.forget_invitations(id=id)
    await desk.forget_seating([_seating(row, id, former) for row in await desk.seatings_with(pattern=f"%{id}%")])
    await desk.forget_results(id=id, former=former)
    for forget in (desk.forget_ratings, desk.forget_vacations, desk.forget_blocks, desk.forget_reports):
        await forget(id=id)
    await desk.forget_person(id=id)


async def _nameless(desk: Desk, seat: Any, former: int, call: Call) -> dict[str, Any]:
    """Two at one table are told apart."""
    number = 1 + await desk.former_in(match_id=seat["match_id"], former=FORMER)
    name = call(seat["locale"], number)
    return {"match_id": seat["match_id"], "seat": seat["seat"], "former": former, "name": name}


def _seating(lobby: Any, id: int, former: int) -> dict[str, Any]:
    order = [former if each == id else each for each in json.loads(lobby["seating"])]
    return {"id": lobby["id"], "seating": json.dumps(order)}

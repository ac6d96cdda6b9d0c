"""Exports everything stored about one person, for that person. `docs/export.md` describes the format.

Ids are text, because not every JSON reader has numbers large enough for Discord's. A match is exported as this
person's seat sees it, and other players only as seats.
"""

import json
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from dojo.match.referee import Referee
from engine import codec
from storage.store import Queries, Store

Plain: TypeAlias = dict[str, Any]

FORMAT: Final = "hikyaku-person-1"
IDS: Final = {"id", "user_id", "guild", "channel", "blocked", "hand", "offered", "click"}  # columns
MATCH_COLUMNS: Final = {"told", "locale", "match_id"}  # columns of the match, which are exported with it
OTHERS_COLUMNS: Final = {"handed_by", "wanted_by"}  # who had the seat before, and who asks for it


class Exports:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int]) -> None:
        self._store = store
        self._referee = referee
        self._now = now

    async def of(self, id: int) -> Plain:
        queries = self._store.read
        person = await queries.kept_person(id=id)
        return {
            "format": FORMAT,
            "made_at": self._now(),
            "person": plain(person) if person else None,
            "vacations": listed(await queries.kept_vacations(id=id)),
            "blocks": [str(row["blocked"]) for row in await queries.kept_blocks(id=id)],
            "reports": listed(await queries.kept_reports(id=id)),
            "lobbies": listed(await queries.kept_lobbies(id=id)),
            "invitations": listed(await queries.kept_invitations(id=id)),
            "offers": listed(await queries.kept_offers(id=id)),
            "requests": listed(await queries.kept_requests(id=id)),
            "matches": [
                *[await self._match(queries, row, id) for row in await queries.kept_seats(id=id)],
                *[await self._former(queries, row, id) for row in await queries.kept_former_seats(id=id)],
            ],
            "results": listed(await queries.kept_results(id=id)),
            "ratings": listed(await queries.kept_ratings(id=id)),
        }

    async def _match(self, queries: Queries, seat: Any, id: int) -> Plain:
        place = {"match_id": seat["match_id"], "seat": seat["seat"]}
        table = await self._referee.table(seat["match_id"])
        view = table.view(seat["seat"])
        return {
            **await self._facts(queries, seat["match_id"]),
            "seat": {name: value for name, value in plain(seat).items() if name not in MATCH_COLUMNS | OTHERS_COLUMNS},
            "seen": codec.plain(type(view), view),
            "moves": listed(await queries.kept_answers(**place, id=id)),
            "holds": listed(await queries.kept_holds(**place)),
            "orders": listed(await queries.kept_orders(**place)),
            "news": [dict(row) for row in await queries.kept_notices(**place)],
        }

    async def _former(self, queries: Queries, seat: Any, id: int) -> Plain:
        """A seat that somebody else has taken over: what it sees now is theirs."""
        moves = listed(await queries.kept_answers(match_id=seat["match_id"], seat=seat["seat"], id=id))
        left = {"seat": {"seat": seat["seat"]}, "seen": None, "moves": moves, "holds": [], "orders": [], "news": []}
        return await self._facts(queries, seat["match_id"]) | left

    async def _facts(self, queries: Queries, id: str) -> Plain:
        row = await queries.kept_match(id=id)
        match = plain(row) | {"options": json.loads(row["options"])}
        if match["status"] != "over":
            del match["seed"]  # it would reveal every hand
        return match


def plain(row: Any) -> Plain:
    return {name: str(value) if name in IDS and isinstance(value, int) else value for name, value in dict(row).items()}


def listed(rows: list[Any]) -> list[Plain]:
    return [plain(row) for row in rows]

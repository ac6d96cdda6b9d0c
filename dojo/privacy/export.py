"""All that is kept on one person, for that person: `docs/export.md` describes it.

Ids are text, for Discord's do not fit into the numbers of every reader of JSON. Of the others at a table only their
seats are told; of a match, what this person's seat sees.
"""

import json
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from dojo.match.referee import Referee
from engine import codec
from storage.store import Desk, Store

Plain: TypeAlias = dict[str, Any]

FORMAT: Final = "hikyaku-person-1"
IDS: Final = {"id", "user_id", "guild", "channel", "blocked", "hand", "offered", "click"}  # columns
OURS: Final = {"told", "locale", "match_id"}  # of a match, read along with a seat
THEIRS: Final = {"handed_by"}  # who had the seat before


class Dossiers:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int]) -> None:
        self._store = store
        self._referee = referee
        self._now = now

    async def of(self, id: int) -> Plain:
        desk = self._store.read
        person = await desk.kept_person(id=id)
        return {
            "format": FORMAT,
            "made_at": self._now(),
            "person": plain(person) if person else None,
            "vacations": listed(await desk.kept_vacations(id=id)),
            "blocks": [str(row["blocked"]) for row in await desk.kept_blocks(id=id)],
            "reports": listed(await desk.kept_reports(id=id)),
            "lobbies": listed(await desk.kept_lobbies(id=id)),
            "invitations": listed(await desk.kept_invitations(id=id)),
            "offers": listed(await desk.kept_offers(id=id)),
            "matches": [
                *[await self._match(desk, row, id) for row in await desk.kept_seats(id=id)],
                *[await self._former(desk, row, id) for row in await desk.kept_former_seats(id=id)],
            ],
            "results": listed(await desk.kept_results(id=id)),
            "ratings": listed(await desk.kept_ratings(id=id)),
        }

    async def _match(self, desk: Desk, seat: Any, id: int) -> Plain:
        place = {"match_id": seat["match_id"], "seat": seat["seat"]}
        table = await self._referee.table(seat["match_id"])
        view = table.view(seat["seat"])
        return {
            **await self._facts(desk, seat["match_id"]),
            "seat": {name: value for name, value in plain(seat).items() if name not in OURS | THEIRS},
            "seen": codec.plain(type(view), view),
            "moves": listed(await desk.kept_answers(**place, id=id)),
            "holds": listed(await desk.kept_holds(**place)),
            "orders": listed(await desk.kept_orders(**place)),
            "news": [dict(row) for row in await desk.kept_news(**place)],
        }

    async def _former(self, desk: Desk, seat: Any, id: int) -> Plain:
        """Somebody else has it now: what it sees, and what hangs there, is theirs."""
        moves = listed(await desk.kept_answers(match_id=seat["match_id"], seat=seat["seat"], id=id))
        left = {"seat": {"seat": seat["seat"]}, "seen": None, "moves": moves, "holds": [], "orders": [], "news": []}
        return await self._facts(desk, seat["match_id"]) | left

    async def _facts(self, desk: Desk, id: str) -> Plain:
        row = await desk.kept_match(id=id)
        match = plain(row) | {"options": json.loads(row["options"])}
        if match["status"] != "over":
            del match["seed"]  # whoever knows it knows every hand
        return match


def plain(row: Any) -> Plain:
    return {name: str(value) if name in IDS and isinstance(value, int) else value for name, value in dict(row).items()}


def listed(rows: list[Any]) -> list[Plain]:
    return [plain(row) for row in rows]

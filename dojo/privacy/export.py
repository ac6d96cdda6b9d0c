"""Exports everything stored about one person, for that person. `docs/export.md` describes the format.

Ids are text, because not every JSON reader has numbers large enough for Discord's. A match is exported as this
person's seat sees it, and other players only as seats. All is read in pieces and written as JSON in threads, so that
however much there is, no click waits for it and no more than one file is in memory.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from dojo.clock.paces import HOUR
from dojo.errors import DojoError, NoSuchMatch
from dojo.match.referee import Referee
from dojo.people.remembered import lasting_pseudonym, pseudonyms
from dojo.table.table import Table
from engine import codec
from engine.core import Seat
from storage.store import Queries, Store

Plain: TypeAlias = dict[str, Any]
Items: TypeAlias = tuple[str, Sequence[Plain | str]]  # the name of a list, and some of its items

FORMAT: Final = "hikyaku-person-2"
MAX_PART_BYTES: Final = 8 * 2**20  # Discord takes files of this size everywhere
PIECE: Final = 200  # rows read at once
WAIT: Final = HOUR  # from one export to the next
WHOLE: Final = (  # short lists
    *("vacations", "pings", "bars", "invitations", "offers", "requests", "ratings", "puzzles", "learning", "following"),
    "guesses",
)
PAGED: Final = {"reports": ("made_at", "id"), "lobbies": ("made_at", "id"), "results": ("ended_at", "match_id")}
PLACES: Final = ("begun_at", "id")
# Columns
IDS: Final = {"id", "user_id", "guild", "channel", "blocked", "hand_message", "offered", "click", "dm_channel"}
OTHERS_COLUMNS: Final = {"match_id", "first_player", "wanted_by"}  # the match's, and other people's


class ExportedLately(DojoError):
    """One export an hour; the next is possible from `at`."""

    key = "error-exported-lately"


class Exports:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int]) -> None:
        self._store = store
        self._referee = referee
        self._now = now

    async def begin(self, id: int) -> None:
        """Count an export. Raises `ExportedLately`. The count outlasts the person's erasure."""
        now = self._now()
        async with self._store.transaction() as queries:
            wait = {"person": await lasting_pseudonym(queries, id), "what": "export"}
            if await queries.begin_wait(**wait, now=now, until=now + WAIT) is None:
                rows = await queries.remembered(person=wait["person"])
                raise ExportedLately(at=next(row["until"] for row in rows if row["what"] == "export"))

    async def failed(self, id: int) -> None:
        """Don't count it: nobody got it."""
        async with self._store.transaction() as queries:
            await queries.end_wait(person=(await pseudonyms(queries))(id), what="export")

    async def parts(self, id: int, most: int = MAX_PART_BYTES) -> AsyncGenerator[bytes]:
        """JSON objects of `most` bytes at most, all of the same form: joined, their lists hold everything."""
        person = await self._store.read.kept_person(id=id)
        head = {"format": FORMAT, "made_at": self._now(), "person": plain(person) if person else None}
        part = Part(1, head)
        async for name, items in self._items(id):
            for item in await asyncio.to_thread(_written, items):
                if not part.fits(item, most):
                    yield await asyncio.to_thread(part.written, more=True)
                    part = Part(part.number + 1, head)
                part.add(name, item)
        yield await asyncio.to_thread(part.written, more=False)

    async def _items(self, id: int) -> AsyncIterator[Items]:
        queries = self._store.read
        for name in WHOLE:
            yield name, listed(await getattr(queries, f"kept_{name}")(id=id))
        yield "blocks", [str(row["blocked"]) for row in await queries.kept_blocks(id=id)]
        yield "remembered", listed(await queries.remembered(person=(await pseudonyms(queries))(id)))
        for name, columns in PAGED.items():
            async for rows in _pieces(getattr(queries, f"kept_{name}"), id, columns):
                yield name, listed(rows)
        async for rows in _pieces(queries.kept_places, id, PLACES):
            for row in rows:
                yield "matches", await _unless_deleted(self._match(queries, row["id"], row["seat"], id))
        for row in await queries.kept_former_seats(id=id):
            yield "matches", await _unless_deleted(self._former(queries, row, id))

    async def _match(self, queries: Queries, match: str, seat: Seat, id: int) -> Plain:
        """The seat is read last: if it is still theirs, so was everything that has been read before."""
        place = {"match_id": match, "seat": seat}
        table = await self._referee.table(match)
        found = {
            **await self._facts(queries, match),
            "moves": listed(await queries.kept_answers(**place, id=id)),
            "held_moves": listed(await queries.kept_held_moves(**place)),
            "plans": listed(await queries.kept_plans(**place)),
            "notices": [dict(row) for row in await queries.kept_notices(**place)],
            "moments": await queries.moments_of(**place),
        }
        row = await queries.kept_seat(**place, id=id)
        if row is None:
            raise NoSuchMatch
        own = {name: value for name, value in plain(row).items() if name not in OTHERS_COLUMNS}
        return {**found, "seat": own, "seen": await asyncio.to_thread(_seen, table, seat)}

    async def _former(self, queries: Queries, seat: Any, id: int) -> Plain:
        """A seat that somebody else has taken over: what it sees now is theirs."""
        moves = listed(await queries.kept_answers(match_id=seat["match_id"], seat=seat["seat"], id=id))
        none: Plain = {"seen": None, "held_moves": [], "plans": [], "notices": [], "moments": None}
        return await self._facts(queries, seat["match_id"]) | none | {"seat": {"seat": seat["seat"]}, "moves": moves}

    async def _facts(self, queries: Queries, id: str) -> Plain:
        row = await queries.kept_match(id=id)
        if row is None:
            raise NoSuchMatch
        match = plain(row) | {"options": json.loads(row["options"])}
        if match["status"] != "over":
            del match["seed"]  # it would reveal every hand
        return match


async def _pieces(query: Callable[..., Any], id: int, columns: tuple[str, str]) -> AsyncIterator[list[Any]]:
    """The rows of a query in pieces. `columns`: the time and the key by which they are sorted."""
    at, key = -1, ""
    while rows := await query(id=id, at=at, key=key, most=PIECE):
        yield rows
        at, key = (rows[-1][column] for column in columns)


async def _unless_deleted(match: Awaitable[Plain]) -> list[Plain]:
    try:
        return [await match]
    except NoSuchMatch:
        return []


def _written(items: Sequence[Any]) -> list[bytes]:
    return [json_bytes(item) for item in items]


def _seen(table: Table, seat: Seat) -> Any:
    view = table.view(seat)
    return codec.plain(view)


def plain(row: Any) -> Plain:
    return {name: str(value) if name in IDS and isinstance(value, int) else value for name, value in dict(row).items()}


def listed(rows: list[Any]) -> list[Plain]:
    return [plain(row) for row in rows]


# The parts of an export: JSON objects of one form, none larger than a file may be

LISTS: Final = (
    *("vacations", "blocks", "pings", "bars", "remembered", "reports", "lobbies", "invitations", "offers", "requests"),
    *("matches", "results", "ratings", "puzzles", "learning", "following", "guesses"),
)
SEPARATOR: Final = b",\n"


class Part:
    """`head`: what is the same in every part. Items are JSON already."""

    def __init__(self, number: int, head: dict[str, Any]) -> None:
        self.number = number
        self.head = head
        self._lists: dict[str, list[bytes]] = {name: [] for name in LISTS}
        self._size = len(self.written(more=False))

    def fits(self, item: bytes, most: int) -> bool:
        """Whether an item still fits into so many bytes. The first always does."""
        return self._size + len(item) + len(SEPARATOR) <= most or not any(self._lists.values())

    def add(self, name: str, item: bytes) -> None:
        self._lists[name].append(item)
        self._size += len(item) + len(SEPARATOR)

    def written(self, *, more: bool) -> bytes:
        """`more`: whether another part follows."""
        head = json_bytes({**self.head, "part": self.number, "more": more})
        lists = [b'"%s": [%s]' % (name.encode(), SEPARATOR.join(items)) for name, items in self._lists.items()]
        return b"%s,\n%s}\n" % (head[:-1], SEPARATOR.join(lists))


def json_bytes(of: Any) -> bytes:
    return json.dumps(of, ensure_ascii=False).encode()

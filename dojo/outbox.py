"""What is still to be told: rows of facts, written with the move that caused them, kept until they are delivered."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dojo import shuffle
from dojo.errors import NoSuchMatch
from dojo.ops.leases import Claims
from storage.store import Desk, Store

TABLE = -1  # stands in a row for "no seat in particular"
VOIDS = {"result": ("board", "result")}  # what else a kind makes out of date; each does so with its own kind


@dataclass(frozen=True, slots=True)
class News:
    """One thing to tell: "thread", "board", "hand" (of a seat), "quiet" (a seat cannot be written to), "result".

    Never text and never a secret: who delivers it looks at the match as it then is. `id` counts within the match.
    """

    id: int
    match: str
    kind: str
    seat: int | None
    ply: int
    attempts: int
    about: str = ""  # a fact that the match does not hold
    since: int = 0  # when it was written
    orphaned: bool = False  # a process began to tell news of this match and has not come back


@dataclass(frozen=True, slots=True)
class Telling:
    """News that is yet to be written."""

    kind: str
    seat: int | None = None
    about: str = ""


class Newsroom:
    def __init__(self, store: Store, now: Callable[[], int], claims: Claims | None = None) -> None:
        self._store = store
        self._now = now
        self._claims = claims or Claims(store, now)

    @property
    def shared(self) -> bool:
        """Whether other processes may write news, too, and tell them."""
        return self._claims.shared

    @property
    def rung(self) -> asyncio.Event:
        """Set after each commit that wrote news."""
        return self._store.bell

    async def due(self, limit: int = 20) -> list[News]:
        """Longest due first, and of each match only what comes next, so that its news are told in order."""
        return list(map(_read, await self._store.read.news_due(now=self._now(), most=limit)))

    async def ours(self, most: int, besides: int = 0) -> list[News]:
        """What this process is to tell, what it is telling already (so many `besides`) perhaps once more."""
        if not self.shared:
            return await self.due(most + besides)
        async with self._store.transaction() as desk:
            return list(map(_read, await self._claims.my_news(desk, most)))

    async def done(self, news: News) -> None:
        async with self._store.transaction() as desk:
            await desk.drop_news(match_id=news.match, id=news.id)
            await self._claims.released(desk, "news", news.match)

    async def later(self, news: News, seconds: float) -> None:
        """Put off, and all of its match behind it; unless newer news have made it void meanwhile."""
        async with self._store.transaction() as desk:
            if await desk.try_news_again(match_id=news.match, id=news.id):
                await desk.hold_news(match_id=news.match, due=self._now() + round(seconds * 1000))
            await self._claims.released(desk, "news", news.match)

    async def next_at(self) -> int | None:
        at: int | None = await self._store.read.next_news()
        return at

    async def add(
        self, match: str, kind: str, seat: int | None = None, ply: int = 0, about: str = "", later: float = 0.0
    ) -> None:
        """`later`: the seconds until it is told for the first time, and all of its match behind it."""
        await tell(self._store, match, [Telling(kind, seat, about)], ply, self._now() + round(1000 * later))


async def tell(store: Store, match: str, tellings: Sequence[Telling], ply: int, now: int) -> None:
    async with store.transaction() as desk:
        last = await desk.count_news(match_id=shuffle.checked(match), news=len(tellings))
        if last is None:
            raise NoSuchMatch
        await announce(desk, match, last, tellings, ply, now)
    store.bell.set()


async def announce(desk: Desk, match: str, last: int, tellings: Sequence[Telling], ply: int, now: int) -> None:
    """Write news that have been counted, the last of them as number `last`, and strike out what they make void."""
    rows = [
        {
            "match_id": match,
            "id": id,
            "kind": each.kind,
            "seat": _seat(each),
            "ply": ply,
            "about": each.about,
            "due": now,
        }
        for id, each in enumerate(tellings, last - len(tellings) + 1)
    ]
    void = [
        {"match_id": match, "kind": kind, "seat": _seat(each)}
        for each in tellings
        for kind in VOIDS.get(each.kind, (each.kind,))
    ]
    await desk.void_news(void)
    await desk.write_news(rows)


async def spread(desk: Desk, counted: Sequence[Any], telling: Telling, now: int) -> None:
    """The same to several matches, whose rows say the number it was counted as, and of which seat it is.

    Nothing becomes void by it: what was told of an earlier time is still true.
    """
    common = {"kind": telling.kind, "about": telling.about, "due": now}
    rows = [
        {"match_id": row["id"], "id": row["told"], "seat": row["seat"], "ply": row["ply"], **common} for row in counted
    ]
    await desk.write_news(rows)


def _read(row: Any) -> News:
    return News(
        id=row["id"],
        match=row["match_id"],
        kind=row["kind"],
        seat=None if row["seat"] == TABLE else row["seat"],
        ply=row["ply"],
        attempts=row["attempts"],
        about=row["about"],
        since=row["since"],
        orphaned=bool(row["orphaned"]),
    )


def _seat(telling: Telling) -> int:
    return TABLE if telling.seat is None else telling.seat

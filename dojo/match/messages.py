"""Where a match is shown: its thread, its board and the DMs with hands, as ids that Discord gave us."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from dojo.errors import NoSuchMatch
from dojo.outbox import Notice, Outbox
from dojo.shuffle import require_code
from engine.core import Seat
from storage.store import Queries, Store


@dataclass(slots=True)
class Places:
    """What has been posted for a match and isn't stored yet. None leaves what is stored."""

    thread: int | None = None
    card: int | None = None  # the newest board
    card_ply: int | None = None  # the ply with which it was posted
    hands: dict[Seat, int | None] = field(default_factory=dict)  # the DM of each seat; None: it no longer has one

    def __bool__(self) -> bool:
        return self.thread is not None or self.card is not None or bool(self.hands)


class Messages:
    def __init__(self, store: Store, outbox: Outbox) -> None:
        self._store = store
        self._outbox = outbox

    async def delivered(self, id: str, places: Places, notices: Sequence[Notice]) -> None:
        """Store what was posted and mark these notices of the match as done, in one transaction.

        If the database was away for so long that another process has taken the match over, that one knows better what
        is posted by now.
        """
        async with self._store.transaction() as queries:
            ours = not notices or await self._outbox.mark_done(queries, notices)
            if places and ours:
                await self.write(queries, id, places)

    async def write(self, queries: Queries, id: str, places: Places) -> None:
        """Within the caller's transaction. Raises `NoSuchMatch`."""
        facts = {"thread": places.thread, "card": places.card, "card_ply": places.card_ply}
        if await queries.place_match(id=require_code(id), **facts) is None:
            raise NoSuchMatch
        for seat, message in places.hands.items():
            if await queries.place_hand(match_id=id, seat=seat, message=message) is None:
                raise NoSuchMatch

    async def unshown(self, id: str) -> None:
        """Note that the board couldn't be posted. It's posted later, even after a restart."""
        async with self._store.transaction() as queries:
            await queries.board_unshown(id=id)

    async def all_unshown(self) -> list[tuple[str, int]]:
        """The matches whose board is still to be posted and isn't in the outbox, each with its server."""
        return [(row["id"], row["guild"]) for row in await self._store.read.boards_unshown()]

    async def of_thread(self, guild: int, thread: int) -> str | None:
        """The running match for which this thread was opened."""
        id: str | None = await self._store.read.match_of_thread(guild=guild, thread=thread)
        return id

    async def by_thread(self, thread: int, user: int) -> str | None:
        """The match shown there. Of several that share a channel, rather one in which this person has a seat."""
        id: str | None = await self._store.read.match_in_thread(thread=thread, person=user)
        return id

"""Following a match without playing in it: who is told of its rounds and its end. Nobody sees who follows."""

from dojo.errors import DojoError, NoSuchMatch, require_option
from dojo.limits import FOLLOWED
from dojo.outbox import Draft
from dojo.people.people import Player, known_player
from dojo.people.servers import NO_SERVER
from dojo.shuffle import require_code
from dojo.table.table import Table
from engine.core import MatchOver
from storage.store import Queries, Store


class PlaysThere(DojoError):
    """Players of a match are told of it anyway."""

    key = "error-plays-there"


class FollowsEnough(DojoError):
    """One person follows a limited number of matches at once."""

    key = "error-follows-enough"


class Followers:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def often(self, match: str, user: int) -> str | None:
        """How often somebody is told of this match: "end" or "round"; None if they don't follow it."""
        often: str | None = await self._store.read.followed_often(match_id=require_code(match), user_id=user)
        return often

    async def follow(self, table: Table, player: Player, often: str) -> None:
        """Raises `PlaysThere`, `MatchOver`, `NoSuchMatch`, `BadOption` or `FollowsEnough`."""
        require_followable(table, player.id)
        require_option("often", often, choices(table))
        async with self._store.transaction() as queries:
            await queries.remember(id=player.id, name=player.name, locale=player.locale)
            await queries.hold_match(id=table.id)
            await queries.hold_person(id=player.id)
            if await queries.count_followed(user_id=player.id, but=table.id) >= FOLLOWED:
                raise FollowsEnough(most=FOLLOWED)
            if await queries.follow(match_id=table.id, user_id=player.id, often=often) is None:
                raise MatchOver

    async def stop(self, match: str, user: int) -> None:
        async with self._store.transaction() as queries:
            await queries.unfollow(match_id=require_code(match), user_id=user)

    async def follower(self, user: int) -> Player | None:
        """Somebody who is to be told; None if they have been erased meanwhile."""
        row = await self._store.read.person(id=user)
        return known_player(user, row) if row else None


def require_followable(table: Table, user: int) -> None:
    """Raises `PlaysThere`, `MatchOver`, or `NoSuchMatch` where the match is shown to its players alone."""
    if table.find_seat(user) is not None:
        raise PlaysThere
    if table.guild in NO_SERVER:
        raise NoSuchMatch
    if table.status == "over":
        raise MatchOver


def choices(table: Table) -> tuple[str, ...]:
    """How often a follower can be told."""
    return ("end", "round") if table.game.pacing.rounds else ("end",)


def part(table: Table) -> str:
    """The part of the match that a notice tells of: a round, or "" for the end."""
    return table.game.pacing.rounds(table.match.state) if table.game.pacing.rounds and table.status == "playing" else ""


async def to_tell(queries: Queries, before: Table, after: Table) -> list[Draft]:
    """A notice for each follower, if a round has begun or the match is over, after which nobody follows it.

    Within the transaction of the move, so that each is told once.
    """
    if after.status == "over":
        rows = await queries.end_following(match_id=after.id)
    elif part(before) != part(after):
        rows = await queries.followers_of_rounds(match_id=after.id)
    else:
        return []
    watching = sorted(user for (user,) in rows if after.find_seat(user) is None)
    return [Draft("followed", about=f"{user}/{part(after)}") for user in watching]

"""Who was called to a match, when, and whether Discord would have allowed it sooner."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from sandbox.world.threads import DISCORD_EPOCH
from sandbox.world.world import World
from tests.e2e.world import ids

SILENT = 1 << 12
MESSAGES, SECONDS = 5, 5  # that Discord takes in one channel


def made_at(snowflake: int) -> int:
    """Milliseconds, by the sandbox's clock."""
    return (int(snowflake) >> 22) + DISCORD_EPOCH


class Calls:
    """Hears of each new message, as the users' own clients do."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.posted: dict[int, list[int]] = defaultdict(list)  # when, by channel
        self.made: dict[tuple[str, int], list[tuple[int, int]]] = defaultdict(list)  # when and where, by match and user
        world.subscribers.append(self.hear)

    def hear(self, event: str, message: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE" or int(message["author"]["id"]) != self.world.bot_user.id:
            return
        at, place = made_at(message["id"]), int(message["channel_id"])
        self.posted[place].append(at)
        if message["flags"] & SILENT:
            return
        called = self.world.channels[place].recipient_ids or [int(each["id"]) for each in message["mentions"]]
        for match in {id.split("/")[1] for id in ids(dict(message))}:
            for user in called:
                self.made[match, user].append((at, place))

    def first(self, match: str, user: int, since: int) -> tuple[int, int] | None:
        """When and where this person was first called to this match after that."""
        return next((call for call in self.made[match, user] if call[0] >= since), None)

    def held_up(self, place: int, moved: int, called: int) -> bool:
        """Whether the channel had all the messages that Discord takes there, so that no call could come at once."""
        posts = self.posted[place]
        return bisect_left(posts, called) - bisect_left(posts, moved - 1000 * SECONDS) >= MESSAGES

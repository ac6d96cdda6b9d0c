"""Whether the house is well: Discord is heard, the database takes what is written, the news are told."""

from dataclasses import dataclass
from typing import Any

from cogs.client import Hikyaku
from dojo.dojo import House
from dojo.ops.stalls import ROUND


@dataclass(slots=True)
class Gateway:
    """The line to Discord; clients come and go on it."""

    client: Hikyaku | None = None

    @property
    def up(self) -> bool:
        client = self.client
        if client is None or client.is_closed() or not client.is_ready():
            return False
        return not any(shard.is_closed() for shard in client.shards.values())

    @property
    def latencies(self) -> list[tuple[int, float]]:
        return self.client.latencies if self.client and self.client.is_ready() else []

    @property
    def refused(self) -> int:
        """Requests that Discord has refused in the last minutes; it shuts out whoever makes too many."""
        return len(self.client.brake.refused) if self.client else 0


def troubles(house: House, gateway: Gateway) -> dict[str, str]:
    """What is wrong, and how; nothing if all is well."""
    watchman = house.watchman
    found = {
        "gateway": "" if gateway.up else "Discord is not heard",
        "database": watchman.unwritten,
        "courier": _waiting(watchman.standstills.get("news")),
        "watchman": "has not looked round for long" if watchman.idle > 6 * ROUND else "",
    }
    return {part: how for part, how in found.items() if how}


def _waiting(stuck: Any) -> str:
    return f"{stuck.waiting} pieces of news wait, the oldest for {stuck.seconds} s" if stuck else ""

"""Whether the house is well: Discord is heard, the database takes what is written, the news are told."""

from dataclasses import dataclass
from typing import Any

from cogs.client import Hikyaku
from dojo.dojo import Dojo
from dojo.ops.loop import LOOPS


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
        return len(self.client.circuit_breaker.refused) if self.client else 0


def troubles(dojo: Dojo, gateway: Gateway) -> dict[str, str]:
    """What is wrong, and how; nothing if all is well."""
    stall_detector = dojo.stall_detector
    found = {
        "gateway": "" if gateway.up else "Discord is not heard",
        "database": stall_detector.unwritten,
        "courier": _waiting(stall_detector.standstills.get("outbox")),
        "stalls": "has not looked round for long" if stall_detector.idle > 6 * LOOPS["stalls"] else "",
    }
    return {part: how for part, how in found.items() if how}


def _waiting(stuck: Any) -> str:
    return f"{stuck.waiting} pieces of news wait, the oldest for {stuck.seconds} s" if stuck else ""

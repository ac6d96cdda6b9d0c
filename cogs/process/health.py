"""Whether the bot is healthy: connected to Discord, able to write to the database, delivering its notices."""

from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from cogs.client import Hikyaku
from dojo.dojo import Dojo
from dojo.ops.loop import LOOPS


@dataclass(slots=True)
class Gateway:
    """The connection to Discord; a new client takes over after a reconnect."""

    client: Hikyaku | None = None
    last_up: float = field(default_factory=monotonic)  # the time of the last look at which it was up, or of the start

    def seconds_down(self) -> float:
        """Look now. How long it has been down, as far as somebody looked."""
        now = monotonic()
        if self.up:
            self.last_up = now
        return now - self.last_up

    @property
    def up(self) -> bool:
        """Whether all our shards are connected."""
        client = self.client
        if client is None or client.is_closed() or not client.is_ready():
            return False
        return not any(shard.is_closed() for shard in client.shards.values())

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """Of each shard, in seconds."""
        return self.client.latencies if self.client and self.client.is_ready() else []

    @property
    def refused(self) -> int:
        """How many requests Discord has refused in the last ten minutes; after too many it bans us for a time."""
        return len(self.client.circuit_breaker.refused) if self.client else 0


def find_problems(dojo: Dojo, gateway: Gateway) -> dict[str, str]:
    """Each part that does not work, with a description; empty if all is well."""
    stall_detector = dojo.stall_detector
    found = {
        "gateway": "" if gateway.up else f"Discord has not been heard for {gateway.seconds_down():.0f} s",
        "database": stall_detector.unwritten,
        "courier": _backlog(stall_detector.standstills.get("outbox")),
        "stalls": "has not looked round for long" if stall_detector.idle > 6 * LOOPS["stalls"] else "",
    }
    return {part: how for part, how in found.items() if how}


def _backlog(stuck: Any) -> str:
    return f"notices waiting: {stuck.waiting}, the oldest for {stuck.seconds} s" if stuck else ""

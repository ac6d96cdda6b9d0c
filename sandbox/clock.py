"""The sandbox's time: the machine's own, plus whatever somebody moved it ahead by."""

from datetime import UTC, datetime, timedelta

from simcord._clock import Clock


class MovableClock(Clock):
    """simcord's clock stands still until it is moved; this one also runs."""

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)

    def milliseconds(self) -> int:
        return int(self.now().timestamp() * 1000)

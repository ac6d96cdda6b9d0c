"""The sandbox's time: the machine's, plus the time by which it was moved ahead."""

from datetime import UTC, datetime, timedelta


class MovableClock:
    """A clock that runs and can be moved; simcord's only moves.

    `reads` counts how often bots have asked for the time, so that a test can wait until they know of a move.
    """

    reads: int = 0
    elapsed: float = 0.0  # seconds by which it was moved ahead

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        self.elapsed += seconds

    def milliseconds(self) -> int:
        return int(self.now().timestamp() * 1000)

    def seconds(self) -> float:
        return self.now().timestamp()

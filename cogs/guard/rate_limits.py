"""How many requests Discord still takes, bucket by bucket, as the headers of its responses say."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

APART_SECONDS: Final = 1.0  # between two that come again: Discord takes five messages in five seconds
SOON_SECONDS: Final = 0.05  # until the first response may have said what nobody knows yet
MAX_REMEMBERED: Final = 1_000  # buckets; beyond that, those that hold up nothing are dropped


@dataclass(slots=True)
class Bucket:
    """`left` requests may begin until `ends`. Before the first response (`limit` 0) it is one at a time."""

    limit: int = 0
    seconds: float = 0.0  # from the beginning of a window to its end
    left: int = 0
    ends: float = 0.0
    under_way: int = 0  # Discord has counted these or will
    limited: float = 0.0  # until when a 429 has said to wait; edits of old messages have a limit of their own
    turn: float = 0.0  # the last one that was given to somebody who has to come again

    def wait(self, now: float) -> float:
        """In how many seconds another request may begin."""
        if not self.limit and self.under_way:
            return SOON_SECONDS
        full = self.limit and self.left <= 0 and self.ends > now
        return max(self.ends - now if full else 0.0, self.limited - now, 0.0)

    def begin(self, now: float) -> None:
        if self.ends <= now:
            self.left, self.ends = self.limit - self.under_way, now + self.seconds
        self.left -= 1
        self.under_way += 1

    def told(self, headers: Mapping[str, str], now: float) -> None:
        """Discord's number may not include those that are under way."""
        after = float(headers["X-RateLimit-Reset-After"])
        self.limit, self.seconds, self.ends = int(headers["X-RateLimit-Limit"]), max(self.seconds, after), now + after
        self.left = min(int(headers["X-RateLimit-Remaining"]), self.limit - self.under_way)

    def next_turn(self, wait: float, now: float) -> float:
        """In how many seconds to come again: those that wait for the same come one after the other."""
        self.turn = max(now + wait, self.turn + APART_SECONDS)
        return self.turn - now

    def idle(self, now: float) -> bool:
        return not self.under_way and max(self.ends, self.limited, self.turn) <= now


class RateLimits:
    """A bucket has a name, which is Discord's own once that is known, and a channel: `<name>:<channel>`."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now  # in seconds
        self._buckets: dict[str, Bucket] = {}
        self._windows: dict[str, tuple[int, float]] = {}  # limit and length, by name: the same in every channel

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        if len(self._buckets) > MAX_REMEMBERED:
            self._buckets = {key: each for key, each in self._buckets.items() if not each.idle(self._now())}
        if key not in self._buckets:
            self._buckets[key] = Bucket(*self._windows.get(key.rpartition(":")[0], ()))
        return self._buckets[key]

    def told(self, key: str, headers: Mapping[str, str]) -> None:
        if "X-RateLimit-Reset-After" not in headers:
            return
        bucket, name = self.of(key), key.rpartition(":")[0]
        bucket.told(headers, self._now())
        for known in (name, headers.get("X-RateLimit-Bucket", name)):
            self._windows[known] = bucket.limit, bucket.seconds

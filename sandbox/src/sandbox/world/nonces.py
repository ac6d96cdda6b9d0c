"""Remembers the nonces of recent messages, so that a message sent twice is posted once."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from simcord.backend import Backend

WINDOW = 5 * 60 * 1000
LONGEST = 25


@dataclass(slots=True, frozen=True)
class Posted:
    channel: int
    message: int
    at: int


class Nonces:
    def __init__(self) -> None:
        self.posted: OrderedDict[str, Posted] = OrderedDict()
        self.by_message: dict[int, str | int] = {}
        self._sending: str | int | None = None
        self.sent: Counter[str] = Counter()  # how often each was used since the start; never dropped

    def of(self, message: int) -> str | int | None:
        return self.by_message.get(message)

    def earlier(self, nonce: str | int, now: int) -> Posted | None:
        self.sent[str(nonce)] += 1
        self._forget(now)
        return self.posted.get(str(nonce))

    @contextmanager
    def sending(self, nonce: str | int | None) -> Iterator[None]:
        """The next message that is committed has this nonce."""
        self._sending = nonce
        try:
            yield
        finally:
            self._sending = None

    def committed(self, channel: int, message: int, now: int) -> None:
        if (nonce := self._sending) is not None:
            self._sending = None
            self.by_message[message] = nonce
            self.posted[str(nonce)] = Posted(channel, message, now)

    def _forget(self, now: int) -> None:
        while self.posted and next(iter(self.posted.values())).at < now - WINDOW:
            _, old = self.posted.popitem(last=False)
            self.by_message.pop(old.message, None)


class Remembering(Backend):
    """The part of the world that `sandbox.world.payloads` needs."""

    nonces: Nonces
    age_restricted: set[int]  # channels

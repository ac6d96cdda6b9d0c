"""Gateway sessions: events sent to the bot are kept for a while, so that a lost connection can be resumed."""

import json
import secrets
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord
from simcord.backend import Backend
from simcord.intents import censor_message, prune_guild_create, required_intent

REPLAYED = 1000
WITH_CONTENT = ("MESSAGE_CREATE", "MESSAGE_UPDATE")


class Line(Protocol):
    """Where a session's frames go while it is connected."""

    def put(self, text: str) -> None: ...


@dataclass(slots=True)
class Session:
    shard: int
    shards: int
    intents: discord.Intents
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    replay: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    line: Line | None = None
    left: float = field(default_factory=time.monotonic)

    def send(self, event: str, data: Any) -> str:
        self.sequence += 1
        text = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": data})
        self.replay.append((self.sequence, text))
        if self.line is not None:
            self.line.put(text)
        return text

    def misses(self, sequence: int) -> bool:
        """Whether an event after `sequence` is no longer kept."""
        return bool(self.replay) and self.replay[0][0] > sequence + 1

    def catch_up(self, sequence: int) -> None:
        if self.line is not None:
            for number, text in list(self.replay):
                if number > sequence:
                    self.line.put(text)

    def hears(self, event: str, data: Mapping[str, Any]) -> bool:
        guild = data.get("guild_id") or (data.get("id") if event.startswith("GUILD_") else None)
        if (int(guild) >> 22) % self.shards != self.shard if guild else self.shard != 0:
            return False
        intent = required_intent(event, data)
        return intent is None or bool(getattr(self.intents, intent))

    def as_seen(self, world: Backend, event: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """The event without what the bot's intents hide; the original is not changed."""
        bot = world.bot_user.id
        if event == "GUILD_CREATE":
            prune_guild_create(seen := dict(data), self.intents, bot)
            return seen
        if event not in WITH_CONTENT or self.intents.message_content or _author(data) == str(bot):
            return data
        seen = dict(data)
        if seen.get("referenced_message"):
            seen["referenced_message"] = dict(seen["referenced_message"])
        censor_message(seen, bot, backend=world)
        return seen


def _author(data: Mapping[str, Any]) -> str | None:
    # An update may contain only what has changed.
    return (data.get("author") or {}).get("id")

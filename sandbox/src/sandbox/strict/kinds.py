"""The kinds of channels that a server has besides plain ones, and what is special about them."""

from typing import Any

from simcord.backend import errors
from simcord.backend.models import Channel
from simcord.enums import ChannelType

KINDS = {
    "text": ChannelType.TEXT,
    "announcement": ChannelType.NEWS,
    "voice": ChannelType.VOICE,
    "forum": ChannelType.FORUM,
}
NAMES = {int(kind): name for name, kind in KINDS.items()}
LONGEST_SLOW = 6 * 3600
# What a server has besides #general when the sandbox starts with people: a channel of every sort.
SEEDED: tuple[dict[str, Any], ...] = (
    {"name": "news", "kind": "announcement"},
    {"name": "slow", "slow_mode": 30},
    {"name": "grown-ups", "age_restricted": True},
    {"name": "voice", "kind": "voice"},
    {"name": "forum", "kind": "forum"},
)


def kind_of(channel: Channel) -> str:
    return "thread" if channel.is_thread else NAMES.get(int(channel.type), "other")


def require_text(channel: Channel) -> None:
    """Nothing is written in a forum itself, only in its posts."""
    if channel.type == ChannelType.FORUM:
        raise errors.BackendError(400, 50008, "Cannot send messages in a non-text channel")

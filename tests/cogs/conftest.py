"""What tests of several rooms share."""

import discord
import pytest

from cogs.interactions.emoji import KNOWN
from faces.emoji import drawings, emoji_name


@pytest.fixture
def every_emoji(monkeypatch):
    """All drawings have their emoji, which makes texts as long as they get."""
    for key in drawings():
        monkeypatch.setitem(KNOWN, key, discord.PartialEmoji(name=emoji_name(key), id=10**18))

"""A dojo around one SQLite file, Discord as the courier meets it, and emoji."""

import discord
import pytest

from cogs.interactions.emoji import KNOWN
from faces.emoji import drawings, emoji_name
from storage.store import Store
from tests.cogs.world import World
from tests.dojo.conftest import clock, hall
from tests.dojo.hall import AIKO, BRUNO
from tests.storage.databases import postgres

__all__ = ["clock", "hall", "postgres"]


@pytest.fixture
async def store(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield store


@pytest.fixture
def dojo(hall):
    return hall


@pytest.fixture
async def table(hall):
    """A match of KAITO between Aiko and Bruno."""
    return await hall.match(AIKO, BRUNO, game="kaito")


@pytest.fixture
def world(hall):
    return World(hall)


@pytest.fixture
def every_emoji(monkeypatch):
    """All drawings have their emoji, which makes texts as long as they get."""
    for key in drawings():
        monkeypatch.setitem(KNOWN, key, discord.PartialEmoji(name=emoji_name(key), id=10**18))

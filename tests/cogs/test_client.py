"""A process that has a part of all servers: what it is told, what it hears of, and whom it judges."""

from types import SimpleNamespace

import pytest

import bot
from cogs.client import Hikyaku, Shards
from cogs.process import ConfigError
from cogs.server.admin import AdminCog
from dojo.dojo import Dojo
from engine.games import GAMES
from tests.dojo.conftest import clock, postgres, store, url

__all__ = ["clock", "postgres", "store", "url"]

DAYS = 31 * 86_400_000


@pytest.mark.parametrize(
    ("ids", "count", "part"),
    [("", 0, Shards()), ("", 3, Shards(None, 3)), ("0", 1, Shards([0], 1)), ("3,0,3", 4, Shards([0, 3], 4))],
)
def test_the_settings_name_a_part(ids, count, part):
    assert bot.shards(bot.Settings(shard_ids=ids, shard_count=count)) == part


@pytest.mark.parametrize(("ids", "count"), [("0", 0), ("1", 1), ("0,4", 4)])
def test_a_shard_beyond_the_last_is_refused_in_a_line(ids, count):
    with pytest.raises(ConfigError, match="SHARD_COUNT"):
        bot.shards(bot.Settings(shard_ids=ids, shard_count=count))


@pytest.mark.parametrize("ids", ["a", "0-3", "0,", "-1"])
def test_what_is_no_list_of_shards_is_refused(ids):
    with pytest.raises(ValueError, match="shard_ids"):
        bot.Settings(shard_ids=ids, shard_count=4)


@pytest.fixture
async def process(store, clock, monkeypatch):
    """The second of two, though it is connected to nothing."""
    monkeypatch.setattr(Hikyaku, "shards", {1: SimpleNamespace()})
    async with Hikyaku(Dojo(store, GAMES, clock), shards=Shards([1], 2)) as client:
        yield client
        monkeypatch.setattr(Hikyaku, "shards", {})


async def test_it_hears_of_its_own_servers(process):
    assert [process.hears(number << 22) for number in range(4)] == [False, True, False, True]


async def test_servers_of_other_processes_are_neither_left_nor_forgotten(process, clock):
    servers, ours, theirs = process.dojo.servers, 1 << 22, 2 << 22
    for id in (ours, theirs):
        await servers.joined(id, "Dojo")
    await AdminCog(process).update_known_servers()
    assert await servers.known() == {theirs}
    await servers.left(theirs)
    clock.at += DAYS
    assert await servers.forget(process.hears) == [ours]
    assert await servers.forget() == [theirs]

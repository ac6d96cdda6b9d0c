"""A process that has a part of all servers, and a client that Discord does not keep."""

import asyncio
import gc
import weakref
from types import SimpleNamespace

import discord
import pytest

import bot
from cogs.client import Hikyaku, Shards
from cogs.guard.circuit_breaker import CircuitBreaker
from cogs.process import ConfigError
from cogs.server.admin import AdminCog
from tests.dojo.hall import Clock

DAYS = 31 * 86_400_000


@pytest.mark.parametrize(
    ("ids", "count", "part"),
    [("", 0, Shards()), ("", 3, Shards(None, 3)), ("0", 1, Shards([0], 1)), ("3,0,3", 4, Shards([0, 3], 4))],
)
def test_the_settings_name_a_part(ids, count, part):
    assert bot.shards(bot.Settings(shard_ids=ids, shard_count=count)) == part


@pytest.fixture
async def process(dojo, monkeypatch):
    """The second of two, though it is connected to nothing."""
    monkeypatch.setattr(Hikyaku, "shards", {1: SimpleNamespace()})
    async with Hikyaku(dojo, shards=Shards([1], 2)) as client:
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


NOWHERE = "http://127.0.0.1:1"


class Enough(BaseException):
    """No more clients."""


class Dropped(Hikyaku):
    """Discord takes it in, and throws it out."""

    async def start(self, token, *, reconnect=True):
        self.dispatch("ready")
        await asyncio.sleep(0.05)
        raise ConnectionResetError


async def seen(dojo, kind, most, seconds=60):
    """Those that came one after the other, until there were so many or they kept us waiting."""
    found = []

    def another():
        if len(found) == most:
            raise Enough
        client = kind(dojo, 0, Shards(), CircuitBreaker(Clock()))
        found.append(weakref.ref(client))
        return client

    try:
        await asyncio.wait_for(bot.serve(another, "x.y.z"), seconds)
    except (Enough, TimeoutError):
        return found


async def test_of_clients_that_came_to_nothing_the_last_at_most_is_left(dojo, nowhere):
    found = await seen(dojo, Hikyaku, 6)
    gc.collect()
    assert len(found) == 6
    assert sum(client() is not None for client in found) <= 1


@pytest.fixture
def nowhere(monkeypatch):
    """A Discord that nobody answers for."""
    monkeypatch.setattr(discord.http.Route, "BASE", NOWHERE)
    monkeypatch.setattr(bot, "PATIENCE", (0, 0, 0))
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.mark.parametrize(("steady", "seconds", "clients"), [(0, 60, 4), (bot.STEADY, 5, 2)])
async def test_after_one_that_was_ready_for_a_while_another_follows_at_once(
    dojo, nowhere, monkeypatch, steady, seconds, clients
):
    """Logins are counted: one that came to nothing is followed later. No while at all is needed on a slow machine."""
    monkeypatch.setattr(bot, "PATIENCE", (0, 1000))
    monkeypatch.setattr(bot, "STEADY", steady)
    assert len(await seen(dojo, Dropped, 4, seconds)) == clients


@pytest.mark.parametrize(
    ("ids", "count", "error"),
    [
        ("0", 0, ConfigError),
        ("1", 1, ConfigError),
        ("0,4", 4, ConfigError),
        *((ids, 4, ValueError) for ids in ("a", "0-3", "0,", "-1")),
    ],
)
def test_what_is_no_list_of_shards_is_refused_in_a_line(ids, count, error):
    with pytest.raises(error, match=r"SHARD_COUNT|shard_ids"):
        bot.shards(bot.Settings(shard_ids=ids, shard_count=count))

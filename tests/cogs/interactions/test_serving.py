"""A client that Discord does not keep: how soon another one follows, and what is left of it."""

import asyncio
import gc
import weakref

import discord
import pytest

import bot
from cogs.client import Hikyaku, Shards
from cogs.guard.circuit_breaker import CircuitBreaker
from dojo.dojo import Dojo
from engine.games import GAMES
from storage.store import Store
from tests.dojo.conftest import clock, postgres
from tests.dojo.hall import Clock

__all__ = ["clock", "postgres"]

NOWHERE = "http://127.0.0.1:1"


@pytest.fixture
async def dojo(tmp_path, clock, monkeypatch):
    """And a Discord that nobody answers for."""
    monkeypatch.setattr(discord.http.Route, "BASE", NOWHERE)
    monkeypatch.setattr(bot, "PATIENCE", (0, 0, 0))
    thresholds = gc.get_threshold()
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield Dojo(store, GAMES, clock)
    gc.unfreeze()
    gc.set_threshold(*thresholds)


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


async def test_of_clients_that_came_to_nothing_the_last_at_most_is_left(dojo):
    found = await seen(dojo, Hikyaku, 6)
    gc.collect()
    assert len(found) == 6
    assert sum(client() is not None for client in found) <= 1


async def test_somebody_who_has_been_ready_for_a_while_is_followed_as_soon_as_the_first_is(dojo, monkeypatch):
    monkeypatch.setattr(bot, "PATIENCE", (0, 1000))
    monkeypatch.setattr(bot, "STEADY", 0)  # any time at all is a while, however slow the machine
    assert len(await seen(dojo, Dropped, 4)) == 4


async def test_who_was_not_is_not_for_logins_are_counted(dojo, monkeypatch):
    monkeypatch.setattr(bot, "PATIENCE", (0, 1000))
    assert len(await seen(dojo, Dropped, 4, seconds=5)) == 2

"""Erasing somebody, or a server, leaves no byte of them in a SQLite file or in its log."""

from dataclasses import replace

import pytest

from dojo.clock.paces import DAY
from dojo.people.reports import Reports
from dojo.people.servers import Servers
from dojo.privacy.erase import Privacy
from dojo.privacy.retention import CLOSED_MS, Retention
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Hall
from tests.storage.databases import raw

UNFORGOTTEN = replace(AIKO, name="Aiko the Unforgotten")
SAID = "He was rude, and he knows it."


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.db"


@pytest.fixture
async def hall(path, clock):
    async with await Store.open(str(path)) as store:
        yield Hall(store, clock)


async def test_of_somebody_who_asked_for_it(hall, path):
    table = await hall.match(UNFORGOTTEN, BRUNO)
    await hall.referee.resign(table.id, BRUNO.id)
    await Reports(hall.store, hall.clock).write(AIKO.id, SAID, guild=7, match=table.id)
    assert all(mark in raw(path) for mark in (UNFORGOTTEN.name.encode(), SAID.encode()))
    privacy = Privacy(hall.store, hall.lobbies, hall.referee, hall.clock)
    await privacy.forget(AIKO.id, lambda *_: "Former player")
    assert not any(mark in raw(path) for mark in (UNFORGOTTEN.name.encode(), SAID.encode()))
    assert BRUNO.name.encode() in raw(path)


async def test_of_a_server_that_removed_the_bot(hall, path):
    servers = Servers(hall.store, hall.clock)
    await servers.joined(7, "Dojo of the Departed")
    await hall.match(AIKO, BRUNO, guild=7)
    await servers.left(7)
    hall.clock.at += 30 * DAY
    assert b"Dojo of the Departed" in raw(path)
    assert await servers.forget() == [7]
    assert b"Dojo of the Departed" not in raw(path)


async def test_of_a_lobby_whose_time_is_up(hall, path):
    lobby = await hall.lobby(UNFORGOTTEN)
    await hall.lobbies.leave(lobby.id, AIKO.id)
    assert lobby.id.encode() in raw(path)
    hall.clock.at += CLOSED_MS + DAY
    await Retention(hall.store, hall.clock, hall.deadlines._leases).look()
    assert lobby.id.encode() not in raw(path)

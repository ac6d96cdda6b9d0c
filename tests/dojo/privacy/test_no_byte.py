"""Erasing somebody, or a server, leaves no byte of them in a SQLite file or in its log."""

from dataclasses import replace

import pytest

from dojo.clock.paces import DAY
from dojo.privacy.retention import CLOSED_MS
from tests.dojo.hall import AIKO, BRUNO, former
from tests.storage.databases import raw

UNFORGOTTEN = replace(AIKO, name="Aiko the Unforgotten")
SAID = "He was rude, and he knows it."


@pytest.fixture
def left(store, tmp_path):
    """Which of these words are in some byte of it."""

    def found(*words):
        kept = raw(tmp_path / "hikyaku.db")
        return [word for word in words if word.encode() in kept]

    return found


async def test_of_somebody_who_asked_for_it(hall, left):
    table = await hall.over(UNFORGOTTEN, BRUNO, loser=1)
    await hall.reports.write(AIKO.id, SAID, guild=7, match=table.id)
    marks = (UNFORGOTTEN.name, SAID, BRUNO.name)
    assert left(*marks) == [*marks]
    await hall.privacy.forget(AIKO.id, former)
    assert left(*marks) == [BRUNO.name]


async def test_of_a_server_that_removed_the_bot(hall, left):
    await hall.servers.joined(7, "Dojo of the Departed")
    await hall.match(AIKO, BRUNO, guild=7)
    await hall.servers.left(7)
    hall.clock.at += 30 * DAY
    assert left("Dojo of the Departed")
    assert await hall.servers.forget() == [7]
    assert not left("Dojo of the Departed")


async def test_of_a_lobby_whose_time_is_up(hall, left):
    lobby = await hall.lobby(UNFORGOTTEN)
    await hall.lobbies.leave(lobby.id, AIKO.id)
    assert left(lobby.id)
    hall.clock.at += CLOSED_MS + DAY
    await hall.retention.look()
    assert not left(lobby.id)

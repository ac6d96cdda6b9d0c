"""The clock of the lobbies: those that are full begin by themselves, whatever becomes of one of them."""

import json
from types import SimpleNamespace

import pytest

from cogs.lobby.play import LobbyCog
from dojo.errors import NotWritten
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall

SOON = 60_000  # milliseconds, by when a full lobby has begun


@pytest.fixture
async def hall(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield Hall(store, Clock())


def clock_of(hall):
    """The cog needs nothing of the bot but the house."""
    return LobbyCog(SimpleNamespace(dojo=SimpleNamespace(lobbies=hall.lobbies)))


async def test_a_lobby_that_cannot_begin_keeps_no_other_waiting(hall):
    bad, good = await hall.lobby(AIKO, BRUNO), await hall.lobby(CHLOE, DAI)
    gone = json.dumps({"gone": "x"})
    await hall.write(f"update lobbies set options = '{gone}', starts_at = 1 where id = '{bad.id}'")
    hall.clock.at += SOON
    await LobbyCog.start_full(clock_of(hall))
    assert (await hall.lobbies.get(bad.id)).status == "open"
    assert (await hall.lobbies.get(good.id)).status == "started"


async def test_where_nothing_can_be_written_no_further_lobby_is_tried(hall):
    tried = []

    async def full_disk(id):
        tried.append(id)
        raise NotWritten

    with pytest.raises(NotWritten):
        await clock_of(hall).serve_lobby(full_disk, "abcdefgh")
    assert tried == ["abcdefgh"]

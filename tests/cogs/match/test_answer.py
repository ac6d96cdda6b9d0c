"""What a move leaves behind for the player who made it: nothing, once it has been read."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.interactions.controls import VERBS, Click
from cogs.interactions.errors import MESSAGE_GONE
from cogs.match.after_move import PanelsCog
from dojo.dojo import Dojo
from engine.games import GAMES
from faces.translation import speaker
from storage.store import Store
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO, Clock, Hall


@pytest.fixture
async def dojo(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield Dojo(store, GAMES, Clock()), Hall(store, Clock(), GAMES)


async def played(dojo, hall, *, message=None):
    """A move against the computer, which is played at once; and whether what was said about it has been deleted."""
    table = await hall.against("novice", game="karenza")  # all choose a warrior first, so she is asked
    interaction, deleted, cog = clicked(dojo, AIKO.id), [], PanelsCog()

    async def delete():
        deleted.append(interaction.response.told[-1]["view"])

    interaction.message, interaction.delete_original_response = message, delete
    interaction.channel_id = table.thread  # where the next board leads on
    interaction.client.get_cog = {"PanelsCog": cog}.get
    seat = table.seat_of(AIKO.id)
    mine = next(ask for ask in table.asks() if ask.seat == seat)
    rest = f"{table.opened(seat)}/{mine.options[0]}"
    await VERBS["answer"](Click(interaction, dojo, speaker("en"), table.id, rest))
    await asyncio.gather(*cog.under_way)
    return deleted


def read_at_once(monkeypatch):
    """In the module that the verb came from: bots of other tests have executed theirs anew, or taken it away."""
    verb: Any = VERBS["answer"]
    monkeypatch.setitem(verb.__wrapped__.__globals__["made_panel"].__globals__, "READ_SECONDS", 0.0)


async def test_an_ephemeral_message_about_a_move_goes_away_once_it_is_read(dojo, monkeypatch):
    read_at_once(monkeypatch)
    [view] = await played(*dojo)
    assert "You played" in str(view.to_components())


async def test_a_message_that_everybody_sees_is_never_deleted(dojo, monkeypatch):
    read_at_once(monkeypatch)
    board = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False), components=[])
    assert await played(*dojo, message=board) == []


async def test_a_move_is_told_where_its_message_has_made_room_for_the_next(dojo):
    desks, hall = dojo
    table = await hall.against("novice", game="karenza")
    interaction, seat = clicked(desks, AIKO.id), table.seat_of(AIKO.id)
    interaction.message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=True), components=[])

    async def gone(**_):
        raise discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": MESSAGE_GONE})

    interaction.response.edit_message = gone
    mine = next(ask for ask in table.asks() if ask.seat == seat)
    rest = f"{table.opened(seat)}/{mine.options[0]}"
    await VERBS["answer"](Click(interaction, desks, speaker("en"), table.id, rest))
    assert "You played" in str(interaction.response.told[-1]["view"].to_components())

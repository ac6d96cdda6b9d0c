"""What a move leaves behind for the player who made it, and a panel that leads on."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.guard.codes import Code
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.controls import VERBS
from cogs.panel.upkeep import PanelsCog
from dojo.errors import NotRead
from tests.cogs.clicks import clicked, pressed, refusal
from tests.cogs.shown import words
from tests.dojo.hall import AIKO

UNKNOWN_MESSAGE = refusal(discord.NotFound, 404, Code.UNKNOWN_MESSAGE)
pytestmark = pytest.mark.usefixtures("every_emoji")


class Panel:
    """A player's message in the thread of a match against a computer; what was shown in it, one after the other."""

    def __init__(self, dojo, table, ephemeral=True):
        self.dojo, self.table, self.seat, self.cog = dojo, table, table.seat_of(AIKO.id), PanelsCog()
        self.click, self.broken, self.shown, self.deleted = clicked(dojo, AIKO.id), None, [], AsyncMock()
        flags = SimpleNamespace(ephemeral=ephemeral)
        self.click.message = None if ephemeral is None else SimpleNamespace(id=5, flags=flags, components=[])
        self.click.channel_id = table.thread
        self.click.client.get_cog = {"PanelsCog": self.cog}.get
        self.click.edit_original_response, self.click.delete_original_response = self.edit, self.deleted

    async def edit(self, view, attachments=()):
        if self.broken:
            raise self.broken
        self.shown.append(str(view.to_components()))
        return self.click.message

    async def presses(self, verb):
        """A button with a move, and the panel is followed to its end; what was said at first."""
        rest = f"{self.table.opened(self.seat)}/{self.table.ask_of(self.seat).options[0]}"
        told = await pressed(self.click, verb, self.table.id, rest)
        table = await self.dojo.referee.table(self.table.id)
        while table.asks() and self.seat not in table.asked:
            table = await self.dojo.move(table)
        await asyncio.gather(*self.cog.under_way)
        return told[-1]

    async def leads_on(self, table):
        await leading()["show_next_question"](self.click, table, OwnMessage(5, self.click))

    def is_open(self):
        return self.click.client.open_panels.is_open(self.table.id, AIKO.id)


def leading():
    """What the module has that the verb came from: bots of other tests have executed theirs anew."""
    verb: Any = VERBS["answer"]
    return verb.__wrapped__.__globals__["made_panel"].__globals__


@pytest.fixture
async def panel(hall, monkeypatch):
    monkeypatch.setitem(leading()["show_next_question"].__globals__, "LOOK_SECONDS", 0.01)
    table = await hall.against("coach", game="kengo")
    while table.seat_of(AIKO.id) not in table.asked:
        table = await hall.move(table)
    return Panel(hall, table)


async def heard(hall):
    return [kind for kind, _ in await hall.heard()]


@pytest.mark.parametrize(
    ("ephemeral", "fails", "deleted"),
    [(None, False, 1), (False, False, 0), (True, True, 0)],
    ids=["by command", "everybody sees it", "has made room for the next"],
)
async def test_what_is_said_of_a_move_goes_away_once_it_is_read(hall, monkeypatch, ephemeral, fails, deleted):
    monkeypatch.setitem(leading(), "READ_SECONDS", 0.0)
    panel = Panel(hall, await hall.against("novice", game="karenza"), ephemeral)  # all choose a warrior first
    if fails:
        panel.click.response.edit_message = AsyncMock(side_effect=UNKNOWN_MESSAGE)
    assert "You played" in words((await panel.presses("answer"))["view"])
    assert panel.deleted.await_count == deleted


async def test_in_the_thread_too_a_panel_shows_the_move_and_then_the_next_question(panel):
    meanwhile = str((await panel.presses("answer"))["view"].to_components())
    assert "You played" in meanwhile
    assert "hand.png" in meanwhile, "the position stays in sight"
    assert f"answer/{panel.table.id}/" not in meanwhile
    [then] = panel.shown
    assert f"answer/{panel.table.id}/{panel.table.opened(0) + 2}/" in then
    assert panel.is_open()


@pytest.mark.parametrize("broken", [UNKNOWN_MESSAGE, NotRead("no server")])
async def test_where_a_panel_cannot_lead_on_the_board_calls_its_player(panel, hall, broken):
    await panel.presses("answer")
    await heard(hall)
    panel.broken = broken
    await panel.leads_on(panel.table)
    assert not panel.is_open()
    assert await heard(hall) == ["board"]


async def test_while_the_computer_still_thinks_a_panel_that_is_gone_calls_nobody(panel, hall, monkeypatch):
    """Its move does, because the panel is no longer open."""
    monkeypatch.setitem(leading()["show_next_question"].__globals__, "MOST_LOOKS", 1)
    table = await hall.move(panel.table)
    await heard(hall)
    panel.broken = UNKNOWN_MESSAGE
    await panel.leads_on(table)
    assert not panel.is_open()
    assert await heard(hall) == []


async def test_a_panel_leads_on_once_the_database_is_back(panel, hall, monkeypatch):
    mine = await hall.move(panel.table)
    after = await hall.move(mine)
    away = [NotRead("nothing can be read just now")] * 3
    monkeypatch.setattr(hall.referee, "table", AsyncMock(side_effect=[*away, *[after] * 9]))
    await panel.leads_on(mine)
    assert f"answer/{mine.id}/" in panel.shown[0]


async def test_the_panel_makes_room_for_the_result_in_the_thread(panel, hall):
    await hall.referee.resign(panel.table.id, AIKO.id)
    await panel.leads_on(panel.table)
    assert (panel.deleted.await_count, panel.shown) == (1, [])
    panel.click.channel_id = 99
    await panel.leads_on(panel.table)
    assert "rematch/" in panel.shown[-1]


@pytest.mark.parametrize("verb", ["answer", "sure", "weigh"])
async def test_an_old_panel_says_one_sentence_once_its_player_has_resigned(panel, hall, verb):
    await hall.referee.resign(panel.table.id, AIKO.id)
    told = await panel.presses(verb)
    assert words(told["view"]) == "This match is over."
    assert told["attachments"] == []

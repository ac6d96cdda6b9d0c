"""What a move leaves behind for the player who made it: nothing, once it has been read."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.guard.codes import Code
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.controls import VERBS, Click
from cogs.panel.upkeep import PanelsCog
from dojo.errors import NotRead
from faces.translation import speaker
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO

UNKNOWN_MESSAGE = discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": Code.UNKNOWN_MESSAGE})


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


async def test_an_ephemeral_message_about_a_move_goes_away_once_it_is_read(dojo, hall, monkeypatch):
    read_at_once(monkeypatch)
    [view] = await played(dojo, hall)
    assert "You played" in str(view.to_components())


async def test_a_message_that_everybody_sees_is_never_deleted(dojo, hall, monkeypatch):
    read_at_once(monkeypatch)
    board = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False), components=[])
    assert await played(dojo, hall, message=board) == []


async def test_a_move_is_told_where_its_message_has_made_room_for_the_next(dojo, hall):
    table = await hall.against("novice", game="karenza")
    interaction, seat = clicked(dojo, AIKO.id), table.seat_of(AIKO.id)
    interaction.message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=True), components=[])

    async def gone(**_):
        raise UNKNOWN_MESSAGE

    interaction.response.edit_message = gone
    mine = next(ask for ask in table.asks() if ask.seat == seat)
    rest = f"{table.opened(seat)}/{mine.options[0]}"
    await VERBS["answer"](Click(interaction, dojo, speaker("en"), table.id, rest))
    assert "You played" in str(interaction.response.told[-1]["view"].to_components())


# Panels that lead on


class Panel:
    """An ephemeral panel in the thread of a match against a computer; what was shown in it, one after the other."""

    def __init__(self, dojo, table):
        self.dojo, self.table, self.cog, self.broken = dojo, table, PanelsCog(), None
        self.interaction = clicked(dojo, AIKO.id)
        self.interaction.message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=True), components=[])
        self.interaction.channel_id = table.thread
        self.interaction.client.get_cog = {"PanelsCog": self.cog}.get
        self.shown, self.deleted = [], False
        self.interaction.edit_original_response = self.edit
        self.interaction.delete_original_response = self.delete

    async def edit(self, view, attachments=()):
        if self.broken:
            raise self.broken
        self.shown.append(str(view.to_components()))
        return self.interaction.message

    async def delete(self):
        self.deleted = True

    async def answers(self):
        """Its player makes a move, then the computer does; the panel has been followed to its end."""
        verb: Any = VERBS["answer"]
        seat = self.table.seat_of(AIKO.id)
        rest = f"{self.table.opened(seat)}/{self.table.ask_of(seat).options[0]}"
        await verb(Click(self.interaction, self.dojo, speaker("en"), self.table.id, rest))
        self.shown.append(str(self.interaction.response.told[-1]["view"].to_components()))
        table = await self.dojo.referee.table(self.table.id)
        while seat not in table.asked and table.asks():
            ask = table.asks()[0]
            other = table.players[ask.seat].id
            table = await self.dojo.referee.answer(table.id, other, None, str(ask.options[0]))
        await asyncio.gather(*self.cog.under_way)

    def is_open(self):
        return self.interaction.client.open_panels.is_open(self.table.id, AIKO.id)


def own(panel):
    return OwnMessage(panel.interaction.message.id, panel.interaction)


def next_question_shower():
    """In the module that the verb came from."""
    verb: Any = VERBS["answer"]
    return verb.__wrapped__.__globals__["made_panel"].__globals__["show_next_question"]


@pytest.fixture
async def panel(dojo, hall, monkeypatch):
    monkeypatch.setitem(next_question_shower().__globals__, "LOOK_SECONDS", 0.01)
    table = await hall.against("coach", game="kengo")
    while table.seat_of(AIKO.id) not in table.asked:
        [ask] = table.asks()
        table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    return Panel(dojo, table)


@pytest.mark.usefixtures("every_emoji")
async def test_in_the_thread_too_a_panel_shows_the_move_and_then_the_next_question(panel):
    await panel.answers()
    meanwhile, then = panel.shown
    assert "You played" in meanwhile
    assert "hand.png" in meanwhile, "the position stays in sight"
    assert f"answer/{panel.table.id}/" not in meanwhile
    assert f"answer/{panel.table.id}/{panel.table.opened(0) + 2}/" in then
    assert panel.is_open()


@pytest.mark.usefixtures("every_emoji")
@pytest.mark.parametrize(
    "broken",
    [UNKNOWN_MESSAGE, NotRead("no server")],
)
async def test_where_a_panel_cannot_lead_on_the_board_calls_its_player(panel, broken):
    await panel.answers()
    await delivered(panel.dojo)
    panel.broken = broken
    await next_question_shower()(panel.interaction, panel.table, own(panel))
    assert not panel.is_open()
    assert await delivered(panel.dojo) == ["board"]


@pytest.mark.usefixtures("every_emoji")
async def test_while_the_computer_still_thinks_a_panel_that_is_gone_calls_nobody(panel, monkeypatch):
    """Its move does, because the panel is no longer open."""
    monkeypatch.setitem(next_question_shower().__globals__, "MOST_LOOKS", 1)
    mine = str(panel.table.ask_of(panel.table.seat_of(AIKO.id)).options[0])
    table = await panel.dojo.referee.answer(panel.table.id, AIKO.id, None, mine)
    await delivered(panel.dojo)
    panel.broken = UNKNOWN_MESSAGE
    await next_question_shower()(panel.interaction, table, own(panel))
    assert not panel.is_open()
    assert await delivered(panel.dojo) == []


@pytest.mark.usefixtures("every_emoji")
async def test_a_panel_leads_on_once_the_database_is_back(panel, monkeypatch):
    referee, seat = panel.dojo.referee, panel.table.seat_of(AIKO.id)
    mine = await referee.answer(panel.table.id, AIKO.id, None, str(panel.table.ask_of(seat).options[0]))
    [ask] = mine.asks()
    await referee.answer(mine.id, mine.players[ask.seat].id, None, str(ask.options[0]))
    away, tables = iter(range(3)), referee.table

    async def table(id):
        if next(away, None) is not None:
            raise NotRead("nothing can be read just now")
        return await tables(id)

    monkeypatch.setattr(referee, "table", table)
    await next_question_shower()(panel.interaction, mine, own(panel))
    assert f"answer/{mine.id}/" in panel.shown[0]
    assert next(away, None) is None


async def delivered(dojo):
    """What was told by now."""
    kinds = []
    while due := await dojo.outbox.due():
        for notice in due:
            kinds.append(notice.kind)
            await dojo.outbox.done(notice)
    return kinds


@pytest.mark.usefixtures("every_emoji")
async def test_the_panel_makes_room_for_the_result_in_the_thread(panel):
    table = panel.table
    shows = next_question_shower()
    await panel.dojo.referee.resign(table.id, AIKO.id)
    await shows(panel.interaction, table, own(panel))
    assert (panel.deleted, panel.shown) == (True, [])
    panel.interaction.channel_id = 99
    await shows(panel.interaction, table, own(panel))
    assert "rematch/" in panel.shown[-1]


@pytest.mark.usefixtures("every_emoji")
@pytest.mark.parametrize("verb", ["answer", "sure", "weigh"])
async def test_an_old_panel_says_one_sentence_once_its_player_has_resigned(panel, verb):
    table, serve = panel.table, VERBS[verb]
    move = table.ask_of(table.seat_of(AIKO.id)).options[0]
    await panel.dojo.referee.resign(table.id, AIKO.id)
    rest = f"{table.opened(table.seat_of(AIKO.id))}/{move}"
    await serve(Click(panel.interaction, panel.dojo, speaker("en"), table.id, rest))
    [told] = panel.interaction.response.told
    assert [item.content for item in told["view"].children] == ["This match is over."]
    assert told["attachments"] == []

"""A click that takes long is acknowledged in time, and its reply still comes where it belongs."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from io import BytesIO
from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.interactions import acknowledge as module
from cogs.interactions import clicked, open_panels
from cogs.interactions.acknowledge import OwnMessage, acknowledged
from cogs.interactions.emoji import KNOWN
from engine.core import NotYourTurn
from tests.cogs.clicks import refusal

NOW = datetime(2026, 1, 1, tzinfo=UTC)
INVALID_EMOJI = refusal(discord.HTTPException, 400, 50035, "Invalid Form Body: components.emoji.id: Invalid emoji")


class Sent(list):
    """What went out, and how; `gone` is set with the first."""

    def __init__(self):
        super().__init__()
        self.gone, self.door = asyncio.Event(), asyncio.Event()
        self.door.set()

    def as_(self, way, kind):
        async def sending(response, *args, **message):
            self.append((way, args, message))
            self.gone.set()
            await self.door.wait()
            if isinstance(response, discord.InteractionResponse):
                response._response_type = kind

        return sending


@pytest.fixture
def sent(monkeypatch):
    found, kinds = Sent(), discord.InteractionResponseType
    for way, kind in (
        ("defer", kinds.deferred_message_update),
        ("send_message", kinds.channel_message),
        ("edit_message", kinds.message_update),
    ):
        monkeypatch.setattr(discord.InteractionResponse, way, found.as_(way, kind))
    return found


class Clicked(SimpleNamespace):
    response = property(lambda self: self._cs_response)


@pytest.fixture
def click(sent):
    follow, edit = sent.as_("follow-up", None), sent.as_("edit original", None)
    return Clicked(
        created_at=NOW,
        client=SimpleNamespace(dojo=SimpleNamespace(now=lambda: NOW.timestamp() * 1000)),
        followup=SimpleNamespace(send=lambda *args, **message: follow(None, *args, **message)),
        edit_original_response=lambda **message: edit(None, **message),
    )


async def replied(click, sent, monkeypatch, way, **message):
    """After the click has been acknowledged."""
    monkeypatch.setattr(module, "ACKNOWLEDGE_SECONDS", 0)
    async with acknowledged(click):
        await sent.gone.wait()
        await getattr(click._cs_response, way)(**message)
    return [(way, message) for way, _, message in sent]


async def test_an_update_edits_the_message_that_was_clicked(click, sent, monkeypatch):
    found = await replied(click, sent, monkeypatch, "edit_message", view="panel")
    assert found == [("defer", {"ephemeral": True}), ("edit original", {"view": "panel"})]


async def test_a_click_that_has_waited_for_us_is_acknowledged_at_once(click, sent):
    click.created_at -= timedelta(seconds=60)
    async with acknowledged(click), asyncio.timeout(60):
        await sent.gone.wait()
    assert [way for way, _, _ in sent] == ["defer"]


async def test_a_new_reply_follows_and_is_as_private(click, sent, monkeypatch):
    found = await replied(click, sent, monkeypatch, "send_message", view="panel", ephemeral=True)
    assert found[1:] == [("follow-up", {"view": "panel", "ephemeral": True, "wait": True})]


async def test_a_click_that_changes_nothing_is_acknowledged_too(click, sent):
    """Such as one on a card that is out of date and no longer the match's."""
    async with acknowledged(click):
        pass
    assert [way for way, _, _ in sent] == ["defer"]


async def test_a_reply_in_time_is_the_only_one(click, sent):
    async with acknowledged(click):
        await click._cs_response.send_message("text", ephemeral=True)
    assert [way for way, _, _ in sent] == ["send_message"]


async def test_a_reply_on_its_way_is_not_overtaken(click, sent, monkeypatch):
    monkeypatch.setattr(module, "ACKNOWLEDGE_SECONDS", 0)
    sent.door.clear()
    async with acknowledged(click):
        reply = asyncio.create_task(click._cs_response.edit_message(view="panel"))
        await sent.gone.wait()
        for _ in range(10):
            await asyncio.sleep(0)
        sent.door.set()
        await reply
        for _ in range(10):
            await asyncio.sleep(0)
    assert [way for way, _, _ in sent] == ["edit_message"]


async def test_an_acknowledgement_on_its_way_is_waited_for_when_the_click_fails(click, sent, monkeypatch):
    """Else the refusal would be a second reply, which Discord doesn't take, and nobody would read it."""
    monkeypatch.setattr(module, "ACKNOWLEDGE_SECONDS", 0)
    sent.door.clear()
    asyncio.get_running_loop().call_later(0.05, sent.door.set)
    with suppress(NotYourTurn):
        async with acknowledged(click):
            await sent.gone.wait()
            raise NotYourTurn
    assert click._cs_response.is_done()
    await click._cs_response.send_message("Not your turn.", ephemeral=True)
    assert [way for way, _, _ in sent] == ["defer", "follow-up"]


async def test_to_defer_what_is_acknowledged_is_nothing_new(click, sent, monkeypatch):
    assert len(await replied(click, sent, monkeypatch, "defer")) == 1


async def test_a_reply_with_an_emoji_that_is_gone_is_sent_again_without(click, sent, monkeypatch):
    """Read to its end, its file is sent from the beginning again."""
    tried = []

    async def refusing(response, **message):
        tried.append((message["view"].children[0].children[0].emoji, message["attachments"][0].fp.read()))
        if len(tried) == 1:
            raise INVALID_EMOJI

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", refusing)
    view, card = discord.ui.LayoutView(), discord.PartialEmoji(name="card", id=7)
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="1", emoji=card)))
    monkeypatch.setitem(KNOWN, "card", card)
    async with acknowledged(click):
        await click._cs_response.edit_message(view=view, attachments=[discord.File(BytesIO(b"png"), "a.png")])
    assert tried == [(card, b"png"), (None, b"png")]
    assert not KNOWN


@pytest.fixture
def seconds(monkeypatch):
    now = [1000.0]
    for each in (clicked, open_panels):
        monkeypatch.setattr(each, "monotonic", lambda: now[0])
    return now


async def test_a_click_edits_its_message_once(seconds):
    edit, messages = AsyncMock(return_value=SimpleNamespace(id=7)), clicked.ClickedMessages()
    messages.remember(OwnMessage(7, SimpleNamespace(edit_original_response=edit)))
    assert [await messages.edit(7, view=view) for view in ("closed", "closed again")] == [True, False]
    edit.assert_awaited_once_with(view="closed")


async def test_a_click_that_is_too_old_edits_nothing(seconds):
    edit, messages = AsyncMock(), clicked.ClickedMessages()
    messages.remember(OwnMessage(7, SimpleNamespace(edit_original_response=edit)))
    seconds[0] += clicked.TOKEN_SECONDS + 1
    assert not await messages.edit(7, view="closed")
    edit.assert_not_awaited()


def test_a_panel_is_open_to_its_player_until_it_is_given_up_or_can_be_edited_no_longer(seconds, monkeypatch):
    monkeypatch.setattr(open_panels, "MAX_REMEMBERED", 2)
    panels = open_panels.OpenPanels()
    panels.open("here", 7)
    assert [panels.is_open(*each) for each in (("here", 7), ("here", 8), ("other", 7))] == [True, False, False]
    panels.close("here", 7)
    assert not panels.is_open("here", 7)
    panels.open("here", 7)
    seconds[0] += clicked.TOKEN_SECONDS + 1
    assert not panels.is_open("here", 7)
    for match in ("a", "here", "b"):
        panels.open(match, 7)
    assert [panels.is_open(match, 7) for match in ("a", "here", "b")] == [False, True, True], "no more are remembered"

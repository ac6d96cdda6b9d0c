"""A click or command: acknowledged in time, understood, answered where it belongs, or refused in words."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from io import BytesIO
from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest
from discord.app_commands import AppCommandContext

from cogs import autocomplete
from cogs.interactions import acknowledge as module
from cogs.interactions import controls, services
from cogs.interactions.acknowledge import OwnMessage, acknowledged
from cogs.interactions.context import require_meant_match, require_one_match
from cogs.interactions.controls import is_private, pressed_dm_id, serve_component
from cogs.interactions.emoji import KNOWN
from cogs.interactions.errors import ERROR_KEYS, error_text, refuse
from cogs.match.answer import SHOWS, with_others
from dojo.errors import DojoError, NotKnown, NotRead, NotWritten, Refusal
from engine.core import NotYourTurn
from tests.cogs.shown import SAY, picks, presses
from tests.cogs.world import clicked, refusal
from tests.dojo.hall import AIKO, BRUNO, CHLOE

# Acknowledged in time


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


@pytest.mark.parametrize(
    ("way", "message", "then"),
    [
        ("edit_message", {"view": "panel"}, [("edit original", {"view": "panel"})]),
        ("send_message", {"ephemeral": True}, [("follow-up", {"ephemeral": True, "wait": True})]),
        ("defer", {}, []),
    ],
)
async def test_after_the_acknowledgement_an_update_edits_its_message_and_a_reply_follows_as_private_as_it_is(
    click, sent, monkeypatch, way, message, then
):
    monkeypatch.setattr(module, "ACKNOWLEDGE_SECONDS", 0)
    async with acknowledged(click):
        await sent.gone.wait()
        await getattr(click._cs_response, way)(**message)
    assert [(way, message) for way, _, message in sent] == [("defer", {"ephemeral": True}), *then]


async def test_a_click_that_has_waited_for_us_is_acknowledged_at_once(click, sent):
    click.created_at -= timedelta(seconds=60)
    async with acknowledged(click), asyncio.timeout(60):
        await sent.gone.wait()
    assert [way for way, _, _ in sent] == ["defer"]


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
    monkeypatch.setattr(services, "monotonic", lambda: now[0])
    return now


@pytest.mark.parametrize(("age", "edited"), [(0, [True, False]), (services.TOKEN_SECONDS + 1, [False, False])])
async def test_a_click_edits_its_message_once_unless_it_is_too_old(seconds, age, edited):
    edit, messages = AsyncMock(return_value=SimpleNamespace(id=7)), services.ClickedMessages()
    messages.remember(OwnMessage(7, SimpleNamespace(edit_original_response=edit)))
    seconds[0] += age
    assert [await messages.edit(7, view=view) for view in ("closed", "closed again")] == edited
    assert [call.kwargs for call in edit.await_args_list] == [{"view": "closed"}][: sum(edited)]


def test_a_panel_is_open_to_its_player_until_it_is_given_up_or_can_be_edited_no_longer(seconds, monkeypatch):
    monkeypatch.setattr(services, "MAX_REMEMBERED", 2)
    panels = services.OpenPanels()
    panels.open("here", 7)
    assert [panels.is_open(*each) for each in (("here", 7), ("here", 8), ("other", 7))] == [True, False, False]
    panels.close("here", 7)
    assert not panels.is_open("here", 7)
    panels.open("here", 7)
    seconds[0] += services.TOKEN_SECONDS + 1
    assert not panels.is_open("here", 7)
    for each in ("a", "here", "b"):
        panels.open(each, 7)
    assert [panels.is_open(each, 7) for each in ("a", "here", "b")] == [False, True, True], "no more are remembered"


# What a function is told of a click


LISTED = [SimpleNamespace(value="1", label="one"), SimpleNamespace(value="2", label="two")]


@pytest.mark.parametrize(
    ("kind", "id", "picked", "look", "heard"),
    [
        (2, "greet/abcdefgh/3/x", None, {"label": "Hello"}, ("abcdefgh", "3/x", "Hello", ())),
        (2, "greet/abcdefgh/", ["x"], {"label": None}, ("abcdefgh", "", "-", ())),  # a button has no values
        (3, "+greet/abcdefgh/", ["2"], {"options": LISTED}, ("abcdefgh", "", "two", ("2",))),
        (3, "+greet/abcdefgh/", ["7"], {"options": LISTED}, ("abcdefgh", "", "", ("7",))),
        (8, "#greet//", ["81", "82"], {}, ("", "", "", ("81", "82"))),
    ],
)
async def test_what_was_pressed_or_picked_and_how_it_is_called(dojo, monkeypatch, kind, id, picked, look, heard):
    told = []

    async def greet(click):
        told.append((click.subject, click.rest, click.label, click.values))

    monkeypatch.setitem(controls.VERBS, "greet", greet)
    click = clicked(dojo, 1)
    click.message = SimpleNamespace(
        components=[SimpleNamespace(type=SimpleNamespace(value=kind), custom_id=id, **look)]
    )
    click.data = {"component_type": kind, "custom_id": id, "values": picked}
    await serve_component(click)
    assert told == [heard]


SERVER, OUR_DM, AMONG_PEOPLE = (AppCommandContext._from_value([value]) for value in (0, 1, 2))


@pytest.mark.parametrize(
    ("context", "ephemeral", "private", "dm"),
    [
        (OUR_DM, False, True, 5),
        (SERVER, False, False, None),
        (AMONG_PEOPLE, False, False, None),
        (SERVER, True, True, None),
        (AMONG_PEOPLE, True, True, None),
    ],
)
def test_a_group_dm_is_neither_private_nor_a_dm_of_ours(context, ephemeral, private, dm):
    message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=ephemeral))
    click = SimpleNamespace(guild_id=7 if context is SERVER else None, context=context, message=message)
    assert (is_private(click), pressed_dm_id(click)) == (private, dm)


# Refusals in words


SENTENCE = "A sentence."


class Words:
    """A language that says the same of everything, whatever facts it needs."""

    locale = "en"

    def __call__(self, key, /, **facts):
        return SENTENCE

    def has(self, key, /):
        return True


def every_error(kind=DojoError):
    for each in kind.__subclasses__():
        yield from () if each is Refusal else [each]  # which is given its key
        yield from every_error(each)


def test_no_error_shows_its_key():
    errors = [*every_error(), *(kind for kind in ERROR_KEYS if kind.__init__ is Exception.__init__)]
    assert len(errors) > 30
    assert {error_text(error(), Words()) for error in errors} == {SENTENCE}


def test_an_error_of_ours_has_a_number_to_report():
    text, number = error_text(ZeroDivisionError(), SAY).splitlines()
    assert "nothing changed" in text
    assert "ZeroDivision" not in number


def test_what_could_not_be_read_may_have_been_written():
    """A click is answered with what is looked up after its commit."""
    assert error_text(TimeoutError(), SAY) == error_text(ConnectionResetError(), SAY) == SAY("error-lost")
    assert "nothing changed" in error_text(NotWritten(), SAY)
    for kind in (NotRead, NotKnown):
        assert "nothing changed" not in error_text(kind(), SAY)


# Which match is meant


GENERAL, ELSEWHERE = 8, 9


@pytest.fixture
async def two(hall):
    """The older one is a game of Karenza, which waits for her longest; the newer one of Kendo, with somebody else."""
    older = await hall.match(AIKO, BRUNO, game="karenza")
    hall.clock.at += 60_000
    newer = await hall.match(AIKO, CHLOE, game="kendo")
    for thread, table in enumerate((older, newer), 100):
        await hall.write(f"update matches set thread = {thread} where id = '{table.id}'")
    return [await hall.referee.table(table.id) for table in (older, newer)]


def at(dojo, channel, last=None):
    """AIKO types a command in this channel, where she last had this match before her."""
    click = clicked(dojo, AIKO.id)
    click.channel_id = channel
    if last:
        click.client.last_matches.note(click, last.id)
        click.channel_id = channel
    return click


async def test_in_its_own_thread_a_match_is_meant_and_no_other_offered(dojo, hall, two):
    for table in two:
        meant = await require_meant_match(dojo, at(dojo, table.thread), None)
        assert (meant.table.id, meant.others) == (table.id, ())


@pytest.mark.parametrize("last", [0, 1])
async def test_elsewhere_the_one_that_was_before_them_there_is_meant(dojo, two, last):
    """Not one that has waited longer, nor one that has just begun somewhere else."""
    meant = await require_meant_match(dojo, at(dojo, GENERAL, two[last]), None)
    assert meant.table.id == two[last].id
    assert [turn.id for turn in meant.others] == [two[1 - last].id]


async def test_in_another_channel_the_one_that_waits_longest_is_meant_and_the_other_offered(dojo, two):
    click = at(dojo, GENERAL, two[1])
    click.channel_id = ELSEWHERE
    meant = await require_meant_match(dojo, click, None)
    assert meant.table.id == two[0].id
    assert [turn.id for turn in meant.others] == [two[1].id]


async def test_what_is_over_is_not_meant(dojo, hall, two):
    await dojo.referee.resign(two[1].id, CHLOE.id)
    meant = await require_meant_match(dojo, at(dojo, GENERAL, two[1]), None)
    assert (meant.table.id, meant.others) == (two[0].id, ())
    await dojo.referee.resign(two[0].id, BRUNO.id)
    with pytest.raises(Refusal, match="error-no-match-yet"):
        await require_meant_match(dojo, at(dojo, GENERAL), None)


async def test_what_is_done_at_once_is_done_only_if_one_match_can_be_meant(dojo, hall, two):
    for click in (at(dojo, GENERAL), at(dojo, GENERAL, two[0])):
        with pytest.raises(Refusal, match="error-which-match"):
            await require_one_match(dojo, click, None)
    assert (await require_one_match(dojo, at(dojo, two[0].thread), None)).id == two[0].id
    await dojo.referee.resign(two[1].id, CHLOE.id)
    assert (await require_one_match(dojo, at(dojo, GENERAL), None)).id == two[0].id


async def test_a_match_is_understood_by_its_code_and_by_the_text_that_is_offered_for_it(dojo, two, monkeypatch):
    click = at(dojo, GENERAL)
    choices = await autocomplete.matches(click, "")
    assert [choice.name[:8] for choice in choices] == [choice.value for choice in choices]
    for table in two:
        [name] = [choice.name for choice in choices if choice.value == table.id]
        for given in (table.id, table.id.upper(), name, f" {name[:30]}"):
            assert (await require_meant_match(dojo, click, given)).table.id == table.id


@pytest.mark.usefixtures("every_emoji")
@pytest.mark.parametrize("command", ["hand", "board", "log", "resign"])
async def test_every_command_names_its_match_and_offers_the_others(dojo, two, command):
    (show, _), click = SHOWS[command], at(dojo, GENERAL)
    meant = await require_meant_match(dojo, click, None)
    panel = with_others(await show(click, meant.table, SAY), command, meant.others, SAY)
    assert all(name in str(panel.view.to_components()) for name in ("Karenza", "Bruno"))
    [pick] = [pick for pick in picks(panel) if pick.custom_id.startswith("+which")]
    assert [option.value for option in pick.options] == [two[1].id]
    assert pick.options[0].label.startswith(two[1].id)


@pytest.mark.usefixtures("every_emoji")
async def test_resigning_asks_with_the_name_of_the_match_and_says_whether_it_counts(dojo, hall, two):
    show, _ = SHOWS["resign"]
    practice = await hall.against("novice", game="kengo")
    for table, who, counts in ((two[0], "Bruno", "counts as a loss"), (practice, "Novice", "isn't rated")):
        panel = await show(at(dojo, GENERAL), table, SAY)
        assert counts in str(panel.view.to_components())
        [sure] = [press for press in presses(panel) if "resignsure" in press.custom_id]
        assert SAY(f"{table.game.key}-name") in sure.label
        assert who in sure.label
        assert panel.files, "the position shows how it stands"


@pytest.mark.parametrize(("code", "suspected"), [(40060, True), (10062, False)])
async def test_an_interaction_that_somebody_else_answered_makes_the_host_look_for_a_second_process(
    code, suspected, caplog
):
    gone = discord.HTTPException(SimpleNamespace(status=400, reason=""), {"code": code, "message": ""})
    await refuse(SimpleNamespace(data={"name": "play"}), gone)
    [record] = caplog.records
    assert (record.message, hasattr(record, "ask")) == ("interaction gone", suspected)

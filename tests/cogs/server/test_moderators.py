"""Panels of moderators: who may use them, what they list, and that every page fits into a message."""

from types import SimpleNamespace

import discord
import pytest

from cogs.cards.parts import page_rows
from cogs.interactions.controls import VERBS, Click, Unreadable, parse_page
from cogs.interactions.permissions import NotAModerator, require_moderator
from cogs.server.admin import AdminCog, bars_panel
from cogs.server.matches import ongoing_panel
from dojo.match.moderation import PAGE_SIZE
from dojo.people import bars
from faces.translation import speaker
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

SAY = speaker("en")
DOJO = 7


def interaction(*permissions, guild=DOJO):
    return SimpleNamespace(guild_id=guild, permissions=discord.Permissions(**dict.fromkeys(permissions, True)))


def text(view):
    return "\n".join(item.content for item in view.walk_children() if hasattr(item, "content"))


def picks(view):
    return [option for item in view.walk_children() for option in getattr(item, "options", ())]


def test_a_moderator_is_who_manages_the_server():
    require_moderator(interaction("manage_guild"))
    for other in (interaction(), interaction("manage_messages"), interaction("manage_guild", guild=None)):
        with pytest.raises(NotAModerator):
            require_moderator(other)


@pytest.mark.parametrize("verb", ["ongoing", "close", "closesure", "bars", "unbar", "setup"])
async def test_every_control_of_moderators_refuses_others(dojo, verb):
    assert AdminCog, "its module serves them"
    with pytest.raises(NotAModerator):
        await VERBS[verb](Click(interaction("manage_messages"), dojo, SAY, "0", "0", values=("1",)))


async def test_the_list_links_to_every_match_and_lobby_and_offers_to_close_each(hall, dojo):
    match, lobby = await hall.match(game="kengo"), await hall.lobby(CHLOE, game="kaito")
    await hall.lobbies.store_card(lobby.id, 55)
    view = await ongoing_panel(dojo, DOJO, 0, SAY)
    assert f"[{match.id}](https://discord.com/channels/7/8)" in text(view)
    assert f"[{lobby.id}](https://discord.com/channels/7/8/55)" in text(view)
    assert {option.value for option in picks(view)} == {match.id, lobby.id}
    assert "open lobby" in text(view)


async def test_full_pages_fit_into_a_message(hall, dojo, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.OPEN_LOBBIES", PAGE_SIZE + 1)
    for _ in range(PAGE_SIZE + 1):
        await hall.lobby(AIKO, BRUNO, CHLOE, DAI, game="regroup", seats=4, guild=10**18, channel=10**18)
    for person in range(bars.PAGE_SIZE + 1):
        await dojo.bars.bar(10**18, 10**18 + person, "*" * bars.MAX_REASON_LENGTH)
    for view in (await ongoing_panel(dojo, 10**18, 0, SAY), await bars_panel(dojo, 10**18, 0, SAY)):
        assert view.content_length() <= 4000
        assert view.total_children_count <= 40


async def test_nothing_to_list_is_said_in_a_sentence(dojo):
    assert text(await ongoing_panel(dojo, DOJO, 0, SAY)) == SAY("ongoing-none")
    assert text(await bars_panel(dojo, DOJO, 0, SAY)) == SAY("bars-none")


async def test_a_note_about_somebody_is_not_read_as_markup(dojo):
    await dojo.bars.bar(DOJO, AIKO.id, "[x](https://evil.example)")
    assert "\\[x\\]\\(https\\:" in text(await bars_panel(dojo, DOJO, 0, SAY))


def test_there_are_buttons_to_other_pages_only_if_there_are_others():
    assert page_rows(SAY, "bars", 0, 0) == []
    [row] = page_rows(SAY, "bars", 0, 2)
    assert [press.disabled for press in row.children] == [True, False]


@pytest.mark.parametrize(("forged", "page"), [("-1", 0), ("7", 7), ("9" * 18, 10_000)])
def test_a_forged_page_is_one_there_could_be(forged, page):
    assert parse_page(forged) == page
    with pytest.raises(Unreadable):
        parse_page("seven")

"""What moderators and others see of a server."""

from types import SimpleNamespace

import discord
import pytest

from cogs.cards.parts import page_row
from cogs.guard.payloads import Forged
from cogs.interactions.context import require_moderator
from cogs.interactions.controls import VERBS, Click, parse_page
from cogs.server import bars_panel, games_in_sight, ongoing_panel, running_panel
from dojo.errors import Refusal
from dojo.match.moderation import PAGE_SIZE
from dojo.people import bars
from tests.cogs.shown import SAY, assert_fits, picks, words
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

DOJO = 7


def interaction(*permissions, guild=DOJO):
    return SimpleNamespace(guild_id=guild, permissions=discord.Permissions(**dict.fromkeys(permissions, True)))


def test_a_moderator_is_who_manages_the_server():
    require_moderator(interaction("manage_guild"))
    for other in (interaction(), interaction("manage_messages"), interaction("manage_guild", guild=None)):
        with pytest.raises(Refusal, match="error-not-a-moderator"):
            require_moderator(other)


@pytest.mark.parametrize("verb", ["ongoing", "close", "closesure", "bars", "unbar", "setup"])
async def test_every_control_of_moderators_refuses_others(dojo, verb):
    assert "its module serves them"
    with pytest.raises(Refusal, match="error-not-a-moderator"):
        await VERBS[verb](Click(interaction("manage_messages"), dojo, SAY, "0", "0", values=("1",)))


async def test_the_list_links_to_every_match_and_lobby_and_offers_to_close_each(hall, dojo):
    match, lobby = await hall.match(game="kengo"), await hall.lobby(CHLOE, game="kaito")
    await hall.lobbies.store_card(lobby.id, 55)
    view = await ongoing_panel(dojo, DOJO, 0, SAY)
    assert f"[{match.id}](https://discord.com/channels/7/8)" in words(view)
    assert f"[{lobby.id}](https://discord.com/channels/7/8/55)" in words(view)
    assert {option.value for pick in picks(view) for option in pick.options} == {match.id, lobby.id}
    assert "open lobby" in words(view)


async def test_full_pages_fit_into_a_message(hall, dojo, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.OPEN_LOBBIES", PAGE_SIZE + 1)
    for _ in range(PAGE_SIZE + 1):
        await hall.lobby(AIKO, BRUNO, CHLOE, DAI, game="regroup", seats=4, guild=10**18, channel=10**18)
    for person in range(bars.PAGE_SIZE + 1):
        await dojo.bars.bar(10**18, 10**18 + person, "*" * bars.MAX_REASON_LENGTH)
    for view in (await ongoing_panel(dojo, 10**18, 0, SAY), await bars_panel(dojo, 10**18, 0, SAY)):
        assert_fits(view)


def reader(guild, *visible):
    """Somebody who may see these channels."""
    channels = {id: SimpleNamespace(permissions_for=lambda _: discord.Permissions(view_channel=True)) for id in visible}
    server = SimpleNamespace(get_channel_or_thread=channels.get)
    return SimpleNamespace(guild_id=guild, guild=server, user=SimpleNamespace(id=CHLOE.id))


async def test_running_matches_are_listed_with_their_place_and_progress(dojo, table):
    games = await games_in_sight(dojo, reader(table.guild, table.channel))
    assert [game.id for game in games] == [table.id]
    text = words(running_panel(games, SAY))
    assert "KAITO" in text
    assert f"channels/{table.guild}/" in text
    assert SAY("ply", ply=0) in text
    for out_of_sight in (reader(table.guild), reader(table.guild + 1, table.channel)):
        assert await games_in_sight(dojo, out_of_sight) == []


async def test_nothing_to_list_is_said_in_a_sentence_and_a_note_is_not_read_as_markup(dojo):
    assert words(await ongoing_panel(dojo, DOJO, 0, SAY)) == SAY("ongoing-none")
    assert words(await bars_panel(dojo, DOJO, 0, SAY)) == SAY("bars-none")
    await dojo.bars.bar(DOJO, AIKO.id, "[x](https://evil.example)")
    assert "\\[x\\]\\(https\\:" in words(await bars_panel(dojo, DOJO, 0, SAY))


def test_there_are_buttons_to_other_pages_only_if_there_are_others_and_a_forged_page_is_one_there_could_be():
    assert page_row(SAY, "bars", 0, 0) is None
    rows = [page_row(SAY, "bars", page, 2).children for page in (0, 2)]
    assert [[(press.custom_id, press.disabled) for press in row] for row in rows] == [
        [("bars/-1/", True), ("bars/1/", False)],
        [("bars/1/", False), ("bars/3/", True)],
    ]
    assert [parse_page(forged) for forged in ("-1", "7", "9" * 18)] == [0, 7, 10_000]
    with pytest.raises(Forged):
        parse_page("seven")

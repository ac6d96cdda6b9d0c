"""`/matches` lists what runs on a server, and nothing that its reader may not see."""

from types import SimpleNamespace

import discord

from cogs.server.matches import games_in_sight, running_panel
from faces.translation import speaker
from tests.dojo.hall import AIKO, BRUNO, CHLOE

SAY = speaker("en")


def reader(guild, *visible):
    """Somebody who may see these channels."""
    channels = {id: SimpleNamespace(permissions_for=lambda _: discord.Permissions(view_channel=True)) for id in visible}
    server = SimpleNamespace(get_channel_or_thread=channels.get)
    return SimpleNamespace(guild_id=guild, guild=server, user=SimpleNamespace(id=CHLOE.id))


async def test_running_matches_are_listed_with_their_place_and_progress(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    games = await games_in_sight(dojo, reader(table.guild, table.channel))
    assert [game.id for game in games] == [table.id]
    text = running_panel(games, SAY).children[0].children[0].content
    assert "KAITO" in text
    assert f"channels/{table.guild}/" in text
    assert SAY("ply", ply=0) in text


async def test_a_match_in_a_channel_out_of_sight_is_not_listed(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    assert await games_in_sight(dojo, reader(table.guild)) == []


async def test_a_match_of_another_server_is_not_listed(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    assert await games_in_sight(dojo, reader(table.guild + 1, table.channel)) == []

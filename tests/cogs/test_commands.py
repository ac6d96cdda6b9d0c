"""The commands as Discord will be asked to register them, and its limits."""

import json

import discord
import pytest

from cogs.client import COGS, Hikyaku
from cogs.people.about import COMMANDS
from dojo.dojo import Dojo
from dojo.ops.system_clock import SystemClock
from engine.games import GAMES
from storage.store import Store

SERVER, DM = 0, 1  # as Discord numbers the contexts; the first is also an installation


@pytest.fixture
async def bot(tmp_path):
    async with (
        await Store.open(str(tmp_path / "matches.db")) as store,
        Hikyaku(Dojo(store, GAMES, SystemClock())) as client,
    ):
        for name in COGS:
            await client.load_extension(f"cogs.{name}")
        yield client


async def registered(bot):
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands(type=discord.AppCommandType.chat_input)]


async def test_there_are_at_most_twenty_five_commands(bot):
    names = {command["name"] for command in await registered(bot)}
    assert {"play", "hand", "board", "move", "turns", "rules", "resign"} <= names
    assert len(names) <= 25


async def test_help_has_every_command(bot):
    assert {name for names in COMMANDS.values() for name in names} == {each["name"] for each in await registered(bot)}


async def test_every_command_says_who_installs_it_and_where_it_is_offered(bot):
    everything = [command.to_dict(bot.tree) for command in bot.tree._get_all_commands()]
    assert {tuple(command["integration_types"]) for command in everything} == {(SERVER,)}
    assert {tuple(command["contexts"]) for command in everything} == {(SERVER,), (SERVER, DM)}
    only_in_servers = {command["name"] for command in everything if command["contexts"] == [SERVER]}
    assert only_in_servers == {
        "play",
        "leaderboard",
        "profile",
        "substitute",
        "matches",
        "admin",
        "Challenge",
        "Profile",
    }


@pytest.mark.parametrize("kind", [discord.AppCommandType.user, discord.AppCommandType.message])
async def test_the_menus_of_people_and_messages_have_two_entries_each(bot, kind):
    assert len(bot.tree.get_commands(type=kind)) == 2


async def test_no_command_is_larger_than_discord_allows(bot):
    for command in await registered(bot):
        assert len(json.dumps(command)) < 8000
        assert len(command["options"]) <= 25
        assert all(len(option.get("choices", ())) <= 25 for option in command["options"])
        assert 1 <= len(command["description"]) <= 100


async def test_nothing_privileged_is_asked_for(bot):
    assert not bot.intents.members
    assert not bot.intents.message_content
    assert not bot.intents.presences

"""The commands as Discord will be asked to register them, and its limits."""

import json

import pytest

from cogs.client import COGS, Hikyaku
from dojo.dojo import House
from dojo.ops.system_clock import Timepiece
from engine.games import GAMES
from storage.store import Store


@pytest.fixture
async def bot(tmp_path):
    async with (
        await Store.open(str(tmp_path / "matches.db")) as store,
        Hikyaku(House.on(store, GAMES, Timepiece())) as client,
    ):
        for name in COGS:
            await client.load_extension(f"cogs.{name}")
        yield client


async def registered(bot):
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands()]


async def test_there_are_at_most_twenty_commands(bot):
    names = {command["name"] for command in await registered(bot)}
    assert {"play", "hand", "board", "move", "turns", "rules", "resign"} <= names
    assert len(names) <= 20


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

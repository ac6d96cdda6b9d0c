"""The commands as Discord will be asked to register them, in every language, and its limits."""

import json
import re

import discord
import pytest

from cogs.client import COGS, Hikyaku
from cogs.interactions.command_names import DISCORD_LOCALES, Translator
from cogs.people.about import COMMANDS
from faces.translation import FALLBACK, languages
from tests import pseudo


@pytest.fixture
async def bot(dojo):
    async with Hikyaku(dojo) as client:
        for name in COGS:
            await client.load_extension(f"cogs.{name}")
        yield client


async def payload(bot):
    """Commands, with their options and choices below them, as they are registered."""
    return [await each.get_translated_payload(bot.tree, Translator()) for each in bot.tree._get_all_commands()]


SERVER, DM = 0, 1  # as Discord numbers the contexts; the first is also an installation


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
    in_servers = "play leaderboard profile substitute matches admin Challenge Profile"
    assert only_in_servers == set(in_servers.split())


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


NAME = re.compile(r"[-_'\w]{1,32}")
OTHERS = [name for name in languages() if name != FALLBACK]


def nodes(found):
    for node in found:
        yield node
        yield from nodes(node.get("options", ()))


def choices(found):
    return [choice for node in nodes(found) for choice in node.get("choices", ())]


async def test_every_name_description_option_and_choice_is_translated(bot, tmp_path):
    with pseudo.spoken(tmp_path):
        found = await payload(bot)
    wanted = set(DISCORD_LOCALES[pseudo.LOCALE])
    for node in nodes(found):
        assert set(node["name_localizations"]) == wanted, node["name"]
        assert node.get("type", 1) in (2, 3) or set(node["description_localizations"]) == wanted, node["name"]
    assert [choice["name"] for choice in choices(found) if set(choice["name_localizations"]) != wanted] == []


@pytest.mark.parametrize("language", OTHERS)
async def test_discord_takes_the_commands_of_every_language(bot, language):
    found = await payload(bot)
    for locale in DISCORD_LOCALES[language]:
        for siblings in (
            [each for each in found if each.get("type", 1) == 1],
            *(each.get("options", ()) for each in found),
        ):
            names = [each["name_localizations"].get(locale, each["name"]) for each in siblings]
            assert len(set(names)) == len(names)
            assert [name for name in names if not NAME.fullmatch(name) or name != name.lower()] == []
        texts = [each["description_localizations"].get(locale, "") for each in nodes(found) if "options" in each]
        assert max(map(len, texts)) <= 100


def test_discord_knows_every_locale():
    known = {each.value for each in discord.Locale}
    assert {locale for locales in DISCORD_LOCALES.values() for locale in locales} <= known
    assert set(OTHERS) <= set(DISCORD_LOCALES), "each language is mapped to Discord's"

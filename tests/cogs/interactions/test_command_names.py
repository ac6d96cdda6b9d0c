"""Commands in other languages: every name, description, option and choice is translated, and Discord takes them."""

import re

import discord
import pytest

from cogs.client import COGS, Hikyaku
from cogs.interactions.command_names import DISCORD_LOCALES, Translator
from dojo.dojo import Dojo
from dojo.ops.system_clock import SystemClock
from engine.games import GAMES
from faces.translation import FALLBACK, languages
from storage.store import Store
from tests import pseudo

NAME = re.compile(r"[-_'\w]{1,32}")
OTHERS = [name for name in languages() if name != FALLBACK]


async def payload(tmp_path):
    """Commands, with their options and choices below them, as they are registered."""
    async with (
        await Store.open(str(tmp_path / "matches.db")) as store,
        Hikyaku(Dojo(store, GAMES, SystemClock())) as bot,
    ):
        for name in COGS:
            await bot.load_extension(f"cogs.{name}")
        return [await each.get_translated_payload(bot.tree, Translator()) for each in bot.tree._get_all_commands()]


def nodes(found):
    for node in found:
        yield node
        yield from nodes(node.get("options", ()))


def choices(found):
    return [choice for node in nodes(found) for choice in node.get("choices", ())]


async def test_every_name_description_option_and_choice_is_translated(tmp_path):
    with pseudo.spoken(tmp_path):
        found = await payload(tmp_path)
    wanted = set(DISCORD_LOCALES[pseudo.LOCALE])
    for node in nodes(found):
        assert set(node["name_localizations"]) == wanted, node["name"]
        assert node.get("type", 1) in (2, 3) or set(node["description_localizations"]) == wanted, node["name"]
    assert [choice["name"] for choice in choices(found) if set(choice["name_localizations"]) != wanted] == []


@pytest.mark.parametrize("language", OTHERS)
async def test_discord_takes_the_commands_of_every_language(tmp_path, language):
    found = await payload(tmp_path)
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

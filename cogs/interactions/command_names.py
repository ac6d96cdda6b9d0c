"""Names and descriptions of slash commands, translated into every language we speak."""

from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands

from faces.translation import languages, speaker

T = TypeVar("T")

ENGLISH = speaker("en")
# Our language codes -> Discord's.
DISCORD_LOCALES = {"es": ("es-ES", "es-419"), "de": ("de",), "fr": ("fr",), "ja": ("ja",)}


def localized(key: str) -> app_commands.locale_str:
    """The English text of a key, at most 100 characters, from which Discord's translations are looked up."""
    return app_commands.locale_str(ENGLISH(key)[:100], key=key)


def described(**keys: str) -> Callable[[T], T]:
    """Translates the names of a command's options (`option-...`) and their descriptions, whose keys are given."""

    def decorate(command: T) -> T:
        app_commands.rename(**{name: localized(f"option-{name}") for name in keys})(command)
        return app_commands.describe(**{name: localized(key) for name, key in keys.items()})(command)

    return decorate


class Translator(app_commands.Translator):
    """Translates the names of commands; None leaves the English one."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = next((ours for ours in languages() if locale.value in DISCORD_LOCALES.get(ours, ())), None)
        if language is None or "key" not in string.extras:
            return None
        text = speaker(language)(string.extras["key"])[:100]
        return text if text != string.message else None

"""Names and descriptions of slash commands, translated into every language we speak."""

import discord
from discord import app_commands

from faces.translation import languages, speaker

ENGLISH = speaker("en")
DISCORD_LOCALES = {"es": ("es-ES", "es-419"), "de": ("de",), "ja": ("ja",)}  # our language codes -> Discord's


def localized(key: str) -> app_commands.locale_str:
    """The English text of a key, at most 100 characters, from which Discord's translations are looked up."""
    return app_commands.locale_str(ENGLISH(key)[:100], key=key)


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

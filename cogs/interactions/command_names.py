"""Names and descriptions of commands in every language there is."""

import discord
from discord import app_commands

from faces.translation import languages, speaker

HOME = speaker("en")
LOCALES = {"es": ("es-ES", "es-419"), "de": ("de",), "ja": ("ja",)}  # our languages, as Discord names them


def word(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(HOME(key)[:100], key=key)


class Translator(app_commands.Translator):
    """Discord asks for each name in each of its languages; None leaves the English one."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = next((ours for ours in languages() if locale.value in LOCALES.get(ours, ())), None)
        if language is None or "key" not in string.extras:
            return None
        said = speaker(language)(string.extras["key"])[:100]
        return said if said != string.message else None

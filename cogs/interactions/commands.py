"""The names of slash commands, in every language, and the loops that run beside them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from dojo.ops.loop import Loop
from engine.games import GAMES
from faces.translation import languages, speaker

ENGLISH = speaker("en")
# Our language codes -> Discord's.
DISCORD_LOCALES = {"es": ("es-ES", "es-419"), "de": ("de",), "fr": ("fr",), "ja": ("ja",)}


def localized(key: str) -> app_commands.locale_str:
    """The English text of a key, at most 100 characters, from which Discord's translations are looked up."""
    return app_commands.locale_str(ENGLISH(key)[:100], key=key)


Register: TypeAlias = Callable[[Any], Any]

COMMANDS: Final[list[Any]] = []  # all slash commands, groups of them, and menus
BACKGROUND: Final[list[Callable[[Any], commands.Cog]]] = []  # all there is of `Background`


def command(key: str, group: app_commands.Group | None = None, **options: str) -> Register:
    """A slash command. The message `key` names it, `<key>-about` describes it, and the others describe its `options`.

    What else is to be said of its options stands below, nearer to the function.
    """

    def register(serve: Any) -> Any:
        if options:
            app_commands.rename(**{option: localized(f"option-{option}") for option in options})(serve)
            app_commands.describe(**{option: localized(about) for option, about in options.items()})(serve)
        add = group.command if group else app_commands.command
        made: Any = add(name=localized(key), description=localized(f"{key}-about"))(serve)
        if group is None:
            COMMANDS.append(made)
        return made

    return register


def command_group(key: str, **look: Any) -> app_commands.Group:
    group = app_commands.Group(name=localized(key), description=localized(f"{key}-about"), **look)
    COMMANDS.append(group)
    return group


def menu(key: str) -> Register:
    """An entry in the menu of people or messages, whichever the function takes."""

    def register(serve: Any) -> Any:
        made = app_commands.context_menu(name=localized(key))(serve)
        COMMANDS.append(made)
        return made

    return register


def choices(kind: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Of an option, each named by the message `<kind>-<value>`."""
    return [app_commands.Choice(name=localized(f"{kind}-{value}"), value=value) for value in values]


GAME_CHOICES: Final = [app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in GAMES]


class Translator(app_commands.Translator):
    """Translates the names of commands; None leaves the English one."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = next((ours for ours in languages() if locale.value in DISCORD_LOCALES.get(ours, ())), None)
        if language is None or "key" not in string.extras:
            return None
        text = speaker(language)(string.extras["key"])[:100]
        return text if text != string.message else None


# What goes on in the background


class Background(commands.Cog):
    """What a client does unasked: every subclass is made once for it, by `BACKGROUND`, and its `loops` run."""

    loops: Sequence[Loop]

    def __init_subclass__(cls, **how: Any) -> None:
        super().__init_subclass__(**how)
        BACKGROUND.append(cls)

    async def cog_load(self) -> None:
        for loop in self.loops:
            loop.start()

    async def cog_unload(self) -> None:
        for loop in self.loops:
            await loop.stop()

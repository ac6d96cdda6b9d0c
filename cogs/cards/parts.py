"""The building blocks of all cards and panels: colours, containers, texts, pictures, rows of buttons."""

from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.interactions.controls import Pick, Press
from faces.core import Say


class Layout(ui.LayoutView):
    """The components of one message.

    It is stopped at once: otherwise discord.py would keep every ephemeral one, with a task, for 15 minutes.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()


GOLD = discord.Colour(0xE9AE34)  # something waits for players
INDIGO = discord.Colour(0x22508C)
VERMILION = discord.Colour(0xC23420)


Row: TypeAlias = ui.ActionRow[ui.LayoutView]
Item: TypeAlias = ui.Item[ui.LayoutView]
Part: TypeAlias = Item | str | None


def items(*parts: Part) -> list[Item]:
    """A text may be given as it is; what is empty is left out."""
    return [ui.TextDisplay(part) if isinstance(part, str) else part for part in parts if part]


def card(*parts: Part, colour: discord.Colour = INDIGO) -> ui.LayoutView:
    """A message with one container around its parts."""
    view = Layout()
    view.add_item(ui.Container(*items(*parts), accent_colour=colour))
    return view


def plain(text: str) -> ui.LayoutView:
    """A message of text alone."""
    view = Layout()
    view.add_item(ui.TextDisplay(text))
    return view


def small(text: str) -> str:
    """In small print, which Discord takes line by line."""
    return "\n".join(f"-# {line}" for line in text.splitlines())


def code_block(text: str) -> str:
    """A markdown code block, which the text cannot break out of: a name may hold anything."""
    fenced = text.replace("```", "` ` `")
    return f"```\n{fenced}\n```"


def picture(name: str, alt: str) -> ui.MediaGallery[ui.LayoutView]:
    """A picture attached to the message under this name."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def row(*controls: Press | Pick) -> Row:
    items: list[Any] = list(controls)  # discord.py types items by their view; ours have none
    return ui.ActionRow(*items)


def page_presses(
    say: Say,
    verb: str,
    number: int,
    last: int,
    subject: str = "",
    ways: tuple[str, str] = ("press-earlier", "press-later"),
) -> list[Press]:
    """Buttons to the pages before and after this one, the first being 0. Without a subject, the page is the subject."""
    steps = zip(ways, (number - 1, number + 1), strict=True)
    return [
        Press(verb, *filter(None, (subject, str(to))), label=say(key), disabled=not 0 <= to <= last)
        for key, to in steps
    ]


def page_row(say: Say, verb: str, number: int, last: int, subject: str = "", *ways: tuple[str, str]) -> Row | None:
    """Nothing if there is only one page."""
    return row(*page_presses(say, verb, number, last, subject, *ways)) if last else None


def address(guild: int, channel: int, message: int | None = None) -> str:
    """The link to a channel, or to a message in it."""
    end = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}{end}"


def press(say: Say, verb: str, subject: str, rest: str = "", **look: object) -> Press:
    """A button labelled by its verb."""
    return Press(verb, subject, rest, label=say(f"press-{verb}"), **look)

"""The cards that lie in channels: the lobby, the board, the result, and what is left of an old one."""

from typing import Any

import discord
from discord import ui

from cogs.interactions.controls import Layout, Pick, Press
from faces.core import Say

GOLD = discord.Colour(0xE9AE34)  # the turn, and nothing else
INDIGO = discord.Colour(0x22508C)
VERMILION = discord.Colour(0xC23420)
RECENT = 3  # lines of the log on a board card
SEATS_OFFERED = 2  # of those whose players are away: more have no room beside the other buttons


def card(*parts: ui.Item[ui.LayoutView], colour: discord.Colour = INDIGO) -> ui.LayoutView:
    view = Layout()
    view.add_item(ui.Container(*parts, accent_colour=colour))
    return view


def plain(text: str) -> ui.LayoutView:
    view = Layout()
    view.add_item(ui.TextDisplay(text))
    return view


def code_block(text: str) -> str:
    """A markdown code block, which the text cannot break out of: a name may hold anything."""
    fenced = text.replace("```", "` ` `")
    return f"```\n{fenced}\n```"


def picture(name: str, alt: str) -> ui.MediaGallery[ui.LayoutView]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def row(*controls: Press | Pick) -> ui.ActionRow[ui.LayoutView]:
    items: list[Any] = list(controls)  # discord.py types these by view, ours belong to none
    return ui.ActionRow(*items)


def press(say: Say, verb: str, subject: str, rest: str = "", **look: object) -> Press:
    """A button worded by its verb."""
    return Press(verb, subject, rest, label=say(f"press-{verb}"), **look)

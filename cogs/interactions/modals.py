"""Sheets to be filled in: modals whose whole meaning is in their custom id, as that of a button is."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.guard.payloads import Forged
from cogs.interactions.controls import custom_id, serve
from cogs.interactions.errors import refuse

SHEET: Final = re.compile(r"(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)")


class Sheet(ui.Modal):
    """What is written into its fields comes to the verb as `click.fields`, by the custom id of the field."""

    def __init__(self, verb: str, subject: str, rest: str = "", *, title: str, fields: Mapping[str, Any]) -> None:
        super().__init__(title=title[:45], custom_id=custom_id(verb, subject, rest))
        for label, item in fields.items():
            self.add_item(ui.Label(text=label[:45], component=item))
        self.stop()  # discord.py keeps none that has ended, and would answer along with us


async def filled(interaction: discord.Interaction) -> None:
    """A sheet is handed in."""
    data: Any = interaction.data
    if found := SHEET.fullmatch(data["custom_id"]):
        await serve(interaction, found, fields=dict(written(data["components"])))
    else:
        await refuse(interaction, Forged())


def written(components: Iterable[Any]) -> Iterable[tuple[str, str]]:
    """The fields, be they in rows or under labels; what is no text of a field of ours is passed over."""
    for part in components:
        name, value = part.get("custom_id"), part.get("value")
        if isinstance(name, str) and isinstance(value, str):
            yield name, value
        yield from written(part.get("components", [part["component"]] if "component" in part else []))

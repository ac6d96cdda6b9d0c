"""Modals (forms) whose whole meaning is in their custom id, like that of a button."""

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import ui

from cogs.guard.custom_ids import BUTTON, custom_id, parse_custom_id
from cogs.guard.payloads import Forged
from cogs.interactions.controls import serve
from cogs.interactions.errors import refuse


class VerbModal(ui.Modal):
    """A modal served by its verb, which gets `click.fields` and `click.lists`, by the custom ids of the fields."""

    def __init__(self, verb: str, subject: str, rest: str = "", *, title: str, fields: Mapping[str, Any]) -> None:
        super().__init__(title=title[:45], custom_id=custom_id(verb, subject, rest))
        for label, item in fields.items():
            self.add_item(ui.Label(text=label[:45], component=item))
        self.stop()  # so that discord.py forgets it, and does not reply alongside us


async def serve_modal(interaction: discord.Interaction) -> None:
    """Serve a modal that has been submitted."""
    data: Any = interaction.data
    found = parse_custom_id(data["custom_id"])
    if found and found.sigil == BUTTON:
        fields = dict(answered_fields(data["components"]))
        texts = {name: value for name, value in fields.items() if isinstance(value, str)}
        lists = {name: value for name, value in fields.items() if isinstance(value, tuple)}
        await serve(interaction, found, fields=texts, lists=lists)
    else:
        await refuse(interaction, Forged())


def answered_fields(components: Iterable[Any]) -> Iterable[tuple[str, str | tuple[str, ...]]]:
    """The custom id of every field, in rows or under labels, and its text or what was picked.

    Anything malformed is skipped.
    """
    for part in components:
        name, value, values = part.get("custom_id"), part.get("value"), part.get("values")
        if isinstance(name, str) and isinstance(value, str):
            yield name, value
        if isinstance(name, str) and isinstance(values, list):
            yield name, tuple(map(str, values))
        yield from answered_fields(part.get("components", [part["component"]] if "component" in part else []))

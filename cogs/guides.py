"""Selects that Discord fills itself, with a server's channels and its roles; their values are ids."""

import re
from collections.abc import Sequence
from typing import Any, Final, Self

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, ui

from cogs.controls import custom_id, serve

MOST: Final = 25  # values of one select
PLACES: Final = [discord.ChannelType.text, discord.ChannelType.news]
KNOWN: Final = r"(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)"


class Guide:
    """What both have in common: whoever picks from one is served by its verb."""

    item: Any
    found: re.Match[str]

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, found: re.Match[str], /) -> Self:
        pick = cls(found["verb"], found["subject"], found["rest"])  # type: ignore[call-arg]
        pick.found = found
        return pick

    async def callback(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        await serve(interaction, self.found, values=tuple(map(str, data.get("values", ()))))


class PickChannel(Guide, ui.DynamicItem[ui.ChannelSelect[Any]], template=f"#{KNOWN}"):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        now = picked(chosen, SelectDefaultValueType.channel)
        name = "#" + custom_id(verb, subject, rest)
        super().__init__(ui.ChannelSelect(custom_id=name, channel_types=PLACES, default_values=now, **look))


class PickRole(Guide, ui.DynamicItem[ui.RoleSelect[Any]], template=f"&{KNOWN}"):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        now = picked(chosen, SelectDefaultValueType.role)
        super().__init__(ui.RoleSelect(custom_id="&" + custom_id(verb, subject, rest), default_values=now, **look))


def picked(ids: Sequence[int], kind: SelectDefaultValueType) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=id, type=kind) for id in ids[:MOST]]

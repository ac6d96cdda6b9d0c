"""Selects that Discord fills itself, with a server's channels and its roles; their values are ids."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, ui

from cogs.controls import custom_id, serve

MOST = 25  # values of one select
PLACES = [discord.ChannelType.text, discord.ChannelType.news]


class PickChannel(
    ui.DynamicItem[ui.ChannelSelect[Any]], template=r"#(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)"
):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        shown = [SelectDefaultValue(id=id, type=SelectDefaultValueType.channel) for id in chosen[:MOST]]
        select: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id="#" + custom_id(verb, subject, rest), channel_types=PLACES, default_values=shown, **look
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, found: re.Match[str], /) -> Self:
        pick = cls(found["verb"], found["subject"], found["rest"])
        pick.found = found
        return pick

    found: re.Match[str]

    async def callback(self, interaction: discord.Interaction) -> None:
        await serve(interaction, self.found, values=tuple(str(each.id) for each in self.item.values))


class PickRole(ui.DynamicItem[ui.RoleSelect[Any]], template=r"&(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)"):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        shown = [SelectDefaultValue(id=id, type=SelectDefaultValueType.role) for id in chosen[:MOST]]
        select: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id="&" + custom_id(verb, subject, rest), default_values=shown, **look
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, found: re.Match[str], /) -> Self:
        pick = cls(found["verb"], found["subject"], found["rest"])
        pick.found = found
        return pick

    found: re.Match[str]

    async def callback(self, interaction: discord.Interaction) -> None:
        await serve(interaction, self.found, values=tuple(str(each.id) for each in self.item.values))

"""What the rooms find at the client, which they can't import: its module loads them."""

from typing import Any, Protocol, cast

import discord

from cogs.guard.dm_channels import PATIENCE_SECONDS, DmChannels
from cogs.interactions.clicked import ClickedMessages
from cogs.interactions.open_panels import LastMatches, OpenPanels
from dojo.dojo import Dojo


class Services(Protocol):
    """Only one client, `Hikyaku` in cogs/client.py, is meant."""

    dojo: Dojo
    clicked: ClickedMessages
    open_panels: OpenPanels
    last_matches: LastMatches
    dm_channels: DmChannels

    @property
    def user(self) -> discord.ClientUser | None: ...

    async def open_dm(self, user: int, patience: float = PATIENCE_SECONDS) -> discord.PartialMessageable: ...

    def get_partial_messageable(self, id: int, *, guild_id: int | None = None) -> discord.PartialMessageable: ...


def services(interaction: discord.Interaction[Any]) -> Services:
    return cast(Services, interaction.client)

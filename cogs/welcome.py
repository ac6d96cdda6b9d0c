"""Whether we may do in a channel what a match needs there; asked before one begins, not found out in the middle."""

from typing import Final

import discord

from cogs.house import say_to
from dojo.errors import DojoError

NEEDED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")


class NotWelcome(DojoError):
    """Something is not allowed us here that a moderator can allow."""

    key = "error-not-welcome"


def be_welcome(interaction: discord.Interaction) -> None:
    say, mine = say_to(interaction), interaction.app_permissions
    missing = [say(f"permission-{name}") for name in NEEDED if not getattr(mine, name)]
    if missing:
        raise NotWelcome(permissions=", ".join(missing), count=len(missing))

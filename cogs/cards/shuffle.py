"""The small line that says a shuffle can be checked, and the button behind which its numbers are.

The custom id of the button carries them, too: they are on a public message from the start, for everybody who keeps it,
and nobody has to ask the bot for them.
"""

from typing import Any

from discord import ui

from cogs.cards.parts import press
from cogs.interactions.controls import Press
from dojo import shuffle
from dojo.lobby.lobby import Lobby
from dojo.table.table import Table
from faces.core import Say


def lobby_part(lobby: Lobby, say: Say) -> ui.Item[ui.LayoutView]:
    """On the lobby card: the hash of the secret, and after the start also that of the joins, which are final then."""
    if lobby.status == "started":
        return started_part(lobby.id, lobby.commitment, lobby.joins, say)
    return shuffle_part(shuffle_press(say, lobby.id, shuffle.shown(lobby.commitment)), say)


def started_part(id: str, commitment: str, joins: str, say: Say) -> ui.Item[ui.LayoutView]:
    return shuffle_part(shuffle_press(say, id, shuffle.shown(commitment), shuffle.shorten(joins)), say)


def first_board_parts(table: Table, say: Say) -> list[ui.Item[ui.LayoutView]]:
    """On the first board card of a match between people; none on all others."""
    alone = len(table.all_people) == 1  # nobody but the player could wonder
    first = table.match.ply == 0 and table.commitment and not alone
    return [started_part(table.id, table.commitment, table.joins, say)] if first else []


def shuffle_part(button: Any, say: Say) -> ui.Item[ui.LayoutView]:
    line: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(f"-# {say('shuffle-fair')}")
    return ui.Section(line, accessory=button)


def shuffle_press(say: Say, id: str, *numbers: str) -> Press:
    return press(say, "verify", id, "/".join(numbers))

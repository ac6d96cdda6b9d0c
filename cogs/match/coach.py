"""The button of a coached match: **Hint**. Nothing is played by it."""

from typing import Any

from cogs.client import Hikyaku
from cogs.interactions.acknowledge import think
from cogs.interactions.controls import Click, on
from cogs.panel.coach import hint_panel
from cogs.panel.upkeep import panels_of
from dojo.errors import DojoError
from dojo.table.table import Table
from engine import match
from engine.core import Ask


class NotCoached(DojoError):
    """Hints are for coached matches alone."""

    key = "error-not-coached"


@on("hint", replies_at_once=True)
async def hint(click: Click) -> None:
    """The move that the coach would make, below the panel, which stays. An older hint on the match goes away.

    The search takes a moment, so the click is acknowledged first.
    """
    table = await click.dojo.referee.table(click.subject)
    ask = coached_ask(click, table)
    waiting = await think(click.interaction)
    advice = await click.dojo.coach.hint(table, ask, click.user)
    made = await hint_panel(table, ask, advice, click.say)
    shown = await waiting.edit(view=made.view, attachments=made.files)
    panels_of(click.interaction).aside_shown(click.interaction, table.id, "hint", shown)


def coached_ask(click: Click, table: Table) -> Ask[Any]:
    """What the coach is to look at. Raises `NotCoached` or `RuleError`."""
    seat = table.seat_of(click.user)
    if not table.coached:
        raise NotCoached
    return match.ask(table.game, table.match, seat)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button."""

"""The buttons of a coached match: **Hint**, and what would happen if. Nothing is played by them."""

from typing import Any

from cogs.client import Hikyaku
from cogs.interactions.controls import Click, on
from cogs.interactions.responses import replace_clicked
from cogs.match.answer import parse_question_and_move, restore_panel_when_stale
from cogs.panel.coach import hint_panel, looked_ahead
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
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    advice = await click.dojo.coach.hint(table, ask, click.user)
    made = await hint_panel(table, ask, advice, click.say)
    shown = await click.interaction.edit_original_response(view=made.view, attachments=made.files)
    panels_of(click.interaction).aside_shown(click.interaction, table.id, "hint", shown.id)


@on("whatif")
@restore_panel_when_stale
async def what_would_happen(click: Click) -> None:
    opened, text = parse_question_and_move(click)
    table = await click.dojo.referee.table(click.subject)
    ask = coached_ask(click, table)
    move = match.parse(table.game, table.match, ask.seat, text, opened=opened)
    made = await looked_ahead(table, ask, move, click.say)
    await replace_clicked(click, made.view, made.files)


def coached_ask(click: Click, table: Table) -> Ask[Any]:
    """What the coach is to look at. Raises `NotCoached` or `RuleError`."""
    seat = table.seat_of(click.user)
    if not table.coached:
        raise NotCoached
    return match.ask(table.game, table.match, seat)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the buttons."""

"""The choice of another match below what a command shows, where it could have meant more than one."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import discord
from discord import SelectOption

from cogs.autocomplete import match_name
from cogs.cards.parts import row
from cogs.interactions.acknowledge import OwnMessage, reply
from cogs.interactions.context import require_meant_match, speaker_for
from cogs.interactions.controls import Click, Pick, Unreadable, on
from cogs.interactions.emoji import emblem_of
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import services
from cogs.panel.held_moves import with_foot
from cogs.panel.panel import Panel
from dojo.people.turns import Turn
from dojo.table.table import Table
from faces.core import Say

MAX_OPTIONS: Final = 25

Show: TypeAlias = Callable[[discord.Interaction, Table, Say], Awaitable[Panel]]
Shown: TypeAlias = Callable[[discord.Interaction, Table, OwnMessage], None]
SHOWS: Final[dict[str, tuple[Show, Shown | None]]] = {}


def shows(command: str, after: Shown | None = None) -> Callable[[Show], Show]:
    """Register what a command shows of a match. `after` is told of the message that shows it."""

    def register(show: Show) -> Show:
        SHOWS[command] = show, after
        return show

    return register


async def reply_about(interaction: discord.Interaction, command: str, match: str | None) -> None:
    """Reply to the command with what it shows of the match that is meant."""
    client = services(interaction)
    say, (show, after) = speaker_for(interaction), SHOWS[command]
    meant = await require_meant_match(client.dojo, interaction, match)
    made = with_others(await show(interaction, meant.table, say), command, meant.others, say)
    shown = await reply(interaction, view=made.view, files=made.files, ephemeral=True)
    client.last_matches.note(interaction, meant.table.id)
    if after:
        after(interaction, meant.table, shown)


@on("which")
async def show_another(click: Click) -> None:
    """What the command shows of another match, in place of the one that it took to be meant."""
    if click.subject not in SHOWS:
        raise Unreadable
    client = services(click.interaction)
    (show, after), table = SHOWS[click.subject], await click.dojo.referee.table(click.value)
    others = tuple(turn for turn in await click.dojo.turns.playing(click.user) if turn.id != table.id)
    made = with_others(await show(click.interaction, table, click.say), click.subject, others, click.say)
    shown = await replace_clicked(click, made.view, made.files)
    client.last_matches.note(click.interaction, table.id)
    if after:
        after(click.interaction, table, shown)


def with_others(panel: Panel, command: str, others: tuple[Turn, ...], say: Say) -> Panel:
    if not others:
        return panel
    options = [
        SelectOption(label=match_name(each, say), value=each.id, emoji=emblem_of(each.game))
        for each in others[:MAX_OPTIONS]
    ]
    return with_foot(panel, row(Pick("which", command, options=options, placeholder=say("which-match"))))

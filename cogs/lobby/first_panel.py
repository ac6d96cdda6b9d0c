"""A match of one person against computers starts with their panel: the first question, with nothing to click before it.

Without it, after a restart or where Discord doesn't take it, there is the board, which calls its player.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import discord

from cogs.cards.lobby import is_against_computers
from cogs.cards.parts import row
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.acknowledge import reply_below
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Press
from cogs.interactions.services import services
from cogs.next_question import show_next_question
from cogs.panel.held_moves import player_panel, with_head
from cogs.panel.panel import Panel
from cogs.panel.upkeep import panels_of
from dojo.dojo import Dojo
from dojo.lobby.lobby import Lobby
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.computers import COACHES
from faces.core import Say
from faces.text import joined

log = logger("first panel")


def can_open_panel(interaction: discord.Interaction, lobby: Lobby) -> bool:
    """Whether this person plays against computers alone, and has clicked on the server that the match belongs to."""
    return is_against_computers(lobby) and interaction.user.id == lobby.host and interaction.guild_id == lobby.guild


@asynccontextmanager
async def start_match(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby) -> AsyncIterator[None]:
    """For the one who clicked; what is done here then shows their panel, if they get one.

    The panel is noted as open before the start, so that the first board calls nobody; if anything fails, a board does.
    """
    client = services(interaction)
    opens = can_open_panel(interaction, lobby)
    if opens:
        client.open_panels.open(lobby.id, lobby.host)
    try:
        await dojo.lobbies.start(lobby.id, interaction.user.id)
    except BaseException:
        client.open_panels.close(lobby.id, lobby.host)
        raise
    try:
        yield
    except Exception:
        if opens:
            call_by_board(interaction, dojo, lobby)
        raise


def call_by_board(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby) -> None:
    """There is no panel. The person who clicked isn't kept waiting while the database is away."""
    client = services(interaction)
    client.open_panels.close(lobby.id, lobby.host)

    async def add_board() -> None:
        table = await dojo.referee.table(lobby.id)
        await dojo.outbox.add(lobby.id, "board", number=table.match.number)

    panels_of(interaction).start(retry_write(add_board), name=f"board of {lobby.id}")


async def show_first_panel(
    interaction: discord.Interaction, dojo: Dojo, lobby: Lobby, lines: tuple[str, ...] = (), *presses: Press
) -> None:
    """The first question in an ephemeral message, or that the computer thinks; then it leads on.

    `lines` and `presses` stand above it, and before them that it's played here, and what the coach does.
    """
    client = services(interaction)
    say, table = speaker_for(interaction), await dojo.referee.table(lobby.id)
    seat, head = table.seat_of(lobby.host), heading(lobby, say, lines, presses)
    try:
        made = head(await player_panel(dojo, table, seat, say))
        shown = await reply_below(interaction, view=made.view, files=made.files, ephemeral=True)
    except SEND_ERRORS as failure:
        log.info("first panel not shown", match=lobby.id, reason=redacted(failure))
        call_by_board(interaction, dojo, lobby)
        return
    client.clicked.remember(shown)
    client.last_matches.note(interaction, table.id)
    if seat not in table.asked and table.status == "playing":
        work = show_next_question(interaction, table, shown, head)
        panels_of(interaction).start(work, name=f"first question {lobby.id}")


def heading(lobby: Lobby, say: Say, lines: tuple[str, ...], presses: tuple[Press, ...]) -> Callable[[Panel], Panel]:
    """What stands above the panel, also once it has led on."""
    text = "\n".join([joined([say("practice-here"), *coach_lines(lobby, say)], say), *lines])
    return lambda panel: with_head(panel, text, *([row(*presses)] if presses else []))


def coach_lines(lobby: Lobby, say: Say) -> list[str]:
    """What the coach does, if there is one."""
    return [say("practice-coached")] if any(player.id in COACHES for player in lobby.players) else []

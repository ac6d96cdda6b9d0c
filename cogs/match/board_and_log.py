"""`/board` and `/log`: the board as everybody sees it, as a picture and as text, and what has happened so far."""

import asyncio
from collections.abc import Sequence
from itertools import accumulate

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.board import event_lines, match_head
from cogs.cards.names import safe_names
from cogs.cards.parts import card, code_block, picture, row
from cogs.cards.pictures import draw_board, draw_hand, scene
from cogs.client import Hikyaku
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import preferences_of, speaker_for
from cogs.interactions.controls import Click, Press, on
from cogs.interactions.menus import find_subject
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import services
from cogs.match.which import reply_about, shows
from cogs.panel.panel import Panel
from cogs.panel.recap import secret_move_text
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.match.history import History, PastMove
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Say
from faces.text import joined, no_event_text

LINES_PER_PAGE = 14  # at most; fewer where they are long
MAX_PAGE_CHARS = 3500  # together with what stands around them still below the 4000 characters of a message
BEFORE, AFTER = "b", "a"  # the older or the newer page, in the custom id


class NoMatchShown(DojoError):
    """The message is about no match."""

    key = "error-no-match-shown"


class BoardAndLogCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-board"), description=localized("command-board-about"))
    @described(match="command-match")
    @app_commands.autocomplete(match=autocomplete.matches)
    async def board(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """The public board, for players and bystanders alike."""
        await reply_about(interaction, "board", match)

    @app_commands.command(name=localized("command-log"), description=localized("command-log-about"))
    @described(match="command-match")
    @app_commands.autocomplete(match=autocomplete.matches)
    async def log(self, interaction: discord.Interaction, match: str | None = None) -> None:
        await reply_about(interaction, "log", match)


@shows("board")
async def board_panel(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    preferences = preferences_of(interaction)
    file, alt = await draw_board(table, say, None, "board.png", safe=preferences.colour_safe)
    parts: tuple[ui.Item[ui.LayoutView], ...] = (
        ui.MediaGallery(discord.MediaGalleryItem(file, description=alt)),
        ui.TextDisplay(code_block(FACES[table.game.key].board(scene(table, say, None)))),
    )
    head = ui.TextDisplay[ui.LayoutView](match_head(table, say))
    return Panel(card(head, *(reversed(parts) if preferences.text_first else parts)), [file])


@shows("log")
async def first_log_page(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    dojo = services(interaction).dojo
    return Panel(await log_page(dojo, table.id, interaction.user.id, say), [])


@on("picture")
async def show_picture(click: Click) -> None:
    """The player's pictures once, for those who prefer the board as text."""
    table = await click.dojo.referee.table(click.subject)
    files, alt = await draw_hand(table.game.key, scene(table, click.say, table.seat_of(click.user)))
    shown = [picture("hand.png", alt), *(picture(file.filename, click.say("panel-cards")) for file in files[1:])]
    await click.interaction.response.send_message(view=card(*shown), files=files, ephemeral=True)


@on("text")
async def show_text_board(click: Click) -> None:
    """The board as text; a player also sees their own hand."""
    table = await click.dojo.referee.table(click.subject)
    seen = scene(table, click.say, table.find_seat(click.user))
    text = FACES[table.game.key].board(seen)
    await click.interaction.response.send_message(code_block(text), ephemeral=True)


# The log


@on("log")
async def open_log(click: Click) -> None:
    view = await log_page(click.dojo, click.subject, click.user, click.say)
    await click.interaction.response.send_message(view=view, ephemeral=True)


@app_commands.context_menu(name=localized("menu-log"))
async def log_menu(interaction: discord.Interaction[Hikyaku], message: discord.Message) -> None:
    """The log of the match that a message shows."""
    dojo = interaction.client.dojo
    subject = await find_subject(dojo, interaction, message)
    if not subject:
        raise NoMatchShown
    view = await log_page(dojo, subject, interaction.user.id, speaker_for(interaction))
    await interaction.response.send_message(view=view, ephemeral=True)


@on("logpage")
async def turn_log_page(click: Click) -> None:
    await replace_clicked(click, await log_page(click.dojo, click.subject, click.user, click.say, click.rest))


async def log_page(dojo: Dojo, id: str, user: int, say: Say, edge: str = "") -> ui.LayoutView:
    """A page of what this reader may know, the latest page unless `edge` says where another one begins."""
    table = await dojo.referee.table(id)
    history = await dojo.archive.history(table)
    return await asyncio.to_thread(log_card, history, table.find_seat(user), say, edge)


def log_card(history: History, reader: Seat | None, say: Say, edge: str = "") -> ui.LayoutView:
    table, known = history.table, history.remembered()
    shown = select_page(known, edge)
    lines = [log_line(history, past, reader, say) for past in shown]
    first = 0 if edge[:1] == AFTER else len(lines) - as_many_as_fit(lines[::-1])
    last = first + as_many_as_fit(lines[first:])
    shown, lines = shown[first:last], lines[first:last]
    forgotten = [f"-# {say('log-forgotten')}"] if len(known) < len(history.moves) else []
    gone = [f"-# {say('log-taken-back', count=table.match.taken_back)}"] if table.match.taken_back else []
    presses = (
        page_press(table, "older", f"{BEFORE}{shown[0].ply}", say, disabled=shown[0] is known[0]),
        page_press(table, "newer", f"{AFTER}{shown[-1].ply}", say, disabled=shown[-1] is known[-1]),
    )
    return card(
        ui.TextDisplay("\n".join([match_head(table, say), f"**{say('log-head')}**", *lines, *forgotten, *gone])),
        *([row(*presses)] if len(shown) < len(known) else []),
    )


def as_many_as_fit(lines: Sequence[str]) -> int:
    """How many of these lines one message can hold; at least one."""
    sums = accumulate(len(line) + 1 for line in lines)
    return max(1, sum(chars <= MAX_PAGE_CHARS for chars in sums))


def page_press(table: Table, way: str, edge: str, say: Say, *, disabled: bool) -> Press:
    return Press("logpage", table.id, edge, label=say(f"press-{way}"), disabled=disabled)


def select_page(known: Sequence[PastMove], edge: str) -> Sequence[PastMove]:
    """Pages are counted from a ply, not from the end, so that they stay the same while the match goes on."""
    way, ply = edge[:1], edge[1:]
    if ply.isdecimal() and way == BEFORE:
        return [past for past in known if past.ply < int(ply)][-LINES_PER_PAGE:] or known[-LINES_PER_PAGE:]
    if ply.isdecimal() and way == AFTER:
        return [past for past in known if past.ply > int(ply)][:LINES_PER_PAGE] or known[-LINES_PER_PAGE:]
    return known[-LINES_PER_PAGE:]


def log_line(history: History, past: PastMove, reader: Seat | None, say: Say) -> str:
    """What happened at one ply; readers also see their own secret choices."""
    table = history.table
    told = joined(event_lines(table, past.events, say, in_full=True), say)
    mine = "" if reader is None else secret_move_text(history, past, reader, say)
    text = told or no_event_text(past.ply, past.seat, safe_names(table, say), say)
    return f"`#{past.ply}` {joined((text, mine), say)}"


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(BoardAndLogCog(bot))
    bot.tree.add_command(log_menu)

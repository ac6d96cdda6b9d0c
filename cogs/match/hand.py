"""`/hand` and `/move`: the private panel of a player, previewing and confirming a move."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.parts import VERMILION, card, row
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import OwnMessage, acknowledged, reply
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import require_one_match, speaker_for
from cogs.interactions.controls import Click, Press, Unreadable, on
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import services
from cogs.match.after_move import reply_panel, start_later
from cogs.match.answer import parse_question_and_move, restore_panel, restore_panel_when_stale, submit_move
from cogs.match.more import watching_presses
from cogs.match.which import reply_about, shows
from cogs.next_question import is_soon_asked, show_next_question
from cogs.panel.held_moves import player_panel
from cogs.panel.legal_moves import CONFIRMED
from cogs.panel.panel import Panel, build_panel
from cogs.panel.recap import recap_since_last_move
from cogs.panel.round_end import round_end_panel
from cogs.panel.upkeep import panels_of
from dojo.table.table import Table
from engine import match
from faces.core import Say


class HandCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-hand"), description=localized("command-hand-about"))
    @described(match="command-match")
    @app_commands.autocomplete(match=autocomplete.matches)
    async def hand(self, interaction: discord.Interaction, match: str | None = None) -> None:
        async with acknowledged(interaction):
            await reply_about(interaction, "hand", match)

    @app_commands.command(name=localized("command-move"), description=localized("command-move-about"))
    @described(answer="command-move-answer", match="command-match")
    @app_commands.autocomplete(answer=autocomplete.moves, match=autocomplete.matches)
    async def move(self, interaction: discord.Interaction, answer: str, match: str | None = None) -> None:
        async with acknowledged(interaction):
            table, say = await require_one_match(self.dojo, interaction, match), speaker_for(interaction)
            answered, waiting = await submit_move(self.dojo, table.id, interaction.user.id, None, answer)
            made, later = await reply_panel(interaction, answered, waiting, say)
            sent = await reply(interaction, view=made.view, files=made.files, ephemeral=True)
            start_later(interaction, later, sent)


async def show_hand(interaction: discord.Interaction, table: Table, say: Say) -> None:
    """Reply with the player's panel, which only they see."""
    made = await hand_panel(interaction, table, say)
    lead_on(interaction, table, await reply(interaction, view=made.view, files=made.files, ephemeral=True))


def lead_on(interaction: discord.Interaction, table: Table, shown: OwnMessage) -> None:
    """The panel becomes the next one by itself if only computers are to move."""
    client = services(interaction)
    if table.outcome is None and is_soon_asked(interaction, table):
        client.open_panels.open(table.id, interaction.user.id)
        panels_of(interaction).start(show_next_question(interaction, table, shown), name=f"next question {table.id}")
    client.clicked.remember(shown)


@shows("hand", after=lead_on)
async def hand_panel(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    dojo = services(interaction).dojo
    return await player_panel(dojo, table, table.seat_of(interaction.user.id), say)


@on("hand")
async def open_hand(click: Click) -> None:
    """The panel of a player. People who don't play in the match are offered what there is for those who watch."""
    table = await click.dojo.referee.table(click.subject)
    watching = watching_presses(table, click.say) if table.find_seat(click.user) is None else []
    if watching:
        view = card(ui.TextDisplay(click.say("watch-instead")), row(*watching))
        await click.interaction.response.send_message(view=view, ephemeral=True)
    else:
        await show_hand(click.interaction, table, click.say)


@on("again")
async def refresh_panel(click: Click) -> None:
    """Show the panel again, in place of what was said about the last move."""
    await restore_panel(click, await click.dojo.referee.table(click.subject))


@on("ended")
async def show_round_end(click: Click) -> None:
    """How the last round ended, in place of the question. If the player has moved since, the panel is shown again."""
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    recap = await recap_since_last_move(click.dojo, table, seat, click.say)
    if recap.ended is None:
        await restore_panel(click, table)
        return
    shown = await round_end_panel(table, seat, click.say, recap.ended, click.dojo.now())
    await replace_clicked(click, shown.view, shown.files)


@on("sure")
@restore_panel_when_stale
async def confirm_move(click: Click) -> None:
    """Ask for confirmation of a move that its game considers momentous, such as giving up."""
    opened, text = parse_question_and_move(click)
    table = await click.dojo.referee.table(click.subject)
    move = match.parse(table.game, table.match, table.seat_of(click.user), text, opened=opened)
    key = f"{table.game.key}-confirm-{move.kind}"
    if not click.say.has(key):
        raise Unreadable
    view = card(
        ui.TextDisplay(click.say(key)),
        row(
            Press(
                "answer",
                click.subject,
                f"{opened}/{move}{CONFIRMED}",
                label=click.label[:80],
                style=discord.ButtonStyle.danger,
            ),
            Press("again", click.subject, label=click.say("press-back")),
        ),
        colour=VERMILION,
    )
    await click.interaction.response.send_message(view=view, ephemeral=True)


@on("weigh")
@restore_panel_when_stale
async def preview_move(click: Click) -> None:
    """Show a move that is being put together as if it were made; nothing is played yet."""
    opened, text = parse_question_and_move(click)
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    move = match.parse(table.game, table.match, seat, text, opened=opened)
    recap = recap_since_last_move(click.dojo, table, seat, click.say)
    made = await build_panel(table, seat, click.say, move, recap, click.dojo.now())
    await replace_clicked(click, made.view, made.files)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(HandCog(bot))

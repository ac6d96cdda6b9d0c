"""Ending or handing over a match: `/substitute`, `/resign`, offering a draw, taking back, aborting the match."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.board import match_head, match_title, plain_title
from cogs.cards.parts import VERMILION, card, plain, press, row
from cogs.cards.pictures import position_parts, scene
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import acknowledged
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import name_of, player_from, require_one_match, require_person, speaker_for
from cogs.interactions.controls import Click, Press, on, parse_number
from cogs.interactions.responses import is_in_our_dm, replace_clicked
from cogs.match.answer import remember_dm, restore_panel, restore_panel_when_stale
from cogs.match.which import reply_about, shows
from cogs.notify.ended import ended_panel
from cogs.panel.legal_moves import label_of
from cogs.panel.panel import Panel, prefers_text
from cogs.panel.upkeep import panels_of
from dojo.errors import DojoError, NotInvited
from dojo.match.agreements import NothingOffered
from dojo.match.history import History
from dojo.people.people import Player
from dojo.table.seat_clocks import consenting, is_take_back
from dojo.table.table import Table
from engine.core import Seat
from engine.moves import read
from faces.core import Say

# A substitute


class SubstituteElsewhere(DojoError):
    """A substitute must be invited on the server of the match; here they could not see it."""

    key = "error-substitute-elsewhere"


class SubstituteCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-substitute"), description=localized("command-substitute-about"))
    @described(user="command-substitute-user", match="command-match")
    @app_commands.autocomplete(match=autocomplete.matches)
    @app_commands.guild_only()
    async def substitute(self, interaction: discord.Interaction, user: discord.User, match: str | None = None) -> None:
        table, say = await require_one_match(self.dojo, interaction, match), speaker_for(interaction)
        if table.guild != interaction.guild_id:
            raise SubstituteElsewhere
        invited = Player(require_person(user) or 0, name_of(user))
        await self.dojo.substitutes.offer(table.id, interaction.user.id, invited)
        view = plain(say("substitute-asked", who=user.mention))
        view.add_item(row(press(say, "keep", table.id)))
        await interaction.response.send_message(view=view, ephemeral=True)


@on("keep")
async def keep_seat(click: Click) -> None:
    await click.dojo.substitutes.withdraw(click.subject, click.user)
    await replace_clicked(click, plain(click.say("seat-kept")))


@on("seat")
async def take_seat(click: Click) -> None:
    if not click.rest.isdecimal():
        raise NotInvited
    table = await click.dojo.substitutes.take(click.subject, int(click.rest), player_from(click.interaction))
    if table.find_seat(click.user) is None:
        view = plain(click.say("seat-requested"))
    else:
        view = plain(click.say("seat-taken"))
        view.add_item(row(press(click.say, "hand", click.subject, style=discord.ButtonStyle.primary)))
    await click.interaction.response.send_message(view=view, ephemeral=True)


@on("admit")
async def admit_newcomer(click: Click) -> None:
    """The public card keeps its buttons for the others; the thread hears of it when the seat changes hands."""
    seat, person, answer, *_ = (*click.rest.split("/"), "", "", "")
    if not (seat.isdecimal() and person.isdecimal()):
        raise NothingOffered
    who, agrees = parse_number(person), answer == "yes"
    await click.dojo.substitutes.admit(click.subject, click.user, parse_number(seat), who, agrees=agrees)
    view = plain(click.say("admitted" if agrees else "refused", who=f"<@{who}>"))
    await click.interaction.response.send_message(view=view, ephemeral=True)


# A draw, or calling the match off


def agreement_presses(table: Table, say: Say) -> list[Press]:
    """Draw and abort, for the More panel of a player whose match is still going on."""
    draw = [press(say, "draw", table.id)] if len(consenting(table)) > 1 else []
    return [*draw, press(say, "abort", table.id)]


def take_back_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    return [press(say, "takeback", table.id, str(table.opened(seat)))] if table.match.ply else []


@on("draw")
async def offer_draw(click: Click) -> None:
    after = await click.dojo.agreements.draw(click.subject, click.user)
    key = "draw-agreed" if after.status == "over" else "draw-offered"
    await click.interaction.response.send_message(view=plain(click.say(key)), ephemeral=True)


@on("nodraw")
async def refuse_draw(click: Click) -> None:
    await click.dojo.agreements.decline(click.subject, click.user)
    await click.interaction.response.send_message(view=plain(click.say("draw-refused-by-you")), ephemeral=True)


@on("takeback")
@restore_panel_when_stale
async def take_back(click: Click) -> None:
    """Pressed under **More** to offer it. Somebody who plays against computers alone gets their panel at once."""
    opened = parse_number(click.rest)
    before = await click.dojo.referee.table(click.subject)
    history = await click.dojo.archive.history(before)
    after = await click.dojo.agreements.take_back(click.subject, click.user, opened)
    if is_take_back(after.clocks[after.seat_of(click.user)].vote):
        await replace_clicked(click, plain(click.say("takeback-offered")))
    else:
        remember_dm(click, after.match.number)
        await restore_panel(click, after, taken_back_text(history, after, after.seat_of(click.user), click.say))
        leave_asides(click)


def taken_back_text(history: History, after: Table, seat: Seat, say: Say) -> str:
    """Names the first move that was taken back, which is the reader's own."""
    gone = next(past for past in history.moves if past.ply > after.match.ply)
    label = label_of(after.game, after.view(seat), read(after.game.rules.move, gone.move), say)
    return say("taken-back-by-you", move=label)


@on("agreeback")
async def agree_to_take_back(click: Click) -> None:
    """Pressed on the offer in the thread, which keeps its buttons for the others."""
    after = await click.dojo.agreements.agree_to_take_back(click.subject, click.user, parse_number(click.rest))
    waits = is_take_back(after.clocks[after.seat_of(click.user)].vote)
    text = click.say("takeback-agreed-by-you" if waits else "takeback-agreed")
    await click.interaction.response.send_message(view=plain(text), ephemeral=True)


@on("abort")
async def ask_to_abort(click: Click) -> None:
    sure = press(click.say, "abortsure", click.subject, style=discord.ButtonStyle.danger)
    table = await click.dojo.referee.table(click.subject)
    text = f"{match_head(table, click.say)}\n{click.say('abort-sure', others=len(consenting(table)) - 1)}"
    view = card(ui.TextDisplay(text), row(sure), colour=VERMILION)
    await replace_clicked(click, view)


@on("abortsure")
async def abort(click: Click) -> None:
    """Pressed under **More** to offer it, or on the offer in the thread to agree."""
    after = await click.dojo.agreements.abort(click.subject, click.user)
    over = after.status == "over"
    await replace_clicked(click, plain(click.say("aborted" if over else "abort-offered")))
    if over:
        leave_asides(click)


# Resigning


class ResignCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-resign"), description=localized("command-resign-about"))
    @described(match="command-match")
    @app_commands.autocomplete(match=autocomplete.matches)
    async def resign(self, interaction: discord.Interaction, match: str | None = None) -> None:
        async with acknowledged(interaction):
            await reply_about(interaction, "resign", match)


@shows("resign")
async def resign_panel(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    """Which match would be given up, as it stands, and whether it's rated. The button names it, too."""
    seat = table.seat_of(interaction.user.id)
    seen, as_text = scene(table, say, seat), prefers_text(table, seat)
    position, files = await position_parts(table.game.key, seen, as_text=as_text)
    label = say("resign-named", match=plain_title(table, say))[:80]
    sure = Press("resignsure", table.id, label=label, style=discord.ButtonStyle.danger)
    view = card(
        ui.TextDisplay(match_head(table, say)),
        *position,
        ui.TextDisplay(say("resign-sure", rated="yes" if table.rated else "no")),
        row(sure, press(say, "playon", table.id)),
        colour=VERMILION,
    )
    return Panel(view, files)


@on("resign")
async def ask_to_resign(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    made = await resign_panel(click.interaction, table, click.say)
    await replace_clicked(click, made.view, made.files)


@on("resignsure")
async def resign(click: Click) -> None:
    """If that ends the match, the result takes the place of the question, and the panel goes away. A DM becomes it."""
    table = await click.dojo.referee.resign(click.subject, click.user)
    shown = Panel(card(ui.TextDisplay(f"-# {match_title(table, click.say)}\n{click.say('resigned')}")), [])
    if table.outcome and not is_in_our_dm(click.interaction):
        shown = await ended_panel(click.dojo, table, table.outcome, table.seat_of(click.user), 0)
    await replace_clicked(click, shown.view, shown.files)
    leave_asides(click)


def leave_asides(click: Click) -> None:
    """What stood beside the panel goes away, and the panel itself if this was pressed in one of its asides."""
    panels_of(click.interaction).move_made(click.interaction, click.subject)


@on("playon")
async def keep_playing(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    await replace_clicked(click, plain(f"-# {match_title(table, click.say)}\n{click.say('not-resigned')}"))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(SubstituteCog(bot))
    await bot.add_cog(ResignCog(bot))

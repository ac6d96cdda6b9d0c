"""Playing: the hand, the board as picture and text, answers, the log, resigning."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import choices
from cogs.cards import VERMILION, card, event_lines, press, row
from cogs.client import Hikyaku
from cogs.controls import Click, Press, on
from cogs.house import drawn, say_to, scene
from cogs.panel import layout, panel
from cogs.which import surely_meant
from cogs.words import word
from dojo.errors import NotSeated
from dojo.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Say

LOG_LINES = 40
LOG_CHARACTERS = 3500  # of the 4000 that one message may hold


class TableCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house = bot.house

    @app_commands.command(name=word("command-hand"), description=word("command-hand-about"))
    @app_commands.describe(match=word("command-match"))
    @app_commands.autocomplete(match=choices.matches)
    async def hand(self, interaction: discord.Interaction, match: str | None = None) -> None:
        table = await surely_meant(self.house, interaction, match)
        await show_hand(interaction, table, say_to(interaction))

    @app_commands.command(name=word("command-board"), description=word("command-board-about"))
    @app_commands.describe(match=word("command-match"))
    @app_commands.autocomplete(match=choices.matches)
    async def board(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """What the table sees, for players and bystanders alike."""
        table, say = await surely_meant(self.house, interaction, match), say_to(interaction)
        file, alt = await drawn(table, say, None, "board.png")
        view = card(
            ui.MediaGallery(discord.MediaGalleryItem(file, description=alt)),
            ui.TextDisplay(code_block(FACES[table.game.key].board(scene(table, say, None)))),
        )
        await interaction.response.send_message(view=view, file=file, ephemeral=True)

    @app_commands.command(name=word("command-move"), description=word("command-move-about"))
    @app_commands.describe(answer=word("command-move-answer"), match=word("command-match"))
    @app_commands.autocomplete(answer=choices.moves, match=choices.matches)
    async def move(self, interaction: discord.Interaction, answer: str, match: str | None = None) -> None:
        table, say = await surely_meant(self.house, interaction, match), say_to(interaction)
        after = await self.house.referee.answer(table.id, interaction.user.id, None, answer)
        view = answered(after, interaction.user.id, answer, say)
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(name=word("command-resign"), description=word("command-resign-about"))
    @app_commands.describe(match=word("command-match"))
    @app_commands.autocomplete(match=choices.matches)
    async def resign(self, interaction: discord.Interaction, match: str | None = None) -> None:
        table, say = await surely_meant(self.house, interaction, match), say_to(interaction)
        table.seat_of(interaction.user.id)
        await interaction.response.send_message(view=resign_panel(table, say), ephemeral=True)


async def show_hand(interaction: discord.Interaction, table: Table, say: Say) -> None:
    """The private panel, seen by whoever asked for it alone."""
    made = await panel(table, table.seat_of(interaction.user.id), say)
    await interaction.response.send_message(view=made.view, file=made.file, ephemeral=True)


def answered(after: Table, user: int, label: str, say: Say) -> ui.LayoutView:
    """What stays in place of the panel: the answer, and the way on if the same player is asked again."""
    asked_again = after.seat_of(user) in after.asked
    way_on = [row(press(say, "again", after.id, style=discord.ButtonStyle.primary))] if asked_again else []
    return card(ui.TextDisplay(say("played", move=label)), *way_on)


def code_block(text: str) -> str:
    fenced = text.replace("```", "` ` `")  # a name may hold anything
    return f"```\n{fenced}\n```"


@on("hand")
async def my_hand(click: Click) -> None:
    await show_hand(click.interaction, await click.house.referee.table(click.subject), click.say)


@on("again")
async def again(click: Click) -> None:
    """The panel anew, in place of what was said of the last answer."""
    table = await click.house.referee.table(click.subject)
    made = await panel(table, table.seat_of(click.user), click.say)
    await click.interaction.response.edit_message(view=made.view, attachments=[made.file])


@on("answer")
async def answer(click: Click) -> None:
    """Committed first, told then; every picture that follows is the courier's business."""
    opened, text = click.rest.split("/", 1)
    after = await click.house.referee.answer(click.subject, click.user, int(opened), text)
    view = answered(after, click.user, click.label, click.say)
    await click.interaction.response.edit_message(view=view, attachments=[])


@on("sure")
async def sure(click: Click) -> None:
    """An answer that cannot be wanted by accident is asked twice."""
    _, text = click.rest.split("/", 1)
    table = await click.house.referee.table(click.subject)
    key = f"{table.game.key}-confirm-{text.split()[0]}"
    view = card(
        ui.TextDisplay(click.say(key)),
        row(Press("answer", click.subject, click.rest, label=click.label, style=discord.ButtonStyle.danger)),
        colour=VERMILION,
    )
    await click.interaction.response.send_message(view=view, ephemeral=True)


@on("narrow")
async def narrowed(click: Click) -> None:
    """One field of the answer is chosen; the picture stays as it is."""
    _, trail = click.rest.split("/", 1)
    table = await click.house.referee.table(click.subject)
    message = click.interaction.message
    path = [int(part) for part in trail.split(".") if part]
    seat = table.seat_of(click.user)
    alt = FACES[table.game.key].alt(scene(table, click.say, seat))
    kept = message.attachments if message else []
    await click.interaction.response.edit_message(
        view=layout(table, seat, click.say, alt, path), attachments=list(kept)
    )


@on("text")
async def text_board(click: Click) -> None:
    """The board as text, with the hand of whoever asks if they have one."""
    table = await click.house.referee.table(click.subject)
    seen = scene(table, click.say, seat_or_bystander(table, click.user))
    text = FACES[table.game.key].board(seen)
    await click.interaction.response.send_message(code_block(text), ephemeral=True)


@on("log")
async def log(click: Click) -> None:
    """What has happened, as the whole table may know it."""
    table = await click.house.referee.table(click.subject)
    lines = [
        f"`{logged.ply:>3}` {' '.join(event_lines(table, logged.events, click.say))}"
        for logged in await click.house.referee.log(click.subject)
        if logged.events
    ]
    await click.interaction.response.send_message(view=card(ui.TextDisplay(newest(lines, click.say))), ephemeral=True)


def newest(lines: list[str], say: Say) -> str:
    """As many of the last lines as one message can hold."""
    shown: list[str] = []
    for line in reversed(lines[-LOG_LINES:]):
        if sum(map(len, shown)) + len(line) > LOG_CHARACTERS:
            break
        shown.insert(0, line)
    return "\n".join([f"### {say('log-head')}", *(shown or [say("log-empty")])])


@on("more")
async def more(click: Click) -> None:
    table = await click.house.referee.table(click.subject)
    seated = seat_or_bystander(table, click.user) is not None and table.status == "playing"
    mine = (
        press(click.say, "letters", table.id),
        press(click.say, "noletters", table.id),
        press(click.say, "resign", table.id, style=discord.ButtonStyle.danger),
    )
    view = card(
        ui.TextDisplay(click.say("more-head", match=table.id)),
        row(press(click.say, "learn", table.game.key), *(mine if seated else ())),
    )
    await click.interaction.response.send_message(view=view, ephemeral=True)


def seat_or_bystander(table: Table, user: int) -> Seat | None:
    try:
        return table.seat_of(user)
    except NotSeated:
        return None


def resign_panel(table: Table, say: Say) -> ui.LayoutView:
    return card(
        ui.TextDisplay(say("resign-sure")),
        row(press(say, "resignsure", table.id, style=discord.ButtonStyle.danger)),
        colour=VERMILION,
    )


@on("resign")
async def resign(click: Click) -> None:
    table = await click.house.referee.table(click.subject)
    table.seat_of(click.user)
    await click.interaction.response.edit_message(view=resign_panel(table, click.say))


@on("resignsure")
async def resign_surely(click: Click) -> None:
    await click.house.referee.resign(click.subject, click.user)
    await click.interaction.response.edit_message(view=card(ui.TextDisplay(click.say("resigned"))))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(TableCog(bot))

"""Looking back on a match that is over: step by step, through anybody's eyes, and its record to take away."""

import asyncio
from io import BytesIO
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards import card, event_lines, press, row, safe_names, title, untold
from cogs.client import Hikyaku
from cogs.controls import Click, Pick, Press, on
from cogs.house import drawn, hand_drawn, say_to, scene
from cogs.panel import Panel
from cogs.since import spread
from cogs.which import seat_or_bystander
from cogs.words import word
from dojo.errors import DojoError
from dojo.history import History
from dojo.house import House
from dojo.order import NOWHERE
from dojo.table import Table
from engine import record
from engine.core import Seat
from faces import FACES
from faces.core import Say

MARKS: Final = 25  # lines of one select
LINES: Final = 3000  # characters of what happened at one answer
MOVER, TABLE = "mover", "table"  # through whose eyes; else the number of a seat


class NoFinishedMatch(DojoError):
    """Whoever names none has finished none."""

    key = "error-no-finished-match"


class ReplayCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house = bot.house

    @app_commands.command(name=word("command-replay"), description=word("command-replay-about"))
    @app_commands.describe(match=word("command-replay-match"))
    async def replay(self, interaction: discord.Interaction, match: str | None = None) -> None:
        history = await self.house.archive.ended(match.strip().lower() if match else await latest(interaction))
        made = await stepped(self.house, interaction.user.id, history, history.last, MOVER, say_to(interaction))
        await interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)

    @replay.autocomplete("match")
    async def finished(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say, found = say_to(interaction), await self.house.archive.finished(interaction.user.id)
        named = [(f"{say(f'{each.game}-name')} · {each.guild_name} · {each.id}"[:100], each.id) for each in found]
        return [app_commands.Choice(name=name, value=id) for name, id in named if typed.lower() in name.lower()]


async def latest(interaction: discord.Interaction) -> str:
    """The match of this thread, else the last that whoever asks has finished."""
    house: House = interaction.client.house  # type: ignore[attr-defined]
    here = await house.referee.by_thread(interaction.channel_id or 0)
    finished = [] if here else await house.archive.finished(interaction.user.id)
    if not here and not finished:
        raise NoFinishedMatch
    return here or finished[0].id


async def hands_open(house: House, table: Table, user: int) -> bool:
    """Who has played may see all hands once it is over; others where the server allows it."""
    if seat_or_bystander(table, user) is not None or table.guild == NOWHERE:
        return True
    return (await house.servers.get(table.guild)).spectators


# The panel


async def stepped(house: House, user: int, history: History, ply: int, eyes: str, say: Say) -> Panel:
    """One position, with the way to all others."""
    allowed = await hands_open(house, history.table, user)
    await asyncio.to_thread(lambda: history.whole)  # played through off the event loop
    ply = max(0, min(ply, history.last))
    seat = through(history, ply, eyes) if allowed else None
    then = history.at(ply)
    files, alt = await pictures(then, say, seat)
    return Panel(layout(history, ply, seat, eyes if allowed else "", say, alt), files)


def through(history: History, ply: int, eyes: str) -> Seat | None:
    """Whose eyes are meant; the start is seen as the table sees it."""
    if eyes == MOVER:
        return history.told[ply].seat
    return int(eyes) if eyes.isdecimal() and int(eyes) < len(history.table.players) else None


async def pictures(then: Table, say: Say, seat: Seat | None) -> tuple[list[discord.File], str]:
    if seat is None:
        file, alt = await drawn(then, say, None, "hand.png")
        return [file], alt
    return await hand_drawn(then.game.key, scene(then, say, seat))


def layout(history: History, ply: int, seat: Seat | None, eyes: str, say: Say, alt: str) -> ui.LayoutView:
    """The panel around its pictures; without `eyes` there is nothing to choose but the table's."""
    table, apart = history.table, FACES[history.table.game.key].hand and seat is not None
    notes = [] if eyes else [say("replay-hands-closed")]
    notes += [] if history.whole else [say("replay-older", last=history.last)]
    return card(
        ui.TextDisplay(head(history, ply, seat, say)),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description=alt)),
        *([_cards(say)] if apart else []),
        ui.TextDisplay(what_happened(history, ply, say)),
        steps(history, ply, eyes, say),
        row(marks(history, ply, eyes, say)),
        *([row(viewpoints(table, ply, eyes, say))] if eyes else []),
        row(press(say, "film", table.id), press(say, "export", table.id)),
        *([ui.TextDisplay("\n".join(f"-# {note}" for note in notes))] if notes else []),
    )


def _cards(say: Say) -> ui.MediaGallery[ui.LayoutView]:
    return ui.MediaGallery(discord.MediaGalleryItem("attachment://cards.png", description=say("panel-cards")))


def head(history: History, ply: int, seat: Seat | None, say: Say) -> str:
    table = history.table
    names = safe_names(table)
    seen = say("replay-seen-table") if seat is None else say("replay-seen-seat", who=names[seat])
    return f"### {title(table, say)}\n**{say('replay-at', ply=ply, last=history.last)}** · {seen}"


def what_happened(history: History, ply: int, say: Say) -> str:
    told = history.told[ply]
    lines = event_lines(history.table, told.events, say) or [untold(ply, say)]
    return "\n".join(lines)[:LINES]


def steps(history: History, ply: int, eyes: str, say: Say) -> ui.ActionRow[ui.LayoutView]:
    """Each has its own id, also where two lead to the same position."""
    ways = {"first": 0, "previous": ply - 1, "next": ply + 1, "last": history.last}
    return row(
        *(
            Press(
                "step",
                history.table.id,
                f"{to}/{eyes}/{way}",
                label=say(f"press-replay-{way}"),
                disabled=to == ply or not 0 <= to <= history.last,
            )
            for way, to in ways.items()
        )
    )


def marks(history: History, ply: int, eyes: str, say: Say) -> Pick:
    """The whole match in as many lines as a list can have."""
    options = [
        discord.SelectOption(label=mark(history, at, say), value=str(at), default=at == ply)
        for at in spread(range(history.last + 1), MARKS)
    ]
    return Pick("step", history.table.id, f"{ply}/{eyes}", options=options, placeholder=say("replay-marks"))


def mark(history: History, ply: int, say: Say) -> str:
    """What happened first at it, without the signs that a text may have and a label may not."""
    if not ply:
        return f"0 · {say('replay-start')}"
    face, names = FACES[history.table.game.key], history.table.names
    lines = filter(None, (face.event(event, names, say) for event in history.told[ply].events))
    return f"{ply} · {discord.utils.remove_markdown(next(lines, untold(ply, say)))}"[:100]


def viewpoints(table: Table, ply: int, eyes: str, say: Say) -> Pick:
    choices = {MOVER: say("replay-eyes-mover"), TABLE: say("replay-eyes-table")}
    choices |= {str(seat): say("replay-eyes-seat", who=name) for seat, name in enumerate(table.names)}
    options = [
        discord.SelectOption(label=f"{say('replay-eyes')}: {label}"[:100], value=value, default=value == eyes)
        for value, label in choices.items()
    ]
    return Pick("eyes", table.id, str(ply), options=options)


# Its controls


@on("replay")
async def replay(click: Click) -> None:
    history = await click.house.archive.ended(click.subject)
    made = await stepped(click.house, click.user, history, 0, MOVER, click.say)
    await click.interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)


@on("step")
async def step(click: Click) -> None:
    to, _, eyes = click.rest.partition("/")
    await turned(click, click.values[0] if click.values else to, eyes.partition("/")[0])


@on("eyes")
async def look_through(click: Click) -> None:
    await turned(click, click.rest, click.values[0])


async def turned(click: Click, ply: str, eyes: str) -> None:
    """A custom id may be forged: whatever it says, only what may be seen is shown."""
    history = await click.house.archive.ended(click.subject)
    at = int(ply) if ply.isdecimal() and len(ply) < 7 else 0
    made = await stepped(click.house, click.user, history, at, eyes or MOVER, click.say)
    await click.interaction.response.edit_message(view=made.view, attachments=made.files)


@on("export")
async def export(click: Click) -> None:
    """The record with its seed, which is nobody's business before the end."""
    history = await click.house.archive.ended(click.subject)
    table = history.table
    text = await asyncio.to_thread(record.write, history.record)
    file = discord.File(BytesIO(text.encode()), f"{table.game.key}-{table.id}.json")
    said = [click.say("export-done", match=table.id)]
    if not await asyncio.to_thread(lambda: history.whole):
        said.append(click.say("export-older"))
    await click.interaction.response.send_message("\n".join(said), file=file, ephemeral=True)


async def setup(bot: Any) -> None:
    await bot.add_cog(ReplayCog(bot))

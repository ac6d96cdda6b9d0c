"""`/privacy`: what we store about a person, as a text, as a file, or deleted after a confirmation."""

from contextlib import aclosing, suppress
from io import BytesIO
from pathlib import Path
from typing import Final

import discord
from discord import ui

from cogs.cards.parts import VERMILION, card, press, row
from cogs.client import Hikyaku
from cogs.guard.limits import SEND_ERRORS, Code
from cogs.interactions.acknowledge import OwnMessage, Panel, reply_below, show, think
from cogs.interactions.commands import Background, command, command_group
from cogs.interactions.context import player_from, speaker_for
from cogs.interactions.controls import Click, on
from cogs.interactions.services import dojo_of
from cogs.notify.dms import CLOSED
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.people.servers import NOWHERE
from dojo.privacy.erase import DmDeletion
from faces.core import Say
from faces.translation import LOCALES, speaker

log = logger("privacy")

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = ("PRIVACY.md", "TERMS.md")
DISCORD_EPOCH_MS: Final = 1_420_070_400_000
UNREACHABLE: Final = {Code.UNKNOWN_CHANNEL, *CLOSED}
MAX_DMS_SEARCHED: Final = 500  # in a conversation, the newest first


PRIVACY = command_group("command-privacy")


@command("command-privacy-show", PRIVACY)
async def show_privacy(interaction: discord.Interaction) -> None:
    dojo = dojo_of(interaction)
    gives = await dojo.puzzles.gives(interaction.user.id)
    await show(interaction, privacy_panel(dojo.retention.days, speaker_for(interaction), gives=gives))


@command("command-privacy-export", PRIVACY)
async def export(interaction: discord.Interaction) -> None:
    await send_export(dojo_of(interaction), interaction, speaker_for(interaction))


@command("command-privacy-delete", PRIVACY)
async def delete(interaction: discord.Interaction) -> None:
    await show(interaction, await forget_panel(dojo_of(interaction), interaction.user.id, speaker_for(interaction)))


def privacy_panel(days: int, say: Say, *, gives: bool) -> ui.LayoutView:
    """`gives`: whether puzzles may be made of this person's matches."""
    return card(
        say("privacy-show", days=days),
        say("privacy-gives" if gives else "privacy-keeps"),
        row(
            press(say, "keepmatches", "") if gives else press(say, "givematches", ""),
            press(say, "fulltext", ""),
            press(say, "dossier", ""),
            press(say, "forget", "", style=discord.ButtonStyle.danger),
        ),
    )


@on("fulltext")
async def full_text(click: Click) -> None:
    files = [discord.File(document(name, click.say), name) for name in DOCUMENTS]
    view = card(*(ui.File(f"attachment://{name}") for name in DOCUMENTS))
    await click.show(Panel(view, files))


def document(name: str, say: Say) -> Path:
    """In the reader's language; in English if it hasn't been translated."""
    translated = LOCALES / say.locale / "documents" / name
    return translated if translated.exists() else ROOT / name


@on("givematches")
async def give_matches(click: Click) -> None:
    await change_gift(click, gives=True)


@on("keepmatches")
async def keep_matches(click: Click) -> None:
    await change_gift(click, gives=False)


async def change_gift(click: Click, *, gives: bool) -> None:
    """Whether puzzles of the day may be made of their matches, from now on."""
    await click.dojo.puzzles.give(player_from(click.interaction), gives=gives)
    await click.replace(privacy_panel(click.dojo.retention.days, click.say, gives=gives))


# Exporting


@on("dossier", replies_at_once=True)
async def export_data(click: Click) -> None:
    await send_export(click.dojo, click.interaction, click.say)


async def send_export(dojo: Dojo, interaction: discord.Interaction, say: Say) -> None:
    """Send the export, part by part. If that fails, it does not count as the one of this hour."""
    user = interaction.user.id
    await dojo.exports.begin(user)
    try:
        first = await think(interaction)
        async with aclosing(dojo.exports.parts(user)) as parts:
            number = 0
            async for content in parts:
                number += 1
                await send_part(interaction, first, number, content, say)
    except Exception:
        await dojo.exports.failed(user)
        raise


async def send_part(interaction: discord.Interaction, first: OwnMessage, number: int, content: bytes, say: Say) -> None:
    name = f"hikyaku-{interaction.user.id}-{number}.json"
    view = card(say("privacy-export", part=number), ui.File(f"attachment://{name}"))
    file = discord.File(BytesIO(content), name)
    if number == 1:
        await first.edit(view=view, attachments=[file])
    else:
        await reply_below(interaction, view=view, file=file, ephemeral=True)


# Deleting


@on("forget")
async def ask_to_forget(click: Click) -> None:
    await click.show(await forget_panel(click.dojo, click.user, click.say))


async def forget_panel(dojo: Dojo, user: int, say: Say) -> ui.LayoutView:
    """Say what would be deleted, with this person's own numbers, and ask for a confirmation."""
    traces = await dojo.privacy.traces(user)
    name = say("former-player", number=1)
    text = say("privacy-delete", playing=traces.playing, over=traces.over, lobbies=traces.lobbies, name=name)
    return card(
        text,
        row(press(say, "forgetsure", "", style=discord.ButtonStyle.danger), press(say, "keepme", "")),
        colour=VERMILION,
    )


@on("keepme")
async def keep_me(click: Click) -> None:
    await click.replace(card(click.say("privacy-kept")))


@on("forgetsure")
async def forget(click: Click) -> None:
    """Delete everything. The direct messages are deleted in the background, because there may be many."""
    await click.dojo.privacy.forget(click.user, former_player_name)
    await click.replace(card(click.say("privacy-forgotten")))


def former_player_name(locale: str, number: int) -> str:
    return speaker(locale)("former-player", number=number)


class DmDeletions(Background):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot, self.dojo = bot, bot.dojo
        self.loops = (Loop("dm deletions", self.delete_dms),)

    async def delete_dms(self) -> None:
        """By the process that has the shard of DMs."""
        await self.bot.connected.wait()
        if self.bot.hears(NOWHERE) and not self.bot.circuit_breaker.is_open():
            for deletion in await self.dojo.privacy.dm_deletions():
                await delete_dms(self.bot, deletion)


async def delete_dms(bot: Hikyaku, deletion: DmDeletion) -> None:
    """All our direct messages to this person that can still be found; what Discord refuses for good stays."""
    try:
        known = deletion.channel or await bot.dm_channels.get(deletion.user)
        await delete_messages(bot, known, deletion)
    except SEND_ERRORS as refusal:
        log.warning("dms not deleted", reason=redacted(refusal))
        if getattr(refusal, "code", None) not in UNREACHABLE:
            await bot.dojo.privacy.put_off(deletion)
            return
    await bot.dojo.privacy.dms_deleted(deletion)


async def delete_messages(bot: Hikyaku, dm: int, deletion: DmDeletion) -> None:
    channel = bot.get_partial_messageable(dm, type=discord.ChannelType.private)
    for id in deletion.hands:
        with suppress(discord.NotFound):
            await channel.get_partial_message(id).delete()
    until = discord.Object((deletion.asked_at - DISCORD_EPOCH_MS) << 22)
    async for message in channel.history(limit=MAX_DMS_SEARCHED, before=until):
        if bot.user and message.author.id == bot.user.id and not message.flags.ephemeral:
            with suppress(discord.NotFound):
                await message.delete()

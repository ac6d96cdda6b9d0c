"""`/help`, `/about` and `/report`: the commands, who runs this bot, and how to reach them."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands, ui

from cogs import autocomplete
from cogs.cards.parts import VERMILION, Row, card
from cogs.cards.pictures import safe_names
from cogs.client import VERSION, Hikyaku
from cogs.guard.limits import SEND_ERRORS, Code
from cogs.guard.payloads import Forged
from cogs.interactions.acknowledge import show
from cogs.interactions.commands import ENGLISH, Background, command, menu
from cogs.interactions.context import find_meant_match, find_subject, install_link, speaker_for, user_install_link
from cogs.interactions.controls import Click, VerbModal, on
from cogs.interactions.emoji import game_name
from cogs.interactions.services import Listing, dojo_of, services
from dojo.errors import DojoError
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.reports import MAX_LENGTH, Report
from engine.games import GAMES
from faces.core import Say
from faces.digest import digest
from faces.names import escaped, known_as
from faces.text import separated

log = logger("help")

# Every command, in the order in which somebody new may want to know them.
COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help-start": ("learn", "practice", "play", "puzzle", "rules"),
    "help-match": ("turns", "hand", "move", "board", "log", "substitute", "resign"),
    "help-past": ("replay", "verify", "profile", "leaderboard", "matches"),
    "help-you": ("settings", "vacation", "block", "privacy"),
    "help-more": ("help", "about", "report", "admin"),
}


@command("command-help")
async def help(interaction: discord.Interaction) -> None:
    await show(interaction, help_card(speaker_for(interaction)))


@command("command-about")
async def about(interaction: discord.Interaction) -> None:
    view = about_card(services(interaction).listing, interaction.application_id, speaker_for(interaction))
    await show(interaction, view)


def help_card(say: Say) -> ui.LayoutView:
    """Every command with what it does, a list for each of their purposes."""
    parts = (
        "\n".join(
            [f"**{say(head)}**", *(f"- `/{say(f'command-{each}')}` {say(f'command-{each}-about')}" for each in names)]
        )
        for head, names in COMMANDS.items()
    )
    return card(say("help-head"), *parts)


def about_card(listing: Listing, application: int, say: Say) -> ui.LayoutView:
    """What the host has not set is left out."""
    by = [say("about-operator", name=listing.operator)] if listing.operator else []
    contact = [say("about-contact", contact=listing.contact)] if listing.contact else []
    games = [f"{game_name(key, say, '**')} {digest(key, say.locale).source}" for key in GAMES]
    installing = {"about-install": install_link(application)}
    installing |= {"about-install-user": user_install_link(application)} if listing.user_install else {}
    return card(
        "\n".join([say("about-head", version=VERSION), *by, *contact]),
        "\n".join([say("about-games"), *games]),
        links(listing.links, say) if listing.links else None,
        links(installing, say),
    )


def links(urls: Mapping[str, str], say: Say) -> Row:
    buttons: list[Any] = [ui.Button(label=say(key), url=url) for key, url in urls.items()]
    return ui.ActionRow(*buttons)


# `/report`: a modal in which a player reports an incident, and the message that brings it to the bot's owner.


@command("command-report", match="command-match")
@app_commands.autocomplete(match=autocomplete.matches)
async def open_report(interaction: discord.Interaction, match: str | None = None) -> None:
    meant = await find_meant_match(dojo_of(interaction), interaction, match)
    about = meant.table.id if meant and not meant.others else ""
    await interaction.response.send_modal(report_modal(about, speaker_for(interaction)))


class Reporting(Background):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (Loop("reports", self.look),)
        self.reports = bot.dojo.reports

    async def look(self) -> None:
        await self.bot.connected.wait()
        if self.bot.circuit_breaker.is_open():
            return
        for report in await self.reports.due():
            if await self.reports.take_lease(report):
                await self.deliver(report)

    async def deliver(self, report: Report) -> None:
        """Send a report, then mark it as sent. After a crash in between it is sent again with the same nonce."""
        try:
            await self.send(report)
        except (*SEND_ERRORS, LookupError) as error:
            log.error("report not brought, set REPORT_TO", report=report.id, reason=redacted(error))
            await self.reports.retry_later(report)
            return
        await retry_write(lambda: self.reports.mark_sent(report))

    async def send(self, report: Report) -> None:
        """To the channel configured as REPORT_TO, or else to the owner. Raises `LookupError` if there is no owner."""
        message: Any = {"view": report_card(report, await self.names(report)), "nonce": f"report:{report.id}"}
        if self.bot.report_to:
            await self.bot.get_partial_messageable(self.bot.report_to).send(**message)
            return
        owner = await self.owner()
        try:
            await (await self.bot.open_dm(owner)).send(**message)
        except discord.NotFound as refusal:
            if refusal.code == Code.UNKNOWN_CHANNEL:
                await self.bot.dm_channels.forget(owner)
            raise

    async def owner(self) -> int:
        """Of the application, or of its team. Raises `LookupError` if it is nobody."""
        found = await self.bot.application_info()
        owner = found.team.owner if found.team else found.owner
        if owner is None or owner.bot:
            raise LookupError("no owner")
        return owner.id

    async def names(self, report: Report) -> tuple[str, ...]:
        try:
            return safe_names(await self.bot.dojo.referee.table(report.match or ""), ENGLISH)
        except DojoError:
            return ()  # still a lobby, or gone


@menu("menu-report")
async def report_menu(interaction: discord.Interaction, message: discord.Message) -> None:
    """About the match or lobby that a message shows."""
    subject = await find_subject(dojo_of(interaction), interaction, message)
    await interaction.response.send_modal(report_modal(subject, speaker_for(interaction)))


def report_card(report: Report, names: tuple[str, ...]) -> ui.LayoutView:
    head = ENGLISH(
        "report-arrived",
        name=escaped(known_as(report.name, ENGLISH)),
        user=str(report.user),
        when=f"<t:{report.made_at // 1000}:f>",
        guild=str(report.guild),
        match=report.match or "-",
    )
    quoted = "\n".join(f"> {escaped(line)}" for line in report.words.splitlines())
    table = [f"-# {ENGLISH('report-of', names=separated(names, ENGLISH))}"] if names else []
    return card("\n".join([head, *table]), quoted[:3000], colour=VERMILION)


MAX_SUBJECT: Final = 20  # characters; the codes of matches and lobbies have fewer


@on("report", replies_at_once=True)
async def report(click: Click) -> None:
    """Serves the button, which opens the modal, and the modal itself; the subject is the match or lobby."""
    if "words" not in click.fields:
        if len(click.subject) > MAX_SUBJECT:  # forged; Discord would refuse the modal
            raise Forged
        await click.interaction.response.send_modal(report_modal(click.subject, click.say))
        return
    guild = click.interaction.guild_id or 0
    await click.dojo.reports.write(click.user, click.fields["words"], guild=guild, match=click.subject or None)
    await click.show(card(click.say("report-thanks", match=click.subject or "-")))


def report_modal(match: str, say: Say) -> VerbModal:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="words",
        style=discord.TextStyle.paragraph,
        min_length=3,
        max_length=MAX_LENGTH,
        placeholder=say("report-hint")[:100],
    )
    return VerbModal("report", match, title=say("report-title"), fields={say("report-words"): field})

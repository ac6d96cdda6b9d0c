"""`/admin` and `/matches`: what moderators configure and close, a check of our permissions, and what runs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

import discord
from discord import SelectOption, app_commands, ui
from discord.ext import commands

from cogs.cards.board import match_address, match_title, mention
from cogs.cards.parts import VERMILION, Row, address, card, page_row, plain, press, row
from cogs.cards.pictures import names_of
from cogs.cards.time import discord_time
from cogs.client import Hikyaku
from cogs.guard.payloads import Forged
from cogs.interactions.acknowledge import show
from cogs.interactions.commands import Background, command, command_group
from cogs.interactions.context import (
    INVITE_PERMISSIONS,
    OPTIONAL,
    REQUIRED,
    install_link,
    require_moderator,
    require_person,
    speaker_for,
)
from cogs.interactions.controls import (
    MAX_SELECT_VALUES,
    Click,
    Pick,
    PickChannel,
    PickRole,
    on,
    parse_number,
    parse_page,
)
from cogs.interactions.emoji import emblem_of
from cogs.interactions.services import dojo_of, services
from cogs.notify.places import try_redraw
from dojo.clock.paces import PACES
from dojo.dojo import Dojo
from dojo.lobby.lobby import Lobby
from dojo.match.moderation import PAGE_SIZE, LobbyOrTable
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.people.bars import MAX_REASON_LENGTH
from dojo.people.bars import PAGE_SIZE as BARS_ON_A_PAGE
from dojo.people.servers import MATCH_LIMITS, Server
from dojo.table.table import Table
from faces.core import Say
from faces.names import clean, escaped, known_as
from faces.text import against, first, separated
from faces.translation import languages, speaker

log = logger("server")


async def ongoing_panel(dojo: Dojo, guild: int, number: int, say: Say) -> ui.LayoutView:
    page = await dojo.moderation.ongoing(guild, number)
    if not page.games:
        return plain(say("ongoing-none"))
    listed = [*enumerate(map(Ongoing, page.games), page.number * PAGE_SIZE + 1)]
    options = [SelectOption(label=each.label(number, say)[:100], value=each.game.id) for number, each in listed]
    return card(
        say("ongoing-head", count=page.total),
        "\n".join(each.line(number, say) for number, each in listed),
        row(Pick("close", "", str(page.number), options=options, placeholder=say("ongoing-close"))),
        page_row(say, "ongoing", page.number, page.last),
    )


@dataclass(frozen=True, slots=True)
class Ongoing:
    """A lobby that still waits for players, or a match that is being played."""

    game: LobbyOrTable

    def kind(self, say: Say) -> str:
        if isinstance(self.game, Lobby):
            return say("ongoing-lobby", game=say(f"{self.game.game}-name"))
        return say(f"{self.game.game.key}-name")

    def label(self, number: int, say: Say) -> str:
        game = self.game
        lobby = [known_as(player.name, say) for player in game.players] if isinstance(game, Lobby) else None
        names = names_of(game, say) if isinstance(game, Table) else lobby or []
        return f"{number} · {self.kind(say)} · {against(names, say)} · {game.id}"

    def line(self, number: int, say: Say) -> str:
        """Who plays, and the way there."""
        game = self.game
        if isinstance(game, Lobby):
            key, where = game.game, address(game.guild, game.channel, game.message)
        else:
            key, where = game.game.key, match_address(game)
        who = separated(map(mention, game.players), say)
        return f"**{number}** {emblem_of(key) or '·'} {self.kind(say)} · {who}\n-# [{game.id}]({where})"


@on("ongoing")
async def turn_ongoing_page(click: Click) -> None:
    require_moderator(click.interaction)
    view = await ongoing_panel(click.dojo, click.interaction.guild_id or 0, parse_page(click.subject), click.say)
    await click.replace(view)


@on("close")
async def ask_to_close(click: Click) -> None:
    require_moderator(click.interaction)
    game = await click.dojo.moderation.game(click.interaction.guild_id or 0, click.value)
    key = "close-lobby-sure" if isinstance(game, Lobby) else "close-sure"
    title = f"`{game.id}`" if isinstance(game, Lobby) else match_title(game, click.say)
    sure = press(click.say, "closesure", game.id, style=discord.ButtonStyle.danger)
    await click.replace(card(click.say(key, title=title), row(sure), colour=VERMILION))


@on("closesure")
async def close_game(click: Click) -> None:
    """A match tells its players by its result card; the card of a lobby is drawn again."""
    require_moderator(click.interaction)
    closed = await click.dojo.moderation.close(click.interaction.guild_id or 0, click.subject)
    await click.replace(plain(click.say("closed", id=closed.id)))
    if isinstance(closed, Lobby):
        await try_redraw(services(click.interaction), closed)


# `/matches`: what runs on this server, for everybody who wants to watch or join; only where they may look

MAX_PAGES: Final = 5  # to be read where a person may see little of what runs


@command("command-matches")
@app_commands.guild_only()
async def matches(interaction: discord.Interaction) -> None:
    games = await games_in_sight(dojo_of(interaction), interaction)
    await show(interaction, running_panel(games, speaker_for(interaction)))


def running_panel(games: list[LobbyOrTable], say: Say) -> ui.LayoutView:
    if not games:
        return plain(say("running-none"))
    lines = [
        Ongoing(game).line(number, say) + ("" if isinstance(game, Lobby) else f" · {say('ply', ply=game.match.ply)}")
        for number, game in enumerate(games, 1)
    ]
    return card("\n".join([say("running-head"), *lines]))


async def games_in_sight(dojo: Dojo, interaction: Any) -> list[LobbyOrTable]:
    """The newest open lobbies and running matches in channels that this person may see."""
    found: list[LobbyOrTable] = []
    for number in range(MAX_PAGES):
        page = await dojo.moderation.ongoing(interaction.guild_id, number)
        found += [game for game in page.games if may_see(interaction, game.channel)]
        if len(found) >= PAGE_SIZE or number >= page.last:
            break
    return found[:PAGE_SIZE]


def may_see(interaction: Any, channel: int) -> bool:
    """Private threads are shown to nobody here, because we can't tell who has been added to them."""
    found = interaction.guild.get_channel_or_thread(channel)
    if found is None or (isinstance(found, discord.Thread) and found.is_private()):
        return False
    return bool(found.permissions_for(interaction.user).view_channel)


# `/admin`: the settings of a server and the check of our permissions; forgetting servers that removed us.

NO_VALUE: Final = "-"  # a value of a select has at least one character

Change: TypeAlias = Callable[[Server, tuple[str, ...]], Server]

CHANGES: dict[str, Change] = {
    "channels": lambda server, picked: replace(server, channels=tuple(map(parse_number, picked))),
    "starters": lambda server, picked: replace(server, starters=tuple(map(parse_number, picked))),
    "most": lambda server, picked: replace(server, most=None if picked[0] == NO_VALUE else int(picked[0])),
    "pace": lambda server, picked: replace(server, pace=picked[0]),
    "locale": lambda server, picked: replace(server, locale="" if picked[0] == NO_VALUE else picked[0]),
    "spectators": lambda server, picked: replace(server, spectators=picked[0] == "on"),
    "log": lambda server, picked: replace(server, log_channel=parse_number(picked[0]) if picked else None),
    "puzzles": lambda server, picked: replace(server, puzzle_channel=parse_number(picked[0]) if picked else None),
}
CHOICES: dict[str, tuple[str, ...]] = {
    "most": (NO_VALUE, *map(str, MATCH_LIMITS)),
    "pace": PACES,
    "locale": (NO_VALUE, *languages()),
    "spectators": ("on", "off"),
}


ADMIN = command_group("command-admin", guild_only=True, default_permissions=discord.Permissions(manage_guild=True))


@command("command-admin-setup", ADMIN)
async def open_setup(interaction: discord.Interaction) -> None:
    server = await dojo_of(interaction).servers.get(interaction.guild_id or 0)
    await show(interaction, setup_panel(server, speaker_for(interaction)))


@command("command-admin-check", ADMIN)
async def check(interaction: discord.Interaction) -> None:
    server = await dojo_of(interaction).servers.get(interaction.guild_id or 0)
    await show(interaction, check_panel(interaction, server))


@command("command-admin-matches", ADMIN)
async def list_ongoing(interaction: discord.Interaction) -> None:
    require_moderator(interaction)
    view = await ongoing_panel(dojo_of(interaction), interaction.guild_id or 0, 0, speaker_for(interaction))
    await show(interaction, view)


class KnownServers(Background):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (Loop("left servers", self.forget),)

    async def forget(self) -> None:
        """Delete the data of servers that removed us long ago, but first see which ones have let us in again."""
        await self.bot.wait_until_ready()
        await self.update_known_servers()
        for id in await self.bot.dojo.servers.forget(self.bot.hears):
            log.info("server forgotten", server=id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self.update_known_servers()

    async def update_known_servers(self) -> None:
        """Note which servers have added or removed us while we were offline."""
        here = {guild.id: clean(guild.name) for guild in self.bot.guilds}
        known = await self.bot.dojo.servers.known()
        for id in here.keys() - known:
            await self.bot.dojo.servers.joined(id, here[id])
        for id in filter(self.bot.hears, known - here.keys()):
            await self.bot.dojo.servers.left(id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.bot.dojo.servers.joined(guild.id, clean(guild.name))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.bot.dojo.servers.left(guild.id)


@on("setup")
async def change_setting(click: Click) -> None:
    """Change one setting; it applies at once."""
    require_moderator(click.interaction)
    servers, guild = click.dojo.servers, click.interaction.guild
    server = with_change(await servers.get(click.interaction.guild_id or 0), click.rest, click.values)
    await servers.set_up(server, clean(guild.name) if guild else "")
    await click.replace(setup_panel(server, click.say))


def with_change(server: Server, what: str, picked: tuple[str, ...]) -> Server:
    """The server with one setting changed. Raises `Forged` on values that were not offered."""
    offered = CHOICES.get(what, picked)
    if what not in CHANGES or not set(picked) <= set(offered) or (what in CHOICES and not picked):
        raise Forged
    return CHANGES[what](server, picked)


def setup_panel(server: Server, say: Say) -> ui.LayoutView:
    """A select for each setting; its placeholder says what applies while nothing is picked."""
    several = {"min_values": 0, "max_values": MAX_SELECT_VALUES}
    channels: Any = PickChannel("setup", "", "channels", server.channels, placeholder=say("setup-channels"), **several)
    starters: Any = PickRole("setup", "", "starters", server.starters, placeholder=say("setup-starters"), **several)
    limits = [(str(most), say("setup-most", most=most)) for most in MATCH_LIMITS]
    tongues = [(each, say("setup-locale", name=speaker(each)("language-name"))) for each in languages()]
    return card(
        say("setup-head"),
        row(channels),
        row(starters),
        pick("most", [(NO_VALUE, say("setup-most-none")), *limits], str(server.most or NO_VALUE)),
        pick("pace", [(pace, say("setup-pace", pace=say(f"pace-{pace}"))) for pace in PACES], server.pace),
        pick("locale", [(NO_VALUE, say("setup-locale-none")), *tongues], server.locale or NO_VALUE),
        pick(
            "spectators",
            [(value, say(f"setup-spectators-{value}")) for value in ("on", "off")],
            "on" if server.spectators else "off",
        ),
        channel_pick("log", server.log_channel, say),
        channel_pick("puzzles", server.puzzle_channel, say),
    )


def pick(what: str, lines: list[tuple[str, str]], now: str) -> Row:
    options = [SelectOption(label=label[:100], value=value, default=value == now) for value, label in lines]
    return row(Pick("setup", "", what, options=options))


def channel_pick(what: str, channel: int | None, say: Say) -> Row:
    """For one channel, or none."""
    chosen = (channel,) if channel else ()
    control: Any = PickChannel("setup", "", what, chosen, min_values=0, placeholder=say(f"setup-{what}"))
    return row(control)


# `/admin check`: which permissions we lack where matches are opened, and how to grant them

MAX_CHANNELS_LISTED: Final = 12  # in one line; moderators can choose up to 25


def check_panel(interaction: discord.Interaction, server: Server) -> ui.LayoutView:
    """Every permission missing in this channel and in those of the settings, each with the step that grants it."""
    say, guild = speaker_for(interaction), interaction.guild
    places = {interaction.channel_id or 0: interaction.app_permissions}
    if guild and guild.me:
        for id in (*server.channels, *filter(None, (server.log_channel, server.puzzle_channel))):
            channel = guild.get_channel(id)
            places[id] = channel.permissions_for(guild.me) if channel else discord.Permissions.none()
    everywhere = guild.me.guild_permissions if guild and guild.me else discord.Permissions.none()
    lines = _missing_lines(places, everywhere, say)
    if not lines:
        return plain(say("check-fine", count=len(places)))
    link: Any = ui.Button(label=say("check-invite"), url=install_link(interaction.application_id))
    granted = everywhere >= INVITE_PERMISSIONS or everywhere.administrator  # then the link would change nothing
    return card("\n".join([say("check-head"), *lines]), None if granted else ui.ActionRow(link))


def _missing_lines(places: Mapping[int, discord.Permissions], everywhere: discord.Permissions, say: Say) -> list[str]:
    """A line for each: the link grants what the whole server denies; the rest has to be granted in the channels."""
    found = []
    for name in (*REQUIRED, *OPTIONAL):
        if lacking := [f"<#{id}>" for id, mine in places.items() if not getattr(mine, name)]:
            step = "check-channel" if getattr(everywhere, name) else "check-server"
            where = separated(first(lacking, MAX_CHANNELS_LISTED), say)
            weight = "" if name in REQUIRED else f" {say('check-wanted')}"
            found.append(say(step, permission=say(f"permission-{name}"), channel=where) + weight)
    return found


# The list of people who may not play on a server, and how moderators add to it

MAX_SHOWN_REASON = 100  # characters, so that a page fits into one message


@command("command-admin-bar", ADMIN, user="command-admin-bar-user", reason="command-admin-bar-reason")
async def bar(
    interaction: discord.Interaction, user: discord.User, reason: app_commands.Range[str, 0, MAX_REASON_LENGTH] = ""
) -> None:
    require_moderator(interaction)
    bot = services(interaction)
    left = await bot.dojo.moderation.bar(interaction.guild_id or 0, require_person(user) or 0, clean(reason))
    await show_bars(bot.dojo, interaction)
    for lobby in left:
        await try_redraw(bot, lobby)


@command("command-admin-unbar", ADMIN, user="command-admin-unbar-user")
async def unbar(interaction: discord.Interaction, user: discord.User | None = None) -> None:
    require_moderator(interaction)
    dojo = dojo_of(interaction)
    if user:
        await dojo.bars.unbar(interaction.guild_id or 0, user.id)
    await show_bars(dojo, interaction)


async def show_bars(dojo: Dojo, interaction: discord.Interaction) -> None:
    await show(interaction, await bars_panel(dojo, interaction.guild_id or 0, 0, speaker_for(interaction)))


async def bars_panel(dojo: Dojo, guild: int, number: int, say: Say) -> ui.LayoutView:
    page = await dojo.bars.page(guild, number)
    if not page.bars:
        return plain(say("bars-none"))
    lines, options = [], []
    for place, each in enumerate(page.bars, page.number * BARS_ON_A_PAGE + 1):
        reason, day = escaped(each.reason, MAX_SHOWN_REASON), discord_time(each.made_at, "d")
        lines.append(" · ".join(filter(None, (f"**{place}** <@{each.user}>", day, reason))))
        options.append(SelectOption(label=f"{place}. {clean(each.name) or each.user}"[:100], value=str(each.user)))
    return card(
        say("bars-head", count=page.total),
        "\n".join(lines),
        row(Pick("unbar", "", str(page.number), options=options, placeholder=say("bars-pick"))),
        page_row(say, "bars", page.number, page.last),
    )


@on("bars")
async def turn_page(click: Click) -> None:
    require_moderator(click.interaction)
    view = await bars_panel(click.dojo, click.interaction.guild_id or 0, parse_page(click.subject), click.say)
    await click.replace(view)


@on("unbar")
async def lift_bar(click: Click) -> None:
    require_moderator(click.interaction)
    guild = click.interaction.guild_id or 0
    await click.dojo.bars.unbar(guild, parse_number(click.value))
    await click.replace(await bars_panel(click.dojo, guild, parse_page(click.rest or "0"), click.say))

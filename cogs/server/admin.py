"""`/admin`: the settings of a server and the check of our permissions; forgetting servers that removed us."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord
from discord import SelectOption, app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card, page_rows, plain, row
from cogs.cards.time import discord_time
from cogs.client import Hikyaku
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import require_person, speaker_for
from cogs.interactions.controls import (
    MAX_SELECT_VALUES,
    Click,
    Pick,
    PickChannel,
    PickRole,
    Unreadable,
    on,
    parse_number,
    parse_page,
)
from cogs.interactions.permissions import INVITE_PERMISSIONS, OPTIONAL, REQUIRED, install_link, require_moderator
from cogs.interactions.responses import replace_clicked
from cogs.looping import Looping
from cogs.notify.threads import try_redraw
from cogs.server.matches import ongoing_panel
from dojo.clock.paces import PACES
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.people.bars import MAX_REASON_LENGTH, PAGE_SIZE, Bar
from dojo.people.servers import MATCH_LIMITS, Server
from faces.core import Say
from faces.names import clean, escaped
from faces.text import first, separated
from faces.translation import languages, speaker

log = logger("admin")

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


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class AdminCog(
    Looping,
    commands.GroupCog,
    group_name=localized("command-admin"),
    group_description=localized("command-admin-about"),
):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (Loop("left servers", self.forget),)

    @app_commands.command(name=localized("command-admin-setup"), description=localized("command-admin-setup-about"))
    async def setup(self, interaction: discord.Interaction) -> None:
        server = await self.bot.dojo.servers.get(interaction.guild_id or 0)
        await interaction.response.send_message(view=setup_panel(server, speaker_for(interaction)), ephemeral=True)

    @app_commands.command(name=localized("command-admin-check"), description=localized("command-admin-check-about"))
    async def check(self, interaction: discord.Interaction) -> None:
        server = await self.bot.dojo.servers.get(interaction.guild_id or 0)
        await interaction.response.send_message(view=check_panel(interaction, server), ephemeral=True)

    @app_commands.command(name=localized("command-admin-matches"), description=localized("command-admin-matches-about"))
    async def matches(self, interaction: discord.Interaction) -> None:
        require_moderator(interaction)
        view = await ongoing_panel(self.bot.dojo, interaction.guild_id or 0, 0, speaker_for(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(name=localized("command-admin-bar"), description=localized("command-admin-bar-about"))
    @described(user="command-admin-bar-user", reason="command-admin-bar-reason")
    async def bar(
        self,
        interaction: discord.Interaction,
        user: discord.User,
        reason: app_commands.Range[str, 0, MAX_REASON_LENGTH] = "",
    ) -> None:
        await bar(self.bot, interaction, user, reason)

    @app_commands.command(name=localized("command-admin-unbar"), description=localized("command-admin-unbar-about"))
    @described(user="command-admin-unbar-user")
    async def unbar(self, interaction: discord.Interaction, user: discord.User | None = None) -> None:
        await unbar(self.bot, interaction, user)

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
    await replace_clicked(click, setup_panel(server, click.say))


def with_change(server: Server, what: str, picked: tuple[str, ...]) -> Server:
    """The server with one setting changed. Raises `Unreadable` on values that were not offered."""
    offered = CHOICES.get(what, picked)
    if what not in CHANGES or not set(picked) <= set(offered) or (what in CHOICES and not picked):
        raise Unreadable
    return CHANGES[what](server, picked)


def setup_panel(server: Server, say: Say) -> ui.LayoutView:
    """A select for each setting; its placeholder says what applies while nothing is picked."""
    return card(
        ui.TextDisplay(say("setup-head")),
        row(channels_pick(server, say)),
        row(starters_pick(server, say)),
        row(pick("most", [(NO_VALUE, say("setup-most-none")), *_limit_lines(say)], str(server.most or NO_VALUE))),
        row(pick("pace", [(pace, say("setup-pace", pace=say(f"pace-{pace}"))) for pace in PACES], server.pace)),
        row(pick("locale", _locale_lines(say), server.locale or NO_VALUE)),
        row(pick("spectators", _spectator_lines(say), "on" if server.spectators else "off")),
        row(channel_pick("log", server.log_channel, say)),
        row(channel_pick("puzzles", server.puzzle_channel, say)),
    )


def pick(what: str, lines: list[tuple[str, str]], now: str) -> Pick:
    options = [SelectOption(label=label[:100], value=value, default=value == now) for value, label in lines]
    return Pick("setup", "", what, options=options)


def channels_pick(server: Server, say: Say) -> Any:
    look = {"min_values": 0, "max_values": MAX_SELECT_VALUES, "placeholder": say("setup-channels")}
    return PickChannel("setup", "", "channels", server.channels, **look)


def starters_pick(server: Server, say: Say) -> Any:
    look = {"min_values": 0, "max_values": MAX_SELECT_VALUES, "placeholder": say("setup-starters")}
    return PickRole("setup", "", "starters", server.starters, **look)


def channel_pick(what: str, channel: int | None, say: Say) -> Any:
    """For one channel, or none."""
    chosen = (channel,) if channel else ()
    return PickChannel("setup", "", what, chosen, min_values=0, placeholder=say(f"setup-{what}"))


def _limit_lines(say: Say) -> list[tuple[str, str]]:
    return [(str(most), say("setup-most", most=most)) for most in MATCH_LIMITS]


def _locale_lines(say: Say) -> list[tuple[str, str]]:
    names = {each: speaker(each)("language-name") for each in languages()}
    return [(NO_VALUE, say("setup-locale-none")), *((each, say("setup-locale", name=names[each])) for each in names)]


def _spectator_lines(say: Say) -> list[tuple[str, str]]:
    return [(value, say(f"setup-spectators-{value}")) for value in ("on", "off")]


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
    return card(ui.TextDisplay("\n".join([say("check-head"), *lines])), *([] if granted else [ui.ActionRow(link)]))


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


async def bar(bot: Hikyaku, interaction: discord.Interaction, user: discord.User, reason: str) -> None:
    require_moderator(interaction)
    left = await bot.dojo.moderation.bar(interaction.guild_id or 0, require_person(user) or 0, clean(reason))
    await show_bars(bot, interaction)
    for lobby in left:
        await try_redraw(bot, lobby)


async def unbar(bot: Hikyaku, interaction: discord.Interaction, user: discord.User | None) -> None:
    require_moderator(interaction)
    if user:
        await bot.dojo.bars.unbar(interaction.guild_id or 0, user.id)
    await show_bars(bot, interaction)


async def show_bars(bot: Hikyaku, interaction: discord.Interaction) -> None:
    view = await bars_panel(bot.dojo, interaction.guild_id or 0, 0, speaker_for(interaction))
    await interaction.response.send_message(view=view, ephemeral=True)


async def bars_panel(dojo: Dojo, guild: int, number: int, say: Say) -> ui.LayoutView:
    page = await dojo.bars.page(guild, number)
    if not page.bars:
        return plain(say("bars-none"))
    first = page.number * PAGE_SIZE + 1
    options = [
        SelectOption(label=f"{number}. {clean(each.name) or each.user}"[:100], value=str(each.user))
        for number, each in enumerate(page.bars, first)
    ]
    return card(
        ui.TextDisplay(say("bars-head", count=page.total)),
        ui.TextDisplay("\n".join(bar_line(number, each) for number, each in enumerate(page.bars, first))),
        row(Pick("unbar", "", str(page.number), options=options, placeholder=say("bars-pick"))),
        *page_rows(say, "bars", page.number, page.last),
    )


def bar_line(number: int, bar: Bar) -> str:
    reason = escaped(bar.reason, MAX_SHOWN_REASON)
    return " · ".join(filter(None, (f"**{number}** <@{bar.user}>", discord_time(bar.made_at, "d"), reason)))


@on("bars")
async def turn_page(click: Click) -> None:
    require_moderator(click.interaction)
    view = await bars_panel(click.dojo, click.interaction.guild_id or 0, parse_page(click.subject), click.say)
    await replace_clicked(click, view)


@on("unbar")
async def lift_bar(click: Click) -> None:
    require_moderator(click.interaction)
    guild = click.interaction.guild_id or 0
    await click.dojo.bars.unbar(guild, parse_number(click.value))
    view = await bars_panel(click.dojo, guild, parse_page(click.rest or "0"), click.say)
    await replace_clicked(click, view)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(AdminCog(bot))

"""`/vacation`: going away for some days while all clocks stand still, and coming back."""

from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import discord
from discord import SelectOption, app_commands, ui
from discord.ext import commands

from cogs.cards.parts import GOLD, INDIGO, card, press, row
from cogs.cards.time import countdown
from cogs.client import Hikyaku
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Click, Pick, Unreadable, on, parse_number
from cogs.interactions.errors import quote_input
from cogs.interactions.responses import replace_clicked
from dojo.clock.paces import DAY
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.people.vacations import YEAR_DAYS
from faces.core import Say

MAX_AHEAD_MS: Final = 366 * DAY  # longer than any vacation
MAX_DAYS_LISTED: Final = 21  # Discord allows 25 options


class BadDay(DojoError):
    """What was typed is not a date, or not a date in the coming year."""

    key = "error-bad-day"


class VacationCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-vacation"), description=localized("command-vacation-about"))
    @described(days="command-vacation-days", until="command-vacation-until")
    async def vacation(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, YEAR_DAYS] | None = None,
        until: str = "",
    ) -> None:
        """Without options it only shows the current vacation, and offers to begin or end one."""
        dojo, user = self.dojo, interaction.user.id
        if until:
            zone = (await dojo.preferences.settings(user)).zone
            await dojo.vacations.begin(user, start_of_day(until, zone, dojo.now()))
        elif days:
            await dojo.vacations.begin(user, dojo.now() + days * DAY)
        view = await vacation_panel(dojo, user, speaker_for(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


def start_of_day(text: str, zone: str, now: int) -> int:
    """When a date begins in a time zone, in ms. Raises `BadDay`."""
    try:
        day = datetime.fromisoformat(text.strip()).date()
    except ValueError:
        raise BadDay(day=quote_input(text)) from None
    at = round(datetime.combine(day, time(), ZoneInfo(zone)).timestamp()) * 1000
    if not now < at < now + MAX_AHEAD_MS:
        raise BadDay(day=quote_input(text))
    return at


async def vacation_panel(dojo: Dojo, user: int, say: Say) -> ui.LayoutView:
    opened, days = await dojo.vacations.of(user), await dojo.vacations.days_left(user)
    left = ui.TextDisplay[ui.LayoutView](f"-# {say('vacation-left', days=days)}")
    if opened:
        head = ui.TextDisplay[ui.LayoutView](say("vacation-away", when=countdown(opened.until_at)))
        return card(head, left, row(press(say, "vacationend", "")), colour=GOLD)
    zone = (await dojo.preferences.settings(user)).zone
    picks = [row(days_pick(days, dojo.now(), zone, say))] if days else []
    return card(ui.TextDisplay(say("vacation-at-home")), left, *picks, colour=INDIGO)


def days_pick(days: int, now: int, zone: str, say: Say) -> Pick:
    """Each option names the date it ends on, because selects do not render timestamps."""
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone))
    lines = [
        SelectOption(
            label=say("vacation-days", days=each, day=f"{here + timedelta(days=each):%Y-%m-%d}"), value=str(each)
        )
        for each in range(1, min(days, MAX_DAYS_LISTED) + 1)
    ]
    return Pick("vacation", "", options=lines, placeholder=say("vacation-pick"))


@on("vacation")
async def begin_vacation(click: Click) -> None:
    days = parse_number(click.value)
    if days > YEAR_DAYS:
        raise Unreadable
    await click.dojo.vacations.begin(click.user, click.dojo.now() + days * DAY)
    await redraw(click)


@on("vacationend")
async def end_vacation(click: Click) -> None:
    await click.dojo.vacations.end(click.user)
    await redraw(click)


async def redraw(click: Click) -> None:
    view = await vacation_panel(click.dojo, click.user, click.say)
    await replace_clicked(click, view)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(VacationCog(bot))

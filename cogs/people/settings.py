"""`/settings`: all preferences of a player on one panel; each change applies at once."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from discord import SelectOption, app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card, row
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import acknowledged
from cogs.interactions.command_names import localized
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Click, Pick, Press, on
from cogs.interactions.modals import VerbModal
from cogs.interactions.responses import replace_clicked
from cogs.notify.dm import send_greeting
from dojo.clock.quiet_hours import DAY_MINUTES, MAX_QUIET_MINUTES
from dojo.people.preferences import HOUR_MINUTES, NOTICES, SENDINGS, Settings
from faces.core import Say
from faces.translation import languages, speaker

DEFAULT: Final = "-"  # a value of a select has at least one character
OTHER: Final = "other"


class SettingsCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-settings"), description=localized("command-settings-about"))
    async def settings(self, interaction: discord.Interaction) -> None:
        settled = await self.dojo.preferences.settings(interaction.user.id)
        view = settings_panel(settled, self.dojo.now(), self.dojo.held_moves.seconds, interaction)
        await interaction.response.send_message(view=view, ephemeral=True)


@on("settle", replies_at_once=True)
async def change_setting(click: Click) -> None:
    """Change one preference. A time zone that is not listed is asked for in a modal."""
    value = click.fields.get("zone") or (click.values[0] if click.values else click.rest)
    if value == OTHER:
        await click.interaction.response.send_modal(zone_modal(click.say))
        return
    async with acknowledged(click.interaction):
        settled = await click.dojo.preferences.change(click.user, click.subject, "" if value == DEFAULT else value)
        if value == "dm":
            await click.dojo.people.take_dms(click.user)
            await send_greeting(click)
            settled = await click.dojo.preferences.settings(click.user)
        await redraw(click, settled)


async def redraw(click: Click, settled: Settings) -> None:
    """Redraw the panel, in the new language if it has changed."""
    click.interaction.extras["preferences"] = settled.preferences
    view = settings_panel(settled, click.dojo.now(), click.dojo.held_moves.seconds, click.interaction)
    await replace_clicked(click, view)


def settings_panel(settled: Settings, now: int, held: float, interaction: discord.Interaction) -> ui.LayoutView:
    say, preferences = speaker_for(interaction), settled.preferences
    return card(
        ui.TextDisplay(say("settings-head")),
        notices_line(settled, say),
        row(pick("notices", ((each, say(f"settings-{each}")) for each in NOTICES), preferences.notices)),
        *([row(hour_pick(settled, say))] if preferences.notices == "digest" else ()),
        ui.TextDisplay(say(f"settings-sending-{preferences.sending}", seconds=round(held))),
        row(pick("sending", ((each, say(f"settings-{each}")) for each in SENDINGS), preferences.sending)),
        ui.TextDisplay(quiet_line(settled, now, say)),
        row(from_pick(settled, say)),
        *([row(to_pick(settled, say))] if preferences.quiet else ()),
        row(zone_pick(likely_zones(str(interaction.locale), settled.zone), settled.zone, say)),
        ui.TextDisplay(language_line(settled, say)),
        row(language_pick(preferences.language, say)),
        row(toggle("text_first", preferences.text_first, say), toggle("colour_safe", preferences.colour_safe, say)),
    )


def pick(name: str, lines: Iterable[tuple[str, str]], now: str) -> Pick:
    options = [SelectOption(label=label[:100], value=value, default=value == now) for value, label in lines]
    return Pick("settle", name, options=options)


def toggle(name: str, enabled: bool, say: Say) -> Press:
    """A button labelled with what pressing it does."""
    keys = {"text_first": ("textfirst", "picturefirst"), "colour_safe": ("coloursafe", "colourusual")}
    return Press("settle", name, str(int(not enabled)), label=say(f"press-{keys[name][enabled]}"))


# Notices


def notices_line(settled: Settings, say: Say) -> ui.Item[ui.LayoutView]:
    notices = settled.preferences.notices
    key = f"settings-notices-{notices}" + (f"-{settled.dm}" if notices == "dm" and settled.dm != "yes" else "")
    text: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(say(key, hour=settled.digest_hour, zone=settled.zone))
    if notices != "dm" or settled.dm == "yes":
        return text
    button: Any = Press("settle", "notices", "dm", label=say("press-writeme"), style=discord.ButtonStyle.success)
    return ui.Section(text, accessory=button)


def hour_pick(settled: Settings, say: Say) -> Pick:
    hours = ((str(hour), say("settings-hour", hour=str(hour))) for hour in range(24))
    return pick("hour", hours, str(settled.digest_hour))


# Quiet hours and the time zone


def time_of_day(minute: int) -> str:
    return f"{minute // HOUR_MINUTES:02}:{minute % HOUR_MINUTES:02}"


def quiet_line(settled: Settings, now: int, say: Say) -> str:
    local_time, quiet = f"{datetime.fromtimestamp(now / 1000, ZoneInfo(settled.zone)):%H:%M}", settled.preferences.quiet
    if quiet is None:
        return say("settings-quiet-off", zone=settled.zone, now=local_time)
    return say(
        "settings-quiet",
        **{"from": time_of_day(quiet.start)},
        to=time_of_day(quiet.end),
        zone=settled.zone,
        now=local_time,
    )


def from_pick(settled: Settings, say: Say) -> Pick:
    quiet = settled.preferences.quiet
    hours = (
        (str(minute), say("settings-from", hour=time_of_day(minute))) for minute in range(0, DAY_MINUTES, HOUR_MINUTES)
    )
    return pick("from", [("off", say("settings-from-off")), *hours], str(quiet.start) if quiet else "off")


def to_pick(settled: Settings, say: Say) -> Pick:
    """The end of the quiet hours, as far as they may last."""
    quiet = settled.preferences.quiet
    assert quiet
    ends = [
        (quiet.start + minutes) % DAY_MINUTES
        for minutes in range(HOUR_MINUTES, MAX_QUIET_MINUTES + HOUR_MINUTES, HOUR_MINUTES)
    ]
    return pick("to", [(str(end), say("settings-to", hour=time_of_day(end))) for end in ends], str(quiet.end))


def zone_pick(zones: Iterable[str], zone: str, say: Say) -> Pick:
    return pick("zone", [*((each, each) for each in zones), (OTHER, say("settings-zone-other"))], zone)


def zone_modal(say: Say) -> VerbModal:
    field: ui.TextInput[Any] = ui.TextInput(custom_id="zone", min_length=2, max_length=60, placeholder="Europe/Berlin")
    return VerbModal("settle", "zone", title=say("settings-zone-title"), fields={say("settings-zone-type"): field})


# Language and display


def language_line(settled: Settings, say: Say) -> str:
    preferences = settled.preferences
    both = "-".join(name for name, on in (("text", preferences.text_first), ("safe", preferences.colour_safe)) if on)
    key = "settings-language-chosen" if preferences.language else "settings-language-own"
    return say(key, language=say("language-name"), looks=say("settings-looks", both=both or "neither"))


def language_pick(language: str, say: Say) -> Pick:
    known = ((each, speaker(each)("language-name")) for each in languages())
    return pick("language", [(DEFAULT, say("settings-language-as")), *known], language or DEFAULT)


# The time zones that `/settings` lists, the likely ones first

MAX_ZONES: Final = 24  # a list has 25 lines, and the last one is for all other zones

# By Discord's language: where most of its speakers live.
LIKELY: Final = {
    "en-US": ("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    "en-GB": ("Europe/London",),
    "bg": ("Europe/Sofia",),
    "cs": ("Europe/Prague",),
    "da": ("Europe/Copenhagen",),
    "de": ("Europe/Berlin",),
    "el": ("Europe/Athens",),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Lima", "America/Argentina/Buenos_Aires"),
    "es-ES": ("Europe/Madrid",),
    "fi": ("Europe/Helsinki",),
    "fr": ("Europe/Paris",),
    "hi": ("Asia/Kolkata",),
    "hr": ("Europe/Zagreb",),
    "hu": ("Europe/Budapest",),
    "id": ("Asia/Jakarta",),
    "it": ("Europe/Rome",),
    "ja": ("Asia/Tokyo",),
    "ko": ("Asia/Seoul",),
    "lt": ("Europe/Vilnius",),
    "nl": ("Europe/Amsterdam",),
    "no": ("Europe/Oslo",),
    "pl": ("Europe/Warsaw",),
    "pt-BR": ("America/Sao_Paulo",),
    "ro": ("Europe/Bucharest",),
    "ru": ("Europe/Moscow",),
    "sv-SE": ("Europe/Stockholm",),
    "th": ("Asia/Bangkok",),
    "tr": ("Europe/Istanbul",),
    "uk": ("Europe/Kyiv",),
    "vi": ("Asia/Ho_Chi_Minh",),
    "zh-CN": ("Asia/Shanghai",),
    "zh-TW": ("Asia/Taipei",),
}
POPULAR: Final = (
    *("UTC", "Europe/London", "Europe/Berlin", "Europe/Madrid", "Europe/Athens", "Europe/Istanbul"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
    *("Asia/Tokyo", "Asia/Shanghai", "Asia/Bangkok", "Asia/Kolkata", "Asia/Dubai", "Africa/Johannesburg"),
    *("Australia/Sydney", "Pacific/Auckland"),
)


def likely_zones(language: str, own: str) -> list[str]:
    """Where people with this language of Discord's mostly live, the zone they have now, and then popular ones."""
    return list(dict.fromkeys((*LIKELY.get(language, ()), own, *POPULAR)))[:MAX_ZONES]


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(SettingsCog(bot))

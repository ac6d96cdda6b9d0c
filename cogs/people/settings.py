"""What people choose: `/settings`, `/vacation` and `/block`."""

from collections.abc import Iterable
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from discord import SelectOption, app_commands, ui

from cogs.cards.parts import GOLD, Part, Row, card, press, row
from cogs.cards.time import countdown
from cogs.guard.payloads import Forged
from cogs.interactions.acknowledge import acknowledged, show
from cogs.interactions.commands import command
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Click, Pick, Press, VerbModal, on, parse_number
from cogs.interactions.errors import quote_input
from cogs.interactions.services import dojo_of
from cogs.notify.dms import send_greeting
from dojo.clock.paces import DAY
from dojo.clock.quiet_hours import DAY_MINUTES, MAX_QUIET_MINUTES
from dojo.clock.zones import zone_label
from dojo.dojo import Dojo
from dojo.errors import Refusal
from dojo.people.preferences import HOUR_MINUTES, NOTICES, SENDINGS, Settings
from dojo.people.vacations import YEAR_DAYS
from faces.core import Say
from faces.names import clean
from faces.translation import languages, speaker

DEFAULT: Final = "-"  # a value of a select has at least one character
OTHER: Final = "other"


@command("command-settings")
async def settings(interaction: discord.Interaction) -> None:
    dojo = dojo_of(interaction)
    settled = await dojo.preferences.settings(interaction.user.id)
    await show(interaction, settings_panel(settled, dojo.now(), dojo.held_moves.seconds, interaction))


@on("settle", replies_at_once=True)
async def change_setting(click: Click) -> None:
    """Change one preference; the panel follows, in the new language if that has changed.

    A time zone that is not listed is asked for in a modal.
    """
    value, dojo, say = (
        click.fields.get("zone") or (click.values[0] if click.values else click.rest),
        click.dojo,
        click.say,
    )
    if value == OTHER:
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id="zone", min_length=2, max_length=60, placeholder="Europe/Berlin"
        )
        title, label = say("settings-zone-title"), say("settings-zone-type")
        await click.interaction.response.send_modal(VerbModal("settle", "zone", title=title, fields={label: field}))
        return
    async with acknowledged(click.interaction):
        settled = await dojo.preferences.change(click.user, click.subject, "" if value == DEFAULT else value)
        if value == "dm":
            await dojo.people.take_dms(click.user)
            await send_greeting(click)
            settled = await dojo.preferences.settings(click.user)
        click.interaction.extras["preferences"] = settled.preferences
        await click.replace(settings_panel(settled, dojo.now(), dojo.held_moves.seconds, click.interaction))


def settings_panel(settled: Settings, now: int, held: float, interaction: discord.Interaction) -> ui.LayoutView:
    say, preferences, quiet = speaker_for(interaction), settled.preferences, settled.preferences.quiet
    digest_hours = ((str(hour), say("settings-hour", hour=str(hour))) for hour in range(24))
    starts = [(str(each), say("settings-from", hour=time_of_day(each))) for each in range(0, DAY_MINUTES, HOUR_MINUTES)]
    lasting = range(HOUR_MINUTES, MAX_QUIET_MINUTES + HOUR_MINUTES, HOUR_MINUTES) if quiet else ()
    ends = [(quiet.start + minutes) % DAY_MINUTES for minutes in lasting] if quiet else []
    tongues = ((each, speaker(each)("language-name")) for each in languages())
    both = "-".join(name for name, on in (("text", preferences.text_first), ("safe", preferences.colour_safe)) if on)
    language = "settings-language-chosen" if preferences.language else "settings-language-own"
    return card(
        say("settings-head"),
        notices_part(settled, say),
        pick("notices", ((each, say(f"settings-{each}")) for each in NOTICES), preferences.notices),
        pick("hour", digest_hours, str(settled.digest_hour)) if preferences.notices == "digest" else None,
        say(f"settings-sending-{preferences.sending}", seconds=round(held)),
        pick("sending", ((each, say(f"settings-{each}")) for each in SENDINGS), preferences.sending),
        quiet_line(settled, now, say),
        pick("from", [("off", say("settings-from-off")), *starts], str(quiet.start) if quiet else "off"),
        pick("to", [(str(end), say("settings-to", hour=time_of_day(end))) for end in ends], str(quiet.end))
        if quiet
        else None,
        zone_pick(likely_zones(str(interaction.locale), settled.zone), settled.zone, say),
        say(language, language=say("language-name"), looks=say("settings-looks", both=both or "neither")),
        pick("language", [(DEFAULT, say("settings-language-as")), *tongues], preferences.language or DEFAULT),
        row(toggle("text_first", preferences.text_first, say), toggle("colour_safe", preferences.colour_safe, say)),
    )


def pick(name: str, lines: Iterable[tuple[str, str]], now: str) -> Row:
    options = [SelectOption(label=label[:100], value=value, default=value == now) for value, label in lines]
    return row(Pick("settle", name, options=options))


def toggle(name: str, enabled: bool, say: Say) -> Press:
    """A button labelled with what pressing it does."""
    keys = {"text_first": ("textfirst", "picturefirst"), "colour_safe": ("coloursafe", "colourusual")}
    return Press("settle", name, str(int(not enabled)), label=say(f"press-{keys[name][enabled]}"))


def notices_part(settled: Settings, say: Say) -> Part:
    notices, written_to = settled.preferences.notices, settled.dm == "yes"
    key = f"settings-notices-{notices}" + (f"-{settled.dm}" if notices == "dm" and not written_to else "")
    text = say(key, hour=settled.digest_hour, zone=zone_label(settled.zone))
    if notices != "dm" or written_to:
        return text
    button: Any = Press("settle", "notices", "dm", label=say("press-writeme"), style=discord.ButtonStyle.success)
    line: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(text)
    return ui.Section(line, accessory=button)


# Quiet hours and the time zone


def time_of_day(minute: int) -> str:
    return f"{minute // HOUR_MINUTES:02}:{minute % HOUR_MINUTES:02}"


def quiet_line(settled: Settings, now: int, say: Say) -> str:
    local_time, quiet = f"{datetime.fromtimestamp(now / 1000, ZoneInfo(settled.zone)):%H:%M}", settled.preferences.quiet
    if quiet is None:
        return say("settings-quiet-off", zone=zone_label(settled.zone), now=local_time)
    return say(
        "settings-quiet",
        **{"from": time_of_day(quiet.start)},
        to=time_of_day(quiet.end),
        zone=zone_label(settled.zone),
        now=local_time,
    )


def zone_pick(zones: Iterable[str], zone: str, say: Say) -> Row:
    return pick("zone", [*((zone_label(each), each) for each in zones), (OTHER, say("settings-zone-other"))], zone)


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


# `/vacation`: going away for some days while all clocks stand still, and coming back.

MAX_AHEAD_MS: Final = 366 * DAY  # longer than any vacation
MAX_DAYS_LISTED: Final = 21  # Discord allows 25 options


@command("command-vacation", days="command-vacation-days", until="command-vacation-until")
async def vacation(
    interaction: discord.Interaction, days: app_commands.Range[int, 1, YEAR_DAYS] | None = None, until: str = ""
) -> None:
    """Without options it only shows the current vacation, and offers to begin or end one."""
    dojo, user = dojo_of(interaction), interaction.user.id
    if until:
        zone = (await dojo.preferences.settings(user)).zone
        await dojo.vacations.begin(user, start_of_day(until, zone, dojo.now()))
    elif days:
        await dojo.vacations.begin(user, dojo.now() + days * DAY)
    await show(interaction, await vacation_panel(dojo, user, speaker_for(interaction)))


def start_of_day(text: str, zone: str, now: int) -> int:
    """When a date begins in a time zone, in ms. Raises `Refusal`."""
    try:
        day = datetime.fromisoformat(text.strip()).date()
    except ValueError:
        raise Refusal("error-bad-day", day=quote_input(text)) from None
    at = round(datetime.combine(day, time(), ZoneInfo(zone)).timestamp()) * 1000
    if not now < at < now + MAX_AHEAD_MS:
        raise Refusal("error-bad-day", day=quote_input(text))
    return at


async def vacation_panel(dojo: Dojo, user: int, say: Say) -> ui.LayoutView:
    opened, days = await dojo.vacations.of(user), await dojo.vacations.days_left(user)
    left = f"-# {say('vacation-left', days=days)}"
    if opened:
        head = say("vacation-away", when=countdown(opened.until_at))
        return card(head, left, row(press(say, "vacationend", "")), colour=GOLD)
    zone = (await dojo.preferences.settings(user)).zone
    return card(say("vacation-at-home"), left, row(days_pick(days, dojo.now(), zone, say)) if days else None)


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
        raise Forged
    await click.dojo.vacations.begin(click.user, click.dojo.now() + days * DAY)
    await show_vacation(click)


@on("vacationend")
async def end_vacation(click: Click) -> None:
    await click.dojo.vacations.end(click.user)
    await show_vacation(click)


async def show_vacation(click: Click) -> None:
    await click.replace(await vacation_panel(click.dojo, click.user, click.say))


# `/block`: the people a player does not want to meet; nobody else learns of it.

MAX_LISTED = 25  # options of a select


@command("command-block", user="command-block-user")
async def block(interaction: discord.Interaction, user: discord.User | None = None) -> None:
    blocks = dojo_of(interaction).blocks
    if user and user.bot:
        raise Refusal("error-not-blockable")
    if user:
        await blocks.block(interaction.user.id, user.id)
    await show(interaction, blocks_panel(await blocks.of(interaction.user.id), speaker_for(interaction)))


@on("unblock")
async def unblock(click: Click) -> None:
    await click.dojo.blocks.unblock(click.user, parse_number(click.value))
    await click.replace(blocks_panel(await click.dojo.blocks.of(click.user), click.say))


def blocks_panel(blocked: list[tuple[int, str]], say: Say) -> ui.LayoutView:
    if not blocked:
        return card(say("blocks-none"))
    shown, more = blocked[:MAX_LISTED], len(blocked) - MAX_LISTED
    former = say("former-player", number=1)
    names = [f"{number}. {former if id < 0 else f'<@{id}>'}" for number, (id, _) in enumerate(shown, 1)]
    options = [
        SelectOption(label=f"{number}. {former if id < 0 else clean(name) or id}"[:100], value=str(id))
        for number, (id, name) in enumerate(shown, 1)
    ]
    beyond = [f"-# {say('blocks-more', count=more)}"] if more > 0 else []
    return card(
        say("blocks-head", count=len(blocked)),
        "\n".join([*names, *beyond]),
        row(Pick("unblock", "", options=options, placeholder=say("blocks-pick"))),
    )

"""A player's preferences: notices, quiet hours, how moves are sent, language and display."""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from dojo.clock.quiet_hours import DAY_MINUTES, MAX_QUIET_MINUTES, Quiet
from dojo.clock.zones import known_zone
from dojo.errors import require_option
from engine.core import BadOption
from storage.store import Store

NOTICES: Final = ("dm", "thread", "digest", "none")  # the default first
NOTIFIED_AT_ONCE: Final = ("dm", "thread")  # of those who want to hear of their match at once
SENDINGS: Final = ("hold", "once", "confirm")


@dataclass(frozen=True, slots=True)
class Preferences:
    """The defaults are for people who have never chosen anything."""

    notices: str = "dm"
    sending: str = "hold"
    language: str = ""  # "": as Discord says
    text_first: bool = False
    colour_safe: bool = False
    quiet: Quiet | None = None


DEFAULTS: Final = Preferences()


def dm_of(row: Any) -> str:
    """Whether somebody gets DMs: "yes", "no", or "closed" if they want DMs but Discord refuses them."""
    return "no" if not row["dm"] or row["notices"] != "dm" else "closed" if row["dm_closed"] else "yes"


def preferences(row: Any) -> Preferences:
    """Preferences from a row with their columns."""
    return Preferences(
        notices=row["notices"],
        sending=row["sending"],
        language=row["language"],
        text_first=bool(row["text_first"]),
        colour_safe=bool(row["colour_safe"]),
        quiet=None if row["quiet_from"] is None else Quiet(row["quiet_from"], row["quiet_to"], row["zone"]),
    )


HOUR_MINUTES: Final = 60
QUIET_MINUTES: Final = 9 * HOUR_MINUTES  # the default length of quiet hours
DEFAULT_DIGEST_HOUR: Final = 8
LANGUAGE: Final = re.compile(r"([a-z]{2}(-[A-Z]{2})?)?")  # languages we don't have are shown in English


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of one person."""

    preferences: Preferences = DEFAULTS
    zone: str = "UTC"
    digest_hour: int = DEFAULT_DIGEST_HOUR  # in that zone
    dm: str = "no"  # their last choice, as in `Player`


class PreferenceChanges:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def settings(self, id: int) -> Settings:
        row = await self._store.read.settled(id=id)
        return _read(row) if row else Settings()

    async def change(self, id: int, name: str, value: str) -> Settings:
        """`name`: a preference, "from", "to", "zone" or "hour". Raises `BadOption` or `NoSuchZone`."""
        async with self._store.transaction() as queries:
            await queries.hold_person(id=id)
            row = await queries.settled(id=id)
            after = _changed(_read(row) if row else Settings(), name, value)
            await queries.settle(id=id, **self._facts(after))
        return after

    def _facts(self, after: Settings) -> dict[str, Any]:
        preferences, quiet = asdict(after.preferences), after.preferences.quiet
        digest = after.preferences.notices == "digest"
        return {
            **{name: int(value) if isinstance(value, bool) else value for name, value in preferences.items()},
            "quiet_from": quiet.start if quiet else None,
            "quiet_to": quiet.end if quiet else None,
            "zone": after.zone,
            "digest_hour": after.digest_hour,
            "digest_at": next_digest(after.digest_hour, after.zone, self._now()) if digest else None,
        }


def _changed(before: Settings, name: str, value: str) -> Settings:
    match name:
        case "notices" | "sending":
            return _with(before, name, require_option(name, value, NOTICES if name == "notices" else SENDINGS))
        case "language":
            return _with(before, name, value if LANGUAGE.fullmatch(value) else require_option(name, value, ("",)))
        case "text_first" | "colour_safe":
            return _with(before, name, require_option(name, value, ("0", "1")) == "1")
        case "from" | "to":
            return _with_quiet(before, name, value)
        case "zone":
            return _with_zone(before, known_zone(value))
        case "hour":
            return replace(before, digest_hour=int(require_option(name, value, [str(hour) for hour in range(24)])))
    raise BadOption("option", name, ("notices", "sending", "language", "zone"))


def next_digest(hour: int, zone: str, now: int) -> int:
    """The next time that it is this hour in this time zone (ms)."""
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    at = here.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if at.astimezone(UTC) <= here.astimezone(UTC):
        at += timedelta(days=1)
    return int(at.astimezone(UTC).timestamp()) * 1000


def _with(before: Settings, name: str, value: Any) -> Settings:
    return replace(before, preferences=replace(before.preferences, **{name: value}))


def _with_quiet(before: Settings, name: str, value: str) -> Settings:
    """The other end of the quiet hours stays where it was, unless they would become too long."""
    if value == "off":
        return _with(before, "quiet", None)
    minute = int(require_option(name, value, [str(minute) for minute in range(0, DAY_MINUTES, HOUR_MINUTES)]))
    quiet = before.preferences.quiet or Quiet(minute, (minute + QUIET_MINUTES) % DAY_MINUTES, before.zone)
    quiet = replace(quiet, start=minute) if name == "from" else replace(quiet, end=minute)
    if not 0 < (quiet.end - quiet.start) % DAY_MINUTES <= MAX_QUIET_MINUTES:
        start, end = (minute, minute + QUIET_MINUTES) if name == "from" else (minute - QUIET_MINUTES, minute)
        quiet = Quiet(start % DAY_MINUTES, end % DAY_MINUTES, before.zone)
    return _with(before, "quiet", quiet)


def _with_zone(before: Settings, zone: str) -> Settings:
    quiet = before.preferences.quiet
    return replace(_with(before, "quiet", replace(quiet, zone=zone) if quiet else None), zone=zone)


def _read(row: Any) -> Settings:
    return Settings(preferences(row), row["zone"], row["digest_hour"], dm_of(row))

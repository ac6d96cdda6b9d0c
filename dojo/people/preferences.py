"""What somebody wishes: how they are told, when not, how their answers are sent, and how they like to read."""

import re
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from dojo.clock.quiet_hours import MOST, Quiet, known_zone
from engine.core import BadOption
from storage.store import Store

NOTICES: Final = ("dm", "thread", "digest", "none")  # the usual one first
SENDINGS: Final = ("hold", "once", "confirm")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What holds for somebody who has never said anything."""

    notices: str = "dm"
    sending: str = "hold"
    language: str = ""  # "": as Discord says
    text_first: bool = False
    colour_safe: bool = False
    quiet: Quiet | None = None


USUAL: Final = Wishes()


def dm_of(row: Any) -> str:
    """Whether somebody is written to: "yes", "no", or "closed" where letters are wanted but Discord refuses them."""
    return "no" if not row["dm"] or row["notices"] != "dm" else "closed" if row["closed"] else "yes"


def wishes(row: Any) -> Wishes:
    """From a row with the columns of somebody's wishes."""
    return Wishes(
        notices=row["notices"],
        sending=row["sending"],
        language=row["language"],
        text_first=bool(row["text_first"]),
        colour_safe=bool(row["colour_safe"]),
        quiet=None if row["quiet_from"] is None else Quiet(row["quiet_from"], row["quiet_to"], row["zone"]),
    )


HOUR: Final = 60  # minutes
NIGHT: Final = 9 * HOUR  # how long quiet hours are until somebody says how long
DAY: Final = 24 * HOUR
MORNING: Final = 8
LANGUAGE: Final = re.compile(r"([a-z]{2}(-[A-Z]{2})?)?")  # one there are no words for is read in English


@dataclass(frozen=True, slots=True)
class Settled:
    """All that somebody may settle."""

    wishes: Wishes = USUAL
    zone: str = "UTC"
    digest_hour: int = MORNING  # in that zone
    dm: str = "no"  # whether letters were wanted last: as a player's


class Wishing:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def settled(self, id: int) -> Settled:
        row = await self._store.read.settled(id=id)
        return _read(row) if row else Settled()

    async def settle(self, id: int, name: str, value: str) -> Settled:
        """`name` is a wish, "from", "to", "zone" or "hour"; what cannot be meant is refused."""
        async with self._store.transaction() as desk:
            await desk.hold_person(id=id)
            row = await desk.settled(id=id)
            after = _changed(_read(row) if row else Settled(), name, value)
            await desk.settle(id=id, **self._facts(after))
        return after

    def _facts(self, after: Settled) -> dict[str, Any]:
        wished, quiet = asdict(after.wishes), after.wishes.quiet
        digest = after.wishes.notices == "digest"
        return {
            **{name: int(value) if isinstance(value, bool) else value for name, value in wished.items()},
            "quiet_from": quiet.start if quiet else None,
            "quiet_to": quiet.end if quiet else None,
            "zone": after.zone,
            "digest_hour": after.digest_hour,
            "digest_at": next_digest(after.digest_hour, after.zone, self._now()) if digest else None,
        }


def _changed(before: Settled, name: str, value: str) -> Settled:
    match name:
        case "notices" | "sending":
            return _wishing(before, name, chosen(name, value, NOTICES if name == "notices" else SENDINGS))
        case "language":
            return _wishing(before, name, value if LANGUAGE.fullmatch(value) else chosen(name, value, ("",)))
        case "text_first" | "colour_safe":
            return _wishing(before, name, chosen(name, value, ("0", "1")) == "1")
        case "from" | "to":
            return _with_quiet(before, name, value)
        case "zone":
            return _with_zone(before, known_zone(value))
        case "hour":
            return replace(before, digest_hour=int(chosen(name, value, [str(hour) for hour in range(24)])))
    raise BadOption("option", name, ("notices", "sending", "language", "zone"))


def chosen(name: str, value: str, known: Collection[str]) -> str:
    if value not in known:
        raise BadOption(name, value, tuple(known))
    return value


def next_digest(hour: int, zone: str, now: int) -> int:
    """The next time that it is so late there."""
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    at = here.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if at.astimezone(UTC) <= here.astimezone(UTC):
        at += timedelta(days=1)
    return int(at.astimezone(UTC).timestamp()) * 1000


def _wishing(before: Settled, name: str, value: Any) -> Settled:
    return replace(before, wishes=replace(before.wishes, **{name: value}))


def _with_quiet(before: Settled, name: str, value: str) -> Settled:
    """The end stays where it was if that is not too far from a new start."""
    if value == "off":
        return _wishing(before, "quiet", None)
    minute = int(chosen(name, value, [str(minute) for minute in range(0, DAY, HOUR)]))
    quiet = before.wishes.quiet or Quiet(minute, (minute + NIGHT) % DAY, before.zone)
    quiet = replace(quiet, start=minute) if name == "from" else replace(quiet, end=minute)
    if not 0 < (quiet.end - quiet.start) % DAY <= MOST:
        start, end = (minute, minute + NIGHT) if name == "from" else (minute - NIGHT, minute)
        quiet = Quiet(start % DAY, end % DAY, before.zone)
    return _wishing(before, "quiet", quiet)


def _with_zone(before: Settled, zone: str) -> Settled:
    quiet = before.wishes.quiet
    return replace(_wishing(before, "quiet", replace(quiet, zone=zone) if quiet else None), zone=zone)


def _read(row: Any) -> Settled:
    return Settled(wishes(row), row["zone"], row["digest_hour"], dm_of(row))

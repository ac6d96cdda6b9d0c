"""Time zones, by the names that people type."""

from difflib import get_close_matches
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from dojo.errors import DojoError

MAX_SUGGESTIONS: Final = 3


class NoSuchZone(DojoError):
    """There is no such time zone. `near`: the most similar names."""

    key = "error-no-such-zone"


@cache
def zones() -> dict[str, str]:
    """Time zones by lower-case name: those of places, because they know daylight saving time, and UTC."""
    named = {zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "SystemV/"))}
    return {zone.lower(): zone for zone in sorted(named | {"UTC"})}


def known_zone(typed: str) -> str:
    """A time zone by its name, or by its city alone. Raises `NoSuchZone`."""
    wanted = typed.strip().lower().replace(" ", "_")
    by_city = {zone.rpartition("/")[2]: name for zone, name in zones().items()}
    found = zones().get(wanted) or by_city.get(wanted)
    if found:
        return found
    near = [
        *get_close_matches(wanted, by_city, MAX_SUGGESTIONS, 0.6),
        *get_close_matches(wanted, zones(), MAX_SUGGESTIONS, 0.6),
    ]
    names = list(dict.fromkeys(by_city.get(each) or zones()[each] for each in near))[:MAX_SUGGESTIONS]
    raise NoSuchZone(zone=typed.strip()[:40] or "-", count=len(names), near=tuple(names))

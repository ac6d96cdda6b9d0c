"""Time zones by name, and the likeliest ones where a name is not known."""

from difflib import get_close_matches
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from dojo.errors import DojoError

SHOWN: Final = 3  # suggestions


class NoSuchZone(DojoError):
    """The names most like it are told."""

    key = "error-no-such-zone"


@cache
def zones() -> dict[str, str]:
    """By lower case; those of a place, which know of its changes of clocks, and the one of the whole world."""
    named = {zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "SystemV/"))}
    return {zone.lower(): zone for zone in sorted(named | {"UTC"})}


def known_zone(typed: str) -> str:
    """A zone by its name, or by the name of its city alone."""
    wanted = typed.strip().lower().replace(" ", "_")
    by_city = {zone.rpartition("/")[2]: name for zone, name in zones().items()}
    found = zones().get(wanted) or by_city.get(wanted)
    if found:
        return found
    near = [*get_close_matches(wanted, by_city, SHOWN, 0.6), *get_close_matches(wanted, zones(), SHOWN, 0.6)]
    names = list(dict.fromkeys(by_city.get(each) or zones()[each] for each in near))[:SHOWN]
    raise NoSuchZone(zone=typed.strip()[:40] or "-", count=len(names), near=", ".join(names))

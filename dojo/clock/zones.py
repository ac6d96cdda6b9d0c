"""Time zones, by the names that people type."""

import re
import zoneinfo
from collections import defaultdict
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import combining, normalize

from dojo.errors import DojoError

zoneinfo.reset_tzpath(to=())  # the system's rules may be years old: those of the package `tzdata` are pinned

MAX_SUGGESTIONS: Final = 3
OFFSET: Final = re.compile(r"(?:utc|gmt)?_?([+-])0?(\d{1,2})(?::?00)?")
MOST_HOURS: Final = {"+": 14, "-": 12}
# By the clock that goes by each of these, in winter and in summer.
ABBREVIATIONS: Final = {
    "UTC": "gmt z", "Europe/London": "bst wet", "Europe/Berlin": "cet cest mez mesz", "Europe/Athens": "eet eest",
    "Europe/Moscow": "msk", "Asia/Kolkata": "ist", "Asia/Tokyo": "jst", "Asia/Seoul": "kst", "Asia/Singapore": "sgt",
    "Australia/Sydney": "aest aedt", "Pacific/Auckland": "nzst nzdt", "America/New_York": "est edt et",
    "America/Chicago": "cst cdt ct", "America/Denver": "mst mdt mt", "America/Los_Angeles": "pst pdt pt",
    "America/Sao_Paulo": "brt", "America/Argentina/Buenos_Aires": "art",
}  # fmt: skip
# Big cities that have no zone of their own name, and names in other languages of those that have one.
CITIES: Final = {
    "Europe/Berlin": "deutschland munich munchen hamburg cologne koln frankfurt "
    "stuttgart dusseldorf leipzig dresden bremen hanover",
    "Europe/London": "londres manchester birmingham liverpool leeds glasgow edinburgh cardiff bristol",
    "Europe/Paris": "lyon marseille toulouse nice nantes strasbourg bordeaux lille",
    "Europe/Madrid": "espana barcelona valencia sevilla seville bilbao malaga zaragoza",
    "Europe/Rome": "roma milan milano naples napoli turin torino florence venice",
    "Europe/Vienna": "osterreich wien graz salzburg", "Europe/Zurich": "schweiz suisse geneva geneve genf basel bern",
    "Europe/Amsterdam": "rotterdam the_hague den_haag utrecht", "Europe/Brussels": "antwerp ghent",
    "Europe/Warsaw": "krakow gdansk wroclaw", "Europe/Lisbon": "lisboa porto",
    "Europe/Stockholm": "gothenburg goteborg malmo", "Europe/Prague": "prag praha brno",
    "Europe/Moscow": "saint_petersburg", "Europe/Kyiv": "lviv odesa kharkiv", "Europe/Istanbul": "ankara izmir",
    "Europe/Copenhagen": "kobenhavn aarhus",
    "America/New_York": "boston washington washington_dc philadelphia miami "
    "atlanta orlando pittsburgh charlotte cleveland",
    "America/Chicago": "dallas houston austin san_antonio new_orleans "
    "minneapolis st_louis milwaukee nashville memphis",
    "America/Denver": "salt_lake_city albuquerque colorado_springs", "America/Toronto": "montreal ottawa quebec",
    "America/Los_Angeles": "san_francisco seattle san_diego portland las_vegas san_jose sacramento oakland",
    "America/Edmonton": "calgary", "America/Sao_Paulo": "rio_de_janeiro rio brasilia belo_horizonte curitiba",
    "America/Mexico_City": "guadalajara puebla ciudad_de_mexico cdmx", "America/Bogota": "medellin cali",
    "America/Argentina/Buenos_Aires": "rosario la_plata",
    "Asia/Shanghai": "beijing peking shenzhen guangzhou wuhan chengdu",
    "Asia/Kolkata": "mumbai delhi new_delhi bangalore bengaluru chennai hyderabad calcutta pune",
    "Asia/Manila": "quezon_city",
    "Asia/Tokyo": "osaka kyoto nagoya sapporo fukuoka yokohama kobe hiroshima sendai tokio 日本 東京 大阪",
    "Asia/Seoul": "busan incheon", "Asia/Jerusalem": "tel_aviv haifa", "Asia/Karachi": "lahore islamabad",
    "Asia/Ho_Chi_Minh": "hanoi saigon", "Asia/Dubai": "abu_dhabi", "Asia/Riyadh": "jeddah mecca",
    "Africa/Johannesburg": "cape_town durban pretoria", "Africa/Lagos": "abuja",
    "Australia/Sydney": "canberra newcastle", "Pacific/Auckland": "wellington christchurch",
}  # fmt: skip


class NoSuchZone(DojoError):
    """There is no such time zone. `near`: the most similar names, or those of a country that has several."""

    key = "error-no-such-zone"


@cache
def zones() -> dict[str, str]:
    """Time zones by lower-case name: those of places, because they know daylight saving time, and UTC."""
    available = zoneinfo.available_timezones()
    named = {zone for zone in available if "/" in zone and not zone.startswith(("Etc/", "SystemV/"))}
    return {zone.lower(): zone for zone in sorted(named | {"UTC"})}


@cache
def places() -> dict[str, str]:
    """Zones by the city they are named after, and by what else they are known as."""
    found = {zone.rpartition("/")[2]: name for zone, name in zones().items()}
    found |= {
        word: zone for table in (ABBREVIATIONS, CITIES) for zone, words in table.items() for word in words.split()
    }
    return found | {country: here[0] for country, here in countries().items() if len(here) == 1}


@cache
def countries() -> dict[str, tuple[str, ...]]:
    """The zones of each country by its English name: what most of it has, or else all, well-known ones first."""
    data = files("tzdata") / "zoneinfo"
    found, main = defaultdict[str, list[str]](list), dict[str, list[str]]()
    for code, _, zone, *comment in _rows((data / "zone.tab").read_text("utf-8")):
        found[code].append(zone)
        if any(each.startswith("most of") or "mainland" in each for each in comment):
            main[code] = [zone]
    found |= main
    known = {*ABBREVIATIONS, *CITIES}
    names = _rows((data / "iso3166.tab").read_text("utf-8"))
    return {folded(name): tuple(sorted(found[code], key=lambda zone: zone not in known)) for code, name in names}


def _rows(table: str) -> list[list[str]]:
    return [line.split("\t") for line in table.splitlines() if line[:1] != "#"]


def folded(typed: str) -> str:
    """In lower case, without accents, and with underscores for blanks, as zones are named."""
    plain = "".join(sign for sign in normalize("NFKD", typed.strip().lower()) if not combining(sign))
    return "_".join(plain.replace("ø", "o").split())


def known_zone(typed: str) -> str:
    """A time zone by its name, or by its city, its country, its abbreviation or its offset. Raises `NoSuchZone`."""
    wanted = folded(typed)
    if found := zones().get(wanted) or places().get(wanted) or fixed(wanted):
        return found
    near = [
        *countries().get(wanted, ()),
        *(places()[each] for each in get_close_matches(wanted, places(), MAX_SUGGESTIONS, 0.75)),
        *(zones()[each] for each in get_close_matches(wanted, zones(), MAX_SUGGESTIONS, 0.75)),
    ]
    names = list(dict.fromkeys(near))[:MAX_SUGGESTIONS]
    raise NoSuchZone(zone=typed.strip()[:40] or "-", count=len(names), near=tuple(names))


def fixed(wanted: str) -> str | None:
    """The zone that is always so many whole hours from UTC. Its own name has the sign the other way round."""
    given = OFFSET.fullmatch(wanted)
    if not given or int(given[2]) > MOST_HOURS[given[1]]:
        return None
    hours = int(given[2])
    return f"Etc/GMT{'-' if given[1] == '+' else '+'}{hours}" if hours else "UTC"


def zone_label(zone: str) -> str:
    """The name to show, such as "UTC+2"."""
    sign, hours = zone[len("Etc/GMT") :][:1], zone[len("Etc/GMT") + 1 :]
    return f"UTC{'+' if sign == '-' else '-'}{hours}" if zone.startswith("Etc/GMT") else zone

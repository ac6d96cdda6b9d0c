"""Which time zones are offered to whom."""

from zoneinfo import ZoneInfo

import discord
import pytest

from cogs.people.settings import LIKELY, MAX_ZONES, OTHER, POPULAR, likely_zones, zone_pick
from faces.translation import speaker


@pytest.mark.parametrize("language", [locale.value for locale in discord.Locale])
def test_the_list_starts_where_people_of_that_language_live_and_fits(language):
    zones = likely_zones(language, "Pacific/Chatham")
    assert zones[: len(LIKELY[language])] == list(LIKELY[language])
    assert zones[len(LIKELY[language])] == "Pacific/Chatham"
    assert {"Pacific/Chatham", "UTC", "Europe/Berlin", "America/New_York"} <= set(zones)
    assert len(zones) == len(set(zones)) <= MAX_ZONES
    assert {ZoneInfo(zone).key for zone in zones} == set(zones)


def test_a_language_that_is_new_to_us_gets_the_popular_zones():
    assert likely_zones("xx", "UTC") == list(POPULAR)


def test_all_other_zones_come_last_and_the_present_one_is_chosen():
    options = zone_pick(likely_zones("de", "Asia/Tokyo"), "Asia/Tokyo", speaker("en")).options
    assert (options[0].value, options[-1].value) == ("Europe/Berlin", OTHER)
    assert [option.value for option in options if option.default] == ["Asia/Tokyo"]
    assert len(options) <= 25

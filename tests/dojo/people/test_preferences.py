"""Settings: each change is written at once, only what can be meant, and it holds wherever the person sits."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from dojo.clock.quiet_hours import Quiet
from dojo.clock.zones import NoSuchZone, known_zone
from dojo.people.preferences import DEFAULTS, PreferenceChanges, Settings, next_digest
from engine.core import BadOption
from tests.dojo.hall import AIKO, BRUNO


@pytest.fixture
async def wishing(hall, store, clock):
    for each in (AIKO, BRUNO):
        await hall.people.remember(each.id, each.name, each.locale)
    return PreferenceChanges(store, clock)


async def settle(wishing, *changes):
    for name, value in changes:
        settled = await wishing.change(AIKO.id, name, value)
    return settled


async def test_nothing_said_is_the_usual(wishing):
    assert await wishing.settings(AIKO.id) == Settings()
    assert await wishing.settings(12345) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "stored"),
    [
        ("notices", "digest", "digest"),
        ("sending", "confirm", "confirm"),
        ("language", "de", "de"),
        ("language", "", ""),
        ("text_first", "1", True),
        ("colour_safe", "1", True),
        ("colour_safe", "0", False),
    ],
)
async def test_a_wish_is_written_and_others_stay(wishing, name, value, stored):
    await settle(wishing, ("from", "1320"), (name, value))
    kept = await wishing.settings(AIKO.id)
    assert getattr(kept.preferences, name) == stored
    assert kept.preferences.quiet == Quiet(1320, 420, "UTC")
    assert await wishing.settings(BRUNO.id) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("notices", "pigeon"),
        ("sending", ""),
        ("language", "Klingon"),
        ("text_first", "2"),
        ("from", "13"),
        ("to", "1440"),
        ("hour", "24"),
        ("dm", "1"),
    ],
)
async def test_what_cannot_be_meant_is_refused_and_changes_nothing(wishing, name, value):
    with pytest.raises(BadOption):
        await wishing.change(AIKO.id, name, value)
    assert await wishing.settings(AIKO.id) == Settings()


@pytest.mark.parametrize(
    ("changes", "quiet"),
    [
        ([("from", "1320")], (1320, 420)),
        ([("from", "1320"), ("to", "480")], (1320, 480)),
        ([("from", "1320"), ("to", "480"), ("from", "1380")], (1380, 480)),
        ([("from", "1320"), ("to", "660")], (120, 660)),  # thirteen hours: the start follows
        ([("from", "1320"), ("to", "600"), ("from", "600")], (600, 1140)),
        ([("from", "1320"), ("to", "1320")], (780, 1320)),
        ([("from", "1320"), ("zone", "berlin")], (1320, 420)),
        ([("from", "1320"), ("from", "off")], None),
    ],
)
async def test_quiet_hours_are_at_most_twelve(wishing, changes, quiet):
    found = (await settle(wishing, *changes)).preferences.quiet
    assert (found and (found.start, found.end)) == quiet
    assert found is None or 0 < (found.end - found.start) % 1440 <= 720


async def test_a_zone_holds_for_quiet_hours_before_and_after(wishing):
    assert (await settle(wishing, ("zone", "Asia/Tokyo"), ("from", "0"))).preferences.quiet.zone == "Asia/Tokyo"
    assert (await settle(wishing, ("zone", "Europe/Berlin"))).preferences.quiet.zone == "Europe/Berlin"


async def test_it_is_read_with_every_seat_and_with_every_guest(hall, wishing):
    table, lobby = await hall.match(BRUNO, AIKO), await hall.lobby(AIKO)
    await settle(wishing, ("language", "de"), ("from", "1320"), ("text_first", "1"))
    player = (await hall.referee.table(table.id)).players[1]
    assert (player.locale, player.preferences.quiet, player.preferences.text_first) == (
        "de",
        Quiet(1320, 420, "UTC"),
        True,
    )
    assert (await hall.lobbies.get(lobby.id)).players[0].preferences == player.preferences
    assert (await hall.referee.table(table.id)).players[0].preferences == DEFAULTS
    assert (await hall.people.remember(AIKO.id, "Aiko", "ja")).language == "de"
    assert (await hall.referee.table(table.id)).players[1].locale == "de", "not Discord's"


async def test_dms_come_only_to_those_who_want_to_be_told_by_dm(hall, wishing):
    table = await hall.match(AIKO, BRUNO)
    await hall.people.wants_dm(table.id, AIKO.id, True)
    for notices, dm in (("dm", "yes"), ("thread", "no"), ("none", "no"), ("dm", "yes")):
        await settle(wishing, ("notices", notices))
        assert (await hall.referee.table(table.id)).players[0].dm == dm


async def test_a_digest_is_due_only_while_one_is_wanted(wishing, store, clock):
    async def due():
        return (await store.read.kept_person(id=AIKO.id))["digest_at"]

    await settle(wishing, ("notices", "digest"), ("hour", "20"), ("zone", "Asia/Tokyo"))
    at = datetime.fromtimestamp(await due() / 1000, ZoneInfo("Asia/Tokyo"))
    assert (at.hour, at.minute) == (20, 0)
    assert clock.at < await due() <= clock.at + 86_400_000
    await settle(wishing, ("notices", "thread"))
    assert await due() is None


@pytest.mark.parametrize(
    ("now", "hours"),
    [
        ("2026-03-28 07:00", 23),
        ("2026-03-28 06:59", 1 / 60),
        ("2026-03-28 07:01", 23 - 1 / 60),
        ("2026-10-24 06:00", 25),
    ],
)
def test_a_digest_keeps_to_the_clock_on_the_wall(now, hours):
    """Clocks change in the nights after."""
    zone = "Europe/Berlin"
    at = datetime.strptime(now, "%Y-%m-%d %H:%M").replace(tzinfo=UTC).timestamp() * 1000
    assert next_digest(8, zone, int(at)) - at == pytest.approx(hours * 3_600_000)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        (" europe/berlin ", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("tokyo", "Asia/Tokyo"),
        ("utc", "UTC"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
    ],
)
def test_a_zone_is_known_by_its_name_or_by_its_city(typed, zone):
    found = known_zone(typed)
    assert found.rpartition("/")[2] == zone.rpartition("/")[2]
    assert ZoneInfo(found)


@pytest.mark.parametrize(
    ("typed", "near"), [("Europa/Berlin", "Europe/Berlin"), ("Lisboa", "Europe/Lisbon"), ("Tokio", "Asia/Tokyo")]
)
def test_a_zone_that_is_not_known_brings_the_nearest(typed, near):
    with pytest.raises(NoSuchZone) as refusal:
        known_zone(typed)
    assert near in refusal.value.facts["near"]


@pytest.mark.parametrize("typed", ["", "   ", "qqqqqq", "../../etc/passwd", "x" * 4000])
def test_nonsense_is_no_zone(typed):
    with pytest.raises(NoSuchZone) as refusal:
        known_zone(typed)
    assert len(str(refusal.value.facts["zone"])) <= 40

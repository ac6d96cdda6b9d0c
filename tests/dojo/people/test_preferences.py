"""Settings: each change is written at once, only what can be meant, and it holds wherever the person sits."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.clock.quiet_hours import Quiet
from dojo.clock.zones import NoSuchZone, known_zone
from dojo.people.preferences import DEFAULTS, Settings, next_digest
from engine.core import BadOption
from tests.dojo.hall import AIKO, BRUNO, refused


@pytest.fixture
def settle(hall):
    async def settled(*changes):
        await hall.people.remember(AIKO.id, AIKO.name, AIKO.locale)
        for name, value in changes:
            await hall.preferences.change(AIKO.id, name, value)
        return await hall.preferences.settings(AIKO.id)

    return settled


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
async def test_a_wish_is_written_and_others_stay(hall, settle, name, value, stored):
    kept = (await settle(("from", "1320"), (name, value))).preferences
    assert (getattr(kept, name), kept.quiet) == (stored, Quiet(1320, 420, "UTC"))
    assert await hall.preferences.settings(BRUNO.id) == Settings()


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
async def test_what_cannot_be_meant_is_refused_and_changes_nothing(settle, name, value):
    await refused(BadOption, settle((name, value)))
    assert await settle() == Settings()


@pytest.mark.parametrize(
    ("changes", "quiet"),
    [
        ([("from", "1320")], Quiet(1320, 420)),
        ([("from", "1320"), ("to", "480")], Quiet(1320, 480)),
        ([("from", "1320"), ("to", "480"), ("from", "1380")], Quiet(1380, 480)),
        ([("from", "1320"), ("to", "660")], Quiet(120, 660)),  # thirteen hours: the start follows
        ([("from", "1320"), ("to", "600"), ("from", "600")], Quiet(600, 1140)),
        ([("from", "1320"), ("to", "1320")], Quiet(780, 1320)),
        ([("from", "1320"), ("zone", "berlin")], Quiet(1320, 420, "Europe/Berlin")),
        ([("zone", "Asia/Tokyo"), ("from", "0")], Quiet(0, 540, "Asia/Tokyo")),
        ([("from", "1320"), ("from", "off")], None),
    ],
)
async def test_quiet_hours_are_at_most_twelve_in_the_zone_chosen_before_or_after(settle, changes, quiet):
    assert (await settle(*changes)).preferences.quiet == quiet


async def test_it_is_read_with_every_seat_and_with_every_guest(hall, settle):
    table, lobby = await hall.match(BRUNO, AIKO), await hall.lobby(AIKO)
    await settle(("language", "de"), ("from", "1320"), ("text_first", "1"))
    other, player = (await hall.referee.table(table.id)).players
    wishes = player.preferences
    assert (player.locale, wishes.quiet, wishes.text_first) == ("de", Quiet(1320, 420, "UTC"), True)
    assert ((await hall.lobbies.get(lobby.id)).players[0].preferences, other.preferences) == (wishes, DEFAULTS)
    assert (await hall.people.remember(AIKO.id, "Aiko", "ja")).language == "de"
    assert (await hall.referee.table(table.id)).players[1].locale == "de", "not Discord's"


async def test_dms_come_only_to_those_who_want_to_be_told_by_dm(hall, settle):
    table = await hall.match(AIKO, BRUNO)
    await hall.people.wants_dm(table.id, AIKO.id, True)
    for notices, dm in (("dm", "yes"), ("thread", "no"), ("none", "no"), ("dm", "yes")):
        await settle(("notices", notices))
        assert (await hall.referee.table(table.id)).players[0].dm == dm


async def test_a_digest_is_due_only_while_one_is_wanted(settle, store, clock):
    async def due():
        return (await store.read.kept_person(id=AIKO.id))["digest_at"]

    await settle(("notices", "digest"), ("hour", "20"), ("zone", "Asia/Tokyo"))
    at = datetime.fromtimestamp(await due() / 1000, ZoneInfo("Asia/Tokyo"))
    assert (at.hour, at.minute, clock.at < await due() <= clock.at + DAY) == (20, 0, True)
    await settle(("notices", "thread"))
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
    at = datetime.strptime(now, "%Y-%m-%d %H:%M").replace(tzinfo=UTC).timestamp() * 1000
    assert next_digest(8, "Europe/Berlin", int(at)) - at == pytest.approx(hours * HOUR)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        (" europe/berlin ", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
    ],
)
def test_a_zone_is_known_by_its_name_or_by_its_city(typed, zone):
    assert known_zone(typed).rpartition("/")[2] == zone.rpartition("/")[2]


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        *(("Europa/Berlin", "Europe/Berlin"), ("Lisboa", "Europe/Lisbon"), ("Tokio", "Asia/Tokyo")),
        *((nonsense, None) for nonsense in ("", "   ", "qqqqqq", "../../etc/passwd", "x" * 4000)),
    ],
)
def test_a_zone_that_is_not_known_brings_the_nearest(typed, near):
    with pytest.raises(NoSuchZone) as refusal:
        known_zone(typed)
    facts = refusal.value.facts
    assert (near is None or near in facts["near"], len(facts["zone"]) <= 40) == (True, True)

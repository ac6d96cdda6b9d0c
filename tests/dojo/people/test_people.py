"""Who is written to, how they wish it, and what waits for them."""

import zoneinfo
from datetime import UTC, datetime

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.clock.quiet_hours import Quiet
from dojo.clock.zones import NoSuchZone, known_zone, zone_label
from dojo.match.messages import Places
from dojo.people.people import Player
from dojo.people.preferences import DEFAULTS, Settings, next_digest
from dojo.people.turns import PAGE_SIZE
from engine.core import BadOption
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, NOON, refused


async def dms(hall, *tables):
    return [(await hall.referee.table(table.id)).players[0].dm for table in tables]


async def test_who_says_yes_in_the_lobby_is_written_to_in_the_match_and_in_the_next(hall):
    assert (await hall.lobby(AIKO)).players[0].dm == "no"
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.people.wants_dm(lobby.id, AIKO.id, True)
    assert [player.dm for player in (await hall.lobbies.get(lobby.id)).players] == ["yes", "no"]
    assert [player.dm for player in (await hall.begun(lobby)).players] == ["yes", "no"]
    assert (await hall.lobby(AIKO)).players[0].dm == "yes"
    await hall.people.wants_dm(lobby.id, AIKO.id, False)
    assert (await hall.lobby(AIKO)).players[0].dm == "no"


async def test_saying_no_in_one_match_leaves_the_other_as_it_is_and_saying_it_in_the_last_means_to_be_mentioned(hall):
    first, second = await hall.match(), await hall.match()
    for table in (first, second):
        await hall.people.wants_dm(table.id, AIKO.id, True)
    await hall.people.wants_dm(second.id, AIKO.id, False)
    assert (await dms(hall, first, second), (await hall.people.preferences(AIKO.id)).notices) == (["yes", "no"], "dm")
    await hall.people.wants_dm(first.id, AIKO.id, False)
    assert (await hall.people.preferences(AIKO.id)).notices == "thread"


async def test_doors_closed_by_discord_are_remembered_everywhere_until_they_open_and_all_hands_are_sent(hall):
    tables = [await hall.match(), await hall.match()]
    await hall.people.dm_closed(AIKO.id)
    assert await dms(hall, *tables) == ["no", "no"], "they didn't want any"
    for table in tables:
        await hall.people.wants_dm(table.id, AIKO.id, True)
    assert await dms(hall, *tables) == ["closed", "closed"]
    assert (await hall.lobby(AIKO)).players[0].dm == "closed"
    await hall.told()
    await hall.people.dm_open(AIKO.id)
    assert await dms(hall, *tables) == ["yes", "yes"]
    told = {(notice.match, notice.kind, notice.seat) for notice in await hall.told()}
    assert told == {(table.id, "hand", 0) for table in tables}


async def test_a_hand_is_sent_at_once_to_who_says_yes_and_taken_down_from_who_says_no(hall):
    table = await hall.match()
    await hall.told()
    await hall.people.wants_dm(table.id, BRUNO.id, True)
    assert await hall.heard() == [("hand", 1)]
    await hall.messages.delivered(table.id, Places(hands={1: 99}), [])
    await hall.people.wants_dm(table.id, BRUNO.id, True)
    assert await hall.heard() == [], "they have it already"
    await hall.people.wants_dm(table.id, BRUNO.id, False)
    assert await hall.heard() == [("hand", 1)]


async def test_dms_come_in_the_language_last_spoken_and_under_the_name_of_the_server(hall):
    table = await hall.match()
    await hall.people.remember(AIKO.id, "a. from elsewhere", "ja")
    assert (await hall.referee.table(table.id)).players[0] == Player(AIKO.id, "Aiko", "no", "ja")
    lobby = await hall.lobby(replace(AIKO, locale="de"))
    assert (await hall.lobbies.get(lobby.id)).players[0].locale == "de"


async def test_a_server_that_lets_us_in_again_opens_the_doors_of_who_plays_there(hall):
    table = await hall.match(AIKO, BRUNO)
    await hall.people.wants_dm(table.id, AIKO.id, True)
    await hall.people.dm_closed(AIKO.id)
    await hall.told()
    assert (await hall.people.reopen_dms(table.guild + 1), await dms(hall, table)) == ([], ["closed"])
    assert (await hall.people.reopen_dms(table.guild), await dms(hall, table)) == ([table.id], ["yes"])
    assert ("hand", 0) in await hall.heard()


async def test_somebody_erased_since_their_click_came_is_served(hall):
    """Or a stranger, whose click was forged."""
    await hall.vacations.begin(AIKO.id, hall.clock.at + DAY)
    await hall.preferences.change(BRUNO.id, "notices", "thread")
    await hall.reports.write(CHLOE.id, "He cheats.")


async def test_who_has_begun_the_lessons_or_finished_a_match_is_not_new_to_a_game(hall):
    assert await hall.learners.is_new(AIKO.id, "kengo")
    for lesson in (2, 3):
        await hall.learners.reach(AIKO, "kengo", lesson)
    await hall.over(game="kendo")
    assert [await hall.learners.is_new(AIKO.id, key) for key in ("kengo", "kendo", "kaito")] == [False, False, True]
    assert [await hall.learners.reached(AIKO.id, key) for key in ("kengo", "kaito")] == [3, 0]


@pytest.fixture
def settle(hall):
    async def settled(*changes):
        await hall.people.remember(AIKO.id, AIKO.name, AIKO.locale)
        for name, value in changes:
            await hall.preferences.change(AIKO.id, name, value)
        return await hall.preferences.settings(AIKO.id)

    return settled


WISHES = [("notices", "digest", "digest"), ("sending", "confirm", "confirm"), ("language", "de", "de")]
WISHES += [("text_first", "1", True), ("colour_safe", "1", True), ("colour_safe", "0", False)]


@pytest.mark.parametrize(("name", "value", "stored"), WISHES)
async def test_a_wish_is_written_and_others_stay(hall, settle, name, value, stored):
    kept = (await settle(("from", "1320"), (name, value))).preferences
    assert (getattr(kept, name), kept.quiet) == (stored, Quiet(1320, 420, "UTC"))
    assert await hall.preferences.settings(BRUNO.id) == Settings()


NONSENSE = {"notices": "pigeon", "sending": "", "language": "Klingon", "text_first": "2"}
NONSENSE |= {"from": "13", "to": "1440", "hour": "24", "dm": "1"}


@pytest.mark.parametrize(("name", "value"), NONSENSE.items())
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


ZONES = {
    " europe/berlin ": "Europe/Berlin", "new york": "America/New_York", "utc": "UTC", "GMT+2": "Etc/GMT-2",
    "utc-05:00": "Etc/GMT+5", "EST": "America/New_York", "Munich": "Europe/Berlin", "Köln": "Europe/Berlin",
    "Japan": "Asia/Tokyo", "日本": "Asia/Tokyo", "São Paulo": "America/Sao_Paulo", "Germany": "Europe/Berlin",
}  # fmt: skip
NEAREST = {"Europa/Berlin": "Europe/Berlin", "United States": "America/Chicago", "Brasil": "America/Sao_Paulo"}
NOWHERE = ("Mars", "GMT+15", "", "   ", "../../etc/passwd", "x" * 4000)


@pytest.mark.parametrize("typed", [*ZONES, *NEAREST, *NOWHERE])
def test_a_zone_is_known_by_its_name_or_its_city_and_one_that_is_not_brings_the_nearest(typed):
    if typed in ZONES:
        assert known_zone(typed) == ZONES[typed]
        return
    with pytest.raises(NoSuchZone) as refusal:
        known_zone(typed)
    facts = refusal.value.facts
    assert (NEAREST.get(typed, "") in facts["near"] or typed in NOWHERE, len(facts["zone"]) <= 40) == (True, True)


def test_the_rules_of_zones_are_those_of_the_package_and_not_of_the_system():
    assert (zoneinfo.TZPATH, zone_label("Etc/GMT-2"), zone_label("Asia/Tokyo")) == ((), "UTC+2", "Asia/Tokyo")


async def many(hall, number, **terms):
    """Matches of Aiko and Bruno that began a minute apart."""
    found = []
    for _ in range(number):
        hall.clock.at += 60_000
        found.append((await hall.match(**terms)).id)
    return found


def ids(page):
    return [turn.id for turn in page.turns]


async def test_pages_go_by_what_is_due_and_then_by_what_has_waited_longest(hall):
    untimed, daily, brisk = [
        await many(hall, number, pace=pace) for number, pace in ((3, "friendly"), (7, "daily"), (2, "brisk"))
    ]
    first, second = await hall.turns.waiting(AIKO.id), await hall.turns.waiting(AIKO.id, 1)
    assert ids(first) + ids(second) == [*brisk, *daily, *untimed]
    assert (len(first.turns), first.total, first.last, second.number) == (PAGE_SIZE, 12, 1, 1)
    assert (first.turns[0].due is None, second.turns[-1].due) == (False, None)
    assert (first.turns[0].opponents, first.turns[0].guild_name) == ((BRUNO.name,), "Dojo")
    assert (await hall.turns.waiting(AIKO.id, 9_999)).number == 0, "a page that is not there is the first"
    assert (await hall.turns.waiting(CHLOE.id)).turns == ()


async def test_all_that_waits_is_listed_oldest_first(hall, clock):
    first, second = await hall.match(options=LONG), await hall.match(AIKO, CHLOE, BRUNO)
    clock.at += 1000
    await hall.show(first, AIKO, BRUNO)
    listed = await hall.turns.asked(AIKO.id)
    assert [(each.id, each.since) for each in listed] == [(second.id, NOON), (first.id, NOON + 1000)]
    assert (listed[0].opponents, listed[0].game, listed[0].guild, listed[0].thread) == (
        ("Chloe", "Bruno"), "morra", 7, None
    )  # fmt: skip


async def test_what_is_answered_or_held_or_left_does_not_wait(hall):
    first, second, third = await many(hall, 3)
    await hall.show(await hall.referee.table(first), AIKO)
    await hall.held_moves.answer(second, AIKO.id, 0, "show 1")
    assert ids(await hall.turns.waiting(AIKO.id)) == [third]
    assert [await hall.turns.count(AIKO.id, but=but) for but in ("", third)] == [1, 0]
    await hall.held_moves.undo(second, AIKO.id, 0)
    assert await hall.turns.count(AIKO.id, but=third) == 1
    for id in (second, third):
        await hall.referee.resign(id, AIKO.id)
    assert (await hall.turns.waiting(AIKO.id)).total == 0
    assert ids(await hall.turns.all_open(AIKO.id)) == [first], "it waits for others"


async def test_the_next_is_the_one_that_is_due_first_and_the_one_just_played_comes_last(hall):
    first, second = await many(hall, 2)
    assert [await hall.turns.next(AIKO.id, last=last) for last in ("", first)] == [first, second]
    await hall.show(await hall.referee.table(second), AIKO)
    assert await hall.turns.next(AIKO.id, last=first) == first
    assert await hall.turns.next(CHLOE.id) is None


async def digesting(hall, hour="8", zone="UTC"):
    await hall.people.remember(AIKO.id, AIKO.name, "de")
    for name, value in (("zone", zone), ("hour", hour), ("notices", "digest")):
        await hall.preferences.change(AIKO.id, name, value)


async def test_a_digest_is_due_at_its_hour_and_the_next_on_the_next_day(hall, clock):
    await digesting(hall)
    assert await hall.digests.due() == []
    clock.at += DAY
    [digest] = await hall.digests.due()
    assert (digest.user, digest.locale, digest.at % DAY, digest.closed) == (AIKO.id, "de", 8 * HOUR, False)
    assert NOON < digest.at <= NOON + DAY
    await hall.digests.done(digest)
    assert await hall.digests.due() == []
    clock.at += 5 * DAY
    await hall.digests.done(digest)  # by another process, which does not move the next
    [late] = await hall.digests.due()
    assert late.at == digest.at + DAY
    await hall.digests.done(late)
    assert await hall.digests.due() == [], "five days that were missed are one DM"
    clock.at += DAY
    await hall.preferences.change(AIKO.id, "notices", "none")
    assert await hall.digests.due() == []

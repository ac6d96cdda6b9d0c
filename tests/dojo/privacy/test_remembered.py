"""Erasing oneself resets no limit and opens no door that others have closed."""

import asyncio

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.errors import CannotJoin, NotInvited, VacationTooLong
from dojo.limits import PINGS_AN_HOUR, REPORTS_A_DAY
from dojo.lobby.limits import TooManyLobbiesOpened
from dojo.match.substitutes import Substitutes
from dojo.people.blocks import Blocks
from dojo.people.people import FORMER
from dojo.people.pings import Pings
from dojo.people.reliability import Habits, habits
from dojo.people.remembered import counts_of, pseudonym
from dojo.people.reports import Reports, TooManyReports
from dojo.people.vacations import YEAR_DAYS
from dojo.privacy.erase import HABITS_REMEMBERED, Privacy
from dojo.privacy.export import ExportedLately, Exports
from dojo.privacy.retention import Retention
from dojo.ratings.leaderboard import Leaderboards
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI


def called(locale, number):
    return "Former player"


@pytest.fixture
async def erase(hall, store, clock):
    for each in (AIKO, BRUNO, CHLOE, DAI):
        await hall.people.remember(each.id, each.name, each.locale)
    privacy = Privacy(store, hall.lobbies, hall.referee, clock)

    async def erased(player):
        """Gone, and back at once."""
        await privacy.forget(player.id, called)
        await hall.people.remember(player.id, player.name, player.locale)

    return erased


@pytest.fixture
def retention(hall, store, clock):
    return Retention(store, clock, hall.deadlines._leases)


# Calls and lobbies


async def test_they_still_may_not_call_somebody_they_called_too_often(store, clock, erase):
    pings = Pings(store, clock)
    assert [await pings.take(AIKO.id, BRUNO.id) for _ in range(PINGS_AN_HOUR)] == [True] * PINGS_AN_HOUR
    await erase(AIKO)
    assert not await pings.take(AIKO.id, BRUNO.id)
    assert await pings.take(CHLOE.id, BRUNO.id)
    clock.at += HOUR + 1
    assert await pings.take(AIKO.id, BRUNO.id)


async def test_somebody_who_opened_too_many_lobbies_still_opens_no_more(hall, store, clock, erase, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_AN_HOUR", 2)
    for _ in range(2):
        await hall.lobby(AIKO)
    await erase(AIKO)
    with pytest.raises(TooManyLobbiesOpened):
        await hall.lobby(AIKO)
    clock.at += HOUR + 1
    await hall.lobby(AIKO)


# Blocks


async def test_somebody_who_blocked_them_still_does_not_meet_them(hall, store, erase):
    blocks = Blocks(store)
    await blocks.block(CHLOE.id, AIKO.id)
    await erase(AIKO)
    assert await blocks.between(AIKO.id, CHLOE.id)
    assert await blocks.between(CHLOE.id, AIKO.id)
    assert not await blocks.between(BRUNO.id, CHLOE.id)
    lobby = await hall.lobby(CHLOE)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, AIKO)


async def test_no_seat_is_handed_to_them_where_somebody_blocked_them(hall, store, clock, erase):
    substitutes = Substitutes(store, hall.referee, hall.people, clock)
    table = await hall.match(CHLOE, BRUNO)
    await Blocks(store).block(CHLOE.id, AIKO.id)
    await erase(AIKO)
    await substitutes.offer(table.id, BRUNO.id, AIKO)
    with pytest.raises(NotInvited):
        await substitutes.take(table.id, 1, AIKO)


async def test_the_list_of_the_other_has_a_nameless_entry_that_can_be_unblocked(store, erase):
    blocks = Blocks(store)
    await blocks.block(CHLOE.id, AIKO.id)
    await erase(AIKO)
    [(id, name)] = await blocks.of(CHLOE.id)
    assert (id < FORMER, name) == (True, "")
    await blocks.unblock(CHLOE.id, id)
    assert not await blocks.between(AIKO.id, CHLOE.id)


async def test_unblocking_somebody_who_came_back_unblocks_the_one_they_were(store, erase):
    blocks = Blocks(store)
    await blocks.block(CHLOE.id, AIKO.id)
    await erase(AIKO)
    await blocks.block(CHLOE.id, AIKO.id)
    await blocks.unblock(CHLOE.id, AIKO.id)
    assert await blocks.of(CHLOE.id) == []


async def test_however_often_they_are_erased_one_block_stays_one(store, erase):
    blocks = Blocks(store)
    for _ in range(2):
        await blocks.block(CHLOE.id, AIKO.id)
        await erase(AIKO)
    assert len(await blocks.of(CHLOE.id)) == 1


async def test_the_people_they_blocked_are_forgotten(store, erase):
    blocks = Blocks(store)
    await blocks.block(AIKO.id, CHLOE.id)
    await erase(AIKO)
    assert not await blocks.between(AIKO.id, CHLOE.id)


# Counts


async def test_the_reports_of_the_day_count_on_until_the_day_is_over(store, clock, erase):
    reports = Reports(store, clock)
    for number in range(REPORTS_A_DAY):
        await reports.write(AIKO.id, f"report {number}")
        await erase(AIKO)
    with pytest.raises(TooManyReports):
        await reports.write(AIKO.id, "one more")
    await reports.write(BRUNO.id, "another one's first")
    clock.at += DAY
    await reports.write(AIKO.id, "the next day")


async def test_erasing_oneself_does_not_make_the_day_longer(store, clock, erase):
    reports = Reports(store, clock)
    for number in range(REPORTS_A_DAY):
        await reports.write(AIKO.id, f"report {number}")
    for _ in range(3):
        clock.at += 8 * HOUR
        await erase(AIKO)
    await reports.write(AIKO.id, "the next day")


async def test_days_of_vacation_are_spent_for_the_year(hall, clock, erase):
    await hall.vacations.begin(AIKO.id, clock.at + 20 * DAY)
    clock.at += 15 * DAY
    await erase(AIKO)
    await erase(AIKO)
    assert await hall.vacations.of(AIKO.id) is None, "what was left of it is not spent"
    assert await hall.vacations.days_left(AIKO.id) == YEAR_DAYS - 15
    with pytest.raises(VacationTooLong):
        await hall.vacations.begin(AIKO.id, clock.at + 7 * DAY)
    clock.at += 60 * DAY
    assert await hall.vacations.days_left(AIKO.id) == YEAR_DAYS


async def test_how_reliable_they_were_stays(hall, store, clock, erase):
    for _ in range(12):
        table = await hall.match()
        for player in (AIKO, BRUNO):
            clock.at += HOUR
            await hall.referee.answer(table.id, player.id, None, "show 2")
    await hall.write("update moves set late = 1 where seat = 0")
    leaderboards = Leaderboards(store)
    before = await leaderboards.habits(AIKO.id)
    assert (before.answers, before.share) == (12, 0)
    await erase(AIKO)
    assert await leaderboards.habits(AIKO.id) == before
    await erase(AIKO)
    assert await leaderboards.habits(AIKO.id) == before
    assert (await hall.people.remember_player(AIKO)).habits == before


def test_what_was_remembered_is_older_than_any_move_since():
    moves = [{"waited": HOUR, "late": 0, "hand": "player"}] * 60
    assert habits(moves, Habits(40, 100, 2 * HOUR)) == Habits(100, 100, HOUR)
    assert habits(moves, Habits(80, 0)).answers == 100
    assert habits(moves[:20], Habits(80, 0)).share < habits(moves, Habits(80, 0)).share < 100
    assert habits([], Habits(12, 50, HOUR)) == Habits(12, 50, HOUR)


async def test_one_export_an_hour_also_for_somebody_who_comes_back(hall, store, clock, erase):
    exports = Exports(store, hall.referee, clock)
    await exports.begin(AIKO.id)
    clock.at += 1000
    await erase(AIKO)
    with pytest.raises(ExportedLately) as refusal:
        await exports.begin(AIKO.id)
    assert refusal.value.facts == {"at": clock.at - 1000 + HOUR}
    await exports.begin(BRUNO.id)


# What is kept for it


async def test_it_is_kept_without_the_id_and_not_as_a_plain_hash(store, erase):
    await Blocks(store).block(CHLOE.id, AIKO.id)
    await erase(AIKO)
    key = await store.read.key(name="pseudonyms")
    assert len(bytes.fromhex(key)) == 32
    [(id, _)] = await Blocks(store).of(CHLOE.id)
    assert id == pseudonym(bytes.fromhex(key), AIKO.id)
    assert id != pseudonym(bytes(32), AIKO.id)


async def test_the_key_stays_the_same(store, erase):
    await erase(AIKO)
    before = await store.read.key(name="pseudonyms")
    await erase(BRUNO)
    assert await store.read.key(name="pseudonyms") == before


def test_a_pseudonym_fits_its_column_and_is_nobody_elses_number():
    for id in range(200):
        found = pseudonym(b"key", id)
        assert -(2**63) < found <= -(2**62) < FORMER - 2**52


async def test_of_somebody_who_did_nothing_no_count_is_kept(store, erase):
    await erase(AIKO)
    assert not await counts_of(store.read, AIKO.id)


async def test_they_are_told_what_is_remembered_of_them(hall, store, clock, erase):
    await Reports(store, clock).write(AIKO.id, "He was rude.")
    await erase(AIKO)
    told = await exported(Exports(store, hall.referee, clock), AIKO.id)
    assert told["remembered"] == [{"what": "reports", "amount": 1, "until": clock.at + DAY}]
    assert not (await exported(Exports(store, hall.referee, clock), BRUNO.id))["remembered"]


async def test_expired_counts_are_deleted(hall, store, clock, erase, retention):
    await Reports(store, clock).write(AIKO.id, "He was rude.")
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    clock.at += DAY // 2
    await erase(AIKO)
    await retention.look()
    assert set(await counts_of(store.read, AIKO.id)) == {"reports", "vacation"}
    clock.at += DAY
    await retention.look()
    assert set(await counts_of(store.read, AIKO.id)) == {"vacation"}
    clock.at += HABITS_REMEMBERED
    await retention.look()
    assert not await counts_of(store.read, AIKO.id)


# At the same moment


async def test_a_lobby_they_open_while_they_are_erased_is_theirs_under_their_old_name(hall, store, clock, url):
    privacy = Privacy(store, hall.lobbies, hall.referee, clock)
    for _ in range(5):
        lobby, _ = await asyncio.gather(hall.lobby(AIKO), privacy.forget(AIKO.id, called))
        found = await hall.lobbies.get(lobby.id)
        assert AIKO.id in found.ids or found.status == "closed"

"""Erasing oneself resets no limit and opens no door that others have closed."""

import asyncio

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.errors import CannotJoin, NotInvited, VacationTooLong
from dojo.limits import PINGS_AN_HOUR, REPORTS_A_DAY
from dojo.lobby.limits import TooManyLobbiesOpened
from dojo.people.people import FORMER
from dojo.people.remembered import counts_of, pseudonym
from dojo.people.reports import TooManyReports
from dojo.people.vacations import YEAR_DAYS
from dojo.privacy.erase import HABITS_REMEMBERED
from dojo.privacy.export import ExportedLately
from tests.dojo.hall import AIKO, BRUNO, CHLOE, PEOPLE, former, refused
from tests.storage.databases import BOTH


@pytest.fixture
async def erase(hall):
    for each in PEOPLE:
        await hall.people.remember(each.id, each.name, each.locale)

    async def erased(player):
        """Gone, and back at once."""
        await hall.privacy.forget(player.id, former)
        await hall.people.remember(player.id, player.name, player.locale)

    return erased


async def test_they_still_may_not_call_somebody_they_called_too_often(hall, clock, erase):
    assert [await hall.pings.take(AIKO.id, BRUNO.id) for _ in range(PINGS_AN_HOUR)] == [True] * PINGS_AN_HOUR
    await erase(AIKO)
    assert [await hall.pings.take(by.id, BRUNO.id) for by in (AIKO, CHLOE)] == [False, True]
    clock.at += HOUR + 1
    assert await hall.pings.take(AIKO.id, BRUNO.id)


async def test_somebody_who_opened_too_many_lobbies_still_opens_no_more(hall, clock, erase, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_AN_HOUR", 2)
    for _ in range(2):
        await hall.lobby(AIKO)
    await erase(AIKO)
    await refused(TooManyLobbiesOpened, hall.lobby(AIKO))
    clock.at += HOUR + 1
    await hall.lobby(AIKO)


@BOTH
async def test_somebody_who_blocked_them_still_does_not_meet_them_until_they_unblock_a_nameless_entry(hall, erase):
    table, lobby, blocks = await hall.match(CHLOE, BRUNO), await hall.lobby(CHLOE), hall.blocks
    for _ in range(2):  # however often they are erased, one block stays one
        await blocks.block(CHLOE.id, AIKO.id)
        await erase(AIKO)
    pairs = ((AIKO, CHLOE), (CHLOE, AIKO), (BRUNO, CHLOE))
    assert [await blocks.between(one.id, other.id) for one, other in pairs] == [True, True, False]
    await refused(CannotJoin, hall.lobbies.join(lobby.id, AIKO))
    await refused(NotInvited, hall.hand_over(table, 1, AIKO))
    [(id, name)] = await blocks.of(CHLOE.id)
    assert (id < FORMER, name) == (True, "")
    await blocks.unblock(CHLOE.id, id)
    assert not await blocks.between(AIKO.id, CHLOE.id)


async def test_unblocking_somebody_who_came_back_unblocks_the_one_they_were(hall, erase):
    for _ in range(2):
        await hall.blocks.block(CHLOE.id, AIKO.id)
        await hall.blocks.block(AIKO.id, BRUNO.id)
        await erase(AIKO)
    await hall.blocks.block(CHLOE.id, AIKO.id)
    await hall.blocks.unblock(CHLOE.id, AIKO.id)
    assert await hall.blocks.of(CHLOE.id) == []
    assert not await hall.blocks.between(AIKO.id, BRUNO.id), "the people they blocked are forgotten"


async def test_the_reports_of_the_day_count_on_until_the_day_is_over_which_is_not_made_longer(hall, clock, erase):
    for number in range(REPORTS_A_DAY):
        await hall.reports.write(AIKO.id, f"report {number}")
        await erase(AIKO)
    await refused(TooManyReports, hall.reports.write(AIKO.id, "one more"))
    await hall.reports.write(BRUNO.id, "another one's first")
    for _ in range(3):
        clock.at += 8 * HOUR
        await erase(AIKO)
    await hall.reports.write(AIKO.id, "the next day")


async def test_days_of_vacation_are_spent_for_the_year(hall, clock, erase):
    await hall.vacations.begin(AIKO.id, clock.at + 20 * DAY)
    clock.at += 15 * DAY
    for _ in range(2):
        await erase(AIKO)
    assert await hall.vacations.of(AIKO.id) is None, "what was left of it is not spent"
    assert await hall.vacations.days_left(AIKO.id) == YEAR_DAYS - 15
    await refused(VacationTooLong, hall.vacations.begin(AIKO.id, clock.at + 7 * DAY))
    clock.at += 60 * DAY
    assert await hall.vacations.days_left(AIKO.id) == YEAR_DAYS


async def test_how_reliable_they_were_stays(hall, clock, erase):
    for _ in range(12):
        clock.at += HOUR
        await hall.show(await hall.match(), AIKO, BRUNO, move="show 2")
    await hall.write("update moves set late = 1 where seat = 0")
    before = await hall.leaderboards.habits(AIKO.id)
    assert (before.answers, before.share) == (12, 0)
    for _ in range(2):
        await erase(AIKO)
        assert await hall.leaderboards.habits(AIKO.id) == before
    assert (await hall.people.remember_player(AIKO)).habits == before


async def test_one_export_an_hour_also_for_somebody_who_comes_back(hall, clock, erase):
    await hall.exports.begin(AIKO.id)
    clock.at += 1000
    await erase(AIKO)
    refusal = await refused(ExportedLately, hall.exports.begin(AIKO.id))
    assert refusal.facts == {"at": clock.at - 1000 + HOUR}


async def test_it_is_kept_without_the_id_and_not_as_a_plain_hash_under_one_key(hall, store, erase):
    await hall.blocks.block(CHLOE.id, AIKO.id)
    await erase(AIKO)
    assert not await counts_of(store.read, AIKO.id), "they did nothing to be counted"
    key = await store.read.key(name="pseudonyms")
    [(id, _)] = await hall.blocks.of(CHLOE.id)
    assert (len(bytes.fromhex(key)), id) == (32, pseudonym(bytes.fromhex(key), AIKO.id))
    assert id != pseudonym(bytes(32), AIKO.id)
    await erase(BRUNO)
    assert await store.read.key(name="pseudonyms") == key


def test_a_pseudonym_fits_its_column_and_is_nobody_elses_number():
    assert all(-(2**63) < pseudonym(b"key", id) <= -(2**62) < FORMER - 2**52 for id in range(200))


async def test_expired_counts_are_deleted_and_until_then_told_to_them(hall, store, clock, erase):
    await hall.reports.write(AIKO.id, "He was rude.")
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    clock.at += DAY // 2
    await erase(AIKO)
    told = (await hall.exported(AIKO))["remembered"]
    assert {"what": "reports", "amount": 1, "until": clock.at + DAY // 2} in told
    assert not (await hall.exported(BRUNO))["remembered"]
    for later, kept in ((0, {"reports", "vacation"}), (DAY, {"vacation"}), (HABITS_REMEMBERED, set())):
        clock.at += later
        await hall.retention.look()
        assert set(await counts_of(store.read, AIKO.id)) == kept


@BOTH
async def test_a_lobby_they_open_while_they_are_erased_is_theirs_under_their_old_name(hall):
    for _ in range(5):
        lobby, _ = await asyncio.gather(hall.lobby(AIKO), hall.privacy.forget(AIKO.id, former))
        found = await hall.lobbies.get(lobby.id)
        assert AIKO.id in found.ids or found.status == "closed"

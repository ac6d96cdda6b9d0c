"""Seats that change hands: by invitation or, where a computer stands in, if all who are there agree."""

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import NobodyAway, NotInvited, NotSeated
from dojo.match.agreements import NothingOffered
from dojo.match.substitutes import (
    AlreadyRequested,
    AlreadySeated,
    HadAnotherSeat,
    NobodyToAdmit,
    NoRoomForThem,
    SeatedAlready,
    SeatKept,
)
from dojo.people.bars import Barred, OtherBarred
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, refused


async def absent(hall, *seats, players=(AIKO, BRUNO), since=DAY, **terms):
    """A match in which computers have taken over these seats."""
    table = await hall.match(*players, **terms)
    away = f"standin = 2, strikes = 2, due = null, absent_since = {hall.clock.at - since}"
    await hall.write(
        f"update seats set {away} where match_id = '{table.id}' and seat in ({', '.join(map(str, seats))})"
    )
    return table


async def admit(hall, table, voter, person, seat=0, agrees=True):
    return await hall.substitutes.admit(table.id, voter.id, seat, person.id, agrees=agrees)


async def test_a_seat_goes_to_the_person_it_is_offered_to_and_nobody_else(hall):
    table, take = await hall.match(), hall.substitutes.take
    await hall.told()
    await hall.substitutes.offer(table.id, AIKO.id, CHLOE)
    await refused(NotInvited, take(table.id, 0, DAI))
    await refused(NotInvited, take(table.id, 1, CHLOE))
    await take(table.id, 0, CHLOE)
    after = await hall.referee.table(table.id)
    assert (after.names, after.rated, after.find_seat(AIKO.id)) == (("Chloe", "Bruno"), True, None)
    await hall.show(table, CHLOE)
    assert [kind for kind, _ in await hall.heard()][:2] == ["substitute", "handover"]


async def test_an_offer_that_was_taken_back_is_nobodys(hall):
    table = await hall.match()
    await hall.substitutes.offer(table.id, AIKO.id, CHLOE)
    await hall.substitutes.withdraw(table.id, AIKO.id)
    await refused(NotInvited, hall.substitutes.take(table.id, 0, CHLOE))
    await refused(NothingOffered, hall.substitutes.withdraw(table.id, AIKO.id))


async def test_nobody_takes_a_second_seat_or_comes_back_once_they_left(hall):
    table = await absent(hall, 0, players=(AIKO, BRUNO, CHLOE))
    await refused(AlreadySeated, hall.substitutes.offer(table.id, AIKO.id, BRUNO))
    await hall.referee.resign(table.id, CHLOE.id)
    for person in (AIKO, BRUNO, CHLOE):
        await refused(SeatedAlready, hall.substitutes.take(table.id, 0, person))


@pytest.mark.parametrize(("pace", "kept"), [("daily", 24 * HOUR), ("live", 20 * MINUTE)])
async def test_the_seat_of_an_absent_player_is_kept_for_a_while(hall, clock, pace, kept):
    table = await absent(hall, 0, since=0, pace=pace)
    clock.at += kept - 1
    refusal = await refused(SeatKept, hall.substitutes.take(table.id, 0, CHLOE))
    assert refusal.facts["at"] == clock.at + 1
    clock.at += 1
    assert (await hall.substitutes.take(table.id, 0, CHLOE)).clocks[0].wanted_by == CHLOE.id


async def test_somebody_whom_the_absent_player_invites_takes_the_seat_at_once(hall):
    after = await hall.hand_over(await absent(hall, 0, since=0), 0, CHLOE)
    assert (after.players[0].id, after.standins) == (CHLOE.id, ())


async def test_a_seat_is_not_given_to_somebody_barred_after_they_asked_for_it(hall):
    table = await absent(hall, 0)
    await hall.substitutes.take(table.id, 0, DAI)
    await hall.bars.bar(table.guild, DAI.id)
    await refused(OtherBarred, admit(hall, table, BRUNO, DAI))
    await refused(Barred, hall.substitutes.take(table.id, 0, DAI))
    assert (await hall.referee.table(table.id)).players[0].id == AIKO.id


async def test_a_seat_is_not_given_to_somebody_who_plays_enough_since_they_asked_for_it(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.MATCHES", 1)
    table = await absent(hall, 0)
    await hall.substitutes.take(table.id, 0, CHLOE)
    other = await hall.match(DAI, CHLOE)
    await refused(NoRoomForThem, admit(hall, table, BRUNO, CHLOE))
    await hall.referee.resign(other.id, CHLOE.id)
    assert (await admit(hall, table, BRUNO, CHLOE)).players[0].id == CHLOE.id


async def test_all_who_are_there_have_to_agree_to_somebody_new_and_nobody_else(hall):
    table = await absent(hall, 0, players=(AIKO, BRUNO, CHLOE))
    await hall.told()
    await hall.substitutes.take(table.id, 0, DAI)
    assert await hall.heard() == [("request", 0)]
    await refused(NobodyAway, admit(hall, table, AIKO, DAI))
    await refused(NotSeated, admit(hall, table, DAI, DAI))
    assert (await admit(hall, table, BRUNO, DAI)).players[0].id == AIKO.id
    after = await admit(hall, table, CHLOE, DAI)
    assert (after.players[0].id, after.standins, after.taken) == (DAI.id, (), (0, 0, 0))
    assert [clock.vote for clock in after.clocks] == [None] * 3
    assert after == await hall.referee.table(table.id)


async def test_one_who_refuses_is_enough_and_may_change_their_mind(hall):
    table = await absent(hall, 0)
    await hall.substitutes.take(table.id, 0, CHLOE)
    await refused(AlreadyRequested, hall.substitutes.take(table.id, 0, DAI))
    assert (await admit(hall, table, BRUNO, CHLOE, agrees=False)).standins == (0,)
    await hall.told()
    await hall.substitutes.take(table.id, 0, CHLOE)
    assert await hall.heard() == [], "asking again calls nobody"
    assert (await hall.substitutes.take(table.id, 0, DAI)).clocks[1].vote is None, "they were refused"
    await refused(NothingOffered, admit(hall, table, BRUNO, CHLOE))
    assert (await admit(hall, table, BRUNO, DAI)).players[0].id == DAI.id


async def test_with_nobody_there_nobody_new_comes_in(hall):
    """The opponent's friend would see the hand before the opponent returns."""
    await refused(NobodyToAdmit, hall.substitutes.take((await absent(hall, 0, 1)).id, 0, CHLOE))


async def test_a_player_who_returns_has_their_seat_whatever_was_agreed(hall):
    table = await absent(hall, 0)
    await hall.substitutes.take(table.id, 0, CHLOE)
    after = await hall.time_control.back(table.id, AIKO.id)
    assert (after.clocks[0].wanted_by, after.standins) == (None, ())
    await refused(NothingOffered, admit(hall, table, BRUNO, CHLOE))
    await refused(NotInvited, hall.substitutes.take(table.id, 0, CHLOE))


async def test_a_player_who_has_had_a_seat_gets_no_other_of_the_same_match(hall):
    table = await hall.match(options=LONG)
    for player in (CHLOE, DAI):
        table = await hall.hand_over(table, 0, player)
    await hall.write("update seats set standin = 2 where seat = 1")
    for player in (AIKO, CHLOE):
        await refused(HadAnotherSeat, hall.substitutes.take(table.id, 1, player))
        await refused(HadAnotherSeat, hall.substitutes.offer(table.id, BRUNO.id, player))
    assert (await hall.hand_over(table, 0, CHLOE)).players[0].id == CHLOE.id, "their own they may have again"


async def test_a_player_who_has_got_another_seat_meanwhile_is_not_admitted(hall):
    table = await absent(hall, 0, players=(AIKO, BRUNO, CHLOE))
    await hall.substitutes.take(table.id, 0, DAI)
    await hall.hand_over(table, 2, DAI)
    await admit(hall, table, DAI, DAI)
    await refused(HadAnotherSeat, admit(hall, table, BRUNO, DAI))


async def test_a_new_player_sees_no_secret_move_from_before_their_time(hall):
    """It is the first move of the match, made in secret; only the one who made it is reminded of it."""
    table = await hall.match(game="kendo")
    seat = table.asks()[0].seat
    table = await hall.move(table, seat=seat)

    async def reminded():
        history = await hall.archive.history(await hall.referee.table(table.id))
        return history.own_secret(history.moves[1], seat)

    assert await reminded()
    await hall.hand_over(table, seat, CHLOE)
    assert await reminded() is None


async def test_people_who_do_not_want_to_meet_do_not_meet_in_a_seat_taken_over(hall):
    table = await hall.match()
    await hall.substitutes.offer(table.id, AIKO.id, CHLOE)
    await hall.blocks.block(BRUNO.id, CHLOE.id)
    await refused(NotInvited, hall.substitutes.take(table.id, 0, CHLOE))

"""Draws, matches called off, seats that change hands, notes, and standing orders."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from dojo.clock.clock import UNTIL_BACK
from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import NobodyAway, NotInvited, NotSeated
from dojo.limits import PINGS_AN_HOUR
from dojo.match.agreements import Agreements, NobodyToAgree, NothingOffered, OfferDeclined
from dojo.match.history import Archive
from dojo.match.standing_orders import NoSuchOrder, StandingOrders
from dojo.match.substitutes import (
    AlreadyRequested,
    AlreadySeated,
    HadAnotherSeat,
    NobodyToAdmit,
    NoRoomForThem,
    SeatedAlready,
    SeatKept,
    Substitutes,
)
from dojo.people.bars import Barred, Bars, OtherBarred
from dojo.people.blocks import Blocks
from dojo.people.pings import Pings
from dojo.people.servers import ELSEWHERE
from engine.core import MatchOver
from engine.games import GAMES
from engine.match import chosen
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall


@pytest.fixture
def agreements(hall, store, clock):
    return Agreements(store, hall.referee, clock)


@pytest.fixture
def substitutes(hall, store, clock):
    return Substitutes(store, hall.referee, hall.people, clock)


async def test_a_draw_is_one_when_both_want_it(hall, agreements):
    table = await hall.match()
    await hall.told()
    await agreements.draw(table.id, AIKO.id)
    assert (await hall.referee.table(table.id)).status == "playing"
    assert await hall.heard() == [("draw", 0)]
    after = await agreements.draw(table.id, BRUNO.id)
    assert after.outcome.winners == ()
    assert after.outcome.reason == "agreed"
    assert ("result", None) in await hall.heard()
    with pytest.raises(MatchOver):
        await agreements.draw(table.id, AIKO.id)


async def test_offering_twice_is_offering_once(hall, agreements):
    table = await hall.match()
    await hall.told()
    for _ in range(2):
        await agreements.draw(table.id, AIKO.id)
    assert await hall.heard() == [("draw", 0)]


async def test_where_nobody_can_be_called_no_call_is_counted(hall, agreements, store, clock):
    table = await hall.match(guild=ELSEWHERE)
    await agreements.draw(table.id, AIKO.id)
    pings = Pings(store, clock)
    assert [await pings.take(AIKO.id, BRUNO.id) for _ in range(PINGS_AN_HOUR)] == [True] * PINGS_AN_HOUR


async def test_of_three_all_have_to_want_it(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    for person in (AIKO, CHLOE):
        assert (await agreements.draw(table.id, person.id)).status == "playing"
    assert (await agreements.draw(table.id, BRUNO.id)).status == "over"


async def test_a_player_who_has_left_has_no_say(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.referee.resign(table.id, CHLOE.id)
    await agreements.draw(table.id, AIKO.id)
    with pytest.raises(NotSeated):
        await agreements.draw(table.id, CHLOE.id)
    assert (await agreements.draw(table.id, BRUNO.id)).status == "over"


async def test_a_player_who_leaves_has_not_played_on(hall, agreements):
    """What was offered stands, and is one with the last who had not agreed gone."""
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await agreements.draw(table.id, AIKO.id)
    after = await hall.referee.resign(table.id, CHLOE.id)
    assert (after.clocks[0].vote, after.status) == ("draw", "playing")
    assert (await agreements.draw(table.id, BRUNO.id)).status == "over"


async def test_with_the_player_who_had_not_agreed_gone_it_is_a_draw(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    for person in (AIKO, BRUNO):
        await agreements.draw(table.id, person.id)
    await hall.told()
    after = await hall.referee.resign(table.id, CHLOE.id)
    assert (after.status, after.outcome.reason, after.outcome.places) == ("over", "agreed", (1, 1, 3))
    assert (await hall.referee.table(table.id)).outcome == after.outcome
    assert [kind for kind, _ in await hall.heard() if kind != "hand"] == ["result"]


async def test_the_offer_of_a_player_who_leaves_goes_with_them(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await agreements.draw(table.id, AIKO.id)
    await hall.referee.resign(table.id, AIKO.id)
    with pytest.raises(NothingOffered):
        await agreements.decline(table.id, BRUNO.id)
    await hall.told()
    assert (await agreements.draw(table.id, BRUNO.id)).status == "playing"
    assert await hall.heard() == [("draw", 1)]


async def test_a_player_who_had_left_before_has_no_part_in_a_draw(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.referee.resign(table.id, CHLOE.id)
    for person in (AIKO, BRUNO):
        after = await agreements.draw(table.id, person.id)
    assert after.outcome.places == (1, 1, 3)
    verdicts = [(await hall.results(each))[0]["verdict"] for each in (AIKO, BRUNO, CHLOE)]
    assert verdicts == ["drawn", "drawn", "forfeit"]
    assert (await hall.referee.table(table.id)).outcome == after.outcome


async def test_a_refused_offer_stands_no_longer(hall, agreements):
    table = await hall.match()
    await agreements.draw(table.id, AIKO.id)
    await agreements.decline(table.id, BRUNO.id)
    assert (await agreements.draw(table.id, BRUNO.id)).status == "playing"
    await agreements.decline(table.id, AIKO.id)
    with pytest.raises(NothingOffered):
        await agreements.decline(table.id, AIKO.id)


async def test_a_player_who_plays_on_has_declined_what_others_offered(hall, agreements):
    table = await hall.match(options={"rounds": "3"})
    await agreements.draw(table.id, AIKO.id)
    after = await hall.referee.answer(table.id, AIKO.id, None, "show 1")
    assert after.clocks[0].vote == "draw", "to play oneself leaves the offer standing"
    after = await hall.referee.answer(table.id, BRUNO.id, None, "show 1")
    assert after.clocks[0].vote == "declined"
    assert (await agreements.draw(table.id, BRUNO.id)).status == "playing"


async def test_a_player_who_was_refused_asks_again_only_after_playing_on(hall, agreements):
    table = await hall.match(options={"rounds": "3"})
    await agreements.draw(table.id, AIKO.id)
    await agreements.decline(table.id, BRUNO.id)
    with pytest.raises(OfferDeclined):
        await agreements.draw(table.id, AIKO.id)
    await hall.referee.answer(table.id, BRUNO.id, None, "show 1")
    with pytest.raises(OfferDeclined):
        await agreements.draw(table.id, AIKO.id)
    await hall.referee.answer(table.id, AIKO.id, None, "show 1")
    await hall.told()
    await agreements.draw(table.id, AIKO.id)
    assert ("draw", 0) in await hall.heard()


async def test_a_player_who_was_refused_may_still_agree(hall, agreements):
    table = await hall.match(options={"rounds": "3"})
    await agreements.draw(table.id, AIKO.id)
    await agreements.decline(table.id, BRUNO.id)
    await agreements.draw(table.id, BRUNO.id)
    assert (await agreements.draw(table.id, AIKO.id)).status == "over"


async def test_with_computers_there_is_nobody_to_agree(hall, agreements):
    table = await hall.against("novice")
    with pytest.raises(NobodyToAgree):
        await agreements.draw(table.id, AIKO.id)


async def test_a_match_is_called_off_once_everybody_agrees_and_counts_for_nothing(hall, agreements):
    table = await hall.match(options={"rounds": "3"})
    for person in (AIKO, BRUNO):
        await hall.referee.answer(table.id, person.id, None, "show 1")
    await hall.told()
    assert (await agreements.abort(table.id, BRUNO.id)).status == "playing", "nobody throws a deal away alone"
    assert await hall.heard() == [("abort", 1)]
    after = await agreements.abort(table.id, AIKO.id)
    assert (after.status, after.outcome.reason) == ("over", "aborted")
    assert [row["rated"] for row in await hall.results(AIKO)] == [0]
    assert (await hall.lobbies.rematch(table.id, AIKO)).rated, "what was wished for the match holds for the next one"


async def test_nobody_calls_a_match_off_while_somebody_is_away(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.write("update seats set standin = 2, due = null where seat = 2")
    for person in (AIKO, BRUNO):
        assert (await agreements.abort(table.id, person.id)).status == "playing"
    assert (await agreements.abort(table.id, CHLOE.id)).status == "over"


async def test_an_offer_to_call_it_off_is_declined_like_a_draw(hall, agreements):
    table = await hall.match(options={"rounds": "3"})
    await agreements.abort(table.id, AIKO.id)
    await agreements.decline(table.id, BRUNO.id)
    for offer in (agreements.abort, agreements.draw):
        with pytest.raises(OfferDeclined):
            await offer(table.id, AIKO.id)
    assert (await agreements.abort(table.id, BRUNO.id)).status == "playing", "the one who declined may offer it"
    after = await hall.referee.answer(table.id, AIKO.id, None, "show 1")
    assert after.clocks[1].vote == "declined", "to play on is to decline"


async def test_votes_for_a_draw_and_for_calling_off_are_not_added_up(hall, agreements):
    table = await hall.match()
    await agreements.abort(table.id, AIKO.id)
    assert (await agreements.draw(table.id, BRUNO.id)).status == "playing"


async def test_with_the_last_who_had_not_agreed_gone_the_match_is_called_off(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    for person in (AIKO, BRUNO):
        await agreements.abort(table.id, person.id)
    assert (await hall.referee.resign(table.id, CHLOE.id)).outcome.reason == "aborted"


async def test_among_computers_one_calls_a_match_off_alone_at_any_time(hall, agreements):
    table = await hall.against("novice", options={"rounds": "3"})
    for person in table.players * 2:
        await hall.referee.answer(table.id, person.id, None, "show 1", "computer" if person.computer else "player")
    assert (await agreements.abort(table.id, AIKO.id)).outcome.reason == "aborted"


async def test_a_seat_goes_to_the_person_it_is_offered_to_and_nobody_else(hall, substitutes):
    table = await hall.match()
    await hall.told()
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    with pytest.raises(NotInvited):
        await substitutes.take(table.id, 0, DAI)
    with pytest.raises(NotInvited):
        await substitutes.take(table.id, 1, CHLOE)
    after = await substitutes.take(table.id, 0, CHLOE)
    assert [player.id for player in after.players] == [CHLOE.id, BRUNO.id]
    stored = await hall.referee.table(table.id)
    assert stored.players[0].id == CHLOE.id
    assert stored.rated
    with pytest.raises(NotSeated):
        stored.seat_of(AIKO.id)
    await hall.referee.answer(table.id, CHLOE.id, None, "show 1")
    assert [kind for kind, _ in await hall.heard()][:2] == ["substitute", "handover"]


async def test_an_offer_that_was_taken_back_is_nobodys(hall, substitutes):
    table = await hall.match()
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    await substitutes.withdraw(table.id, AIKO.id)
    with pytest.raises(NotInvited):
        await substitutes.take(table.id, 0, CHLOE)
    with pytest.raises(NothingOffered):
        await substitutes.withdraw(table.id, AIKO.id)


async def test_a_substitute_keeps_the_name_and_language_they_have_chosen(hall, substitutes):
    await hall.people.remember(CHLOE.id, "Chloé", "fr")
    table = await hall.match(AIKO, BRUNO)
    await substitutes.offer(table.id, AIKO.id, replace(CHLOE, locale="en"))
    person = await hall.store.read.person(id=CHLOE.id)
    assert (person["name"], person["locale"]) == ("Chloé", "fr")


async def test_nobody_takes_a_second_seat(hall, substitutes):
    table = await hall.match()
    with pytest.raises(AlreadySeated):
        await substitutes.offer(table.id, AIKO.id, BRUNO)


async def test_notes_and_orders_stay_with_the_player_who_wrote_them(hall, agreements, substitutes):
    table = await hall.match()
    await agreements.note_down(table.id, AIKO.id, "he bluffs")
    assert await agreements.notes(table.id, AIKO.id) == "he bluffs"
    assert await agreements.notes(table.id, BRUNO.id) == ""
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    await substitutes.take(table.id, 0, CHLOE)
    assert await agreements.notes(table.id, CHLOE.id) == ""
    with pytest.raises(NotSeated):
        await agreements.notes(table.id, DAI.id)


async def absent(hall, *seats, players=(AIKO, BRUNO), since=0, **terms):
    """A match in which computers have taken over these seats."""
    table = await hall.match(*players, **terms)
    places = ", ".join(map(str, seats))
    await hall.write(
        f"update seats set standin = 2, strikes = 2, due = null, absent_since = {hall.clock.at - since} "
        f"where match_id = '{table.id}' and seat in ({places})"
    )
    return table


async def test_the_seat_of_an_absent_player_is_kept_for_a_day(hall, substitutes, clock):
    table = await absent(hall, 0)
    clock.at += 24 * HOUR - 1
    with pytest.raises(SeatKept) as kept:
        await substitutes.take(table.id, 0, CHLOE)
    assert kept.value.facts["at"] == clock.at + 1
    clock.at += 1
    assert (await substitutes.take(table.id, 0, CHLOE)).clocks[0].wanted_by == CHLOE.id


async def test_in_a_live_match_a_seat_is_kept_for_twenty_minutes(hall, substitutes):
    table = await absent(hall, 0, since=20 * MINUTE, pace="live")
    assert (await substitutes.take(table.id, 0, CHLOE)).clocks[0].wanted_by == CHLOE.id


async def test_somebody_whom_the_absent_player_invites_takes_the_seat_at_once(hall, substitutes):
    table = await absent(hall, 0)
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    after = await substitutes.take(table.id, 0, CHLOE)
    assert (after.players[0].id, after.standins) == (CHLOE.id, ())


async def test_a_clock_remembers_since_when_its_player_is_absent_until_they_return(hall, clock):
    table = await hall.match(options={"rounds": "3"}, pace="live")
    for _ in range(4):  # two extensions, then twice too late
        table = await hall.after(11 * MINUTE, table.id)
        if table.clocks[0].standin == 1:
            table = await hall.referee.answer(table.id, AIKO.id, None, "show 1", "computer")
            table = await hall.referee.answer(table.id, BRUNO.id, None, "show 1")
    assert (table.clocks[0].standin, table.clocks[0].absent_since) == (UNTIL_BACK, clock.at)
    assert (await hall.time_control.back(table.id, AIKO.id)).clocks[0].absent_since is None


async def test_a_seat_is_not_given_to_somebody_barred_after_they_asked_for_it(hall, substitutes, store, clock):
    table = await absent(hall, 0, players=(AIKO, BRUNO), since=DAY)
    await substitutes.take(table.id, 0, DAI)
    await Bars(store, clock).bar(table.guild, DAI.id)
    with pytest.raises(OtherBarred):
        await substitutes.admit(table.id, BRUNO.id, 0, DAI.id, agrees=True)
    with pytest.raises(Barred):
        await substitutes.take(table.id, 0, DAI)
    assert (await hall.referee.table(table.id)).players[0].id == AIKO.id


async def test_a_seat_is_not_given_to_somebody_who_plays_enough_since_they_asked_for_it(hall, substitutes, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.MATCHES", 1)
    table = await absent(hall, 0, since=DAY)
    await substitutes.take(table.id, 0, CHLOE)
    other = await hall.match(DAI, CHLOE)
    with pytest.raises(NoRoomForThem):
        await substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=True)
    assert (await hall.referee.table(table.id)).players[0].id == AIKO.id
    await hall.referee.resign(other.id, CHLOE.id)
    after = await substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=True)
    assert after.players[0].id == CHLOE.id


async def test_all_who_are_there_have_to_agree_to_somebody_new(hall, substitutes):
    table = await absent(hall, 0, players=(AIKO, BRUNO, CHLOE), since=DAY)
    await hall.told()
    after = await substitutes.take(table.id, 0, DAI)
    assert after.players[0].id == AIKO.id
    assert await hall.heard() == [("request", 0)]
    after = await substitutes.admit(table.id, BRUNO.id, 0, DAI.id, agrees=True)
    assert after.players[0].id == AIKO.id
    after = await substitutes.admit(table.id, CHLOE.id, 0, DAI.id, agrees=True)
    assert (after.players[0].id, after.standins, after.taken) == (DAI.id, (), (0, 0, 0))
    assert after == await hall.referee.table(table.id)
    assert [clock.vote for clock in after.clocks] == [None] * 3


async def test_one_who_refuses_is_enough_and_may_change_their_mind(hall, substitutes):
    table = await absent(hall, 0, since=DAY)
    await substitutes.take(table.id, 0, CHLOE)
    assert (await substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=False)).standins == (0,)
    await hall.told()
    await substitutes.take(table.id, 0, CHLOE)
    assert await hall.heard() == [], "asking again calls nobody"
    assert (await substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=True)).players[0].id == CHLOE.id


async def test_only_one_asks_for_a_seat_until_they_are_refused(hall, substitutes):
    table = await absent(hall, 0, since=DAY)
    await substitutes.take(table.id, 0, CHLOE)
    with pytest.raises(AlreadyRequested):
        await substitutes.take(table.id, 0, DAI)
    await substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=False)
    assert (await substitutes.take(table.id, 0, DAI)).clocks[1].vote is None
    with pytest.raises(NothingOffered):
        await substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=True)


async def test_with_nobody_there_nobody_new_comes_in(hall, substitutes):
    """The opponent's friend would see the hand before the opponent returns."""
    table = await absent(hall, 0, 1, since=DAY)
    with pytest.raises(NobodyToAdmit):
        await substitutes.take(table.id, 0, CHLOE)


async def test_neither_the_absent_nor_strangers_decide_who_comes_in(hall, substitutes):
    table = await absent(hall, 0, 2, players=(AIKO, BRUNO, CHLOE), since=DAY)
    await substitutes.take(table.id, 0, DAI)
    for person, refusal in ((CHLOE, NobodyAway), (DAI, NotSeated)):
        with pytest.raises(refusal):
            await substitutes.admit(table.id, person.id, 0, DAI.id, agrees=True)


async def test_a_player_who_returns_has_their_seat_whatever_was_agreed(hall, substitutes):
    table = await absent(hall, 0, since=DAY)
    await substitutes.take(table.id, 0, CHLOE)
    after = await hall.time_control.back(table.id, AIKO.id)
    assert (after.clocks[0].wanted_by, after.standins) == (None, ())
    with pytest.raises(NothingOffered):
        await substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=True)
    with pytest.raises(NotInvited):
        await substitutes.take(table.id, 0, CHLOE)


async def test_of_a_return_and_an_admission_at_the_same_moment_one_counts(hall, substitutes):
    table = await absent(hall, 0, since=DAY)
    await substitutes.take(table.id, 0, CHLOE)
    tries = hall.time_control.back(table.id, AIKO.id), substitutes.admit(table.id, BRUNO.id, 0, CHLOE.id, agrees=True)
    _, admitted = await asyncio.gather(*tries, return_exceptions=True)
    after = await hall.referee.table(table.id)
    assert (after.players[0].id, after.standins) == (AIKO.id if isinstance(admitted, NothingOffered) else CHLOE.id, ())


async def test_a_player_who_has_had_a_seat_gets_no_other_of_the_same_match(hall, substitutes):
    table = await hall.match(options={"rounds": "3"})
    for before, after in ((AIKO, CHLOE), (CHLOE, DAI)):
        await substitutes.offer(table.id, before.id, after)
        await substitutes.take(table.id, 0, after)
    await hall.write("update seats set standin = 2 where seat = 1")
    for player in (AIKO, CHLOE):
        with pytest.raises(HadAnotherSeat):
            await substitutes.take(table.id, 1, player)
        with pytest.raises(HadAnotherSeat):
            await substitutes.offer(table.id, BRUNO.id, player)
    await substitutes.offer(table.id, DAI.id, CHLOE)
    assert (await substitutes.take(table.id, 0, CHLOE)).players[0].id == CHLOE.id, "their own they may have again"


async def test_a_player_who_has_got_another_seat_meanwhile_is_not_admitted(hall, substitutes):
    table = await absent(hall, 0, players=(AIKO, BRUNO, CHLOE), since=DAY)
    await substitutes.take(table.id, 0, DAI)
    await substitutes.offer(table.id, CHLOE.id, DAI)
    await substitutes.take(table.id, 2, DAI)
    await substitutes.admit(table.id, DAI.id, 0, DAI.id, agrees=True)
    with pytest.raises(HadAnotherSeat):
        await substitutes.admit(table.id, BRUNO.id, 0, DAI.id, agrees=True)


async def test_a_player_who_has_left_gets_no_seat(hall, substitutes):
    table = await absent(hall, 0, players=(AIKO, BRUNO, CHLOE), since=DAY)
    await hall.referee.resign(table.id, CHLOE.id)
    with pytest.raises(SeatedAlready):
        await substitutes.take(table.id, 0, CHLOE)


async def test_a_new_player_sees_no_secret_move_from_before_their_time(quiet_hall, store, clock):
    """It is the first move of the match, made in secret; only the one who made it is reminded of it."""
    table = await quiet_hall.match(game="kendo")
    seat, option = table.asks()[0].seat, str(table.asks()[0].options[0])
    await quiet_hall.referee.answer(table.id, table.players[seat].id, None, option)
    archive = Archive(store, GAMES)

    async def reminded():
        history = await archive.history(await quiet_hall.referee.table(table.id))
        return history.own_secret(history.moves[1], seat)

    assert str(await reminded()) == option
    seats = Substitutes(store, quiet_hall.referee, quiet_hall.people, clock)
    await seats.offer(table.id, table.players[seat].id, CHLOE)
    await seats.take(table.id, seat, CHLOE)
    assert await reminded() is None


async def test_a_player_who_plays_there_and_wants_a_seat_is_told_that_they_have_one(hall, substitutes):
    table = await hall.match()
    await hall.write("update seats set standin = 2 where seat = 0")
    for person in (AIKO, BRUNO):
        with pytest.raises(SeatedAlready):
            await substitutes.take(table.id, 0, person)


async def test_people_who_do_not_want_to_meet_do_not_meet_in_a_seat_taken_over(hall, substitutes, store):
    table = await hall.match()
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    await Blocks(store).block(BRUNO.id, CHLOE.id)
    with pytest.raises(NotInvited):
        await substitutes.take(table.id, 0, CHLOE)


async def test_with_somebody_new_at_the_table_what_was_voted_is_settled(hall, store, clock):
    """Two are away and all who are there agreed to wait: now the computers play until all agree again."""
    substitutes = Substitutes(store, hall.referee, hall.people, clock, lambda: 4000)
    table = await absent(hall, 1, 2, players=(AIKO, BRUNO, CHLOE), since=DAY)
    assert (await hall.time_control.vote(table.id, AIKO.id, "wait")).clocks[2].answers_at is None
    await substitutes.offer(table.id, BRUNO.id, DAI)
    after = await substitutes.take(table.id, 1, DAI)
    assert (after.standins, after.clocks[2].answers_at) == ((2,), clock.at + 4000)
    await hall.time_control.vote(table.id, DAI.id, "end")
    emi = replace(DAI, id=DAI.id + 1)
    await substitutes.take(table.id, 2, emi)
    for person in (AIKO, DAI):
        last = await substitutes.admit(table.id, person.id, 2, emi.id, agrees=True)
    assert [clock.vote for clock in last.clocks] == [None] * 3
    assert last == await hall.referee.table(table.id)


# Standing orders


@pytest.fixture
def quiet_hall(store, clock):
    return Hall(store, clock, games=GAMES)


@pytest.fixture
def orders(quiet_hall, store, clock):
    return StandingOrders(store, quiet_hall.referee, clock, random_between=lambda least, most: least)


async def kaito_before(quiet_hall, topic):
    """A match of KAITO in which this is asked next of a seat; the table and that seat."""
    for attempt in range(50):
        luck, table = Random(attempt), await quiet_hall.match(game="kaito")
        while table.status == "playing":
            [ask] = table.asks()
            moves = [move for move in ask.options if str(move) != "pass"]
            after = await quiet_hall.referee.answer(table.id, table.players[ask.seat].id, None, str(luck.choice(moves)))
            if any(each.topic == topic for each in after.asks()):
                return after, after.asked[0]
            table = after
    raise AssertionError(topic)


async def kengo_before(quiet_hall, topic):
    """A match of Kengo in which this is asked next of a seat; the table and that seat."""
    for attempt in range(50):
        luck, table = Random(attempt), await quiet_hall.match(game="kengo")
        while table.status == "playing":
            ask = table.asks()[0]
            if ask.topic == topic:
                return table, ask.seat
            move = str(luck.choice(ask.options))
            table = await quiet_hall.referee.answer(table.id, table.players[ask.seat].id, None, move)
    raise AssertionError(topic)


async def test_an_order_answers_after_a_while_that_a_person_may_take(quiet_hall, orders, clock):
    table, seat = await kaito_before(quiet_hall, "exchange")
    await orders.give(table.id, table.players[seat].id, "exchange", "pass")
    await orders.look()
    await orders.answer()
    assert (await quiet_hall.referee.table(table.id)).match.ply == table.match.ply, "never at once"
    clock.at += 60_000
    await orders.answer()
    after = await quiet_hall.referee.table(table.id)
    assert after.match.ply == table.match.ply + 1
    assert len(await quiet_hall.log(table.id)) == after.match.ply + 1


async def test_an_order_taken_back_answers_nothing(quiet_hall, orders, clock):
    table, seat = await kaito_before(quiet_hall, "exchange")
    user = table.players[seat].id
    await orders.give(table.id, user, "exchange", "pass")
    await orders.look()
    await orders.give(table.id, user, "exchange", None)
    clock.at += 3_600_000
    await orders.answer()
    assert (await quiet_hall.referee.table(table.id)).match.ply == table.match.ply
    assert await orders.of(table, seat) == {}


@pytest.mark.parametrize(("moment", "before"), [("look", "of older rules"), ("answer", "hit")])
async def test_an_order_changed_just_when_it_is_looked_at_answers(quiet_hall, orders, clock, moment, before):
    """The reader has seen the old one, and waits until the new one is written."""
    table, seat = await kengo_before(quiet_hall, "defend")
    await orders.give(table.id, table.players[seat].id, "defend", "hit")
    await quiet_hall.write(f"update orders set move = '{before}'")
    if moment == "answer":
        await orders.look()
        clock.at += 60_000
    async with quiet_hall.referee.locked(table.id) as work:
        await work.queries.give_standing_order(match_id=table.id, seat=seat, topic="defend", move="parry")
        looking = asyncio.create_task(getattr(orders, moment)())
        await asyncio.sleep(0.2)
    await looking
    assert (await quiet_hall.referee.table(table.id)).match.ply == table.match.ply
    clock.at += 60_000
    await orders.look()
    clock.at += 60_000
    await orders.answer()
    [*_, last] = await quiet_hall.moves(table.id, seat)
    assert (last["ply"], last["hand"]) == (table.match.ply + 1, "order")


async def test_a_player_who_answers_first_themselves_is_not_answered_for(quiet_hall, orders, clock):
    table, seat = await kaito_before(quiet_hall, "exchange")
    user = table.players[seat].id
    await orders.give(table.id, user, "exchange", "pass")
    await orders.look()
    other = next(move for move in table.ask_of(seat).options if str(move) != "pass")
    after = await quiet_hall.referee.answer(table.id, user, None, str(other))
    clock.at += 60_000
    await orders.answer()
    assert (await quiet_hall.referee.table(table.id)).match.ply == after.match.ply


async def test_one_order_that_cannot_be_followed_keeps_no_other_waiting(quiet_hall, orders, clock, caplog):
    (bad, its), (good, seat) = [await kaito_before(quiet_hall, "exchange") for _ in range(2)]
    for table, asked in ((bad, its), (good, seat)):
        await orders.give(table.id, table.players[asked].id, "exchange", "pass")
    kept = (await quiet_hall.store.read.match(id=bad.id))[0]["state"]
    await quiet_hall.write(f"update matches set state = 'nonsense' where id = '{bad.id}'")
    await orders.look()
    await quiet_hall.write(f"update matches set state = '{kept}' where id = '{bad.id}'")
    assert [record.match for record in caplog.records] == [bad.id]
    await orders.give(bad.id, bad.players[its].id, "exchange", "pass")
    await orders.look()
    await quiet_hall.write(f"update matches set state = 'nonsense' where id = '{bad.id}'")
    clock.at += 60_000
    await orders.answer()
    assert (await quiet_hall.referee.table(good.id)).match.ply == good.match.ply + 1
    assert not await quiet_hall.store.read.standing_orders_due(now=clock.at, most=9)


async def test_nothing_is_ordered_for_a_seat_that_is_left_or_a_match_that_is_over(hall, quiet_hall, store, clock):
    orders = StandingOrders(store, quiet_hall.referee, clock)
    table = await quiet_hall.match(game="kaito")
    await quiet_hall.referee.resign(table.id, AIKO.id)
    with pytest.raises(MatchOver):
        await orders.give(table.id, BRUNO.id, "exchange", "pass")
    three = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.referee.resign(three.id, AIKO.id)
    with pytest.raises(NotSeated):
        await StandingOrders(store, hall.referee, clock).give(three.id, AIKO.id, "show", "show 1")
    assert not await store.read.standing_orders_to_look_at(now=clock.at, most=9)


async def test_only_what_the_game_offers_can_be_ordered(quiet_hall, orders):
    table = await quiet_hall.match(game="kaito")
    for topic, key in (("slide", "slide a1"), ("exchange", "katana")):
        with pytest.raises(NoSuchOrder):
            await orders.give(table.id, AIKO.id, topic, key)


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.orders])
def test_every_order_of_a_game_is_found_among_real_questions(key):
    """By random play each is met, and what it finds is one of the options asked."""
    game, met = GAMES[key], set()
    for number in range(400):
        luck = Random(number)
        options = {name: luck.choice(values) for name, values in game.options.items()}
        state = game.setup(2, chosen(game, 2, options), luck).state
        while (asks := game.asks(state)) and len(met) < len(game.orders):
            for ask in asks:
                for order in game.orders:
                    if order.topic == ask.topic and (move := order.find(state, ask)) is not None:
                        assert move in ask.options
                        met.add(order)
            state = game.play(state, asks[0].seat, luck.choice(asks[0].options), luck).state
        if len(met) == len(game.orders):
            return
    assert met == set(game.orders)

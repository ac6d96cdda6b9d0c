"""Draws, matches called off, and notes."""

import pytest

from dojo.errors import NotSeated
from dojo.limits import PINGS_AN_HOUR
from dojo.match.agreements import NobodyToAgree, NothingOffered, OfferDeclined
from dojo.people.servers import ELSEWHERE
from engine.core import MatchOver
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, refused

OFFERS = pytest.mark.parametrize(("offer", "reason"), [("draw", "agreed"), ("abort", "aborted")])


@OFFERS
async def test_a_match_ends_by_it_when_both_want_it(hall, offer, reason):
    table, wants = await hall.match(options=LONG), getattr(hall.agreements, offer)
    await hall.show(table, AIKO, BRUNO)
    await hall.told()
    for _ in range(2):
        assert (await wants(table.id, AIKO.id)).status == "playing"
    assert await hall.heard() == [(offer, 0)], "offering twice is offering once"
    after = await wants(table.id, BRUNO.id)
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (), reason)
    assert ("result", None) in await hall.heard()
    assert [row["rated"] for row in await hall.results(AIKO)] == [offer == "draw"]
    assert (await hall.lobbies.rematch(table.id, AIKO)).rated, "what was wished for the match holds for the next one"
    await refused(MatchOver, wants(table.id, AIKO.id))


async def test_where_nobody_can_be_called_no_call_is_counted(hall):
    table = await hall.match(guild=ELSEWHERE)
    await hall.agreements.draw(table.id, AIKO.id)
    assert all([await hall.pings.take(AIKO.id, BRUNO.id) for _ in range(PINGS_AN_HOUR)])


@OFFERS
async def test_with_the_player_who_had_not_agreed_gone_it_is_done(hall, offer, reason):
    table, wants = await hall.match(AIKO, BRUNO, CHLOE), getattr(hall.agreements, offer)
    for person in (AIKO, BRUNO):
        assert (await wants(table.id, person.id)).status == "playing", "of three all have to want it"
    await hall.told()
    after = await hall.referee.resign(table.id, CHLOE.id)
    assert (after.status, after.outcome.reason, after.outcome.places) == ("over", reason, (1, 1, 3))
    assert (await hall.referee.table(table.id)).outcome == after.outcome
    assert [kind for kind, _ in await hall.heard() if kind != "hand"] == ["result"]


async def test_a_player_who_leaves_has_no_say_and_no_part_and_has_not_played_on(hall):
    """What was offered stands."""
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.agreements.draw(table.id, AIKO.id)
    after = await hall.referee.resign(table.id, CHLOE.id)
    assert (after.clocks[0].vote, after.status) == ("draw", "playing")
    await refused(NotSeated, hall.agreements.draw(table.id, CHLOE.id))
    after = await hall.agreements.draw(table.id, BRUNO.id)
    assert (after.status, after.outcome.places) == ("over", (1, 1, 3))
    verdicts = [(await hall.results(each))[0]["verdict"] for each in (AIKO, BRUNO, CHLOE)]
    assert verdicts == ["drawn", "drawn", "forfeit"]


async def test_the_offer_of_a_player_who_leaves_goes_with_them(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.agreements.draw(table.id, AIKO.id)
    await hall.referee.resign(table.id, AIKO.id)
    await refused(NothingOffered, hall.agreements.decline(table.id, BRUNO.id))
    assert (await hall.agreements.draw(table.id, BRUNO.id)).status == "playing"


@OFFERS
async def test_a_player_who_was_refused_asks_again_only_after_playing_on(hall, offer, reason):
    table, wants = await hall.match(options=LONG), getattr(hall.agreements, offer)
    await wants(table.id, AIKO.id)
    await hall.agreements.decline(table.id, BRUNO.id)
    await refused(NothingOffered, hall.agreements.decline(table.id, BRUNO.id))
    for each in (hall.agreements.draw, hall.agreements.abort):
        await refused(OfferDeclined, each(table.id, AIKO.id))
    await hall.show(table, BRUNO)
    await refused(OfferDeclined, wants(table.id, AIKO.id))
    await hall.show(table, AIKO)
    await hall.told()
    await wants(table.id, AIKO.id)
    assert (offer, 0) in await hall.heard()


@OFFERS
async def test_a_player_who_was_refused_may_agree_and_who_refused_may_offer(hall, offer, reason):
    table, wants = await hall.match(options=LONG), getattr(hall.agreements, offer)
    await wants(table.id, AIKO.id)
    await hall.agreements.decline(table.id, BRUNO.id)
    assert (await wants(table.id, BRUNO.id)).status == "playing"
    assert (await wants(table.id, AIKO.id)).status == "over"


@OFFERS
async def test_to_play_on_is_to_decline_what_others_offered(hall, offer, reason):
    table, wants = await hall.match(options=LONG), getattr(hall.agreements, offer)
    await wants(table.id, AIKO.id)
    assert (await hall.show(table, AIKO)).clocks[0].vote == offer, "to play oneself leaves the offer standing"
    assert (await hall.show(table, BRUNO)).clocks[0].vote == "declined"
    assert (await wants(table.id, BRUNO.id)).status == "playing"


async def test_computers_agree_to_calling_off_and_to_no_draw(hall):
    table = await hall.against("novice", options=LONG)
    await refused(NobodyToAgree, hall.agreements.draw(table.id, AIKO.id))
    for person in table.players * 2:
        await hall.show(table, person, hand="computer" if person.computer else "player")
    assert (await hall.agreements.abort(table.id, AIKO.id)).outcome.reason == "aborted"


async def test_nobody_calls_a_match_off_while_somebody_is_away(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.write("update seats set standin = 2, due = null where seat = 2")
    for person in (AIKO, BRUNO):
        assert (await hall.agreements.abort(table.id, person.id)).status == "playing"
    assert (await hall.agreements.abort(table.id, CHLOE.id)).status == "over"


async def test_votes_for_a_draw_and_for_calling_off_are_not_added_up(hall):
    table = await hall.match()
    await hall.agreements.abort(table.id, AIKO.id)
    assert (await hall.agreements.draw(table.id, BRUNO.id)).status == "playing"


async def test_notes_stay_with_the_player_who_wrote_them(hall):
    table = await hall.match()
    await hall.agreements.note_down(table.id, AIKO.id, "he bluffs")
    assert [await hall.agreements.notes(table.id, each.id) for each in (AIKO, BRUNO)] == ["he bluffs", ""]
    await hall.hand_over(table, 0, CHLOE)
    assert await hall.agreements.notes(table.id, CHLOE.id) == ""
    await refused(NotSeated, hall.agreements.notes(table.id, DAI.id))

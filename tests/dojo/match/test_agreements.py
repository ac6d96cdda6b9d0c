"""Draws, matches called off, moves taken back, and notes."""

from random import Random

import pytest

from dojo.clock.paces import MINUTE
from dojo.errors import NotSeated
from dojo.limits import PINGS_AN_HOUR
from dojo.match.agreements import NobodyToAgree, NothingOffered, OfferDeclined
from dojo.match.messages import Places
from dojo.match.take_backs import NothingToTakeBack, RatedStands
from dojo.match.verification import proved, sealed
from dojo.people.servers import ELSEWHERE
from engine.core import MatchOver, StaleAsk
from engine.games import GAMES
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, PEOPLE, refused

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


async def friendly(hall, *players, game="morra"):
    options = LONG if game == "morra" else {}
    return await hall.match(*players or (AIKO, BRUNO), game=game, pace="friendly", options=options)


async def taken_back(hall, table, offering, *others):
    """Taken back, with the consent of all; the table then."""
    before = await hall.agreements.take_back(table.id, offering.id)
    assert before.match.ply == table.match.ply
    ply = int(next(clock.vote for clock in before.clocks if clock.vote).split()[1])
    for other in others:
        after = await hall.agreements.agree_to_take_back(table.id, other.id, ply)
    return after


async def test_once_both_agree_the_match_goes_on_from_before_the_move(hall):
    """And no question from before can be answered."""
    table = await friendly(hall, game="kaito")
    [seat] = table.asked
    text = str(table.ask_of(seat).options[0])
    back = await taken_back(hall, await hall.move(table), PEOPLE[seat], PEOPLE[1 - seat])
    assert (back.match.ply, back.match.state, back.asked) == (0, table.match.state, (seat,))
    assert await hall.referee.table(table.id) == back
    await refused(StaleAsk, hall.referee.answer(table.id, PEOPLE[seat].id, table.opened(seat), text))
    await hall.referee.answer(table.id, PEOPLE[seat].id, back.opened(seat), text)
    await hall.referee.resign(table.id, AIKO.id)
    history = await hall.archive.ended(table.id)
    assert proved(history).holds
    assert [move for _, move in sealed(history).moves] == [text, "leave"]
    assert history.table.match.taken_back == 1


async def test_it_goes_back_to_before_the_last_move_of_who_asks(hall):
    stages = [await friendly(hall, game="kaito")]
    while stages[-1].match.ply < 4:
        stages.append(await hall.move(stages[-1]))
    rows = await hall.store.read.moves_of(id=stages[0].id)
    seat = rows[3]["seat"]
    last = max(row["ply"] for row in rows if row["seat"] == seat)
    back = await taken_back(hall, stages[-1], PEOPLE[seat], PEOPLE[1 - seat])
    assert back.match.state == stages[last - 1].match.state
    assert [row["ply"] for row in await hall.store.read.moves_of(id=back.id)] == list(range(last))


async def until_only_one(hall, seed=0):
    """A Kendo Duel at random, until somebody who has had a choice has but one answer; what was before it."""
    luck, made, table = Random(seed), {}, await friendly(hall, game="kendo")
    while asks := table.asks():
        ask = luck.choice(asks)
        if len(ask.options) == 1 and ask.seat in made:
            return table, ask.seat, made[ask.seat]
        if len(ask.options) > 1:
            made[ask.seat] = table
        table = await hall.move(table, luck, ask.seat)
    return await until_only_one(hall, seed + 1)


async def test_a_move_that_was_the_only_one_is_taken_back_with_the_choice_before_it(hall):
    """A strike that nothing can stop: to be asked once more whether it hits would be no use."""
    table, seat, before = await until_only_one(hall)
    back = await taken_back(hall, await hall.move(table, seat=seat), PEOPLE[seat], PEOPLE[1 - seat])
    assert back.match.state == before.match.state
    assert len(back.ask_of(seat).options) > 1


async def test_all_have_to_agree_and_computers_always_do(hall):
    later = await hall.move(await friendly(hall, AIKO, BRUNO, CHLOE), seat=0)
    await hall.agreements.take_back(later.id, AIKO.id)
    assert (await hall.agreements.agree_to_take_back(later.id, CHLOE.id, 0)).match.ply == later.match.ply
    assert (await hall.agreements.agree_to_take_back(later.id, BRUNO.id, 0)).match.ply == 0
    practice = await hall.move(await hall.against("novice", pace="friendly"), seat=0)
    assert (await hall.agreements.take_back(practice.id, AIKO.id)).match.ply == 0


@pytest.mark.parametrize("how", ["declined", "moved again", "left", "taken over"])
async def test_an_offer_that_was_declined_or_overtaken_stands_no_longer(hall, how):
    table = await hall.move(await hall.move(await friendly(hall, AIKO, BRUNO, CHLOE), seat=0), seat=1)
    await hall.agreements.take_back(table.id, AIKO.id)
    agree = hall.agreements.agree_to_take_back
    match how:
        case "declined":
            await hall.agreements.decline(table.id, BRUNO.id)
            await refused(OfferDeclined, hall.agreements.take_back(table.id, AIKO.id))
        case "moved again":
            await hall.move(await hall.move(table, seat=2), seat=0)
        case "left":
            await hall.referee.resign(table.id, CHLOE.id)
            await refused(NothingToTakeBack, hall.agreements.take_back(table.id, AIKO.id))
        case "taken over":
            await hall.hand_over(table, 2, PEOPLE[3])
            await refused(NothingToTakeBack, agree(table.id, PEOPLE[3].id, 0))
            return
    await refused(NothingOffered, agree(table.id, BRUNO.id, 0))


async def test_nothing_is_taken_back_in_a_rated_match_or_of_nobody_or_of_a_predecessor(hall):
    rated, table = await hall.match(), await friendly(hall)
    await hall.show(rated, AIKO)
    await refused(RatedStands, hall.agreements.take_back(rated.id, AIKO.id))
    await refused(NothingToTakeBack, hall.agreements.take_back(table.id, AIKO.id))
    await hall.hand_over(await hall.show(table, AIKO), 0, CHLOE)
    await refused(NothingToTakeBack, hall.agreements.take_back(table.id, CHLOE.id))


async def test_an_answer_that_is_held_is_dropped(hall, clock):
    table = await friendly(hall, game="kengo")
    mover, other = PEOPLE[table.asked[0]], PEOPLE[1 - table.asked[0]]
    now = await hall.move(table)
    seat = now.asked[0]
    await hall.held_moves.answer(table.id, PEOPLE[seat].id, now.opened(seat), str(now.ask_of(seat).options[0]))
    await taken_back(hall, now, mover, other)
    clock.at += MINUTE
    await hall.held_moves.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == 0


async def test_everybody_is_told_how_much_is_gone_and_the_card_counts_from_what_came_back(hall):
    later = await hall.show(await friendly(hall), AIKO, BRUNO)
    await hall.messages.delivered(later.id, Places(card=5, card_ply=2), [])
    await hall.told()
    back = await taken_back(hall, later, AIKO, BRUNO)
    assert (back.card_ply, (await hall.referee.table(back.id)).card_ply) == (0, 0)
    told = [(each.kind, each.seat, each.about) for each in await hall.told()]
    assert ("taken-back", 0, "2") in told
    assert {each[:2] for each in told} >= {("board", None), ("hand", 0), ("hand", 1)}


@pytest.mark.parametrize("key", GAMES)
async def test_the_record_leads_to_the_match_however_often_moves_are_taken_back(hall, key):
    """Any game, moves at random, and every few of them one that is taken back: also whole rounds of hidden choices."""
    luck = Random(key)
    people = PEOPLE[: luck.choice(GAMES[key].seats)]
    table, numbers, gone = await friendly(hall, *people, game=key), set(), 0
    for _ in range(60):
        if not table.asks():
            break
        if table.match.ply > 1 and (not gone or luck.random() < 0.2):
            rows = await hall.store.read.moves_of(id=table.id)
            offering = people[luck.choice(sorted({row["seat"] for row in rows} - {-1}))]
            before = table.match.ply
            table = await taken_back(hall, table, offering, *(each for each in people if each is not offering))
            gone += before - table.match.ply
        else:
            table = await hall.move(table, luck)
        assert table.match.number not in numbers
        numbers.add(table.match.number)
        assert (await hall.archive.history(table)).whole
    assert table.match.taken_back == gone > 0


async def test_a_second_click_takes_no_other_move_back(hall):
    table = await hall.against("novice", pace="friendly", options=LONG)
    for seat in (0, 1, 0):
        table = await hall.move(table, seat=seat)
    await hall.agreements.take_back(table.id, AIKO.id, table.opened(0))
    await refused(StaleAsk, hall.agreements.take_back(table.id, AIKO.id, table.opened(0)))
    assert (await hall.referee.table(table.id)).match.ply == 2

"""Moves that are taken back: who must agree, what the match then is, and that no old question can be answered."""

from random import Random

import pytest

from dojo.clock.paces import MINUTE
from dojo.match.agreements import Agreements, NothingOffered, OfferDeclined
from dojo.match.held_moves import HeldMoves
from dojo.match.history import Archive
from dojo.match.messages import Places
from dojo.match.standing_orders import StandingOrders
from dojo.match.substitutes import Substitutes
from dojo.match.take_backs import NothingToTakeBack, RatedStands
from dojo.match.verification import proved, sealed
from engine.core import StaleAsk
from engine.games import GAMES
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall
from tests.engine.toys import FINGERS

ALL = {**GAMES, "morra": FINGERS}
PEOPLE = (AIKO, BRUNO, CHLOE, DAI)


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock, ALL)


@pytest.fixture
def agreements(hall, store, clock):
    return Agreements(store, hall.referee, clock)


@pytest.fixture
def archive(store):
    return Archive(store, GAMES)


async def friendly(hall, *players, game="kaito", **terms):
    options = {"rounds": "3"} if game == "morra" else {}
    return await hall.match(*players or (AIKO, BRUNO), game=game, pace="friendly", options=options, **terms)


async def moved(hall, table, seat=None):
    """The first move of somebody who is asked."""
    ask = table.ask_of(table.asked[0] if seat is None else seat)
    user = table.players[ask.seat].id
    return await hall.referee.answer(table.id, user, table.opened(ask.seat), str(ask.options[0]))


async def agreed(agreements, table, offering, *others):
    """Taken back, with the consent of all; the table then."""
    before = await agreements.take_back(table.id, offering.id)
    assert before.match.ply == table.match.ply
    ply = int(next(clock.vote for clock in before.clocks if clock.vote).split()[1])
    for other in others:
        after = await agreements.agree_to_take_back(table.id, other.id, ply)
    return after


async def test_once_both_agree_the_match_goes_on_from_before_the_move(hall, agreements):
    table = await friendly(hall)
    mover = table.players[table.asked[0]]
    other = BRUNO if mover.id == AIKO.id else AIKO
    later = await moved(hall, table)
    back = await agreed(agreements, later, mover, other)
    assert (back.match.ply, back.match.state, back.asked) == (0, table.match.state, table.asked)
    assert await hall.referee.table(table.id) == back


async def test_it_goes_back_to_before_the_last_move_of_who_asks(hall, agreements):
    table = await friendly(hall)
    stages = [table]
    while table.match.ply < 4:
        table = await moved(hall, table)
        stages.append(table)
    rows = await hall.store.read.moves_of(id=table.id)
    seat = rows[3]["seat"]
    last = max(row["ply"] for row in rows if row["seat"] == seat)
    back = await agreed(agreements, table, PEOPLE[seat], PEOPLE[1 - seat])
    assert back.match.state == stages[last - 1].match.state
    assert [row["ply"] for row in await hall.store.read.moves_of(id=table.id)] == list(range(last))


async def until_only_one(hall, seed):
    """A Kendo Duel at random, until somebody who has had a choice has but one answer; what was before it."""
    dice, made = Random(seed), []
    table = await friendly(hall, game="kendo")
    while asks := table.asks():
        ask = dice.choice(asks)
        if len(ask.options) == 1 and any(seat == ask.seat for _, seat in made):
            return table, ask.seat, next(before for before, seat in reversed(made) if seat == ask.seat)
        if len(ask.options) > 1:
            made.append((table, ask.seat))
        move = str(dice.choice(ask.options))
        table = await hall.referee.answer(table.id, PEOPLE[ask.seat].id, table.opened(ask.seat), move)
    return await until_only_one(hall, seed + 1)


async def test_a_move_that_was_the_only_one_is_taken_back_with_the_choice_before_it(hall, agreements):
    """A strike that nothing can stop: to be asked once more whether it hits would be no use."""
    table, seat, before = await until_only_one(hall, 0)
    back = await agreed(agreements, await moved(hall, table, seat), PEOPLE[seat], PEOPLE[1 - seat])
    assert back.match.state == before.match.state
    assert len(back.ask_of(seat).options) > 1


async def test_of_three_all_have_to_agree(hall, agreements):
    table = await friendly(hall, AIKO, BRUNO, CHLOE, game="morra")
    later = await moved(hall, table, 0)
    await agreements.take_back(table.id, AIKO.id)
    assert (await agreements.agree_to_take_back(table.id, CHLOE.id, 0)).match.ply == later.match.ply
    assert (await agreements.agree_to_take_back(table.id, BRUNO.id, 0)).match.ply == 0


async def test_computers_always_agree(hall, agreements):
    table = await hall.against("novice", game="morra", pace="friendly")
    await moved(hall, table, 0)
    assert (await agreements.take_back(table.id, AIKO.id)).match.ply == 0


async def test_a_player_who_declines_is_not_asked_again_before_a_move(hall, agreements):
    table = await friendly(hall, game="morra")
    await moved(hall, table, 0)
    await agreements.take_back(table.id, AIKO.id)
    await agreements.decline(table.id, BRUNO.id)
    with pytest.raises(NothingOffered):
        await agreements.agree_to_take_back(table.id, BRUNO.id, 0)
    with pytest.raises(OfferDeclined):
        await agreements.take_back(table.id, AIKO.id)


async def test_by_moving_again_its_player_withdraws_the_offer(hall, agreements):
    table = await friendly(hall, game="morra")
    later = await moved(hall, await moved(hall, table, 0), 1)
    await agreements.take_back(table.id, AIKO.id)
    await moved(hall, later, 0)
    with pytest.raises(NothingOffered):
        await agreements.agree_to_take_back(table.id, BRUNO.id, 0)


async def test_nothing_is_taken_back_in_a_rated_match(hall, agreements):
    table = await hall.match(game="kaito", pace="daily")
    await moved(hall, table)
    with pytest.raises(RatedStands):
        await agreements.take_back(table.id, table.players[table.asked[0]].id)


async def test_a_player_who_has_made_no_move_has_none_to_take_back(hall, agreements):
    table = await friendly(hall)
    with pytest.raises(NothingToTakeBack):
        await agreements.take_back(table.id, AIKO.id)


async def test_nobody_who_left_is_brought_back(hall, agreements):
    table = await friendly(hall, AIKO, BRUNO, CHLOE, game="morra")
    await moved(hall, table, 0)
    await agreements.take_back(table.id, AIKO.id)
    await hall.referee.resign(table.id, CHLOE.id)
    with pytest.raises(NothingOffered):
        await agreements.agree_to_take_back(table.id, BRUNO.id, 0)
    with pytest.raises(NothingToTakeBack):
        await agreements.take_back(table.id, AIKO.id)


async def test_a_substitute_gives_no_move_of_their_predecessor_back(hall, agreements, store, clock):
    table = await friendly(hall, game="morra")
    await moved(hall, table, 0)
    substitutes = Substitutes(store, hall.referee, hall.people, clock)
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    await substitutes.take(table.id, 0, CHLOE)
    with pytest.raises(NothingToTakeBack):
        await agreements.take_back(table.id, CHLOE.id)


async def test_no_move_is_taken_back_after_the_other_seat_has_changed_hands(hall, agreements, store, clock):
    table = await friendly(hall, game="morra")
    await moved(hall, table, 0)
    await agreements.take_back(table.id, AIKO.id)
    substitutes = Substitutes(store, hall.referee, hall.people, clock)
    await substitutes.offer(table.id, BRUNO.id, CHLOE)
    await substitutes.take(table.id, 1, CHLOE)
    with pytest.raises(NothingToTakeBack):
        await agreements.agree_to_take_back(table.id, CHLOE.id, 0)


async def test_no_question_from_before_can_be_answered(hall, agreements):
    table = await friendly(hall)
    mover = table.players[table.asked[0]]
    text = str(table.ask_of(table.asked[0]).options[0])
    back = await agreed(agreements, await moved(hall, table), mover, BRUNO if mover.id == AIKO.id else AIKO)
    with pytest.raises(StaleAsk):
        await hall.referee.answer(table.id, mover.id, table.opened(table.asked[0]), text)
    again = await hall.referee.answer(table.id, mover.id, back.opened(table.asked[0]), text)
    assert again.match.ply == 1


async def test_what_was_given_in_advance_is_dropped(hall, agreements, store, clock):
    table = await friendly(hall, game="kengo")
    mover, other = PEOPLE[table.asked[0]], PEOPLE[1 - table.asked[0]]
    now = await moved(hall, table)
    seat = now.asked[0]
    held = HeldMoves(store, hall.referee, clock)
    await held.answer(table.id, PEOPLE[seat].id, now.opened(seat), str(now.ask_of(seat).options[0]))
    orders, order = StandingOrders(store, hall.referee, clock), GAMES["kengo"].orders[0]
    await orders.give(table.id, other.id, order.topic, order.key)
    back = await agreed(agreements, now, mover, other)
    clock.at += MINUTE
    await held.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == 0
    assert await orders.of(back, PEOPLE.index(other)) == {}


async def test_everybody_is_told_whether_more_than_the_last_move_is_gone(hall, agreements):
    table = await friendly(hall, game="morra")
    later = await moved(hall, await moved(hall, table, 0), 1)
    await hall.told()
    await agreed(agreements, later, AIKO, BRUNO)
    told = await hall.told()
    assert [(each.kind, each.seat, each.about) for each in told if each.kind == "taken-back"] == [
        ("taken-back", 0, "2")
    ]
    assert {(each.kind, each.seat) for each in told} >= {("board", None), ("hand", 0), ("hand", 1)}


async def test_a_card_posted_since_counts_from_the_position_that_came_back(hall, agreements):
    table = await friendly(hall, game="morra")
    later = await moved(hall, await moved(hall, table, 0), 1)
    await hall.messages.delivered(table.id, Places(card=5, card_ply=2), [])
    back = await agreed(agreements, later, AIKO, BRUNO)
    assert (back.card_ply, (await hall.referee.table(table.id)).card_ply) == (0, 0)


async def test_the_record_of_a_match_with_moves_taken_back_is_verified(hall, agreements, archive):
    table = await friendly(hall)
    mover = [each.id for each in PEOPLE].index(table.players[table.asked[0]].id)
    back = await agreed(agreements, await moved(hall, table), PEOPLE[mover], PEOPLE[1 - mover])
    await moved(hall, back)
    await hall.referee.resign(table.id, AIKO.id)
    history = await archive.ended(table.id)
    assert proved(history).holds
    assert [move for _, move in sealed(history).moves][1:] == ["leave"]
    assert history.table.match.taken_back == 1


@pytest.mark.parametrize("key", GAMES)
async def test_the_record_leads_to_the_match_however_often_moves_are_taken_back(hall, agreements, archive, key):
    """Any game, moves at random, and every few of them one that is taken back: also whole rounds of hidden choices."""
    dice = Random(key)
    seats = dice.choice(GAMES[key].seats)
    table, numbers, gone = await friendly(hall, *PEOPLE[:seats], game=key), set(), 0
    for _ in range(60):
        if not table.asks():
            break
        if table.match.ply > 1 and (not gone or dice.random() < 0.2):
            rows = await hall.store.read.moves_of(id=table.id)
            seat = dice.choice(sorted({row["seat"] for row in rows} - {-1}))
            others = [PEOPLE[other] for other in range(seats) if other != seat]
            before, table = table, await agreed(agreements, table, PEOPLE[seat], *others)
            gone += before.match.ply - table.match.ply
        else:
            ask = dice.choice(table.asks())
            move = str(dice.choice(ask.options))
            table = await hall.referee.answer(table.id, PEOPLE[ask.seat].id, table.opened(ask.seat), move)
        assert table.match.number not in numbers
        numbers.add(table.match.number)
        assert (await archive.history(table)).whole
    assert table.match.taken_back == gone > 0


async def test_a_second_click_takes_no_other_move_back(hall, agreements):
    table = await hall.against("novice", game="morra", pace="friendly", options={"rounds": "3"})
    for seat in (0, 1):
        table = await moved(hall, table, seat)
    table = await moved(hall, table, 0)
    await agreements.take_back(table.id, AIKO.id, table.opened(0))
    with pytest.raises(StaleAsk):
        await agreements.take_back(table.id, AIKO.id, table.opened(0))
    assert (await hall.referee.table(table.id)).match.ply == 2


@pytest.mark.parametrize("statement", ["update on matches", "delete on moves", "update on seats", "insert on news"])
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_one_that_is_interrupted_anywhere_has_not_begun(hall, agreements, archive, statement):
    """The triggers are written as SQLite wants them."""
    table = await hall.against("novice", game="morra", pace="friendly")
    before = await moved(hall, table, 0)
    await hall.write(f"create trigger broken before {statement} begin select raise(abort, 'interrupted'); end")
    with pytest.raises(Exception, match="interrupted"):
        await agreements.take_back(table.id, AIKO.id)
    assert await hall.referee.table(table.id) == before
    assert (await archive.history(before)).whole
    await hall.write("drop trigger broken")
    assert (await agreements.take_back(table.id, AIKO.id)).match.ply == 0

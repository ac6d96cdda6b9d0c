"""Standing orders: answered after a while that a person may take, and by nobody who changed their mind."""

import asyncio
from random import Random

import pytest

from dojo.errors import NotSeated
from dojo.match.standing_orders import NoSuchOrder
from engine.core import MatchOver
from engine.games import GAMES
from engine.match import chosen
from tests.dojo.hall import AIKO, BRUNO, CHLOE, refused


@pytest.fixture
def orders(hall):
    hall.standing_orders._random_between = lambda least, most: least
    return hall.standing_orders


async def kaito_before(hall, topic):
    """A match of KAITO in which this is asked next of a seat; the table and that seat."""
    for attempt in range(50):
        luck, table = Random(attempt), await hall.match(game="kaito")
        while table.status == "playing":
            [ask] = table.asks()
            moves = [move for move in ask.options if str(move) != "pass"]
            after = await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(luck.choice(moves)))
            if any(each.topic == topic for each in after.asks()):
                return after, after.asked[0]
            table = after
    raise AssertionError(topic)


async def kengo_before(hall, topic):
    """A match of Kengo in which this is asked next of a seat; the table and that seat."""
    for attempt in range(50):
        luck, table = Random(attempt), await hall.match(game="kengo")
        while table.status == "playing":
            ask = table.asks()[0]
            if ask.topic == topic:
                return table, ask.seat
            move = str(luck.choice(ask.options))
            table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, move)
    raise AssertionError(topic)


async def test_an_order_answers_after_a_while_that_a_person_may_take(hall, orders, clock):
    table, seat = await kaito_before(hall, "exchange")
    await orders.give(table.id, table.players[seat].id, "exchange", "pass")
    await orders.look()
    await orders.answer()
    assert (await hall.referee.table(table.id)).match.ply == table.match.ply, "never at once"
    clock.at += 60_000
    await orders.answer()
    after = await hall.referee.table(table.id)
    assert after.match.ply == table.match.ply + 1
    assert len(await hall.log(table.id)) == after.match.ply + 1


async def test_an_order_taken_back_answers_nothing(hall, orders, clock):
    table, seat = await kaito_before(hall, "exchange")
    user = table.players[seat].id
    await orders.give(table.id, user, "exchange", "pass")
    await orders.look()
    await orders.give(table.id, user, "exchange", None)
    clock.at += 3_600_000
    await orders.answer()
    assert (await hall.referee.table(table.id)).match.ply == table.match.ply
    assert await orders.of(table, seat) == {}


@pytest.mark.parametrize(("moment", "before"), [("look", "of older rules"), ("answer", "hit")])
async def test_an_order_changed_just_when_it_is_looked_at_answers(hall, orders, clock, moment, before):
    """The reader has seen the old one, and waits until the new one is written."""
    table, seat = await kengo_before(hall, "defend")
    await orders.give(table.id, table.players[seat].id, "defend", "hit")
    await hall.write(f"update orders set move = '{before}'")
    if moment == "answer":
        await orders.look()
        clock.at += 60_000
    async with hall.referee.locked(table.id) as work:
        await work.queries.give_standing_order(match_id=table.id, seat=seat, topic="defend", move="parry")
        looking = asyncio.create_task(getattr(orders, moment)())
        await asyncio.sleep(0.2)
    await looking
    assert (await hall.referee.table(table.id)).match.ply == table.match.ply
    clock.at += 60_000
    await orders.look()
    clock.at += 60_000
    await orders.answer()
    [*_, last] = await hall.moves(table.id, seat)
    assert (last["ply"], last["made_by"]) == (table.match.ply + 1, "order")


async def test_a_player_who_answers_first_themselves_is_not_answered_for(hall, orders, clock):
    table, seat = await kaito_before(hall, "exchange")
    user = table.players[seat].id
    await orders.give(table.id, user, "exchange", "pass")
    await orders.look()
    other = next(move for move in table.ask_of(seat).options if str(move) != "pass")
    after = await hall.referee.answer(table.id, user, None, str(other))
    clock.at += 60_000
    await orders.answer()
    assert (await hall.referee.table(table.id)).match.ply == after.match.ply


async def test_one_order_that_cannot_be_followed_keeps_no_other_waiting(hall, orders, clock, caplog):
    (bad, its), (good, seat) = [await kaito_before(hall, "exchange") for _ in range(2)]
    for table, asked in ((bad, its), (good, seat)):
        await orders.give(table.id, table.players[asked].id, "exchange", "pass")
    kept = (await hall.store.read.match(id=bad.id))[0]["state"]
    await hall.write(f"update matches set state = 'nonsense' where id = '{bad.id}'")
    await orders.look()
    await hall.write(f"update matches set state = '{kept}' where id = '{bad.id}'")
    assert [record.match for record in caplog.records] == [bad.id]
    await orders.give(bad.id, bad.players[its].id, "exchange", "pass")
    await orders.look()
    await hall.write(f"update matches set state = 'nonsense' where id = '{bad.id}'")
    clock.at += 60_000
    await orders.answer()
    assert (await hall.referee.table(good.id)).match.ply == good.match.ply + 1
    assert not await hall.store.read.standing_orders_due(now=clock.at, most=9)


async def test_nothing_is_ordered_for_a_seat_that_is_left_or_a_match_that_is_over(hall, orders, clock):
    table = await hall.match(game="kaito")
    await hall.referee.resign(table.id, AIKO.id)
    await refused(MatchOver, orders.give(table.id, BRUNO.id, "exchange", "pass"))
    three = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.referee.resign(three.id, AIKO.id)
    await refused(NotSeated, orders.give(three.id, AIKO.id, "show", "show 1"))
    assert not await hall.store.read.standing_orders_to_look_at(now=clock.at, most=9)


async def test_only_what_the_game_offers_can_be_ordered(hall, orders):
    table = await hall.match(game="kaito")
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

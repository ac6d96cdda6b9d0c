"""Guesses are locked in by watchers alone, decided by the player's own move, and void if it doesn't come to that."""

from contextlib import suppress
from datetime import UTC, datetime

import pytest

from dojo.clock.paces import DAY
from dojo.people.servers import NOWHERE
from dojo.watching import guesses as dojo_guesses
from dojo.watching.guesses import GuessedAlready, KnowsAHand, NothingToGuess, Score, question, season
from engine.core import BadOption
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

GUILD = 7


def mover(table):
    """Who is asked, and what they'll do."""
    [ask] = table.asks()
    return table.players[ask.seat], str(ask.options[0])


async def moves(hall, table):
    player, move = mover(table)
    return await hall.referee.answer(table.id, player.id, None, move)


async def guesses(dojo, table, player, *, right):
    """In KAITO a guess is the move itself."""
    asked = question(table)
    _, move = mover(table)
    text = move if right else next(each for each in asked.choices if each != move)
    await dojo.guesses.lock_in(table.id, player, GUILD, asked.opened, text)


async def guessed(dojo, table, player):
    latest = await dojo.guesses.latest(table.id, player.id)
    return latest and latest.hit


@pytest.fixture
async def table(hall):
    return await hall.match(AIKO, BRUNO, game="kaito", pace="friendly")


async def test_the_move_decides_and_the_table_says_how_many_were_right(hall, dojo, table):
    await guesses(dojo, table, CHLOE, right=True)
    await guesses(dojo, table, DAI, right=False)
    assert await guessed(dojo, table, CHLOE) is None
    after = await moves(hall, table)
    assert (await guessed(dojo, table, CHLOE), await guessed(dojo, table, DAI)) == (True, False)
    shown = await hall.referee.table(table.id)
    assert (shown.open_guesses, shown.guesses, shown.right_guesses) == (0, 2, 1)
    await moves(hall, after)
    assert (await hall.referee.table(table.id)).guesses == 0, "only of the last move"


async def test_what_the_house_does_after_the_move_does_not_hide_how_many_were_right(hall, dojo):
    """In a Duel the cards that a strike costs are pulled by the house."""
    shown = []
    while not shown:
        table = await hall.match(AIKO, BRUNO, game="kendo")
        while table.status == "playing":
            before, asked = table, question(table)
            if asked:
                with suppress(GuessedAlready):  # before a discard
                    await dojo.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0])
            seat = table.asked[0]
            table = await hall.referee.answer(
                table.id, table.players[seat].id, None, str(table.ask_of(seat).options[0])
            )
            if asked and table.match.ply > before.match.ply + 1:
                told = await hall.referee.table(table.id)
                shown += [told.guesses] if not told.open_guesses else []
    assert set(shown) == {1}


@pytest.mark.parametrize("player", [AIKO, BRUNO])
async def test_a_player_of_the_match_cannot_guess(dojo, table, player):
    with pytest.raises(KnowsAHand):
        await guesses(dojo, table, player, right=True)


async def test_neither_can_somebody_who_has_given_their_seat_away(hall, dojo, table):
    await dojo.substitutes.offer(table.id, AIKO.id, CHLOE)
    await dojo.substitutes.take(table.id, 0, CHLOE)
    for player in (AIKO, CHLOE):
        with pytest.raises(KnowsAHand):
            await guesses(dojo, await hall.referee.table(table.id), player, right=True)


async def test_a_guess_that_is_locked_in_stays(dojo, table):
    await guesses(dojo, table, CHLOE, right=False)
    with pytest.raises(GuessedAlready):
        await guesses(dojo, table, CHLOE, right=True)


async def test_the_move_has_been_made_meanwhile(hall, dojo, table):
    asked = question(table)
    await moves(hall, table)
    with pytest.raises(NothingToGuess):
        await dojo.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0])


async def test_a_guess_that_is_not_offered_is_refused(dojo, table):
    with pytest.raises(BadOption):
        await dojo.guesses.lock_in(table.id, CHLOE, GUILD, question(table).opened, "a forged one")


async def test_a_match_without_a_server_has_no_watchers(hall):
    assert question(await hall.match(AIKO, BRUNO, game="kaito", guild=NOWHERE)) is None


async def test_of_a_computer_nothing_is_guessed(hall):
    table = await hall.against("novice", game="kaito")
    while table.asked == (0,):
        assert question(table)
        table = await moves(hall, table)
    assert question(table) is None


async def test_a_move_by_a_computer_that_stands_in_voids_a_guess(hall, dojo, table):
    await guesses(dojo, table, CHLOE, right=True)
    player, move = mover(table)
    await hall.write(f"update seats set standin = 1, answers_at = 1 where match_id = '{table.id}' and asked = 1")
    await hall.referee.answer(table.id, player.id, None, move, hand="computer")
    assert await dojo.guesses.latest(table.id, CHLOE.id) is None


async def test_somebody_who_stands_in_gives_nothing_to_guess(hall, table):
    await hall.write(f"update seats set standin = 1 where match_id = '{table.id}' and asked = 1")
    assert question(await hall.referee.table(table.id)) is None


@pytest.mark.parametrize("how", ["resigned", "called off"])
async def test_the_end_without_a_move_voids_a_guess(hall, dojo, table, how):
    await guesses(dojo, table, CHLOE, right=True)
    for player in (AIKO, BRUNO) if how == "called off" else (AIKO,):
        await (dojo.agreements.abort if how == "called off" else hall.referee.resign)(table.id, player.id)
    assert await dojo.guesses.latest(table.id, CHLOE.id) is None


async def test_a_move_that_is_taken_back_voids_its_guesses_and_those_after_it_alone(hall, dojo, table):
    for _ in range(2):
        await guesses(dojo, table, CHLOE, right=True)
        table = await moves(hall, table)
    await guesses(dojo, table, CHLOE, right=True)
    first, second = AIKO.id, BRUNO.id
    last = table.players[mover(table)[0].id == first].id
    asked = await dojo.agreements.take_back(table.id, last)
    await dojo.agreements.agree_to_take_back(table.id, second if last == first else first, asked.match.ply - 1)
    assert await dojo.guesses.score(GUILD, CHLOE.id) == Score("", 1, 1)
    assert (await hall.referee.table(table.id)).open_guesses == 0


async def test_a_guesser_who_takes_over_a_seat_loses_the_guess(hall, dojo, table):
    await guesses(dojo, table, CHLOE, right=True)
    seat = table.asked[0]
    await dojo.substitutes.offer(table.id, table.players[seat].id, CHLOE)
    await dojo.substitutes.take(table.id, seat, CHLOE)
    await moves(hall, await hall.referee.table(table.id))
    assert await dojo.guesses.latest(table.id, CHLOE.id) is None


async def test_a_guess_stands_while_its_player_switches_and_draws(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kendo", options={"mode": "competition"})
    while not question(table) or table.asks()[0].topic != "switch":
        table = await moves(hall, table)
    asked = question(table)
    await dojo.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0])
    after = await moves(hall, table)
    assert after.asks()[0].topic == "draw"
    assert (await hall.referee.table(table.id)).open_guesses == 1
    with pytest.raises(GuessedAlready):
        await dojo.guesses.lock_in(table.id, CHLOE, GUILD, question(after).opened, asked.choices[1])


# The score


async def test_the_best_of_a_season_are_those_with_the_most_right_guesses(hall, dojo, table, monkeypatch):
    monkeypatch.setattr(dojo_guesses, "WATCHED", 2)
    for rights in ((True, True), (True, False), (False, True)):
        for player, right in zip((CHLOE, DAI), rights, strict=True):
            await guesses(dojo, table, player, right=right)
        table = await moves(hall, table)
    assert await dojo.guesses.best(GUILD) == [Score(CHLOE.name, 3, 2), Score(DAI.name, 3, 2)]
    await guesses(dojo, table, DAI, right=True)
    await moves(hall, table)
    assert [each.name for each in await dojo.guesses.best(GUILD)] == [DAI.name, CHLOE.name]
    assert await dojo.guesses.best(GUILD + 1) == []


async def test_a_season_is_a_quarter_of_a_year(hall, dojo, table, clock):
    await guesses(dojo, table, CHLOE, right=True)
    await moves(hall, table)
    clock.at = season(clock.at) + 93 * DAY
    assert await dojo.guesses.best(GUILD) == []
    assert await dojo.guesses.score(GUILD, CHLOE.id) == Score("", 0, 0)


@pytest.mark.parametrize(("day", "began"), [((3, 31), 1), ((4, 1), 4), ((12, 31), 10)])
def test_seasons_follow_the_calendar(day, began):
    at = datetime(2026, *day, 23, 59, tzinfo=UTC).timestamp()
    assert datetime.fromtimestamp(season(int(at * 1000)) / 1000, UTC) == datetime(2026, began, 1, tzinfo=UTC)


async def test_a_guess_that_is_not_decided_counts_for_nothing(dojo, table):
    await guesses(dojo, table, CHLOE, right=True)
    assert await dojo.guesses.score(GUILD, CHLOE.id) == Score("", 0, 0)


# What is kept


async def test_guesses_are_exported_and_go_with_the_person(hall, dojo, table):
    await guesses(dojo, table, CHLOE, right=True)
    await moves(hall, table)
    [kept] = (await exported(dojo.exports, CHLOE.id))["guesses"]
    assert (kept["match_id"], kept["ply"], kept["hit"]) == (table.id, 1, 1)
    await dojo.privacy.forget(CHLOE.id, lambda *_: "Former player")
    assert await dojo.guesses.best(GUILD) == []


async def test_guesses_go_after_a_year_and_not_with_their_match(hall, dojo, table, clock):
    await guesses(dojo, table, CHLOE, right=True)
    await moves(hall, table)
    await hall.referee.resign(table.id, AIKO.id)
    clock.at += 366 * DAY
    await dojo.retention.look()
    assert await guessed(dojo, table, CHLOE) is True
    clock.at += DAY
    await dojo.retention.look()
    assert await guessed(dojo, table, CHLOE) is None


async def test_a_friend_who_tells_their_moves_makes_nobody_the_best(hall, dojo, monkeypatch):
    """Of one player's moves only the first few guesses count, and who guessed but few players' moves isn't named."""
    monkeypatch.setattr(dojo_guesses, "COUNTED", 2)
    for host, guest in ((AIKO, BRUNO), (AIKO, BRUNO), (DAI, BRUNO)):
        assert await dojo.guesses.best(GUILD) == []
        table = await hall.match(host, guest, game="kaito", pace="friendly")
        for _ in range(6):
            await guesses(dojo, table, CHLOE, right=True)
            table = await moves(hall, table)
    assert await dojo.guesses.best(GUILD) == [Score(CHLOE.name, 6, 6)]
    assert await dojo.guesses.score(GUILD, CHLOE.id) == Score("", 6, 6)

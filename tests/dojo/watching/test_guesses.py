"""Guesses are locked in by watchers alone, decided by the player's own move, and void if it doesn't come to that."""

from contextlib import suppress
from datetime import UTC, datetime

import pytest

from dojo.clock.paces import DAY
from dojo.people.servers import NOWHERE
from dojo.watching import guesses as dojo_guesses
from dojo.watching.guesses import GuessedAlready, KnowsAHand, NothingToGuess, Score, question, season
from engine.core import BadOption
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, former, refused

GUILD = 7


async def guess(hall, table, player, *, right=True):
    """In KAITO a guess is the move itself, which is the first there is."""
    asked, move = question(table), str(table.asks()[0].options[0])
    text = move if right else next(each for each in asked.choices if each != move)
    await hall.guesses.lock_in(table.id, player, GUILD, asked.opened, text)


async def hit(hall, table, player):
    latest = await hall.guesses.latest(table.id, player.id)
    return latest and latest.hit


@pytest.fixture
async def table(hall):
    return await hall.match(AIKO, BRUNO, game="kaito", pace="friendly")


async def test_the_move_decides_and_the_table_says_how_many_were_right(hall, table):
    await guess(hall, table, CHLOE)
    await guess(hall, table, DAI, right=False)
    await refused(GuessedAlready, guess(hall, table, DAI))
    assert (await hit(hall, table, CHLOE), await hall.guesses.score(GUILD, CHLOE.id)) == (None, Score("", 0, 0))
    asked = question(table)
    await hall.move(table)
    shown = await hall.referee.table(table.id)
    assert (await hit(hall, table, CHLOE), await hit(hall, table, DAI)) == (True, False)
    assert (shown.open_guesses, shown.guesses, shown.right_guesses) == (0, 2, 1)
    await refused(NothingToGuess, hall.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0]))
    await hall.move(shown)
    assert (await hall.referee.table(table.id)).guesses == 0, "only of the last move"


async def test_what_the_house_does_after_the_move_does_not_hide_how_many_were_right(hall):
    """In a Duel the cards that a strike costs are pulled by the house."""
    shown = []
    while not shown:
        table = await hall.match(game="kendo")
        while table.status == "playing":
            before, asked = table, question(table)
            if asked:
                with suppress(GuessedAlready):  # before a discard
                    await hall.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0])
            table = await hall.move(table)
            if asked and table.match.ply > before.match.ply + 1:
                told = await hall.referee.table(table.id)
                shown += [told.guesses] if not told.open_guesses else []
    assert set(shown) == {1}


async def test_nobody_who_plays_or_has_played_there_guesses_and_only_what_is_offered(hall, table):
    await refused(BadOption, hall.guesses.lock_in(table.id, CHLOE, GUILD, question(table).opened, "a forged one"))
    table = await hall.hand_over(table, 0, CHLOE)
    for player in (AIKO, BRUNO, CHLOE):
        await refused(KnowsAHand, guess(hall, table, player))


async def test_without_a_server_or_of_a_computer_nothing_is_guessed(hall, table):
    assert question(await hall.match(game="kaito", guild=NOWHERE)) is None
    practice = await hall.against("novice", game="kaito")
    while practice.asked == (0,):
        assert question(practice)
        practice = await hall.move(practice)
    assert question(practice) is None
    await hall.write(f"update seats set standin = 1 where match_id = '{table.id}' and asked = 1")
    assert question(await hall.referee.table(table.id)) is None


@pytest.mark.parametrize("how", ["computer", "resigned", "called off", "seat taken over"])
async def test_a_guess_is_void_if_it_does_not_come_to_the_players_own_move(hall, table, how):
    await guess(hall, table, CHLOE)
    [seat] = table.asked
    match how:
        case "computer":
            await hall.write(f"update seats set standin = 1, answers_at = 1 where seat = {seat}")
            await hall.show(table, table.players[seat], move=str(table.asks()[0].options[0]), hand="computer")
        case "resigned":
            await hall.referee.resign(table.id, AIKO.id)
        case "called off":
            for player in (AIKO, BRUNO):
                await hall.agreements.abort(table.id, player.id)
        case "seat taken over":
            await hall.move(await hall.hand_over(table, seat, CHLOE))
    assert await hall.guesses.latest(table.id, CHLOE.id) is None


async def test_a_move_that_is_taken_back_voids_its_guesses_and_those_after_it_alone(hall, table):
    for _ in range(2):
        await guess(hall, table, CHLOE)
        table = await hall.move(await hall.referee.table(table.id))
    table = await hall.referee.table(table.id)
    await guess(hall, table, CHLOE)
    last = (await hall.log(table.id))[-1].seat
    asked = await hall.agreements.take_back(table.id, table.players[last].id)
    await hall.agreements.agree_to_take_back(table.id, table.players[1 - last].id, asked.match.ply - 1)
    assert await hall.guesses.score(GUILD, CHLOE.id) == Score("", 1, 1)
    assert (await hall.referee.table(table.id)).open_guesses == 0


async def test_a_guess_stands_while_its_player_switches_and_draws(hall):
    table = await hall.match(game="kendo", options={"mode": "competition"})
    while not question(table) or table.asks()[0].topic != "switch":
        table = await hall.move(table)
    asked = question(table)
    await hall.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0])
    after = await hall.move(table)
    assert after.asks()[0].topic == "draw"
    assert (await hall.referee.table(table.id)).open_guesses == 1
    again = hall.guesses.lock_in(table.id, CHLOE, GUILD, question(after).opened, asked.choices[1])
    await refused(GuessedAlready, again)


async def test_the_best_of_a_season_are_those_with_the_most_right_guesses(hall, table, clock, monkeypatch):
    monkeypatch.setattr(dojo_guesses, "WATCHED", 2)
    for rights in ((True, True), (True, False), (False, True), (None, True)):
        for player, right in zip((CHLOE, DAI), rights, strict=True):
            if right is not None:
                await guess(hall, table, player, right=right)
        if None in rights:
            assert await hall.guesses.best(GUILD) == [Score(CHLOE.name, 3, 2), Score(DAI.name, 3, 2)]
        table = await hall.move(await hall.referee.table(table.id))
    assert [each.name for each in await hall.guesses.best(GUILD)] == [DAI.name, CHLOE.name]
    assert await hall.guesses.best(GUILD + 1) == []
    clock.at = season(clock.at) + 93 * DAY
    assert (await hall.guesses.best(GUILD), await hall.guesses.score(GUILD, CHLOE.id)) == ([], Score("", 0, 0))


@pytest.mark.parametrize(("day", "began"), [((3, 31), 1), ((4, 1), 4), ((12, 31), 10)])
def test_seasons_follow_the_calendar(day, began):
    at = datetime(2026, *day, 23, 59, tzinfo=UTC).timestamp()
    assert datetime.fromtimestamp(season(int(at * 1000)) / 1000, UTC) == datetime(2026, began, 1, tzinfo=UTC)


async def test_guesses_are_exported_and_go_after_a_year_and_with_the_person_and_not_with_their_match(hall, clock):
    for host in (AIKO, DAI):
        table = await hall.match(host, BRUNO, game="kaito", pace="friendly")
        await guess(hall, table, CHLOE)
        await hall.referee.resign((await hall.move(table)).id, BRUNO.id)
        [*_, kept] = (await hall.exported(CHLOE))["guesses"]
        assert (kept["match_id"], kept["ply"], kept["hit"]) == (table.id, 1, 1)
        if host is AIKO:
            for days, right in ((366, True), (1, None)):
                clock.at += days * DAY
                await hall.retention.look()
                assert await hit(hall, table, CHLOE) is right
    await hall.privacy.forget(CHLOE.id, former)
    assert await hit(hall, table, CHLOE) is None


async def test_a_friend_who_tells_their_moves_makes_nobody_the_best(hall, monkeypatch):
    """Of one player's moves only the first few guesses count, and who guessed but few players' moves isn't named."""
    monkeypatch.setattr(dojo_guesses, "COUNTED", 2)
    for host in (AIKO, AIKO, DAI):
        assert await hall.guesses.best(GUILD) == []
        table = await hall.match(host, BRUNO, game="kaito", pace="friendly")
        for _ in range(6):
            await guess(hall, table, CHLOE)
            table = await hall.move(await hall.referee.table(table.id))
    assert await hall.guesses.best(GUILD) == [Score(CHLOE.name, 6, 6)]
    assert await hall.guesses.score(GUILD, CHLOE.id) == Score("", 6, 6)

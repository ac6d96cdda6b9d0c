"""How reliably somebody answers, and the lobbies that ask for it."""

import pytest

from dojo.people.reliability import MIN_MOVES, Habits, NotOnTime, habits
from dojo.ratings.leaderboard import Leaderboards
from tests.dojo.hall import AIKO, BRUNO, CHLOE

HOUR = 3_600_000


def answers(*late, waited=HOUR, hand="player"):
    return [{"late": int(each), "waited": waited, "hand": hand} for each in late]


def test_somebody_who_is_always_on_time_has_a_full_share():
    assert habits(answers(*[False] * 40)) == Habits(40, 100, HOUR)


def test_somebody_who_has_answered_nothing_is_new_and_not_judged():
    assert not habits([]).known
    assert habits([]).keeps(100)
    assert habits(answers(*[True] * (MIN_MOVES - 1))).keeps(100)
    assert not habits(answers(*[True] * MIN_MOVES)).keeps(1)


def test_what_was_late_counts_less_and_less():
    shares = [habits(answers(*[False] * since, True, *[False] * 60)).share for since in range(0, 40, 5)]
    assert shares == sorted(shares)
    assert shares[0] < 97 < shares[-1]


def test_the_usual_wait_is_that_of_the_middle_answer_and_of_their_own():
    own = [answers(False, waited=waited)[0] for waited in (HOUR, 2 * HOUR, 90 * HOUR)]
    assert habits(own).wait == 2 * HOUR
    assert habits([*own, *answers(True, True, True, waited=36 * HOUR, hand="computer")]).wait == 2 * HOUR
    assert habits(answers(True, hand="computer")).wait == 0


async def played(hall, clock, count, waits=HOUR, **terms):
    """So many matches of two answers each, every one of them after this time."""
    for _ in range(count):
        table = await hall.match(**terms)
        for player in (AIKO, BRUNO):
            clock.at += waits
            table = await hall.referee.answer(table.id, player.id, None, "show 2")


async def test_answers_that_were_owed_by_a_time_are_counted(hall, clock):
    await played(hall, clock, 3)
    found = await Leaderboards(hall.store).habits(AIKO.id)
    assert (found.answers, found.share, found.wait) == (3, 100, HOUR)
    assert (await Leaderboards(hall.store).habits(BRUNO.id)).wait == 2 * HOUR
    assert await Leaderboards(hall.store).habits(CHLOE.id) == Habits()


async def test_where_there_is_no_time_nothing_is_learned(hall, clock):
    await played(hall, clock, 3, pace="friendly")
    assert await Leaderboards(hall.store).habits(AIKO.id) == Habits()


async def test_somebody_who_leaves_though_nothing_is_asked_of_them_has_answered_nothing(hall, clock):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.referee.answer(table.id, AIKO.id, None, "show 1")
    for player in (AIKO, BRUNO):
        await hall.referee.resign(table.id, player.id)
    kept = [(await Leaderboards(hall.store).habits(player.id)).answers for player in (AIKO, BRUNO)]
    assert kept == [1, 1], "an answer, and a resignation in answer to a question"


async def test_only_the_last_answers_are_looked_at(hall, clock):
    await played(hall, clock, 2)
    async with hall.store.transaction() as queries:
        await queries._connection.executemany("update moves set late = 1 where seat = 0", [()])
    await played(hall, clock, 100)
    found = await Leaderboards(hall.store).habits(AIKO.id)
    assert (found.answers, found.share) == (100, 100)


async def test_a_player_who_was_away_for_long_missed_one_answer_and_not_all(hall, clock):
    table = await hall.match(options={"rounds": "3"})
    async with hall.store.transaction() as queries:
        away = f"update seats set standin = 2, answers_at = 0 where match_id = '{table.id}' and seat = 0"
        await queries._connection.executemany(away, [()])
    for waited in (72 * HOUR, 4000, 5000):
        clock.at += waited
        for player, hand in ((AIKO, "computer"), (BRUNO, "player")):
            await hall.referee.answer(table.id, player.id, None, "show 1", hand)
    found = await Leaderboards(hall.store).habits(AIKO.id)
    assert (found.answers, found.share) == (1, 0)
    assert (await Leaderboards(hall.store).habits(BRUNO.id)).answers == 3


async def late(hall, clock, share=0):
    """Bruno has given enough answers, all of them late."""
    await played(hall, clock, MIN_MOVES)
    async with hall.store.transaction() as queries:
        await queries._connection.executemany("update moves set late = 1 where seat = 1", [()])


async def test_a_lobby_can_ask_for_people_who_answer_on_time(hall, clock):
    await late(hall, clock)
    lobby = await hall.lobby(CHLOE, seats=3)
    await hall.lobbies.choose(lobby.id, CHLOE.id, "on_time", "90")
    with pytest.raises(NotOnTime) as refusal:
        await hall.lobbies.join(lobby.id, BRUNO)
    assert refusal.value.facts == {"share": 0, "wanted": 90}
    joined = await hall.lobbies.join(lobby.id, AIKO)
    assert joined.ids == (CHLOE.id, AIKO.id)


async def test_newcomers_are_let_in(hall):
    lobby = await hall.lobby(CHLOE, seats=2)
    await hall.lobbies.choose(lobby.id, CHLOE.id, "on_time", "95")
    assert (await hall.lobbies.join(lobby.id, BRUNO)).full


async def test_a_lobby_remembers_the_habits_of_those_in_it(hall, clock):
    await late(hall, clock)
    lobby = await hall.lobby(CHLOE, BRUNO, seats=3)
    read = await hall.lobbies.get(lobby.id)
    assert [player.habits for player in read.players] == [Habits(), Habits(MIN_MOVES, 0, 2 * HOUR)]

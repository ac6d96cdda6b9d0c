"""How reliably somebody answers, and the lobbies that ask for it."""

import pytest

from dojo.clock.paces import HOUR
from dojo.people.reliability import MIN_MOVES, Habits, NotOnTime, habits
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, refused


def answers(*late, waited=HOUR, hand="player"):
    return [{"late": int(each), "waited": waited, "made_by": hand} for each in late]


ON_TIME, LATE, COMPUTER = answers(False), answers(True), answers(True, waited=36 * HOUR, hand="computer")
OWN = [answers(False, waited=waited)[0] for waited in (HOUR, 2 * HOUR, 90 * HOUR)]


@pytest.mark.parametrize(
    ("moves", "before", "found"),
    [
        ([], Habits(), Habits()),
        (ON_TIME * 40, Habits(), Habits(40, 100, HOUR)),
        (OWN, Habits(), Habits(3, 100, 2 * HOUR)),  # the middle one
        (OWN + COMPUTER * 3, Habits(), Habits(6, 52, 2 * HOUR)),  # of their own
        (COMPUTER, Habits(), Habits(1, 0, 0)),
        # What was remembered is older than any move since.
        (ON_TIME * 60, Habits(40, 100, 2 * HOUR), Habits(100, 100, HOUR)),
        ([], Habits(12, 50, HOUR), Habits(12, 50, HOUR)),
        (ON_TIME * 20, Habits(80, 0), Habits(100, 47, HOUR)),
        (ON_TIME * 60, Habits(80, 0), Habits(100, 88, HOUR)),
    ],
)
def test_habits_are_what_their_latest_moves_make_of_them(moves, before, found):
    assert habits(moves, before) == found


def test_what_was_late_counts_less_and_less():
    shares = [habits(ON_TIME * since + LATE + ON_TIME * 60).share for since in range(0, 40, 5)]
    assert shares == sorted(shares)
    assert shares[0] < 97 < shares[-1]


def test_newcomers_are_not_judged():
    assert (habits([]).known, habits([]).keeps(100)) == (False, True)
    assert habits(LATE * (MIN_MOVES - 1)).keeps(100)
    assert not habits(LATE * MIN_MOVES).keeps(1)


async def played(hall, count, **terms):
    """So many matches of two answers each, every one of them after an hour."""
    for _ in range(count):
        table = await hall.match(**terms)
        for player in (AIKO, BRUNO):
            hall.clock.at += HOUR
            table = await hall.show(table, player, move="show 2")


async def kept(hall, player):
    return await hall.leaderboards.habits(player.id)


async def test_answers_that_were_owed_by_a_time_are_counted(hall):
    await played(hall, 3, pace="friendly")
    assert await kept(hall, AIKO) == Habits()
    await played(hall, 3)
    assert [await kept(hall, each) for each in (AIKO, BRUNO, CHLOE)] == [
        Habits(3, 100, HOUR), Habits(3, 100, 2 * HOUR), Habits()
    ]  # fmt: skip


async def test_somebody_who_leaves_though_nothing_is_asked_of_them_has_answered_nothing(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.show(table, AIKO)
    for player in (AIKO, BRUNO):
        await hall.referee.resign(table.id, player.id)
    counts = [(await kept(hall, player)).answers for player in (AIKO, BRUNO)]
    assert counts == [1, 1], "an answer, and a resignation in answer to a question"


async def test_only_the_last_answers_are_looked_at(hall):
    await played(hall, 2)
    await hall.write("update moves set late = 1 where seat = 0")
    await played(hall, 100)
    found = await kept(hall, AIKO)
    assert (found.answers, found.share) == (100, 100)


async def test_a_player_who_was_away_for_long_missed_one_answer_and_not_all(hall, clock):
    table = await hall.match(options=LONG)
    await hall.write(f"update seats set standin = 2, answers_at = 0 where match_id = '{table.id}' and seat = 0")
    for waited in (72 * HOUR, 4000, 5000):
        clock.at += waited
        await hall.show(await hall.show(table, AIKO, hand="computer"), BRUNO)
    found = await kept(hall, AIKO)
    assert (found.answers, found.share, (await kept(hall, BRUNO)).answers) == (1, 0, 3)


async def test_a_lobby_can_ask_for_people_who_answer_on_time_and_lets_newcomers_in(hall):
    await played(hall, MIN_MOVES)
    await hall.write("update moves set late = 1 where seat = 1")
    lobby = await hall.lobby(CHLOE, BRUNO, seats=3)
    read = await hall.lobbies.get(lobby.id)
    assert [player.habits for player in read.players] == [Habits(), Habits(MIN_MOVES, 0, 2 * HOUR)], "it remembers them"
    await hall.lobbies.leave(lobby.id, BRUNO.id)
    await hall.lobbies.choose(lobby.id, CHLOE.id, "on_time", "90")
    refusal = await refused(NotOnTime, hall.lobbies.join(lobby.id, BRUNO))
    assert refusal.facts == {"share": 0, "wanted": 90}
    assert (await hall.lobbies.join(lobby.id, AIKO)).ids == (CHLOE.id, AIKO.id)

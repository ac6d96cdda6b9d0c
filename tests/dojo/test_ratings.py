"""Ratings: what a match does to them, when it does nothing, and that it does so once; how reliably people answer."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dojo.clock.clock import UNTIL_BACK
from dojo.clock.paces import HOUR
from dojo.people.people import FORMER
from dojo.people.reliability import MIN_MOVES, Habits, NotOnTime, habits
from dojo.people.servers import NOWHERE
from dojo.ratings.leaderboard import PAGE_SIZE
from dojo.ratings.ratings import (
    MAX_MEETINGS,
    MEETINGS_MS,
    MODEL,
    NO_RESULT,
    PROVISIONAL_MATCHES,
    PROVISIONAL_OPPONENTS,
    START_RATING,
    Skill,
    counted,
    forfeited,
    rated,
    settle,
    verdicts,
)
from engine.core import Outcome
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, PEOPLE, Hall, refused
from tests.engine.toys import FINGERS, changed
from tests.storage.databases import BOTH

GAMES = {"morra": changed(FINGERS, seats=(2, 3, 4))}
SKILLS = st.builds(Skill, st.floats(-10, 60), st.floats(0.5, MODEL.sigma))
CROWD = [replace(AIKO, id=AIKO.id + 100 + number, name=f"P{number}") for number in range(PAGE_SIZE + 3)]


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock, GAMES)


async def ended(hall, places, *players, winners=None, reason="points", moved=None, gone=(), left=(), **terms):
    """A match that its players have left in these places; its id. `moved`: the seats that made a move, else all."""
    players = players or PEOPLE[: len(places)]
    table = await hall.match(*players, **terms)
    await moves(hall, table, *(range(len(players)) if moved is None else moved))
    for seat in gone:
        await away(hall, table, seat)
    best = tuple(seat for seat, place in enumerate(places) if place == 1) if winners is None else winners
    over = replace(table, status="over", outcome=Outcome(best, places, reason), left=left)
    async with hall.store.transaction() as queries:
        await settle(queries, over, hall.clock())
    return table.id


async def moves(hall, table, *seats):
    """Written straight into the record, because `ended` is about what comes after."""
    for seat in seats:
        values = f"'{table.id}', {100 + seat}, {seat}, 'show 1', '[]', 1, 0"
        await hall.write(f"insert into moves (match_id, ply, seat, move, events, version, made_at) values ({values})")


async def met(hall, places, *players, **terms):
    """The same, long enough after the last match of these people."""
    hall.clock.at += MEETINGS_MS
    return await ended(hall, places, *players, **terms)


async def away(hall, table, seat):
    at = f"match_id = '{table.id}' and seat = {seat}"
    await hall.write(f"update seats set standin = {UNTIL_BACK}, answers_at = 0 where {at}")


async def skill(hall, player, guild=7):
    rows = await hall.store.read.kept_ratings(id=player.id)
    return next((Skill(row["mu"], row["sigma"]) for row in rows if row["guild"] == guild), None)


async def results(hall, player, guild=7):
    return await hall.store.read.results_of(person=player.id, guild=guild)


async def found(hall, *players):
    """The verdict for each, and whether it was rated."""
    return [(row["verdict"], row["rated"]) for player in players for row in await results(hall, player)]


async def shown(hall, *players):
    return [(await skill(hall, player)).shown for player in players]


async def why_unrated(hall, id, **facts):
    table = replace(await hall.referee.table(id), status="over", outcome=Outcome((0,), (1, 2), "points"), **facts)
    return await hall.leaderboards.why_unrated(table)


@pytest.mark.parametrize("resigned", [False, True])
async def test_a_match_played_to_its_end_or_given_up_is_rated(hall, resigned):
    table = await hall.show(await hall.match(options=LONG if resigned else {}), AIKO, BRUNO, move="show 2")
    if resigned:
        await hall.referee.resign(table.id, BRUNO.id)
    won, lost = await shown(hall, AIKO, BRUNO)
    assert won > START_RATING > lost
    assert [(row["verdict"], row["rated"], row["nth"]) for row in await results(hall, BRUNO)] == [("lost", 1, 1)]
    changes = await hall.leaderboards.changes(table.id)
    assert [(changes[seat].before, changes[seat].after) for seat in (0, 1)] == [
        (START_RATING, won), (START_RATING, lost)
    ]  # fmt: skip
    assert changes[0].gain > 0 > changes[1].gain
    assert changes[0].gain + changes[0].certainty == won - START_RATING


@pytest.mark.parametrize("places", [(1, 2, 3), (3, 1, 2), (1, 2, 3, 4), (4, 3, 2, 1), (1, 1, 3)])
async def test_of_three_or_four_each_place_counts_and_equals_move_alike(hall, places):
    await ended(hall, places)
    ratings = dict(zip(await shown(hall, *PEOPLE[: len(places)]), places, strict=True))
    assert [ratings[each] for each in sorted(ratings, reverse=True)] == sorted(set(places))


async def test_each_server_and_each_game_has_its_own(hall):
    await ended(hall, (1, 2))
    await ended(hall, (2, 1), guild=9)
    assert (await skill(hall, AIKO, guild=9)).mu < MODEL.mu < (await skill(hall, AIKO)).mu
    assert await hall.leaderboards.careers(AIKO.id, 8) == ()


async def unrated(hall, player=AIKO, guild=7):
    assert await skill(hall, player, guild=guild) is None
    [row] = await results(hall, player, guild)
    assert (row["rated"], row["mu"], row["nth"]) == (0, None, None)
    return row["verdict"]


async def test_with_a_computer_or_without_a_server_or_unwanted_nothing_is_rated(hall):
    practice = await hall.against("novice", host=CHLOE)
    await hall.referee.resign(practice.id, CHLOE.id)
    assert (await unrated(hall, CHLOE), await results(hall, practice.players[1])) == ("lost", [])
    await ended(hall, (1, 2), guild=NOWHERE)
    assert await unrated(hall, guild=NOWHERE) == "won"
    table = await hall.match()
    await hall.write(f"update matches set rated = 0 where id = '{table.id}'")
    await hall.referee.resign(table.id, AIKO.id)
    assert (await unrated(hall, BRUNO), await hall.leaderboards.changes(table.id)) == ("won", {})


@pytest.mark.parametrize("reason", sorted(NO_RESULT))
async def test_of_a_match_that_came_to_nothing_nothing_comes(hall, reason):
    await ended(hall, (1, 1), winners=(), reason=reason)
    assert await unrated(hall) == "none"


async def test_without_a_clock_nothing_is_rated_whenever_the_match_began(hall):
    """A lost match could be put off for ever."""
    id = await ended(hall, (1, 2), pace="friendly")
    await hall.write(f"update matches set rated = 1 where id = '{id}'")
    assert (await unrated(hall), await why_unrated(hall, id, rated=True)) == ("won", "untimed")
    assert (await hall.lobbies.rematch(id, AIKO)).ranked, "with a clock it would be rated again"


async def test_resignations_before_a_move_raise_nobody_and_lower_who_looked_and_left(hall):
    for _ in range(5):
        table = await hall.over()
    assert await skill(hall, BRUNO) is None
    assert await found(hall, AIKO, BRUNO) == [("forfeit", 1)] * 5 + [("won", 0)] * 5
    assert (await skill(hall, AIKO)).mu < MODEL.mu
    assert await hall.leaderboards.why_unrated(await hall.referee.table(table.id)) == "short"
    [career] = await hall.leaderboards.careers(AIKO.id, 7)
    assert (career.lost, career.opponents) == (5, 0)


@pytest.mark.parametrize("resigned", [True, False])
async def test_nobody_wins_by_who_resigned_before_the_other_moved_or_by_a_computer_that_stood_in(hall, resigned):
    table = await hall.show(await hall.match(), AIKO, move="show 2")
    if resigned:
        await hall.referee.resign(table.id, AIKO.id)
    else:
        await away(hall, table, 1)
        await hall.show(table, BRUNO, hand="computer")
    loser, other = (AIKO, BRUNO) if resigned else (BRUNO, AIKO)
    assert (await found(hall, loser), await skill(hall, loser)) == ([("forfeit", 1)], forfeited(Skill()))
    assert await skill(hall, other) is None


@pytest.mark.parametrize(("moved", "gone"), [((0, 1), (0, 1)), ((), (0, 1, 2))])
async def test_where_all_who_played_have_gone_nobody_is_rated(hall, moved, gone):
    await ended(hall, (1, 2, 3), moved=moved, gone=gone)
    assert [await skill(hall, each) for each in PEOPLE[:3]] == [None] * 3


async def test_two_people_have_three_rated_matches_a_week(hall, clock):
    for _ in range(MAX_MEETINGS):
        await ended(hall, (1, 2))
    before = await skill(hall, AIKO)
    often = await ended(hall, (1, 2))
    await ended(hall, (2, 1, 3), AIKO, BRUNO, CHLOE)
    assert await skill(hall, AIKO) == before, "nor with a third one among them"
    assert await why_unrated(hall, often) == "often"
    await ended(hall, (1, 2), AIKO, CHLOE)
    assert await skill(hall, AIKO) != before, "with somebody else they are rated"
    clock.at += MEETINGS_MS
    again = await skill(hall, BRUNO)
    await ended(hall, (1, 2))
    assert await skill(hall, BRUNO) != again


async def test_a_player_who_never_came_back_is_last_however_well_the_computer_played(hall):
    table = await hall.match()
    await moves(hall, table, 0)  # before the computer took over
    await away(hall, table, 0)
    await hall.show(table, AIKO, move="show 2", hand="computer")
    table = await hall.show(table, BRUNO, move="show 2")
    assert table.outcome.winners == (0,)
    assert (await shown(hall, AIKO))[0] < START_RATING < (await shown(hall, BRUNO))[0]
    assert await found(hall, AIKO, BRUNO) == [("lost", 1), ("won", 1)]
    changes = await hall.leaderboards.changes(table.id)
    assert (changes[0].place, changes[1].place) == (2, 1)


@pytest.mark.parametrize(
    ("winners", "places", "gone", "count", "said"),
    [
        ((0,), (1, 2, 3), (), (1, 2, 3), ["won", "lost", "lost"]),
        ((0,), (1, 2, 3), (0,), (3, 1, 2), ["lost", "won", "lost"]),
        ((0,), (1, 2, 3), (0, 1), (2, 3, 1), ["lost", "lost", "won"]),
        ((), (1, 1), (), (1, 1), ["drawn", "drawn"]),
        ((), (1, 1), (1,), (1, 2), ["won", "lost"]),
        ((), (1, 1, 1), (1,), (1, 3, 1), ["drawn", "lost", "drawn"]),
        ((0, 1), (1, 1, 3), (), (1, 1, 3), ["won", "won", "lost"]),
    ],
)
def test_places_as_they_count(winners, places, gone, count, said):
    outcome = Outcome(winners, places, "points")
    assert counted(outcome, gone) == count
    assert verdicts(outcome, count, gone) == said


@BOTH
async def test_matches_that_end_at_the_same_moment_all_count_and_keep_to_three_a_week(hall, store, clock):
    halls, pairs = [Hall(store, clock) for _ in range(4)], ((AIKO, BRUNO), (BRUNO, AIKO), (CHLOE, AIKO), (BRUNO, CHLOE))
    tables = [await hall.match(*pair) for pair in pairs * 3]
    for table in tables:
        await moves(hall, table, 0, 1)
    ends = (halls[number % 4].referee.resign(table.id, table.players[0].id) for number, table in enumerate(tables))
    await asyncio.gather(*ends)
    rows = await results(hall, AIKO)
    assert sorted(row["nth"] for row in rows if row["rated"]) == list(range(1, 2 * MAX_MEETINGS + 1))
    [last] = [row for row in rows if row["nth"] == 2 * MAX_MEETINGS]
    assert await skill(hall, AIKO) == Skill(last["mu"], last["sigma"])


@given(st.lists(SKILLS, min_size=2, max_size=4))
def test_a_player_who_wins_alone_never_falls_and_the_last_never_gains_on_anybody(skills):
    after = rated(skills, range(1, len(skills) + 1))
    assert after[0].shown >= skills[0].shown
    assert after[0].mu >= skills[0].mu
    assert after[-1].mu <= skills[-1].mu
    assert all(new.sigma <= old.sigma for old, new in zip(skills, after, strict=True))


async def test_the_leaderboard_has_pages_and_everybody_finds_themselves(hall):
    empty = await hall.leaderboards.leaders(7, "morra", 0, AIKO.id)
    assert (empty.pages, empty.leaders, empty.own) == (1, (), None)
    for better, worse in pairwise(CROWD):
        await ended(hall, (1, 2), better, worse)
    board = await hall.leaderboards.leaders(7, "morra", 0, CROWD[-1].id)
    ratings = [leader.rating for leader in board.leaders]
    assert (board.page, board.pages, len(ratings), ratings) == (0, 2, PAGE_SIZE, sorted(ratings, reverse=True))
    assert (board.own.place, board.own.name) == (PAGE_SIZE + 3, f"P{PAGE_SIZE + 2}")
    last = await hall.leaderboards.leaders(7, "morra", 99, DAI.id)
    assert (last.page, [leader.place for leader in last.leaders], last.own) == (1, [11, 12, 13], None)
    await hall.write(f"insert into people (id, name, locale) values ({FORMER}, 'Former player', 'en')")
    await hall.write(f"update ratings set user_id = {FORMER} where user_id = {board.leaders[0].user}")
    after = await hall.leaderboards.leaders(7, "morra", 0, CROWD[-1].id)
    found = (after.leaders[0].user, after.own.place)
    assert found == (board.leaders[1].user, PAGE_SIZE + 2), "former players are on none"


async def test_a_career_counts_what_was_rated_and_what_was_not(hall, clock):
    for places, terms in (((1, 2), {}), ((2, 1), {}), ((1, 1), {"winners": ()}), ((1, 1), {"reason": "aborted"})):
        clock.at += 1000
        await ended(hall, places, **terms)
    await hall.referee.resign((await hall.against("novice")).id, AIKO.id)
    [career] = await hall.leaderboards.careers(AIKO.id, 7)
    assert (career.won, career.drawn, career.lost, career.unrated, career.sure) == (1, 1, 1, 1, False)
    assert [at for at, _ in career.curve] == [clock.at - 3000, clock.at - 2000, clock.at - 1000]
    assert career.rating == (await shown(hall, AIKO))[0]


async def test_a_rating_is_sure_after_enough_matches_with_enough_people_who_then_stand_before_the_others(hall):
    for number in range(PROVISIONAL_MATCHES + 5):
        alone = await met(hall, (1, 2))
        if number < PROVISIONAL_MATCHES:
            many = await met(hall, (2, 1), CHLOE, CROWD[number % PROVISIONAL_OPPONENTS])
    for id, player, sure in ((alone, AIKO, False), (many, CHLOE, True)):
        assert (await hall.leaderboards.changes(id))[0].sure == sure
        [career] = await hall.leaderboards.careers(player.id, 7)
        assert career.sure == sure
    board = await hall.leaderboards.leaders(7, "morra", 0, AIKO.id)
    assert [(leader.name, leader.sure) for leader in board.leaders][:2] == [("Chloe", True), ("Aiko", False)]
    assert board.own.rating > board.leaders[0].rating


async def test_a_player_who_hands_their_seat_on_has_lost_and_the_substitute_has_nothing_to_lose(hall):
    table = await hall.match()
    await moves(hall, table, 0, 1)
    table = await hall.hand_over(table, 0, CHLOE)
    await hall.referee.resign(table.id, BRUNO.id)  # the substitute wins
    assert await found(hall, AIKO, BRUNO, CHLOE) == [("lost", 1), ("won", 1)]
    assert await skill(hall, CHLOE) is None
    assert (await skill(hall, AIKO)).mu < MODEL.mu < (await skill(hall, BRUNO)).mu
    assert set(await hall.leaderboards.changes(table.id)) == {1}, "nobody is shown beside a name that is not theirs"


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


def test_newcomers_are_not_judged():
    assert habits(LATE * (MIN_MOVES - 1)).keeps(100)
    assert not habits(LATE * MIN_MOVES).keeps(1)


async def answered_on_time(hall, count, **terms):
    """So many matches of two answers each, every one of them after an hour."""
    for _ in range(count):
        table = await hall.match(**terms)
        for player in (AIKO, BRUNO):
            hall.clock.at += HOUR
            table = await hall.show(table, player, move="show 2")


async def habits_of(hall, player):
    return await hall.leaderboards.habits(player.id)


async def test_answers_that_were_owed_by_a_time_are_counted(hall):
    await answered_on_time(hall, 3, pace="friendly")
    assert await habits_of(hall, AIKO) == Habits()
    await answered_on_time(hall, 3)
    assert [await habits_of(hall, each) for each in (AIKO, BRUNO, CHLOE)] == [
        Habits(3, 100, HOUR), Habits(3, 100, 2 * HOUR), Habits()
    ]  # fmt: skip


async def test_a_player_who_was_away_for_long_missed_one_answer_and_not_all(hall, clock):
    table = await hall.match(options=LONG)
    await hall.write(f"update seats set standin = 2, answers_at = 0 where match_id = '{table.id}' and seat = 0")
    for waited in (72 * HOUR, 4000, 5000):
        clock.at += waited
        await hall.show(await hall.show(table, AIKO, hand="computer"), BRUNO)
    found = await habits_of(hall, AIKO)
    assert (found.answers, found.share, (await habits_of(hall, BRUNO)).answers) == (1, 0, 3)


async def test_a_lobby_can_ask_for_people_who_answer_on_time_and_lets_newcomers_in(hall):
    await answered_on_time(hall, MIN_MOVES)
    await hall.write("update moves set late = 1 where seat = 1")
    lobby = await hall.lobby(CHLOE, BRUNO, seats=3)
    read = await hall.lobbies.get(lobby.id)
    assert [player.habits for player in read.players] == [Habits(), Habits(MIN_MOVES, 0, 2 * HOUR)], "it remembers them"
    await hall.lobbies.leave(lobby.id, BRUNO.id)
    await hall.lobbies.choose(lobby.id, CHLOE.id, "on_time", "90")
    refusal = await refused(NotOnTime, hall.lobbies.join(lobby.id, BRUNO))
    assert refusal.facts == {"share": 0, "wanted": 90}
    assert (await hall.lobbies.join(lobby.id, AIKO)).ids == (CHLOE.id, AIKO.id)

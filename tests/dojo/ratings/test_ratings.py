"""Ratings: what a match does to them, when it does nothing, and that it does so once."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dojo.clock.clock import UNTIL_BACK
from dojo.clock.paces import DAY
from dojo.match.substitutes import Substitutes
from dojo.people.servers import NOWHERE
from dojo.ratings.leaderboard import PAGE_SIZE, Leaderboards
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
from engine.core import MatchOver, Outcome
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall
from tests.engine.toys import FINGERS

PEOPLE = (AIKO, BRUNO, CHLOE, DAI)
SKILLS = st.builds(Skill, st.floats(-10, 60), st.floats(0.5, MODEL.sigma))


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock, games={"morra": replace(FINGERS, seats=(2, 3, 4))})


async def ended(hall, places, *players, winners=None, reason="points", moved=None, left=(), **terms):
    """A match that its players have left in these places; its id. `moved`: the seats that made a move, else all."""
    players = players or PEOPLE[: len(places)]
    table = await hall.match(*players, **terms)
    for seat in range(len(players)) if moved is None else moved:
        await moves(hall, table, seat)
    best = tuple(seat for seat, place in enumerate(places) if place == 1) if winners is None else winners
    over = replace(table, status="over", outcome=Outcome(best, places, reason), left=left)
    async with hall.store.transaction() as queries:
        await settle(queries, over, hall.clock())
    return table.id


async def moves(hall, table, seat):
    """Written straight into the record, because `ended` is about what comes after."""
    columns = "match_id, ply, seat, move, events, version, made_at"
    await say(hall, f"insert into moves ({columns}) values ('{table.id}', {100 + seat}, {seat}, 'show 1', '[]', 1, 0)")


async def met(hall, places, *players, **terms):
    """The same, long enough after the last match of these people."""
    hall.clock.at += MEETINGS_MS
    return await ended(hall, places, *players, **terms)


async def say(hall, sql):
    async with hall.store.transaction() as queries:
        await queries._connection.executemany(sql, [()])


async def skill(hall, player, game="morra", guild=7):
    rows = await hall.store.read.kept_ratings(id=player.id)
    return next((Skill(row["mu"], row["sigma"]) for row in rows if (row["guild"], row["game"]) == (guild, game)), None)


async def results(hall, player, guild=7):
    return await hall.store.read.results_of(person=player.id, guild=guild)


async def shown(hall, *players):
    return [(await skill(hall, player)).shown for player in players]


# What a match does


async def test_a_match_played_to_its_end_is_rated(hall):
    table = await hall.match()
    for player in (AIKO, BRUNO):
        await hall.referee.answer(table.id, player.id, None, "show 2")
    won, lost = await shown(hall, AIKO, BRUNO)
    assert won > START_RATING > lost
    assert [(row["verdict"], row["rated"], row["nth"]) for row in await results(hall, BRUNO)] == [("lost", 1, 1)]
    changes = await Leaderboards(hall.store).changes(table.id)
    assert [(changes[seat].before, changes[seat].after) for seat in (0, 1)] == [
        (START_RATING, won),
        (START_RATING, lost),
    ]
    assert changes[0].gain > 0 > changes[1].gain
    assert changes[0].gain + changes[0].certainty == won - START_RATING


async def test_a_draw_between_equals_changes_nothing_but_how_certain_the_ratings_are(hall):
    changes = await Leaderboards(hall.store).changes(await ended(hall, (1, 1), winners=()))
    assert [changes[seat].gain for seat in (0, 1)] == [0, 0]
    assert changes[0].certainty == changes[1].certainty > 0


async def test_giving_up_is_losing(hall):
    table = await hall.match(options={"rounds": "3"})
    for player in (AIKO, BRUNO):
        await hall.referee.answer(table.id, player.id, None, "show 2")
    await hall.referee.resign(table.id, AIKO.id)
    assert (await shown(hall, BRUNO))[0] > START_RATING > (await shown(hall, AIKO))[0]


async def test_the_next_match_goes_on_from_the_last(hall, clock):
    first = await ended(hall, (1, 2))
    clock.at += 1000
    second = await ended(hall, (2, 1))
    leaderboard = Leaderboards(hall.store)
    assert (await leaderboard.changes(second))[0].before == (await leaderboard.changes(first))[0].after


@pytest.mark.parametrize("places", [(1, 2, 3), (3, 1, 2), (1, 2, 3, 4), (4, 3, 2, 1)])
async def test_of_three_or_four_each_place_counts(hall, places):
    await ended(hall, places)
    ratings = await shown(hall, *PEOPLE[: len(places)])
    assert sorted(ratings, reverse=True) == [ratings[places.index(place)] for place in sorted(places)]
    assert len(set(ratings)) == len(places)


async def test_a_tie_moves_equals_alike(hall):
    await ended(hall, (1, 1, 3), winners=(0, 1))
    first, second, third = await shown(hall, *PEOPLE[:3])
    assert first == second > third


async def test_a_draw_brings_unequals_nearer(hall, clock):
    for _ in range(5):
        await met(hall, (1, 2))
    before = [await skill(hall, each) for each in (AIKO, BRUNO)]
    await met(hall, (1, 1), winners=())
    after = [await skill(hall, each) for each in (AIKO, BRUNO)]
    assert before[0].mu > after[0].mu > after[1].mu > before[1].mu
    assert [row["verdict"] for row in await results(hall, AIKO)][-1] == "drawn"


async def test_each_server_and_each_game_has_its_own(hall):
    await ended(hall, (1, 2))
    await ended(hall, (2, 1), guild=9)
    assert (await skill(hall, AIKO, guild=9)).mu < MODEL.mu < (await skill(hall, AIKO)).mu
    assert await skill(hall, AIKO, game="other") is None


# When it does nothing


async def unrated(hall, player=AIKO, guild=7):
    assert await skill(hall, player, guild=guild) is None
    [row] = await results(hall, player, guild)
    assert (row["rated"], row["mu"], row["nth"]) == (0, None, None)
    return row["verdict"]


async def test_with_a_computer_at_the_table_nothing_is_rated(hall):
    table = await hall.against("novice")
    await hall.referee.resign(table.id, AIKO.id)
    assert await unrated(hall) == "lost"
    assert await hall.store.read.results_of(person=table.players[1].id, guild=7) == []


async def test_without_a_server_nothing_is_rated(hall):
    await ended(hall, (1, 2), guild=NOWHERE)
    assert await unrated(hall, guild=NOWHERE) == "won"


async def test_a_player_who_wanted_no_rating_gets_none(hall):
    table = await hall.match()
    await say(hall, f"update matches set rated = 0 where id = '{table.id}'")
    await hall.referee.resign(table.id, AIKO.id)
    assert await unrated(hall, BRUNO) == "won"
    assert await Leaderboards(hall.store).changes(table.id) == {}


@pytest.mark.parametrize("reason", sorted(NO_RESULT))
async def test_of_a_match_that_came_to_nothing_nothing_comes(hall, reason):
    await ended(hall, (1, 1), winners=(), reason=reason)
    assert await unrated(hall) == "none"


async def test_without_a_clock_nothing_is_rated_whenever_the_match_began(hall):
    """A lost match could be put off for ever."""
    id = await ended(hall, (1, 2), pace="friendly")
    await say(hall, f"update matches set rated = 1 where id = '{id}'")
    assert await unrated(hall) == "won"
    table = await hall.match(pace="friendly")
    assert not table.rated
    assert (await hall.lobbies.rematch(id, AIKO)).ranked, "with a clock it would be rated again"
    over = replace(await hall.referee.table(id), rated=True, status="over", outcome=Outcome((0,), (1, 2), "points"))
    assert await Leaderboards(hall.store).why_unrated(over) == "untimed"


# Too short a match, and the same two people again and again


async def test_fifteen_resignations_before_a_move_raise_nobody(hall):
    for _ in range(15):
        table = await hall.match()
        await hall.referee.resign(table.id, BRUNO.id)
    assert await skill(hall, AIKO) is None
    assert [(row["verdict"], row["rated"]) for row in await results(hall, AIKO)] == [("won", 0)] * 15
    over = await hall.referee.table(table.id)
    assert await Leaderboards(hall.store).why_unrated(over) == "short"


async def test_a_player_who_looks_at_their_hand_and_leaves_has_still_lost(hall):
    table = await hall.match()
    await hall.referee.resign(table.id, AIKO.id)
    assert [(row["verdict"], row["rated"]) for row in await results(hall, AIKO)] == [("forfeit", 1)]
    assert await skill(hall, AIKO) == forfeited(Skill())
    assert (await shown(hall, AIKO))[0] < START_RATING
    [career] = await Leaderboards(hall.store).careers(AIKO.id, 7)
    assert (career.lost, career.opponents) == (1, 0)


async def test_a_player_who_resigns_before_the_other_has_moved_has_lost_and_nobody_has_won_by_it(hall):
    table = await hall.match()
    await hall.referee.answer(table.id, AIKO.id, None, "show 2")
    await hall.referee.resign(table.id, AIKO.id)
    assert await skill(hall, AIKO) == forfeited(Skill())
    assert await skill(hall, BRUNO) is None


async def test_a_computer_that_stood_in_all_the_time_brings_nobody_a_rating(hall):
    table = await hall.match()
    await say(hall, f"update seats set standin = {UNTIL_BACK}, answers_at = 0 where seat = 1")
    for player, hand in ((AIKO, "player"), (BRUNO, "computer")):
        await hall.referee.answer(table.id, player.id, None, "show 2", hand)
    assert [row["verdict"] for row in await results(hall, BRUNO)] == ["forfeit"]
    assert await skill(hall, AIKO) is None


async def test_of_three_those_who_played_are_rated_without_the_one_who_did_not(hall):
    await ended(hall, (1, 2, 3), moved=(0, 1), left=(2,))
    assert [(await results(hall, each))[0]["verdict"] for each in PEOPLE[:3]] == ["won", "lost", "forfeit"]
    assert [await skill(hall, each) for each in (AIKO, BRUNO)] == rated([Skill(), Skill()], (1, 2))
    assert await skill(hall, CHLOE) == forfeited(Skill())


async def test_two_people_have_three_rated_matches_a_week(hall, clock):
    for _ in range(MAX_MEETINGS):
        await ended(hall, (1, 2))
    before = await skill(hall, AIKO)
    often = await ended(hall, (1, 2))
    await ended(hall, (2, 1, 3), AIKO, BRUNO, CHLOE)
    assert await skill(hall, AIKO) == before, "nor with a third one among them"
    over = replace(await hall.referee.table(often), status="over", outcome=Outcome((0,), (1, 2), "points"))
    assert await Leaderboards(hall.store).why_unrated(over) == "often"
    await ended(hall, (1, 2), AIKO, CHLOE)
    assert await skill(hall, AIKO) != before, "with somebody else they are rated"
    clock.at += MEETINGS_MS
    again = await skill(hall, BRUNO)
    await ended(hall, (1, 2))
    assert await skill(hall, BRUNO) != again


async def test_matches_that_end_at_the_same_moment_keep_to_three_a_week(hall, store, clock):
    halls = [Hall(store, clock, games={"morra": FINGERS}) for _ in range(4)]
    tables = [await hall.match() for _ in range(8)]
    for table in tables:
        for seat in range(2):
            await moves(hall, table, seat)
    await asyncio.gather(*(halls[n % 4].referee.resign(table.id, AIKO.id) for n, table in enumerate(tables)))
    assert sum(row["rated"] for row in await results(hall, BRUNO)) == MAX_MEETINGS


# Those who never came back


async def test_a_player_who_never_came_back_is_last_however_well_the_computer_played(hall):
    table = await hall.match()
    await moves(hall, table, 0)  # before the computer took over
    await say(
        hall, f"update seats set standin = {UNTIL_BACK}, answers_at = 0 where match_id = '{table.id}' and seat = 0"
    )
    for player, hand in ((AIKO, "computer"), (BRUNO, "player")):
        table = await hall.referee.answer(table.id, player.id, None, "show 2", hand)
    assert table.outcome.winners == (0,)
    assert (await shown(hall, AIKO))[0] < START_RATING < (await shown(hall, BRUNO))[0]
    assert [row["verdict"] for row in await results(hall, AIKO)] == ["lost"]
    changes = await Leaderboards(hall.store).changes(table.id)
    assert (changes[0].place, changes[1].place) == (2, 1)


async def test_where_nobody_came_back_everybody_has_lost_and_nothing_is_rated(hall):
    table = await hall.match()
    for player in (AIKO, BRUNO):
        await say(hall, f"update seats set standin = {UNTIL_BACK}, answers_at = 0 where match_id = '{table.id}'")
        await hall.referee.answer(table.id, player.id, None, "show 2", "computer")
    rows = [(await results(hall, each))[0] for each in (AIKO, BRUNO)]
    assert [(row["verdict"], row["rated"]) for row in rows] == [("lost", 0)] * 2


@pytest.mark.parametrize(
    ("winners", "places", "gone", "count", "found"),
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
def test_places_as_they_count(winners, places, gone, count, found):
    outcome = Outcome(winners, places, "points")
    assert counted(outcome, gone) == count
    assert verdicts(outcome, count, gone) == found


# Once, whatever happens at the same moment


async def test_of_a_race_for_the_last_word_one_is_rated(hall, store, clock):
    other = Hall(store, clock, games={"morra": FINGERS})
    table = await hall.match()
    tries = [
        each.referee.resign(table.id, player.id) for each in (hall, other) for player in (AIKO, BRUNO) for _ in range(3)
    ]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each) for each in done if isinstance(each, Exception)] == [MatchOver] * 11
    assert len(await results(hall, AIKO)) == len(await results(hall, BRUNO)) == 1


async def test_matches_that_end_at_the_same_moment_all_count(hall, store, clock):
    halls = [Hall(store, clock, games={"morra": FINGERS}) for _ in range(4)]
    tables = [await hall.match(*pair) for pair in ((AIKO, BRUNO), (BRUNO, AIKO), (CHLOE, AIKO), (BRUNO, CHLOE)) * 3]
    for table in tables:
        for seat in range(2):
            await moves(hall, table, seat)
    await asyncio.gather(
        *(halls[n % 4].referee.resign(table.id, table.players[0].id) for n, table in enumerate(tables))
    )
    rows = await results(hall, AIKO)
    assert sorted(row["nth"] for row in rows if row["rated"]) == list(range(1, 7))
    assert await recomputed(hall, PEOPLE[:3]) == pytest.approx(await stored(hall, PEOPLE[:3]))


# The results say all


async def stored(hall, players):
    found = {player.id: await skill(hall, player) for player in players}
    return {(id, name): getattr(each, name) for id, each in found.items() for name in ("mu", "sigma")}


async def recomputed(hall, players):
    """Every match again, once all who played it have played their matches before it."""
    rows = [(player.id, row) for player in players for row in await results(hall, player) if row["rated"]]
    left = {
        row["match_id"]: [(id, each) for id, each in rows if each["match_id"] == row["match_id"]] for _, row in rows
    }
    skills, had = {player.id: Skill() for player in players}, dict.fromkeys((player.id for player in players), 0)
    while left:
        match = next(match for match, seats in left.items() if all(had[id] == row["nth"] - 1 for id, row in seats))
        seats = left.pop(match)
        together = [(id, row) for id, row in seats if row["verdict"] != "forfeit"]
        after = rated([skills[id] for id, _ in together], [row["place"] for _, row in together]) if together else []
        for (id, _), each in zip(together, after, strict=True):
            skills[id], had[id] = each, had[id] + 1
        for id in {id for id, row in seats if row["verdict"] == "forfeit"}:
            skills[id], had[id] = forfeited(skills[id]), had[id] + 1
    return {(id, name): getattr(each, name) for id, each in skills.items() for name in ("mu", "sigma")}


@pytest.mark.parametrize("seed", range(3))
async def test_all_ratings_can_be_computed_again_from_the_results(hall, clock, seed):
    luck = Random(seed)
    for _ in range(25):
        players = luck.sample(PEOPLE, luck.choice((2, 3, 4)))
        places = luck.choice([tuple(luck.sample(range(1, len(players) + 1), len(players))), (1,) * len(players)])
        moved = luck.sample(range(len(players)), luck.choice((1, len(players), len(players))))
        left = [seat for seat in range(len(players)) if seat not in moved]
        await ended(hall, places, *players, moved=moved, left=tuple(left))
        clock.at += luck.choice((0, 1, 60_000, 2 * DAY))
    assert await recomputed(hall, PEOPLE) == pytest.approx(await stored(hall, PEOPLE))


@given(st.lists(SKILLS, min_size=2, max_size=4))
def test_a_player_who_wins_alone_never_falls_and_the_last_never_gains_on_anybody(skills):
    after = rated(skills, range(1, len(skills) + 1))
    assert after[0].shown >= skills[0].shown
    assert after[0].mu >= skills[0].mu
    assert after[-1].mu <= skills[-1].mu
    assert all(new.sigma <= old.sigma for old, new in zip(skills, after, strict=True))


@given(st.lists(st.tuples(SKILLS, st.integers(1, 3)), min_size=2, max_size=4), st.randoms())
def test_who_sits_where_does_not_matter(seats, luck):
    shuffled = luck.sample(seats, len(seats))
    one, other = (rated([skill for skill, _ in each], [place for _, place in each]) for each in (seats, shuffled))
    before = sorted(zip(map(repr, seats), one, strict=True), key=repr)
    after = sorted(zip(map(repr, shuffled), other, strict=True), key=repr)
    for (name, skill), (same, again) in zip(before, after, strict=True):
        assert name == same
        assert (skill.mu, skill.sigma) == pytest.approx((again.mu, again.sigma), rel=1e-6)


# The leaderboard


async def test_the_leaderboard_has_pages_and_everybody_finds_themselves(hall):
    crowd = [replace(AIKO, id=AIKO.id + 100 + n, name=f"P{n}") for n in range(PAGE_SIZE + 3)]
    for better, worse in pairwise(crowd):
        await ended(hall, (1, 2), better, worse)
    board = await Leaderboards(hall.store).leaders(7, "morra", 0, crowd[-1].id)
    assert (board.page, board.pages, len(board.leaders)) == (0, 2, PAGE_SIZE)
    ratings = [leader.rating for leader in board.leaders]
    assert ratings == sorted(ratings, reverse=True)
    assert (board.own.place, board.own.name) == (PAGE_SIZE + 3, f"P{PAGE_SIZE + 2}")
    last = await Leaderboards(hall.store).leaders(7, "morra", 99, DAI.id)
    assert (last.page, [leader.place for leader in last.leaders], last.own) == (1, [11, 12, 13], None)
    places = [(await Leaderboards(hall.store).leaders(7, "morra", 0, each.id)).own.place for each in crowd]
    assert sorted(places) == list(range(1, PAGE_SIZE + 4))


async def test_former_players_are_on_no_leaderboard(hall):
    await ended(hall, (1, 2))
    await say(hall, f"update people set former = 1 where id = {AIKO.id}")
    board = await Leaderboards(hall.store).leaders(7, "morra", 0, BRUNO.id)
    assert [leader.name for leader in board.leaders] == ["Bruno"]
    assert board.own.place == 1


async def test_where_nobody_is_rated_the_leaderboard_is_empty(hall):
    board = await Leaderboards(hall.store).leaders(7, "morra", 0, AIKO.id)
    assert (board.pages, board.leaders, board.own) == (1, (), None)


# Careers


async def test_a_career_counts_what_was_rated_and_what_was_not(hall, clock):
    for places, terms in (((1, 2), {}), ((2, 1), {}), ((1, 1), {"winners": ()}), ((1, 1), {"reason": "aborted"})):
        clock.at += 1000
        await ended(hall, places, **terms)
    await hall.referee.resign((await hall.against("novice")).id, AIKO.id)
    [career] = await Leaderboards(hall.store).careers(AIKO.id, 7)
    assert (career.won, career.drawn, career.lost, career.unrated) == (1, 1, 1, 1)
    assert [at for at, _ in career.curve] == [clock.at - 3000, clock.at - 2000, clock.at - 1000]
    assert career.rating == (await shown(hall, AIKO))[0]
    assert not career.sure


async def test_after_enough_matches_with_enough_people_a_rating_is_no_longer_provisional(hall):
    others = PEOPLE[1:]
    assert len(others) == PROVISIONAL_OPPONENTS
    for number in range(PROVISIONAL_MATCHES):
        last = await met(hall, (1, 2), AIKO, others[number % len(others)])
    changes = await Leaderboards(hall.store).changes(last)
    assert changes[0].sure
    [career] = await Leaderboards(hall.store).careers(AIKO.id, 7)
    assert career.sure


async def test_a_player_who_meets_only_one_other_stays_provisional_and_stands_behind_the_sure(hall):
    for _ in range(PROVISIONAL_MATCHES + 5):
        last = await met(hall, (1, 2))
    assert not (await Leaderboards(hall.store).changes(last))[0].sure
    [career] = await Leaderboards(hall.store).careers(AIKO.id, 7)
    assert not career.sure
    crowd = [replace(AIKO, id=AIKO.id + 100 + n, name=f"P{n}") for n in range(PROVISIONAL_OPPONENTS)]
    for number in range(PROVISIONAL_MATCHES):
        await met(hall, (2, 1), CHLOE, crowd[number % len(crowd)])
    board = await Leaderboards(hall.store).leaders(7, "morra", 0, AIKO.id)
    assert [(leader.name, leader.sure) for leader in board.leaders][:2] == [("Chloe", True), ("Aiko", False)]
    assert board.own.rating > board.leaders[0].rating


async def test_of_another_server_a_career_says_nothing(hall):
    await ended(hall, (1, 2))
    assert await Leaderboards(hall.store).careers(AIKO.id, 9) == ()


# A seat that changes hands


async def handed_on(hall, table, seat, player):
    """The player there asks a substitute, who comes."""
    substitutes = Substitutes(hall.store, hall.referee, hall.people, hall.clock)
    await substitutes.offer(table.id, table.players[seat].id, player)
    return await substitutes.take(table.id, seat, player)


async def test_a_player_who_hands_their_seat_on_has_lost_and_the_substitute_has_nothing_to_lose(hall):
    table = await hall.match()
    for seat in range(2):
        await moves(hall, table, seat)
    table = await handed_on(hall, table, 0, CHLOE)
    await hall.referee.resign(table.id, BRUNO.id)  # the substitute wins
    assert [(row["verdict"], row["rated"]) for row in await results(hall, AIKO)] == [("lost", 1)]
    assert [(row["verdict"], row["rated"]) for row in await results(hall, BRUNO)] == [("won", 1)]
    assert await results(hall, CHLOE) == []
    assert await skill(hall, CHLOE) is None
    assert (await skill(hall, AIKO)).mu < MODEL.mu < (await skill(hall, BRUNO)).mu
    assert set(await Leaderboards(hall.store).changes(table.id)) == {1}, (
        "nobody is shown beside a name that is not theirs"
    )


async def test_a_player_who_comes_back_to_their_seat_is_rated_as_if_they_had_never_left(hall):
    table = await handed_on(hall, await hall.match(), 0, CHLOE)
    table = await handed_on(hall, table, 0, AIKO)
    await hall.referee.resign(table.id, BRUNO.id)
    assert [row["verdict"] for row in await results(hall, AIKO)] == ["won"]


async def test_where_all_have_handed_their_seats_on_nobody_is_rated(hall):
    table = await handed_on(hall, await hall.match(), 0, CHLOE)
    table = await handed_on(hall, table, 1, DAI)
    await hall.referee.resign(table.id, DAI.id)
    assert [row["rated"] for each in PEOPLE for row in await results(hall, each)] == [0, 0]

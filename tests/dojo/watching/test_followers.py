"""A follower of a match is told once of each round and of the end, and nobody else learns of it."""

import pytest

from dojo.errors import NoSuchMatch
from dojo.limits import FOLLOWED
from dojo.people.servers import NOWHERE
from dojo.watching.followers import FollowsEnough, PlaysThere
from engine.core import BadOption, MatchOver
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI


async def followed(hall):
    """What is to be told to followers: whom, and of which part."""
    return [notice.about for notice in await hall.told() if notice.kind == "followed"]


async def through_a_round(hall, table):
    """Regroup! is played until its next round begins."""
    number = table.match.state.round
    while table.match.state.round == number and table.status == "playing":
        [ask] = table.asks()
        table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    return table


async def test_a_follower_is_told_when_the_match_ends_and_never_again(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await dojo.followers.follow(table, CHLOE, "end")
    await hall.referee.resign(table.id, AIKO.id)
    assert await followed(hall) == [f"{CHLOE.id}/"]
    assert await dojo.followers.often(table.id, CHLOE.id) is None
    assert await followed(hall) == []


async def test_a_match_that_is_called_off_tells_its_followers_too(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await dojo.followers.follow(table, CHLOE, "end")
    for player in (AIKO, BRUNO):
        await dojo.agreements.abort(table.id, player.id)
    assert await followed(hall) == [f"{CHLOE.id}/"]


async def test_only_those_who_want_it_are_told_of_every_round(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="regroup")
    await dojo.followers.follow(table, CHLOE, "round")
    await dojo.followers.follow(table, DAI, "end")
    await hall.told()
    await through_a_round(hall, table)
    assert await followed(hall) == [f"{CHLOE.id}/2"]


async def test_a_move_within_a_round_tells_nobody(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="regroup")
    await dojo.followers.follow(table, CHLOE, "round")
    [ask] = table.asks()
    await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    assert await followed(hall) == []


async def test_somebody_who_stops_following_is_told_nothing(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await dojo.followers.follow(table, CHLOE, "end")
    await dojo.followers.stop(table.id, CHLOE.id)
    await hall.referee.resign(table.id, AIKO.id)
    assert await followed(hall) == []


async def test_a_follower_who_has_taken_over_a_seat_is_told_as_a_player_alone(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await dojo.followers.follow(table, CHLOE, "end")
    await dojo.substitutes.offer(table.id, AIKO.id, CHLOE)
    await dojo.substitutes.take(table.id, 0, CHLOE)
    await hall.referee.resign(table.id, BRUNO.id)
    assert await followed(hall) == []


async def test_a_player_cannot_follow_their_own_match(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    with pytest.raises(PlaysThere):
        await dojo.followers.follow(table, AIKO, "end")


async def test_a_match_that_is_over_cannot_be_followed(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    over = await hall.referee.resign(table.id, AIKO.id)
    for seen in (over, table):  # as it is, and as it was when somebody looked
        with pytest.raises(MatchOver):
            await dojo.followers.follow(seen, CHLOE, "end")


async def test_a_match_without_a_server_is_for_its_players_alone(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito", guild=NOWHERE)
    with pytest.raises(NoSuchMatch):
        await dojo.followers.follow(table, CHLOE, "end")


@pytest.mark.parametrize(("game", "often"), [("kaito", "round"), ("regroup", "always")])
async def test_what_is_not_offered_is_refused(hall, dojo, game, often):
    table = await hall.match(AIKO, BRUNO, game=game)
    with pytest.raises(BadOption):
        await dojo.followers.follow(table, CHLOE, often)


async def test_nobody_follows_more_than_so_many_matches(hall, dojo):
    for _ in range(FOLLOWED):
        table = await hall.match(AIKO, BRUNO, game="kaito")
        await dojo.followers.follow(table, CHLOE, "end")
    await dojo.followers.follow(table, CHLOE, "end")  # one of them again
    with pytest.raises(FollowsEnough):
        await dojo.followers.follow(await hall.match(AIKO, BRUNO, game="kaito"), CHLOE, "end")


async def test_an_export_names_the_matches_that_somebody_follows(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="regroup")
    await dojo.followers.follow(table, CHLOE, "round")
    assert (await exported(dojo.exports, CHLOE.id))["following"] == [{"match_id": table.id, "often": "round"}]
    assert (await exported(dojo.exports, AIKO.id))["following"] == []


async def test_nothing_is_told_to_somebody_who_was_erased_meanwhile(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await dojo.followers.follow(table, CHLOE, "end")
    await hall.referee.resign(table.id, AIKO.id)
    await dojo.privacy.forget(CHLOE.id, lambda *_: "Former player")
    assert await followed(hall) == []

"""A follower of a match is told once of each round and of the end, and nobody else learns of it."""

import pytest

from dojo.errors import NoSuchMatch
from dojo.limits import FOLLOWED
from dojo.people.servers import NOWHERE
from dojo.watching.followers import FollowsEnough, PlaysThere
from engine.core import BadOption, MatchOver
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, former, refused


async def followed(hall):
    """What is to be told to followers: whom, and of which part."""
    return [notice.about for notice in await hall.told() if notice.kind == "followed"]


async def test_a_follower_is_told_when_the_match_ends_and_never_again(hall):
    for end in ("resigned", "called off"):
        table = await hall.match(game="kaito")
        await hall.followers.follow(table, CHLOE, "end")
        for player in (AIKO, BRUNO)[: 1 + (end == "called off")]:
            await (hall.agreements.abort if end == "called off" else hall.referee.resign)(table.id, player.id)
        assert await followed(hall) == [f"{CHLOE.id}/"]
        assert (await hall.followers.often(table.id, CHLOE.id), await followed(hall)) == (None, [])


async def test_only_those_who_want_it_are_told_of_every_round_and_nobody_of_a_move_within_one(hall):
    table = await hall.match(game="regroup")
    await hall.followers.follow(table, CHLOE, "round")
    await hall.followers.follow(table, DAI, "end")
    assert (await hall.exported(CHLOE))["following"] == [{"match_id": table.id, "often": "round"}]
    table = await hall.move(table)
    assert await followed(hall) == []
    while table.match.state.round == 1 and table.status == "playing":
        table = await hall.move(table)
    assert await followed(hall) == [f"{CHLOE.id}/2"]


@pytest.mark.parametrize("why", ["stopped", "erased", "plays"])
async def test_somebody_who_stops_following_or_has_taken_over_a_seat_is_told_nothing(hall, why):
    table = await hall.match(game="kaito")
    await hall.followers.follow(table, CHLOE, "end")
    if why == "stopped":
        await hall.followers.stop(table.id, CHLOE.id)
    if why == "plays":
        await hall.hand_over(table, 0, CHLOE)
    await hall.referee.resign(table.id, BRUNO.id)
    if why == "erased":
        await hall.privacy.forget(CHLOE.id, former)
    assert await followed(hall) == []


async def test_what_cannot_be_followed(hall):
    table, alone, rounds = [await hall.match(**terms) for terms in (
        {"game": "kaito"}, {"game": "kaito", "guild": NOWHERE}, {"game": "regroup"}
    )]  # fmt: skip
    follow = hall.followers.follow
    await refused(PlaysThere, follow(table, AIKO, "end"))
    await refused(NoSuchMatch, follow(alone, CHLOE, "end"))
    await refused(BadOption, follow(table, CHLOE, "round"))
    await refused(BadOption, follow(rounds, CHLOE, "always"))
    over = await hall.referee.resign(table.id, AIKO.id)
    for seen in (over, table):  # as it is, and as it was when somebody looked
        await refused(MatchOver, follow(seen, CHLOE, "end"))


async def test_nobody_follows_more_than_so_many_matches(hall):
    for _ in range(FOLLOWED):
        table = await hall.match()
        await hall.followers.follow(table, CHLOE, "end")
    await hall.followers.follow(table, CHLOE, "end")  # one of them again
    await refused(FollowsEnough, hall.followers.follow(await hall.match(), CHLOE, "end"))

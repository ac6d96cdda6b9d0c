"""The luck of a match: laid down before anybody joins, mixed with every join, and nobody's to choose."""

from dataclasses import replace
from hashlib import sha256

import pytest

from dojo import shuffle
from tests.dojo.hall import AIKO, BRUNO, called


async def row(hall, id):
    return (await hall.store.read.match(id=id))[0]


def sha(text):
    return sha256(text.encode()).hexdigest()


async def test_the_commitment_laid_down_with_the_lobby_is_that_of_the_match(hall):
    lobby = await hall.lobby(AIKO)
    [laid] = await hall.store.read.lobby(id=lobby.id)
    await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    match = await row(hall, lobby.id)
    assert laid["commitment"] == match["commitment"] == sha(match["secret"])


async def test_the_seed_is_made_of_the_secret_and_every_click_that_brought_somebody(hall):
    lobby = await hall.lobby(AIKO)
    await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    match = await row(hall, lobby.id)
    assert match["joins"] == f"+{AIKO.click},+{BRUNO.click}"
    assert match["seed"] == sha(f"{match['secret']}:{match['joins']}")
    assert (await hall.referee.table(lobby.id)).match.seed == match["seed"]


async def test_no_two_matches_have_the_same_luck(hall):
    seeds = {(await hall.match()).match.seed for _ in range(3)}
    assert len(seeds) == 3


async def test_a_player_who_comes_back_to_be_luckier_leaves_a_trace(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.leave(lobby.id, BRUNO.id)
    await hall.lobbies.join(lobby.id, replace(BRUNO, click=5))
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await row(hall, lobby.id))["joins"] == f"+{AIKO.click},+{BRUNO.click},-{BRUNO.click},+5"


async def test_computers_come_by_the_click_of_the_player_who_brought_them(hall):
    lobby = await hall.lobby(AIKO)
    lobby = await hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice"), 7)
    await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.players[1].id)
    await hall.lobbies.add_computer(lobby.id, AIKO.id, "master", called("master"), 8)
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await row(hall, lobby.id))["joins"] == f"+{AIKO.click},+7,-7,+8"


async def test_nothing_but_coming_and_going_counts(hall):
    """Neither who starts it nor when, nor what the host chooses meanwhile, is another draw."""
    lobby = await hall.lobby(AIKO, BRUNO)
    before = (await hall.lobbies.get(lobby.id)).joins
    await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live"))
    await hall.lobbies.join(lobby.id, replace(BRUNO, click=9))  # a second time
    await hall.lobbies.start(lobby.id, None)
    assert (await row(hall, lobby.id))["joins"] == before


async def test_a_lobby_knows_its_hash_from_the_start_and_its_secret_never(hall):
    lobby = await hall.lobby(AIKO)
    [laid] = await hall.store.read.lobby(id=lobby.id)
    assert lobby.commitment == laid["commitment"] == (await hall.lobbies.get(lobby.id)).commitment
    assert laid["secret"] not in repr(await hall.lobbies.get(lobby.id))


def test_another_join_is_another_seed():
    assert shuffle.seed("secret", "+1,+3") != shuffle.seed("secret", "+1,+4") != shuffle.seed("other", "+1,+4")


@pytest.mark.parametrize(
    ("joins", "there"),
    [("+1,+2", "1,2"), ("+1,+2,-1,+3", "2,3"), ("+1,+2,-2,+2", "1,2"), ("+5,+5,-5", "5"), ("", "")],
)
def test_those_who_joined_and_did_not_leave_in_order(joins, there):
    assert shuffle.stayed(joins) == there


async def test_a_match_keeps_the_clicks_by_seat_in_the_order_of_joining(hall):
    table = await hall.match(AIKO, BRUNO)
    assert table.seating == f"{AIKO.click},{BRUNO.click}" == shuffle.stayed(table.joins)


async def test_the_seats_of_a_rematch_move_on_by_one(hall):
    table = await hall.match(AIKO, BRUNO)
    await hall.referee.resign(table.id, AIKO.id)
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.rematch(table.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await hall.referee.table(lobby.id)).seating == f"{BRUNO.click},{AIKO.click}"

"""The luck of a match: laid down before anybody joins, mixed with every join, and nobody's to choose."""

from dataclasses import replace
from hashlib import sha256

import pytest

from dojo import shuffle
from tests.dojo.hall import AIKO, BRUNO, called


def sha(text):
    return sha256(text.encode()).hexdigest()


async def row(hall, lobby):
    """What is kept of its match, which begins."""
    await hall.begun(lobby)
    return (await hall.store.read.match(id=lobby.id))[0]


async def test_the_commitment_laid_down_with_the_lobby_is_that_of_the_match_and_the_secret_is_never_told(hall):
    lobby = await hall.lobby(AIKO)
    [laid] = await hall.store.read.lobby(id=lobby.id)
    assert lobby.commitment == laid["commitment"] == (await hall.lobbies.get(lobby.id)).commitment
    assert laid["secret"] not in repr(await hall.lobbies.get(lobby.id))
    match = await row(hall, await hall.lobbies.join(lobby.id, BRUNO))
    assert laid["commitment"] == match["commitment"] == sha(match["secret"])
    assert match["joins"] == f"+{AIKO.click},+{BRUNO.click}"
    table = await hall.referee.table(lobby.id)
    assert table.match.seed == match["seed"] == sha(f"{match['secret']}:{match['joins']}")
    assert table.seating == f"{AIKO.click},{BRUNO.click}" == shuffle.stayed(table.joins)


async def test_no_two_matches_have_the_same_luck_and_another_join_is_another_seed(hall):
    assert len({(await hall.match()).match.seed for _ in range(3)}) == 3
    assert len({shuffle.seed(*of) for of in (("one", "+1,+3"), ("one", "+1,+4"), ("other", "+1,+4"))}) == 3


async def test_a_player_who_comes_back_to_be_luckier_leaves_a_trace_and_computers_come_by_who_brought_them(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.leave(lobby.id, BRUNO.id)
    lobby = await hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice"), 7)
    await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.players[1].id)
    lobby = await hall.lobbies.join(lobby.id, replace(BRUNO, click=5))
    assert (await row(hall, lobby))["joins"] == f"+{AIKO.click},+{BRUNO.click},-{BRUNO.click},+7,-7,+5"


async def test_nothing_but_coming_and_going_counts(hall):
    """Neither who starts it nor when, nor what the host chooses meanwhile, is another draw."""
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live"))
    await hall.lobbies.join(lobby.id, replace(BRUNO, click=9))  # a second time
    await hall.lobbies.start(lobby.id, None)
    assert (await hall.referee.table(lobby.id)).joins == lobby.joins


@pytest.mark.parametrize(
    ("joins", "there"),
    [("+1,+2", "1,2"), ("+1,+2,-1,+3", "2,3"), ("+1,+2,-2,+2", "1,2"), ("+5,+5,-5", "5"), ("", "")],
)
def test_those_who_joined_and_did_not_leave_in_order(joins, there):
    assert shuffle.stayed(joins) == there


async def test_the_seats_of_a_rematch_move_on_by_one(hall):
    table = await hall.over()
    for player in (AIKO, BRUNO):
        lobby = await hall.lobbies.rematch(table.id, player)
    assert (await hall.begun(lobby)).seating == f"{BRUNO.click},{AIKO.click}"

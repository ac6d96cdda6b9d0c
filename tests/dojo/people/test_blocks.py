"""Nobody sits with a person they do not want to sit with, and nobody is told why."""

import asyncio

import pytest

from dojo.errors import CannotJoin
from dojo.people.blocks import Blocks, NotYourself
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI


@pytest.fixture
async def blocks(hall, store):
    for each in (AIKO, BRUNO, CHLOE):
        await hall.people.remember(each.id, each.name, each.locale)
    return Blocks(store)


@pytest.mark.parametrize(("one", "other"), [(AIKO, BRUNO), (BRUNO, AIKO)])
async def test_it_holds_both_ways(hall, blocks, one, other):
    await blocks.block(one.id, other.id)
    assert await blocks.between(AIKO.id, BRUNO.id)
    assert await blocks.between(BRUNO.id, AIKO.id)
    lobby = await hall.lobby(AIKO, seats=3)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, BRUNO)
    assert (await hall.lobbies.get(lobby.id)).ids == (AIKO.id,), "nothing was changed"


async def test_it_holds_against_every_guest_and_not_the_host_alone(hall, blocks):
    await blocks.block(BRUNO.id, CHLOE.id)
    lobby = await hall.lobby(AIKO, CHLOE, seats=3)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, BRUNO)


async def test_the_blocked_are_told_the_same_as_anybody_at_a_full_a_closed_or_a_kept_lobby(hall, blocks):
    await blocks.block(AIKO.id, BRUNO.id)
    blocked, kept, closed = await hall.lobby(AIKO), await hall.lobby(CHLOE, invited=AIKO.id), await hall.lobby(CHLOE)
    full, started = await hall.lobby(CHLOE, DAI), await hall.match(CHLOE, DAI)
    await hall.lobbies.leave(closed.id, CHLOE.id)
    told = set()
    for lobby in (blocked, kept, closed, full, started):
        with pytest.raises(CannotJoin) as refusal:
            await hall.lobbies.join(lobby.id, BRUNO)
        told.add((type(refusal.value), refusal.value.key, str(refusal.value.facts)))
    assert len(told) == 1


@pytest.mark.parametrize(("one", "other"), [(AIKO, BRUNO), (BRUNO, AIKO)], ids=["host", "guest"])
async def test_the_answer_does_not_say_who_has_blocked_whom_nor_in_which_lobby_state(hall, blocks, one, other):
    """Also when the card is out of date, which is said only to those who may join."""
    await blocks.block(one.id, other.id)
    lobby = await hall.lobby(AIKO, seats=3)
    with pytest.raises(CannotJoin) as refusal:
        await hall.lobbies.join(lobby.id, BRUNO, lobby.terms_code)
    assert refusal.value.facts == {}


async def test_a_full_lobby_is_full_to_them_as_to_all(hall, blocks):
    await blocks.block(AIKO.id, CHLOE.id)
    lobby = await hall.lobby(AIKO, BRUNO)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, CHLOE)


async def test_taken_back_they_meet_again(hall, blocks):
    await blocks.block(AIKO.id, BRUNO.id)
    await blocks.block(AIKO.id, BRUNO.id)
    await blocks.unblock(AIKO.id, BRUNO.id)
    assert (await hall.lobby(AIKO, BRUNO)).full


async def test_only_the_one_who_said_so_can_take_it_back(blocks):
    await blocks.block(AIKO.id, BRUNO.id)
    await blocks.unblock(BRUNO.id, AIKO.id)
    assert await blocks.between(AIKO.id, BRUNO.id)
    assert await blocks.of(AIKO.id) == [(BRUNO.id, "Bruno")]
    assert await blocks.of(BRUNO.id) == []


async def test_somebody_unknown_here_can_be_blocked(blocks):
    await blocks.block(AIKO.id, 999)
    assert await blocks.of(AIKO.id) == [(999, "")]


async def test_nobody_blocks_themselves(blocks):
    with pytest.raises(NotYourself):
        await blocks.block(AIKO.id, AIKO.id)
    assert not await blocks.between(AIKO.id, AIKO.id)
    assert not await blocks.between(AIKO.id, None)


async def test_a_rematch_is_joined_by_nobody_who_was_blocked_meanwhile(hall, blocks):
    table = await hall.match(AIKO, BRUNO)
    await hall.referee.resign(table.id, AIKO.id)
    await blocks.block(BRUNO.id, AIKO.id)
    await hall.lobbies.rematch(table.id, BRUNO)
    with pytest.raises(CannotJoin):
        await hall.lobbies.rematch(table.id, AIKO)


async def test_of_two_who_come_at_once_and_do_not_want_to_meet_one_is_in(hall, blocks):
    await blocks.block(BRUNO.id, CHLOE.id)
    lobby = await hall.lobby(AIKO, seats=3)
    came = await asyncio.gather(*(hall.lobbies.join(lobby.id, each) for each in (BRUNO, CHLOE)), return_exceptions=True)
    assert sorted(isinstance(each, CannotJoin) for each in came) == [False, True]
    assert len((await hall.lobbies.get(lobby.id)).players) == 2

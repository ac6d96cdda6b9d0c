"""Nobody sits with a person they do not want to sit with, and nobody is told why."""

import asyncio

import pytest

from dojo.errors import CannotJoin
from dojo.people.blocks import NotYourself
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, refused
from tests.storage.databases import BOTH


@pytest.fixture(autouse=True)
async def known(hall):
    for each in (AIKO, BRUNO, CHLOE):
        await hall.people.remember(each.id, each.name, each.locale)


@pytest.mark.parametrize(("one", "other"), [(AIKO, BRUNO), (BRUNO, AIKO), (CHLOE, BRUNO)])
async def test_it_holds_both_ways_and_against_every_guest(hall, one, other):
    await hall.blocks.block(one.id, other.id)
    assert await hall.blocks.between(one.id, other.id)
    assert await hall.blocks.between(other.id, one.id)
    lobby = await hall.lobby(AIKO, CHLOE, seats=3)
    for seen in ("", lobby.terms_code):
        await refused(CannotJoin, hall.lobbies.join(lobby.id, BRUNO, seen))
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_the_blocked_are_told_the_same_as_anybody_at_a_full_a_closed_or_a_kept_lobby(hall):
    await hall.blocks.block(AIKO.id, BRUNO.id)
    blocked, kept, closed = await hall.lobby(AIKO), await hall.lobby(CHLOE, invited=AIKO.id), await hall.lobby(CHLOE)
    full, started, both = await hall.lobby(CHLOE, DAI), await hall.match(CHLOE, DAI), await hall.lobby(AIKO, DAI)
    await hall.lobbies.leave(closed.id, CHLOE.id)
    told = set()
    for lobby in (blocked, kept, closed, full, started, both):
        refusal = await refused(CannotJoin, hall.lobbies.join(lobby.id, BRUNO))
        told.add((type(refusal), refusal.key, str(refusal.facts)))
    assert told == {(CannotJoin, "error-cannot-join", "{}")}


async def test_only_the_one_who_said_so_can_take_it_back_and_then_they_meet_again(hall):
    for other in (BRUNO.id, BRUNO.id, 999):
        await hall.blocks.block(AIKO.id, other)
    await hall.blocks.unblock(BRUNO.id, AIKO.id)
    assert sorted(await hall.blocks.of(AIKO.id)) == [(999, ""), (BRUNO.id, "Bruno")]
    assert await hall.blocks.of(BRUNO.id) == []
    await hall.blocks.unblock(AIKO.id, BRUNO.id)
    assert (await hall.lobby(AIKO, BRUNO)).full


async def test_nobody_blocks_themselves(hall):
    await refused(NotYourself, hall.blocks.block(AIKO.id, AIKO.id))
    assert not await hall.blocks.between(AIKO.id, AIKO.id)
    assert not await hall.blocks.between(AIKO.id, None)


async def test_a_rematch_is_joined_by_nobody_who_was_blocked_meanwhile(hall):
    table = await hall.over()
    await hall.blocks.block(BRUNO.id, AIKO.id)
    await hall.lobbies.rematch(table.id, BRUNO)
    await refused(CannotJoin, hall.lobbies.rematch(table.id, AIKO))


@BOTH
async def test_of_two_who_come_at_once_and_do_not_want_to_meet_one_is_in(hall):
    await hall.blocks.block(BRUNO.id, CHLOE.id)
    lobby = await hall.lobby(AIKO, seats=3)
    came = await asyncio.gather(*(hall.lobbies.join(lobby.id, each) for each in (BRUNO, CHLOE)), return_exceptions=True)
    assert sorted(isinstance(each, CannotJoin) for each in came) == [False, True]
    assert len((await hall.lobbies.get(lobby.id)).players) == 2

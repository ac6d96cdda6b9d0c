"""Whom the moderators of a server bar plays nothing there any more, and elsewhere as before."""

import pytest

from dojo.clock.paces import DAY
from dojo.people.bars import PAGE_SIZE, Banned, Barred, Bars, OtherBarred
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, refused

DOJO = 7


async def test_somebody_barred_plays_nothing_there_until_it_is_lifted(hall):
    lobby, table = await hall.lobby(AIKO), await hall.match(BRUNO, AIKO)
    await hall.bars.bar(DOJO, BRUNO.id)
    for wanted in (hall.lobby(BRUNO), hall.lobbies.join(lobby.id, BRUNO), hall.practice(BRUNO)):
        await refused(Barred, wanted)
    await refused(OtherBarred, hall.lobby(AIKO, invited=BRUNO.id))
    assert (await hall.lobbies.get(lobby.id)).ids == (AIKO.id,)
    assert (await hall.lobby(BRUNO, guild=DOJO + 1)).ids == (BRUNO.id,), "it holds on its server only"
    assert (await hall.show(table, BRUNO)).match.ply == 1, "a running match goes on"
    await hall.bars.unbar(DOJO, BRUNO.id)
    assert (await hall.lobby(BRUNO)).ids == (BRUNO.id,)


@pytest.mark.parametrize(("asks", "refusal"), [(BRUNO, Barred), (AIKO, OtherBarred)])
async def test_somebody_barred_cannot_start_or_be_asked_for_a_rematch(hall, asks, refusal):
    table = await hall.over()
    await hall.bars.bar(DOJO, BRUNO.id)
    await refused(refusal, hall.lobbies.rematch(table.id, asks))


async def test_somebody_barred_cannot_be_offered_or_take_a_seat(hall):
    table = await hall.match()
    await hall.substitutes.offer(table.id, AIKO.id, CHLOE)
    for player in (CHLOE, DAI):
        await hall.bars.bar(DOJO, player.id)
    await refused(Barred, hall.substitutes.take(table.id, 0, CHLOE))
    await refused(OtherBarred, hall.substitutes.offer(table.id, AIKO.id, DAI))


async def test_a_person_who_is_barred_leaves_the_open_lobbies_of_that_server(hall):
    here, alone, there = await hall.lobby(AIKO, BRUNO), await hall.lobby(BRUNO), await hall.lobby(BRUNO, guild=DOJO + 1)
    left = await hall.moderation.bar(DOJO, BRUNO.id, "rude")
    assert {lobby.id for lobby in left} == {here.id, alone.id}
    assert (await hall.lobbies.get(here.id)).ids == (AIKO.id,)
    assert (await hall.lobbies.get(alone.id)).status == "closed"
    assert (await hall.lobbies.get(there.id)).ids == (BRUNO.id,)


async def test_the_list_has_names_reasons_and_pages_and_goes_with_the_server(hall, clock):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    await hall.bars.bar(DOJO, AIKO.id, "rude")
    clock.at += 1
    for other in range(PAGE_SIZE):
        await hall.bars.bar(DOJO, 10**17 + other)
    await hall.bars.bar(DOJO, AIKO.id, "very rude")
    first, second = await hall.bars.page(DOJO), await hall.bars.page(DOJO, 1)
    assert (first.total, first.last, len(first.bars)) == (PAGE_SIZE + 1, 1, PAGE_SIZE)
    assert [(bar.user, bar.name, bar.reason) for bar in second.bars] == [(AIKO.id, "Aiko", "very rude")]
    assert await hall.bars.page(DOJO, 9) == first
    assert (await hall.bars.page(DOJO + 1)).total == 0
    await hall.servers.left(DOJO)
    clock.at += 31 * DAY
    await hall.servers.forget()
    assert (await hall.bars.page(DOJO)).total == 0


async def test_somebody_the_host_bans_is_refused_everything(store, clock):
    bars = Bars(store, clock, {AIKO.id})
    bars.require_welcome(BRUNO.id)
    with pytest.raises(Banned):
        bars.require_welcome(AIKO.id)

"""Whom the moderators of a server bar plays nothing there any more, and elsewhere as before."""

import pytest

from dojo.match.moderation import Moderation
from dojo.match.substitutes import Substitutes
from dojo.people.bars import PAGE_SIZE, Banned, Barred, Bars, OtherBarred
from dojo.people.servers import Servers
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, called

DOJO = 7


@pytest.fixture
def bars(store, clock):
    return Bars(store, clock)


@pytest.fixture
def moderation(hall, store, clock, bars):
    return Moderation(store, hall.lobbies, hall.referee, bars, clock)


async def test_somebody_barred_cannot_open_a_lobby(hall, bars):
    await bars.bar(DOJO, AIKO.id)
    with pytest.raises(Barred):
        await hall.lobby(AIKO)


async def test_somebody_barred_cannot_join_one(hall, bars):
    lobby = await hall.lobby(AIKO)
    await bars.bar(DOJO, BRUNO.id)
    with pytest.raises(Barred):
        await hall.lobbies.join(lobby.id, BRUNO)
    assert (await hall.lobbies.get(lobby.id)).ids == (AIKO.id,)


async def test_somebody_barred_cannot_practise_there(hall, bars):
    await bars.bar(DOJO, AIKO.id)
    with pytest.raises(Barred):
        await hall.lobbies.practise(
            level="novice", namer=called("novice"), game="morra", host=AIKO, guild=DOJO, guild_name="Dojo", channel=8
        )


async def test_somebody_barred_cannot_be_invited(hall, bars):
    await bars.bar(DOJO, BRUNO.id)
    with pytest.raises(OtherBarred):
        await hall.lobby(AIKO, invited=BRUNO.id)


@pytest.mark.parametrize(("asks", "refusal"), [(BRUNO, Barred), (AIKO, OtherBarred)])
async def test_somebody_barred_cannot_start_or_be_asked_for_a_rematch(hall, bars, asks, refusal):
    table = await hall.match()
    await hall.referee.resign(table.id, AIKO.id)
    await bars.bar(DOJO, BRUNO.id)
    with pytest.raises(refusal):
        await hall.lobbies.rematch(table.id, asks)


async def test_somebody_barred_cannot_be_offered_or_take_a_seat(hall, store, clock, bars):
    substitutes = Substitutes(store, hall.referee, hall.people, clock)
    table = await hall.match()
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    await bars.bar(DOJO, CHLOE.id)
    await bars.bar(DOJO, DAI.id)
    with pytest.raises(Barred):
        await substitutes.take(table.id, 0, CHLOE)
    with pytest.raises(OtherBarred):
        await substitutes.offer(table.id, AIKO.id, DAI)
    assert (await hall.referee.table(table.id)).players[0].id == AIKO.id


async def test_a_bar_holds_on_its_server_only(hall, bars):
    await bars.bar(DOJO, AIKO.id)
    assert (await hall.lobby(AIKO, guild=DOJO + 1)).ids == (AIKO.id,)


async def test_a_running_match_goes_on(hall, bars):
    table = await hall.match()
    await bars.bar(DOJO, AIKO.id)
    ask = table.asks()[0]
    after = await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    assert after.match.ply == 1


async def test_a_person_who_is_barred_leaves_the_open_lobbies_of_that_server(hall, moderation):
    here, alone, there = await hall.lobby(AIKO, BRUNO), await hall.lobby(BRUNO), await hall.lobby(BRUNO, guild=DOJO + 1)
    left = await moderation.bar(DOJO, BRUNO.id, "rude")
    assert {lobby.id for lobby in left} == {here.id, alone.id}
    assert (await hall.lobbies.get(here.id)).ids == (AIKO.id,)
    assert (await hall.lobbies.get(alone.id)).status == "closed"
    assert (await hall.lobbies.get(there.id)).ids == (BRUNO.id,)


async def test_after_a_bar_is_lifted_they_play_again(hall, bars):
    await bars.bar(DOJO, AIKO.id)
    await bars.unbar(DOJO, AIKO.id)
    assert (await hall.lobby(AIKO)).ids == (AIKO.id,)


async def test_the_list_has_names_reasons_and_pages(hall, bars, clock):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    await bars.bar(DOJO, AIKO.id, "rude")
    clock.at += 1
    for other in range(PAGE_SIZE):
        await bars.bar(DOJO, 10**17 + other)
    await bars.bar(DOJO, AIKO.id, "very rude")
    first, second = await bars.page(DOJO), await bars.page(DOJO, 1)
    assert (first.total, first.last, len(first.bars)) == (PAGE_SIZE + 1, 1, PAGE_SIZE)
    assert [(bar.user, bar.name, bar.reason) for bar in second.bars] == [(AIKO.id, "Aiko", "very rude")]
    assert await bars.page(DOJO, 9) == first
    assert (await bars.page(DOJO + 1)).total == 0


async def test_bars_go_with_the_server(hall, store, clock, bars):
    servers = Servers(store, clock)
    await bars.bar(DOJO, AIKO.id)
    await servers.left(DOJO)
    clock.at += 31 * 86_400_000
    await servers.forget()
    assert (await bars.page(DOJO)).total == 0


def test_somebody_the_host_bans_is_refused_everything(store, clock):
    bars = Bars(store, clock, {AIKO.id})
    bars.require_welcome(BRUNO.id)
    with pytest.raises(Banned):
        bars.require_welcome(AIKO.id)

"""Matches whose channel is shut to us: what needs no channel is told, and all else once somebody has opened it."""

from types import SimpleNamespace

import discord
import pytest

from cogs.guard.blocked_channels import FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS, BlockedChannels
from cogs.notify.board import EDIT_TRIES
from cogs.notify.placement import bring, bring_owed
from dojo.match.messages import Places
from dojo.people.servers import Server
from tests.cogs.world import CHANNEL, GONE, GUILD, LOG, MAY_NOT, THREAD
from tests.dojo.hall import AIKO, CHLOE


async def test_an_answer_that_finds_the_door_open_brings_all_others_that_waited(world):
    first, second, over = await world.matches(3)
    await world.shut(first, second, over)
    await world.resigned(over)
    world.open()
    await world.answered(first)
    await world.told()
    assert [len(world.discord.cards(table.id)) for table in (first, second, over)] == [1, 1, 1]
    assert "Bruno" in world.discord.cards(over.id)[0]
    assert not world.bot.blocked_channels


@pytest.mark.parametrize("together", [1, 8])
async def test_after_a_knock_each_match_gets_one_card_and_not_two(world, together):
    tables = await world.matches(3)
    await world.shut(*tables)
    del world.discord.refuses[CHANNEL]
    await bring(world.bot, world.bot.blocked_channels.matches_to_retry(GUILD))
    await world.told(together)
    assert [len(world.discord.cards(table.id)) for table in tables] == [1, 1, 1]


async def ended_behind_a_shut_door(world):
    await world.dojo.servers.set_up(Server(GUILD, log_channel=LOG), "Dojo")
    table = await world.match()
    await world.shut(table)
    await world.dms(table)
    await world.resigned(table)
    return table


async def test_the_end_of_a_match_outlives_a_restart_behind_its_door(world):
    table = await ended_behind_a_shut_door(world)
    for _ in range(2):  # the door is shut at the first start
        world.bot.blocked_channels = BlockedChannels(world.milliseconds)
        world.dojo.now.at += round(1000 * MAX_RETRY_SECONDS)
        await world.told()
    world.bot.blocked_channels = BlockedChannels(world.milliseconds)
    world.open()
    await world.told()
    assert world.discord.cards(table.id) == [], "it is not tried again before its time"
    world.dojo.now.at += round(1000 * MAX_RETRY_SECONDS)
    await world.told()
    assert len(world.discord.lines(LOG)) == len(world.discord.cards(table.id)) == 1
    assert [id for id, _ in world.discord.edited if id in {1, 2}] == [1, 2], "DMs are closed once"
    assert await world.dojo.outbox.next_at() is None


async def test_a_board_is_owed_over_any_number_of_restarts(world):
    table = await world.match()
    await world.shut(table)
    for _ in range(2):  # the door is shut at the first start
        await world.restarted()
    assert world.discord.cards(table.id) == []
    assert world.bot.blocked_channels.matches_to_retry(GUILD) == {table.id}
    world.open()
    for _ in range(2):
        await world.restarted()
    assert len(world.discord.cards(table.id)) == 1, "one board, and nothing is owed any more"


async def test_a_board_that_is_on_its_way_at_a_restart_comes_under_its_own_nonce(world):
    table = await world.match()
    await world.shut(table)
    world.open()
    await world.dojo.outbox.add(table.id, "board", number=1)
    [before] = await world.dojo.outbox.due()
    await bring_owed(world.bot)
    assert await world.dojo.outbox.due() == [before]


async def test_a_board_owed_in_a_server_of_another_process_is_left_to_it(world):
    table = await world.match()
    await world.shut(table)
    world.open()
    world.bot.hears = lambda guild: guild != GUILD
    await world.restarted()
    assert world.discord.cards(table.id) == []


async def test_the_end_of_a_match_whose_channel_is_no_more_waits_for_nothing(world):
    table = await world.match()
    world.discord.refuses |= {CHANNEL: GONE, THREAD: GONE}
    await world.resigned(table)
    assert await world.dojo.outbox.next_at() is None


async def test_dms_are_closed_also_where_the_card_is_never_taken(world):
    table = await world.match()
    await world.dms(table)
    world.discord.refuses[CHANNEL] = (discord.HTTPException, 400, 50035)
    await world.dojo.referee.resign(table.id, AIKO.id)
    for _ in range(5):
        await world.told()
        world.dojo.now.at += 3_600_000
    assert set(dict(world.discord.edited)) == {1, 2}


async def test_somebody_who_has_moved_does_not_wait_at_a_door_that_is_gone(world):
    """Each round would bring one more board."""
    table = await world.match()
    await world.dojo.messages.delivered(table.id, Places(thread=THREAD), [])
    world.discord.refuses[THREAD] = MAY_NOT
    await world.answered(table)
    await world.told()
    world.discord.refuses[THREAD] = GONE
    await world.knock()
    assert (await world.table(table)).thread == CHANNEL
    world.seconds[0] += FIRST_RETRY_SECONDS
    assert world.bot.blocked_channels.matches_to_retry() == set()


async def test_an_edit_that_goes_on_failing_makes_no_second_board(world):
    """After some minutes Discord would take the same nonce for a new message: what was sent is not sent again."""
    table = await world.table(await world.match())
    world.discord.uneditable = discord.DiscordServerError(SimpleNamespace(status=500, reason=""), "")
    await world.answered(table)
    world.discord.forget()
    for _ in range(EDIT_TRIES + 5):
        await world.told()
        world.dojo.now.at += 3_600_000
    assert len(world.discord.cards(table.id)) == 1
    world.discord.uneditable = None
    world.discord.edited.clear()
    await world.told(later=3_600_000)
    assert [id for id, _ in world.discord.edited] == [table.card]


async def test_what_is_not_written_there_opens_no_channel(world):
    table = await world.match()
    await world.dms(table)
    await world.shut(table)
    world.open()
    asked = (await world.table(table)).asked[0]
    await world.dojo.outbox.add(table.id, "nudge", asked, about=str(1 - asked))
    await world.dojo.outbox.add(table.id, "token", asked, about="1")  # the time has changed once more
    await world.dojo.outbox.add(table.id, "board", number=0)  # and the board
    await world.told()
    assert [where for where, _, _ in world.discord.sent] == [table.players[asked].id]
    assert world.bot.blocked_channels.matches_to_retry(GUILD) == {table.id}


async def test_a_line_opens_the_channel_for_the_board_of_its_own_match(world):
    table = await world.match()
    await world.shut(table)
    world.bot.blocked_channels.mark_blocked(CHANNEL, GUILD, "zzzzzzzz")  # a match that is no more
    world.open()
    await world.dojo.outbox.add(table.id, "strike", 0)
    await world.told()
    assert (len(world.discord.lines(CHANNEL)), len(world.discord.cards(table.id))) == (2, 1)


@pytest.mark.parametrize("known", [True, False], ids=["known to be shut", "not yet known"])
async def test_behind_a_shut_channel_dms_go_on_and_a_board_is_owed_for_what_was_not_told(world, known):
    table = await world.match()
    await world.dms(table)
    world.discord.refuses[CHANNEL] = MAY_NOT
    if known:
        world.bot.blocked_channels.mark_blocked(CHANNEL, GUILD, table.id)
    asked = table.asked[0]
    await world.dojo.time_control.extend(table.id, table.players[asked].id)
    await world.told()
    assert [dm for dm, _ in world.discord.edited if dm == asked + 1]
    await world.dojo.substitutes.offer(table.id, AIKO.id, CHLOE)
    await world.dojo.substitutes.take(table.id, table.seat_of(AIKO.id), CHLOE)
    await world.told()
    assert table.seat_of(AIKO.id) + 1 in world.discord.deleted
    assert world.discord.lines(CHANNEL) == []
    world.open()
    await world.restarted()
    assert len(world.discord.cards(table.id)) == 1


async def test_the_line_on_an_end_has_one_nonce_whichever_news_tells_it(world):
    await world.dojo.servers.set_up(Server(GUILD, log_channel=LOG), "Dojo")
    table = await world.match()
    world.discord.forget()
    await world.resigned(table)
    await world.dojo.outbox.add(table.id, "result", number=table.match.number)
    await world.told()
    assert len(set(world.discord.nonces(LOG))) == 1

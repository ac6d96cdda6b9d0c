"""The public card: brought up to date, posted again, and owed while its channel is shut."""

from types import SimpleNamespace

import discord
import pytest

from cogs.guard.channels import FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS, BlockedChannels
from cogs.notify.board import EDIT_TRIES, PLIES_ON_A_CARD
from cogs.notify.places import bring, bring_owed
from dojo.match.messages import Places
from dojo.people.servers import Server
from tests.cogs.world import CHANNEL, GONE, GUILD, LOG, MAY_NOT, THREAD, Place, refusal
from tests.dojo.hall import AIKO, BRUNO, CHLOE


async def by_dm(world):
    """In Kengo!, which is never over after a few moves."""
    table = await world.hall.match(AIKO, BRUNO, game="kengo")
    for person in (AIKO, BRUNO):
        await world.dojo.people.wants_dm(table.id, person.id, True)
    await world.told()
    world.discord.forget()
    return await world.table(table)


async def moved(world, table, times=1):
    for _ in range(times):
        await world.answered(table)
        await world.told()
    return await world.table(table)


def plies(words):
    """Those of which a card tells."""
    return [line.split(" · ")[0] for line in words.splitlines() if line.startswith("-# Move")]


async def test_a_move_that_calls_nobody_by_the_board_edits_the_card_which_tells_of_all_since_it_was_posted(world):
    before = await by_dm(world)
    after = await moved(world, before, 4)
    assert (world.discord.lines(CHANNEL), len(world.discord.redrawn), after.card) == ([], 4, before.card)
    assert plies(world.discord.redrawn[-1]) == ["-# Move 1", "-# Move 2", "-# Move 3"]


async def test_a_card_that_has_told_of_enough_becomes_words_under_a_new_one(world):
    first = await by_dm(world)
    after = await moved(world, first, PLIES_ON_A_CARD)
    assert (after.card != first.card, after.card_ply) == (True, PLIES_ON_A_CARD)
    words = next(words for id, words in reversed(world.discord.edited) if id == first.card)
    assert plies(words) == [f"-# Move {ply + 1}" for ply in range(PLIES_ON_A_CARD)]


async def test_an_old_card_becomes_words_even_if_the_database_goes_as_its_successor_is_posted(world, monkeypatch):
    first = await by_dm(world)
    await moved(world, first, PLIES_ON_A_CARD - 1)
    send = Place.send

    async def sent_as_the_database_goes(place, **message):
        if place.id == CHANNEL:
            await world.hall.write("alter table moves rename to moves_away")
        return await send(place, **message)

    await world.answered(first)
    with monkeypatch.context() as patch:
        patch.setattr(Place, "send", sent_as_the_database_goes)
        await world.told()
    await world.hall.write("alter table moves_away rename to moves")
    await world.told()
    assert (await world.table(first)).card != first.card
    words = next(words for id, words in reversed(world.discord.edited) if id == first.card)
    assert "### " not in words


@pytest.mark.parametrize("notices", ["thread", "dm"])
async def test_those_who_get_no_dm_get_a_new_card(world, notices):
    table = await by_dm(world)
    if notices == "thread":
        await world.dojo.preferences.change(BRUNO.id, "notices", "thread")
    else:
        await world.dojo.people.wants_dm(table.id, BRUNO.id, False)
    await moved(world, table, 2)
    assert len(world.discord.lines(CHANNEL)) == len(world.discord.redrawn) == 1


async def test_an_old_card_whose_moves_were_taken_back_says_so(world):
    table = await by_dm(world)
    await world.dojo.outbox.add(table.id, "old-board", number=table.match.number, about=f"{table.card}/3/5")
    await world.told()
    assert (table.card, "-# The moves that stood here were taken back.") in world.discord.edited


# A player against computers, in a panel that leads on


async def practised(world):
    """Against a computer, by somebody who gets no DMs; the computer's moves are made by hand."""
    table = await world.hall.against("novice", host=AIKO, game="kengo")
    await world.told()
    world.discord.forget()
    return await world.table(table)


async def test_a_card_that_can_be_edited_no_more_today_makes_way_for_a_new_one(world):
    """Discord takes few edits of messages that are older than an hour; and one may have been taken away."""
    before = await by_dm(world)
    world.discord.uneditable = refusal(discord.HTTPException, 400, 30046, "Maximum number of edits reached")
    second = await moved(world, before)
    assert (second.card == before.card, len(world.discord.lines(CHANNEL))) == (False, 1)
    world.discord.uneditable = None
    world.discord.missing.add(second.card)
    assert (await moved(world, second)).card != second.card


async def test_who_has_closed_their_panel_or_plays_against_people_is_called(world):
    before = await practised(world)
    world.bot.open_panels.open(before.id, AIKO.id)
    world.bot.open_panels.close(before.id, AIKO.id)
    await moved(world, before, 2)
    assert len(world.discord.lines(CHANNEL)) == 1
    table = await world.hall.match(AIKO, BRUNO, game="kengo")
    await world.told()
    world.discord.forget()
    for person in (AIKO, BRUNO):
        world.bot.open_panels.open(table.id, person.id)
    await moved(world, table, 2)
    assert len(world.discord.lines(CHANNEL)) == 2


# Behind a shut channel


async def test_an_answer_that_finds_the_door_open_brings_all_others_that_waited(world):
    first, second, over = await world.matches(3)
    await world.shut(first, second, over)
    await world.resigned(over)
    world.open()
    await world.answered(first)
    await world.told()
    assert [len(world.discord.cards(table.id)) for table in (first, second, over)] == [1, 1, 1]
    assert "Bruno" in world.discord.cards(over.id)[0]
    assert not world.bot.blocked_channels.matches_to_retry(GUILD)


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

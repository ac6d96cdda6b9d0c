"""Matches whose channel is shut to us: what needs no door is told, and all else once somebody has opened it."""

from itertools import count
from types import SimpleNamespace

import discord
import pytest
from discord.ui import TextDisplay

from cogs.guard.blocked_channels import FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS, BlockedChannels
from cogs.guard.stale_messages import StaleMessages
from cogs.interactions.clicked import ClickedMessages
from cogs.interactions.open_panels import OpenPanels
from cogs.notify.board import EDIT_TRIES
from cogs.notify.courier import Courier
from cogs.notify.placement import bring, bring_owed
from dojo.dojo import Dojo
from dojo.match.messages import Places
from dojo.people.servers import Server
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Clock, Hall

CHANNEL, THREAD, LOG, GUILD = 8, 80, 5, 7
MAY_NOT, GONE = (discord.Forbidden, 403, 50013), (discord.NotFound, 404, 10003)


class Discord:
    """Its channels and direct messages: which of them refuse what is sent, and what all others were sent."""

    def __init__(self):
        self.refuses, self.sent, self.edited, self.deleted = {}, [], [], []
        self.redrawn, self.redrawn_ids = [], []  # the words of each card, and the custom ids of its controls
        self.ids, self.missing = count(1000), set()  # messages that their readers have taken away
        self.uneditable = self.undeletable = None  # why no message can be edited, or deleted

    def place(self, id, **_):
        return Place(self, id)

    async def dm(self, person):
        return Place(self, person)

    def require_open(self, place):
        if place in self.refuses:
            kind, status, code, *words = self.refuses[place]
            raise kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": "".join(words)})

    def lines(self, place):
        return [words for where, words, _ in self.sent if where == place]

    def nonces(self, place):
        return [nonce for where, _, nonce in self.sent if where == place]

    def cards(self, match):
        """Boards and results with their buttons, in whichever place, new or brought up to date."""
        new = [words for _, words, nonce in self.sent if nonce.startswith(match) and "### " in words]
        return [*new, *(words for words, ids in zip(self.redrawn, self.redrawn_ids, strict=True) if match in ids)]

    def forget(self):
        self.sent.clear()
        self.redrawn.clear()
        self.redrawn_ids.clear()


class Place:
    def __init__(self, discord, id):
        self.discord, self.id = discord, id

    async def send(self, *, view, nonce, **_):
        self.discord.require_open(self.id)
        self.discord.sent.append((self.id, words(view), nonce))
        return SimpleNamespace(id=next(self.discord.ids))

    async def history(self, **_):
        """Nobody has written what isn't known."""
        for message in ():
            yield message

    def get_partial_message(self, id):
        return Posted(self.discord, id, self.id)


class Posted:
    def __init__(self, discord, id, place):
        self.discord, self.id, self.place = discord, id, place

    async def edit(self, *, view, **_):
        if self.discord.uneditable:
            raise self.discord.uneditable
        if self.id in self.discord.missing:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), "")
        self.discord.require_open(self.place)
        self.discord.edited.append((self.id, words(view)))
        if self.place in {CHANNEL, THREAD} and "### " in words(view):
            self.discord.redrawn.append(words(view))
            self.discord.redrawn_ids.append("\n".join(getattr(each, "custom_id", "") for each in view.walk_children()))

    async def delete(self):
        if self.discord.undeletable:
            raise self.discord.undeletable
        self.discord.deleted.append(self.id)


def words(view):
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, TextDisplay))


class World:
    """A courier and the players."""

    def __init__(self, store, seconds):
        clock = Clock()
        self.hall, self.dojo, self.seconds = Hall(store, clock, GAMES), Dojo(store, GAMES, clock), seconds
        self.discord = Discord()
        self.bot = SimpleNamespace(
            dojo=self.dojo, blocked_channels=BlockedChannels(self.milliseconds),
            stale_messages=StaleMessages(everywhere=False),
            get_partial_messageable=self.discord.place, open_dm=self.discord.dm, hears=lambda guild: guild == GUILD,
            clicked=ClickedMessages(), open_panels=OpenPanels(), get_guild=lambda _: None,
        )  # fmt: skip

    def milliseconds(self):
        return int(self.seconds[0] * 1000)

    async def match(self):
        table = await self.hall.match(AIKO, BRUNO, game="kaito")
        await self.told()
        return table

    async def matches(self, number):
        return [await self.match() for _ in range(number)]

    async def answered(self, table):
        table = await self.table(table)
        ask = table.asks()[0]
        return await self.dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))

    async def table(self, table):
        return await self.dojo.referee.table(table.id)

    async def told(self, together=8):
        """So many are fetched before the first of them is told."""
        courier = Courier(self.bot)
        while due := await self.dojo.outbox.due(together):
            for notice in due:
                await courier.deliver(notice)

    async def knock(self):
        """When the longest time has passed for which a door is left alone."""
        self.seconds[0] += MAX_RETRY_SECONDS
        await bring(self.bot, self.bot.blocked_channels.matches_to_retry())
        await self.told()

    async def shut(self, *tables):
        """And found so, by an answer in each."""
        self.discord.refuses[CHANNEL] = MAY_NOT
        for table in tables:
            await self.answered(table)
            await self.told()
        self.discord.forget()

    async def restarted(self):
        self.bot.blocked_channels = BlockedChannels(self.milliseconds)
        await bring_owed(self.bot)
        await self.told()

    def open(self):
        """In our sight, or after some time."""
        del self.discord.refuses[CHANNEL]
        self.seconds[0] += MAX_RETRY_SECONDS

    async def dms(self, table):
        """Both have one; they bear the numbers of their seats."""
        for seat in range(2):
            await self.dojo.people.wants_dm(table.id, table.players[seat].id, True)
        await self.told()
        for seat in range(2):
            await self.dojo.messages.delivered(table.id, Places(hands={seat: seat + 1}), [])
        for things in (self.discord.sent, self.discord.edited, self.discord.deleted):
            things.clear()


@pytest.fixture
async def world(tmp_path):
    seconds = [1000.0]
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield World(store, seconds)


async def test_an_answer_that_finds_the_door_open_brings_all_others_that_waited(world):
    first, second, over = await world.matches(3)
    await world.shut(first, second, over)
    await world.dojo.referee.resign(over.id, AIKO.id)
    await world.told()
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


async def test_a_line_opens_the_door_for_the_board_of_its_own_match(world):
    table = await world.match()
    await world.shut(table)
    world.open()
    await world.dojo.outbox.add(table.id, "strike", 0)
    await world.told()
    assert len(world.discord.lines(CHANNEL)) == 2
    assert len(world.discord.cards(table.id)) == 1


async def test_a_match_that_is_no_more_holds_no_other_up(world):
    second = await world.match()
    await world.shut(second)
    world.bot.blocked_channels.mark_blocked(CHANNEL, GUILD, "zzzzzzzz")
    world.open()
    await world.knock()
    assert len(world.discord.cards(second.id)) == 1


async def test_what_is_not_written_there_opens_no_door(world):
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


async def ended_behind_a_shut_door(world):
    await world.dojo.servers.set_up(Server(GUILD, log_channel=LOG), "Dojo")
    table = await world.match()
    await world.shut(table)
    await world.dms(table)
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    return table


async def test_the_end_of_a_match_is_noted_once_and_closes_the_dms_however_long_its_door_is_shut(world):
    table = await ended_behind_a_shut_door(world)
    for _ in range(3):
        await world.knock()
    closed = dict(world.discord.edited)
    assert set(closed) == {1, 2}
    assert all("Bruno wins" in said for said in closed.values())
    assert len(world.discord.edited) == 2
    world.open()
    await world.knock()
    assert len(world.discord.lines(LOG)) == len(world.discord.cards(table.id)) == 1


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


@pytest.mark.parametrize("known", [True, False], ids=["known to be shut", "not yet known"])
async def test_a_board_is_owed_whatever_was_not_told_behind_the_door(world, known):
    table = await world.match()
    world.discord.refuses[CHANNEL] = MAY_NOT
    if known:
        world.bot.blocked_channels.mark_blocked(CHANNEL, GUILD, "another")
    world.discord.forget()
    await world.dojo.outbox.add(table.id, "strike", 0)
    await world.told()
    world.open()
    await world.restarted()
    assert len(world.discord.cards(table.id)) == 1


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
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
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


async def test_the_line_on_an_end_has_one_nonce_whichever_news_tells_it(world):
    await world.dojo.servers.set_up(Server(GUILD, log_channel=LOG), "Dojo")
    table = await world.match()
    world.discord.forget()
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    await world.dojo.outbox.add(table.id, "result", number=table.match.number)
    await world.told()
    assert len(set(world.discord.nonces(LOG))) == 1


async def test_a_dm_goes_with_its_seat_although_the_door_is_shut(world):
    table = await world.match()
    await world.shut(table)
    await world.dms(table)
    await world.dojo.substitutes.offer(table.id, AIKO.id, CHLOE)
    await world.dojo.substitutes.take(table.id, table.seat_of(AIKO.id), CHLOE)
    await world.told()
    assert table.seat_of(AIKO.id) + 1 in world.discord.deleted


@pytest.mark.parametrize("found", [True, False], ids=["known to be shut", "not yet known"])
async def test_a_dm_says_its_new_time_although_the_door_is_shut(world, found):
    table = await world.match()
    await world.dms(table)
    world.discord.refuses[CHANNEL] = MAY_NOT
    if found:
        world.bot.blocked_channels.mark_blocked(CHANNEL, GUILD, table.id)
    asked = table.asked[0]
    await world.dojo.time_control.extend(table.id, table.players[asked].id)
    await world.told()
    assert [dm for dm, _ in world.discord.edited if dm == asked + 1]
    assert world.discord.lines(CHANNEL) == []


async def test_a_thread_that_is_gone_above_a_channel_that_is_shut(world):
    table = await world.match()
    await world.dojo.messages.delivered(table.id, Places(thread=THREAD), [])
    world.discord.refuses |= {THREAD: GONE, CHANNEL: MAY_NOT}
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    world.discord.forget()
    world.open()
    await world.knock()
    assert len(world.discord.cards(table.id)) == 1


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


class Guild:
    """In which we may do everything."""

    me = None

    def get_thread(self, _):
        return SimpleNamespace(locked=False, permissions_for=lambda _: discord.Permissions.all())

    get_channel = get_thread


async def test_a_match_whose_thread_is_gone_is_shown_in_another_from_then_on(world):
    async def start_thread(_, message, **__):
        return {"id": message}

    table = await world.match()
    await world.dojo.messages.delivered(table.id, Places(thread=THREAD), [])
    world.discord.refuses[THREAD] = GONE
    world.bot.get_guild, world.bot.http = lambda _: Guild(), SimpleNamespace(start_thread_with_message=start_thread)
    await world.answered(table)
    await world.told()
    after = await world.table(table)
    assert after.thread == after.lobby_message not in {THREAD, CHANNEL}
    assert "continues in a new thread" in world.discord.lines(CHANNEL)[-1]
    assert world.discord.lines(after.thread)


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
    world.dojo.now.at += 3_600_000
    await world.told()
    assert [id for id, _ in world.discord.edited] == [table.card]

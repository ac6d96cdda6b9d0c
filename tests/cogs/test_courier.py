"""The courier tells each notice once, at a low cost, whatever falls out between looking and delivering."""

import asyncio
from contextlib import asynccontextmanager
from time import monotonic
from types import SimpleNamespace
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

import cogs.notify.courier as couriers
from cogs import autocomplete
from cogs.client import Hikyaku
from cogs.guard.channels import BlockedChannels, StaleMessages
from cogs.notify.board import with_server_log
from cogs.notify.courier import AT_ONCE, LOOK_SECONDS, WAITING_SECONDS, Courier, in_groups
from cogs.notify.delivery import Delivery
from cogs.people.turns import turns_card
from dojo.limits import PINGS_AN_HOUR
from dojo.ops.leases import LEASE
from dojo.outbox import Notice, Outbox
from dojo.people.servers import NOWHERE, Server
from dojo.people.turns import PAGE_SIZE, Page, Turn
from engine.games import GAMES
from faces.translation import speaker
from storage.store import Store
from tests.cogs.shown import SAY
from tests.cogs.world import clicked, refusal
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Clock, Hall
from tests.storage.databases import new_database


class Told:
    """What was delivered, and for how long each delivery takes."""

    def __init__(self):
        self.notice = []
        self.door = asyncio.Event()
        self.door.set()

    async def __call__(self, delivery):
        self.notice.append((delivery.notice.match, delivery.notice.id))
        await self.door.wait()


@pytest.fixture
def told(monkeypatch):
    heard = Told()
    monkeypatch.setattr("cogs.notify.courier.KINDS", dict.fromkeys(couriers.KINDS, couriers.Kind(heard)))
    return heard


@asynccontextmanager
async def courier_of(hall):
    """Of a bot that is never connected."""
    bot = Hikyaku(hall)
    bot.connected.set()
    async with bot:
        yield Courier(bot)


@pytest.fixture
async def courier(hall):
    async with courier_of(hall) as one:
        yield one


async def walk(courier):
    """One round of it."""
    await courier.start_deliveries()
    await asyncio.gather(*courier.under_way.values())


async def moved(hall, kinds="'board', 'hand'"):
    """A match of whose beginning only such notices are left to be told."""
    table = await hall.match(guild=7)
    await hall.write(f"delete from notices where kind not in ({kinds})")
    return table


async def test_what_was_told_while_the_courier_looked_is_not_told_again(hall, told, courier):
    class Slow(Outbox):
        """Between what it was asked and what it answers, time passes."""

        async def take_due(self, most, besides=0):
            found = await super().take_due(most, besides)
            if besides:
                told.door.set()
                await asyncio.sleep(0.05)
            return found

    courier.outbox = Slow(hall.store, hall.clock, hall.leases)
    first, second = await hall.match(), await hall.match()
    await hall.write("delete from notices where id > 1")
    await hall.write(f"update notices set due = due + 10 where match_id = '{second.id}'")
    told.door.clear()
    await courier.start_deliveries()
    await asyncio.sleep(0.01)
    hall.clock.at += 10
    await walk(courier)
    assert sorted(told.notice) == sorted([(first.id, 1), (second.id, 1)])


async def test_two_couriers_on_one_server_tell_everything_once(postgres, told):
    url, clock = await new_database(postgres), Clock()
    async with await Store.open(url) as one, await Store.open(url) as other:
        halls = [Hall(store, clock) for store in (one, other)]
        matches = [await halls[0].match() for _ in range(30)]
        async with courier_of(halls[0]) as first, courier_of(halls[1]) as second:
            for courier in (first, second):
                await courier.cog_load()
            async with asyncio.timeout(60):
                while await one.read.next_notice_at() is not None:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            for courier in (first, second):
                await courier.cog_unload()
    assert len(told.notice) == len(set(told.notice)) == 4 * len(matches)
    assert [id for match, id in told.notice if match == matches[0].id] == [1, 2, 3, 4]


async def test_what_a_courier_left_lying_is_told_by_another_once_its_claim_has_ended(postgres):
    url, clock = await new_database(postgres), Clock()
    async with await Store.open(url) as one, await Store.open(url) as other:
        table = await Hall(one, clock).match()
        left, taking = Outbox(one, clock), Outbox(other, clock)
        [begun] = await left.take_due(8)
        assert not begun.orphaned
        assert await taking.take_due(8) == []
        clock.at += LEASE
        [again] = await taking.take_due(8)
        assert (again.match, again.id, again.orphaned) == (table.id, begun.id, True)
        await taking.done(again)
        assert [(notice.id, notice.orphaned) for notice in await taking.take_due(8)] == [(2, False)]


def overtaken(hall, table, kind, *about):
    """An outbox in which this comes as the courier asks what else is due of the match that it has read."""

    class Overtaken(Outbox):
        async def due_from(self, notice):
            await self.add(table.id, kind, *about)
            return await super().due_from(notice)

    return Overtaken(hall.store, hall.clock, hall.leases)


async def test_a_notice_that_is_void_by_the_time_its_match_is_read_is_not_told(hall, told, courier):
    """Else two boards would be posted side by side."""
    table = await moved(hall, "'board'")
    [before] = await hall.outbox.due()
    courier.outbox = overtaken(hall, table, "board", None, table.match.number)
    await walk(courier)
    assert told.notice == []
    courier.outbox = hall.outbox
    await walk(courier)
    [(_, id)] = told.notice
    assert id > before.id


@pytest.mark.parametrize("further", [1, 0], ids=["a question", "a name"])
async def test_what_was_written_after_its_match_was_read_is_told_of_the_match_as_it_is_then(
    hall, told, courier, further
):
    """Else somebody would be asked again what they have just answered, or be named after they were forgotten."""
    table = await moved(hall, "'board'")
    courier.outbox = overtaken(hall, table, "hand", 0, table.match.number + further)
    await walk(courier)
    [later] = await hall.outbox.due()
    assert (later.kind, later.number) == ("hand", table.match.number + further)
    assert (table.id, later.id) not in told.notice


async def test_where_the_notices_behind_cannot_be_read_the_first_is_put_off_and_not_tried_at_once(
    hall, told, courier, monkeypatch
):
    table = await hall.match()
    monkeypatch.setattr(courier.outbox, "due_from", AsyncMock(side_effect=OSError))
    await walk(courier)
    assert (told.notice, await hall.outbox.due()) == ([], [])
    hall.clock.at += 2_000
    assert [(notice.match, notice.attempts) for notice in await hall.outbox.due()] == [(table.id, 1)]


async def test_what_was_told_beside_something_that_failed_is_not_told_again(hall, told, courier, monkeypatch):
    await moved(hall)

    async def fails_once(delivery):
        if delivery.seat == 0 and not delivery.notice.attempts:
            raise OSError
        await told(delivery)

    monkeypatch.setitem(couriers.KINDS, "hand", couriers.Kind(fails_once))
    for _ in range(2):
        await walk(courier)
        hall.clock.at += 2_000
    assert ([id for _, id in told.notice], await hall.outbox.due()) == ([2, 4, 3], [])


@pytest.mark.parametrize("guild", [7, NOWHERE])
async def test_a_hand_that_was_answered_is_closed_after_the_board_and_by_dm_all_is_told_in_order(hall, guild):
    table = await hall.move(await hall.match(guild=guild), seat=0)
    [first] = await hall.outbox.due()
    notices = await hall.outbox.due_from(first)
    groups = list(in_groups(notices, table))
    if guild == NOWHERE:
        assert groups == [[notice] for notice in notices]
    else:
        told_together = [[(notice.kind, notice.seat) for notice in group] for group in groups]
        assert told_together[-2:] == [[("hand", 1), ("board", None)], [("hand", 0)]]


async def test_a_hand_that_is_closed_later_may_be_the_oldest_notice(hall, told, courier):
    """It waits for the others, but they don't wait for it."""
    table = await hall.move(await hall.match(guild=7), seat=0)
    await hall.write("delete from notices where kind not in ('board', 'hand')")
    await hall.write("update notices set id = 0 where kind = 'hand' and seat = 0")
    for _ in range(2):
        await walk(courier)
    assert (told.notice[-1], await hall.outbox.due()) == ((table.id, 0), [])


async def test_matches_that_wait_for_discord_hold_up_no_other(hall, told, courier):
    for _ in range(AT_ONCE + 1):
        await hall.match()
    told.door.clear()
    await courier.start_deliveries()
    assert len(courier.under_way) == AT_ONCE
    courier.begun = dict.fromkeys(courier.begun, monotonic() - WAITING_SECONDS)
    await courier.start_deliveries()
    assert len(courier.under_way) == AT_ONCE + 1
    told.door.set()
    await asyncio.gather(*courier.under_way.values())


async def test_waiting_for_a_limit_is_no_failed_attempt(hall, courier, monkeypatch):
    match = await hall.match()
    await hall.write("delete from notices where id > 1")
    limited = AsyncMock(side_effect=discord.RateLimited(40))
    monkeypatch.setattr("cogs.notify.courier.KINDS", dict.fromkeys(couriers.KINDS, couriers.Kind(limited)))
    await walk(courier)
    hall.clock.at += 40_000
    assert [(each.match, each.attempts) for each in await hall.outbox.due()] == [(match.id, 0)]


async def test_what_was_put_off_is_looked_for_soon_after_the_clock_was_moved(hall, courier):
    """The clock of a sandbox may be moved ahead at any moment, and tells nobody."""
    table = await hall.match()
    await hall.write("delete from notices")
    await hall.outbox.add(table.id, "board", delay=3600)
    assert await courier.rest_seconds() <= LOOK_SECONDS


# What a click costs the database


MAX_COMMITS = 2
A_MOVE_OF_THE_HOUSE = 3  # the match, the move and its mover's clock, once more
MAX_STATEMENTS = {"thread": 22, "dms": 28}  # one that is asked by DM is shown what happened since, too


class Trace:
    """Every statement that both connections to the file carry out."""

    def __init__(self, store):
        self.statements = []
        self._connections = (store._database._writer, store.read._connection)

    async def __aenter__(self):
        for connection in self._connections:
            await connection.set_trace_callback(self.statements.append)
        return self

    async def __aexit__(self, *_):
        for connection in self._connections:
            await connection.set_trace_callback(None)

    @property
    def commits(self):
        """Each is an fsync of the log."""
        return sum(statement.upper().startswith("COMMIT") for statement in self.statements)

    @property
    def moves_of_the_house(self):
        return sum("insert into moves" in statement and "'house'" in statement for statement in self.statements)


async def click(dojo, table, user, ask):
    """As a click on the panel does it."""
    answer = dojo.held_moves.answer(table.id, user, table.opened(ask.seat), str(ask.options[0]))
    await asyncio.gather(answer, dojo.turns.count(user, but=table.id))


async def courier_rests(bot):
    """As the courier's loop does it, until it would wait for the next signal."""
    courier = Courier(bot)
    await courier.start_deliveries()
    while courier.under_way:
        await asyncio.gather(*courier.under_way.values())
    await courier.start_deliveries()
    await courier.rest_seconds()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("told", MAX_STATEMENTS)
async def test_a_click_costs_few_statements_until_all_are_told(world, game, told):
    world.dojo.held_moves._length = 0
    table = await world.hall.match(AIKO, BRUNO, game=game)
    if told == "dms":
        for person in (AIKO, BRUNO):
            await world.dojo.people.wants_dm(table.id, person.id, True)
    await world.told()
    for _ in range(6):
        table = await world.table(table)
        ask = table.asks()[0]
        async with Trace(world.hall.store) as trace:
            await click(world.dojo, table, table.players[ask.seat].id, ask)
            await courier_rests(world.bot)
        if (await world.table(table)).status == "over":
            return  # ratings and results are counted once a match
        assert trace.commits <= MAX_COMMITS, trace.statements
        most = MAX_STATEMENTS[told] + A_MOVE_OF_THE_HOUSE * trace.moves_of_the_house
        assert len(trace.statements) <= most, "\n".join(trace.statements)


# What is sent unasked


TRIES = PINGS_AN_HOUR + 1
LARGEST = 2**64 - 1


def test_a_page_of_the_longest_turns_is_one_message():
    name, server = "*_`|~>" * 5 + "**", "*_" * 50
    turn = Turn("abcdefgh", "karenza", LARGEST, server, LARGEST, (name,) * 3, 0, 4_000_000_000_000)
    view = turns_card(Page(3, 999, (turn,) * PAGE_SIZE), SAY("turns-head", count=999), SAY)
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40


@pytest.mark.parametrize(("status", "code"), [(400, 50008), (403, 50013), (404, 10003)])
async def test_a_log_channel_that_takes_no_lines_holds_no_match_up(dojo, table, status, code):
    await dojo.servers.set_up(Server(table.guild, log_channel=5), "Dojo")
    place = SimpleNamespace(send=AsyncMock(side_effect=refusal(discord.HTTPException, status, code)))
    bot = SimpleNamespace(dojo=dojo, get_partial_messageable=lambda *_, **__: place)
    done = []

    async def deliver(*_):
        done.append(1)

    notice = Notice(1, table.id, "thread", None, 0, 0)
    await with_server_log(deliver, "chronicle-begun")(await Delivery.of(bot, notice))
    assert done


async def test_a_closed_door_does_not_keep_a_seat_from_changing_hands(dojo, table):
    place = MagicMock(send=AsyncMock())
    place.get_partial_message.return_value.delete = AsyncMock(side_effect=refusal(discord.Forbidden, 403, 50007))

    bot = SimpleNamespace(
        dojo=dojo,
        blocked_channels=BlockedChannels(Clock()),
        get_partial_messageable=lambda *_, **__: place,
        open_dm=AsyncMock(return_value=place),
    )
    notice = Notice(1, table.id, "handover", 0, 0, 0, f"{AIKO.id}:77")
    await couriers.KINDS["handover"].deliver(await Delivery.of(bot, notice))
    assert place.send.await_count == 1


@pytest.mark.parametrize(("status", "code", "tries"), [(403, 50007, 1), (400, 50035, 4), (500, 0, 13)])
async def test_what_never_arrives_is_given_up_and_the_next_is_told(dojo, hall, status, code, tries, monkeypatch, table):
    await hall.told()
    heard = []

    async def refusing(*_):
        heard.append("refused")
        raise refusal(discord.HTTPException, status, code)

    async def draft(*_):
        heard.append("told")

    monkeypatch.setitem(couriers.KINDS, "quiet", couriers.Kind(refusing))
    monkeypatch.setitem(couriers.KINDS, "board", couriers.Kind(draft))
    await dojo.outbox.add(table.id, "quiet", 0)
    await dojo.outbox.add(table.id, "board")
    courier = Courier(SimpleNamespace(dojo=dojo, stale_messages=StaleMessages(everywhere=False)))
    while "told" not in heard:
        for notice in await dojo.outbox.due():
            await courier.deliver(notice)
        dojo.now.at += 3_600_000
    assert heard == ["refused"] * tries + ["told"]


class Announced(SimpleNamespace):
    """A notice on its way; whom each try calls is kept."""

    async def post(self, _, *, to=()):
        self.called.append([each.id for each in to])


async def delivered(hall, kind, table):
    """Whom the latest notice of this kind calls, of its match, try by try."""
    [notice] = [each for each in await hall.told() if (each.kind, each.match) == (kind, table.id)]
    table = await hall.referee.table(table.id)
    about = {"notice": notice, "table": table, "seat": notice.seat, "player": table.players[notice.seat]}
    delivery = Announced(**about, bot=SimpleNamespace(blocked_channels=()), say=speaker("en"), called=[])
    for _ in range(TRIES):
        assert await couriers.KINDS[kind].deliver(delivery)
    return delivery.called


@pytest.fixture
def agreements(dojo):
    return dojo.agreements


async def test_an_offer_calls_the_same_player_at_each_try_and_counts_once(hall, agreements, table):
    await agreements.draw(table.id, AIKO.id)
    assert await delivered(hall, "draw", table) == [[BRUNO.id]] * TRIES
    assert len(await hall.store.read.kept_pings(id=AIKO.id)) == 1


async def test_after_too_many_calls_an_offer_is_made_and_calls_nobody(hall, agreements):
    tables = [await hall.match(AIKO, BRUNO, CHLOE, game="regroup") for _ in range(PINGS_AN_HOUR)]
    for table in tables:
        await agreements.draw(table.id, AIKO.id)
    last = await hall.match(game="kaito")
    await hall.told()
    await agreements.abort(last.id, AIKO.id)
    assert await delivered(hall, "abort", last) == [[]] * TRIES


async def test_somebody_who_wants_no_calls_is_not_called_and_it_does_not_count(hall, agreements, table):
    await hall.write(f"update people set notices = 'none' where id = {BRUNO.id}")
    await agreements.draw(table.id, AIKO.id)
    assert await delivered(hall, "draw", table) == [[]] * TRIES
    assert await hall.store.read.kept_pings(id=AIKO.id) == []


@pytest.mark.parametrize("code", ["abcdefgh", "nonsense!", ""])
async def test_what_is_no_match_of_theirs_offers_no_answers(dojo, hall, code):
    """Raised, it would be a story in the log for every letter that is typed."""
    table, typing = await hall.match(AIKO, BRUNO, game="kaito"), clicked(dojo, CHLOE.id)
    typing.namespace = SimpleNamespace(match=code or table.id)
    assert await autocomplete.moves(typing, "") == []

"""What is sent unasked: to each person their own, to nobody twice, and within what one message holds."""

from types import SimpleNamespace
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from cogs import autocomplete
from cogs.guard.blocked_channels import BlockedChannels
from cogs.guard.stale_messages import StaleMessages
from cogs.notify import kinds
from cogs.notify.agreements import reachable
from cogs.notify.courier import Courier
from cogs.notify.delivery import Delivery
from cogs.notify.server_log import with_server_log
from cogs.people.turns import turns_card
from dojo.clock.paces import DAY
from dojo.limits import PINGS_AN_HOUR
from dojo.outbox import Notice
from dojo.people.servers import Server
from dojo.people.turns import PAGE_SIZE, Page, Turn
from faces.translation import speaker
from tests.cogs.clicks import clicked, refusal
from tests.cogs.shown import SAY
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Clock

TRIES = PINGS_AN_HOUR + 1
LARGEST = 2**64 - 1


def test_a_page_of_the_longest_turns_is_one_message():
    name, server = "*_`|~>" * 5 + "**", "*_" * 50
    turn = Turn("abcdefgh", "karenza", LARGEST, server, LARGEST, (name,) * 3, 0, 4_000_000_000_000)
    view = turns_card(Page(3, 999, (turn,) * PAGE_SIZE), SAY("turns-head", count=999), SAY)
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40


async def test_a_player_who_does_not_want_to_meet_one_of_the_table_is_not_called(dojo, table):
    for person in (BRUNO, CHLOE):
        await dojo.people.remember(person.id, person.name, "en")
    bot = SimpleNamespace(dojo=dojo)
    assert await reachable(bot, table, CHLOE.id)
    await dojo.blocks.block(CHLOE.id, BRUNO.id)
    assert not await reachable(bot, table, CHLOE.id)
    await dojo.blocks.unblock(CHLOE.id, BRUNO.id)
    await dojo.preferences.change(CHLOE.id, "notices", "none")
    assert not await reachable(bot, table, CHLOE.id)


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
    await kinds.KINDS["handover"].deliver(await Delivery.of(bot, notice))
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

    monkeypatch.setitem(kinds.KINDS, "quiet", kinds.Kind(refusing))
    monkeypatch.setitem(kinds.KINDS, "board", kinds.Kind(draft))
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
        assert await kinds.KINDS[kind].deliver(delivery)
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


async def test_somebody_who_has_left_since_is_not_called_nor_counted(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE, game="regroup")
    await agreements.draw(table.id, AIKO.id)
    await hall.referee.resign(table.id, CHLOE.id)
    assert await delivered(hall, "draw", table) == [[BRUNO.id]] * TRIES


async def test_a_request_for_a_seat_calls_the_same_players_at_each_try_and_counts_once(dojo, hall, store, clock, table):
    await hall.write(f"update seats set standin = 2, absent_since = {clock.at - DAY} where seat = 0")
    await dojo.substitutes.take(table.id, 0, CHLOE)
    assert await delivered(hall, "request", table) == [[BRUNO.id]] * TRIES
    assert len(await store.read.kept_pings(id=CHLOE.id)) == 1


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

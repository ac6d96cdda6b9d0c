"""What is sent unasked: to each person their own, to nobody twice, and within what one message holds."""

from types import SimpleNamespace

import discord
import pytest
from discord import app_commands

from cogs import autocomplete
from cogs.guard.blocked_channels import BlockedChannels
from cogs.guard.stale_messages import StaleMessages
from cogs.notify import kinds
from cogs.notify.agreements import reachable
from cogs.notify.courier import Courier
from cogs.notify.delivery import Delivery
from cogs.notify.server_log import with_server_log
from cogs.people.turns import turns_card
from dojo.outbox import Notice
from dojo.people.servers import Server
from dojo.people.turns import PAGE_SIZE, Page, Turn
from faces.translation import speaker
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Clock

SAY = speaker("en")
LARGEST = 2**64 - 1


def refused(kind, status, code):
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})


def test_a_page_of_the_longest_turns_is_one_message():
    name, server = "*_`|~>" * 5 + "**", "*_" * 50
    turn = Turn("abcdefgh", "karenza", LARGEST, server, LARGEST, (name,) * 3, 0, 4_000_000_000_000)
    view = turns_card(Page(3, 999, (turn,) * PAGE_SIZE), SAY("turns-head", count=999), SAY)
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40


@pytest.mark.parametrize("code", ["abcdefgh", "nonsense!", ""])
async def test_what_is_no_match_of_theirs_offers_no_answers(dojo, hall, code):
    """Raised, it would be a story in the log for every letter that is typed."""
    table = await hall.match(AIKO, BRUNO, game="kaito")
    typing = SimpleNamespace(
        client=SimpleNamespace(dojo=dojo), user=SimpleNamespace(id=CHLOE.id), channel_id=8, extras={},
        locale=discord.Locale.british_english, namespace=SimpleNamespace(match=code or table.id),
    )  # fmt: skip
    found: list[app_commands.Choice] = await autocomplete.moves(typing, "")
    assert found == []


async def test_a_player_who_does_not_want_to_meet_one_of_the_table_is_not_called(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    for person in (BRUNO, CHLOE):
        await dojo.people.remember(person.id, person.name, "en")
    bot = SimpleNamespace(dojo=dojo)
    assert await reachable(bot, table, CHLOE.id)
    await dojo.blocks.block(CHLOE.id, BRUNO.id)
    assert not await reachable(bot, table, CHLOE.id)
    await dojo.blocks.unblock(CHLOE.id, BRUNO.id)
    await dojo.preferences.change(CHLOE.id, "notices", "none")
    assert not await reachable(bot, table, CHLOE.id)


async def test_somebody_asked_to_take_a_seat_is_called_once(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await hall.told()
    for _ in range(3):
        await dojo.substitutes.offer(table.id, AIKO.id, CHLOE)
        assert [kind for kind, _ in await hall.heard()] == (["substitute"] if not _ else [])


class Place:
    """A channel that refuses."""

    def __init__(self, trouble=None):
        self.trouble, self.sent = trouble, []

    async def send(self, **message):
        if self.trouble:
            raise self.trouble
        self.sent.append(message)

    def get_partial_message(self, _):
        return self

    async def delete(self):
        raise refused(discord.Forbidden, 403, 50007)


@pytest.mark.parametrize(("status", "code"), [(400, 50008), (403, 50013), (404, 10003)])
async def test_a_log_channel_that_takes_no_lines_holds_no_match_up(dojo, hall, status, code):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await dojo.servers.set_up(Server(table.guild, log_channel=5), "Dojo")
    place = Place(refused(discord.HTTPException, status, code))
    bot = SimpleNamespace(dojo=dojo, get_partial_messageable=lambda *_, **__: place)
    done = []

    async def deliver(*_):
        done.append(1)

    notice = Notice(1, table.id, "thread", None, 0, 0)
    await with_server_log(deliver, "chronicle-begun")(await Delivery.of(bot, notice))
    assert done


async def test_a_closed_door_does_not_keep_a_seat_from_changing_hands(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    place = Place()

    async def open_dm(_):
        return place

    bot = SimpleNamespace(
        dojo=dojo,
        blocked_channels=BlockedChannels(Clock()),
        get_partial_messageable=lambda *_, **__: place,
        open_dm=open_dm,
    )
    notice = Notice(1, table.id, "handover", 0, 0, 0, f"{AIKO.id}:77")
    await kinds.DELIVER["handover"](await Delivery.of(bot, notice))
    assert len(place.sent) == 1


@pytest.mark.parametrize(("status", "code", "tries"), [(403, 50007, 1), (400, 50035, 4), (500, 0, 13)])
async def test_what_never_arrives_is_given_up_and_the_next_is_told(dojo, hall, status, code, tries, monkeypatch):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await hall.told()
    heard = []

    async def refusing(*_):
        heard.append("refused")
        raise refused(discord.HTTPException, status, code)

    async def draft(*_):
        heard.append("told")

    monkeypatch.setitem(kinds.DELIVER, "quiet", refusing)
    monkeypatch.setitem(kinds.DELIVER, "board", draft)
    await dojo.outbox.add(table.id, "quiet", 0)
    await dojo.outbox.add(table.id, "board")
    courier = Courier(SimpleNamespace(dojo=dojo, stale_messages=StaleMessages(everywhere=False)))
    while "told" not in heard:
        for notice in await dojo.outbox.due():
            await courier.deliver(notice)
        dojo.now.at += 3_600_000
    assert heard == ["refused"] * tries + ["told"]

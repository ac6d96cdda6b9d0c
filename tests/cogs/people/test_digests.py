"""A digest or a report that can't be sent comes later, and keeps no other waiting."""

import asyncio
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from cogs.guard.dm_channels import DmChannels
from cogs.interactions.controls import Unreadable
from cogs.people import reports
from cogs.people.digests import DigestCog, nonce
from cogs.people.reports import ReportingCog
from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.people.digests import MAX_AT_ONCE, Digest
from dojo.people.people import Player
from tests.cogs.clicks import refusal
from tests.dojo.hall import AIKO, BRUNO, CHLOE

OWNER, CHANNEL = 9000, 55


class Bot:
    """Its DMs are opened and remembered for real, on a Discord that says by the id of a channel what it refuses.

    The first DM channel to a person has the person's id, and each further one the next.
    """

    def __init__(self, dojo, clock):
        self.dojo, self.report_to, self.refuses, self.sent, self.opened = dojo, 0, {}, [], {}
        self.connected = asyncio.Event()
        self.connected.set()
        self.circuit_breaker = SimpleNamespace(is_open=lambda: False)
        self.dm_channels = DmChannels(dojo.people, self.create, clock)
        owner = SimpleNamespace(team=None, owner=SimpleNamespace(id=OWNER, bot=False))
        self.application_info = AsyncMock(return_value=owner)

    async def create(self, user):
        self.opened[user] = self.opened.get(user, user - 1) + 1
        return self.opened[user]

    async def open_dm(self, user):
        return self.get_partial_messageable(await self.dm_channels.get(user))

    def get_partial_messageable(self, id):
        async def send(nonce, **_):
            if trouble := self.refuses.get(id):
                raise trouble
            self.sent.append((id, nonce))

        return SimpleNamespace(send=send)


@pytest.fixture
def bot(dojo, clock):
    return Bot(dojo, clock)


async def wants_digests(hall, *people):
    """Each of them is asked in a match, and wants to hear of it once a day."""
    for player in people:
        table = await hall.against("novice", host=player, game="kaito")
        while table.seat_of(player.id) not in table.asked:
            table = await hall.move(table)
        await hall.preferences.change(player.id, "notices", "digest")


async def after(bot, clock, milliseconds):
    """Time passes, and the loop looks again; to whom it has sent something."""
    clock.at += milliseconds
    bot.sent.clear()
    await DigestCog(bot).look()
    return [place for place, _ in bot.sent]


async def test_a_channel_that_is_gone_is_forgotten_and_the_digest_comes_through_a_new_one(hall, clock, bot):
    await wants_digests(hall, AIKO)
    await bot.open_dm(AIKO.id)
    bot.refuses[AIKO.id] = refusal(discord.NotFound, 404, 10003)
    assert await after(bot, clock, DAY) == []
    assert await after(bot, clock, 10 * MINUTE) == [AIKO.id + 1]
    assert await after(bot, clock, 10 * MINUTE) == []


async def test_somebody_who_takes_no_dms_is_tried_no_more(hall, clock, bot):
    await wants_digests(hall, AIKO)
    bot.refuses[AIKO.id] = refusal(discord.Forbidden, 403, 50007)
    await after(bot, clock, DAY)
    del bot.refuses[AIKO.id]
    assert await after(bot, clock, DAY) == []


async def test_what_fails_keeps_nobody_behind_it_waiting(hall, clock, bot):
    failing = [Player(1000 * (number + 1), f"P{number}", click=number + 1) for number in range(MAX_AT_ONCE)]
    await wants_digests(hall, *failing)
    clock.at += 1  # so that the others come behind them
    await wants_digests(hall, BRUNO, CHLOE)
    bot.refuses |= {player.id: aiohttp.ClientOSError(104, "reset") for player in failing}
    assert await after(bot, clock, DAY) == []
    assert await after(bot, clock, MINUTE) == [BRUNO.id, CHLOE.id]
    bot.refuses.clear()
    assert sorted(await after(bot, clock, 10 * MINUTE)) == [player.id for player in failing]


async def test_a_digest_that_is_tried_again_keeps_its_nonce(hall, clock, bot):
    await wants_digests(hall, AIKO)
    clock.at += DAY
    [first] = await hall.digests.due()
    await hall.digests.retry_later(first)
    assert await hall.digests.due() == []
    clock.at += HOUR
    [second] = await hall.digests.due()
    assert nonce(second) == nonce(first)
    await hall.digests.done(second)
    clock.at += DAY
    [third] = await hall.digests.due()
    assert nonce(third) != nonce(first)


@pytest.mark.parametrize("user", [AIKO.id, 2**63 - 1])
def test_two_people_with_the_same_hour_have_a_nonce_each(user):
    digest = Digest(user, "en", 0, 4_000_000_000_000, closed=False)
    assert nonce(digest) != nonce(Digest(BRUNO.id, "en", 0, 4_000_000_000_000, closed=False))
    assert len(nonce(digest)) <= 25


@pytest.fixture
async def written(dojo):
    return await dojo.reports.write(AIKO.id, "He cheats!")


async def test_a_subject_too_long_for_a_form_is_refused():
    """It's forged: no code of a match is as long. Discord would refuse the form."""
    with pytest.raises(Unreadable):
        await reports.report(SimpleNamespace(subject="a" * 90, fields={}))


@pytest.mark.parametrize(("report_to", "place"), [(0, OWNER), (CHANNEL, CHANNEL)])
async def test_a_report_goes_to_the_channel_for_them_or_to_the_owner_once(bot, written, report_to, place):
    bot.report_to = report_to
    for _ in range(2):
        await ReportingCog(bot).look()
    assert bot.sent == [(place, f"report:{written}")]


async def test_a_channel_to_the_owner_that_is_gone_is_forgotten_and_the_report_comes_through_a_new_one(
    bot, clock, written
):
    await bot.dojo.people.remember(OWNER, "Owner", "en")
    await bot.open_dm(OWNER)
    bot.refuses[OWNER] = refusal(discord.NotFound, 404, 10003)
    await ReportingCog(bot).look()
    assert bot.sent == []
    clock.at += HOUR
    await ReportingCog(bot).look()
    assert bot.sent == [(OWNER + 1, f"report:{written}")]

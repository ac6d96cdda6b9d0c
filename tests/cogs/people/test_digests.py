"""A digest arrives once a day; one that can't be sent comes later, and keeps no other waiting."""

import aiohttp
import pytest

from cogs.people.digests import DigestCog, nonce
from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.people.digests import MAX_AT_ONCE, Digest
from dojo.people.people import Player
from tests.dojo.hall import AIKO, BRUNO, CHLOE

LARGEST = 2**63 - 1


async def wants_digests(dojo, hall, *people):
    """Each of them is asked in a match, and wants to hear of it once a day."""
    for player in people:
        table = await hall.against("novice", host=player, game="kaito")
        while table.seat_of(player.id) not in table.asked:
            [ask] = table.asks()
            table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
        await dojo.preferences.change(player.id, "notices", "digest")


async def after(bot, clock, milliseconds):
    """Time passes, and the loop looks again; to whom it has sent something."""
    clock.at += milliseconds
    bot.sent.clear()
    await DigestCog(bot).look()
    return [place for place, _ in bot.sent]


async def test_a_digest_comes_once_a_day(dojo, hall, clock, bot):
    await wants_digests(dojo, hall, AIKO)
    assert await after(bot, clock, DAY) == [AIKO.id]
    assert await after(bot, clock, HOUR) == []
    assert await after(bot, clock, DAY) == [AIKO.id]


async def test_a_channel_that_is_gone_is_forgotten_and_the_digest_comes_through_a_new_one(dojo, hall, clock, bot, gone):
    await wants_digests(dojo, hall, AIKO)
    await bot.open_dm(AIKO.id)
    bot.refuses[AIKO.id] = gone
    assert await after(bot, clock, DAY) == []
    assert await after(bot, clock, 10 * MINUTE) == [AIKO.id + 1]
    assert await after(bot, clock, 10 * MINUTE) == []


async def test_somebody_who_takes_no_dms_is_tried_no_more(dojo, hall, clock, bot, closed):
    await wants_digests(dojo, hall, AIKO)
    bot.refuses[AIKO.id] = closed
    await after(bot, clock, DAY)
    del bot.refuses[AIKO.id]
    assert await after(bot, clock, DAY) == []


async def test_what_fails_keeps_nobody_behind_it_waiting(dojo, hall, clock, bot):
    failing = [Player(1000 * (number + 1), f"P{number}", click=number + 1) for number in range(MAX_AT_ONCE)]
    await wants_digests(dojo, hall, *failing)
    clock.at += 1  # so that the others come behind them
    await wants_digests(dojo, hall, BRUNO, CHLOE)
    bot.refuses |= {player.id: aiohttp.ClientOSError(104, "reset") for player in failing}
    assert await after(bot, clock, DAY) == []
    assert await after(bot, clock, MINUTE) == [BRUNO.id, CHLOE.id]
    bot.refuses.clear()
    assert sorted(await after(bot, clock, 10 * MINUTE)) == [player.id for player in failing]


async def test_a_digest_that_is_tried_again_keeps_its_nonce(dojo, hall, clock, bot):
    await wants_digests(dojo, hall, AIKO)
    clock.at += DAY
    [first] = await dojo.digests.due()
    await dojo.digests.retry_later(first)
    assert await dojo.digests.due() == []
    clock.at += HOUR
    [second] = await dojo.digests.due()
    assert nonce(second) == nonce(first)
    await dojo.digests.done(second)
    clock.at += DAY
    [third] = await dojo.digests.due()
    assert nonce(third) != nonce(first)


@pytest.mark.parametrize("user", [AIKO.id, LARGEST])
def test_two_people_with_the_same_hour_have_a_nonce_each(user):
    digest = Digest(user, "en", 0, 4_000_000_000_000, closed=False)
    assert nonce(digest) != nonce(Digest(BRUNO.id, "en", 0, 4_000_000_000_000, closed=False))
    assert len(nonce(digest)) <= 25

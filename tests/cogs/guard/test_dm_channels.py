"""DM channels are opened once for each person, not too many at a time, and none while Discord wants no more."""

import asyncio

import discord
import pytest

from cogs.guard.dm_channels import MAX_OPENINGS, WINDOW_MS, DmChannels, DmsPaused
from tests.cogs.clicks import refusal
from tests.dojo.hall import AIKO, BRUNO


class Opening:
    """Opens channels under the number that follows the person's, unless it refuses or keeps one waiting."""

    def __init__(self):
        self.opened, self.refuses, self.door = [], None, asyncio.Event()
        self.door.set()

    async def __call__(self, user):
        await self.door.wait()
        self.opened.append(user)
        if self.refuses:
            raise self.refuses
        return user + 1


@pytest.fixture
def opening():
    return Opening()


@pytest.fixture
async def channels(dojo, opening, clock):
    for player in (AIKO, BRUNO):
        await dojo.people.remember(player.id, player.name, "en")
    return DmChannels(dojo.people, opening, clock)


async def test_a_channel_is_opened_once_even_over_a_restart(channels, dojo, opening, clock):
    assert await asyncio.gather(*(channels.get(AIKO.id) for _ in range(2))) == [AIKO.id + 1] * 2
    assert await DmChannels(dojo.people, opening, clock).get(AIKO.id) == AIKO.id + 1
    assert opening.opened == [AIKO.id]
    await channels.forget(AIKO.id)
    await channels.get(AIKO.id)
    assert opening.opened == [AIKO.id] * 2, "one that is no more is opened again"


@pytest.mark.parametrize(
    "trouble",
    [
        refusal(discord.Forbidden, 403, 40003),
        refusal(discord.Forbidden, 403, 20026),
        refusal(discord.HTTPException, 429),
        discord.RateLimited(40.0),
    ],
    ids=["too fast", "quarantine", "429", "limited"],
)
async def test_a_refusal_pauses_opening_and_not_what_is_open(channels, opening, clock, trouble):
    await channels.get(AIKO.id)
    opening.refuses = trouble
    with pytest.raises(type(trouble)):
        await channels.get(BRUNO.id)
    with pytest.raises(DmsPaused):
        await channels.get(BRUNO.id)
    assert await channels.get(AIKO.id) == AIKO.id + 1
    assert opening.opened == [AIKO.id, BRUNO.id]
    opening.refuses = None
    clock.at += 3_600_000
    assert await channels.get(BRUNO.id), "also for a sandbox whose clock is moved ahead"


async def test_an_opening_that_takes_long_goes_on_behind_the_one_that_asked(channels, opening):
    opening.door.clear()
    with pytest.raises(DmsPaused):
        await channels.get(AIKO.id, patience=0)
    opening.door.set()
    assert await channels.get(AIKO.id) == AIKO.id + 1
    assert opening.opened == [AIKO.id]


async def test_many_strangers_are_written_to_one_after_the_other(channels, opening, clock):
    for user in range(1, 1 + MAX_OPENINGS):
        await channels.get(user)
    last = asyncio.create_task(channels.get(1 + MAX_OPENINGS, patience=60))
    await asyncio.sleep(0.01)
    assert len(opening.opened) == MAX_OPENINGS
    clock.at += WINDOW_MS
    assert await last

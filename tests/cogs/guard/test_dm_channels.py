"""DM channels are opened once for each person, not too many at a time, and none while Discord wants no more."""

import asyncio
from types import SimpleNamespace

import discord
import pytest
from discord import Forbidden

from cogs.guard.dm_channels import MAX_OPENINGS, WINDOW_MS, DmChannels, DmsPaused
from dojo.people.people import People
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock


class Discord:
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
async def people(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        people = People(store, Clock())
        for player in (AIKO, BRUNO):
            await people.remember(player.id, player.name, "en")
        yield people


def refused(kind, status, code):
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})


async def test_a_channel_is_opened_once_even_over_a_restart(people):
    discord = Discord()
    for _ in range(2):
        channels = DmChannels(people, discord, Clock())
        assert [await channels.get(AIKO.id) for _ in range(2)] == [AIKO.id + 1] * 2
    assert discord.opened == [AIKO.id]


async def test_two_who_want_the_same_channel_open_it_once(people):
    discord = Discord()
    channels = DmChannels(people, discord, Clock())
    await asyncio.gather(channels.get(AIKO.id), channels.get(AIKO.id))
    assert discord.opened == [AIKO.id]


REFUSALS = [
    refused(discord.Forbidden, 403, 40003),
    refused(discord.Forbidden, 403, 20026),
    refused(discord.HTTPException, 429, 0),
    discord.RateLimited(40.0),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=["too fast", "quarantine", "429", "limited"])
async def test_a_refusal_pauses_opening_and_not_what_is_open(people, refusal):
    asked = Discord()
    channels = DmChannels(people, asked, Clock())
    await channels.get(AIKO.id)
    asked.refuses = refusal
    with pytest.raises(type(refusal)):
        await channels.get(BRUNO.id)
    with pytest.raises(DmsPaused):
        await channels.get(BRUNO.id)
    assert await channels.get(AIKO.id) == AIKO.id + 1
    assert asked.opened == [AIKO.id, BRUNO.id]


async def test_an_opening_that_takes_long_goes_on_behind_the_one_that_asked(people):
    discord = Discord()
    channels = DmChannels(people, discord, Clock())
    discord.door.clear()
    with pytest.raises(DmsPaused):
        await channels.get(AIKO.id, patience=0)
    discord.door.set()
    assert await channels.get(AIKO.id) == AIKO.id + 1
    assert discord.opened == [AIKO.id]


async def test_many_strangers_are_written_to_one_after_the_other(people):
    discord, now = Discord(), Clock()
    channels = DmChannels(people, discord, now)
    for user in range(1, 1 + MAX_OPENINGS):
        await channels.get(user)
    last = asyncio.create_task(channels.get(1 + MAX_OPENINGS, patience=60))
    await asyncio.sleep(0.01)
    assert len(discord.opened) == MAX_OPENINGS
    now.at += WINDOW_MS
    assert await last


async def test_a_pause_ends_when_the_clock_is_moved_ahead(people):
    discord, now = Discord(), Clock()
    channels = DmChannels(people, discord, now)
    discord.refuses = refused(Forbidden, 403, 40003)
    with pytest.raises(Forbidden):
        await channels.get(AIKO.id)
    discord.refuses = None
    with pytest.raises(DmsPaused):
        await channels.get(AIKO.id)
    now.at += 3_600_000
    assert await channels.get(AIKO.id)


async def test_a_channel_that_is_no_more_is_opened_again(people):
    discord = Discord()
    channels = DmChannels(people, discord, Clock())
    await channels.get(AIKO.id)
    await channels.forget(AIKO.id)
    await channels.get(AIKO.id)
    assert discord.opened == [AIKO.id] * 2

"""The clock of the lobbies: those that are full begin by themselves, whatever becomes of one of them."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace

import aiohttp
import pytest

from cogs.lobby.play import LobbyCog
from dojo.clock.paces import DAY, SECOND
from dojo.errors import NotWritten
from dojo.people.pings import Pings
from dojo.people.servers import Server, Servers
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall

SOON = 60_000  # milliseconds, by when a full lobby has begun


@pytest.fixture
async def hall(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield Hall(store, Clock())


@pytest.fixture
async def real(tmp_path):
    """With games that have words."""
    async with await Store.open(str(tmp_path / "games.db")) as store:
        yield Hall(store, Clock(), GAMES)


class Channel:
    """A channel of Discord's, in which every edit and every message meets with the same fate."""

    def __init__(self, fate=None):
        self.fate, self.edited, self.sent = fate, [], []

    def get_partial_message(self, id):
        async def edit(**_):
            await self._met()
            self.edited.append(id)

        return SimpleNamespace(edit=edit)

    async def send(self, view, allowed_mentions, nonce):
        await self._met()
        text = "\n".join(item.content for item in view.walk_children() if hasattr(item, "content"))
        self.sent.append((text, [each.id for each in allowed_mentions.users]))

    async def _met(self):
        if self.fate:
            await self.fate()


def clock_of(hall, channel=None):
    """The cog needs nothing of the bot but the house, and a channel."""
    dojo = SimpleNamespace(reachable=lambda: True, lobbies=hall.lobbies, pings=Pings(hall.store, hall.clock))
    return LobbyCog(SimpleNamespace(dojo=dojo, get_partial_messageable=lambda *_, **__: channel))


async def never():
    await asyncio.Event().wait()


async def refused():
    raise aiohttp.ClientError


async def test_a_lobby_that_cannot_begin_keeps_no_other_waiting(hall):
    bad, good = await hall.lobby(AIKO, BRUNO), await hall.lobby(CHLOE, DAI)
    gone = json.dumps({"gone": "x"})
    await hall.write(f"update lobbies set options = '{gone}', starts_at = 1 where id = '{bad.id}'")
    hall.clock.at += SOON
    await LobbyCog.start_full(clock_of(hall))
    assert (await hall.lobbies.get(bad.id)).status == "open"
    assert (await hall.lobbies.get(good.id)).status == "started"


async def test_where_nothing_can_be_written_no_further_lobby_is_tried(hall):
    tried = []

    async def full_disk(id):
        tried.append(id)
        raise NotWritten

    with pytest.raises(NotWritten):
        await clock_of(hall).serve_lobby(full_disk, "abcdefgh")
    assert tried == ["abcdefgh"]


async def test_a_card_that_cannot_be_edited_keeps_no_other_lobby_from_starting(real):
    """Neither one that is closed because nobody came, nor one that finds no room on its server."""
    await Servers(real.store, real.clock).set_up(Server(9, most=1), "Full")
    await real.match(AIKO, BRUNO, guild=9, game="kaito")
    stale = await real.lobby(AIKO, game="kaito")
    real.clock.at += 8 * DAY
    waiting, good = await real.lobby(AIKO, BRUNO, guild=9, game="kaito"), await real.lobby(CHLOE, DAI, game="kaito")
    for lobby in (stale, waiting):
        await real.lobbies.store_card(lobby.id, 77)
    real.clock.at += SOON
    cog = clock_of(real, Channel(never))
    closing = asyncio.create_task(cog.close_stale())
    await asyncio.sleep(0)
    await cog.start_full()
    assert (await real.lobbies.get(good.id)).status == "started"
    closing.cancel()
    with suppress(asyncio.CancelledError):
        await closing
    await cog.cog_unload()


async def test_of_many_stale_lobbies_some_are_closed_at_a_time(hall):
    """So that whatever else is due is never far away."""
    for guest in range(12):
        await hall.lobby(replace(AIKO, id=AIKO.id + 100 + guest))
    hall.clock.at += 8 * DAY
    left = []
    for _ in range(2):
        await clock_of(hall, Channel()).close_stale()
        left.append(len(await hall.store.read.lobbies_stale(before=hall.clock.at, now=hall.clock.at, most=99)))
    assert left == [2, 0]


async def test_a_lobby_that_finds_no_room_is_drawn_without_its_countdown(real):
    await Servers(real.store, real.clock).set_up(Server(7, most=1), "Dojo")
    await real.match(CHLOE, DAI, game="kaito")
    lobby, channel = await real.lobby(AIKO, BRUNO, game="kaito"), Channel()
    await real.lobbies.store_card(lobby.id, 77)
    real.clock.at += SOON
    cog = clock_of(real, channel)
    await cog.start_full()
    await asyncio.gather(*cog.redraws)
    assert (channel.edited, (await real.lobbies.get(lobby.id)).starts_at) == ([77], None)
    assert await real.lobbies.due() == []


# Changed terms


async def changed(hall, *guests, game="kaito"):
    lobby = await hall.lobby(AIKO, *guests, game=game, seats=len(guests) + 1)
    await hall.lobbies.store_card(lobby.id, 77)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    hall.clock.at += 5 * SECOND
    return lobby


async def test_a_guest_reads_what_has_changed_in_a_message_that_mentions_them(real):
    lobby, channel = await changed(real, BRUNO), Channel()
    await clock_of(real, channel).tell_terms()
    [(text, mentioned)] = channel.sent
    assert mentioned == [BRUNO.id]
    assert f"<@{BRUNO.id}>" in text
    assert "- **Pace:** Daily: about a move a day → **Live: a move within minutes**" in text.splitlines()
    assert "Rated" not in text
    assert (await real.lobbies.get(lobby.id)).consent(BRUNO.id).told_at == real.clock.at
    await clock_of(real, channel).tell_terms()
    assert len(channel.sent) == 1


async def test_a_message_that_was_not_sent_gives_nobody_a_minute(real):
    lobby = await changed(real, BRUNO)
    await clock_of(real, Channel(refused)).tell_terms()
    after = await real.lobbies.get(lobby.id)
    assert (after.consent(BRUNO.id).told_at, after.starts_at) == (None, None)
    real.clock.at += 600 * SECOND
    channel = Channel()
    await clock_of(real, channel).tell_terms()
    assert len(channel.sent) == 1


async def test_after_the_message_the_card_says_when_it_starts(real):
    lobby, channel = await changed(real, BRUNO), Channel()
    await clock_of(real, channel).tell_terms()
    assert channel.edited == [77]
    assert (await real.lobbies.get(lobby.id)).starts_at == real.clock.at + 60 * SECOND

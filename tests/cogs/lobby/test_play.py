"""The clock of the lobbies, and what moderators settle about opening matches."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import pytest

from cogs.lobby import options, play, rematch
from cogs.lobby.play import LobbyCog
from dojo.clock.paces import DAY, SECOND
from dojo.errors import NotWritten
from dojo.people.pings import Pings
from dojo.people.servers import Server, Servers
from tests.cogs.clicks import clicked, served
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

SOON = 60_000  # milliseconds, by when a full lobby has begun


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


async def test_a_lobby_that_cannot_begin_keeps_no_other_waiting(hall):
    bad, good = await hall.lobby(AIKO, BRUNO, game="kaito"), await hall.lobby(CHLOE, DAI, game="kaito")
    gone = json.dumps({"gone": "x"})
    await hall.write(f"update lobbies set options = '{gone}', starts_at = 1 where id = '{bad.id}'")
    hall.clock.at += SOON
    await LobbyCog.start_full(clock_of(hall))
    assert (await hall.lobbies.get(bad.id)).status == "open"
    assert (await hall.lobbies.get(good.id)).status == "started"


async def test_where_nothing_can_be_written_no_further_lobby_is_tried(hall):
    full_disk = AsyncMock(side_effect=NotWritten)
    with pytest.raises(NotWritten):
        await clock_of(hall).serve_lobby(full_disk, "abcdefgh")
    full_disk.assert_awaited_once()


async def test_a_card_that_cannot_be_edited_keeps_no_other_lobby_from_starting(hall):
    """Neither one that is closed because nobody came, nor one that finds no room on its server."""
    await Servers(hall.store, hall.clock).set_up(Server(9, most=1), "Full")
    await hall.match(AIKO, BRUNO, guild=9, game="kaito")
    stale = await hall.lobby(AIKO, game="kaito")
    hall.clock.at += 8 * DAY
    waiting, good = await hall.lobby(AIKO, BRUNO, guild=9, game="kaito"), await hall.lobby(CHLOE, DAI, game="kaito")
    for lobby in (stale, waiting):
        await hall.lobbies.store_card(lobby.id, 77)
    hall.clock.at += SOON
    cog = clock_of(hall, Channel(asyncio.Event().wait))
    closing = asyncio.create_task(cog.close_stale())
    await asyncio.sleep(0)
    await cog.start_full()
    assert (await hall.lobbies.get(good.id)).status == "started"
    closing.cancel()
    with suppress(asyncio.CancelledError):
        await closing
    await cog.cog_unload()


async def test_of_many_stale_lobbies_some_are_closed_at_a_time(hall):
    """So that whatever else is due is asyncio.Event().wait far away."""
    for guest in range(12):
        await hall.lobby(replace(AIKO, id=AIKO.id + 100 + guest), game="kaito")
    hall.clock.at += 8 * DAY
    left = []
    for _ in range(2):
        await clock_of(hall, Channel()).close_stale()
        left.append(len(await hall.store.read.lobbies_stale(before=hall.clock.at, now=hall.clock.at, most=99)))
    assert left == [2, 0]


async def test_a_lobby_that_finds_no_room_is_drawn_without_its_countdown(hall):
    await Servers(hall.store, hall.clock).set_up(Server(7, most=1), "Dojo")
    await hall.match(CHLOE, DAI, game="kaito")
    lobby, channel = await hall.lobby(AIKO, BRUNO, game="kaito"), Channel()
    await hall.lobbies.store_card(lobby.id, 77)
    hall.clock.at += SOON
    cog = clock_of(hall, channel)
    await cog.start_full()
    await asyncio.gather(*cog.redraws)
    assert (channel.edited, (await hall.lobbies.get(lobby.id)).starts_at) == ([77], None)
    assert await hall.lobbies.due() == []


async def test_a_message_that_was_not_sent_gives_nobody_a_minute(hall):
    lobby = await changed(hall, BRUNO)
    await clock_of(hall, Channel(refused)).tell_terms()
    after = await hall.lobbies.get(lobby.id)
    assert (after.consent(BRUNO.id).told_at, after.starts_at) == (None, None)
    hall.clock.at += 600 * SECOND
    channel = Channel()
    await clock_of(hall, channel).tell_terms()
    assert len(channel.sent) == 1


SERVED = (options, play, rematch)  # importing them registers the buttons
ELSEWHERE, ROLE = 55, 66
OPENS = "roles can open matches"
RULES = [
    (Server(7, channels=(ELSEWHERE,)), "You can't open matches in this channel"),
    (Server(7, starters=(ROLE,)), OPENS),
]


@pytest.mark.parametrize(("server", "refusal"), RULES, ids=["channels", "starters"])
@pytest.mark.parametrize("verb", ["start", "computer", "rematch"])
async def test_lobbies_and_matches_from_before_give_no_right(hall, dojo, verb, server, refusal):
    over = await hall.over(game="kaito")
    full, lobby = await hall.lobby(AIKO, BRUNO, game="kaito"), await hall.lobby(AIKO, game="kaito")
    await dojo.servers.set_up(server, "Dojo")
    subject = {"start": full, "computer": lobby, "rematch": over}[verb].id
    assert refusal in str(await served(clicked(dojo, AIKO.id), verb, subject, "", "novice"))
    assert [(await hall.lobbies.get(each.id)) for each in (full, lobby)] == [full, lobby]
    assert not await hall.lobbies.rematch_open(over.id)


async def refused():
    raise aiohttp.ClientError


async def changed(hall, *guests, game="kaito"):
    lobby = await hall.lobby(AIKO, *guests, game=game, seats=len(guests) + 1)
    await hall.lobbies.store_card(lobby.id, 77)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    hall.clock.at += 5 * SECOND
    return lobby


async def test_a_guest_reads_what_has_changed_in_a_message_and_then_the_card_says_when_it_starts(hall):
    lobby, channel = await changed(hall, BRUNO), Channel()
    for _ in range(2):
        await clock_of(hall, channel).tell_terms()
    [(text, mentioned)] = channel.sent
    assert mentioned == [BRUNO.id]
    assert f"<@{BRUNO.id}>" in text
    assert "- **Pace:** Daily: about a move a day → **Live: a move within minutes**" in text.splitlines()
    assert "Rated" not in text
    after = await hall.lobbies.get(lobby.id)
    assert (after.consent(BRUNO.id).told_at, after.starts_at) == (hall.clock.at, hall.clock.at + 60 * SECOND)
    assert channel.edited == [77]


async def test_a_person_who_may_only_join_joins_a_rematch_that_is_open(hall, dojo):
    over = await hall.over(game="kaito")
    lobby = await hall.lobbies.rematch(over.id, AIKO)
    await hall.lobbies.store_card(lobby.id, 77)
    await dojo.servers.set_up(Server(7, starters=(ROLE,)), "Dojo")
    assert await hall.lobbies.rematch_open(over.id)
    assert OPENS not in str(await served(clicked(dojo, BRUNO.id), "rematch", over.id))
    assert (await hall.lobbies.get(lobby.id)).full

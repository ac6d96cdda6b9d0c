"""What tests of this room share: a bot whose DMs are opened and remembered for real, on a Discord that may refuse."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from cogs.guard.dm_channels import DmChannels


class Place:
    """A channel. The bot's Discord says by its id what it refuses."""

    def __init__(self, bot, id):
        self.bot, self.id = bot, id

    async def send(self, **message):
        if trouble := self.bot.refuses.get(self.id):
            raise trouble
        self.bot.sent.append((self.id, message["nonce"]))


class Bot:
    """The first DM channel to a person has the person's id, and each further one the next."""

    def __init__(self, dojo, clock, report_to=0):
        self.dojo, self.report_to, self.refuses, self.sent = dojo, report_to, {}, []
        self.connected = asyncio.Event()
        self.connected.set()
        self.circuit_breaker = SimpleNamespace(is_open=lambda: False)
        self.dm_channels = DmChannels(dojo.people, self.create, clock)
        self.opened = {}

    async def create(self, user):
        self.opened[user] = self.opened.get(user, user - 1) + 1
        return self.opened[user]

    async def open_dm(self, user):
        return Place(self, await self.dm_channels.get(user))

    def get_partial_messageable(self, id):
        return Place(self, id)


@pytest.fixture
def bot(dojo, clock):
    return Bot(dojo, clock)


def refusal(kind, status, code):
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})


@pytest.fixture
def gone():
    return refusal(discord.NotFound, 404, 10003)


@pytest.fixture
def closed():
    return refusal(discord.Forbidden, 403, 50007)

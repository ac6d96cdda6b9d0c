"""Clicks as Discord would bring them, its channels as the courier meets them, and a courier that is walked by hand."""

from itertools import count
from types import SimpleNamespace

import discord

from cogs.client import load_rooms
from cogs.guard.channels import MAX_RETRY_SECONDS, BlockedChannels, StaleMessages
from cogs.guard.payloads import custom_id, parse_custom_id
from cogs.interactions.controls import VERBS, Click, serve
from cogs.interactions.services import ClickedMessages, LastMatches, OpenPanels, Panels
from cogs.notify.courier import Courier
from cogs.notify.places import bring, bring_owed
from dojo.match.messages import Places
from faces.translation import speaker
from tests.cogs.shown import words
from tests.dojo.hall import AIKO, BRUNO

load_rooms()  # so that every control is served

NICKNAME = "Aiko (Payroll, ext. 4711)"  # of one server, and for nobody elsewhere


def refusal(kind, status, code=0, message=""):
    """Of Discord's."""
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": message})


class Said:
    """What Discord would be told in answer to one click."""

    def __init__(self):
        self.told = []

    def is_done(self):
        return bool(self.told)

    async def send_message(self, *words, **message):
        self.told.append(str(words[0]) if words else message)
        return SimpleNamespace(id=1, message_id=1)

    async def send(self, *words, **message):
        return await self.send_message(*words, **message)

    async def edit_message(self, **message):
        self.told.append(message)
        return SimpleNamespace(id=1)

    async def send_modal(self, sheet):
        self.told.append(sheet)

    async def defer(self, **_):
        self.told.append({})


def clicked(dojo, user, *, guild=7):
    response = Said()
    return SimpleNamespace(
        id=1,
        data={},
        type=discord.InteractionType.modal_submit,  # what stands on which message is looked at elsewhere
        user=SimpleNamespace(
            id=user,
            name="aiko",
            global_name="Aiko",
            display_name=NICKNAME,
            nick=NICKNAME,
            mention="<@1>",
            bot=False,
            roles=[],
        ),
        guild_id=guild,
        guild=SimpleNamespace(id=guild, name="Dojo", me=None) if guild else None,
        channel=None,
        channel_id=8,
        locale=discord.Locale.british_english,
        guild_locale=None,
        context=SimpleNamespace(private_channel=False),
        is_guild_integration=lambda: True,
        extras={},
        created_at=discord.utils.utcnow(),
        message=None,
        permissions=discord.Permissions.all() if guild else discord.Permissions.none(),
        app_permissions=discord.Permissions.all(),
        application_id=1,
        filesize_limit=1000,
        client=SimpleNamespace(
            dojo=dojo,
            user=None,
            get_partial_messageable=None,
            open_dm=None,
            panels=Panels(),
            clicked=ClickedMessages(),
            open_panels=OpenPanels(),
            last_matches=LastMatches(),
        ),
        response=response,
        followup=response,
        edit_original_response=response.edit_message,
    )


async def served(click, verb, subject="", rest="", *values):
    """As the bot serves it, refusals and all; what was told in answer."""
    await serve(click, parse_custom_id(custom_id(verb, subject, rest)), values=values)
    return click.response.told


async def pressed(click, verb, subject="", rest="", *values):
    """By its function alone, so that a refusal is raised; what was told in answer."""
    await VERBS[verb](Click(click, click.client.dojo, speaker("en"), subject, rest, values=values))
    return click.response.told


CHANNEL, THREAD, LOG, GUILD = 8, 80, 5, 7
MAY_NOT, GONE = (discord.Forbidden, 403, 50013), (discord.NotFound, 404, 10003)


class Discord:
    """Its channels and direct messages: which of them refuse what is sent, and what all others were sent."""

    def __init__(self):
        self.refuses, self.sent, self.edited, self.deleted = {}, [], [], []
        self.redrawn, self.redrawn_ids = [], []  # the words of each card, and the custom ids of its controls
        self.ids, self.missing = count(1000), set()  # messages that their readers have taken away
        self.uneditable = self.undeletable = None  # why no message can be edited, or deleted

    def place(self, id, **_):
        return Place(self, id)

    async def dm(self, person):
        return Place(self, person)

    def require_open(self, place):
        if place in self.refuses:
            raise refusal(*self.refuses[place])

    def lines(self, place):
        return [words for where, words, _ in self.sent if where == place]

    def nonces(self, place):
        return [nonce for where, _, nonce in self.sent if where == place]

    def cards(self, match):
        """Boards and results with their buttons, in whichever place, new or brought up to date."""
        new = [words for _, words, nonce in self.sent if nonce.startswith(match) and "### " in words]
        return [*new, *(words for words, ids in zip(self.redrawn, self.redrawn_ids, strict=True) if match in ids)]

    def forget(self):
        self.sent.clear()
        self.redrawn.clear()
        self.redrawn_ids.clear()


class Place:
    def __init__(self, discord, id):
        self.discord, self.id = discord, id

    async def send(self, *, view, nonce, **_):
        self.discord.require_open(self.id)
        self.discord.sent.append((self.id, words(view), nonce))
        return SimpleNamespace(id=next(self.discord.ids))

    async def history(self, **_):
        """Nobody has written what isn't known."""
        for message in ():
            yield message

    def get_partial_message(self, id):
        return Posted(self.discord, id, self.id)


class Posted:
    def __init__(self, discord, id, place):
        self.discord, self.id, self.place = discord, id, place

    async def edit(self, *, view, **_):
        if self.discord.uneditable:
            raise self.discord.uneditable
        if self.id in self.discord.missing:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), "")
        self.discord.require_open(self.place)
        self.discord.edited.append((self.id, words(view)))
        if self.place in {CHANNEL, THREAD} and "### " in words(view):
            self.discord.redrawn.append(words(view))
            self.discord.redrawn_ids.append("\n".join(getattr(each, "custom_id", "") for each in view.walk_children()))

    async def delete(self):
        if self.discord.undeletable:
            raise self.discord.undeletable
        self.discord.deleted.append(self.id)


class World:
    """A courier and the players."""

    def __init__(self, hall):
        self.hall = self.dojo = hall
        self.seconds = [1000.0]
        self.discord = Discord()
        self.bot = SimpleNamespace(
            dojo=self.dojo, blocked_channels=BlockedChannels(self.milliseconds),
            stale_messages=StaleMessages(everywhere=False),
            get_partial_messageable=self.discord.place, open_dm=self.discord.dm, hears=lambda guild: guild == GUILD,
            clicked=ClickedMessages(), open_panels=OpenPanels(), get_guild=lambda _: None,
        )  # fmt: skip

    def milliseconds(self):
        return int(self.seconds[0] * 1000)

    async def match(self):
        table = await self.hall.match(AIKO, BRUNO, game="kaito")
        await self.told()
        return table

    async def matches(self, number):
        return [await self.match() for _ in range(number)]

    async def answered(self, table):
        return await self.hall.move(await self.table(table))

    async def table(self, table):
        return await self.dojo.referee.table(table.id)

    async def resigned(self, table):
        """By Aiko."""
        await self.dojo.referee.resign(table.id, AIKO.id)
        await self.told()

    async def told(self, together=8, later=0):
        """So many milliseconds later; so many are fetched before the first of them is told."""
        self.hall.clock.at += later
        courier = Courier(self.bot)
        while due := await self.dojo.outbox.due(together):
            for notice in due:
                await courier.deliver(notice)

    async def knock(self):
        """When the longest time has passed for which a door is left alone."""
        self.seconds[0] += MAX_RETRY_SECONDS
        await bring(self.bot, self.bot.blocked_channels.matches_to_retry())
        await self.told()

    async def shut(self, *tables):
        """And found so, by an answer in each."""
        self.discord.refuses[CHANNEL] = MAY_NOT
        for table in tables:
            await self.answered(table)
            await self.told()
        self.discord.forget()

    async def restarted(self):
        self.bot.blocked_channels = BlockedChannels(self.milliseconds)
        await bring_owed(self.bot)
        await self.told()

    def open(self):
        """In our sight, or after some time."""
        del self.discord.refuses[CHANNEL]
        self.seconds[0] += MAX_RETRY_SECONDS

    async def dms(self, table):
        """Both have one; they bear the numbers of their seats."""
        for seat in range(2):
            await self.dojo.people.wants_dm(table.id, table.players[seat].id, True)
        await self.told()
        for seat in range(2):
            await self.dojo.messages.delivered(table.id, Places(hands={seat: seat + 1}), [])
        for things in (self.discord.sent, self.discord.edited, self.discord.deleted):
            things.clear()

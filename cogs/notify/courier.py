"""The courier: delivers what the dojo wants told, and looks at the match only when it delivers.

A piece of news is done once Discord has it. Between sending and marking a crash may come; then it is sent again
under the same nonce, and Discord hands back the message it already has.
"""

import asyncio

import aiohttp
import discord
from discord.ext import commands

from cogs.client import Hikyaku
from cogs.notify import board
from cogs.notify.dm import CLOSED
from dojo.errors import NoSuchMatch, NotWritten
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.outbox import Notice

log = logger("courier")

AT_ONCE = 8  # deliveries under way
ROUND = 1.0  # seconds between two looks at what other processes may have left lying
FAREWELL = 2.0  # seconds for what is under way when we are to end
HEAD_START = 0.004  # seconds: whoever rang the bell has a click to answer first
PATIENCE = 12  # tries, the last ones half an hour apart
FEW = 3  # tries of what Discord calls malformed: it will hardly change its mind, and all news of the match wait behind
MALFORMED = 400
OUT_OF_ORDER = 500
GONE = {10003, 10008, 50001, 50013, 50083, *CLOSED}  # gone, no access, no permission, archived for good, no letters


class Courier(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.outbox = bot.dojo.outbox
        self.under_way: dict[str, asyncio.Task[None]] = {}  # by match: its news are told in order
        self.rounds: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self.rounds = asyncio.create_task(self.walk(), name="courier")

    async def cog_unload(self) -> None:
        """Whatever cannot be brought to an end is told again after the next start: it was not marked."""
        if self.rounds:
            await ended([self.rounds])
        if self.under_way:
            await asyncio.wait(self.under_way.values(), timeout=FAREWELL)
        await ended(list(self.under_way.values()))

    async def walk(self) -> None:
        await self.bot.connected.wait()
        while True:
            self.outbox.rung.clear()
            try:
                if self.bot.circuit_breaker.is_open():
                    await asyncio.sleep(ROUND)
                    continue
                await self.set_out()
                await self.rest()
            except Exception:
                log.exception("outbox not read")
                await asyncio.sleep(1)

    async def set_out(self) -> None:
        """What was under way when we asked may be done by now, though it is still among the news we were given."""
        busy = set(self.under_way)
        for notice in await self.outbox.ours(AT_ONCE - len(busy), besides=len(busy)):
            if notice.match not in busy and len(self.under_way) < AT_ONCE:
                task = asyncio.create_task(self.deliver(notice), name=f"news {notice.id}")
                self.under_way[notice.match] = task
                task.add_done_callback(lambda _, match=notice.match: self.returned(match))  # type: ignore[misc]

    def returned(self, match: str) -> None:
        self.under_way.pop(match, None)
        self.outbox.rung.set()

    async def rest(self) -> None:
        """Until the bell rings, or the next piece that was put off is due."""
        try:
            async with asyncio.timeout(await self.length()):
                await self.outbox.rung.wait()
            await asyncio.sleep(HEAD_START)
        except TimeoutError:
            return

    async def length(self) -> float | None:
        """Of a rest without a bell. That of another process is not heard here."""
        if self.outbox.shared:
            return ROUND
        due = await self.outbox.next_at() if not self.under_way else None
        return None if due is None else max(0.05, (due - self.bot.dojo.now()) / 1000)

    async def deliver(self, notice: Notice) -> None:
        if notice.orphaned:
            self.bot.stale_messages.take_over(notice.match)
        try:
            await board.DELIVER[notice.kind](self.bot, notice)
            await retry_write(lambda: self.outbox.done(notice))
            self.bot.dojo.metrics.told(notice.kind, (self.bot.dojo.now() - notice.since) / 1000)
        except Exception as trouble:
            await self.put_off(notice, trouble)

    async def put_off(self, notice: Notice, trouble: Exception) -> None:
        """What can never arrive is given up; all else is tried again, ever later."""
        told = log.bind(match=notice.match, kind=notice.kind, seat=notice.seat, tries=notice.attempts)
        hopeless = isinstance(trouble, NoSuchMatch) or getattr(trouble, "code", None) in GONE
        malformed = getattr(trouble, "status", None) == MALFORMED
        if hopeless or notice.attempts >= (FEW if malformed else PATIENCE):
            told.error("notice given up", reason=redacted(trouble))
            await retry_write(lambda: self.outbox.done(notice))
            return
        if not isinstance(trouble, discord.HTTPException) or trouble.status >= OUT_OF_ORDER:
            self.bot.stale_messages.take_over(notice.match)  # it may have arrived all the same
        known = isinstance(trouble, discord.HTTPException | aiohttp.ClientError | OSError | NotWritten)
        told.warning("notice put off", reason=redacted(trouble), exc_info=not known)
        await retry_write(lambda: self.outbox.later(notice, seconds=min(2.0**notice.attempts, 3600)))


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(Courier(bot))

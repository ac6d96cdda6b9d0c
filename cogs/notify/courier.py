"""The courier: takes what is due from the outbox and delivers it, each match's notices in order."""

import asyncio
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from itertools import groupby
from time import monotonic
from typing import Final

import discord
from discord.ext import commands

from cogs.client import Hikyaku
from cogs.guard.budget import UNASKED
from cogs.guard.circuit_breaker import SEND_ERRORS, CircuitOpen
from cogs.guard.codes import Code
from cogs.interactions.emoji import forget_refused
from cogs.looping import Looping
from cogs.notify import kinds
from cogs.notify.delivery import Delivery
from cogs.notify.dm import CLOSED, is_failure
from cogs.notify.hand import is_asked
from dojo.errors import NoSuchMatch, NotWritten
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.outbox import Notice
from dojo.people.servers import NOWHERE
from dojo.table.table import Table

log = logger("courier")

AT_ONCE: Final = 8  # matches that are at work
WAITING_SECONDS: Final = 1.0  # a delivery that takes longer waits for Discord, and isn't counted among them
MAX_UNDER_WAY: Final = 100  # matches, whether they wait or not
LOOK_SECONDS: Final = 1.0  # between two looks: another process may have left something, or the clock been moved
CLOSING_SECONDS: Final = 2.0  # for what is under way when the bot ends
HEAD_START_SECONDS: Final = 0.004  # the click that led to the notice is to be answered first
SIDE_BY_SIDE: Final = {"board", "hand"}
NEW, FOLLOWED = "new", "followed"
MAX_TRIES: Final = 12  # the last ones half an hour apart
MAX_TRIES_MALFORMED: Final = 3  # Discord hardly changes its mind about these, and the match's other notices wait behind
HOPELESS: Final = {
    *(Code.UNKNOWN_CHANNEL, Code.UNKNOWN_MESSAGE, Code.NO_ACCESS, Code.NO_PERMISSION, Code.THREAD_ARCHIVED, *CLOSED)
}


def in_groups(notices: Sequence[Notice], table: Table) -> Iterator[list[Notice]]:
    """What may be delivered side by side. All else is in order, as everything is in a match by DM: it has one channel.

    The board and new hands may arrive in any order: nobody waits for the other's. A hand that was answered is closed
    after them, because it is the message that was clicked, and the click must have its reply by then. Followers are
    told a few at a time, so that the next board doesn't wait for many of them.
    """
    for kind, run in groupby(notices, key=lambda notice: NEW if notice.kind in SIDE_BY_SIDE else notice.kind):
        if kind == FOLLOWED:
            each = list(run)
            yield from (each[at : at + AT_ONCE] for at in range(0, len(each), AT_ONCE))
        elif kind == NEW and table.guild != NOWHERE:
            each = list(run)
            new = [notice for notice in each if notice.seat is None or is_asked(table, notice.seat)]
            yield from filter(None, [new, [notice for notice in each if notice not in new]])
        else:
            yield from ([notice] for notice in run)


class Courier(Looping, commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.outbox = bot.dojo.outbox
        self.under_way: dict[str, asyncio.Task[None]] = {}  # by match
        self.begun: dict[str, float] = {}  # when, by match
        self.loops = (Loop("courier", self.run),)

    async def cog_unload(self) -> None:
        """What can't be finished is delivered after the next start: it isn't marked as done."""
        await super().cog_unload()
        tasks = list(self.under_way.values())
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSING_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run(self) -> None:
        await self.bot.connected.wait()
        self.outbox.signal.clear()
        if self.bot.circuit_breaker.is_open():
            await asyncio.sleep(LOOK_SECONDS)
            return
        await self.start_deliveries()
        await self.rest()

    async def start_deliveries(self) -> None:
        """What was under way when we asked may be done by now, though it's still among the notices we were given."""
        busy = set(self.under_way)
        for notice in await self.outbox.take_due(self.free(), besides=len(busy)):
            if notice.match not in busy and self.free():
                self.begun[notice.match] = monotonic()
                task = asyncio.create_task(self.deliver(notice), name=f"notices of {notice.match}")
                self.under_way[notice.match] = task
                task.add_done_callback(lambda _, match=notice.match: self.delivered(match))  # type: ignore[misc]

    def free(self) -> int:
        """How many more may be begun."""
        at_work = sum(begun > monotonic() - WAITING_SECONDS for begun in self.begun.values())
        return max(0, min(AT_ONCE - at_work, MAX_UNDER_WAY - len(self.begun)))

    def delivered(self, match: str) -> None:
        self.under_way.pop(match, None)
        self.begun.pop(match, None)
        self.outbox.signal.set()

    async def rest(self) -> None:
        """Until the signal, or until something may be due without one."""
        try:
            async with asyncio.timeout(await self.rest_seconds()):
                await self.outbox.signal.wait()
            await asyncio.sleep(HEAD_START_SECONDS)
        except TimeoutError:
            return

    async def rest_seconds(self) -> float | None:
        """Without a signal; that of another process isn't heard here."""
        if self.outbox.shared:
            return LOOK_SECONDS
        if self.under_way:
            return WAITING_SECONDS
        due = await self.outbox.next_at()
        return None if due is None else min(LOOK_SECONDS, max(0.05, (due - self.bot.dojo.now()) / 1000))

    async def deliver(self, first: Notice) -> None:
        """The first of a match, and those behind it for as long as nothing new has been committed."""
        UNASKED.set(True)
        if first.orphaned:
            self.bot.stale_messages.take_over(first.match)
        notice = first
        try:
            delivery = await Delivery.of(self.bot, first)
            # What was written since then may be about what the match, as it was read, lacks: a question, or a new name.
            notices = [each for each in await self.outbox.due_from(first) if each.id <= delivery.table.last_notice]
            if not notices:
                await self.outbox.done(first)
            for number, group in enumerate(in_groups(notices, delivery.table)):
                if number and delivery.outdated:  # not before the first group, which may be one without `first`
                    break
                notice = group[0]
                if failures := await self.deliver_group(delivery, group):
                    for notice, trouble in failures:
                        await self.put_off(notice, trouble)
                    return  # what is due beside them comes next
            await delivery.write()
        except Exception as trouble:
            await self.put_off(notice, trouble)

    async def deliver_group(self, delivery: Delivery, group: Sequence[Notice]) -> list[tuple[Notice, Exception]]:
        """All of them side by side. If some fail, what was posted beside or before them is still written down.

        Returns those that failed, and why.
        """
        delivering = (self.deliver_one(delivery.of_another(notice), notice) for notice in group)
        ends = await asyncio.gather(*delivering, return_exceptions=True)
        failures = [(notice, end) for notice, end in zip(group, ends, strict=True) if isinstance(end, Exception)]
        if failures:
            await delivery.write()
        return failures

    async def deliver_one(self, delivery: Delivery, notice: Notice) -> None:
        await kinds.deliver(delivery)
        delivery.done()
        self.bot.dojo.metrics.delivered(notice.kind, (self.bot.dojo.now() - notice.since) / 1000)

    async def put_off(self, notice: Notice, trouble: Exception) -> None:
        """What can never arrive is given up; all else is tried again, less and less often."""
        bound = log.bind(match=notice.match, kind=notice.kind, seat=notice.seat, tries=notice.attempts)
        if isinstance(trouble, discord.RateLimited):
            seconds = trouble.retry_after
            bound.info("notice waits for a limit", seconds=round(seconds, 1))
            await retry_write(lambda: self.outbox.retry_later(notice, seconds, failed=False))
            return
        forget_refused(trouble)
        hopeless = isinstance(trouble, NoSuchMatch) or getattr(trouble, "code", None) in HOPELESS
        malformed = getattr(trouble, "status", None) == HTTPStatus.BAD_REQUEST
        if hopeless or notice.attempts >= (MAX_TRIES_MALFORMED if malformed else MAX_TRIES):
            bound.error("notice given up", reason=redacted(trouble))
            await retry_write(lambda: self.outbox.done(notice))
            return
        if not isinstance(trouble, CircuitOpen) and is_failure(trouble):
            self.bot.stale_messages.take_over(notice.match)  # it may have arrived anyway
        known = isinstance(trouble, (*SEND_ERRORS, OSError, NotWritten))
        say = bound.debug if isinstance(trouble, NotWritten) else bound.warning  # the stall detector tells of that
        say("notice put off", reason=redacted(trouble), exc_info=not known)
        await retry_write(lambda: self.outbox.retry_later(notice, min(2.0**notice.attempts, 3600)))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(Courier(bot))

"""The courier: takes what is due from the outbox and delivers it, each match's notices in order."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from itertools import groupby
from time import monotonic
from typing import Final

import discord

from cogs.client import Hikyaku
from cogs.guard.limits import SEND_ERRORS, UNASKED, CircuitOpen, Code
from cogs.interactions.commands import Background
from cogs.interactions.emoji import forget_refused
from cogs.notify.board import board, close_hands, old_board, quiet, result, with_server_log
from cogs.notify.delivery import Delivery
from cogs.notify.dms import CLOSED, followed, hand, is_asked, is_failure, old_hand
from cogs.notify.elsewhere import redraw_elsewhere
from cogs.notify.notices import (
    AGREED_BY,
    CHANGED_TIMES,
    about,
    delete_dm_of_former_player,
    draw_declined,
    in_dms,
    line,
    nudge,
    offered,
    redraw_others,
    remind,
    seat_handed_over,
    seat_offered,
    seat_requested,
    standin,
    taken_back,
    voted,
)
from cogs.notify.places import Deliver, RedrawDms, in_place, thread
from dojo.errors import NoSuchMatch, NotWritten
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.outbox import Notice
from dojo.people.servers import ELSEWHERE, NOWHERE
from dojo.table.table import Table

log = logger("courier")

CALL_AGAIN_SECONDS: Final = 10.0

quiet_in_place = in_place(quiet)


async def call(delivery: Delivery) -> bool:
    """In the thread; where that can't be written to either, the DM is tried again."""
    called = await quiet_in_place(delivery)
    if not called and delivery.notice.about == "later" and is_asked(delivery.table, delivery.seat):
        notice = delivery.notice
        await delivery.bot.dojo.outbox.add(notice.match, "hand", notice.seat, notice.number, delay=CALL_AGAIN_SECONDS)
    return called


@dataclass(frozen=True, slots=True)
class Kind:
    """How a kind of notice is delivered; where we can't post anything, by DM, and by drawing the card again."""

    deliver: Callable[[Delivery], Awaitable[object]]
    by_dm: Callable[[Delivery], Awaitable[object]] | None = None
    on_card: bool = True  # whether the card shows what it tells


def posted(deliver: Deliver, dms: RedrawDms | None = None) -> Kind:
    return Kind(in_place(deliver, dms), dms)


KINDS: Final[dict[str, Kind]] = {
    "thread": Kind(with_server_log(thread, "chronicle-begun")),
    "board": posted(board),
    "old-board": Kind(old_board),
    "hand": Kind(hand, hand, on_card=False),
    "old-hand": Kind(old_hand, old_hand, on_card=False),
    "quiet": Kind(call),
    "result": Kind(result, close_hands),
    "followed": Kind(followed),
    # Time
    "remind": Kind(in_place(remind), remind, on_card=False),
    "nudge": Kind(in_place(nudge), nudge, on_card=False),
    "standin": posted(standin),
    "strike": posted(line(about("strike-told"), redraws=False)),
    "timeout": posted(line(about("timeout-told"), redraws=False)),
    "voted": posted(line(voted, redraws=False)),
    **{kind: posted(line(words), in_dms(words)) for kind, words in CHANGED_TIMES.items()},
    # Agreements
    **{vote: posted(offered(vote), redraw_others) for vote in AGREED_BY},
    "no-draw": posted(draw_declined),
    "taken-back": posted(taken_back),
    "substitute": posted(seat_offered),
    "request": posted(seat_requested),
    "handover": posted(seat_handed_over, delete_dm_of_former_player),
}


async def deliver(delivery: Delivery) -> None:
    kind = KINDS[delivery.notice.kind]
    if delivery.table.guild != ELSEWHERE:
        await kind.deliver(delivery)
        return
    if kind.by_dm:
        await kind.by_dm(delivery)
    if kind.on_card:
        await redraw_elsewhere(delivery)


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


class Courier(Background):
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
        await deliver(delivery)
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

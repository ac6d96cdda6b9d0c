"""How each kind of notice is delivered: the one list of them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from cogs.notify.agreements import (
    AGREED_BY,
    delete_dm_of_former_player,
    draw_declined,
    offered,
    redraw_others,
    seat_handed_over,
    seat_offered,
    seat_requested,
    taken_back,
)
from cogs.notify.board import board, close_hands, old_board, quiet, result
from cogs.notify.delivery import Delivery
from cogs.notify.elsewhere import redraw_elsewhere
from cogs.notify.ended import followed
from cogs.notify.hand import hand, is_asked, old_hand
from cogs.notify.placement import Deliver, RedrawDms, in_place
from cogs.notify.reminders import nudge, remind, standin
from cogs.notify.server_log import with_server_log
from cogs.notify.threads import thread
from cogs.notify.time_notices import CHANGED_TIMES, about, in_dms, line, voted
from dojo.people.servers import ELSEWHERE

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

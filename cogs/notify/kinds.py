"""How each kind of notice is delivered: the one list of them."""

from collections.abc import Awaitable, Callable
from typing import Final

from cogs.notify.agreements import AGREEMENTS, OFFER_REDRAWS, delete_dm_of_former_player
from cogs.notify.board import board, close_hands, old_board, quiet, result
from cogs.notify.delivery import Delivery
from cogs.notify.elsewhere import redraw_elsewhere
from cogs.notify.ended import followed
from cogs.notify.hand import hand, is_asked, old_hand
from cogs.notify.placement import in_place
from cogs.notify.reminders import REMINDERS, nudge, remind
from cogs.notify.server_log import with_server_log
from cogs.notify.threads import thread
from cogs.notify.time_notices import REDRAWS, TIME_NOTICES
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


async def deliver(delivery: Delivery) -> None:
    """Deliver it as its kind says. Where we can't post anything, DMs are still sent, and the card is drawn again."""
    kind = delivery.notice.kind
    if delivery.table.guild != ELSEWHERE:
        await DELIVER[kind](delivery)
        return
    if kind in BY_DM:
        await BY_DM[kind](delivery)
    if kind not in FOR_ONE:
        await redraw_elsewhere(delivery)


DELIVER: Final[dict[str, Callable[[Delivery], Awaitable[object]]]] = {
    "thread": with_server_log(thread, "chronicle-begun"),
    "board": in_place(board),
    "old-board": old_board,
    "hand": hand,
    "old-hand": old_hand,
    "quiet": call,
    "result": result,
    "followed": followed,
    **{kind: in_place(deliver) for kind, deliver in REMINDERS.items()},
    **{kind: in_place(deliver, REDRAWS.get(kind)) for kind, deliver in TIME_NOTICES.items()},
    **{kind: in_place(deliver, OFFER_REDRAWS.get(kind)) for kind, deliver in AGREEMENTS.items()},
    "handover": in_place(AGREEMENTS["handover"], delete_dm_of_former_player),
}

FOR_ONE: Final = {"hand": hand, "old-hand": old_hand, "remind": remind, "nudge": nudge}  # nothing that the card shows
BY_DM: Final[dict[str, Callable[[Delivery], Awaitable[object]]]] = {
    **FOR_ONE,
    "result": close_hands,
    "handover": delete_dm_of_former_player,
    **REDRAWS,
    **OFFER_REDRAWS,
}

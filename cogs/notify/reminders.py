"""What time brings to one player, by DM or by a mention in the thread; and to all, when one is away."""

from collections.abc import Callable
from typing import TypeAlias

from discord import ui

from cogs.cards.board import away_presses, mention
from cogs.cards.names import safe_names
from cogs.cards.parts import card, row
from cogs.cards.time import countdown, play_press, span, time_card
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.emoji import game_name
from cogs.notify.delivery import Delivery
from cogs.notify.dm import unsent
from cogs.notify.hand import takes_dms, who_want
from cogs.notify.redraw import redraw_card
from dojo.people.preferences import NOTIFIED_AT_ONCE
from dojo.people.servers import NO_SERVER
from dojo.table.seat_clocks import voters
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.names import escaped
from faces.text import separated
from faces.translation import speaker

MakeCard: TypeAlias = Callable[[Say], ui.LayoutView]


async def remind(delivery: Delivery) -> bool:
    """Once for each due time, and never of one that has passed or been moved."""
    table, seat = delivery.table, delivery.seat
    due = table.clocks[seat].due
    if due is None or str(due) != delivery.notice.about:
        return False
    caller, until = mention(delivery.player), countdown(due)
    return await by_dm_or_mention(
        delivery,
        lambda say: time_card(table, seat, say, say("remind-head", when=until, **facts(table, seat, say))),
        lambda say: time_card(table, seat, say, say("remind-called", who=caller, when=until)),
    )


async def nudge(delivery: Delivery) -> bool:
    """If it still is their turn."""
    table, seat = delivery.table, delivery.seat
    if seat not in table.asked:
        return False
    due, by = table.clocks[seat].due, int(delivery.notice.about)
    timed = {} if due is None else {"when": countdown(due)}
    kind = "" if timed else "-untimed"

    def dm(say: Say) -> ui.LayoutView:
        head = say(f"nudge-dm{kind}", by=safe_names(table, say)[by], **timed, **facts(table, seat, say))
        return time_card(table, seat, say, head)

    def call(say: Say) -> ui.LayoutView:
        text = say(f"nudge-called{kind}", who=mention(table.players[seat]), by=mention(table.players[by]), **timed)
        return card(ui.TextDisplay(text), row(play_press(table, say)))

    return await by_dm_or_mention(delivery, dm, call)


def facts(table: Table, seat: Seat, say: Say) -> dict[str, str]:
    """Which match it is, because DMs come from many."""
    others = separated((each for other, each in enumerate(safe_names(table, say)) if other != seat), say)
    return {
        "game": game_name(table.game.key, say),
        "match": table.id,
        "server": escaped(table.guild_name),
        "others": others,
    }


async def by_dm_or_mention(delivery: Delivery, dm: MakeCard, mention: MakeCard) -> bool:
    """A DM to a player who takes DMs; one who can't be written to is mentioned in the thread. Whether the latter."""
    table, player = delivery.table, delivery.player
    if takes_dms(table, player) and await sent_dm(delivery, dm):
        return False
    if table.guild in NO_SERVER or player.preferences.notices not in NOTIFIED_AT_ONCE:
        return False
    await delivery.post(mention(delivery.say), to=[player])
    return True


async def sent_dm(delivery: Delivery, dm: MakeCard) -> bool:
    """False if none can be sent now."""
    bot, player = delivery.bot, delivery.player
    try:
        channel = await bot.open_dm(player.id)
        silent = await delivery.has_held()
        await channel.send(view=dm(speaker(player.locale)), nonce=delivery.nonce, silent=silent)
    except SEND_ERRORS as trouble:
        facts = {"match": delivery.table.id, "seat": delivery.seat}
        await unsent(bot, player.id, trouble, delivery.notice.attempts, **facts)
        return False
    return True


async def standin(delivery: Delivery) -> bool:
    """Everybody who may do something about it is called, unless these are their quiet hours."""
    table, seat, now = delivery.table, delivery.seat, delivery.bot.dojo.now()
    if seat not in table.standins:
        return False
    await redraw_card(delivery)
    awake = [each for each in (seat, *voters(table)) if table.hours(each).quiet_until(now) is None]
    head = ui.TextDisplay[ui.LayoutView](
        delivery.say("standin-head", who=mention(delivery.player), kept=span(table.tempo.kept, delivery.say))
    )
    view = card(head, away_presses(table, delivery.say))
    await delivery.post(view, to=who_want(table, awake, *NOTIFIED_AT_ONCE), silent=False)
    return True

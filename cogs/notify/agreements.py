"""How agreements are announced: offers of a draw, to call it off or take back, and seats that change hands."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from cogs.cards.board import mention
from cogs.cards.parts import GOLD, card, plain, press, row
from cogs.guard.circuit_breaker import CircuitOpen
from cogs.interactions.controls import Press
from cogs.notify.delivery import Delivery
from cogs.notify.hand import who_want
from cogs.notify.placement import Deliver
from cogs.notify.redraw import redraw_dms
from cogs.notify.threads import ignoring_missing
from dojo.people.people import Player
from dojo.people.preferences import NOTIFIED_AT_ONCE
from dojo.table.seat_clocks import ABORT, DRAW, TAKE_BACK, voters
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.text import separated

if TYPE_CHECKING:
    from cogs.client import Hikyaku


# The verb with which somebody else agrees to a vote.
AGREED_BY: Final = {DRAW: "draw", ABORT: "abortsure", TAKE_BACK: "agreeback"}


def offered(vote: str) -> Deliver:
    """An offer to all who have a say, with a button to agree."""

    async def deliver(delivery: Delivery) -> bool:
        table, seat, say = delivery.table, delivery.seat, delivery.say
        if table.status == "over" or kind_of(table.clocks[seat].vote) != vote:
            return False
        view = card(*offer_parts(table, seat, say), colour=GOLD)
        await delivery.post(view, to=called(table, others_than(table, seat), delivery.notice.about))
        return True

    return deliver


async def redraw_others(delivery: Delivery) -> None:
    """Their DMs say that plans were withdrawn. Those of all are drawn again, because nobody can tell who had any."""
    table = delivery.table
    await redraw_dms(delivery.bot, table, others_than(table, delivery.seat))


def others_than(table: Table, seat: Seat) -> list[Seat]:
    return [other for other in range(len(table.players)) if other not in {seat, *table.left}]


def kind_of(vote: str | None) -> str:
    """Of a vote to take back, without where to."""
    return (vote or "").partition(" ")[0]


def offer_parts(table: Table, seat: Seat, say: Say) -> list[ui.Item[ui.LayoutView]]:
    buttons = row(agree_press(table, seat, say), press(say, "nodraw", table.id))
    return [ui.TextDisplay(offer_text(table, seat, say)), buttons]


def offer_text(table: Table, seat: Seat, say: Say) -> str:
    vote, _, ply = (table.clocks[seat].vote or "").partition(" ")
    others, moves = names(table, others_than(table, seat), say), table.match.ply - int(ply or 0)
    return say(f"{vote}-offer", who=mention(table.players[seat]), others=others, count=moves)


def agree_press(table: Table, seat: Seat, say: Say) -> Press:
    vote, _, ply = (table.clocks[seat].vote or "").partition(" ")
    look = {"label": say(f"press-agree-{vote}"), "style": discord.ButtonStyle.success}
    return Press(AGREED_BY[vote], table.id, ply, **look)


def open_questions(table: Table, say: Say) -> list[ui.Item[ui.LayoutView]]:
    """Every offer that stands, and everybody who asks for the seat of an absent player."""
    offering = first_offers(table)
    texts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(offer_text(table, seat, say)) for seat in offering]
    if offering:  # somebody who declines one declines all of them
        texts.append(row(*(agree_press(table, seat, say) for seat in offering), press(say, "nodraw", table.id)))
    asking = [(seat, table.clocks[seat].wanted_by) for seat in table.standins if table.clocks[seat].wanted_by]
    return [*texts, *(part for seat, person in asking for part in request_parts(table, seat, str(person), say))]


def first_offers(table: Table) -> list[Seat]:
    """Who was the first to offer each of the things on offer."""
    found: dict[str | None, Seat] = {}
    for seat, clock in enumerate(table.clocks):
        if kind_of(clock.vote) in AGREED_BY:
            found.setdefault(clock.vote, seat)
    return [*found.values()]


def called(table: Table, seats: Iterable[Seat], about: str) -> list[Player]:
    """Those in these seats who are to be called. `about`: the seats whose calls were counted with the offer."""
    return who_want(table, (seat for seat in seats if str(seat) in about.split()), *NOTIFIED_AT_ONCE)


async def draw_declined(delivery: Delivery) -> bool:
    await delivery.post(plain(f"-# {delivery.say('draw-refused', who=mention(delivery.player))}"))
    return True


async def taken_back(delivery: Delivery) -> bool:
    text = delivery.say("taken-back", who=mention(delivery.player), count=int(delivery.notice.about))
    await delivery.post(plain(f"-# {text}"))
    return True


async def seat_offered(delivery: Delivery) -> bool:
    table, say, asked = delivery.table, delivery.say, int(delivery.notice.about)
    if table.status == "over":
        return False
    take = Press("seat", table.id, str(delivery.seat), label=say("press-seat"), style=discord.ButtonStyle.success)
    text = say("substitute-offer", who=mention(delivery.player), asked=f"<@{asked}>")
    to = [discord.Object(asked)] if await reachable(delivery.bot, table, asked) else []
    await delivery.post(card(ui.TextDisplay(text), row(take), colour=GOLD), to=to)
    return True


async def reachable(bot: "Hikyaku", table: Table, asked: int) -> bool:
    """Somebody who doesn't want to meet one of the table, or to be called at all, isn't called."""
    notices = (await bot.dojo.people.preferences(asked)).notices
    apart = [await bot.dojo.blocks.between(player.id, asked) for player in table.players]
    return notices in NOTIFIED_AT_ONCE and not any(apart)


async def seat_requested(delivery: Delivery) -> bool:
    """To those who are there, if somebody still asks for the seat of an absent player."""
    table, seat, say = delivery.table, delivery.seat, delivery.say
    person, _, about = delivery.notice.about.partition(":")
    if seat not in table.standins or str(table.clocks[seat].wanted_by) != person:
        return False
    view = card(*request_parts(table, seat, person, say), colour=GOLD)
    await delivery.post(view, to=called(table, voters(table), about))
    return True


def request_parts(table: Table, seat: Seat, person: str, say: Say) -> list[ui.Item[ui.LayoutView]]:
    who, away = f"<@{person}>", mention(table.players[seat])
    text = say("seat-request", who=who, away=away, others=names(table, [*voters(table)], say))
    styles = {"yes": discord.ButtonStyle.success, "no": discord.ButtonStyle.secondary}
    presses = [
        Press("admit", table.id, f"{seat}/{person}/{answer}", label=say(f"press-admit-{answer}"), style=style)
        for answer, style in styles.items()
    ]
    return [ui.TextDisplay(text), row(*presses)]


async def seat_handed_over(delivery: Delivery) -> bool:
    before = delivery.notice.about.split(":")[0]
    text = delivery.say("seat-changed", who=mention(delivery.player), before=f"<@{before}>")
    await delivery.post(plain(f"-# {text}"))
    return True


async def delete_dm_of_former_player(delivery: Delivery) -> None:
    user, dm = map(int, delivery.notice.about.split(":"))
    if dm:
        with suppress(discord.Forbidden, CircuitOpen):  # it stays, and says that the seat isn't theirs
            channel = await delivery.bot.open_dm(user)
            await ignoring_missing(channel.get_partial_message(dm).delete())


def names(table: Table, seats: list[Seat], say: Say) -> str:
    return separated((mention(table.players[seat]) for seat in seats), say)

"""What else is announced: offers, seats that change hands, and what time brings."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.cards.board import away_presses, mention
from cogs.cards.parts import GOLD, Part, card, plain, press, row
from cogs.cards.pictures import safe_names
from cogs.cards.time import countdown, discord_time, play_press, span, time_card
from cogs.client import Hikyaku
from cogs.guard.limits import SEND_ERRORS, CircuitOpen
from cogs.interactions.controls import Press
from cogs.interactions.emoji import game_name
from cogs.notify.board import redraw_card, redraw_dms
from cogs.notify.delivery import Delivery
from cogs.notify.dms import takes_dms, unsent, who_want
from cogs.notify.places import Deliver, RedrawDms, ignoring_missing
from dojo.clock.paces import SECOND
from dojo.outbox import Notice
from dojo.people.people import Player
from dojo.people.preferences import NOTIFIED_AT_ONCE
from dojo.people.servers import NO_SERVER, NOWHERE
from dojo.table.seat_clocks import ABORT, DRAW, TAKE_BACK, voters
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.names import escaped
from faces.text import separated
from faces.translation import speaker

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


def offer_parts(table: Table, seat: Seat, say: Say) -> list[Part]:
    return [offer_text(table, seat, say), row(agree_press(table, seat, say), press(say, "nodraw", table.id))]


def offer_text(table: Table, seat: Seat, say: Say) -> str:
    vote, _, ply = (table.clocks[seat].vote or "").partition(" ")
    others, moves = names(table, others_than(table, seat), say), table.match.ply - int(ply or 0)
    return say(f"{vote}-offer", who=mention(table.players[seat]), others=others, count=moves)


def agree_press(table: Table, seat: Seat, say: Say) -> Press:
    vote, _, ply = (table.clocks[seat].vote or "").partition(" ")
    look = {"label": say(f"press-agree-{vote}"), "style": discord.ButtonStyle.success}
    return Press(AGREED_BY[vote], table.id, ply, **look)


def open_questions(table: Table, say: Say) -> list[Part]:
    """Every offer that stands, and everybody who asks for the seat of an absent player."""
    offering = first_offers(table)
    parts: list[Part] = [offer_text(table, seat, say) for seat in offering]
    if offering:  # somebody who declines one declines all of them
        parts.append(row(*(agree_press(table, seat, say) for seat in offering), press(say, "nodraw", table.id)))
    asking = [(seat, table.clocks[seat].wanted_by) for seat in table.standins if table.clocks[seat].wanted_by]
    return [*parts, *(part for seat, person in asking for part in request_parts(table, seat, str(person), say))]


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
    await delivery.post(card(text, row(take), colour=GOLD), to=to)
    return True


async def reachable(bot: Hikyaku, table: Table, asked: int) -> bool:
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


def request_parts(table: Table, seat: Seat, person: str, say: Say) -> list[Part]:
    who, away = f"<@{person}>", mention(table.players[seat])
    text = say("seat-request", who=who, away=away, others=names(table, [*voters(table)], say))
    styles = {"yes": discord.ButtonStyle.success, "no": discord.ButtonStyle.secondary}
    presses = [
        Press("admit", table.id, f"{seat}/{person}/{answer}", label=say(f"press-admit-{answer}"), style=style)
        for answer, style in styles.items()
    ]
    return [text, row(*presses)]


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


# What time brings to one player, by DM or by a mention in the thread; and to all, when one is away.

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
        return card(text, row(play_press(table, say)))

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
    head = delivery.say("standin-head", who=mention(delivery.player), kept=span(table.tempo.kept, delivery.say))
    view = card(head, away_presses(table, delivery.say))
    await delivery.post(view, to=who_want(table, awake, *NOTIFIED_AT_ONCE), silent=False)
    return True


# What time brings, as one line in the thread: more time, moves by a computer, who is away and who is back.

Words: TypeAlias = Callable[[Notice, Table, Say], str]


def line(words: Words, *, redraws: bool = True) -> Deliver:
    """One silent line, after the board says the same."""

    async def deliver(delivery: Delivery) -> bool:
        table = delivery.table
        text = words(delivery.notice, table, delivery.say)
        if table.guild == NOWHERE or not text:
            return False
        if redraws and table.status == "playing":
            await redraw_card(delivery)
        await delivery.post(plain(f"-# {text}"))
        return True

    return deliver


def in_dms(words: Words) -> RedrawDms:
    """The DMs say the same as the line, also where it can't be posted."""

    async def redraw(delivery: Delivery) -> None:
        table, seat = delivery.table, delivery.notice.seat
        if table.guild == NOWHERE or table.status == "over" or not words(delivery.notice, table, delivery.say):
            return
        await redraw_dms(delivery.bot, table, range(len(table.players)) if seat is None else [seat])

    return redraw


def who(notice: Notice, table: Table) -> str:
    return mention(table.players[int(notice.seat or 0)])


def about(key: str) -> Words:
    """A line on one player, and no more facts."""
    return lambda notice, table, say: say(key, who=who(notice, table))


def longer(key: str) -> Words:
    """The new time of somebody, unless it has changed once more."""

    def words(notice: Notice, table: Table, say: Say) -> str:
        clock = table.clocks[int(notice.seat or 0)]
        if clock.due is None or str(clock.due) != notice.about:
            return ""
        return say(key, who=who(notice, table), when=countdown(clock.due), tokens=clock.tokens)

    return words


def voted(notice: Notice, table: Table, say: Say) -> str:
    """How far the vote has come; nothing once nobody is away any more."""
    away = separated((mention(table.players[seat]) for seat in table.standins), say)
    there = voters(table)
    count = sum(table.clocks[seat].vote == notice.about for seat in there)
    text = say(f"voted-{notice.about}", who=who(notice, table), away=away, count=count, all=len(there))
    return text if away else ""


def awaited(_: Notice, table: Table, say: Say) -> str:
    away = separated((mention(table.players[seat]) for seat in table.standins), say)
    return say("awaited-told", who=away) if away else ""


def vacation(notice: Notice, table: Table, say: Say) -> str:
    paused = "" if table.tempo.vacations else "-live"
    key = f"vacation-told{paused if table.tempo.timed else '-untimed'}"
    return say(key, who=who(notice, table), when=discord_time(int(notice.about)))


def outage(notice: Notice, table: Table, say: Say) -> str:
    return say("outage-told", span=span(int(notice.about) * SECOND, say))


CHANGED_TIMES: Final[dict[str, Words]] = {  # what changes a time that is shown on boards and DMs
    "token": longer("token-spent"),
    "extended": longer("extended-told"),
    "back": about("back-told"),
    "awaited": awaited,
    "vacation": vacation,
    "vacation-over": about("vacation-over-told"),
    "outage": outage,
}

"""The board where a match is shown: a new one for each move, the old one turned into words, and how it ended."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

import discord
from discord import ui

from cogs.cards.board import board_card, event_lines, mention, old_board_card, result_card, verdict
from cogs.cards.parts import card, plain, row
from cogs.cards.pictures import draw_board
from cogs.cards.time import play_press
from cogs.client import Hikyaku
from cogs.guard.channels import MAX_RETRY_SECONDS, DmsPaused
from cogs.guard.limits import SEND_ERRORS, Code
from cogs.interactions.emoji import game_name, seat_mark
from cogs.notify.delivery import Delivery
from cogs.notify.dms import CLOSED, is_asked, redraw_hand, takes_dms, who_want
from cogs.notify.places import ignoring_missing, in_place
from cogs.panel.panel import unrated_line
from dojo.dojo import Dojo
from dojo.match.verification import sealed
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.people import Player
from dojo.people.preferences import NOTIFIED_AT_ONCE
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine.core import Outcome, Seat
from faces.core import Say
from faces.text import separated
from faces.translation import speaker

log = logger("board")

PLIES_ON_A_CARD: Final = 12  # at most; before a new one is posted, so that nobody scrolls far for the board


async def redraw_card(delivery: Delivery) -> bool:
    """Whether the card is there, and shows how things stand now."""
    table, say = delivery.table, delivery.say
    if not table.card:
        return False
    file, alt = await draw_board(table, say, None, "board.png")
    after = max(table.card_ply, table.match.ply - PLIES_ON_A_CARD)
    earlier = await delivery.bot.dojo.archive.between(table, after, table.match.ply - 1)
    view = board_card(table, say, alt, delivery.bot.dojo.now(), earlier)
    message = delivery.channel.get_partial_message(table.card)
    with suppress(discord.NotFound):
        return await tolerant(message.edit(view=view, attachments=[file]))
    return False


async def redraw_dms(bot: Hikyaku, table: Table, seats: Iterable[Seat]) -> None:
    for seat in set(seats) & set(table.people(table.asked)):
        await tolerant(redraw_hand(bot, table, seat))


async def tolerant(editing: Awaitable[object]) -> bool:
    """Whether it was edited. A card that can be edited no more stays as it is until the next one comes."""
    try:
        await editing
    except (discord.HTTPException, DmsPaused) as refusal:
        if not isinstance(refusal, DmsPaused) and refusal.code not in {Code.EDITED_ENOUGH, *CLOSED}:
            raise
        log.info("card not redrawn", reason=redacted(refusal))
        return False
    return True


# A line in the channel that a server's moderators keep for it, for every match that begins and ends.

T = TypeVar("T")


def with_server_log(deliver: Callable[[Delivery], Awaitable[T]], key: str) -> Callable[[Delivery], Awaitable[T]]:
    """Delivers, then posts a line about it. Its nonce is the match's: whichever notice posts it, it's the same."""

    async def delivered(delivery: Delivery) -> T:
        done = await deliver(delivery)
        table = delivery.table
        channel = (await delivery.bot.dojo.servers.get(table.guild)).log_channel
        if channel is not None:
            await note(delivery.bot, table, channel, key)
        return done

    return delivered


async def note(bot: Hikyaku, table: Table, channel: int, key: str) -> None:
    place = bot.get_partial_messageable(channel, guild_id=table.guild)
    try:
        await place.send(view=plain(line(table, key, speaker(table.locale))), nonce=f"{table.id}:{key}"[:25])
    except SEND_ERRORS as closed:  # the match is more important than a line about it
        log.warning("log channel closed", server=table.guild, match=table.id, reason=redacted(closed))


def line(table: Table, key: str, say: Say) -> str:
    return say(
        key,
        game=game_name(table.game.key, say),
        match=table.id,
        who=separated(
            (f"{seat_mark(table.game.key, each)}{mention(player)}" for each, player in enumerate(table.players)), say
        ),
        where=f"<#{table.thread or table.channel}>",
        verdict=verdict(table, table.outcome, say) if table.outcome else "",
    )


# The board where a match is shown: a new one for each move, the old one turned into words, and how it ended.

EDIT_TRIES: Final = 3  # before a new card is posted, because Discord can't edit the old one
AGAIN: Final = "again"  # about a result: everything that needs no channel has been delivered


async def board(delivery: Delivery) -> bool:
    """The card as it stands now. A new one is posted for those who get no DM, and once it has told of enough.

    In a match by DM a line is enough: the hand is the board. A player against computers whose panel leads on isn't
    called, and no new card pushes the panel away.
    """
    table, bot = delivery.table, delivery.bot
    if delivery.notice.number < table.match.number or table.status == "over":
        return False  # the newer board, or the result, comes next
    if table.guild == NOWHERE:
        return await post_line(delivery)
    in_panel = plays_in_panel(delivery)
    fresh = [] if in_panel else [seat for seat in table.freshly_asked if is_asked(table, seat)]
    loud = [*who_want(table, fresh, "thread"), *no_longer_written_to(table, fresh)]
    others = [player for player in who_want(table, fresh, "dm") if not takes_dms(table, player)]
    enough = not in_panel and table.match.ply >= table.card_ply + PLIES_ON_A_CARD
    if loud or others or enough or not await edit_card(delivery):
        file, alt = await draw_board(table, delivery.say, None, "board.png")
        view = board_card(table, delivery.say, alt, bot.dojo.now())
        to = loud or who_want(table, table.asked, *NOTIFIED_AT_ONCE)
        await replace_card(delivery, to, view=view, file=file, silent=not loud)
    return True


def plays_in_panel(delivery: Delivery) -> bool:
    """Whether the only person in the match has an ephemeral panel before them that leads on by itself."""
    table = delivery.table
    people = table.all_people
    return len(people) == 1 and delivery.bot.open_panels.is_open(table.id, table.players[people[0]].id)


async def edit_card(delivery: Delivery) -> bool:
    """Whether the card could be brought up to date where it is: a board that calls nobody needs no new message."""
    table, stale = delivery.table, delivery.bot.stale_messages
    try:
        redrawn = await redraw_card(delivery)
    except discord.DiscordServerError:
        if delivery.notice.attempts < EDIT_TRIES:
            raise
        return False
    if table.card is None or not redrawn:
        return False
    delivery.posted_card(table.card, table.card_ply)
    await stale.sweep(table.id, delivery.channel, kept={table.card, table.lobby_message})
    return True


def no_longer_written_to(table: Table, seats: Iterable[Seat]) -> list[Player]:
    """Those who want DMs, which Discord refuses."""
    return [table.players[seat] for seat in table.people(seats) if table.players[seat].dm == "closed"]


async def post_line(delivery: Delivery) -> bool:
    table = delivery.table
    lines = event_lines(table, table.recent, delivery.say)
    if lines:
        latest = await delivery.bot.dojo.archive.between(table, table.match.ply - 1, table.match.ply)
        await delivery.post(old_board_card(table, latest, delivery.say))
    return bool(lines)


async def post_result(delivery: Delivery) -> bool:
    table = delivery.table
    if table.outcome is None:
        return False
    view, file = await draw_result(delivery.bot.dojo, table, table.outcome)
    mention = who_want(table, range(len(table.players)), *NOTIFIED_AT_ONCE)
    await replace_card(delivery, mention, view=view, file=file, silent=False)
    return True


async def draw_result(dojo: Dojo, table: Table, outcome: Outcome) -> tuple[ui.LayoutView, discord.File]:
    say = speaker(table.locale)
    file, alt = await draw_board(table, say, None, "board.png")
    changes = await dojo.leaderboards.changes(table.id)
    note, numbers = await unrated_line(dojo, table, say), sealed(await dojo.archive.ended(table.id)).shuffle
    return result_card(table, outcome, say, alt, changes, note, numbers.seal if numbers else ""), file


async def close_hands(delivery: Delivery) -> None:
    """Every DM with a hand says how the match ended, also to those who were not asked when it did."""
    table = delivery.table
    for seat, message in enumerate(table.hands):
        if message:
            await delivery.bot.dojo.outbox.add(table.id, "hand", seat, table.match.number)


async def replace_card(delivery: Delivery, to: Iterable[Player], **message: Any) -> None:
    """What the old card will say is read first: if the database failed in between, the card would keep its buttons."""
    table = delivery.table
    remains = await what_remains(delivery, table.card_ply, table.match.ply) if table.card else None
    sent = await delivery.post(to=to, **message)
    delivery.posted_card(sent.id, table.match.ply)
    if table.card and table.card != sent.id:
        await turn_over_some_day(delivery, table.card, remains)
    if table.guild != NOWHERE:  # in a match by DM the hands are in the same channel
        await delivery.bot.stale_messages.sweep(table.id, delivery.channel, kept={sent.id, table.lobby_message})


async def what_remains(delivery: Delivery, posted: int, until: int) -> ui.LayoutView:
    """Of an old board: the moves since it was posted."""
    table = delivery.table
    after = max(min(posted, until - 1), until - PLIES_ON_A_CARD)
    return old_board_card(table, await delivery.bot.dojo.archive.between(table, after, until), delivery.say)


async def turn_over(delivery: Delivery, old: int, remains: ui.LayoutView | None) -> None:
    """The card may be gone, or too old to be edited today."""
    await ignoring_missing(delivery.channel.get_partial_message(old).edit(view=remains, attachments=[]))


async def turn_over_some_day(delivery: Delivery, old: int, remains: ui.LayoutView | None) -> None:
    """If it fails, it's tried again alone: Discord would post the new board twice once its nonce is forgotten."""
    table = delivery.table
    try:
        await turn_over(delivery, old, remains)
    except SEND_ERRORS as failure:
        log.warning("board not turned over", match=table.id, reason=redacted(failure))
        about, outbox = f"{old}/{table.card_ply}/{table.match.ply}", delivery.bot.dojo.outbox
        await retry_write(lambda: outbox.add(table.id, "old-board", number=table.match.number, about=about))


async def old_board(delivery: Delivery) -> None:
    old, posted, until = map(int, delivery.notice.about.split("/"))
    await turn_over(delivery, old, await what_remains(delivery, posted, until))


async def quiet(delivery: Delivery) -> bool:
    """Somebody who wanted DMs can't be written to: they're called once, and never told here what was in the DM."""
    table, say = delivery.table, delivery.say
    if table.guild == NOWHERE:
        return False
    text = say(f"quiet-{delivery.notice.about or 'closed'}", who=f"<@{delivery.player.id}>")
    called = [delivery.player] if is_asked(table, delivery.seat) else []
    await delivery.post(card(text, row(play_press(table, say))), to=called)
    return True


async def result(delivery: Delivery) -> bool:
    """Where the channel is blocked, the card is tried again and again; the DMs and the log line come once, at once.

    That a card is owed is written down, because an ended match has no more notices.
    """
    blocked, notice = delivery.bot.blocked_channels, delivery.notice
    first = notice.about != AGAIN and notice.match not in blocked.ended
    if first:
        await close_hands(delivery)
    written = await (post_and_log if first else post_in_place)(delivery)
    if not written:
        blocked.ended.add(notice.match)
        if blocked.is_waiting(notice.match):
            await delivery.bot.dojo.outbox.add(
                notice.match, "result", number=notice.number, about=AGAIN, delay=MAX_RETRY_SECONDS
            )
    return written


post_in_place = in_place(post_result)
post_and_log = with_server_log(post_in_place, "chronicle-over")

"""Where only people have installed us: a match lives on its card, which is drawn again through the clicks on it."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from cogs.cards.board import board_card
from cogs.cards.lobby import lobby_card
from cogs.cards.parts import items
from cogs.cards.pictures import draw_board
from cogs.interactions.context import shown_subject
from cogs.interactions.controls import Click, before_elsewhere
from cogs.interactions.services import services
from cogs.notify.board import PLIES_ON_A_CARD, draw_result
from cogs.notify.delivery import Delivery
from cogs.notify.notices import open_questions
from dojo.dojo import Dojo
from dojo.errors import NoSuchLobby, NoSuchMatch
from dojo.table.table import Table
from faces.translation import speaker

Content = dict[str, Any]  # of a message

DRAWING: Final[WeakValueDictionary[int, asyncio.Lock]] = WeakValueDictionary()  # by card


def one_at_a_time(card: int) -> asyncio.Lock:
    """To be held from reading the match until the card shows it: otherwise what was read first might be shown last."""
    return DRAWING.setdefault(card, asyncio.Lock())


async def redraw_elsewhere(delivery: Delivery) -> None:
    """Through the last click on the card, for as long as Discord allows it; after that the next click does it."""
    card, bot = delivery.table.lobby_message, delivery.bot
    if not card or not bot.clicked.can_edit(card):
        return
    async with one_at_a_time(card):
        content = await match_content(bot.dojo, await bot.dojo.referee.table(delivery.table.id))
        await bot.clicked.edit(card, again=True, **content)


@before_elsewhere
async def show_card_elsewhere(click: Click) -> None:
    """Bring the card up to date that was clicked. What the click itself brings follows it."""
    client = services(click.interaction)
    response: Any = click.interaction.response
    message = click.interaction.message
    assert message
    async with one_at_a_time(message.id):
        if content := await card_content(click.dojo, shown_subject(message, client.user), message):
            client.clicked.remember(await response.refresh(**content))


async def card_content(dojo: Dojo, id: str, message: discord.Message) -> Content | None:
    """What this message shows now; None if it is no card of this match or lobby."""
    try:
        table = await dojo.referee.table(id)
    except NoSuchMatch:
        with suppress(NoSuchLobby):
            lobby = await dojo.lobbies.get(id)
            if lobby.status != "started" and is_card(lobby.message, message):
                return {"view": lobby_card(lobby, speaker(lobby.locale))}
        return None
    return await match_content(dojo, table) if is_card(table.lobby_message, message) else None


def is_card(card: int | None, message: discord.Message) -> bool:
    """A card whose id isn't written down yet is at least no private panel."""
    return message.id == card or (card is None and not message.flags.ephemeral)


async def match_content(dojo: Dojo, table: Table) -> Content:
    """The board with its latest moves and whatever is to be agreed on, or the result."""
    if table.outcome:
        view, file = await draw_result(dojo, table, table.outcome)
        return {"view": view, "attachments": [file]}
    say, ply = speaker(table.locale), table.match.ply
    file, alt = await draw_board(table, say, None, "board.png")
    earlier = await dojo.archive.between(table, max(0, ply - PLIES_ON_A_CARD), ply - 1)
    view = board_card(table, say, alt, dojo.now(), earlier)
    for part in items(*open_questions(table, say), f"-# {say('elsewhere-refresh')}"):
        view.add_item(part)
    return {"view": view, "attachments": [file]}

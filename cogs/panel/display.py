"""How a reader wants a position shown: as pictures, or as text, with the picture behind a button."""

import discord
from discord import ui

from cogs.cards.parts import picture
from cogs.cards.pictures import hand_drawn
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import AnyScene


def code_block(text: str) -> str:
    fenced = text.replace("```", "` ` `")  # a name may hold anything
    return f"```\n{fenced}\n```"


def text_first(table: Table, seat: Seat) -> bool:
    return table.players[seat].wishes.text_first


async def looked(table: Table, seat: Seat, seen: AnyScene) -> tuple[list[discord.File], str]:
    """Nothing is drawn for whoever wants the board as text."""
    return ([], "") if text_first(table, seat) else await hand_drawn(table.game.key, seen)


def looks(table: Table, seat: Seat, seen: AnyScene, alt: str) -> list[ui.Item[ui.LayoutView]]:
    face = FACES[table.game.key]
    if text_first(table, seat):
        return [ui.TextDisplay(code_block(face.board(seen)))]
    return [picture("hand.png", alt), *([picture("cards.png", seen.say("panel-cards"))] if face.hand else ())]

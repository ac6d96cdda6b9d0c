"""What every cog needs to serve a guest: their language, their wishes, the match as they may see it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from typing import Final, TypeVar

import discord

from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import AnyScene, Say, Scene
from faces.draw.safe import recoloured

Drawn = TypeVar("Drawn")

# One thread for all pictures: several would be no faster, and keep those who answer from their turn.
PENCIL: Final = ThreadPoolExecutor(1, "pencil")


def scene(table: Table, say: Say, seat: Seat | None) -> AnyScene:
    """The match as one seat may see it; None is a bystander."""
    ask = None if seat is None else table.ask_of(seat)
    return Scene(
        view=table.view(seat),
        names=table.names,
        say=say,
        reader=seat,
        asked=table.asked,
        options=ask.options if ask else (),
        safe=seat is not None and table.players[seat].wishes.colour_safe,
    )


async def penned(draw: Callable[[], Drawn]) -> Drawn:
    return await asyncio.get_running_loop().run_in_executor(PENCIL, draw)


async def hand_drawn(key: str, seen: AnyScene) -> tuple[list[discord.File], str]:
    """The pictures of a player's own panel, made off the event loop, and the alt text of the first."""
    face = FACES[key]
    draws = {"hand.png": face.picture} | ({"cards.png": face.hand} if face.hand else {})
    pngs, alt = await penned(lambda: ([coloured(draw(seen), seen) for draw in draws.values()], face.alt(seen)))
    return [discord.File(BytesIO(png), name) for name, png in zip(draws, pngs, strict=True)], alt


def coloured(png: bytes, seen: AnyScene) -> bytes:
    return recoloured(png) if seen.safe else png


async def drawn(
    table: Table, say: Say, seat: Seat | None, name: str, *, safe: bool = False
) -> tuple[discord.File, str]:
    """The picture of one reader's scene, made off the event loop, and its alt text."""
    seen = replace(scene(table, say, seat), safe=safe)
    face = FACES[table.game.key]
    png, alt = await penned(lambda: (coloured(face.picture(seen), seen), face.alt(seen)))
    return discord.File(BytesIO(png), name, description=alt), alt

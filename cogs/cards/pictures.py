"""Pictures of a match as one reader may see it, drawn off the event loop, and what players are called in them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from typing import Final, TypeVar

import discord

from cogs.cards.parts import Part, code_block, picture
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES, names
from faces.core import AnyScene, Say, Scene
from faces.draw.png import recoloured


def names_of(table: Table, say: Say) -> tuple[str, ...]:
    """By seat; for labels, titles and alt texts, which don't render markdown, and for the faces."""
    return names.called(table.names, say)


def safe_names(table: Table, say: Say) -> tuple[str, ...]:
    """By seat; for texts, which render markdown."""
    return tuple(map(names.escaped, names_of(table, say)))


Result = TypeVar("Result")

# One thread for all pictures: several would be no faster, and would slow down the event loop.
DRAWING_THREAD: Final = ThreadPoolExecutor(1, "pencil")


def scene(table: Table, say: Say, seat: Seat | None) -> AnyScene:
    """The match as one seat may see it; None is a bystander."""
    ask = None if seat is None else table.ask_of(seat)
    return Scene(
        view=table.view(seat),
        names=names_of(table, say),
        say=say,
        reader=seat,
        asked=table.asked,
        options=ask.options if ask else (),
        safe=seat is not None and table.players[seat].preferences.colour_safe,
    )


async def on_drawing_thread(draw: Callable[[], Result]) -> Result:
    """The result of a function that is called in the drawing thread."""
    return await asyncio.get_running_loop().run_in_executor(DRAWING_THREAD, draw)


async def draw_hand(key: str, seen: AnyScene) -> tuple[list[discord.File], str]:
    """The pictures of a player's panel, and the alt text of the first."""
    face = FACES[key]
    draws = {"hand.png": face.picture} | ({"cards.png": face.hand} if face.hand else {})
    pngs, alt = await on_drawing_thread(
        lambda: ([with_reader_colours(draw(seen), seen) for draw in draws.values()], face.alt(seen))
    )
    return [discord.File(BytesIO(png), name) for name, png in zip(draws, pngs, strict=True)], alt


async def position_parts(key: str, seen: AnyScene, *, as_text: bool) -> tuple[list[Part], list[discord.File]]:
    """A position as the player who is to move sees it: pictures, or text for those who prefer it."""
    if as_text:
        return [code_block(FACES[key].board(seen))], []
    files, alt = await draw_hand(key, seen)
    alts = (alt, seen.say("panel-cards"))
    return [picture(file.filename, alts[number]) for number, file in enumerate(files)], files


def caption_lines(key: str, seen: AnyScene) -> list[str]:
    """A small line on what is marked in the picture of a weighed move, if anything is."""
    text = "" if seen.weighed is None else FACES[key].caption(seen)
    return [f"-# {text}"] if text else []


def with_reader_colours(png: bytes, seen: AnyScene) -> bytes:
    """The picture, recoloured if its reader wants colours that are safe for the colour-blind."""
    return recoloured(png) if seen.safe else png


async def draw_board(
    table: Table, say: Say, seat: Seat | None, name: str, *, safe: bool = False
) -> tuple[discord.File, str]:
    """The board as one seat sees it, and its alt text. `safe`: in colours that are safe for the colour-blind."""
    seen = replace(scene(table, say, seat), safe=safe)
    face = FACES[table.game.key]
    png, alt = await on_drawing_thread(lambda: (with_reader_colours(face.picture(seen), seen), face.alt(seen)))
    return discord.File(BytesIO(png), name, description=alt), alt

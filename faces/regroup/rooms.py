"""Where things are on a Regroup! picture: one's own army large and the others small, or all armies alike."""

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from faces.atlas import ground
from faces.shapes import document, outline, panel

WIDTH, HEIGHT = 900, 796
MARGIN, GAP = 24, 12
TOP, BOTTOM = 16, 780
PLATE = 68  # its height
SEAM = 6  # between a mat and what belongs to it
TILES = 78  # width of a column of totals

Totals: TypeAlias = Literal["right", "below"]


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int


class Block(NamedTuple):
    """One player's part of the picture."""

    plate: Box
    mat: Box
    totals: Box
    columns: int  # in which the totals stand


class Room(NamedTuple):
    blocks: tuple[Block, ...]  # the reader's own first, then by seat; for a bystander by seat
    market: Box
    ground: Image.Image


def beside(x: int, y: int, width: int, height: int) -> Block:
    """Totals in a column on the right of the mat."""
    top = y + PLATE + SEAM
    mat = Box(x, top, width - TILES - SEAM, y + height - top)
    return Block(Box(x, y, width, PLATE), mat, Box(x + width - TILES, top, TILES, mat.height), 1)


def above(x: int, y: int, width: int, height: int, columns: int, tiles: int) -> Block:
    """Totals in rows below the mat."""
    top = y + PLATE + SEAM
    mat = Box(x, top, width, height - PLATE - 2 * SEAM - tiles)
    return Block(Box(x, y, width, PLATE), mat, Box(x, top + mat.height + SEAM, width, tiles), columns)


OWN_WIDTH, OTHERS_WIDTH = 598, 242
MARKET = 130


@cache
def own(others: int) -> Room:
    """The reader's army on the left, the market below it; the others in a column on the right."""
    mat_bottom = BOTTOM - 62 - GAP - MARKET - GAP
    mat = Box(MARGIN, TOP + PLATE + SEAM, OWN_WIDTH, mat_bottom - TOP - PLATE - SEAM)
    mine = Block(Box(MARGIN, TOP, OWN_WIDTH, PLATE), mat, Box(MARGIN, BOTTOM - 62, OWN_WIDTH, 62), 6)
    left, high = MARGIN + OWN_WIDTH + GAP, (BOTTOM - TOP - GAP * (others - 1)) // others
    tops = [TOP + place * (high + GAP) for place in range(others)]
    if others == 3:
        theirs = [beside(left, top, OTHERS_WIDTH, high) for top in tops]
    else:
        theirs = [above(left, top, OTHERS_WIDTH, high, 2 if others == 1 else 3, (190, 90)[others - 1]) for top in tops]
    return made((mine, *theirs), Box(MARGIN, mat_bottom + GAP, OWN_WIDTH, MARKET))


HALF = (WIDTH - 2 * MARGIN - GAP) // 2


@cache
def whole(seats: int) -> Room:
    """All armies alike; the market below them, or with three players in the fourth place."""
    lefts = MARGIN, MARGIN + HALF + GAP
    low = Box(MARGIN, BOTTOM - MARKET, WIDTH - 2 * MARGIN, MARKET)
    if seats == 2:
        return made(tuple(above(left, TOP, HALF, low.y - GAP - TOP, 6, 56) for left in lefts), low)
    high = ((low.y - GAP if seats == 4 else BOTTOM) - TOP - GAP) // 2
    places = [(left, top) for top in (TOP, TOP + high + GAP) for left in lefts]
    corner = Box(*places[3], HALF, high)
    return made(tuple(beside(*place, HALF, high) for place in places[:seats]), low if seats == 4 else corner)


def made(blocks: tuple[Block, ...], market: Box) -> Room:
    body = panel(0, 0, WIDTH, HEIGHT, "yoru", 0) + panel(*market, "yoi")
    for block in blocks:
        x, y, width, height = block.mat
        body += panel(*block.plate, "yoi", 14) + panel(*block.mat, "tatami", 14)
        body += outline(x + 1.5, y + 1.5, width - 3, height - 3, "sumi", 3, 13)
        body += "".join(panel(*tile, "yoi", 12) for tile in tiles(block))
    return Room(blocks, market, ground(document(body, WIDTH, HEIGHT)))


def tiles(block: Block) -> list[Box]:
    """The places of the six totals."""
    x, y, width, height = block.totals
    columns, rows = block.columns, 6 // block.columns
    across, down = (width + SEAM) / columns, (height + SEAM) / rows
    return [
        Box(
            round(x + across * (place % columns)),
            round(y + down * (place // columns)),
            round(across) - SEAM,
            round(down) - SEAM,
        )
        for place in range(6)
    ]

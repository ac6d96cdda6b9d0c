"""Where things are on a Regroup! picture (px): the reader's army large and the others small, or all alike."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from faces.draw.atlas import ground
from faces.draw.shapes import document, outline, panel

WIDTH, HEIGHT = 900, 796
MARGIN, GAP = 24, 12
TOP, BOTTOM = 16, 780
PLATE = 68  # its height
KEPT: Final = 4  # of each kind in memory, whose backgrounds are large
SEAM = 6  # between a mat and its plate or totals
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
    columns: int  # of the totals


class Room(NamedTuple):
    blocks: tuple[Block, ...]  # the reader's own first, then by seat; for a bystander by seat
    market: Box
    battle: Box | None  # where the last battle is shown during the match
    ground: Image.Image


def beside(x: int, y: int, width: int, height: int) -> Block:
    """A block with its totals in a column on the right of the mat."""
    top = y + PLATE + SEAM
    mat = Box(x, top, width - TILES - SEAM, y + height - top)
    return Block(Box(x, y, width, PLATE), mat, Box(x + width - TILES, top, TILES, mat.height), 1)


def above(x: int, y: int, width: int, height: int, columns: int, tiles: int) -> Block:
    """A block with its totals in rows below the mat."""
    top = y + PLATE + SEAM
    mat = Box(x, top, width, height - PLATE - 2 * SEAM - tiles)
    return Block(Box(x, y, width, PLATE), mat, Box(x, top + mat.height + SEAM, width, tiles), columns)


OWN_WIDTH, OTHERS_WIDTH = 598, 242
OWN_TOTALS, STACKED = 70, 98  # px, the heights of totals in a row: beside their signs, and below them
MARKET, TURNS, BATTLE = 130, 154, 168  # TURNS: where the card that was taken lies in all its turns
SLOTS = 4


@lru_cache(KEPT)
def own(others: int, fought: bool = True, placing: bool = False) -> Room:
    """The reader's army on the left, below it the market or the card that was taken, the others on the right.

    Between two, the last battle has a panel once there was one.
    """
    strip = TURNS if placing else MARKET
    mat_bottom = BOTTOM - OWN_TOTALS - GAP - strip - GAP
    mat = Box(MARGIN, TOP + PLATE + SEAM, OWN_WIDTH, mat_bottom - TOP - PLATE - SEAM)
    mine = Block(Box(MARGIN, TOP, OWN_WIDTH, PLATE), mat, Box(MARGIN, BOTTOM - OWN_TOTALS, OWN_WIDTH, OWN_TOTALS), 6)
    left, high = MARGIN + OWN_WIDTH + GAP, (BOTTOM - TOP - GAP * (others - 1)) // others
    tops = [TOP + place * (high + GAP) for place in range(others)]
    theirs = [
        beside(left, top, OTHERS_WIDTH, high) if others == 3 else above(left, top, OTHERS_WIDTH, high, 3, 90)
        for top in tops
    ]
    market = Box(MARGIN, mat_bottom + GAP, OWN_WIDTH, strip)
    if others > 1 or not fought:
        return made((mine, *theirs), slots(market), market)
    told = Box(left, BOTTOM - BATTLE, OTHERS_WIDTH, BATTLE)
    return made((mine, above(left, TOP, OTHERS_WIDTH, told.y - GAP - TOP, 3, 90)), slots(market), market, told)


HALF = (WIDTH - 2 * MARGIN - GAP) // 2


@lru_cache(KEPT)
def whole(seats: int, over: bool, fought: bool = True) -> Room:
    """All armies alike. The market, or at the end the battle, lies below, or in the fourth corner of three players."""
    lefts = MARGIN, MARGIN + HALF + GAP
    low = Box(MARGIN, BOTTOM - MARKET, WIDTH - 2 * MARGIN, MARKET)
    if seats == 2:
        told = Box(MARGIN, low.y - GAP - 56, WIDTH - 2 * MARGIN, 56)
        shown = fought and not over
        bottom = (told if shown else low).y - GAP
        blocks = tuple(above(left, TOP, HALF, bottom - TOP, 6, STACKED) for left in lefts)
        return made(blocks, [low] if over else slots(low), low, told if shown else None)
    high = ((low.y - GAP if seats == 4 else BOTTOM) - TOP - GAP) // 2
    places = [(left, top) for top in (TOP, TOP + high + GAP) for left in lefts]
    corner = Box(*places[3], HALF, high)
    market = low if seats == 4 else corner
    blocks = tuple(beside(*place, HALF, high) for place in places[:seats])
    return made(blocks, [market] if over else slots(market), market)


def slots(box: Box) -> list[Box]:
    """The slots of the market: four in a row, or two by two in a high box."""
    columns = 2 if box.height > box.width // 2 else SLOTS
    wide, high = (box.width + SEAM) // columns, (box.height + SEAM) // (SLOTS // columns)
    return [
        Box(box.x + wide * (place % columns), box.y + high * (place // columns), wide - SEAM, high - SEAM)
        for place in range(SLOTS)
    ]


def made(blocks: tuple[Block, ...], panels: list[Box], market: Box, battle: Box | None = None) -> Room:
    shown = [*panels, *([battle] if battle else [])]
    body = panel(0, 0, WIDTH, HEIGHT, "yoru", 0) + "".join(panel(*each, "yoi", 14) for each in shown)
    for block in blocks:
        x, y, width, height = block.mat
        body += panel(*block.plate, "yoi", 14) + panel(*block.mat, "tatami", 14)
        body += outline(x + 1.5, y + 1.5, width - 3, height - 3, "sumi", 3, 13)
        parts = [block.totals] if block.columns == 1 else tiles(block)
        body += "".join(panel(*part, "yoi", 12) for part in parts)
    return Room(blocks, market, battle, ground(document(body, WIDTH, HEIGHT)))


def tiles(block: Block) -> list[Box]:
    """The places of the six totals."""
    x, y, width, height = block.totals
    if block.columns == 1:  # all on one panel, so keep off its edge
        y, height = y + 4, height - 8
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

"""The choice of a warrior: for each a portrait, the name, how the warrior fights, and how strong the cards are."""

from functools import lru_cache

from PIL import Image

from engine.games.karenza.parts import OFFERED, WARRIORS, Side, Warrior
from engine.games.karenza.state import Choose
from faces.draw.canvas import Canvas
from faces.draw.letters import fitted
from faces.draw.marks import plate, turn
from faces.karenza import pieces
from faces.karenza.ground import GAP, HIGHEST, MARGIN, WIDTH
from faces.karenza.reading import KarenzaScene
from faces.names import pictured

TOP, PLATE = 24, 60
COLUMNS = 3
GALLERY_TOP = TOP + PLATE + GAP
PANEL, HIGH = 276, 324
HEIGHT = GALLERY_TOP + 2 * HIGH + GAP + MARGIN
PORTRAIT, NAME, STYLE = 188, 44, 34
NAMES = 34  # px of the players' names
SIGNED: tuple[Side, ...] = ("attack", "defence")
DECK_AT = 237  # the middle of the column beside the portrait
DECK_TOPS = (16, 110)  # of what is told of attacks, and of defences


def choice(scene: KarenzaScene) -> bytes:
    """PNG, 900 px wide: all warriors, and a ring around the reader's choice."""
    canvas = Canvas(gallery(tuple(scene.say(f"karenza-style-{key}") for key in OFFERED)))
    canvas.cut(HEIGHT)
    players(canvas, scene)
    wanted = scene.weighed.warrior if isinstance(scene.weighed, Choose) else scene.view.choice
    if wanted in OFFERED:
        x, y = place(OFFERED.index(wanted))
        canvas.put(turn(PANEL, HIGH), x, y)
    return canvas.png()


def players(canvas: Canvas, scene: KarenzaScene) -> None:
    """Which players have chosen, but not which warrior."""
    seats = len(scene.view.chosen)
    width = (WIDTH - 2 * MARGIN - (seats - 1) * GAP) // seats
    for seat, chosen in enumerate(scene.view.chosen):
        x = MARGIN + seat * (width + GAP)
        canvas.put(plate(width, PLATE), x, TOP)
        canvas.put(pieces.PLATE_MARKS[seat], x + 9, TOP + 13)
        name = fitted(pictured(scene, seat), "sans", NAMES, width - 96)
        canvas.write(name, x + 52, TOP + 42, NAMES, on="yoi", anchor="l")
        canvas.put(pieces.CHOSEN if chosen else pieces.UNCHOSEN, x + width - 40, TOP + 12)
        if seat in scene.asked:
            canvas.put(turn(width, PLATE), x, TOP)
        if seat in scene.view.left:
            canvas.recolour(pieces.VEIL, x, TOP, width, PLATE)


def place(number: int) -> tuple[int, int]:
    row, column = divmod(number, COLUMNS)
    return MARGIN + column * (PANEL + GAP), GALLERY_TOP + row * (HIGH + GAP)


@lru_cache(8)
def gallery(styles: tuple[str, ...]) -> Image.Image:
    """All warriors. They are the same in every match in one language, so they are drawn once."""
    canvas = Canvas.plain(WIDTH, HIGHEST)
    for number, (key, style) in enumerate(zip(OFFERED, styles, strict=True)):
        presented(canvas, WARRIORS[key], style, *place(number))
    return canvas.image


def presented(canvas: Canvas, warrior: Warrior, style: str, x: int, y: int) -> None:
    """A portrait, how strong the cards are beside it, and below it the name and how the warrior fights."""
    canvas.put(plate(PANEL, HIGH), x, y)
    canvas.put(pieces.portrait(warrior.key, PORTRAIT, "yoi"), x + 10, y + 10)
    for side, top in zip(SIGNED, DECK_TOPS, strict=True):
        strengths(canvas, warrior, side, x + DECK_AT, y + top)
    canvas.write(warrior.name, x + 14, y + 252, NAME, on="yoi", family="serif", anchor="l")
    canvas.write(fitted(style, "sans", STYLE, PANEL - 26), x + 14, y + 300, STYLE, on="yoi", ink="asagi", anchor="l")


def strengths(canvas: Canvas, warrior: Warrior, side: Side, middle: int, top: int) -> None:
    """The sign of attacks or defences, and the weakest and the strongest of them."""
    powers = [card.power for card in warrior.cards if card.side == side]
    canvas.put(pieces.SIDE[side], middle - pieces.SIDE[side].size[0] // 2, top)
    canvas.write(f"{min(powers)}–{max(powers)}", middle, top + 80, 36, on="yoi", family="serif")

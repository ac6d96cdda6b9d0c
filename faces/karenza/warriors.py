"""The choice of a warrior: for each a portrait, the school, and what the deck is like."""

from functools import lru_cache

from PIL import Image

from engine.games.karenza.parts import OFFERED, WARRIORS, Card, Side, Warrior
from engine.games.karenza.state import Choose
from faces.draw.atlas import Sprite
from faces.draw.canvas import Canvas
from faces.draw.fonts import font
from faces.draw.letters import fitted
from faces.draw.marks import plate, turn
from faces.karenza import pieces
from faces.karenza.ground import GAP, MARGIN, NIGHT, WIDTH
from faces.karenza.reading import KarenzaScene
from faces.names import pictured

TOP, PLATE = 24, 52
COLUMNS = 3
GALLERY_TOP = TOP + PLATE + GAP
PANEL, HIGH = 276, 334
HEIGHT = GALLERY_TOP + 2 * HIGH + GAP + MARGIN
PORTRAIT, TEXT_AT = 112, 132
TILE = 92
PROFILE_AT = 206


def choice(scene: KarenzaScene) -> bytes:
    """PNG, 900 px wide: all warriors, and a ring around the reader's choice."""
    canvas = Canvas(gallery(tuple(scene.say(f"karenza-theme-{key}") for key in OFFERED)))
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
        canvas.put(pieces.PLATE_MARKS[seat], x + 9, TOP + 9)
        canvas.write(fitted(pictured(scene, seat), "sans", 28, width - 96), x + 52, TOP + 36, 28, on="yoi", anchor="l")
        canvas.put(pieces.CHOSEN if chosen else pieces.UNCHOSEN, x + width - 38, TOP + 8)
        if seat in scene.asked:
            canvas.put(turn(width, PLATE), x, TOP)
        if seat in scene.view.left:
            canvas.recolour(pieces.VEIL, x, TOP, width, PLATE)


def place(number: int) -> tuple[int, int]:
    row, column = divmod(number, COLUMNS)
    return MARGIN + column * (PANEL + GAP), GALLERY_TOP + row * (HIGH + GAP)


@lru_cache(8)
def gallery(themes: tuple[str, ...]) -> Image.Image:
    """All warriors. They are the same in every match in one language, so they are drawn once."""
    canvas = Canvas(NIGHT)
    for number, (key, theme) in enumerate(zip(OFFERED, themes, strict=True)):
        presented(canvas, WARRIORS[key], theme, *place(number))
    return canvas.image


def presented(canvas: Canvas, warrior: Warrior, theme: str, x: int, y: int) -> None:
    canvas.put(plate(PANEL, HIGH), x, y)
    canvas.put(pieces.portrait(warrior.key, PORTRAIT, "yoi"), x + 10, y + 10)
    canvas.write(warrior.name, x + TEXT_AT, y + 40, 34, on="yoi", family="serif", anchor="l")
    for number, line in enumerate(wrapped(warrior.school, PANEL - TEXT_AT - 8, 3)):
        canvas.write(line, x + TEXT_AT, y + 70 + number * 26, 24, on="yoi", ink="asagi", anchor="l")
    for number, line in enumerate(wrapped(theme, PANEL - 20, 3)):
        canvas.write(line, x + 12, y + 151 + number * 27, 24, on="yoi", anchor="l")
    for number, stance in enumerate(stances(warrior)):
        canvas.put(tile(warrior, stance), x + 10 + number * (TILE + 6), y + HIGH - TILE - 12)
    for number, side in enumerate(("attack", "defence")):
        cards = [card for card in warrior.cards if card.side == side]
        profile(canvas, cards, x + PROFILE_AT, y + HIGH - TILE - 12 + number * 49)


def wrapped(text: str, room: int, most: int) -> list[str]:
    """At most `most` lines no wider than `room` px; the rest is cut with an ellipsis."""
    lines, words = [""], text.split()
    for number, word in enumerate(words):
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or font("sans", 24).getlength(longer) <= room:
            lines[-1] = fitted(longer, "sans", 24, room)
        elif len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = fitted(" ".join((lines[-1], *words[number:])), "sans", 24, room)
            break
    return lines


def stances(warrior: Warrior) -> list[str]:
    """Where the feet stand for a deck's cards: the two commonest stances."""
    counts: dict[str, int] = {}
    for card in warrior.cards:
        counts[card.pose[:2]] = counts.get(card.pose[:2], 0) + card.copies
    return sorted(counts, key=lambda feet: (-counts[feet], feet))[:2]


def tile(warrior: Warrior, feet: str) -> Sprite:
    """A stance, and the paths of the sword from it."""
    ways = tuple(
        (card.pose[2], str(card.end)) for card in warrior.cards if card.pose[:2] == feet and card.side == "attack"
    )
    return pieces.loop(feet, ways, TILE)


def profile(canvas: Canvas, cards: list[Card], x: int, y: int) -> None:
    """How many cards there are of one side, and how strong they are."""
    side: Side = cards[0].side
    powers = [card.power for card in cards]
    canvas.put(pieces.SIDE[side], x, y)
    canvas.write(sum(card.copies for card in cards), x + 36, y + 20, 26, on="yoi", family="serif", anchor="l")
    canvas.write(f"{min(powers)}–{max(powers)}", x + 2, y + 43, 24, on="yoi", ink="asagi", anchor="l")

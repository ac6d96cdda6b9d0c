"""One's own hand: attacks first, each card with the moves its pose is away, veiled when it cannot be played.

Before there is a hand, it shows the strongest attack of each warrior, and once one is chosen, a few of his cards.
"""

from math import ceil

from engine.games.karenza.parts import OFFERED, WARRIORS, Hand, Kind
from faces.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.cards import card, chip, size_of
from faces.karenza.ground import NIGHT, WIDTH
from faces.karenza.reading import KarenzaScene, away, choosing, playable, sorted_hand

CARD, GAP, ROW_GAP, TOP = 198, 20, 26, 30
ROW = 4

Spot = tuple[int, int]


def hand(scene: KarenzaScene) -> bytes:
    cards = shown(scene)
    rows = max(1, ceil(len(cards) / ROW))
    canvas = Canvas(NIGHT)
    canvas.cut(2 * TOP + rows * size_of(CARD)[1] + (rows - 1) * ROW_GAP)
    for kind, spot in zip(cards, spots(len(cards), rows), strict=True):
        held(canvas, scene, kind, spot)
    if not cards:
        warrior = scene.view.warriors[scene.reader] if scene.reader is not None else None
        canvas.put(pieces.portrait(warrior, CARD, "yoru"), (WIDTH - CARD) // 2, TOP + 40)
    return canvas.png()


def shown(scene: KarenzaScene) -> Hand:
    if not choosing(scene.view):
        return sorted_hand(scene.view.hand or ())
    if scene.view.choice in OFFERED:
        attacks, defences = strongest(scene.view.choice, "attack"), strongest(scene.view.choice, "defence")
        return (*attacks[:2], *defences[:2])
    return tuple(strongest(warrior, "attack")[0] for warrior in OFFERED)


def strongest(warrior: str, side: str) -> Hand:
    return sorted_hand(tuple(each.key for each in WARRIORS[warrior].cards if each.side == side))


def spots(count: int, rows: int) -> list[Spot]:
    """The corners of the cards: rows as even as can be, the first the longest, each in the middle."""
    first, high = ceil(count / rows), size_of(CARD)[1]
    found = []
    for place in range(count):
        row, column = divmod(place, first)
        many = first if row == 0 else count - first
        left = (WIDTH - many * CARD - (many - 1) * GAP) // 2
        found.append((left + column * (CARD + GAP), TOP + row * (high + ROW_GAP)))
    return found


def held(canvas: Canvas, scene: KarenzaScene, kind: Kind, spot: Spot) -> None:
    """A card nobody holds yet is neither ringed nor veiled."""
    (x, y), ready = spot, kind in playable(scene)
    canvas.put(card(kind, CARD, veiled=not ready and not choosing(scene.view)), x, y)
    if ready:
        canvas.put(pieces.target(*size_of(CARD), 21), x - 6, y - 6)
    count = away(scene, kind)
    if count:
        chip(canvas, count, x + CARD + 1, y - 1, ready)

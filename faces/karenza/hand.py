"""One's own hand: attacks first, each card with the moves its pose is away, veiled when it cannot be played."""

from math import ceil

from faces.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.cards import card, chip, size_of
from faces.karenza.ground import NIGHT, WIDTH
from faces.karenza.reading import KarenzaScene, away, playable, sorted_hand

CARD, GAP, ROW_GAP, TOP = 198, 20, 26, 30
ROW = 4


def hand(scene: KarenzaScene) -> bytes:
    cards, ready = sorted_hand(scene.view.hand or ()), playable(scene)
    rows = max(1, ceil(len(cards) / ROW))
    width, height = size_of(CARD)
    canvas = Canvas(NIGHT)
    canvas.cut(2 * TOP + rows * height + (rows - 1) * ROW_GAP)
    first = ceil(len(cards) / rows)
    for place, kind in enumerate(cards):
        row, column = divmod(place, first) if place < first * rows else (rows - 1, 0)
        many = first if row == 0 else len(cards) - first
        x = (WIDTH - many * CARD - (many - 1) * GAP) // 2 + column * (CARD + GAP)
        held(canvas, scene, kind, x, TOP + row * (height + ROW_GAP), kind in ready)
    if not cards:
        canvas.put(pieces.slot(width), (WIDTH - width) // 2, TOP)
    return canvas.png()


def held(canvas: Canvas, scene: KarenzaScene, kind: str, x: int, y: int, ready: bool) -> None:
    width, height = size_of(CARD)
    canvas.put(card(kind, CARD, veiled=not ready), x, y)
    if ready:
        canvas.put(pieces.target(width, height, 21), x - 6, y - 6)
    count = away(scene, kind)
    if count:
        chip(canvas, count, x + width - 2, y + 2, ready)

"""The reader's hand: attacks first, each card with how many moves away it is; unplayable cards are veiled.

Of a reader who isn't asked, the cards that start from where they stand are bright.

While a stance or a card is considered, the moves are counted from where it leads, and the card is out of the hand.
Before there is a hand, the picture shows the strongest attack of each warrior, or a few cards of the one chosen.
"""

from math import ceil

from engine.games.karenza.parts import CARDS, OFFERED, WARRIORS, Hand, Kind
from engine.games.karenza.state import Stand
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.draw.shared import target
from faces.karenza import pieces
from faces.karenza.pieces import HIGHEST, WIDTH, card, chip, size_of
from faces.karenza.reading import KarenzaScene, away_then, choosing, kept, playable, sorted_hand

CARD, GAP, ROW_GAP, TOP = 198, 18, 26, 30
OWNER = 46  # px below a card for the name of a warrior
ROW = 4

Spot = tuple[int, int]


def hand(scene: KarenzaScene) -> bytes:
    """PNG, 900 px wide."""
    rows, names = in_rows(shown(scene)), owners(scene)
    dropped = scene.weighed.discard if isinstance(scene.weighed, Stand) else None
    below = OWNER if names else 0
    canvas = Canvas.plain(WIDTH, HIGHEST)
    canvas.cut(2 * TOP + len(rows) * (size_of(CARD)[1] + below) + (len(rows) - 1) * ROW_GAP)
    for number, row in enumerate(rows):
        for kind, spot in zip(row, spots(len(row), number, below), strict=True):
            held(canvas, scene, kind, spot, kind == dropped)
            below_card = spot[1] + size_of(CARD)[1] + OWNER - 8
            canvas.write(names.get(kind, ""), spot[0] + CARD // 2, below_card, SMALLEST + 3, on="yoru")
            dropped = None if kind == dropped else dropped
    if rows == [()]:
        warrior = scene.view.warriors[scene.reader] if scene.reader is not None else None
        canvas.put(pieces.portrait(warrior, CARD, "yoru"), (WIDTH - CARD) // 2, TOP + 40)
    return canvas.png()


def shown(scene: KarenzaScene) -> Hand:
    if not choosing(scene.view):
        return kept(scene)
    if scene.view.choice in OFFERED:
        attacks, defences = strongest(scene.view.choice, "attack"), strongest(scene.view.choice, "defence")
        return (*attacks[:2], *defences[:2])
    return tuple(owners(scene))


def owners(scene: KarenzaScene) -> dict[Kind, str]:
    """The strongest attack of each warrior, and whose it is, before one is chosen; then nothing."""
    if not choosing(scene.view) or scene.view.choice in OFFERED:
        return {}
    return {strongest(warrior, "attack")[0]: WARRIORS[warrior].name for warrior in OFFERED}


def strongest(warrior: str, side: str) -> Hand:
    return sorted_hand(tuple(each.key for each in WARRIORS[warrior].cards if each.side == side))


def in_rows(cards: Hand) -> list[Hand]:
    """At most four cards in a row: attacks above defences if that fits, or else rows of equal length."""
    if len(cards) <= ROW:
        return [cards]
    attacks = sum(CARDS[kind].side == "attack" for kind in cards)
    first = attacks if len(cards) - ROW <= attacks <= ROW else ceil(len(cards) / 2)
    return [cards[:first], cards[first:]]


def spots(count: int, row: int, below: int = 0) -> list[Spot]:
    """The corners of the cards of a centred row, with room for names below each."""
    left, top = (WIDTH - count * CARD - (count - 1) * GAP) // 2, TOP + row * (size_of(CARD)[1] + below + ROW_GAP)
    return [(left + place * (CARD + GAP), top) for place in range(count)]


def held(canvas: Canvas, scene: KarenzaScene, kind: Kind, spot: Spot, dropped: bool) -> None:
    (x, y), ready = spot, kind in playable(scene)
    count = away_then(scene, kind)
    bright = not dropped if planning(scene) else ready if scene.options else count == 0
    canvas.put(card(kind, CARD, veiled=not bright), x, y)
    if ready:
        canvas.put(target(*size_of(CARD), 21), x, y)
    if count:
        chip(canvas, count, x + CARD + 1, y - 1, bright)


def planning(scene: KarenzaScene) -> bool:
    """Whether a move is being looked for or at. All cards are bright then, because any of them may come next."""
    placed = scene.reader is not None and scene.view.poses[scene.reader] is not None
    return not placed or scene.weighed is not None

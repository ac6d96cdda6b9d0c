"""The market: the face-up cards and the pile with their prices in coins; and the card to be placed, turned."""

from engine.games.regroup.parts import COSTS, PICTURES
from engine.games.regroup.state import Take
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.regroup import pieces
from faces.regroup.reading import RegroupScene, weighed
from faces.regroup.rooms import SLOTS, Box, slots

CHOSEN_SIZE = 55


def side(slot: Box) -> int:
    """The size of the squares of a card in this slot (px)."""
    return next(size for size in pieces.CARDS_AT if 2 * size <= slot.height - 16 and 2 * size <= slot.width - 47)


def market(canvas: Canvas, scene: RegroupScene, box: Box) -> None:
    taken = {move.source for move in scene.options if isinstance(move, Take)}
    for place, slot in enumerate(slots(box)):
        source, size = ("pile" if place == SLOTS - 1 else place + 1), side(slot)
        x, y = card_at(slot, size)
        price(canvas, (*COSTS, 0)[place], x, slot)
        if source == "pile":
            pile(canvas, scene, x, y, size, veiled=bool(taken) and source not in taken)
        elif place < len(scene.view.market):
            veiled = bool(taken) and source not in taken
            canvas.put(pieces.card(scene.view.market[place], 0, size, veiled), x, y)
        if source in taken:
            canvas.put(pieces.offered(2 * size), x, y)


def card_at(slot: Box, size: int) -> tuple[int, int]:
    """The corner of a card that is centred in its slot together with its price."""
    return slot.x + (slot.width - 2 * size - 40) // 2 + 38, slot.y + (slot.height - 2 * size) // 2


def price(canvas: Canvas, coins: int, x: int, slot: Box) -> None:
    """A number above a coin: the buttons name the cards by it."""
    middle = slot.y + slot.height // 2
    canvas.write(coins, x - 23, middle - 2, 40, on="yoi", family="serif")
    canvas.put(pieces.COIN_SIGN, x - 38, middle + 8)


def pile(canvas: Canvas, scene: RegroupScene, x: int, y: int, size: int, *, veiled: bool) -> None:
    count = scene.view.pile_size
    if count:
        canvas.put(pieces.back(size, veiled), x, y)
    canvas.put(pieces.COUNT, x + size - 30, y + 2 * size - 46)
    canvas.write(count, x + size, y + 2 * size - 13, 34, on="sumi")


# The card that is to be placed


def turns(canvas: Canvas, scene: RegroupScene, box: Box) -> None:
    """The card that was taken, in every turn that makes a difference; the turn being considered has a paper ring."""
    move, number = weighed(scene), scene.view.placing or 0
    for way, slot in zip(range(PICTURES[number]), slots(box), strict=False):
        size = CHOSEN_SIZE
        x, y = slot.x + (slot.width - 2 * size) // 2, slot.y + slot.height - 2 * size - 7
        canvas.put(pieces.card(number, way, size), x, y)
        canvas.write(f"{way * 90}°", x + size, slot.y + 26, SMALLEST, on="yoi")
        if move is not None and move.turns == way:
            canvas.put(pieces.laid(size), x, y)

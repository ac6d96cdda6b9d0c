"""The picture of Regroup!: the reader's army large and the others beside it, or the whole table."""

from engine.core import Seat
from engine.games.regroup.parts import COSTS, PICTURES
from engine.games.regroup.state import Army, Take, totals_of
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.draw.shared import SEATS, crown
from faces.names import pictured
from faces.regroup import pieces
from faces.regroup.mat import Lattice, compose, figures, lattice, lay
from faces.regroup.plates import plate, table, told, totals
from faces.regroup.reading import RegroupScene, army_with, placing, stands, watching, weighed
from faces.regroup.rooms import SLOTS, Block, Box, Room, own, slots, whole


def picture(scene: RegroupScene) -> bytes:
    """PNG, 900 x 796 px; at the end with the band above it."""
    seats = range(len(scene.names))
    mine = None if watching(scene) else scene.reader
    fought = scene.view.battle is not None
    if mine is None:
        room = whole(len(seats), scene.view.ended is not None, fought)
    else:
        room = own(len(seats) - 1, fought, placing(scene))
    order = sorted(seats, key=lambda seat: seat != mine)
    canvas = Canvas(room.ground)
    placed = list(zip(order, room.blocks, strict=True))
    alike = figures((scene.view.armies[seat], block.mat) for seat, block in placed if seat != mine)
    for seat, block in placed:
        side(canvas, scene, seat, block, alike or seat == mine)
    below(canvas, scene, room)
    if scene.view.winner is not None:
        crown(canvas, [(SEATS[scene.view.winner], pictured(scene, scene.view.winner))])
    return canvas.png()


def below(canvas: Canvas, scene: RegroupScene, room: Room) -> None:
    battle = scene.view.battle
    if scene.view.ended is None:
        (turns if placing(scene) else market)(canvas, scene, room.market)
        if battle is not None and room.battle is not None:
            told(canvas, battle, room.battle)
    elif battle is not None:
        table(canvas, battle, room.market)


def side(canvas: Canvas, scene: RegroupScene, seat: Seat, block: Block, figures: bool) -> None:
    view = scene.view
    plate(canvas, scene, seat, block.plate)
    before = totals_of(view, seat)
    if seat == scene.reader and placing(scene):
        compose(canvas, scene, block.mat)
        move = weighed(scene)
        totals(canvas, block, totals_of(view, seat, army_with(view, move) if move else None), before)
        return
    army = view.armies[seat]
    on = lattice(army, block.mat)
    lay(canvas, army, on, fallen=not stands(view, seat), figures=figures)
    newest(canvas, army, seat, on)
    totals(canvas, block, before, before)


def newest(canvas: Canvas, army: Army, seat: Seat, on: Lattice) -> None:
    """The player's mark on the card that was laid last."""
    laid = army.laid[-1]
    if len(army.laid) > 1 and on.size >= 20:
        size = 30 if on.size > 40 else 20
        x, y = on.at(laid.column - army.left, laid.row - army.top)
        canvas.put(pieces.CARD_MARKS[size][seat], x - size // 2 + 2, y - size // 2 + 2)


# The market: the face-up cards and the pile with their prices in coins; and the card to be placed, turned.


CHOSEN_SIZE = 55


def market(canvas: Canvas, scene: RegroupScene, box: Box) -> None:
    taken = {move.source for move in scene.options if isinstance(move, Take)}
    for place, slot in enumerate(slots(box)):
        source = "pile" if place == SLOTS - 1 else place + 1
        size = next(size for size in pieces.CARDS_AT if 2 * size <= slot.height - 16 and 2 * size <= slot.width - 47)
        # a card is centred in its slot together with its price
        x, y = slot.x + (slot.width - 2 * size - 40) // 2 + 38, slot.y + (slot.height - 2 * size) // 2
        price(canvas, (*COSTS, 0)[place], x, slot)
        if source == "pile":
            pile(canvas, scene, x, y, size, veiled=bool(taken) and source not in taken)
        elif place < len(scene.view.market):
            veiled = bool(taken) and source not in taken
            canvas.put(pieces.card(scene.view.market[place], 0, size, veiled), x, y)
        if source in taken:
            canvas.put(pieces.offered(2 * size), x, y)


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

"""The picture of Regroup!: the reader's army large and the others beside it, or the whole table."""

from engine.core import Seat
from engine.games.regroup.state import Army, totals_of
from faces.draw.banner import crown
from faces.draw.canvas import Canvas
from faces.draw.marks import SEATS
from faces.names import pictured
from faces.regroup import pieces
from faces.regroup.battle import table, told
from faces.regroup.market import market, turns
from faces.regroup.mat import Lattice, compose, figures, lattice, lay
from faces.regroup.plates import plate, totals
from faces.regroup.reading import RegroupScene, army_with, placing, stands, watching, weighed
from faces.regroup.rooms import Block, Room, own, whole


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

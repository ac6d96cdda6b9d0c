"""A player's plate (leader, mark, name, life as a number and a bar, first-player card), and the six totals."""

from engine.core import Seat
from engine.games.regroup.parts import HALF, KINDS, LEADERS, LIFE, Kind
from engine.games.regroup.state import Totals
from faces.draw.atlas import Sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.marks import turn
from faces.names import pictured
from faces.regroup import pieces
from faces.regroup.reading import RegroupScene, fighter, placing, stands
from faces.regroup.rooms import SEAM, Block, Box, tiles
from faces.regroup.words import minus, signed

NARROW = 300  # px; narrower plates have the mark on the leader's picture
TICK = 5
DIGIT = 0.56  # the width of a digit, in sizes
HELD = 28  # px, the squares of a card that is held


def plate(canvas: Canvas, scene: RegroupScene, seat: Seat, box: Box) -> None:
    view = scene.view
    canvas.put(portrait(scene, seat), box.x + 5, box.y + 5)
    name, bar = (narrow if box.width < NARROW else wide)(canvas, scene, seat, box)
    title(canvas, scene, seat, box, name)
    life(canvas, scene, seat, box, bar)
    if seat in scene.asked or seat == view.winner:
        canvas.put(turn(box.width, box.height), box.x, box.y)


def wide(canvas: Canvas, scene: RegroupScene, seat: Seat, box: Box) -> tuple[int, int]:
    """The mark beside the portrait. Returns where name and bar begin."""
    canvas.put(pieces.MARKS[seat], box.x + 70, box.y + 6)
    return box.x + 106, box.x + 76


def narrow(canvas: Canvas, scene: RegroupScene, seat: Seat, box: Box) -> tuple[int, int]:
    """Mark and first-player card on the portrait, or beside a card that is held. Returns where name and bar begin."""
    held, begins = holding(scene, seat), holds_first(scene, seat)
    if held:
        canvas.put(pieces.BADGES[seat], box.x + 72, box.y + 8)
        if begins:
            first(canvas, box.x + 68, box.y + 29)
        return box.x + 108, box.x + 76 + 34 * begins
    canvas.put(pieces.BADGES[seat], box.x + 44, box.y + 40)
    if begins:
        canvas.put(pieces.FIRST_BADGE, box.x, box.y)
        canvas.write(1, box.x + 18, box.y + 30, SMALLEST, on="yoi", family="serif")
    return box.x + 72, box.x + 76


def holding(scene: RegroupScene, seat: Seat) -> bool:
    """Whether the plate shows the card this player must place. The reader's own is shown below, where it is turned."""
    return scene.view.placing is not None and seat == scene.view.turn and not placing(scene)


def portrait(scene: RegroupScene, seat: Seat) -> Sprite:
    """The leader, or the card that is held."""
    view = scene.view
    if holding(scene, seat):
        return pieces.card(view.placing or 0, 0, HELD)
    return (pieces.FACES if stands(view, seat) else pieces.FALLEN)[view.leaders[seat]]


def title(canvas: Canvas, scene: RegroupScene, seat: Seat, box: Box, left: int) -> None:
    """The name on the left; on the right the life, its change in the last battle, and the first-player card."""
    view, right = scene.view, box.x + box.width - 12
    number = minus(view.life[seat])
    canvas.write(number, right, box.y + 36, 38, on="yoi", family="serif", anchor="r")
    right -= 21 * len(number) + 12
    last = fighter(view, seat)
    if last is not None and last.after != last.before and box.width > NARROW:
        canvas.write(signed(last.after - last.before), right, box.y + 35, SMALLEST, on="yoi", ink="asagi", anchor="r")
        right -= 66
    if holds_first(scene, seat) and box.width > NARROW:
        first(canvas, right - 38, box.y + 4)
        right -= 46
    if view.winner == seat:
        canvas.put(pieces.WINNER, right - 40, box.y + 4)
        right -= 46
    canvas.write(
        fitted(pictured(scene, seat), "sans", SMALLEST, right - left), left, box.y + 34, SMALLEST, on="yoi", anchor="l"
    )


def holds_first(scene: RegroupScene, seat: Seat) -> bool:
    return scene.view.first == seat and scene.view.ended is None


def first(canvas: Canvas, x: int, y: int) -> None:
    canvas.put(pieces.CHIP, x, y)
    canvas.write(1, x + 18, y + 30, SMALLEST, on="yoi", family="serif")


def life(canvas: Canvas, scene: RegroupScene, seat: Seat, box: Box, left: int) -> None:
    """A bar of 30 points with a tick every 5; what the last battle took has a darker colour.

    Half is marked with paper where leaders wait for it.
    """
    top = box.y + 46
    width = box.x + box.width - 12 - left - bonus(canvas, scene, seat, box)
    canvas.fill(left - 2, top - 2, width + 4, 18, "sumi")
    canvas.fill(left, top, width, 14, "yoru")
    last = fighter(scene.view, seat)
    for colour, points in (("kuri", last.before if last else 0), ("shu", scene.view.life[seat])):
        canvas.fill(left, top, width * min(max(points, 0), LIFE) // LIFE, 14, colour)
    for tick in range(TICK, LIFE, TICK):
        canvas.fill(left + width * tick // LIFE - 1, top, 2, 14, "sumi")
    if scene.view.options.leaders == "drowning":
        canvas.fill(left + width * HALF // LIFE - 2, top - 4, 4, 22, "washi")


def bonus(canvas: Canvas, scene: RegroupScene, seat: Seat, box: Box) -> int:
    """The leader's signs at the end of the bar, veiled while the bonus does not count. Returns their width."""
    if scene.view.options.leaders == "plain":
        return 0
    kinds = LEADERS[scene.view.leaders[seat]].bonus
    for place, kind in enumerate(kinds):
        sign = pieces.bonus(kind, holds=scene.view.bonus[seat] and stands(scene.view, seat))
        canvas.put(sign, box.x + box.width - 8 - 28 * (len(kinds) - place), box.y + 39)
    return 28 * len(kinds) + 4


def totals(canvas: Canvas, block: Block, values: Totals, before: Totals) -> None:
    for kind, value, old, box in zip(KINDS, values, before, tiles(block), strict=True):
        (stacked if box.height > box.width else level)(canvas, kind, value, box)
        if value != old:
            change(canvas, signed(value - old), box)


def stacked(canvas: Canvas, kind: Kind, value: int, box: Box) -> None:
    """A sign with its total below it."""
    side, middle = 42, box.x + box.width // 2
    canvas.put(pieces.icon(kind, side), middle - side // 2, box.y + 6)
    canvas.write(value, middle, box.y + box.height - 9, 40, on="yoi", family="serif")


def level(canvas: Canvas, kind: Kind, value: int, box: Box) -> None:
    """A sign with its total beside it, as large as fits."""
    side = min(box.height - 6, 46, box.width * 2 // 5)
    room = box.width - side - 10
    size = min(48, box.height + SEAM, max(SMALLEST, round(room / (DIGIT * len(str(value))))))
    canvas.put(pieces.icon(kind, side), box.x + 5, box.y + (box.height - side) // 2)
    middle = box.x + 5 + side + room / 2
    canvas.write(value, middle, box.y + box.height / 2 + 0.34 * size, size, on="yoi", family="serif")


def change(canvas: Canvas, text: str, box: Box) -> None:
    canvas.put(pieces.chip(56, "washi", "yoru"), box.x + box.width - 52, box.y - 16)
    canvas.write(text, box.x + box.width - 24, box.y + 13, SMALLEST, on="washi", ink="sumi")

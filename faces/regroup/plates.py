"""The plates of players on pictures of Regroup!, and how the last battle went."""

from engine.core import Seat
from engine.games.regroup.parts import HALF, KINDS, LEADERS, LIFE, Kind
from engine.games.regroup.state import Battle, Blow, Fighter, Totals
from faces.draw.atlas import Sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.shared import turn
from faces.names import pictured
from faces.regroup import pieces
from faces.regroup.reading import RegroupScene, attacks, fighter, placing, stands
from faces.regroup.rooms import SEAM, Block, Box, tiles
from faces.regroup.words import minus
from faces.text import signed

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
    """The leader, or the one the reader wants, or the card that is held."""
    view = scene.view
    if holding(scene, seat):
        return pieces.card(view.placing or 0, 0, HELD)
    leader = view.leaders[seat] or (view.wish if seat == view.seat else None) or pieces.EGG
    return (pieces.FACES if stands(view, seat) else pieces.FALLEN)[leader]


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
    leader = scene.view.leaders[seat]
    if leader is None or scene.view.options.leaders == "plain":
        return 0
    kinds = LEADERS[leader].bonus
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


# A battle in signs: who struck whom, with what, how much was blocked, and what got through.


ICON = 28
TWO_LINES = 80  # px; a blow takes two lines in boxes at least this high
LONGEST = 4  # characters of an attack and what was blocked of it, beside another
LINE = 56  # px, the height of a blow among many


def told(canvas: Canvas, battle: Battle, box: Box) -> None:
    """A battle of two: a blow each way, side by side or one below the other."""
    if len(battle.fighters) > 2 or not battle.blows:
        return
    stacked = box.height > box.width // 2
    wide, high = (box.width, box.height // 2) if stacked else (box.width // 2, box.height)
    for place, blow in enumerate(battle.blows):
        left, top = (box.x, box.y + high * place) if stacked else (box.x + wide * place, box.y)
        line(canvas, battle, blow, Box(left, top, wide, high))


def line(canvas: Canvas, battle: Battle, blow: Blow, box: Box) -> None:
    """A blow: from whom to whom, both attacks (and what was blocked, if there is room), and the result."""
    high = box.height >= TWO_LINES
    middle = box.y + box.height // 2 - 20 * high
    canvas.put(pieces.MARKS[blow.attacker], box.x + 10, middle - 14)
    canvas.put(pieces.CHEVRON, box.x + 42, middle - 11)
    canvas.put(pieces.MARKS[blow.defender], box.x + 60, middle - 14)
    left, below = (box.x + 10, middle + 42) if high else (box.x + 104, middle)
    sums = [f"{strength}−{blocked}" for _, strength, blocked in attacks(blow)]
    shown = high and max(map(len, sums)) <= LONGEST
    for place, (kind, strength, blocked) in enumerate(attacks(blow)):
        x = left + (112 if high else 76) * place
        text = sums[place] if shown else str(strength - blocked)
        canvas.put(pieces.icon(kind, ICON), x, below - ICON // 2)
        canvas.write(text, x + ICON + 8, below + 11, SMALLEST, on="yoi", anchor="l")
    result(canvas, battle, blow, box.x + box.width - 12, middle)


def result(canvas: Canvas, battle: Battle, blow: Blow, right: int, middle: int) -> None:
    """The life lost; in a battle of two also what the defender healed afterwards."""
    struck = next(fighter for fighter in battle.fighters if fighter.seat == blow.defender)
    if struck.healed and len(battle.fighters) == 2:
        text = f"+{struck.healed}"
        canvas.write(text, right, middle + 11, SMALLEST, on="yoi", anchor="r")
        right -= 21 * len(text)
        canvas.put(pieces.icon("potion", ICON), right - ICON, middle - ICON // 2)
        right -= ICON + 6
    canvas.write(
        f"−{blow.damage}" if blow.damage else "0", right, middle + 11, 34, on="yoi", family="serif", anchor="r"
    )


# All blows of the battle that ended the match


def table(canvas: Canvas, battle: Battle, box: Box) -> None:
    count = len(battle.fighters)
    if count == 2:
        told(canvas, battle, box)
    elif box.height > box.width // 2:
        high = min(LINE, box.height // max(len(battle.blows), 1))
        top = box.y + (box.height - high * len(battle.blows)) // 2
        for place, blow in enumerate(battle.blows):
            line(canvas, battle, blow, Box(box.x, top + high * place, box.width, high))
    else:
        pitch = (box.height - 2 * SEAM) // count
        for place, fighter in enumerate(battle.fighters):
            row(canvas, battle, fighter, Box(box.x, box.y + SEAM + pitch * place, box.width, pitch))


def row(canvas: Canvas, battle: Battle, fighter: Fighter, box: Box) -> None:
    """An attacker, and what got through to each of the others."""
    middle = box.y + box.height // 2
    canvas.put(pieces.MARKS[fighter.seat], box.x + 14, middle - 14)
    canvas.put(pieces.CHEVRON, box.x + 50, middle - 11)
    blows = [blow for blow in battle.blows if blow.attacker == fighter.seat]
    pitch = (box.width - 90) // max(len(blows), 1)
    for place, blow in enumerate(blows):
        x = box.x + 84 + pitch * place
        canvas.put(pieces.MARKS[blow.defender], x, middle - 14)
        for step, (kind, strength, blocked) in enumerate(attacks(blow)):
            canvas.put(pieces.icon(kind, ICON), x + 44 + 86 * step, middle - ICON // 2)
            through = strength - blocked
            canvas.write(through, x + 44 + ICON + 8 + 86 * step, middle + 11, SMALLEST, on="yoi", anchor="l")

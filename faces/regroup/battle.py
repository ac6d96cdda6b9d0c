"""A battle in signs: who struck whom, with what, how much was blocked, and what got through."""

from engine.games.regroup.state import Battle, Blow, Fighter
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.regroup import pieces
from faces.regroup.reading import attacks
from faces.regroup.rooms import SEAM, Box

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
    arrow(canvas, blow, box.x + 10, middle)
    left, below = (box.x + 10, middle + 42) if high else (box.x + 104, middle)
    sums = [f"{strength}−{blocked}" for _, strength, blocked in attacks(blow)]
    shown = high and max(map(len, sums)) <= LONGEST
    for place, (kind, strength, blocked) in enumerate(attacks(blow)):
        x = left + (112 if high else 76) * place
        text = sums[place] if shown else str(strength - blocked)
        canvas.put(pieces.icon(kind, ICON), x, below - ICON // 2)
        canvas.write(text, x + ICON + 8, below + 11, SMALLEST, on="yoi", anchor="l")
    result(canvas, battle, blow, box.x + box.width - 12, middle)


def arrow(canvas: Canvas, blow: Blow, x: int, middle: int) -> None:
    canvas.put(pieces.MARKS[blow.attacker], x, middle - 14)
    canvas.put(pieces.CHEVRON, x + 32, middle - 11)
    canvas.put(pieces.MARKS[blow.defender], x + 50, middle - 14)


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

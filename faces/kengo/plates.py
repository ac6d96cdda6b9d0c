"""The top row: each player's plate with name and rounds won, and the pile between them."""

from engine.games.kengo.state import Move, View
from faces.core import Scene
from faces.draw.canvas import Canvas
from faces.draw.letters import fitted
from faces.kengo import pieces
from faces.kengo.fencers import victor

PLATES_AT = (24, 526)
TOP, HEIGHT, WIDTH = 24, 56, 350
NAME_AT = 54


def plates(canvas: Canvas, scene: Scene[View, Move]) -> None:
    for seat, left in enumerate(PLATES_AT):
        canvas.put(pieces.PLATE, left, TOP)
        canvas.put(pieces.PLATE_MARKS[seat], left + 11, TOP + 11)
        room = pips(canvas, scene.view, seat, left) - NAME_AT
        name = fitted(scene.names[seat], "sans", 30, room)
        canvas.write(name, left + NAME_AT, TOP + 38, 30, on="yoi", anchor="l")
        if seat in scene.asked or seat == victor(scene.view):
            canvas.put(pieces.PLATE_TURN, left, TOP)


def pips(canvas: Canvas, view: View, seat: int, left: int) -> int:
    """Rounds won, and before them matches, if it takes more than one; returns where the name has to end."""
    rounds = max(view.options.rounds, view.score[seat])
    needed = view.options.matches // 2 + 1
    pitch = 30 if needed == 1 and rounds < 6 else 25
    first = WIDTH - 38 - pitch * (rounds - 1)
    for place in range(rounds):
        canvas.put(pieces.PIPS[seat, place < view.score[seat]], left + first + pitch * place, TOP + 14)
    if needed == 1:
        return first - 8
    first -= 48
    canvas.put(pieces.MATCHES[seat], left + first, TOP + 8)
    canvas.write(view.matches_won[seat], left + first + 20, TOP + 37, 24, on="kin", ink="sumi")
    return first - 6


def pile(canvas: Canvas, view: View) -> None:
    canvas.put(pieces.PILE, 402, 18)
    canvas.write(view.pile_size, 462, 66, 44, on="yoru", family="serif", anchor="l")

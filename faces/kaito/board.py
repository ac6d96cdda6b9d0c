"""KAITO as text: the grid in letters and figures, and what each side has."""

from collections.abc import Iterable, Iterator

from engine.core import Seat
from engine.games.kaito.parts import NAMES, Tile
from engine.games.kaito.state import View
from faces.kaito.reading import (
    LETTERS,
    SIDE,
    KaitoScene,
    foreseen,
    in_danger,
    left_on_grid,
    offered_back,
    offers,
    seats,
    targets,
    victor,
    vital,
)
from faces.text import MARKS, counted, headline, standing, text_board

NAME = 20  # characters that fit on a line with mark, colour and turn


def board(scene: KaitoScene) -> str:
    danger, scene = in_danger(scene), foreseen(scene)
    sides = (line for seat in seats(scene.view) for line in side(scene, seat))
    marked = [scene.say("kaito-board-danger")] if danger else []
    return text_board((*grid(scene, danger or targets(scene)), *below(scene), *marked, *sides))


def grid(scene: KaitoScene, marked: list[int]) -> Iterator[str]:
    """Each square takes four characters, so that columns stay aligned however it is marked."""
    yield "   " + "".join(f"{letter}   " for letter in LETTERS).rstrip()
    for row in range(SIDE):
        squares = range(row * SIDE, row * SIDE + SIDE)
        yield f"{row + 1} " + "".join(cell(scene.view, square, square in marked) for square in squares).rstrip()


def cell(view: View, square: int, target: bool) -> str:
    code = str(view.grid[square] or "..")
    if square == view.kaito:
        return f"[{code}]"
    return f"({code})" if target else f" {code} "


def below(scene: KaitoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("kaito-board-legend")
    yield say("kaito-board-kaito", up=say(f"kaito-{view.up}")) if view.up else say("kaito-board-no-kaito")
    if view.last is not None:
        yield say("kaito-board-last", square=NAMES[view.last[0]])
    if targets(scene):
        yield say("kaito-board-targets")
    if offered_back(scene):
        yield say("kaito-board-offer", tiles=codes((*offered_back(scene), *offers(scene))))


def side(scene: KaitoScene, seat: Seat) -> Iterator[str]:
    view, say = scene.view, scene.say
    colour, left = view.colours[seat], left_on_grid(view)
    mark, status = MARKS[seats(view).index(seat)], standing(scene, seat, "kaito", won=seat == victor(scene))
    yield headline(mark, say("with-note", text=scene.names[seat][:NAME], note=say(f"kaito-{colour}")), status)
    katana, kabuto = (left[tile] for tile in vital(colour))
    yield "  " + say("kaito-board-grid", katana=katana, kabuto=kabuto)
    held = codes(view.captured[seat])
    yield "  " + (say("kaito-board-holds", tiles=held) if held else say("kaito-board-holds-none"))
    yield "  " + say("kaito-board-aside", count=view.aside[seat])


def codes(tiles: Iterable[Tile]) -> str:
    """Kind by kind: "bk×2 b3"."""
    return " ".join(counted(map(str, sorted(tiles, key=list(Tile).index))))

"""What a Regroup! scene means: armies with the card being considered, totals, who lives, who has won."""

from engine.core import Seat
from engine.games.regroup.parts import Kind
from engine.games.regroup.state import (
    Army,
    Blow,
    Cell,
    Corner,
    Fighter,
    Move,
    Place,
    Totals,
    View,
    cells,
    corner,
    placed,
    totals_of,
)
from faces.core import Scene

RegroupScene = Scene[View, Move]

# The grid that players see. An army's cells keep their names while it grows, so the first card, which never moves, lies
# so far from a and 1 that hardly any army gets there. One that does goes on with z and 26.
HOME = ord("h") - ord("a"), 7
AROUND = 26


def column_name(army: Army, column: int) -> str:
    """The letter of a column that the rules count from the left end of the army."""
    return chr(ord("a") + (HOME[0] + army.left + column) % AROUND)


def row_name(army: Army, row: int) -> str:
    """The number of a row that the rules count from the top of the army."""
    return str((HOME[1] + army.top + row) % AROUND + 1)


def cell_name(army: Army, column: int, row: int) -> str:
    return column_name(army, column) + row_name(army, row)


def place_name(view: View, move: Place) -> str:
    """Where the seat that places a card would lay it, or the seat that looks has just laid it; "" for others."""
    if view.placing is not None:
        return cell_name(view.armies[view.turn], *corner(move.spot))
    if view.seat is None:
        return ""
    army = view.armies[view.seat]
    newest = army.laid[-1]
    return cell_name(army, newest.column - army.left, newest.row - army.top)


def weighed(scene: RegroupScene) -> Place | None:
    """The placement that the reader is considering."""
    return scene.weighed if isinstance(scene.weighed, Place) and placing(scene) else None


def placing(scene: RegroupScene) -> bool:
    """Whether the reader has taken a card and must place it."""
    return scene.view.placing is not None and scene.reader == scene.view.turn


def army_with(view: View, move: Place) -> Army:
    return placed(view.armies[view.turn], view.placing or 0, move.spot, move.turns)


def shown(scene: RegroupScene, seat: Seat) -> Army:
    """A seat's army, with the card being considered if it belongs there."""
    move = weighed(scene) if seat == scene.view.turn else None
    return army_with(scene.view, move) if move else scene.view.armies[seat]


def lettered(scene: RegroupScene, seat: Seat) -> dict[Corner, Cell]:
    """The visible squares of an army, by column and row as they were before the card being considered."""
    army, before = shown(scene, seat), scene.view.armies[seat]
    aside, down = army.left - before.left, army.top - before.top
    return {(cell.column + aside, cell.row + down): cell for cell in cells(army)}


def now(scene: RegroupScene) -> Totals:
    return totals_of(scene.view, scene.view.turn)


def plan(scene: RegroupScene, move: Place) -> Totals:
    return totals_of(scene.view, scene.view.turn, army_with(scene.view, move))


def alive(view: View, seat: Seat) -> bool:
    return view.life[seat] > 0 and seat not in view.left


def stands(view: View, seat: Seat) -> bool:
    """Whether a player is shown as standing: alive, or the winner, even if nobody is alive."""
    return alive(view, seat) or seat == view.winner


def fighter(view: View, seat: Seat) -> Fighter | None:
    """The last battle as it went for a seat, if it fought."""
    if view.battle is None:
        return None
    return next((each for each in view.battle.fighters if each.seat == seat), None)


def attacks(blow: Blow) -> tuple[tuple[Kind, int, int], ...]:
    """The two attacks of a blow: kind, strength, and how much of it was blocked."""
    return ("sword", blow.physical, blow.physical_blocked), ("wand", blow.magic, blow.magic_blocked)


def watching(scene: RegroupScene) -> bool:
    """Whether the whole table is shown: to bystanders, to players who are out, and to all at the end."""
    view, reader = scene.view, scene.reader
    return reader is None or view.ended is not None or not alive(view, reader)

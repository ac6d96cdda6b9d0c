"""What a scene of Regroup! says beyond the view: armies as they would be, totals, who lives, who has won."""

from engine.core import Seat
from engine.games.regroup.state import (
    Army,
    Cell,
    Corner,
    Fighter,
    Move,
    Place,
    Totals,
    View,
    cells,
    placed,
    with_bonus,
)
from faces.core import Scene

RegroupScene = Scene[View, Move]


def weighed(scene: RegroupScene) -> Place | None:
    """The place for a card that the reader is considering."""
    return scene.weighed if isinstance(scene.weighed, Place) and placing(scene) else None


def placing(scene: RegroupScene) -> bool:
    """Whether it is the reader who has taken a card and is to lay it down."""
    return scene.view.placing is not None and scene.reader == scene.view.turn and bool(scene.options)


def army_with(view: View, move: Place) -> Army:
    return placed(view.armies[view.turn], view.placing or 0, move.spot, move.turns)


def totals_of(view: View, seat: Seat, army: Army | None = None) -> Totals:
    """As they stand, or would with another army."""
    return with_bonus(army or view.armies[seat], view.leaders[seat], view.bonus[seat])


def shown(scene: RegroupScene, seat: Seat) -> Army:
    """With the card that is weighed, if it is laid over this army."""
    move = weighed(scene) if seat == scene.view.turn else None
    return army_with(scene.view, move) if move else scene.view.armies[seat]


def lettered(scene: RegroupScene, seat: Seat) -> dict[Corner, Cell]:
    """What shows of an army, by the letters and numbers as they are before a card is laid."""
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
    """Who is shown as standing: the living, and at the end whoever has won, even if nobody lives."""
    return alive(view, seat) or seat == view.winner


def fighter(view: View, seat: Seat) -> Fighter | None:
    """What the last battle was for a seat, if it fought."""
    if view.battle is None:
        return None
    return next((each for each in view.battle.fighters if each.seat == seat), None)


def watching(scene: RegroupScene) -> bool:
    """Whether the whole table is shown: to bystanders, to those who are out, and to everybody at the end."""
    view, reader = scene.view, scene.reader
    return reader is None or view.ended is not None or not alive(view, reader)

"""The picture of Kendo Duel: plates above, the exchange in the middle, and the hand or all hands below."""

from faces.draw.banner import crown
from faces.draw.canvas import Canvas
from faces.draw.marks import SEATS
from faces.kendo import pieces, piles, stage
from faces.kendo.hands import mats, own_hand
from faces.kendo.plates import TOP, plates
from faces.kendo.words import KendoScene
from faces.names import pictured

LEFT, GAP, MARGIN = 24, 10, 14
WIDTH, LEAST, MOST = 900, 620, 800


def picture(scene: KendoScene) -> bytes:
    """PNG, 900 x 620 to 800 px. The reader's hand lies at the bottom; bystanders, and all at the end, see all hands."""
    view = scene.view
    canvas = Canvas.plain(WIDTH, MOST)
    plates(canvas, scene)
    top = TOP + pieces.HEIGHTS[view.seats] + GAP
    middle(canvas, scene, top)
    own = bool(view.hand) and view.stage != "over"
    below = (own_hand if own else mats)(canvas, scene, top + stage.HEIGHT)
    canvas.cut(min(MOST, max(LEAST, below + MARGIN)))
    if view.jikan in ("last", "extension"):
        canvas.put(pieces.TIME, 450 - 24, TOP + 4)
    if view.stage == "over":
        crown(canvas, [(SEATS[seat], pictured(scene, seat)) for seat in view.winners or stage.drawn(view)])
    return canvas.png()


def middle(canvas: Canvas, scene: KendoScene, top: int) -> None:
    view = scene.view
    canvas.put(pieces.STAGE, LEFT, top)
    if view.stage == "change":
        piles.wide(canvas, view.deck_sizes, top + 47)
        return
    piles.column(canvas, view.deck_sizes, piles.offered(scene), stage.PILES_AT, top + 25)
    lying, places = stage.laid(view), stage.places_of(view)
    if view.stage == "pull":
        stage.attack(canvas, lying[-1:], top)
        piles.backs(canvas, scene, top)
        return
    stage.cards(canvas, view, top)
    if not lying:
        piles.totals(canvas, view, top)
    (stage.outcome if view.stage == "over" else stage.next_place)(canvas, view, places[-1], top)
    stage.came_of_it(canvas, view, places, top)

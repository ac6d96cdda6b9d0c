"""The picture of Kendo Duel: plates above, the exchange in the middle, and the hand or all hands below."""

from faces.draw.atlas import ground
from faces.draw.canvas import Canvas
from faces.draw.shapes import document, panel
from faces.kendo import pieces, piles, stage
from faces.kendo.aftermath import came_of_it, places_of
from faces.kendo.hands import own_hand
from faces.kendo.mats import mats
from faces.kendo.outcome import outcome
from faces.kendo.plates import TOP, plates
from faces.kendo.pulls import backs
from faces.kendo.totals import totals
from faces.kendo.words import KendoScene

NIGHT = ground(document(panel(0, 0, 900, 800, "yoru", 0), 900, 800))
LEFT, GAP, MARGIN = 24, 10, 14
LEAST, MOST = 620, 800
DRAWS = ("bonus", "refill")


def picture(scene: KendoScene) -> bytes:
    """One's own hand lies below while the match runs; who has none, and everybody at the end, sees those of all."""
    view = scene.view
    canvas = Canvas(NIGHT)
    plates(canvas, scene)
    top = TOP + pieces.HEIGHTS[view.seats] + GAP
    middle(canvas, scene, top)
    own = bool(view.hand) and view.stage != "over"
    below = (own_hand if own else mats)(canvas, scene, top + stage.HEIGHT)
    canvas.cut(min(MOST, max(LEAST, below + MARGIN)))
    if view.jikan in ("last", "extension"):
        canvas.put(pieces.TIME, 450 - 24, TOP + 4)
    return canvas.png()


def middle(canvas: Canvas, scene: KendoScene, top: int) -> None:
    view = scene.view
    canvas.put(pieces.STAGE, LEFT, top)
    if view.stage == "change":
        piles.wide(canvas, view.deck_sizes, top + 47)
        return
    piles.column(canvas, view.deck_sizes, piles.offered(scene), stage.PILES_AT, top + 25)
    cards, done = stage.laid(view), stage.done(view)
    if view.stage == "pull":
        stage.attack(canvas, cards[-1:], top)
        backs(canvas, scene, top)
        return
    places = places_of(view)
    stage.older_cards(canvas, cards[:-2], top)
    stage.big_cards(canvas, cards[-2:], places, top, done)
    if not cards:
        totals(canvas, view, top)
    if view.stage == "over":
        outcome(canvas, view, places[-1], top)
    else:
        next_place(canvas, scene, places[-1], top)
    came_of_it(canvas, view, places, top)


def next_place(canvas: Canvas, scene: KendoScene, left: int, top: int) -> None:
    """Dashed and golden: whose card comes next, and what it must answer."""
    view, threat = scene.view, scene.view.threat
    if threat:
        sprite, seat = pieces.wanted(threat.reinforcement or threat.strike), threat.defender
    else:
        sprite, seat = pieces.DRAWING if view.stage in DRAWS else pieces.OPENING, view.turn
    canvas.put(sprite, left, top + stage.CARD_TOP)
    canvas.put(pieces.CARD_MARKS[seat], left - 18, top + stage.CARD_TOP - 13)

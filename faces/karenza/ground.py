"""Where things are on the pictures of Karenza, and the grounds on which the rest is put."""

from dataclasses import dataclass

from faces.atlas import ground
from faces.shapes import document, panel

WIDTH, MARGIN, GAP = 900, 24, 12
HIGHEST = 800
PLATES_TOP = 24
STAGE = 300  # the pose board as it is drawn
SQUARES = {"a": (150, 46), "b": (46, 150), "c": (254, 150), "d": (150, 254)}
POINTS = {"1": (72, 72), "2": (228, 72), "3": (72, 228), "4": (228, 228)}
# Where a covered place is named: beside its token, outward.
OUTSIDE = {
    "a": (92, 30), "b": (27, 102), "c": (273, 102), "d": (92, 288),
    "1": (31, 58), "2": (269, 58), "3": (31, 264), "4": (269, 264),
}  # fmt: skip

NIGHT = ground(document(panel(0, 0, WIDTH, HIGHEST, "yoru", 0), WIDTH, HIGHEST))


@dataclass(frozen=True, slots=True)
class Floor:
    """What fits how many seats: two stand face to face, more in one row."""

    column: int  # width of a seat's plate
    plate: int  # its height
    stage: int  # width of a pose board
    card: int  # width of a card on the table
    letter: int  # size of the letters on the board
    cards_top: int
    height: int

    @property
    def stages_top(self) -> int:
        return PLATES_TOP + self.plate + GAP

    def left(self, seat: int, seats: int) -> int:
        """Where a seat's column begins: the first at the left edge, the last at the right."""
        room = WIDTH - 2 * MARGIN - self.column
        return MARGIN + round(seat * room / (seats - 1))


FLOORS = {
    2: Floor(column=412, plate=80, stage=338, card=184, letter=33, cards_top=478, height=760),
    3: Floor(column=276, plate=112, stage=276, card=150, letter=30, cards_top=512, height=746),
    4: Floor(column=204, plate=112, stage=204, card=150, letter=26, cards_top=440, height=674),
}

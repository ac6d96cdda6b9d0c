"""Where things are on the pictures of Karenza (px), and their background."""

from dataclasses import dataclass

from faces.draw.atlas import ground
from faces.draw.shapes import document, panel

WIDTH, MARGIN, GAP = 900, 24, 12
HIGHEST = 800
PLATES_TOP = 24
STAGE = 300  # the width of the pose board as it is drawn
SQUARES = {"a": (150, 46), "b": (46, 150), "c": (254, 150), "d": (150, 254)}
POINTS = {"1": (72, 72), "2": (228, 72), "3": (72, 228), "4": (228, 228)}
# Where the name of a covered place is written: beside its token, towards the edge.
OUTSIDE = {
    "a": (91, 26), "b": (28, 94), "c": (272, 94), "d": (91, 273),
    "1": (29, 42), "2": (271, 42), "3": (29, 259), "4": (271, 259),
}  # fmt: skip

NIGHT = ground(document(panel(0, 0, WIDTH, HIGHEST, "yoru", 0), WIDTH, HIGHEST))


@dataclass(frozen=True, slots=True)
class Floor:
    """The sizes for one number of seats: two players face each other, more stand in a row."""

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

    @property
    def band(self) -> int:
        """The middle of the band between the boards of three or four players and their cards."""
        return (self.stages_top + self.stage + self.cards_top) // 2

    def plate_left(self, seat: int, seats: int) -> int:
        return self._left(seat, seats, self.column)

    def stage_left(self, seat: int, seats: int) -> int:
        return self._left(seat, seats, self.stage)

    def _left(self, seat: int, seats: int, width: int) -> int:
        """The first seat begins at the left edge, the last ends at the right."""
        return MARGIN + round(seat * (WIDTH - 2 * MARGIN - width) / (seats - 1))


FLOORS = {
    2: Floor(column=412, plate=84, stage=338, card=184, letter=33, cards_top=482, height=766),
    3: Floor(column=276, plate=114, stage=276, card=160, letter=30, cards_top=526, height=774),
    4: Floor(column=204, plate=114, stage=204, card=160, letter=26, cards_top=454, height=702),
}

"""Where things are on the pictures of Karenza (px), and their background."""

from dataclasses import dataclass

WIDTH, MARGIN, GAP = 900, 24, 12
HIGHEST = 800
PLATES_TOP = 24
STAGE = 300  # the width of the pose board as it is drawn
SQUARES = {"a": (150, 46), "b": (46, 150), "c": (254, 150), "d": (150, 254)}
POINTS = {"1": (72, 72), "2": (228, 72), "3": (72, 228), "4": (228, 228)}
# Where the name of a covered place is written: beside its token, towards the edge.
OUTSIDE = {
    "a": (84, 25), "b": (28, 86), "c": (272, 86), "d": (84, 275),
    "1": (29, 42), "2": (271, 42), "3": (29, 259), "4": (271, 259),
}  # fmt: skip


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
    2: Floor(column=420, plate=122, stage=338, card=184, letter=35, cards_top=516, height=796),
    3: Floor(column=276, plate=122, stage=276, card=182, letter=35, cards_top=520, height=796),
    4: Floor(column=204, plate=160, stage=204, card=182, letter=35, cards_top=484, height=760),
}
# While no cards lie on the table, nothing lies between the boards: two are larger, and below more lie the warriors.
QUIET = {
    2: Floor(column=420, plate=122, stage=420, card=0, letter=41, cards_top=620, height=620),
    3: Floor(column=276, plate=122, stage=276, card=276, letter=35, cards_top=448, height=748),
    4: Floor(column=204, plate=160, stage=204, card=204, letter=35, cards_top=416, height=644),
}

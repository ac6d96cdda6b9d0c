"""Cards of one size side by side in as many rows as let them be largest."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

ROWS = range(1, 6)


class Spread(NamedTuple):
    columns: int
    rows: int
    width: int
    gap: int

    @property
    def height(self) -> int:
        return round(self.width * 1.4)

    @property
    def size(self) -> tuple[int, int]:
        across = self.columns * (self.width + self.gap) - self.gap
        return across, self.rows * (self.height + self.gap) - self.gap

    def places(self, count: int, left: int, top: int) -> Iterator[tuple[int, int]]:
        for place in range(count):
            row, column = divmod(place, self.columns)
            yield left + column * (self.width + self.gap), top + row * (self.height + self.gap)


@cache
def spread(count: int, room: tuple[int, int], gap: int, widest: int) -> Spread:
    """`room` is width and height; of equal sizes, that with fewer rows."""
    found = (_rows(max(count, 1), rows, room, gap, widest) for rows in ROWS)
    return max(found, key=lambda each: (each.width, -each.rows))


def _rows(count: int, rows: int, room: tuple[int, int], gap: int, widest: int) -> Spread:
    columns = -(-count // rows)
    across = (room[0] - (columns - 1) * gap) // columns
    high = int((room[1] - (rows - 1) * gap) / rows / 1.4)
    return Spread(columns, rows, max(12, min(widest, across, high)), gap)

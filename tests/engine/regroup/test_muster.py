"""What an army amounts to: RG-3, RG-4, RG-5, RG-6, RG-R1."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.regroup.parts import CARDS, KINDS, LETTERS, turned
from engine.games.regroup.state import Totals, cells, groups, placed, size, totals
from tests.engine.regroup.drawing import drawn, shown, with_cards


@pytest.mark.parametrize(
    ("picture", "amounts"),
    [
        ("F F S / F W S / C W P", Totals(3, 2, 2, 0, 1, 1)),  # RG-S1
        ("F S / S F", Totals(0, 0, 0, 0, 0, 0)),  # RG-S2: a corner is no neighbour
        ("F F", Totals(2, 0, 0, 0, 0, 0)),
        ("F / F", Totals(2, 0, 0, 0, 0, 0)),
        ("F2 S / W B", Totals(0, 0, 0, 0, 0, 0)),  # RG-3: one square is no group, however many stand on it
        ("F2 F", Totals(3, 0, 0, 0, 0, 0)),  # RG-3
        ("F2 F2", Totals(4, 0, 0, 0, 0, 0)),
        ("F F S F F F", Totals(5, 0, 0, 0, 0, 0)),  # RG-6: two groups are added
        ("F . F", Totals(0, 0, 0, 0, 0, 0)),
        ("W W2 . / . . B / S S B", Totals(0, 3, 2, 2, 0, 0)),  # RG-4, RG-5: defence as attack
        ("C . C / P S P", Totals(0, 0, 0, 0, 2, 2)),  # RG-R1: coins and potions need no neighbour
        ("F F . . / . F F . / . . F F", Totals(6, 0, 0, 0, 0, 0)),
    ],
)
def test_values_are_the_sum_of_all_groups(picture, amounts):
    assert totals(drawn(picture)) == amounts


@given(st.integers(1, 6), st.integers(1, 6), st.data())
def test_an_army_of_any_shape_amounts_to_what_counting_neighbours_gives(columns, rows, data):
    square = st.sampled_from([".", "F", "F2", "W", "W2", "S", "B", "C", "P"])
    grid = [[data.draw(square) for _ in range(columns)] for _ in range(rows)]
    army = drawn("\n".join(map(" ".join, grid)))
    for letter, kind in LETTERS.items():
        counted = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column][0] != letter:
                    continue
                near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
                alone = not any(0 <= y < rows and 0 <= x < columns and grid[y][x][0] == letter for y, x in near)
                counted += 0 if alone and letter in "FWSB" else int(grid[row][column][1:] or 1)
        assert getattr(totals(army), kind) == counted


def test_a_drawing_and_its_bits_are_the_same():
    for picture in ("F F2 S / . W S", "C . / . P2"):
        assert shown(drawn(picture)) == picture


# What the faces show


def test_cells_say_what_lies_on_top_and_of_which_card():
    army = with_cards((1, "c3", 2))  # W B2 / F2 F2 over the lower right corner of F S / B W
    assert shown(army) == "F S . / B W B2 / . F2 F2"
    assert [(cell.column, cell.row, cell.laid, cell.grouped) for cell in cells(army)] == [
        (1, 1, 0, False), (2, 1, 0, False),
        (1, 2, 0, False), (2, 2, 1, False), (3, 2, 1, False),
        (2, 3, 1, True), (3, 3, 1, True),
    ]  # fmt: skip
    assert size(army) == (3, 3)


def test_groups_are_the_fighters_that_hang_together():
    army = with_cards((1, "c3", 2))
    assert groups(army) == (("sword", ((2, 3), (3, 3)), 4),)


def test_a_group_names_its_cells_row_by_row():
    army = with_cards((1, "b3", 3))
    assert shown(army) == "F S / F2 W / F2 B2"
    assert groups(army) == (("sword", ((1, 1), (1, 2), (1, 3)), 5),)


@given(st.lists(st.tuples(st.integers(1, 43), st.integers(0, 10**6), st.integers(0, 3)), max_size=9))
def test_cells_groups_and_totals_tell_the_same(puts):
    army = with_cards()
    for card, at, turns in puts:
        across, down = size(army)
        covering = [
            (column, row)
            for column in range(across + 1)
            for row in range(down + 1)
            if {(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)}
            & {(cell.column, cell.row) for cell in cells(army)}
        ]
        column, row = covering[at % len(covering)]
        army = placed(army, card, f"{chr(97 + column)}{row + 1}", turns)
    amounts = totals(army)
    for kind in KINDS[:4]:
        assert getattr(amounts, kind) == sum(group.chickens for group in groups(army) if group.kind == kind)
    assert amounts.coin == sum(cell.chickens for cell in cells(army) if cell.kind == "coin")
    assert amounts.potion == sum(cell.chickens for cell in cells(army) if cell.kind == "potion")
    assert {(cell.column, cell.row) for cell in cells(army) if cell.grouped and cell.kind in KINDS[:4]} == {
        at for group in groups(army) for at in group.cells
    }
    newest = [cell for cell in cells(army) if cell.laid == len(army.laid) - 1]
    card, *_, turns = army.laid[-1]
    assert [cell.kind for cell in newest] == [square.kind for square in turned(CARDS[card].squares, turns)]

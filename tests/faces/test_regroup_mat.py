"""Armies on their mats: they fit, lie in the middle, and every group has one line that closes."""

from random import Random

from engine.games.regroup.parts import FIGHTERS
from engine.games.regroup.state import cells, groups, placed, size, totals
from faces.draw.canvas import Canvas
from faces.regroup.borders import FIGURES, SIZES
from faces.regroup.mat import LETTERS, ROOM, card_corner, figures, lattice, lay, lettered_lattice, turn, turns
from faces.regroup.rooms import HEIGHT, WIDTH, own, tiles, whole
from faces.regroup.squares import Look, faced, quarter
from tests.faces.regroup_scenes import CORNERS, endless, played_to

STATES = [played_to("take", seats, plies, str(plies)) for seats in (2, 3, 4) for plies in (0, 10, 20, 40)]
ARMIES = [army for state in STATES for army in state.armies]
ARMIES += [army for way in CORNERS for army in endless(2, way).view.armies]

ROOMS = [
    *(own(others) for others in (1, 2, 3)),
    own(1, fought=False),
    whole(2, over=False, fought=False),
    *(whole(seats, over) for seats in (2, 3, 4) for over in (False, True)),
]


def boxes(room):
    return [box for block in room.blocks for box in (block.plate, block.mat, block.totals)] + [room.market]


def test_nothing_on_a_picture_lies_over_anything_else():
    for room in ROOMS:
        found = boxes(room) + ([room.battle] if room.battle else [])
        for number, one in enumerate(found):
            assert one.x >= 16
            assert one.y >= 16
            assert one.x + one.width <= WIDTH - 16
            assert one.y + one.height <= HEIGHT - 14
            for other in found[number + 1 :]:
                apart = one.x + one.width <= other.x or other.x + other.width <= one.x
                assert apart or one.y + one.height <= other.y or other.y + other.height <= one.y


def test_the_six_totals_have_a_place_each_within_theirs():
    for room in ROOMS:
        for block in room.blocks:
            found = tiles(block)
            assert len(set(found)) == 6
            for tile in found:
                assert tile.height >= 20
                assert block.totals.x <= tile.x
                assert tile.x + tile.width <= block.totals.x + block.totals.width + 1
                assert tile.y + tile.height <= block.totals.y + block.totals.height + 1


def test_every_army_lies_in_the_middle_of_its_mat():
    for room in ROOMS:
        for army in ARMIES:
            for block in room.blocks:
                on, (columns, rows) = lattice(army, block.mat), size(army)
                left, top = on.at(1, 1)
                right, bottom = on.at(columns + 1, rows + 1)
                assert min(left - block.mat.x, top - block.mat.y) >= ROOM
                assert abs((left - block.mat.x) - (block.mat.x + block.mat.width - right)) <= 1
                assert abs((top - block.mat.y) - (block.mat.y + block.mat.height - bottom)) <= 1


def test_an_army_is_as_large_as_its_mat_allows():
    mat = own(1).blocks[0].mat
    for army in ARMIES:
        on, (columns, rows) = lattice(army, mat), size(army)
        larger = [side for side in SIZES if side > on.size]
        assert all(side * columns > mat.width - 2 * ROOM or side * rows > mat.height - 2 * ROOM for side in larger)


def test_armies_of_real_matches_stay_large_enough_to_be_read():
    for state in STATES:
        for army in state.armies:
            assert lettered_lattice(army, own(3).blocks[0].mat).size >= 36
            assert min(lattice(army, block.mat).size for block in own(3).blocks[1:]) >= 16


def test_lettered_squares_leave_room_for_letters_and_a_free_row_and_column():
    mat = own(3).blocks[0].mat
    for army in ARMIES:
        on, (columns, rows) = lettered_lattice(army, mat), size(army)
        left, top = on.at(0, 0)
        right, bottom = on.at(columns + 2, rows + 2)
        assert left - LETTERS >= mat.x
        assert top - LETTERS >= mat.y
        assert right <= mat.x + mat.width
        assert bottom <= mat.y + mat.height


def test_armies_shown_alike_have_figures_on_all_or_on_none():
    mats = [block.mat for block in whole(4, over=False).blocks]
    small, large = endless(4, "wide").view.armies, played_to("take", 4).armies
    assert figures(zip(large, mats, strict=True))
    assert not figures(zip((small[0], *large[1:]), mats, strict=True))


def test_only_fighters_that_stand_alone_are_veiled_and_on_the_first_card_all_do():
    mat = own(1).blocks[0].mat
    one, more = played_to("take").armies[0], played_to("take", 2, 10, "10").armies[0]
    assert not any(cell.grouped for cell in cells(one))
    for army in (one, more):
        on = lattice(army, mat)
        plain, dark = Canvas(own(1).ground), Canvas(own(1).ground)
        lay(plain, army, on)
        lay(dark, army, on, fallen=True)
        for cell in cells(army):
            x, y = on.at(cell.column, cell.row)
            middle = (x + on.size // 4, y + on.size // 4, x + on.size * 3 // 4, y + on.size * 3 // 4)
            veiled = plain.image.crop(middle).tobytes() == dark.image.crop(middle).tobytes()
            assert veiled == (not cell.grouped and cell.kind in FIGHTERS)


def test_the_first_cards_fill_their_mats():
    for room in (whole(2, over=False, fought=False), own(1, fought=False)):
        assert lattice(played_to("take").armies[0], room.blocks[0].mat).size >= 136


# Squares


def test_every_square_knows_which_corner_of_its_card_it_is():
    for army in ARMIES:
        for cell in cells(army):
            laid = army.laid[cell.laid]
            at = card_corner(army, cell)
            assert (laid.column + at % 2, laid.row + at // 2) == (cell.column + army.left, cell.row + army.top)


def test_squares_of_every_size_are_put_together_from_their_quarters():
    for side in SIZES:
        look = Look("sword", 2, side, 0, True, False, side >= FIGURES)
        whole_square = Canvas(faced(look))
        for part in range(4):
            made = quarter(look, part, None)
            half = side // 2
            whole_square.image.paste(made, (half * (part % 2), half * (part // 2)))
        assert whole_square.image.tobytes() == faced(look).tobytes()


def test_what_can_be_told_apart_by_its_card_or_its_count_looks_different():
    looks = [
        Look(kind, chickens, size, 0, True, veiled, figures)
        for kind in ("sword", "wand", "shield", "barrier")
        for chickens in (1, 2)
        for veiled in (False, True)
        for size, figures in ((64, True), (52, True), (52, False), (28, False))
    ]
    assert len({faced(look).tobytes() for look in looks}) == len(looks)


# Lines of groups


def test_a_group_of_two_has_one_line_round_it():
    group_of = {(1, 1): 0, (2, 1): 0}
    assert turns((1, 1), group_of) == ("out", "across", "out", "across")
    assert turns((2, 1), group_of) == ("across", "out", "across", "out")


def test_the_line_of_a_bent_group_turns_inward_at_the_bend():
    group_of = {(1, 1): 0, (2, 1): 0, (2, 2): 0}
    assert turns((2, 1), group_of) == ("across", "out", "in", "down")


def test_groups_that_touch_have_a_line_between_them():
    group_of = {(1, 1): 0, (2, 1): 0, (1, 2): 1, (2, 2): 1}
    assert turns((1, 1), group_of)[2] == "out"
    assert turns((1, 2), group_of)[0] == "out"


def test_no_line_runs_within_a_group_and_none_where_there_is_no_group():
    group_of = {(column, row): 0 for column in (1, 2, 3) for row in (1, 2, 3)}
    assert turns((2, 2), group_of) == (None,) * 4
    assert turns((5, 5), group_of) == (None,) * 4
    assert turn(level=True, beside=True, between=True) is None


def test_every_line_goes_on_in_the_next_square():
    """What leaves a quarter across or down arrives in the one beside it."""
    ends = {
        "across": {"side", "next"},
        "down": {"up", "mid"},
        "out": {"next", "mid"},
        "in": {"side", "up"},
        None: set(),
    }
    for army in ARMIES[:40]:
        group_of = {at: number for number, group in enumerate(groups(army)) for at in group.cells}
        lines = {at: turns(at, group_of) for at in group_of}
        for (column, row), line in lines.items():
            assert ("next" in ends[line[0]]) == ("next" in ends[line[1]])
            assert ("mid" in ends[line[0]]) == ("mid" in ends[line[2]])
            if group_of.get((column + 1, row)) == group_of[column, row]:
                assert ("side" in ends[line[1]]) == ("side" in ends[lines[column + 1, row][0]])
            else:
                assert "side" not in ends[line[1]]


def test_the_chickens_within_the_lines_are_those_that_count():
    luck = Random(3)
    for army in luck.sample(ARMIES, 20):
        counted = dict.fromkeys(("sword", "wand", "shield", "barrier"), 0)
        for group in groups(army):
            counted[group.kind] += group.chickens
        assert tuple(counted.values()) == totals(army)[:4]


def test_an_army_moved_by_a_card_in_its_first_column_keeps_its_squares():
    army = played_to("place").armies[0]
    after = placed(army, 3, "a1", 0)
    moved = {(cell.column + after.left, cell.row + after.top) for cell in cells(after)}
    assert {(cell.column + army.left, cell.row + army.top) for cell in cells(army)} < moved

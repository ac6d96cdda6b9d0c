"""What is in the box, how it is laid out, the lots, and the placing of the Kaito."""

from collections import Counter
from random import Random

import pytest

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES, TILES, Colour, Kind
from engine.games.kaito.state import Drawn, Placed
from tests.engine.kaito.drawing import answers, asked, on, played, steps

DEFAULTS = {name: values[0] for name, values in GAME.options.items()}


def begun(seed):
    return GAME.setup(2, DEFAULTS, Random(seed))


@pytest.mark.parametrize("colour", Colour)
def test_each_colour_has_seven_katana_three_kabuto_and_seven_mon_of_thirteen_symbols(colour):
    """KT-R1"""
    tiles = [tile for tile in TILES if tile.colour is colour]
    assert Counter(tile.kind for tile in tiles) == {Kind.KATANA: 7, Kind.KABUTO: 3, Kind.MON: 7}
    assert sorted(tile.symbols for tile in tiles if tile.kind is Kind.MON) == [1, 1, 1, 2, 2, 3, 3]


def test_all_tiles_are_laid_out_on_six_by_six_squares_and_two_are_gaps():
    """KT-R2, KT-S1"""
    tiles = begun(7).state.grid.tiles
    assert len(tiles) == 36
    assert Counter(tiles) == Counter([*TILES, None, None])


def test_squares_are_named_by_column_and_row_from_the_top_left():
    """KT-R2"""
    assert [NAMES[square] for square in (0, 1, 5, 6, 35)] == ["a1", "b1", "f1", "a2", "f6"]


def test_every_tile_comes_to_lie_on_every_square():
    """KT-R2: a layout that is shuffled and does not merely look so."""
    first = Counter(begun(seed).state.grid.tiles[0] for seed in range(3600))
    for tile, expected in Counter([*TILES, None, None]).items():
        assert abs(first[tile] - 100 * expected) < 6 * (100 * expected) ** 0.5


def test_the_lots_give_either_colour_to_either_seat_and_let_either_begin():
    """KT-15"""
    lots = Counter()
    for seed in range(400):
        step = begun(seed)
        [drawn] = step.events
        assert isinstance(drawn, Drawn)
        assert drawn.colours == step.state.colours
        lots[drawn.colours[0], drawn.colours[drawn.first]] += 1
    assert len(lots) == 4, "what the first seat plays, and which colour begins"
    assert min(lots.values()) > 60


def test_the_second_player_chooses_one_of_the_two_gaps_for_the_kaito():
    """KT-R3, KT-15"""
    for seed in range(20):
        step = begun(seed)
        [drawn] = step.events
        assert asked(step.state) == [(1 - drawn.first, "place")]
        gaps = [f"place {name}" for name in NAMES if on(step.state, name) is None]
        assert answers(step.state) == gaps
        assert len(gaps) == 2


def test_then_the_kaito_stands_there_with_the_first_players_side_up_and_the_first_player_moves():
    """KT-R3, KT-S1"""
    for seed in range(20):
        start = begun(seed)
        [drawn] = start.events
        text = answers(start.state)[seed % 2]
        [step] = steps(start.state, text)
        view = GAME.view(step.state, None)
        assert f"place {NAMES[view.kaito]}" == text
        assert view.up is drawn.colours[drawn.first]
        assert asked(step.state) == [(drawn.first, "slide")]
        assert step.events == (Placed(1 - drawn.first, view.kaito),)


def test_before_that_the_kaito_is_off_the_grid():
    """KT-R3"""
    view = GAME.view(begun(1).state, 0)
    assert (view.kaito, view.up, view.last) == (None, None, None)


def test_the_placed_kaito_leaves_all_tiles_where_they_are():
    """KT-S1"""
    state = begun(3).state
    assert played(state, answers(state)[0]).grid == state.grid

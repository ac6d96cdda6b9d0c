"""What becomes of a captured tile."""

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES, Tile
from engine.games.kaito.state import Captured
from tests.engine.kaito.drawing import BLACK, RED, aside, drawn, held, on, played, steps

OPEN = """
    rk rh b3 .. b1 ..
    bk bh r2 .. .. ..
    .. r1 .. .. .. ..
    .. .. .. .. .. ..
    rk .. .. b2 .. ..
    .. bk .. .. .. bk
"""


def test_an_enemy_tile_lies_open_before_its_captor():
    """KT-R7"""
    after = played(drawn(OPEN, kaito="a3"), "slide a2")
    assert (held(after, RED), held(after, BLACK)) == (["bk"], [])
    assert on(after, "a2") is None


def test_captured_tiles_join_those_captured_before():
    """KT-R7"""
    after = played(drawn(OPEN, kaito="a3", captured="b1 b1 r3"), "slide a2")
    assert (held(after, RED), held(after, BLACK)) == (["b1", "b1", "bk"], ["r3"])


def test_an_own_tile_may_be_captured_and_is_put_aside():
    """KT-R8"""
    before = drawn(OPEN, kaito="a3")
    after = played(before, "slide a1")
    assert (held(after, RED), held(after, BLACK)) == ([], [])
    assert on(after, "a1") is None
    assert aside(after)[RED] == aside(before)[RED] + 1
    assert aside(after)[BLACK] == aside(before)[BLACK]


def test_the_event_tells_which_it_was():
    """KT-R7, KT-R8"""
    state = drawn(OPEN, kaito="a3")
    [own], [enemy] = (steps(state, text)[0].events for text in ("slide a1", "slide a2"))
    assert own == Captured(RED, NAMES.index("a1"), Tile.RED_KATANA, own=True, forced=False)
    assert enemy == Captured(RED, NAMES.index("a2"), Tile.BLACK_KATANA, own=False, forced=False)


def test_everybody_sees_how_many_tiles_each_has_put_aside_and_not_which():
    """KT-16"""
    state = drawn(OPEN, kaito="a3", captured="b1 rk")
    views = [GAME.view(state, seat) for seat in (None, RED, BLACK)]
    assert views[0] == views[1] == views[2]
    # Of 17, five red and seven black tiles are on the grid, and one of each has been captured.
    assert views[0].aside == (11, 9)


def test_captured_tiles_are_shown_before_their_captor_whichever_colour_that_is():
    """KT-R7, KT-15"""
    state = drawn(OPEN, kaito="a3", captured="b1 rk", colours=["black", "red"])
    assert (held(state, 0), held(state, 1)) == (["rk"], ["b1"])
    # The first seat plays black now, so that the katana it takes is its own.
    assert held(played(state, "slide a2"), 0) == ["rk"]
    assert held(played(state, "slide a1"), 0) == ["rk", "rk"]

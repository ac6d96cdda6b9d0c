"""Why a move is refused: for each reason a position."""

import pytest

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES
from tests.engine.kaito.drawing import drawn
from tests.engine.kaito.test_setup import begun
from tests.engine.refused import refusal

OPEN = """
    rk rh .. .. r1 bh
    b1 .. .. bk .. b2
    .. .. .. .. .. ..
    bk .. .. .. .. ..
    .. .. rh r2 .. ..
    .. bh rk .. .. ..
"""
SLIDE = {"kaito": "d1"}
EXCHANGE = {"kaito": "d1", "stage": "exchange", "captured": "b3 b2 b1 b1 rk"}


@pytest.mark.parametrize(
    ("position", "text", "reason"),
    [
        (SLIDE, "slide d1", ("KT-3", "own-square", {"square": "d1"})),
        (SLIDE, "slide a2", ("KT-R4", "off-line", {"square": "a2"})),
        (SLIDE, "slide c1", ("KT-R4", "gap", {"square": "c1"})),
        (SLIDE | {"jump": "gaps"}, "slide d5", ("KT-1", "in-the-way", {"square": "d5"})),
        (SLIDE, "place c1", ("KT-R3", "placed", {})),
        (SLIDE, "pass", ("KT-R4", "must-slide", {})),
        (SLIDE, "exchange katana 3 1", ("KT-R9", "slide-first", {})),
        (EXCHANGE, "slide d2", ("KT-8", "moved", {})),
        (EXCHANGE, "exchange mon 3", ("KT-R9", "mon-back", {})),
        (EXCHANGE, "exchange kabuto 3 2", ("KT-5", "not-theirs", {})),
        (EXCHANGE, "exchange katana 3 3", ("KT-4", "no-mon", {})),
        (EXCHANGE, "exchange katana 2 1", ("KT-R9", "too-little", {"paid": 3, "price": 4})),
        (EXCHANGE, "exchange katana 3 2 1", ("KT-6", "too-much", {"price": 4})),
        (EXCHANGE, "exchange katana 1 3", ("KT-6", "largest-first", {})),
    ],
)
def test_a_refused_move_is_told_its_rule(position, text, reason):
    assert refusal(GAME, drawn(OPEN, **position), text) == reason


def test_first_the_kaito_is_placed_on_a_gap():
    state = begun(7).state
    tile = NAMES[next(square for square, tile in enumerate(state.grid.tiles) if tile)]
    assert refusal(GAME, state, "pass") == ("KT-R3", "place-first", {})
    assert refusal(GAME, state, f"place {tile}") == ("KT-R3", "not-a-gap", {"square": tile})

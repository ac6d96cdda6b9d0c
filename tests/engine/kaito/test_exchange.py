"""Buying a tile back with captured mon, and the tile that then lies under the Kaito."""

import pytest

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES, Kind
from engine.games.kaito.state import Exchanged, Passed
from tests.engine.kaito.drawing import BLACK, RED, answers, aside, asked, drawn, held, on, played, steps

OPEN = """
    rk rh .. .. .. ..
    bk bh .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    rk .. .. .. .. ..
    .. .. .. .. .. bk
"""
# Red takes d2; then a2 and f2 lie in its row, and d5 in its column.
S4 = """
    rk rh .. .. r1 bh
    b1 .. .. bk .. b2
    .. .. .. .. .. ..
    bk .. .. .. .. ..
    .. .. rh r2 .. ..
    .. bh rk .. .. ..
"""


@pytest.mark.parametrize(
    ("captured", "offers"),
    [
        ("b3 b1 rk", ["katana 3 1"]),
        ("b3 b1 rh", []),
        ("b3 b1 rk rk rh", ["katana 3 1"]),
        ("b2 b1 rk", []),
        ("b2 b2 rk", ["katana 2 2"]),
        ("b2 b1 b1 rk", ["katana 2 1 1"]),
        ("b2 b1 b1 b1 rh", ["kabuto 2 1 1 1"]),
        ("b3 b2 b1 b1 rh", ["kabuto 3 2", "kabuto 3 1 1"]),
        ("b3 b1 b1 rk rh", ["katana 3 1", "kabuto 3 1 1"]),
    ],
)
def test_a_katana_costs_four_symbols_and_a_kabuto_five(captured, offers):
    """KT-R9"""
    state = drawn(OPEN, kaito="a3", captured=captured, stage="exchange")
    assert answers(state) == ["pass", *(f"exchange {offer}" for offer in offers)]


@pytest.mark.parametrize(
    ("captured", "offers"),
    [
        ("b3 b3 rk", ["katana 3 3"]),
        ("b3 b3 rk rh", ["katana 3 3", "kabuto 3 3"]),
        ("b3 b3 b1 rk", ["katana 3 1", "katana 3 3"]),
        ("b2 b2 b3 rh", ["kabuto 3 2"]),
        ("b3 b2 b2 rk", ["katana 2 2", "katana 3 2"]),
        ("b2 b2 b1 rk", ["katana 2 2"]),
    ],
)
def test_too_much_may_be_paid_but_no_mon_that_is_not_needed(captured, offers):
    """KT-6"""
    state = drawn(OPEN, kaito="a3", captured=captured, stage="exchange")
    assert answers(state)[1:] == [f"exchange {offer}" for offer in offers]


def test_the_cheapest_payment_comes_first():
    """KT-6: no change is given, so a player who reads no further wastes nothing."""
    state = drawn(OPEN, kaito="a3", captured="b3 b3 b2 b1 b1 rk rh", stage="exchange")
    katana = ["3 1", "2 1 1", "3 2", "3 3"]
    kabuto = ["3 2", "3 1 1", "3 3"]
    offers = [*(f"katana {pay}" for pay in katana), *(f"kabuto {pay}" for pay in kabuto)]
    assert answers(state) == ["pass", *(f"exchange {offer}" for offer in offers)]


def test_no_change_is_given():
    """KT-6"""
    after = played(drawn(OPEN, kaito="a3", captured="b3 b3 rk", stage="exchange"), "exchange katana 3 3")
    assert held(after, RED) == []


def test_only_captured_enemy_mon_pay():
    """KT-4: the red mon lie before black, and red's own that red took are out of the match."""
    rich_in_own = drawn(OPEN, kaito="a3", captured="r3 r3 rk b1", stage="exchange")
    assert answers(rich_in_own) == ["pass"]
    after = played(drawn(S4, kaito="e3", captured="b3 rk"), "slide e1")
    assert asked(after) == [(BLACK, "slide")], "the mon of one symbol that red just took was its own"


def test_an_order_to_pass_is_followed_where_something_could_be_bought():
    """KT-8, KT-R9."""
    state = drawn(OPEN, kaito="a3", captured="b3 b3 rk", stage="exchange")
    [ask], [order] = GAME.asks(state), GAME.orders
    assert len(answers(state)) > 1
    assert (order.topic, str(order.find(state, ask))) == (ask.topic, "pass")


def test_only_what_the_other_player_holds_comes_back():
    """KT-5: red's katana lie on the grid or are put aside, but black holds none."""
    state = drawn(OPEN, kaito="a3", captured="b3 b3")
    assert asked(played(state, "slide a1")) == [(BLACK, "slide")]
    assert asked(played(drawn(OPEN, kaito="a3", captured="b3 b3 rk"), "slide a1")) == [(RED, "exchange")]


def test_enemy_katana_and_mon_that_were_captured_cannot_be_bought():
    """KT-5"""
    assert answers(drawn(OPEN, kaito="a3", captured="b3 b3 bk bh r2", stage="exchange")) == ["pass"]


def test_the_mon_just_captured_can_pay_for_an_exchange_in_the_same_turn():
    """KT-8"""
    after = played(drawn(S4, kaito="a3", captured="b3 rk"), "slide a2")
    assert answers(after) == ["pass", "exchange katana 3 1"]


def test_the_player_is_asked_whenever_they_could_and_may_decline():
    """KT-8"""
    before = played(drawn(S4, kaito="d4", captured="rk b3 b1"), "slide d2")
    assert asked(before) == [(RED, "exchange")]
    [step] = steps(before, "pass")
    assert asked(step.state) == [(BLACK, "slide")]
    assert step.state.captured == before.captured
    assert on(step.state, "d2") is None
    assert step.events == (Passed(RED),)


def test_after_declining_one_is_asked_again_the_next_turn():
    """KT-8"""
    state = played(drawn(S4, kaito="d4", captured="rk b3 b1"), "slide d2", "pass", "slide a2", "slide a1")
    assert asked(state) == [(RED, "exchange")]


def test_red_buys_a_katana_with_three_and_one():
    """KT-S4, KT-R10"""
    state = played(drawn(S4, kaito="d4", captured="rk b3 b1"), "slide d2")
    [step] = steps(state, "exchange katana 3 1")
    after = step.state
    assert held(after, RED) == ["bk"]
    assert held(after, BLACK) == []
    assert aside(after)[BLACK] == aside(state)[BLACK] + 2
    assert aside(after)[RED] == aside(state)[RED]
    assert on(after, "d2") == "rk"
    assert NAMES[after.kaito] == "d2"
    assert step.events == (Exchanged(RED, Kind.KATANA, (3, 1), NAMES.index("d2")),)


def test_a_second_exchange_in_a_turn_is_not_to_be_had():
    """KT-S4, KT-8"""
    state = played(drawn(S4, kaito="d4", captured="rk rk b3 b3 b1 b1"), "slide d2", "exchange katana 3 1")
    assert asked(state) == [(BLACK, "slide")]


def test_a_tile_under_the_kaito_is_no_target():
    """KT-3, KT-S6"""
    state = played(drawn(S4, kaito="d4", captured="rk b3 b1"), "slide d2", "exchange katana 3 1")
    assert answers(state) == ["slide a2", "slide f2", "slide d5"]


BOUGHT = "slide d2", "exchange katana 3 1"


@pytest.mark.parametrize("square", ["a2", "f2", "d5"])
def test_once_the_kaito_has_moved_on_its_owner_may_come_back_and_take_it(square):
    """KT-3, KT-S6"""
    state = played(drawn(S4, kaito="d4", captured="rk b3 b1"), *BOUGHT, f"slide {square}")
    assert "slide d2" in answers(state)
    after = played(state, "slide d2")
    assert on(after, "d2") is None
    assert "rk" not in held(after, BLACK)


def test_the_enemy_may_take_it_later():
    """KT-3, KT-S6: red stays in row 2, and black takes the katana from there."""
    state = played(drawn(S4, kaito="d4", captured="rk b3 b1"), *BOUGHT, "slide a2", "slide f2")
    assert asked(state) == [(BLACK, "slide")]
    assert "rk" in held(played(state, "slide d2"), BLACK)


def test_a_tile_under_the_kaito_counts_as_being_on_the_grid():
    """KT-2: red has no other katana."""
    picture = """
        .. rh .. .. .. bh
        b1 .. .. rk .. ..
        .. .. .. .. .. ..
        bk .. .. .. .. ..
        .. .. .. r2 .. ..
        .. .. .. .. .. ..
    """
    state = drawn(picture, kaito="d2", turn=BLACK)
    assert GAME.outcome(state) is None
    assert answers(state) == ["slide a2", "slide d5"]


def test_a_tile_bought_back_can_be_captured_and_bought_back_once_more():
    """KT-5, KT-8: having taken the mon on f2, and d5 because there is nothing else, red can pay again."""
    state = played(drawn(S4, kaito="d4", captured="rk b3 b3 b1"), *BOUGHT, "slide a2", "slide f2", "slide d2")
    assert answers(state) == ["pass", "exchange katana 3 2"]


def test_the_last_move_is_shown_throughout_an_exchange_and_after_it():
    """KT-R10"""
    state = played(drawn(S4, kaito="d4", captured="rk b3 b1"), "slide d2")
    for after in (state, played(state, "pass"), played(state, "exchange katana 3 1")):
        assert [NAMES[square] for square in GAME.view(after, None).last] == ["d4", "d2"]

"""Laying a card over an army: RG-26, RG-27, RG-R8."""

import pytest

from engine.games.regroup import GAME
from engine.games.regroup.army import AT
from engine.games.regroup.choices import PLACES, places
from engine.games.regroup.parts import PICTURES, drawn, pictures, turned
from engine.games.regroup.state import corner, spot
from tests.engine.regroup.drawing import after, shown, step, table, told, topic, with_cards
from tests.engine.regroup.drawing import drawn as drawn_army


def placing(army, card=43, **more):
    return table(army, with_cards(), placing=card, market=(11, 12, 13), pile=(14, 15, 16, 17), **more)


def test_every_corner_that_a_card_can_be_laid_on_is_known():
    assert {place.spot for row in PLACES for spots in row for place in spots} == set(AT)


def test_any_card_that_covers_something_may_be_laid():
    """RG-S10: the initial card is on b2 to c3; a card on c3 covers one, on b2 four, on d4 and b4 nothing."""
    spots = {word.split()[1] for word in told(placing(with_cards()))}
    assert spots == {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}
    assert not spots & {"d4", "b4"}


def test_each_spot_comes_with_all_four_turns():
    """RG-26."""
    assert len(told(placing(with_cards()))) == 9 * 4
    assert told(placing(with_cards()))[:5] == ["place a1 0", "place a1 1", "place a1 2", "place a1 3", "place b1 0"]


def test_laying_is_compulsory():
    """RG-27: there is nothing to answer but placements."""
    assert topic(placing(with_cards())) == (0, "place")
    assert all(word.startswith("place ") for word in told(placing(with_cards())))


def test_the_newest_lies_on_top():
    """RG-26: four cells are covered."""
    state = after(placing(with_cards(), card=42), "place b2 0")
    assert shown(state.armies[0]) == "W F / S B2"


@pytest.mark.parametrize(
    ("turns", "picture"), [(0, "F2 F2 / B2 W"), (1, "B2 F2 / W F2"), (2, "W B2 / F2 F2"), (3, "F2 W / F2 B2")]
)
def test_a_quarter_turn_is_clockwise(turns, picture):
    """RG-R8: card 1 is F2 F2 / B2 W."""
    assert shown(after(placing(with_cards(), card=1), f"place b2 {turns}").armies[0]) == picture


@pytest.mark.parametrize(
    ("at", "picture"),
    [
        ("c3", "F S . / B W B2 / . F2 F2"),
        ("a1", "W B2 . / F2 F2 S / . B W"),
        ("c1", ". W B2 / F F2 F2 / B W ."),
        ("a3", ". F S / W B2 W / F2 F2 ."),
    ],
)
def test_a_spot_is_the_top_left_cell_on_the_lattice_as_it_is_before(at, picture):
    """RG-R8: a and 1 are the free column and row, and a card laid there moves the lattice by one."""
    state = after(placing(with_cards(), card=1), f"place {at} 2")
    assert shown(state.armies[0]) == picture
    first, newest = state.armies[0].laid
    assert (first.column, first.row) == (0, 0), "the first card never moves"
    assert (newest.column, newest.row) == (corner(at)[0] - 1, corner(at)[1] - 1)


def test_letters_and_numbers_are_read_as_they_are_written():
    """RG-R8."""
    assert [spot(0, 0), spot(2, 3), spot(24, 24)] == ["a1", "c4", "y25"]
    assert all(spot(*corner(name)) == name for name in ("a1", "j10", "y25"))


@pytest.mark.parametrize(
    ("squares", "different"),
    [("F F / F F", 1), ("F S / S F", 2), ("F F / S S", 4), ("F2 F / F F", 4), ("F F2 / F2 F", 2), ("F S / B W", 4)],
)
def test_turns_that_give_the_same_picture_are_one_answer(squares, different):
    """RG-26."""
    card = drawn(squares)
    assert pictures(card) == different
    offered = {place.turns for place in places(with_cards(), different)}
    assert {turned(card, turns) for turns in range(4)} == {turned(card, turns) for turns in offered}
    assert len(offered) == different


def test_no_card_of_the_box_has_fewer_pictures_than_turns():
    assert set(PICTURES.values()) == {4}


def test_a_long_army_keeps_its_letters_apart():
    """RG-26: thirteen cards down a diagonal."""
    army = with_cards()
    for number in range(1, 13):
        army = with_cards(*((card, spot(card + 1, card + 1), 0) for card in range(1, number + 1)))
    found = {place.spot for place in places(army, 4)}
    covered = {(column, row) for at in range(13) for column in (at, at + 1) for row in (at, at + 1)}
    wanted = {
        (column, row)
        for column in range(-1, 15)
        for row in range(-1, 15)
        if {(column + x, row + y) for x in (0, 1) for y in (0, 1)} & covered
    }
    assert found == {spot(column + 1, row + 1) for column, row in wanted}


def test_the_log_says_what_was_laid_where_and_how_much_it_covered():
    [event] = step(placing(with_cards(), card=1), "place c3 1").events
    assert (event.seat, event.card, event.spot, event.turns, event.covered) == (0, 1, "c3", 1, 1)


def test_laying_leaves_the_other_armies_alone():
    state = placing(with_cards())
    assert GAME.play(state, 0, GAME.asks(state)[0].options[7], None).state.armies[1] is state.armies[1]


@pytest.mark.parametrize("wide", [22, 23])
def test_an_army_may_grow_as_long_as_there_are_cards(wide):
    """RG-26, RG-R3: to the far end of the widest and of the tallest."""
    row, column = drawn_army("F " * wide), drawn_army("F\n" * wide)
    assert {place.spot for place in places(row, 4)} >= {spot(wide, 0), spot(wide, 1), spot(0, 1)}
    assert {place.spot for place in places(column, 4)} >= {spot(0, wide), spot(1, wide), spot(1, 0)}
    assert len(places(row, 4)) == len(places(column, 4)) == 4 * 2 * (wide + 1)

"""Many moves, told apart a field at a time."""

from dataclasses import dataclass

import pytest

from dojo.narrowing import Choice, narrow
from engine.core import StaleAsk


@dataclass(frozen=True)
class Lay:
    card: int
    square: str
    turned: bool = False
    kind: str = "lay"


@dataclass(frozen=True)
class Pass:
    kind: str = "pass"


LAYS = tuple(Lay(card, square, turned) for card in (1, 2) for square in ("a1", "b1", "c1") for turned in (False, True))


def test_what_kind_of_move_comes_first():
    assert narrow((*LAYS, Pass())) == Choice("kind", ("lay", "pass"), (12, 1))


def test_then_its_fields_in_the_order_they_are_written():
    assert narrow(LAYS) == Choice("card", (1, 2), (6, 6))
    assert narrow(LAYS, (1,)) == Choice("square", ("a1", "b1", "c1"), (2, 2, 2))
    assert narrow(LAYS, (1, 2)) == Choice("turned", (False, True), (1, 1))
    assert narrow(LAYS, (1, 2, 0)) == Lay(2, "c1", False)


def test_a_field_in_which_all_agree_is_not_asked():
    assert narrow(LAYS[:2]) == Choice("turned", (False, True), (1, 1))


def test_one_move_left_is_that_move():
    assert narrow((Pass(),)) == Pass()
    assert narrow((*LAYS, Pass()), (1,)) == Pass()


def test_the_counts_add_up_to_all_moves():
    assert sum(narrow(LAYS).counts) == len(LAYS)


def test_a_field_of_too_many_values_is_left_for_later():
    many = tuple(Lay(card, square) for card in range(30) for square in ("a1", "b1"))
    assert narrow(many).field == "square"
    assert narrow(many, (0,)).field == "card"


@pytest.mark.parametrize("path", [(2,), (-1,), (0, 9), (0, 0, 7), (10**30,)])
def test_a_pick_that_is_not_there_is_of_an_older_question(path):
    with pytest.raises(StaleAsk):
        narrow(LAYS, path)


def test_every_move_can_be_reached():
    def reached(path=()):
        found = narrow((*LAYS, Pass()), path)
        return (
            [found]
            if not isinstance(found, Choice)
            else [move for pick in range(len(found.values)) for move in reached((*path, pick))]
        )

    assert sorted(map(str, reached())) == sorted(map(str, (*LAYS, Pass())))

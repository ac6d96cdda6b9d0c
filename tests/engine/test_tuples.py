"""Changed copies of tuples."""

import pytest

from engine.tuples import less, put


def test_put_replaces_one_and_leaves_the_old_row_alone():
    row = (1, 2, 3)
    assert put(row, 1, 9) == (1, 9, 3)
    assert row == (1, 2, 3)


def test_less_takes_one_of_each():
    assert less((3, 3, 4, 3), 3, 4, 3) == (3,)


def test_less_refuses_what_is_not_there():
    with pytest.raises(ValueError):
        less((1, 2), 2, 2)

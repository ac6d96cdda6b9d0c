"""Shuffles rebuilt and counted, the short form; a bot that draws twice is found out in every game."""

import pytest

from tests.proofs import shuffle

pytestmark = pytest.mark.quick


def test_every_shuffle_can_be_rebuilt_and_none_is_lucky():
    found = shuffle.prove("short")
    assert found.caught
    assert found.holds, found.figures

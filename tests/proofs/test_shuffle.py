"""Shuffles rebuilt and counted, the short form; a house that draws twice is found out in every game."""

from tests.proofs import shuffle


def test_every_shuffle_can_be_rebuilt_and_none_is_lucky():
    found = shuffle.prove("short")
    assert found.caught
    assert found.holds, found.figures

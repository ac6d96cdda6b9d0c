"""The chances of two equals."""

from engine.odds import after_next, first_to


def test_a_player_who_needs_no_more_has_won():
    assert (first_to(0, 1), first_to(1, 0)) == (1, 0)


def test_a_player_who_needs_as_many_stands_alike():
    assert [first_to(each, each) for each in (1, 3, 5)] == [0.5] * 3


def test_every_win_to_come_is_even():
    assert first_to(1, 2) == 0.75
    assert first_to(2, 1) == 0.25


def test_only_the_next_win_may_be_uneven():
    assert after_next(0.5, 2, 3) == first_to(2, 3)
    assert after_next(1.0, 2, 1) == first_to(1, 1)

"""The best of several answers, and what each is worth, with as many tries as are allowed and in the time there is."""

from itertools import count

from engine.halving import best, worth


def always():
    return True


def test_the_answer_with_the_highest_mean_is_found():
    """Each answer has a good day in its turn, and the last one has better days than all others."""
    days = count()
    found = best(
        "abcdefgh", lambda: next(days), lambda day, each: (day % 8 == ord(each) - 97) + (each == "h") / 2, 400, always
    )
    assert found == "h"


def test_all_that_are_left_are_tried_in_the_same_deals():
    seen, deals = {}, count()
    best(
        "abcd", lambda: next(deals), lambda deal, each: seen.setdefault(each, []).append(deal) or ord(each), 80, always
    )
    assert seen["a"] == seen["b"] == seen["c"][: len(seen["a"])] == seen["d"][: len(seen["a"])]
    assert len(seen["d"]) == len(seen["c"]) > len(seen["a"])


def test_of_one_answer_nothing_is_asked():
    assert best(["only"], dict, lambda deal, each: 1 / 0, 10, always) == "only"


def test_when_time_is_up_it_is_the_best_so_far():
    tried = []
    assert best("abc", dict, lambda deal, each: tried.append(each) or ord(each), 1000, lambda: len(tried) < 6) == "c"
    assert len(tried) == 6


def test_what_answers_are_worth_is_their_mean_in_the_same_deals():
    deals = count()
    assert worth("ab", lambda: next(deals), lambda deal, each: deal + (each == "b"), 6, always) == (1, 2)
    assert next(deals) == 3, "six tries, three deals for both"


def test_what_answers_are_worth_is_known_for_all_when_time_is_up():
    tried = []
    assert worth("ab", dict, lambda deal, each: tried.append(each) or 1, 1000, lambda: len(tried) < 3) == (1, 1)
    assert len(tried) == 4

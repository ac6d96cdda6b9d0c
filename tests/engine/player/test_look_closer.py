"""Of the moves of a match only those are spoken about that two searches agree on, and three at most."""

from engine.player.look_closer import ENOUGH, MARGIN, MOST, looks
from engine.player.teacher import Judgement


def taught(count, judged, most=10_000):
    """What is found if each look is answered by `judged`, and the looks that were taken."""
    found, taken = [], []
    asked = looks(count, found)
    look = next(asked, None)
    while look and len(taken) < most:
        taken.append(look)
        try:
            look = asked.send(judged(look))
        except StopIteration:
            look = None
    return found, taken


def losing(**losses):
    """A judge who sees these losses, by move, and by the first word of the seed where a look differs."""

    def judged(look):
        word = look.seed.split()[0]
        return Judgement("better", losses.get(f"{word}_{look.number}", losses.get(f"move_{look.number}", 0.0)))

    return judged


def test_a_match_without_mistakes_has_no_moments():
    found, taken = taught(20, losing())
    assert found == []
    assert len(taken) == 20, "each move is looked at once"


def test_a_large_loss_is_found():
    found, _ = taught(20, losing(move_7=0.5))
    assert [each.number for each in found] == [7]


def test_a_small_loss_is_not_spoken_about():
    assert taught(20, losing(move_7=MARGIN))[0] == []


def test_a_loss_that_a_second_search_does_not_see_is_not_spoken_about():
    assert taught(20, losing(move_7=0.5, second_7=0.0))[0] == []


def test_the_second_search_has_other_luck_and_tests_what_the_first_found():
    _, taken = taught(20, losing(move_7=0.5))
    first, second = taken[-2:]
    assert (first.claim, second.claim) == (None, "better")
    assert first.seed != second.seed


def test_the_smaller_of_two_losses_is_the_sure_one():
    found, _ = taught(20, losing(move_7=0.5, second_7=0.3))
    assert found[0].loss == 0.3


def test_there_are_three_moments_at_most_and_they_are_the_worst():
    found, _ = taught(40, losing(**{f"move_{number}": 0.2 + number / 100 for number in range(40)}))
    assert [each.number for each in found] == [39, 38, 37]
    assert len(found) == MOST


def test_no_more_than_a_few_moves_are_looked_at_closely():
    losses = {f"glance_{number}": 0.5 for number in range(40)}
    _, taken = taught(40, losing(**losses))
    assert len([look for look in taken if look.seed.startswith("first")]) == ENOUGH


def test_it_can_be_left_at_any_time():
    found, taken = taught(20, losing(move_7=0.5), most=5)
    assert (found, len(taken)) == ([], 5)


def test_a_match_without_a_choice_has_no_moments():
    assert taught(0, losing()) == ([], [])

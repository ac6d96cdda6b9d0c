"""How a match stands for the computer player when a round begins."""

from random import Random

from engine.games.kengo import GAME
from engine.games.kengo.thinking import standing
from tests.engine.kengo.drawing import drawn

MAT = "L|.......................|R\n*L 3 3 1 4 5\n R 3 1 2 4 5\n pile 1 2 3"


def left_share(score=(0, 0), matches_won=(0, 0), **options):
    return standing(drawn(MAT, options=options, standing={"score": score, "matches_won": matches_won}))[0]


def test_with_as_many_points_both_stand_alike():
    assert left_share() == left_share(score=(4, 4)) == left_share(matches_won=(1, 1), matches=3) == 0.5


def test_the_next_round_counts_as_even():
    assert left_share(score=(4, 3)) == 0.75
    assert left_share(score=(3, 4)) == 0.25


def test_a_match_won_is_worth_as_much_as_it_is_of_the_best_of_three():  # KG-22
    assert left_share(matches_won=(1, 0), matches=3) == 0.75
    assert left_share(matches_won=(1, 0), score=(4, 3), matches=3) == 0.875


def test_within_a_round_nothing_is_told():
    luck = Random(1)
    state = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, luck).state
    assert standing(state)
    [ask] = GAME.asks(state)
    assert standing(GAME.play(state, ask.seat, ask.options[0], luck).state) is None
    assert (
        standing(drawn(MAT.replace("|.......................|R", "|...R...................|.") + "\n attack 4")) is None
    )

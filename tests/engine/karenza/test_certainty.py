"""Attacks that win whatever the target may hold: what is found is proved, and nothing that is no proof is found."""

from random import Random

from engine.games.karenza import GAME
from engine.games.karenza.thinking.certainty import sure_wins
from engine.games.karenza.thinking.heuristics import sensible
from tests.engine.karenza.drawing import drawn

# a6 is played from ba2 and leaves the sword at 3, from where a5 (ba3) needs no move. d4 and d6 stand at bc1, d7 at bc4.


def found(picture, **options):
    state = drawn(picture, options=options)
    return [str(move) for move in sure_wins(state, state.turn)]


def test_an_attack_that_no_hidden_card_can_meet_wins():
    assert found("*0 ba2 4 | a6 / 1 ba1 0 | d7 | d7") == ["play a6"]


def test_what_could_be_drawn_as_well_as_held_spoils_it():
    assert found("*0 ba2 4 | a6 / 1 bc1 0 | d7 | d7 d4") == []
    assert found("*0 ba2 4 | a6 / 1 bc1 0 | d7 d4 | d7") == []


def test_a_defence_that_is_too_far_away_does_not():
    assert found("*0 ba2 4 | a6 / 1 ba1 0 | d4 | d4") == ["play a6"], "the attack takes no move, the defence would"
    assert found("*0 bc2 4 | a6 / 1 ba1 0 | d4 | d4") == [], "now both take one"


def test_two_hits_that_are_certain_win_as_one_does():
    """After an attack without a move the target stays where it is, and the second takes none either."""
    assert found("*0 ba2 0 | a6 a5 / 1 ba1 0 | d4 | d4") == ["play a6"]
    assert found("*0 ba2 0 | a6 / 1 ba1 0 | d4 | d4") == []


def test_a_target_that_moves_freely_may_reach_a_defence():
    assert found("*0 ba2 0 | a6 a5 / 1 ba1 0 | d4 | d4", threat_cap="defence") == []


def test_a_parry_that_leaves_the_initiative_and_nothing_more_is_no_rescue():
    """The parry is spent, and its trajectory leads to point 4, where nothing can be played against the second."""
    assert found("*0 ba2 5 | a6 a5 / 1 bc1 0 | d4 | ") == ["play a6"]
    assert found("*0 ba2 5 | a6 / 1 bc1 0 | d4 | ") == []


def test_a_parry_that_takes_the_initiative_is():
    assert found("*0 ba2 5 | a6 a5 / 1 bc4 0 | d7 | ") == []


def test_of_three_the_target_is_named():
    assert found("*0 ba2 4 | a6 / 1 bc1 0 | d4 | d4 / 2 ba1 9 | d7 | d7") == ["play a6 2"]


def test_nothing_else_is_worth_a_thought():
    state = drawn("*0 ba2 4 | a6 a5 d4 / 1 ba1 0 | d7 | d7")
    [ask] = GAME.asks(state)
    assert sensible(state, ask) == sure_wins(state, 0)


def test_every_deal_that_looks_the_same_has_the_same_sure_wins():
    state = drawn("*0 ba2 4 | a6 a5 d4 / 1 ba1 0 | d7 d7 | d7 d4")
    for number in range(10):
        deal = GAME.imagine(GAME.view(state, 0), Random(number))
        assert sure_wins(deal, 0) == sure_wins(state, 0) != ()

"""Points, matches, the best of three, and leaving."""

from random import Random

import pytest

from engine import codec
from engine.core import Outcome
from engine.games.kengo import GAME
from engine.games.kengo.parts import BOX
from tests.engine.kengo.drawing import after, drawn, mat, step

WON_BY_LEFT = ".|.........L..R..........|. / *L 3 3 1 4 5 / R 1 1 2 4 5 / pile 1 2 1 2"
WON_BY_RIGHT = ".|.........L..R..........|. / L 1 1 2 4 5 / *R 3 3 1 4 5 / pile 1 2 1 2"


def kinds(state):
    return [event.kind for event in step(state, "attack 3").events]


@pytest.mark.parametrize("rounds", [5, 3, 1])
def test_the_chosen_number_of_rounds_wins_the_match(rounds):  # KG-R17
    state = drawn(WON_BY_LEFT, options={"rounds": rounds}, standing={"score": [rounds - 1, 0]})
    won = after(state, "attack 3")
    assert won.standing.score == (rounds, 0)
    assert GAME.outcome(won) == Outcome((0,), (1, 2), "rounds")
    assert GAME.asks(won) == ()


def test_one_round_short_of_it_another_is_played():  # KG-R17
    following = after(drawn(WON_BY_LEFT, standing={"score": [3, 4], "round": 8}), "attack 3")
    assert (following.standing.score, following.standing.round) == ((4, 4), 9)
    assert GAME.outcome(following) is None
    assert kinds(drawn(WON_BY_LEFT)) == ["acted", "acted", "round_over", "begun"]


def test_right_wins_as_left_does():  # KG-R17
    won = after(drawn(WON_BY_RIGHT, standing={"score": [0, 4]}), "attack 3")
    assert GAME.outcome(won) == Outcome((1,), (2, 1), "rounds")


BEST_OF_THREE = {"matches": 3, "rounds": 3, "specials": True}


def test_the_best_of_three_starts_again_with_the_loser():  # KG-22
    standing = {"score": [2, 2], "round": 5, "draws": 2, "specials": ["cold_hands"], "starter": 0}
    state = drawn(WON_BY_LEFT, options=BEST_OF_THREE, standing=standing)
    following = after(state, "attack 3")
    now = following.standing
    assert (now.matches_won, now.score, now.round, now.draws) == ((1, 0), (0, 0), 1, 0)
    assert (following.turn, now.starter) == (1, 1)
    assert {following.special, *now.specials} == {special["key"] for special in BOX["special"]}, "shuffled again"
    assert mat(following) in ("L|.......................|R", ".|..L.................R..|.")
    assert kinds(state) == ["acted", "acted", "round_over", "match_won", "begun"], "no lot is drawn again"


def test_left_starts_the_next_match_if_left_lost_the_last():  # KG-22
    standing = {"score": [2, 2], "starter": 1}
    following = after(drawn(WON_BY_RIGHT, options=BEST_OF_THREE, standing=standing), "attack 3")
    assert (following.turn, following.standing.starter, following.standing.matches_won) == (0, 0, (0, 1))


@pytest.mark.parametrize("matches_won", [[1, 0], [1, 1]])
def test_two_matches_win_the_best_of_three(matches_won):  # KG-22
    state = drawn(WON_BY_LEFT, options=BEST_OF_THREE, standing={"score": [2, 0], "matches_won": matches_won})
    won = after(state, "attack 3")
    assert GAME.outcome(won) == Outcome((0,), (1, 2), "matches")
    assert won.standing.matches_won == (2, matches_won[1])


def test_no_attack_is_left_pending_when_the_match_is_over():  # KG-22
    state = drawn(
        ".|.........L..R..........|. / L 1 1 1 4 5 / *R 3 1 1 4 5 / pile 1 2 1 2 / lunge 3",
        options={"rounds": 1, "level": "advanced"},
    )
    over = after(state, "hit")
    assert (over.attack, over.lunge, GAME.outcome(over).winners) == ((), False, (0,))


def test_one_match_each_is_not_the_end():  # KG-22
    state = drawn(WON_BY_LEFT, options=BEST_OF_THREE, standing={"score": [2, 0], "matches_won": [0, 1]})
    assert GAME.outcome(after(state, "attack 3")) is None


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("score", [[4, 0], [0, 4]])
def test_a_player_who_leaves_loses_all_of_it(seat, score):  # KG-R18
    left = GAME.leave(drawn(WON_BY_LEFT, options={"matches": 3}, standing={"score": score}), seat, Random(0))
    assert GAME.outcome(left.state) == Outcome((1 - seat,), (2, 1) if seat == 0 else (1, 2), "left")
    assert GAME.asks(left.state) == ()
    [gone, over] = left.events
    assert (gone.kind, gone.seat) == ("left", seat)
    assert (over.round.winner, over.round.reason, over.round.points) == (1 - seat, "left", 0)
    assert left.state.standing.score == tuple(score)


def test_one_may_leave_while_the_other_is_asked_and_in_the_middle_of_an_attack():  # KG-R18
    attacked = after(drawn(WON_BY_LEFT.replace("R 1 1", "R 3 3")), "attack 3")
    left = GAME.leave(attacked, 0, Random(0)).state
    assert (left.attack, GAME.asks(left)) == ((), ())


def test_a_match_left_in_the_middle_of_an_advance_and_attack_can_be_kept():  # KG-R18
    lunging = WON_BY_LEFT.replace("*L", "L").replace("R 1 1", "*R 1 3") + " / lunge 3"
    left = GAME.leave(drawn(lunging, options={"level": "advanced"}), 1, Random(0)).state
    assert codec.load_state(GAME, 1, codec.dump(GAME.state, left)) == left


@pytest.mark.parametrize("special", [None, "cold_hands", "open_palms"])
def test_a_round_that_is_over_names_the_special_it_was_played_under(special):  # KG-R5, KG-24
    over = step(drawn(WON_BY_LEFT, special=special), "attack 3").events[2].round
    assert over.special == special


def test_what_is_shown_of_a_round_is_all_of_it():  # KG-24
    parried = after(drawn(WON_BY_LEFT.replace("R 1 1", "R 3 1")), "attack 3", "parry")
    state = after(parried, "advance 2")
    over = GAME.leave(state, 1, Random(0)).events[1].round
    assert [(action.seat, action.play, action.cards) for action in over.actions] == [
        (0, "attack", (3,)),
        (1, "parry", (3,)),
        (1, "advance", (2,)),
    ]
    assert [(action.start, action.stop) for action in over.actions] == [(10, 10), (13, 13), (13, 11)]
    assert (over.hands, over.pile) == (state.hands, state.pile)

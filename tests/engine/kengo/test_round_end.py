"""How a round ends: a hit, no card, the last card."""

import pytest

from tests.engine.kengo.drawing import after, deeds, drawn, ended, goes_on, mat, step, told, topic

ADVANCED = {"level": "advanced"}
BASIC = {"level": "basic"}
NO_PARRY = {"level": "basic", "basic_last_parry": False}

NEAR = ".|.........L..R..........|. / *L 3 3 1 4 5 / R 3 3 2 4 5 / pile 1 2 3"


def test_an_attack_that_succeeds_wins_the_round():  # KG-R13
    attacked = after(drawn(NEAR), "attack 3")
    assert ended(attacked, "hit") == (0, "hit")
    assert after(attacked, "hit").standing.score == (1, 0)


def test_an_attack_nobody_can_answer_succeeds():  # KG-R11
    assert ended(drawn(NEAR.replace("R 3 3", "R 2 2")), "attack 3") == (0, "hit")


def test_no_valid_card_on_the_turn_loses_the_round_unasked():  # KG-R14, KG-R20
    state = drawn(".|L......R...............|. / L 4 4 4 5 5 / *R 4 1 1 1 1 / pile 1 2 3")
    assert ended(state, "advance 4") == (1, "no_card")
    assert deeds(state, "advance 4") == [(1, "advance"), (0, "stuck")]


# Basic

LAST_OF_BASIC = ".|.........L...R.........|. / *L 1 2 2 4 5 / R 3 3 3 1 2 / pile 5"


def test_basic_gives_one_last_attack_to_who_did_not_draw_the_last_card():  # KG-R15
    state = after(drawn(LAST_OF_BASIC, options=BASIC), "advance 1")
    assert topic(state) == (1, "last_attack")
    assert not [text for text in told(state) if "advance" in text or "retreat" in text]


def test_several_cards_may_make_that_attack_and_the_same_cards_parry_it():  # KG-7
    state = after(drawn(LAST_OF_BASIC, options=BASIC), "advance 1")
    assert told(state) == ["attack 3", "attack 3 3", "attack 3 3 3", "pass"]
    attacked = after(drawn(LAST_OF_BASIC.replace("pile 5", "pile 3"), options=BASIC), "advance 1", "attack 3")
    assert (topic(attacked), told(attacked)) == ((0, "defend"), ["parry", "hit"])
    assert ended(attacked, "hit") == (1, "hit")


def test_a_last_attack_of_more_cards_than_can_be_matched_wins():  # KG-7
    state = after(drawn(LAST_OF_BASIC.replace("pile 5", "pile 3"), options=BASIC), "advance 1")
    assert ended(state, "attack 3 3") == (1, "hit")


def test_without_that_parry_it_is_one_card_and_wins_at_once():  # KG-7
    state = after(drawn(LAST_OF_BASIC.replace("pile 5", "pile 3"), options=NO_PARRY), "advance 1")
    assert told(state) == ["attack 3", "pass"]
    assert ended(state, "attack 3") == (1, "hit")


@pytest.mark.parametrize("options", [BASIC, NO_PARRY])
def test_that_attack_may_be_declined_and_position_decides(options):  # KG-8, KG-12
    state = after(drawn(LAST_OF_BASIC, options=options), "advance 1")
    assert ended(state, "pass") == (0, "position")


@pytest.mark.parametrize("options", [BASIC, NO_PARRY])
def test_with_no_fitting_card_position_decides_unasked(options):  # KG-8, KG-12, KG-R20
    state = drawn(LAST_OF_BASIC.replace("R 3 3 3 1 2", "R 4 4 4 1 2"), options=options)
    assert ended(state, "advance 1") == (0, "position")
    assert deeds(state, "advance 1") == [(0, "advance"), (1, "pass")]


def test_in_that_step_to_have_no_valid_card_is_no_loss():  # KG-8
    state = drawn(".|...................L..R|. / *L 1 4 5 5 5 / R 5 5 5 5 5 / pile 5", options=BASIC)
    assert ended(state, "advance 1") == (0, "position")


def test_basic_counts_no_hands_after_a_parried_last_attack():  # KG-12
    # R would win the count with a third 3; L stands further in.
    state = drawn(LAST_OF_BASIC.replace("pile 5", "pile 3"), options=BASIC)
    assert ended(after(state, "advance 1", "attack 3"), "parry") == (0, "position")


# Normal and Advanced

LAST_CARD = ".|..........L...R........|. / *L 1 3 3 2 5 / R 3 4 4 1 5 / pile 1"


@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_the_last_card_drawn_without_an_attack_ends_all_action_and_hands_are_counted(level):  # KG-9
    state = drawn(LAST_CARD, options={"level": level})
    assert ended(state, "advance 1") == (0, "count")
    assert deeds(state, "advance 1") == [(0, "advance")]


def test_the_count_is_of_cards_equal_to_the_distance():  # KG-10
    assert ended(drawn(LAST_CARD.replace("*L 1 3 3", "*L 1 3 4")), "advance 1") == (0, "position"), "one each"
    assert ended(drawn(LAST_CARD.replace("R 3 4 4", "R 3 3 3")), "advance 1") == (1, "count")


def test_at_a_distance_over_five_both_have_none():  # KG-10
    state = drawn(".|..........L......R.....|. / *L 1 5 5 5 5 / R 1 1 2 2 3 / pile 5")
    assert ended(state, "advance 1") == (0, "position")


LAST_ATTACK = ".|..........L...R........|. / *L 4 1 2 3 5 / R 4 4 1 3 3 / pile 5"


def test_after_the_parry_of_a_last_attack_there_is_no_turn_and_hands_are_counted_as_they_are():  # KG-11
    attacked = after(drawn(LAST_ATTACK), "attack 4")
    parried = step(attacked, "parry")
    assert [event.kind for event in parried.events][:2] == ["acted", "round_over"]
    assert parried.events[1].round.hands == ((1, 2, 3, 5, 5), (1, 3, 3, 4))
    assert ended(attacked, "parry") == (1, "count")


def test_to_have_nothing_to_play_after_the_last_parry_is_no_loss():  # KG-17
    state = drawn(".|..................L...R|. / *L 4 1 2 3 5 / R 4 5 5 5 5 / pile 5")
    assert ended(after(state, "attack 4"), "parry") == (0, "position")


def test_a_hand_emptied_by_the_last_parry_is_counted_as_it_is():  # KG-11
    state = drawn(".|..........L...R........|. / *L 4 4 2 3 5 / R 4 / pile 5")
    assert ended(after(state, "attack 4"), "parry") == (0, "count")


def test_a_withdrawal_from_the_attack_that_emptied_the_pile_is_measured_where_it_ends():  # KG-29
    state = drawn(".|.....L......R..........|. / *L 3 4 1 2 5 / R 2 5 5 5 1 / pile 5 5", options=ADVANCED)
    lunged = after(state, "advance 3 attack 4")
    assert mat(lunged) == ".|........L...R..........|."
    assert told(lunged) == ["withdraw 1", "withdraw 2", "withdraw 5", "hit"]
    # L is 9 squares in. R is 11 squares in now; 10, 9 or 6 after withdrawing.
    assert ended(lunged, "withdraw 1") == (1, "position")
    assert ended(lunged, "withdraw 2") == (None, "draw")
    assert ended(lunged, "withdraw 5") == (0, "position")


def test_then_nothing_is_drawn_and_nothing_counted():  # KG-29
    state = drawn(".|........L...R..........|. / L 5 5 5 5 5 / *R 1 2 2 3 3 / pile / lunge 4", options=ADVANCED)
    over = step(state, "withdraw 1").events[1].round
    assert over.hands[1] == (2, 2, 3, 3)
    assert (over.winner, over.reason) == (1, "position"), "though L holds five cards that would strike at 5"


def test_a_withdrawal_that_draws_the_last_card_leads_to_the_count():  # KG-30
    state = drawn(".|..........L...R........|. / L 5 5 1 2 3 / *R 1 4 4 3 3 / pile 2 / lunge 4", options=ADVANCED)
    assert ended(state, "withdraw 1") == (0, "count")
    assert [event.kind for event in step(state, "withdraw 1").events][:2] == ["acted", "last_card"]


def test_a_filling_up_that_draws_the_last_card_leads_to_the_count():  # KG-30
    state = drawn(".|..........L...R........|. / L 5 5 1 2 3 / *R 4 4 / pile 4 2 2 / attack 4 4")
    assert ended(state, "parry") == (1, "count")
    assert deeds(state, "parry") == [(1, "parry"), (1, "refill")]


# Position


def test_position_goes_to_the_player_further_from_their_own_start():  # KG-R16
    state = drawn(".|.......L.......R.......|. / *L 1 1 3 3 3 / R 1 2 2 3 3 / pile 5")
    assert ended(state, "advance 1") == (0, "position")
    assert ended(state, "retreat 1") == (1, "position")


def test_to_be_behind_the_own_start_counts_below_nothing():  # KG-R16
    # Under Crowded Hall both start on 3 and 21: R has gained nothing, and L one less than nothing.
    state = drawn(".|..L.................R..|. / *L 1 5 5 5 5 / R 5 5 5 5 5 / pile 5", special="crowded_hall")
    assert ended(state, "retreat 1") == (1, "position")


EVEN = ".|..........L..R.........|. / *L 1 2 2 5 5 / R 1 2 2 5 5 / pile 5"


def test_equally_far_is_a_draw_and_nobody_scores():  # KG-R16, KG-21
    assert ended(drawn(EVEN), "retreat 1") == (None, "draw")
    following = after(drawn(EVEN), "retreat 1")
    assert (following.standing.score, following.standing.draws, following.standing.round) == ((0, 0), 1, 2)
    assert goes_on(following, told(following)[0])


@pytest.mark.parametrize(("draws", "end"), [(2, (None, "draw")), (3, (1, "drawn_last")), (4, (1, "drawn_last"))])
def test_after_three_draws_in_a_row_the_next_goes_to_who_did_not_draw_the_last_card(draws, end):  # KG-21
    assert ended(drawn(EVEN, standing={"draws": draws}), "retreat 1") == end


def test_draws_are_counted_only_in_a_row():  # KG-21
    won = after(drawn(NEAR.replace("R 3 3", "R 2 2"), standing={"draws": 2}), "attack 3")
    assert won.standing.draws == 0


@pytest.mark.parametrize("answers", [("pass",), ("attack 4", "parry")])
def test_basic_too_ends_a_row_of_draws(answers):  # KG-21
    # L draws the last card, R attacks or declines: R did not draw it.
    even = ".|..........L..R.........|. / *L 1 2 2 4 5 / R 4 1 2 2 1 / pile 5"
    state = after(drawn(even, options=BASIC, standing={"draws": 3}), "retreat 1", *answers[:-1])
    assert ended(state, answers[-1]) == (1, "drawn_last")


@pytest.mark.parametrize(
    ("drawing", "answer", "winner"),
    [
        ("*L 4 1 2 3 5\nR 4 1 1 2 2\npile 5", ("attack 4", "parry"), 1),
        ("L 4 1 2 3 5\n*R 4 1 1 2 2\npile 5", ("attack 4", "parry"), 0),
    ],
)
def test_a_parry_leaves_the_last_card_with_the_attacker(drawing, answer, winner):  # KG-21
    state = after(drawn(f".|.........L...R.........|.\n{drawing}", standing={"draws": 3}), answer[0])
    assert ended(state, answer[1]) == (winner, "drawn_last")


def test_a_withdrawal_leaves_the_last_card_with_the_attacker_too():  # KG-21, KG-29
    state = drawn(
        ".|........L...R..........|. / L 1 2 3 3 5 / *R 2 1 3 3 5 / pile / lunge 4",
        options=ADVANCED,
        standing={"draws": 3},
    )
    assert ended(state, "withdraw 2") == (1, "drawn_last")


@pytest.mark.parametrize("level", ["basic", "normal", "advanced"])
def test_having_nothing_to_play_loses_at_every_level(level):  # KG-R14
    state = drawn(".|L.....R................|. / L 4 4 4 5 5 / *R 4 1 1 1 1 / pile 1 2 3", options={"level": level})
    assert ended(state, "advance 4") == (1, "no_card")

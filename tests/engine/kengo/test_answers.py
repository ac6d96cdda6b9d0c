"""The question put to an attacked player: parry, withdraw, take the hit."""

import pytest

from tests.engine.kengo.drawing import after, deeds, drawn, ended, mat, step, told, topic

ADVANCED = {"level": "advanced"}

ATTACKED = ".|.........L..R..........|. / L 1 1 2 4 5 / *R 3 3 1 2 4 / pile 4 5 4 5 4 5 / attack 3"
LUNGED = ".|.........L..R..........|. / L 1 1 2 4 5 / *R 3 3 1 2 4 / pile 4 5 4 5 4 5 / lunge 3 3"


def test_one_question_holds_every_answer():  # KG-27
    state = drawn(LUNGED, options=ADVANCED)
    assert topic(state) == (1, "defend")
    assert told(state) == ["parry", "withdraw 1", "withdraw 2", "withdraw 3", "withdraw 4", "hit"]


def test_after_a_parry_the_same_player_has_a_turn():  # KG-27
    parried = after(drawn(ATTACKED), "parry")
    assert topic(parried) == (1, "act")
    assert told(parried) == [
        "advance 1", "advance 2", "retreat 1", "retreat 2", "retreat 3", "retreat 4", "attack 3",
    ]  # fmt: skip


def test_a_parry_takes_as_many_of_the_same_card_and_draws_none():  # KG-R12
    state = drawn(ATTACKED.replace("attack 3", "attack 3 3"))
    assert told(state) == ["parry", "hit"]
    parried = after(state, "parry")
    assert (parried.hands[1], len(parried.pile), parried.attack) == ((1, 2, 4), 6, ())


@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_an_attack_of_more_cards_than_they_can_match_hits(level):  # KG-R12
    state = drawn(
        ".|.........L..R..........|. / *L 3 3 3 4 5 / R 3 3 1 2 4 / pile 4 5 4 5 4 5", options={"level": level}
    )
    assert ended(state, "attack 3 3 3") == (0, "hit")
    assert told(after(state, "attack 3 3")) == ["parry", "hit"]


def test_only_the_attack_cards_of_an_advance_and_attack_are_matched():  # KG-14
    state = drawn(".|.......L....R..........|. / *L 2 3 3 4 5 / R 3 3 1 1 1 / pile 4 5 4 5 4 5", options=ADVANCED)
    parried = after(state, "advance 2 attack 3 3", "parry")
    assert parried.hands[1] == (1, 1, 1)


def test_a_withdrawal_goes_back_one_card_draws_one_and_ends_the_turn():  # KG-15
    gone = after(drawn(LUNGED, options=ADVANCED), "withdraw 4")
    assert mat(gone) == ".|.........L......R......|."
    assert (gone.hands[1], gone.pile, gone.attack) == ((1, 2, 3, 3, 4), (5, 4, 5, 4, 5), ())
    assert topic(gone) == (0, "act")


def test_a_withdrawal_may_pass_behind_the_own_start_but_not_off_the_mat():  # KG-15
    state = drawn(
        ".|..............L...R....|. / L 1 1 2 2 5 / *R 3 3 5 2 4 / pile 4 5 4 5 / lunge 4",
        options=ADVANCED,
        special="crowded_hall",
    )
    assert told(state) == ["parry", "withdraw 2", "withdraw 3", "withdraw 4", "hit"]
    assert mat(after(state, "withdraw 4")) == ".|..............L.......R|."


def test_there_is_no_withdrawal_from_a_plain_attack():  # KG-15
    assert told(drawn(ATTACKED, options=ADVANCED)) == ["parry", "hit"]


def test_a_player_who_can_neither_parry_nor_withdraw_is_hit():  # KG-15, KG-R20
    state = drawn(".|.................L....R|. / *L 3 2 4 1 5 / R 1 3 4 5 5 / pile 4 5 4 5", options=ADVANCED)
    assert ended(state, "advance 3 attack 2") == (0, "hit")
    assert deeds(state, "advance 3 attack 2") == [(0, "lunge"), (1, "hit")]


def test_a_player_who_can_only_withdraw_is_asked():  # KG-15
    state = drawn(LUNGED.replace("R 3 3 1 2 4", "R 1 2 2 4 5"), options=ADVANCED)
    assert told(state) == ["withdraw 1", "withdraw 2", "withdraw 4", "withdraw 5", "hit"]


@pytest.mark.parametrize("picture", [ATTACKED, LUNGED])
def test_a_player_who_could_do_better_may_take_the_hit(picture):  # KG-16
    assert ended(drawn(picture, options=ADVANCED), "hit") == (0, "hit")


def test_a_player_who_has_cards_left_after_a_parry_but_none_to_play_loses():  # KG-17
    state = drawn(".|...................L..R|. / L 1 1 2 4 5 / *R 3 4 4 5 5 / pile 4 5 4 5 / attack 3")
    assert told(state) == ["parry", "hit"]
    assert ended(state, "parry") == (0, "no_card")
    assert deeds(state, "parry") == [(1, "parry"), (1, "stuck")]


ALL_PARRIED = ".|.........L..R..........|. / L 1 1 2 4 5 / *R 3 3 / pile 4 5 4 5 4 5 / attack 3 3"


def test_a_player_who_has_no_card_left_after_a_parry_only_fills_their_hand():  # KG-18
    filled = after(drawn(ALL_PARRIED), "parry")
    assert (filled.hands[1], filled.pile) == ((4, 4, 4, 5, 5), (5,))
    assert mat(filled) == mat(drawn(ALL_PARRIED))
    assert topic(filled) == (0, "act")


def test_that_filling_up_is_not_asked_and_not_counted_in_the_log():  # KG-18, KG-R20
    [parried, filled] = step(drawn(ALL_PARRIED), "parry").events
    assert (parried.deed, filled.deed) == ("parry", "refill")
    assert not hasattr(filled, "cards")


def test_the_other_may_find_nothing_to_play_after_that():  # KG-R14
    cornered = ALL_PARRIED.replace(".........L..R..........", "L..R...................").replace(
        "1 1 2 4 5", "4 4 5 5 5"
    )
    assert ended(drawn(cornered), "parry") == (1, "no_card")

"""What may be done in a turn, and how the hand is filled up after it."""

import pytest

from tests.engine.kengo.drawing import after, deeds, drawn, ended, goes_on, mat, step, told, topic

BASIC = {"level": "basic"}
ADVANCED = {"level": "advanced"}

FAR = ".|......L...........R....|. / *L 1 2 2 5 5 / R 1 2 3 4 5 / pile 3 4 3 4 3 4"
NEAR = ".|.........L..R..........|. / *L 3 3 3 1 2 / R 3 1 2 4 5 / pile 4 4 4 5 5 5"
TWO_STEPS = ".|.......L.......R.......|. / *L 3 3 5 5 4 / R 1 1 2 2 3 / pile 1 2 3 4 1 2"


def test_a_turn_is_one_action_and_then_the_other_is_asked():  # KG-R6
    for text in told(drawn(FAR)):
        assert topic(after(drawn(FAR), text)) == (1, "act")


@pytest.mark.parametrize(
    ("level", "kinds"),
    [
        ("basic", {"advance", "retreat", "attack"}),
        ("normal", {"advance", "retreat", "attack"}),
        ("advanced", {"advance", "retreat", "attack", "lunge"}),
    ],
)
def test_the_levels_have_their_actions(level, kinds):  # KG-R2
    near = drawn(NEAR, options={"level": level})
    words = {"lunge" if text.count(" attack ") else text.split()[0] for text in told(near)}
    assert words == kinds


def test_there_is_no_passing():  # KG-28
    assert "pass" not in told(drawn(FAR)) + told(drawn(NEAR))


def test_a_turn_with_one_legal_card_is_still_asked():  # KG-R20
    state = drawn(".|L.R....................|. / *L 1 4 4 5 5 / R 1 1 1 1 1 / pile 1 2")
    assert told(state) == ["advance 1"]
    assert topic(state) == (0, "act")
    backed = ".|..LR...................|. / L 1 4 4 5 5 / *R 4 1 1 1 1 / pile 1 2"
    assert goes_on(drawn(backed), "retreat 4"), "and it isn't played when it comes up in play"


def test_an_advance_stops_short_of_the_enemy():  # KG-R7
    assert [text for text in told(drawn(NEAR)) if text.startswith("advance")] == ["advance 1", "advance 2"]
    assert mat(after(drawn(FAR), "advance 5")) == ".|...........L......R....|."


def test_a_retreat_walks_away_and_each_value_is_offered_once():  # KG-R8
    assert [text for text in told(drawn(FAR)) if text.startswith("retreat")] == ["retreat 1", "retreat 2", "retreat 5"]
    assert mat(after(drawn(FAR), "retreat 5")) == ".|.L................R....|."


def test_an_attack_takes_any_number_of_cards_of_exactly_the_distance():  # KG-R9
    attacks = [text for text in told(drawn(NEAR)) if text.startswith("attack")]
    assert attacks == ["attack 3", "attack 3 3", "attack 3 3 3"]
    attacked = after(drawn(NEAR), "attack 3")
    assert mat(attacked) == mat(drawn(NEAR))
    assert (attacked.attack, topic(attacked)) == ((3,), (1, "defend"))


def test_basic_attacks_with_one_card():  # KG-20
    assert [text for text in told(drawn(NEAR, options=BASIC)) if text.startswith("attack")] == ["attack 3"]


def test_a_basic_attack_wins_at_once_though_the_enemy_holds_the_card():  # KG-R11
    assert ended(drawn(NEAR, options=BASIC), "attack 3") == (0, "hit")


def test_an_advance_and_attack_is_one_card_and_then_equal_cards_of_the_new_distance():  # KG-13
    lunges = [text for text in told(drawn(TWO_STEPS, options=ADVANCED)) if " attack " in text]
    assert lunges == ["advance 3 attack 5", "advance 3 attack 5 5", "advance 5 attack 3", "advance 5 attack 3 3"]
    lunged = after(drawn(TWO_STEPS.replace("R 1 1 2 2 3", "R 5 5 2 2 3"), options=ADVANCED), "advance 3 attack 5 5")
    assert mat(lunged) == ".|..........L....R.......|."
    assert (lunged.attack, lunged.lunge, len(lunged.hands[0])) == ((5, 5), True, 5)


def test_the_card_advanced_with_is_not_there_to_attack_with():  # KG-13
    state = drawn(".|.......L.....R.........|. / *L 3 3 3 1 1 / R 1 1 2 2 3 / pile 1 2 3 4 1 2", options=ADVANCED)
    assert [text for text in told(state) if " attack " in text] == ["advance 3 attack 3", "advance 3 attack 3 3"]


def test_the_hand_is_filled_up_from_the_top_of_the_pile():  # KG-R10
    moved = after(drawn(FAR), "advance 1")
    assert (moved.hands[0], moved.pile) == ((2, 2, 3, 5, 5), (4, 3, 4, 3, 4))
    attacked = after(drawn(NEAR), "attack 3")
    assert (attacked.hands[0], attacked.pile) == ((1, 2, 3, 3, 4), (4, 4, 5, 5, 5))


def test_a_pile_that_ends_in_the_middle_gives_what_is_there():  # KG-19
    state = drawn(".|.........L..R..........|. / *L 3 3 3 1 2 / R 3 3 3 1 2 / pile 4")
    attacked = after(state, "attack 3 3 3")
    assert (attacked.hands[0], attacked.pile) == ((1, 2, 4), ())


def test_a_player_who_draws_the_last_card_as_a_part_of_more_has_drawn_the_last_card():  # KG-19
    # After three draws in a row it matters who drew it: the other wins.
    even = ".|.........L...R.........|. / *L 4 4 1 1 1 / R 4 4 1 1 1 / pile 1"
    attacked = after(drawn(even, standing={"draws": 3}), "attack 4 4")
    assert ended(attacked, "parry") == (1, "drawn_last")


def test_the_attacker_fills_up_before_the_attack_is_answered():  # KG-31
    attacked = after(drawn(NEAR), "attack 3")
    assert topic(attacked)[1] == "defend"
    assert len(attacked.hands[0]) == 5


PARRIED_AND_BACK = ".|.........L..R..........|. / *L 3 1 1 2 2 / R 3 3 5 5 5 / pile 4 5 5"


def test_an_attack_in_the_turn_after_a_parry_may_be_the_last_attack_too():  # KG-31
    parried = after(drawn(PARRIED_AND_BACK.replace("*L 3 1", "*L 3 3")), "attack 3", "parry")
    assert (len(parried.pile), topic(parried)) == (2, (1, "act"))
    back = after(parried, "attack 3")
    assert (back.pile, topic(back)) == ((), (0, "defend"))
    assert not goes_on(back, "parry")


def test_the_last_card_is_said_in_the_log():  # KG-R19
    state = drawn(PARRIED_AND_BACK.replace("pile 4 5 5", "pile 4"))
    assert [event.kind for event in step(state, "attack 3").events] == ["acted", "last_card"]
    assert deeds(state, "attack 3") == [(0, "attack")]

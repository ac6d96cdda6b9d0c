"""The worked scenarios of the rules page, each as it is drawn there."""

import pytest

from tests.engine.kengo.drawing import after, drawn, ended, mat, told, topic


def test_kg_s1_a_card_reaches_the_enemy_exactly_or_it_walks_short_of_them():  # KG-S1
    state = drawn(".|........L...R..........|. / *L 1 2 3 4 5 / R 1 1 1 1 1 / pile 1 2 3")
    assert [text for text in told(state) if "retreat" not in text] == [
        "advance 1",
        "advance 2",
        "advance 3",
        "attack 4",
    ]


def test_kg_s2_an_advance_is_followed_by_one_card_drawn_and_the_enemys_turn():  # KG-S2
    state = drawn(".|....L.........R........|. / *L 4 1 2 3 5 / R 1 1 2 2 3 / pile 5 4 3 2 1 5 4 3 2 1")
    moved = after(state, "advance 4")
    assert mat(moved) == ".|........L.....R........|."
    assert (len(moved.hands[0]), len(moved.pile), topic(moved)) == (5, 9, (1, "act"))


S4 = ".|.........L..R..........|. / *L 3 3 1 4 5 / R 3 1 2 4 5 / pile 1 2 1 2 1 2 1 2 1 2"


def test_kg_s4_who_cannot_play_the_same_cards_is_hit():  # KG-S4
    assert ended(drawn(S4), "attack 3 3") == (0, "hit")


def test_kg_s5_after_a_parry_one_plays_on_with_what_is_left_and_then_fills_up():  # KG-S5
    attacked = after(drawn(S4.replace("R 3 1 2 4 5", "R 3 3 4 2 1")), "attack 3 3")
    assert len(attacked.pile) == 8
    parried = after(attacked, "parry")
    assert (parried.hands[1], len(parried.pile), topic(parried)) == ((1, 2, 4), 8, (1, "act"))
    retreated = after(parried, "retreat 2")
    assert mat(retreated) == ".|.........L....R........|."
    assert (len(retreated.hands[1]), len(retreated.pile)) == (5, 5)
    assert set(retreated.hands[1]) >= {4, 1}


def test_kg_s6_no_valid_card_loses():  # KG-S6
    state = drawn(".|L....R.................|. / L 3 4 4 5 5 / *R 3 1 1 1 1 / pile 1 2 3")
    assert ended(state, "advance 3") == (1, "no_card")


def test_kg_s8_there_is_no_withdrawal_from_a_plain_attack():  # KG-S8
    state = drawn(
        ".|..........L....R.......|. / *L 5 1 1 1 1 / R 1 2 3 3 4 / pile 1 2 3", options={"level": "advanced"}
    )
    assert ended(state, "attack 5") == (0, "hit")


def test_kg_s9_a_parried_advance_and_attack_gives_the_parrier_a_turn_of_four_cards():  # KG-S9
    state = drawn(
        ".|.......L.......R.......|. / *L 3 5 1 1 1 / R 5 1 2 4 4 / pile 1 2 3 3", options={"level": "advanced"}
    )
    lunged = after(state, "advance 3 attack 5")
    assert mat(lunged) == ".|..........L....R.......|."
    assert "parry" in told(lunged)
    parried = after(lunged, "parry")
    assert (parried.hands[1], topic(parried)) == ((1, 2, 4, 4), (1, "act"))


S11 = ".|.........L...R.........|. / *L 4 1 2 3 5 / R 4 4 1 2 3 / pile 4"


def test_kg_s11_a_last_attack_that_cannot_be_parried_wins():  # KG-S11
    assert ended(drawn(S11.replace("R 4 4", "R 5 5")), "attack 4") == (0, "hit")


@pytest.mark.parametrize(
    ("drawn_last", "held", "end"),
    [("4", "4 4", (None, "draw")), ("5", "4 4", (1, "count")), ("4", "4 5", (0, "count"))],
)
def test_kg_s11_a_parried_last_attack_is_followed_by_the_count_then_position(drawn_last, held, end):  # KG-S11
    picture = S11.replace("pile 4", f"pile {drawn_last}").replace("R 4 4", f"R {held}")
    attacked = after(drawn(picture), "attack 4")
    assert told(attacked) == ["parry", "hit"]
    assert ended(attacked, "parry") == end


def test_kg_s12_withdrawing_from_an_attack_that_emptied_the_pile_leaves_it_to_position():  # KG-S12
    state = drawn(".|.......L......R........|. / *L 3 4 1 1 4 / R 5 1 2 2 3 / pile 5 5", options={"level": "advanced"})
    lunged = after(state, "advance 3 attack 4")
    assert not lunged.pile
    # R stands on 16, 8 squares in; at 21 it is 3 squares in, and L has come 11. That L holds a 4 no longer counts.
    assert ended(lunged, "withdraw 5") == (0, "position")

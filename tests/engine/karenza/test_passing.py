"""No card with the initiative: the discard, the pass, and what is drawn."""

from random import Random

import pytest

from engine.games.karenza import GAME
from tests.engine.karenza.drawing import after, drawn, step, told, topic

IDLE = """
    *0 ba1 0 | a6 d4 d4 | a5 a5 a6 d7 d7
     1 bc2 0 | a6 a6 | d6 d4 d6 d4 d6 d4
     table 1 a6 0, 0 d4 1, 1 a5 0
    """


def test_without_a_card_the_initiative_passes():  # KZ-R14
    passed = step(drawn(IDLE), "stand b a 1")
    assert topic(passed.state) == (1, "act")
    assert (passed.events[0].kind, passed.events[0].to, passed.events[0].discard) == ("passed", 1, None)


def test_one_card_may_be_discarded_then():  # KZ-R14
    passed = step(drawn(IDLE), "stand b c 1 discard d4")
    assert passed.state.discards[0] == ("d4", "d4"), "this one, and the one from the table"
    assert passed.events[0].discard == "d4"
    assert passed.state.poses[0] == "bc1"


def test_one_card_at_most_and_each_kind_once():  # KZ-12
    dropped = [text for text in told(drawn(IDLE)) if text.startswith("stand b a 1 ")]
    assert dropped == ["stand b a 1 discard a6", "stand b a 1 discard d4"]
    assert not [text for text in told(drawn(IDLE), of="play") if "discard" in text]


def test_no_defence_and_nothing_to_attack_with_leaves_only_the_pass():  # KZ-13
    assert told(drawn(IDLE), of="play") == []


def test_the_table_goes_to_the_piles_of_those_who_played():  # KZ-R15
    passed = after(drawn(IDLE), "stand b a 1")
    assert passed.table == ()
    assert passed.discards == (("d4",), ("a6", "a5"))


def test_everybody_fills_the_hand_from_the_top_of_the_deck():  # KZ-R15
    passed = step(drawn(IDLE), "stand b a 1")
    assert passed.state.hands == (
        ("a5", "a5", "a6", "a6", "d4", "d4", "d7"),
        ("a6", "a6", "d4", "d4", "d6", "d6", "d6"),
    )
    assert passed.state.decks == (("d7",), ("d4",))
    assert passed.events[0].drawn == (4, 5)


@pytest.mark.parametrize(("size", "drawn_cards"), [(7, (5, 5)), (5, (3, 3)), (3, (1, 1))])
def test_up_to_the_size_of_a_hand(size, drawn_cards):  # KZ-R15, KZ-27
    state = drawn("*0 ba1 0 | d4 d4 / 1 bc2 0 | a6 a6", options={"hand": size})
    assert step(state, "stand b a 1").events[0].drawn == drawn_cards


def test_also_when_nothing_lies_on_the_table():  # KZ-9
    state = drawn("*0 ba1 0 | d4 d4 / 1 bc2 0 | a6 a6")
    assert [len(hand) for hand in after(state, "stand b a 1").hands] == [7, 7]


def test_a_full_hand_draws_nothing():  # KZ-9
    state = drawn("*0 ba1 0 | d4 d4 d4 d4 d4 d4 d4 / 1 bc2 0 | a6 a6 a6 a6 a6 a6 a6")
    passed = step(state, "stand b a 1")
    assert passed.events[0].drawn == (0, 0)
    assert (passed.state.hands, passed.state.decks) == (state.hands, state.decks)


FULL = "*0 ba2 0 | a6 d4 d4 d4 d4 d4 d4 / 1 bc2 0 | a6 a6 a6 a6 a6 a6 d4"


def test_passes_are_counted_until_an_attack():  # KZ-26
    state = drawn(FULL)
    for count in range(1, 4):
        state = after(state, told(state, of="stand")[0])
        assert state.passes == count
    assert after(drawn(FULL, passes=3), "play a6").passes == 0


@pytest.mark.parametrize("passes", [5, 6, 7])
def test_after_three_passes_each_a_pass_costs_a_card(passes):  # KZ-26
    stands = told(drawn(FULL, passes=passes), of="stand")
    assert any("discard" not in text for text in stands) == (passes < 6)
    assert {"stand b a 2 discard a6", "stand b a 2 discard d4"} <= set(stands)
    assert told(drawn(FULL, passes=passes), of="play") == ["play a6"]


def test_with_more_seats_it_takes_more_passes():  # KZ-26
    picture = FULL + " / 2 bc3 0 | a6 d4"
    for passes in (8, 9):
        stands = told(drawn(picture, passes=passes), of="stand")
        assert any("discard" not in text for text in stands) == (passes < 9)


def test_a_seat_that_left_is_not_counted():  # KZ-26
    picture = FULL + " / 2 bc3 0 | a6 d4"
    stands = told(GAME.leave(drawn(picture, passes=6), 2, Random(0)).state, of="stand")
    assert all("discard" in text for text in stands)


def test_after_an_attack_passes_are_free_again():  # KZ-26
    state = after(drawn(FULL, passes=6), "play a6", "stand b c 2")
    assert "stand b a 3" in told(state)


def test_a_player_who_has_no_card_need_not_discard_one():  # KZ-26
    state = drawn("*0 ba2 0 | / 1 bc2 0 | a6", passes=6)
    assert len(told(state)) == 45

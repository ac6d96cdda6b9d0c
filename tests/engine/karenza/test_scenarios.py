"""The worked scenarios of the page, and the turns the document itself plays."""

import pytest

from engine import codec
from engine.games.karenza import GAME
from engine.games.karenza.state import Action, Attack
from tests.engine.karenza.drawing import after, drawn, step, told, topic

OFF = {"sword_lock": False}


def test_an_attack_after_one_move_threatens_with_one():  # KZ-S1
    state = drawn("*0 da2 0 | a6 a5 / 1 bd1 0 | d4")
    struck = step(state, "play a6")
    assert struck.state.poses == ("ba3", "bd1")
    assert struck.state.attack == Attack(0, "a6", 1, 1)
    assert struck.state.last == Action(0, "da2", "ba2", "ba3", 1, "a6")
    assert struck.events[0].moves == 1
    assert topic(struck.state) == (1, "defend")


def test_a_weaker_defence_holds_and_leaves_the_initiative():  # KZ-S2
    state = drawn("0 ba3 0 | a5 / *1 bd1 0 | d4 / table 0 a6 1 / attack 1")
    held = step(state, "play d4")
    assert held.state.poses == ("ba3", "bc4")
    assert held.state.scores == (0, 0)
    assert topic(held.state) == (0, "act")
    assert held.state.initiative == held.events[0].initiative == 0


def test_an_unmoved_attack_is_met_unmoved_and_more_power_wins_the_initiative():  # KZ-S4
    state = drawn("*0 ba3 0 | a5 / 1 bc4 0 | d7 d4")
    struck = after(state, "play a5")
    assert told(struck) == ["play d7", "stand b c 4"]
    held = after(struck, "play d7")
    assert topic(held) == (1, "act")
    assert held.initiative == 1


def test_equal_power_leaves_the_initiative_with_the_attacker():  # KZ-S5
    state = drawn("*0 ba2 0 | a6 / 1 bc1 0 | d6")
    held = after(state, "play a6", "play d6")
    assert held.scores == (0, 0)
    assert topic(held) == (0, "act")


def test_to_pass_clears_the_table_and_fills_both_hands():  # KZ-S6
    state = drawn("*0 ba2 0 | a5 d7 / 1 bc1 0 | a5 a5 a6 d4 d6 d7 / table 0 a6 1, 1 d4 0")
    passed = after(state, "stand b c 4")
    assert (passed.last.moves, passed.last.card) == (2, None)
    assert passed.table == ()
    assert [len(hand) for hand in passed.hands] == [7, 7]
    assert passed.discards == (("a6",), ("d4",))
    assert topic(passed) == (1, "act")


def test_one_discarded_from_a_full_hand_is_one_drawn():  # KZ-S7
    state = drawn("*0 ba2 0 | a5 a5 a5 d4 d4 d7 d7 | a6 / 1 bc1 0 | a5 a5 a6 d4 d6 d7 d7")
    passed = step(state, "stand b a 2 discard d7")
    assert passed.state.hands[0] == ("a5", "a5", "a5", "a6", "d4", "d4", "d7")
    assert passed.state.discards == (("d7",), ())
    assert passed.events[0].drawn == (1, 0)


def test_ten_points_end_it():  # KZ-S8
    state = drawn("*0 ba2 5 | a6 / 1 bc1 0 | d4")
    over = after(state, "play a6", "stand b c 1")
    assert over.scores == (11, 0)
    assert GAME.asks(over) == ()
    assert GAME.outcome(over).winners == (0,)
    assert GAME.outcome(over).reason == "points"


def test_what_is_not_allowed():  # KZ-S10
    state = drawn("*0 ba2 0 | a6 a5 d4 / 1 bc1 0 | a6 d4 d6")
    assert not [text for text in told(state) if text.startswith("stand b b")], "a foot onto the other's square"
    assert "play d4" not in told(state), "a defence with the initiative"
    assert "play a5" not in told(state), "a pose that differs in the sword"
    struck = after(state, "play a6")
    assert told(struck, of="play") == ["play d4", "play d6"], "no attack while threatened"
    assert topic(struck)[0] == 1, "and no second card in a turn"


def test_the_sword_as_a_token_like_the_others():  # KZ-S12
    picture = "*0 ba1 0 | a6 / 1 bc1 0 | d4"
    assert "play a6" not in told(drawn(picture))
    struck = after(drawn(picture, options=OFF), "play a6")
    assert struck.attack.moves == 1


def test_the_turns_of_the_document():
    """With the sword unlocked and hands of three, as it plays them."""
    state = drawn(
        "*0 cb3 0 | joey6 joey5 a5 | a5 a5 a5 / 1 bd1 0 | rachel4 rachel7 a6 | a6 a6 a6", options=OFF | {"hand": 3}
    )
    first = after(state, "play joey6")
    assert (first.last.moves, first.poses[0], first.attack.moves) == (1, "ab1", 1)
    second = after(first, "play rachel4")
    assert (second.last.moves, second.poses[1]) == (1, "bd3")
    assert topic(second) == (0, "act"), "power 4 does not win the initiative from 6"
    third = after(second, "play joey5")
    assert (third.last.moves, third.poses[0], third.attack.moves) == (2, "ac2", 2)
    fourth = after(third, "play rachel7")
    assert (fourth.last.moves, fourth.scores) == (0, (0, 0))
    assert topic(fourth) == (1, "act"), "7 does from 5: she plays again"
    fifth = after(fourth, "stand b c 3")
    assert fifth.last.moves == 2
    assert [len(hand) for hand in fifth.hands] == [3, 3], "each had one card and draws two"
    assert fifth.discards == (("joey6", "joey5"), ("rachel4", "rachel7"))
    assert topic(fifth) == (0, "act")


@pytest.mark.parametrize("warrior", ["trial"])
def test_the_warrior_of_the_scenarios_is_for_positions_only(warrior):
    state = drawn("*0 ba2 0 | a6 / 1 bc1 0 | d4")
    assert state.warriors == (warrior, warrior)
    setup = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, None).state
    assert f"choose {warrior}" not in told(setup)
    assert codec.state_from(GAME, 1, codec.plain(GAME.state, state)) == state

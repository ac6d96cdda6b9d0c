"""What a turn is made of: moves, and a card or none."""

import pytest

from engine.games.karenza.parts import POSES, moves_between
from tests.engine.karenza.drawing import after, drawn, moved, step, told, topic

FREE = "*0 ba2 0 | a6 a5 d4 / 1 bc1 0 | d4 d6"


def test_with_the_initiative_every_pose_within_three_moves_may_be_stood_in():  # KZ-R7
    plain = [text for text in told(drawn(FREE), of="stand") if "discard" not in text]
    near = {
        f"stand {left} {right} {sword}"
        for left, right, sword in POSES
        if moves_between("ba2", left + right + sword) <= 3
    }
    assert set(plain) == near
    assert len(near) == 45, "all but the feet changed over and the sword elsewhere"


def test_the_nearest_come_first_and_staying_before_all():  # KZ-5
    plain = [text for text in told(drawn(FREE), of="stand") if "discard" not in text]
    assert plain[0] == "stand b a 2"
    counts = [step(drawn(FREE), text).state.last.moves for text in plain]
    assert counts == sorted(counts)
    dropped = [text for text in told(drawn(FREE), of="stand") if "discard a6" in text]
    assert dropped == [f"{text} discard a6" for text in plain]


def test_the_moves_are_announced():  # KZ-5
    passed = step(drawn(FREE), "stand a b 2")
    assert passed.events[0].moves == passed.state.last.moves == 3, "feet that change places take three"
    assert (passed.events[0].start, passed.events[0].pose) == ("ba2", "ab2")
    assert [moved(drawn(FREE), count) for count in range(4)] == [1, 7, 18, 19]


@pytest.mark.parametrize("answer", ["stand c a 1", "stand b a 2 discard d4", "play a5"])
def test_the_last_answer_is_remembered_with_the_pose_it_was_given_in(answer):  # KZ-R20
    state = drawn(FREE, options={"sword_lock": False})
    last = after(state, answer).last
    assert (last.seat, last.start) == (0, "ba2")
    threat = after(state, "play a6", "stand b c 1").last
    assert (threat.seat, threat.start) == (1, "bc1")


def test_a_card_may_be_played_after_up_to_three_moves_of_the_feet():  # KZ-R7, KZ-3
    picture = "*0 {} 0 | a6 / 1 bc1 0 | d4"
    for start, count in (("ba2", 0), ("bc2", 1), ("cd2", 2), ("ab2", 3)):
        struck = step(drawn(picture.format(start)), "play a6")
        assert (struck.state.last.moves, struck.events[0].start) == (count, start)


def test_cards_come_cheapest_first():  # KZ-5
    state = drawn("*0 cb3 0 | a5 a6 joey6 / 1 bc1 0 | d4")
    assert told(state, of="play") == ["play joey6", "play a5"]


def test_no_card_after_a_move_of_the_sword():  # KZ-1
    state = drawn("*0 ba3 0 | a6 a5 / 1 bc1 0 | d4")
    assert told(state, of="play") == ["play a5"]
    assert told(drawn(FREE), of="play") == ["play a6"]


def test_the_sword_is_locked_for_defences_too():  # KZ-1
    picture = "0 ba3 0 | a5 / *1 bc4 0 | d4 d7 / table 0 a6 1 / attack 2"
    assert told(drawn(picture), of="play") == ["play d7"]
    assert told(drawn(picture, options={"sword_lock": False}), of="play") == ["play d7", "play d4"]


def test_with_the_sword_unlocked_its_move_is_one_of_three():  # KZ-1
    picture = "*0 {} 0 | a6 / 1 bc1 0 | d4"
    for start, count in (("ba1", 1), ("bc1", 2), ("cd1", 3)):
        state = drawn(picture.format(start), options={"sword_lock": False})
        assert step(state, "play a6").state.last.moves == count
    far = drawn(picture.format("ab1"), options={"sword_lock": False})
    assert told(far, of="play") == [], "four moves"


def test_the_trajectory_moves_the_sword_alone():  # KZ-R8
    struck = after(drawn(FREE), "play a6")
    assert (struck.last.stood, struck.last.stop) == ("ba2", "ba3")
    assert struck.poses == ("ba3", "bc1")


def test_the_trajectory_is_no_move():  # KZ-2
    """Two attacks in a row, the second from where the first has left the sword."""
    struck = after(drawn(FREE), "play a6")
    assert struck.attack.moves == 0
    again = after(struck, "stand b c 1", "play a5")
    assert again.attack.moves == 0


def test_an_attack_that_was_not_answered_threatens():  # KZ-R9
    struck = after(drawn(FREE), "play a6")
    assert topic(struck) == (1, "defend")
    assert struck.initiative == 0


@pytest.mark.parametrize("answer", ["play d4", "stand b c 1"])
def test_an_attack_that_was_answered_is_spent_though_it_lies_there(answer):  # KZ-7
    spent = after(drawn(FREE), "play a6", answer)
    assert spent.table[0].card == "a6"
    assert spent.attack is None
    assert topic(spent) == (0, "act")


def test_a_player_who_has_the_initiative_from_the_start_is_not_threatened():  # KZ-R9
    assert topic(drawn(FREE)) == (0, "act")
    assert drawn(FREE).initiative == 0


def test_copies_are_one_answer():  # KZ-29
    state = drawn("*0 ba2 0 | a6 a6 a6 / 1 bc1 0 | d4")
    assert told(state, of="play") == ["play a6"]
    assert len(told(state)) == 1 + 2 * 45
    assert after(state, "play a6").hands[0] == ("a6", "a6")

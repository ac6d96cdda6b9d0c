"""The eight specials, each by what it changes."""

from random import Random

import pytest

from engine.games.kengo import GAME
from engine.games.kengo.parts import BOX, CARDS, SPECIALS
from engine.games.kengo.preparation import new_round
from engine.games.kengo.state import Options, Standing
from tests.engine.kengo.drawing import after, drawn, ended, mat, step, told

ADVANCED = {"level": "advanced"}
BASIC = {"level": "basic"}


def dealt(special, starter=0, tatami=23):
    options, standing = Options(specials=True, tatami=tatami), Standing(specials=(special,), starter=starter)
    return new_round(options, standing, Random(5)).state


def test_there_are_eight_and_all_are_house_content():  # KG-R5
    assert len(BOX["special"]) == 8
    assert all(special["house"] for special in BOX["special"])


def test_long_sleeves_fills_hands_to_six():  # KG-R21
    state = dealt("long_sleeves")
    assert (len(state.hands[0]), len(state.hands[1])) == (6, 6)
    moved = after(state, told(state)[0])
    assert len(moved.hands[0]) == 6


def test_long_sleeves_puts_one_card_away_before_the_deal():  # KG-R21
    state = dealt("long_sleeves")
    assert (len(state.aside), len(state.pile)) == (1, 12), "so the second player may draw the last"
    assert sorted((*state.hands[0], *state.hands[1], *state.pile, *state.aside)) == sorted(CARDS)
    for seat in (None, 0, 1):
        assert "aside" not in GAME.view(state, seat).__slots__


def test_the_card_put_away_is_shown_with_the_round():  # KG-R21
    state = dealt("long_sleeves")
    assert GAME.leave(state, 0, Random(0)).events[1].round.aside == state.aside


def test_cold_hands_fills_hands_to_four():  # KG-R22
    state = dealt("cold_hands")
    assert (len(state.hands[0]), len(state.hands[1]), len(state.pile)) == (4, 4, 17)
    assert len(after(state, told(state)[0]).hands[0]) == 4


@pytest.mark.parametrize(
    ("tatami", "expected"), [(23, ".|..L.................R..|."), (21, ".|..L...............R..|.")]
)
def test_crowded_hall_starts_three_squares_in(tatami, expected):  # KG-R23
    assert mat(dealt("crowded_hall", tatami=tatami)) == expected


def test_crowded_hall_leaves_room_behind_the_start():  # KG-R23
    state = drawn(".|..L.................R..|. / *L 1 2 3 4 5 / R 1 1 1 1 1 / pile 1 2", special="crowded_hall")
    assert {"retreat 1", "retreat 2"} <= set(told(state))


CLOSE = ".|.........L.R...........|. / *L 1 4 4 5 5 / R 2 2 3 3 3 / pile 1 2 3 4"


@pytest.mark.parametrize("hand", ["1 4 4 5 5", "2 4 4 5 5"])
def test_no_way_back_forbids_retreat_to_who_can_play_another_card(hand):  # KG-R24
    state = drawn(CLOSE.replace("*L 1 4 4 5 5", f"*L {hand}"), special="no_way_back")
    assert told(state) in (["advance 1"], ["attack 2"])


def test_an_advance_and_attack_is_another_way_to_play_a_card():  # KG-R24
    state = drawn(CLOSE.replace("*L 1 4 4 5 5", "*L 1 1 4 5 5"), special="no_way_back", options=ADVANCED)
    assert told(state) == ["advance 1", "advance 1 attack 1"]


def test_no_way_back_allows_retreat_to_who_has_nothing_else():  # KG-R24
    state = drawn(CLOSE.replace("*L 1 4 4 5 5", "*L 3 4 4 5 5"), special="no_way_back")
    assert told(state) == ["retreat 3", "retreat 4", "retreat 5"]


def test_no_way_back_always_allows_a_withdrawal():  # KG-R24
    state = drawn(
        ".|.........L.R...........|. / L 1 1 1 4 5 / *R 2 2 1 3 3 / pile 1 2 / lunge 2",
        special="no_way_back",
        options=ADVANCED,
    )
    assert told(state) == ["parry", "withdraw 1", "withdraw 2", "withdraw 3", "hit"]


def test_single_cut_attacks_with_one_card():  # KG-R25
    state = drawn(
        ".|.........L..R..........|. / *L 1 2 2 3 3 / R 3 3 3 3 3 / pile 1 2 4 5",
        special="single_cut",
        options=ADVANCED,
    )
    assert [text for text in told(state) if "attack" in text] == [
        "attack 3",
        "advance 1 attack 2",
        "advance 2 attack 1",
    ]


def test_single_cut_binds_the_last_attack_of_basic():  # KG-R25
    state = drawn(
        ".|.........L...R.........|. / *L 1 2 2 3 3 / R 3 3 3 1 1 / pile 3", special="single_cut", options=BASIC
    )
    last = after(state, "advance 1")
    assert told(last) == ["attack 3", "pass"]
    assert told(after(last, "attack 3")) == ["parry", "hit"]


def test_single_cut_leaves_the_count_alone():  # KG-R25
    state = drawn(".|.........L...R.........|. / *L 1 2 2 3 3 / R 3 5 5 1 1 / pile 5", special="single_cut")
    assert ended(state, "advance 1") == (0, "count")


FLOWING = ".|.........L..R..........|. / L 1 1 2 2 5 / *R 1 2 4 5 5 / pile 1 2 3 4 / attack 3 3"


def test_flowing_guard_parries_with_as_many_cards_of_the_same_total():  # KG-R26
    state = drawn(FLOWING, special="flowing_guard")
    assert told(state) == ["parry 1 5", "parry 2 4", "hit"]
    assert after(state, "parry 1 5").hands[1] == (2, 4, 5)


def test_flowing_guard_takes_neither_fewer_cards_nor_more():  # KG-R26
    state = drawn(
        FLOWING.replace("R 1 2 4 5 5", "R 1 1 1 3 3").replace("attack 3 3", "attack 3"), special="flowing_guard"
    )
    assert told(state) == ["parry 3", "hit"]


def test_flowing_guard_decides_whether_the_attack_hits_at_once():  # KG-R26
    attacking = FLOWING.replace(" / attack 3 3", "").replace(" L 1 1 2 2 5", "*L 3 3 2 2 5").replace("*R", " R")
    assert told(after(drawn(attacking, special="flowing_guard"), "attack 3 3")) == ["parry 1 5", "parry 2 4", "hit"]
    assert ended(drawn(attacking), "attack 3 3") == (0, "hit")


def test_flowing_guard_guards_in_the_last_attack_of_basic():  # KG-R26
    state = drawn(
        ".|.........L...R.........|. / *L 1 2 2 4 5 / R 3 3 5 1 1 / pile 1", special="flowing_guard", options=BASIC
    )
    last = after(state, "advance 1", "attack 3 3")
    assert told(last) == ["parry 1 5", "parry 2 4", "hit"]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_open_palms_lays_both_hands_face_up(seat):  # KG-R27
    open_palms = drawn(CLOSE, special="open_palms")
    assert GAME.view(open_palms, seat).open_hands == open_palms.hands
    assert GAME.view(drawn(CLOSE, special="cold_hands"), seat).open_hands == ()


def test_high_stakes_is_worth_two_points():  # KG-R28
    state = drawn(".|.........L.R...........|. / *L 2 4 4 5 5 / R 1 1 1 1 1 / pile 1 2", special="high_stakes")
    won = step(state, "attack 2").events[2]
    assert (won.round.points, won.score) == (2, (2, 0))


def test_high_stakes_may_pass_the_target_by_one():  # KG-R28
    state = drawn(
        ".|.........L.R...........|. / *L 2 4 4 5 5 / R 1 1 1 1 1 / pile 1 2",
        special="high_stakes",
        standing={"score": [4, 2]},
    )
    won = after(state, "attack 2")
    assert won.standing.score == (6, 2)
    assert GAME.outcome(won).winners == (0,)


def test_high_stakes_gives_nothing_for_a_draw():  # KG-R28
    state = drawn(".|..........L..R.........|. / *L 1 5 5 5 5 / R 1 5 5 5 5 / pile 5", special="high_stakes")
    assert step(state, "retreat 1").events[2].score == (0, 0)


def test_each_special_changes_only_what_it_says():  # KG-R5
    plain = SPECIALS[None]
    changed = {
        key: {name for name in plain.__slots__ if getattr(special, name) != getattr(plain, name)}
        for key, special in SPECIALS.items()
        if key
    }
    shared = {"key", "name", "house", "idle"}
    assert {key: names - shared for key, names in changed.items()} == {
        "long_sleeves": {"hand", "aside"},
        "cold_hands": {"hand"},
        "crowded_hall": {"inset"},
        "no_way_back": {"retreat"},
        "single_cut": {"cards"},
        "flowing_guard": {"parry"},
        "open_palms": {"open"},
        "high_stakes": {"points"},
    }

"""The house rules for more than two."""

from random import Random

import pytest

from engine import codec
from engine.games.karenza import GAME
from engine.games.karenza.state import Stand
from tests.engine.karenza.drawing import after, begun, drawn, step, told, topic

FOUR = "*0 ba2 0 | a6 a5 d4 / 1 bc1 0 | d4 a6 / 2 bc4 0 | d7 a5 / 3 bc1 0 | d6"


def gone(state, *seats):
    for seat in seats:
        state = GAME.leave(state, seat, Random(0)).state
    return state


def test_an_attack_is_at_one_opponent_of_choice():  # KZ-18
    assert told(drawn(FOUR), of="play") == ["play a6 1", "play a6 2", "play a6 3"]
    struck = step(drawn(FOUR), "play a6 2")
    assert struck.events[0].target == 2
    assert topic(struck.state) == (2, "defend")
    assert told(struck.state) == ["play d7", "stand b c 4"]


def test_of_two_the_other_need_not_be_named():  # KZ-18
    assert told(drawn("*0 ba2 0 | a6 / 1 bc1 0 | d4"), of="play") == ["play a6"]


def test_a_player_who_keeps_the_initiative_may_choose_another_target():  # KZ-18
    held = after(drawn(FOUR), "play a6 1", "play d4")
    assert topic(held) == (0, "act")
    assert told(held, of="play") == ["play a5 1", "play a5 2", "play a5 3"]


def test_a_player_who_wins_it_may_too():  # KZ-18
    held = after(drawn(FOUR), "play a6 2", "play d7")
    assert topic(held) == (2, "act")
    assert held.initiative == 2
    assert told(held, of="stand")[0] == "stand b c 2"


def test_passing_gives_the_initiative_to_the_next_and_all_draw():  # KZ-18
    for seat in range(4):
        state = drawn(FOUR.replace("*0", " 0").replace(f" {seat} b", f"*{seat} b"))
        left, right, sword = state.poses[seat]
        passed = step(state, f"stand {left} {right} {sword}")
        assert topic(passed.state) == ((seat + 1) % 4, "act")
        assert [len(hand) for hand in passed.state.hands] == [7] * 4


def test_one_deck_that_does_not_suffice_ends_it_for_all():  # KZ-18
    state = drawn(FOUR.replace("3 bc1 0 | d6", "3 bc1 5 | d6 | d4"))
    ended = step(state, "stand b a 2")
    assert ended.events[1].seats == (3,)
    assert GAME.outcome(ended.state).places == (2, 2, 2, 1)


def test_the_first_with_ten_points_wins():  # KZ-18
    over = after(drawn(FOUR.replace("ba2 0", "ba2 4").replace("bc1 0", "bc1 7")), "play a6 3", "stand b c 1")
    assert GAME.outcome(over).winners == (0,)
    assert GAME.outcome(over).places == (1, 2, 4, 2)


def test_the_others_go_on_without_the_one_who_left():  # KZ-R19
    state = gone(drawn(FOUR), 1)
    assert GAME.outcome(state) is None
    assert told(state, of="play") == ["play a6 2", "play a6 3"]
    passed = step(state, "stand b a 2")
    assert topic(passed.state) == (2, "act")
    assert passed.events[0].drawn == (4, 0, 5, 6)


def test_the_deck_of_the_one_who_left_counts_for_nothing():  # KZ-R19
    state = gone(drawn(FOUR.replace("1 bc1 0 | d4 a6", "1 bc1 0 | d4 a6 | d4")), 1)
    assert GAME.outcome(after(state, "stand b a 2")) is None


def test_an_attacker_who_leaves_leaves_the_initiative_to_the_target():  # KZ-R19
    struck = after(drawn(FOUR), "play a6 2")
    state = gone(struck, 0)
    assert (state.attack, state.scores) == (None, (0, 0, 0, 0))
    assert topic(state) == (2, "act")


def test_a_target_who_leaves_is_hit_because_leaving_is_no_defence():  # KZ-R19
    struck = after(drawn(FOUR), "play a6 2")
    step = GAME.leave(struck, 2, Random(0))
    assert [event.kind for event in step.events] == ["left", "scored"]
    assert step.events[1] == GAME.play(struck, 2, Stand("b", "c", 4), Random(0)).events[1]
    assert (step.state.attack, step.state.scores, step.state.streak) == (None, (6, 0, 0, 0), 1)
    assert topic(step.state) == (0, "act")
    assert step.state.table == struck.table, "no initiative has passed: nothing is cleared"


def test_leaving_does_not_save_the_others_from_the_tenth_point():  # KZ-R16, KZ-R19
    over = gone(after(drawn(FOUR.replace("ba2 0", "ba2 4").replace("bc1 0", "bc1 7")), "play a6 3"), 3)
    assert GAME.asks(over) == ()
    outcome = GAME.outcome(over)
    assert (outcome.winners, outcome.places, outcome.reason) == ((0,), (1, 2, 3, 4), "points")
    assert codec.state_from(GAME, 1, codec.plain(GAME.state, over)) == over


def test_one_who_looks_on_leaves_the_exchange_alone():  # KZ-R19
    struck = after(drawn(FOUR), "play a6 2")
    assert gone(struck, 1).attack == struck.attack
    assert topic(gone(struck, 1)) == (2, "defend")


def test_a_player_who_leaves_with_the_initiative_leaves_it_to_the_next_and_nothing_is_drawn():  # KZ-R19
    before = drawn(FOUR)
    state = gone(before, 0)
    assert topic(state) == (1, "act")
    assert (state.hands, state.decks, state.table) == (before.hands, before.decks, before.table)
    assert topic(gone(before, 1, 0)) == (2, "act")


def test_the_last_one_left_has_won_whatever_the_scores():  # KZ-R19
    state = gone(drawn(FOUR.replace("ba2 0", "ba2 9")), 0, 1, 2)
    outcome = GAME.outcome(state)
    assert (outcome.winners, outcome.places, outcome.reason) == ((3,), (2, 2, 2, 1), "left")


def test_leaving_before_the_warriors_are_chosen_may_begin_the_match():  # KZ-R19
    state = GAME.setup(3, {name: values[0] for name, values in GAME.options.items()}, Random(0)).state
    for seat in (0, 2):
        ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
        state = GAME.play(state, seat, ask.options[0], Random(0)).state
    begins = GAME.leave(state, 1, Random(0))
    assert [event.kind for event in begins.events] == ["left", "begun"]
    assert begins.state.warriors == ("masaru", None, "masaru")
    assert topic(begins.state)[1] == "opening"


@pytest.mark.parametrize("seat", range(3))
def test_leaving_before_the_tokens_are_placed(seat):  # KZ-R19
    state = gone(begun("masaru", "ines", "ortwin"), seat)
    others = []
    for _ in range(2):
        others.append(topic(state)[0])
        state = after(state, "stand b a 2")
    assert sorted(others) == sorted({0, 1, 2} - {seat})
    assert topic(state) == (others[0], "act")

"""The door: who may answer what, when, and what is said to those who may not."""

from dataclasses import replace
from random import Random

import pytest

from engine import match
from engine.core import BadOption, IllegalMove, MatchOver, NotYourTurn, RuleError, StaleAsk, Step
from tests.engine.toys import MORRA, Ready, Show, Turned


@pytest.fixture
def begun():
    return match.start(MORRA, 3, seed="door", options={})[0]


def first(game, now, seat):
    return match.ask(game, now, seat).options[0]


def answered(now, *seats):
    for seat in seats:
        now, _ = match.answer(MORRA, now, seat, first(MORRA, now, seat))
    return now


def ended(now):
    while seats := match.waiting_for(MORRA, now):
        now = answered(now, *seats)
    return now


# Ordering a match


def test_options_left_out_are_the_first_of_their_values():
    assert match.chosen(MORRA, 2, {}) == {"win": "high"}


@pytest.mark.parametrize(
    ("seats", "options", "name", "allowed"),
    [
        (4, {}, "seats", ("2", "3")),
        (2, {"win": "middle"}, "win", ("high", "low")),
        (2, {"lose": "high"}, "option", ("win",)),
    ],
)
def test_what_the_game_does_not_have_is_refused_with_what_it_has(seats, options, name, allowed):
    with pytest.raises(BadOption) as refused:
        match.start(MORRA, seats, seed="door", options=options)
    assert (refused.value.name, refused.value.allowed) == (name, allowed)
    assert str(refused.value).endswith(f"it may be: {', '.join(allowed)}")


def test_a_value_that_some_numbers_of_seats_cannot_play_is_refused_with_those_that_can():
    game = replace(MORRA, only={("win", "low"): (2,)})
    assert match.chosen(game, 2, {"win": "low"}) == {"win": "low"}
    assert match.chosen(game, 3, {}) == {"win": "high"}
    with pytest.raises(BadOption, match=r"^seats with win low cannot be '3'; it may be: 2$"):
        match.start(game, 3, seed="door", options={"win": "low"})


TWO_OPTIONS = replace(MORRA, options={"win": ("high", "low"), "tie": ("lot", "none")}, beside={"tie": ("win", "low")})


def test_an_option_counts_beside_one_value_of_another_only():
    assert match.counting(TWO_OPTIONS, {}) == {"win": "high"}
    assert match.counting(TWO_OPTIONS, {"tie": "none"}) == {"win": "high"}
    assert match.counting(TWO_OPTIONS, {"win": "low", "tie": "none"}) == {"win": "low", "tie": "none"}
    assert match.counting(TWO_OPTIONS, {"win": "low"}) == {"win": "low", "tie": "lot"}


def test_one_that_does_not_count_may_be_chosen_and_is_kept():
    assert match.chosen(TWO_OPTIONS, 2, {"tie": "none"}) == {"win": "high", "tie": "none"}
    with pytest.raises(BadOption):
        match.chosen(TWO_OPTIONS, 2, {"tie": "all"})


def test_luck_is_decided_by_seed_and_ply():
    one, other = (match.start(MORRA, 2, seed=seed, options={})[0] for seed in ("a", "b"))
    assert one == match.start(MORRA, 2, seed="a", options={})[0]
    assert one.state != other.state
    assert one.state == MORRA.setup(2, {"win": "high"}, Random("a:0")).state


def test_every_ply_has_luck_of_its_own(begun):
    drawn = []

    def play(state, seat, move, luck):
        drawn.append(luck.random())
        return MORRA.play(state, seat, move, luck)

    watched, now = replace(MORRA, play=play), begun
    for seat in (0, 1, 2):
        now, _ = match.answer(watched, now, seat, first(watched, now, seat))
    assert drawn == [Random(f"door:{ply}").random() for ply in (1, 2, 3)]


# Simultaneous choices


def test_all_who_are_asked_may_answer_in_any_order(begun):
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        assert answered(begun, *order).ply == 3


def test_a_player_who_has_answered_is_asked_no_more_and_the_others_still_are(begun):
    now, events = match.answer(MORRA, begun, 1, first(MORRA, begun, 1))
    assert match.waiting_for(MORRA, now) == (0, 2)
    assert events == (Ready(1),)


def test_the_last_answer_turns_the_cards_over(begun):
    now = answered(begun, 0, 1)
    now, events = match.answer(MORRA, now, 2, first(MORRA, now, 2))
    assert [type(event) for event in events] == [Ready, Turned]
    assert match.waiting_for(MORRA, now) == (0, 1, 2)


def test_a_question_that_still_stands_keeps_the_ply_at_which_it_was_opened(begun):
    now = answered(begun, 1)
    assert (now.ply, now.opened) == (1, (0, 1, 0))
    now, _ = match.answer(MORRA, now, 0, first(MORRA, now, 0), opened=0)  # the button of ply 0 still works
    assert now.opened == (2, 2, 0)


def test_a_new_question_is_opened_at_the_ply_that_put_it(begun):
    assert answered(begun, 0, 1, 2).opened == (3, 3, 3)


def test_a_question_that_has_changed_while_another_answered_is_a_new_one(begun):
    def asks(state):
        return tuple(replace(ask, topic=f"show {state.shown.count(None)}") for ask in MORRA.asks(state))

    changing = replace(MORRA, asks=asks)
    now, _ = match.answer(changing, begun, 1, first(changing, begun, 1))
    assert now.opened == (1, 1, 1)


def test_a_question_stands_although_another_seat_leaves(begun):
    now, _ = match.leave(MORRA, answered(begun, 1), 0)
    assert match.waiting_for(MORRA, now) == (2,)
    assert now.opened[2] == 0


def test_the_same_question_put_again_to_who_has_answered_is_a_new_one(begun):
    """Or a button pressed twice would answer twice."""
    again = replace(MORRA, play=lambda state, seat, move, luck: Step(state))
    now, _ = match.answer(again, begun, 0, first(again, begun, 0), opened=0)
    assert match.ask(again, now, 0) == match.ask(again, begun, 0)
    with pytest.raises(StaleAsk):
        match.answer(again, now, 0, first(again, now, 0), opened=0)


# Who may not answer


def test_a_player_who_is_not_asked_must_wait(begun):
    now = answered(begun, 1)
    with pytest.raises(NotYourTurn, match="nothing is asked of seat 1 now") as refused:
        match.answer(MORRA, now, 1, Show(1))
    assert all(text.startswith(("0:show", "2:show")) for text in refused.value.allowed)


def test_what_is_allowed_does_not_stand_in_a_message_that_may_be_logged(begun):
    for seat, card in ((0, 99), (1, 99)):
        now = answered(begun, 1) if seat == 1 else begun
        with pytest.raises(RuleError) as refused:
            match.answer(MORRA, now, seat, Show(card))
        assert refused.value.allowed
        assert not [text for text in refused.value.allowed if text in f"{refused.value} {refused.value!r}"]


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("opened", [None, 0])
def test_a_seat_that_is_not_at_the_table_is_asked_nothing(begun, seat, opened):
    with pytest.raises(NotYourTurn):
        match.answer(MORRA, begun, seat, Show(1), opened=opened)
    with pytest.raises(NotYourTurn):
        match.leave(MORRA, begun, seat)


def test_an_answer_to_an_older_question_is_refused(begun):
    now = answered(begun, 0, 1, 2)
    with pytest.raises(StaleAsk):
        match.answer(MORRA, now, 0, first(MORRA, now, 0), opened=0)


def test_the_same_button_pressed_twice_answers_once(begun):
    now, _ = match.answer(MORRA, begun, 0, first(MORRA, begun, 0), opened=0)
    with pytest.raises(StaleAsk):
        match.answer(MORRA, now, 0, first(MORRA, begun, 0), opened=0)


def test_an_answer_that_is_not_among_the_options_is_refused_with_those_that_are(begun):
    card = next(card for card in range(1, 10) if Show(card) not in match.ask(MORRA, begun, 0).options)
    with pytest.raises(IllegalMove) as refused:
        match.answer(MORRA, begun, 0, Show(card))
    assert refused.value.move == f"show {card}"
    assert refused.value.allowed == tuple(f"show {card}" for card in sorted(set(begun.state.hands[0])))


def test_nothing_can_be_done_in_a_match_that_is_over(begun):
    now = ended(begun)
    for forbidden in (
        lambda: match.ask(MORRA, now, 0),
        lambda: match.answer(MORRA, now, 0, Show(1), opened=0),
        lambda: match.parse(MORRA, now, 0, "show 1"),
        lambda: match.leave(MORRA, now, 0),
    ):
        with pytest.raises(MatchOver):
            forbidden()


def test_every_refusal_says_something(begun):
    over, later = ended(begun), answered(begun, 0, 1, 2)
    for now, seat, opened in ((over, 0, None), (later, 0, 0), (answered(begun, 0), 0, None)):
        with pytest.raises(RuleError) as refused:
            match.ask(MORRA, now, seat, opened=opened)
        assert str(refused.value)


def test_a_refused_answer_changes_nothing(begun):
    before = repr(begun)
    with pytest.raises(IllegalMove):
        match.answer(MORRA, begun, 0, Show(0))
    assert repr(begun) == before


# Text


@pytest.mark.parametrize("spelled", ["show {}", "SHOW {}", "  Show \t  {}\n"])
def test_case_and_spaces_do_not_matter(begun, spelled):
    card = begun.state.hands[0][0]
    assert match.parse(MORRA, begun, 0, spelled.format(card)) == Show(card)


@pytest.mark.parametrize("text", ["", "show", "show ten", "leave"])
def test_a_text_that_is_no_option_is_refused_as_it_was_written(begun, text):
    with pytest.raises(IllegalMove) as refused:
        match.parse(MORRA, begun, 0, text)
    assert refused.value.move == text


# Leaving


def test_with_two_at_the_table_the_other_wins():
    now, _ = match.start(MORRA, 2, seed="door", options={})
    now, _ = match.leave(MORRA, now, 1)
    assert MORRA.outcome(now.state).winners == (0,)
    assert now.ply == 1


def test_with_three_the_others_play_on(begun):
    now, _ = match.leave(MORRA, begun, 0)
    assert match.waiting_for(MORRA, now) == (1, 2)
    assert 0 not in MORRA.outcome(ended(now).state).winners


def test_a_match_resumed_from_a_state_is_at_ply_0_with_all_its_questions_new(begun):
    now = match.resume(answered(begun, 0, 1, 2).state, 3, seed="other")
    assert (now.ply, now.opened, now.seed) == (0, (0, 0, 0), "other")

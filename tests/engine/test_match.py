"""The door: who may answer what, when, and what is said to those who may not."""

from random import Random

import pytest

from engine import match
from engine.core import BadOption, IllegalMove, MatchOver, NotYourTurn, RuleError, StaleAsk, Step
from engine.values import replace
from tests.engine.toys import MORRA, Ready, Show, Turned, changed


def asked(now):
    return tuple(ask.seat for ask in MORRA.rules.asks(now.state))


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
    while seats := asked(now):
        now = answered(now, *seats)
    return now


# Ordering a match


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
    game = changed(MORRA, only={("win", "low"): (2,)})
    assert match.chosen(game, 2, {"win": "low"}) == {"win": "low"}
    assert match.chosen(game, 3, {}) == {"win": "high"}, "left out, an option is the first of its values"
    with pytest.raises(BadOption, match=r"^seats with win low cannot be '3'; it may be: 2$"):
        match.start(game, 3, seed="door", options={"win": "low"})


def test_an_option_counts_beside_one_value_of_another_only_and_is_kept_all_the_same():
    game = changed(MORRA, options={"win": ("high", "low"), "tie": ("lot", "none")}, beside={"tie": ("win", "low")})
    assert match.counting(game, {"tie": "none"}) == {"win": "high"}
    assert match.counting(game, {"win": "low"}) == {"win": "low", "tie": "lot"}
    assert match.chosen(game, 2, {"tie": "none"}) == {"win": "high", "tie": "none"}


def test_luck_is_decided_by_seed_and_ply(begun):
    assert begun.state == MORRA.rules.setup(3, {"win": "high"}, Random("door:0")).state
    drawn = []

    def play(state, seat, move, luck):
        drawn.append(luck.random())
        return MORRA.rules.play(state, seat, move, luck)

    watched, now = changed(MORRA, play=play), begun
    for seat in (0, 1, 2):
        now, _ = match.answer(watched, now, seat, first(watched, now, seat))
    assert drawn == [Random(f"door:{ply}").random() for ply in (1, 2, 3)]


# Simultaneous choices


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_all_who_are_asked_may_answer_in_any_order_and_the_last_turns_the_cards_over(begun, order):
    now, events = match.answer(MORRA, begun, order[0], first(MORRA, begun, order[0]))
    assert events == (Ready(order[0]),)
    assert set(asked(now)) == set(order[1:])
    now, events = match.answer(MORRA, answered(now, order[1]), order[2], first(MORRA, now, order[2]))
    assert [type(event) for event in events] == [Ready, Turned]
    assert (now.ply, asked(now)) == (3, (0, 1, 2))


def test_a_question_keeps_its_number_while_it_stands(begun):
    now = answered(begun, 1)
    assert (now.ply, now.opened) == (1, (0, 1, 0))
    assert match.leave(MORRA, now, 0)[0].opened[2] == 0, "although another seat leaves"
    now, _ = match.answer(MORRA, now, 0, first(MORRA, now, 0), opened=0)  # the button of ply 0 still works
    assert now.opened == (2, 2, 0)
    assert answered(now, 2).opened == (3, 3, 3)


def test_a_question_that_has_changed_while_another_answered_is_a_new_one(begun):
    def asks(state):
        return tuple(replace(ask, topic=f"show {state.shown.count(None)}") for ask in MORRA.rules.asks(state))

    changing = changed(MORRA, asks=asks)
    now, _ = match.answer(changing, begun, 1, first(changing, begun, 1))
    assert now.opened == (1, 1, 1)


def test_the_same_question_put_again_to_who_has_answered_is_a_new_one(begun):
    """Or a button pressed twice would answer twice."""
    again = changed(MORRA, play=lambda state, seat, move, luck: Step(state))
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
    with pytest.raises(StaleAsk):  # pressed twice
        match.answer(MORRA, now, 1, first(MORRA, begun, 1), opened=0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table_is_asked_nothing(begun, seat):
    for opened in (None, 0):
        with pytest.raises(NotYourTurn):
            match.answer(MORRA, begun, seat, Show(1), opened=opened)
    with pytest.raises(NotYourTurn):
        match.leave(MORRA, begun, seat)


def test_an_answer_to_an_older_question_is_refused(begun):
    now = answered(begun, 0, 1, 2)
    with pytest.raises(StaleAsk, match="seat 0 was asked something newer"):
        match.answer(MORRA, now, 0, first(MORRA, now, 0), opened=0)


def test_an_answer_that_is_not_among_the_options_is_refused_with_those_that_are(begun):
    card = next(card for card in range(1, 10) if Show(card) not in match.ask(MORRA, begun, 0).options)
    with pytest.raises(IllegalMove) as refused:
        match.answer(MORRA, begun, 0, Show(card))
    assert refused.value.move == f"show {card}"
    assert refused.value.allowed == tuple(f"show {card}" for card in sorted(set(begun.state.hands[0])))


def test_what_is_allowed_does_not_stand_in_a_message_that_may_be_logged(begun):
    for now in (begun, answered(begun, 0)):
        with pytest.raises(RuleError) as refused:
            match.answer(MORRA, now, 0, Show(99))
        assert refused.value.allowed
        assert not [text for text in refused.value.allowed if text in f"{refused.value} {refused.value!r}"]


def test_nothing_can_be_done_in_a_match_that_is_over(begun):
    now = ended(begun)
    for forbidden in (
        lambda: match.ask(MORRA, now, 0),
        lambda: match.answer(MORRA, now, 0, Show(1), opened=0),
        lambda: match.parse(MORRA, now, 0, "show 1"),
        lambda: match.leave(MORRA, now, 0),
    ):
        with pytest.raises(MatchOver, match="the match is over"):
            forbidden()


@pytest.mark.parametrize("spelled", ["show {}", "SHOW {}", "  Show \t  {}\n"])
def test_case_and_spaces_do_not_matter(begun, spelled):
    card = begun.state.hands[0][0]
    assert match.parse(MORRA, begun, 0, spelled.format(card)) == Show(card)


@pytest.mark.parametrize("text", ["", "show", "show ten", "leave"])
def test_a_text_that_is_no_option_is_refused_as_it_was_written(begun, text):
    with pytest.raises(IllegalMove) as refused:
        match.parse(MORRA, begun, 0, text)
    assert refused.value.move == text


def test_a_match_resumed_from_a_state_is_at_ply_0_with_all_its_questions_new(begun):
    now = match.resume(answered(begun, 0, 1, 2).state, 3, seed="other")
    assert (now.ply, now.opened, now.seed) == (0, (0, 0, 0), "other")

"""The set-up and the market: RG-R1 to RG-R7, RG-10, RG-18, RG-20, RG-27."""

from collections import Counter
from random import Random

import pytest

from engine.games.regroup import GAME
from engine.games.regroup.parts import COMMON, DECK, DIFFERENT
from tests.engine.regroup.drawing import after, drawn, shown, step, strong, table, told, topic, with_cards

OPTIONS = {name: values[0] for name, values in GAME.options.items()}


def begun(seats=2, seed=0, **options):
    return GAME.setup(seats, OPTIONS | options, Random(seed))


# The set-up


@pytest.mark.parametrize("initial", ["common", "different"])
def test_the_lots_are_told_as_they_fell(initial):
    """RG-R2, RG-10: who begins, the leaders, the initial cards and the market."""
    step = begun(3, initial=initial)
    [dealt], state = step.events, step.state
    assert (dealt.first, dealt.leaders, dealt.market) == (state.first, state.leaders, state.market)
    assert dealt.initial == tuple(army.laid[0].card for army in state.armies)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_one_card_a_leader_and_a_life_of_30(seats):
    """RG-R1, RG-R15."""
    state = begun(seats).state
    assert [shown(army) for army in state.armies] == ["F S / B W"] * seats
    assert [army.laid[0].card for army in state.armies] == [COMMON] * seats
    assert state.life == (30,) * seats
    assert state.fallen == (0,) * seats
    assert len(set(state.leaders)) == seats


def test_three_cards_lie_open_and_forty_in_the_pile():
    """RG-R3."""
    state = begun().state
    assert (len(state.market), len(state.pile)) == (3, 40)
    assert sorted((*state.market, *state.pile)) == list(DECK)


def test_everything_that_is_drawn_at_random_comes_out_in_every_way():
    """RG-R2, RG-10."""
    steps = [begun(4, seed, initial="different") for seed in range(300)]
    assert Counter(each.state.first for each in steps).keys() == {0, 1, 2, 3}
    for seat in range(4):
        assert len({each.state.leaders[seat] for each in steps}) == 4
        assert len({each.state.armies[seat].laid[0].card for each in steps}) == 4
    firsts = [each.state.market[0] for each in steps]
    assert len(set(firsts)) == len(DECK)
    for each in steps:
        [dealt] = each.events
        assert (dealt.first, dealt.leaders, dealt.market) == (
            each.state.first, each.state.leaders, each.state.market,
        )  # fmt: skip
        assert each.state.turn == each.state.first


def test_different_initial_cards_are_dealt_without_repetition():
    """RG-R2, RG-R15."""
    for seed in range(20):
        cards = [army.laid[0].card for army in begun(4, seed, initial="different").state.armies]
        assert sorted(cards) == list(DIFFERENT)


# Taking


@pytest.mark.parametrize(
    ("coins", "words"),
    [
        (0, ["take 1", "take pile"]),
        (1, ["take 1", "take 2", "take pile"]),
        (2, ["take 1", "take 2", "take 3", "take pile"]),
        (5, ["take 1", "take 2", "take 3", "take pile"]),
    ],
)
def test_a_card_costs_coins_that_show(coins, words):
    """RG-S9, RG-R5."""
    assert told(table(strong(coin=coins), strong())) == words


def test_coins_need_not_be_neighbours():
    """RG-R5."""
    assert "take 3" in told(table(drawn("C F C"), strong()))


def test_coins_of_others_do_not_count():
    """RG-R5."""
    assert told(table(strong(), strong(coin=2), first=1, turn=0)) == ["take 1", "take pile"]


def test_the_row_moves_and_is_filled_at_once():
    """RG-S9, RG-R6: before the card is laid."""
    state = after(table(strong(coin=1), strong(), market=(1, 2, 3), pile=(4, 5)), "take 2")
    assert (state.market, state.pile, state.placing) == ((1, 3, 4), (5,), 2)
    assert topic(state) == (0, "place")


def test_the_log_says_what_came_into_the_row():
    """RG-R6."""
    [took] = step(table(strong(), strong(), market=(1, 2, 3), pile=(4, 5)), "take 1").events
    assert (took.seat, took.card, took.source, took.revealed, took.forced) == (0, 1, 1, 4, False)


def test_the_face_down_card_leaves_the_row_as_it_is():
    """RG-S9, RG-20: once chosen it is seen by all, and only then laid."""
    state = table(strong(), strong(), market=(1, 2, 3), pile=(4, 5))
    taken = step(state, "take pile")
    assert (taken.state.market, taken.state.pile, taken.state.placing) == ((1, 2, 3), (5,), 4)
    assert all(GAME.view(taken.state, seat).placing == 4 for seat in (None, 0, 1))
    [took] = taken.events
    assert (took.card, took.source, took.revealed) == (4, "pile", None)
    assert topic(taken.state) == (0, "place")


def test_everybody_takes_and_lays_in_turn_clockwise_from_the_first_player():
    """RG-R4."""
    state = begun(4, seed=3).state
    asked = []
    for _ in range(8):
        asked.append(topic(state))
        state = step(state, told(state)[0]).state
    order = [(state.first - 1 + at) % 4 for at in range(4)]
    assert asked == [(seat, about) for seat in order for about in ("take", "place")]


def test_the_dead_take_no_part():
    """RG-R4."""
    state = table(with_cards(), strong(), strong(), life=(30, 0, 30), placing=9)
    assert topic(after(state, "place b2 0")) == (2, "take")


# The pile is used up


def test_without_a_pile_the_row_grows_shorter():
    """RG-18."""
    state = after(table(strong(coin=2), strong(), market=(1, 2, 3), pile=()), "take 2")
    assert (state.market, state.pile) == ((1, 3), ())


def test_without_a_pile_there_is_no_face_down_card():
    """RG-18."""
    assert told(table(strong(coin=2), strong(), market=(1, 2, 3), pile=())) == ["take 1", "take 2", "take 3"]


def test_the_price_goes_by_the_place_in_a_row_however_short():
    """RG-R7."""
    assert told(table(strong(coin=1), strong(), market=(1, 2), pile=())) == ["take 1", "take 2"]
    assert told(table(strong(coin=1), strong(), market=(1, 2, 3), pile=())) == ["take 1", "take 2"]


def test_the_only_card_to_be_had_is_taken_by_the_bot():
    """RG-27: seat 1 has no coin, and only the open card at the free end may be taken."""
    state = table(with_cards(), with_cards(), market=(1, 2, 3), pile=(), placing=9)
    laid = step(state, "place b2 0")
    assert [event.kind for event in laid.events] == ["placed", "took"]
    assert (laid.events[1].seat, laid.events[1].card, laid.events[1].forced) == (1, 1, True)
    assert topic(laid.state) == (1, "place")
    assert laid.state.market == (2, 3)


def test_the_bot_also_takes_the_first_card_of_a_round():
    """RG-27."""
    state = table(with_cards(), with_cards(), market=(1, 2), pile=(), turn=1, placing=12)
    laid = step(state, "place b2 0")
    assert [event.kind for event in laid.events] == ["placed", "fought", "begun", "took"]
    assert topic(laid.state) == (1, "place")


def test_a_choice_between_open_cards_stays_with_the_player():
    """RG-27."""
    state = table(with_cards(), strong(coin=1), market=(1, 2, 3), pile=(), placing=9)
    assert topic(after(state, "place b2 0")) == (1, "take")


def test_with_a_pile_the_player_is_always_asked():
    """RG-20, RG-27: the face-down card is a choice, and taking it reveals something."""
    state = table(with_cards(), with_cards(), market=(1, 2, 3), pile=(4,), placing=9)
    assert told(after(state, "place b2 0")) == ["take 1", "take pile"]

"""What must hold at every moment of every match, under every combination of options."""

from itertools import product
from random import Random

import pytest

from engine import codec
from engine.games.kengo import GAME
from engine.games.kengo.choices import forced, question
from engine.games.kengo.parts import CARDS

COMBINATIONS = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]
RUNNING = {
    "lot": {"seat", "kind"},
    "begun": {"round", "starter", "special", "kind"},
    "acted": {"seat", "deed", "kind"},
    "last_card": {"seat", "kind"},
    "match_won": {"seat", "matches_won", "kind"},
}


def steps(options, seed, luck=None):
    """Every step of a random match, the deal first."""
    luck = luck or Random(seed)
    step = GAME.setup(2, options, luck)
    yield step
    for _ in range(2000):
        asks = GAME.asks(step.state)
        if not asks:
            return
        step = GAME.play(step.state, asks[0].seat, luck.choice(asks[0].options), luck)
        yield step
    raise AssertionError("the match never ends")


@pytest.fixture(params=range(2), ids=["one half", "the other"])
def matches(request):
    return [list(steps(options, seed)) for seed, options in enumerate(COMBINATIONS[request.param :: 2])]


def lying(state):
    return sorted([
        *state.hands[0], *state.hands[1], *state.pile, *state.aside,
        *(card for action in state.actions for card in action.cards),
    ])  # fmt: skip


def test_the_table_is_always_in_order(matches):
    for match in matches:
        for state in (step.state for step in match):
            assert lying(state) == sorted(CARDS)
            assert state.distance >= 1
            assert 0 <= state.places[0] < state.places[1] <= state.options.tatami + 1
            assert bool(GAME.asks(state)) != bool(GAME.outcome(state))


def test_options_are_real_choices_with_names_of_their_own(matches):
    for match in matches:
        for state in (step.state for step in match):
            for ask in GAME.asks(state):
                words = [str(option) for option in ask.options]
                assert len(set(words)) == len(words) > 0
                assert ask.seat == state.turn
                assert not forced(ask.options), "what is forced is done, not asked"


def test_a_match_has_one_winner(matches):
    for match in matches:
        outcome = GAME.outcome(match[-1].state)
        assert sorted(outcome.places) == [1, 2]
        assert outcome.places[outcome.winners[0]] == 1


def test_no_event_of_a_running_round_holds_a_card_or_a_square(matches):  # KG-23
    for match in matches:
        for event in (event for step in match for event in step.events if event.kind != "round_over"):
            assert codec.plain(GAME.event, event).keys() == RUNNING[event.kind]


def test_the_end_of_a_round_tells_all_25_cards(matches):  # KG-24
    for match in matches:
        for over in (event.round for step in match for event in step.events if event.kind == "round_over"):
            assert lying(over) == sorted(CARDS)


def test_states_moves_and_events_survive_json(matches):
    for match in matches[::8]:
        for step in match[::5]:
            assert codec.load_state(GAME, 1, codec.dump(GAME.state, step.state)) == step.state
            written = codec.dump(tuple[GAME.event, ...], step.events)
            assert codec.load_events(GAME, written) == step.events


def test_the_same_luck_gives_the_same_match():
    for seed, options in enumerate(COMBINATIONS[::29]):
        assert list(steps(options, seed)) == list(steps(options, seed))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_another_deal_of_all_that_a_seat_does_not_see_changes_nothing_for_it(seat, matches):  # KG-24
    luck = Random(3)
    for match in matches:
        for state in (step.state for step in match[::3]):
            seen = GAME.view(state, seat)
            deal = GAME.imagine(seen, luck)
            assert GAME.view(deal, seat) == seen
            assert [ask for ask in GAME.asks(deal) if ask.seat == seat] == asked(state, seat)
            assert lying(deal) == sorted(CARDS)
            assert not GAME.asks(deal) or not forced(question(deal)[1])


def asked(state, seat):
    return [ask for ask in GAME.asks(state) if ask.seat == seat]


def test_imagined_matches_are_played_to_their_end():
    luck = Random(9)
    for number, options in enumerate(COMBINATIONS[::7]):
        match = list(steps(options, number))
        state = GAME.imagine(GAME.view(match[len(match) // 2].state, 0), luck)
        while asks := GAME.asks(state):
            state = GAME.play(state, asks[0].seat, luck.choice(asks[0].options), luck).state
        assert GAME.outcome(state)


def test_a_seat_may_leave_at_any_moment(matches):  # KG-R18
    for match in matches[::10]:
        for step in match[:-1:4]:
            for seat in (0, 1):
                left = GAME.leave(step.state, seat, Random(0))
                assert GAME.outcome(left.state).winners == (1 - seat,)
                assert GAME.asks(left.state) == ()

"""The player of a Duel between two takes what looks best, and a hand that wanders something else now and then."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.games.kendo import GAME
from engine.games.kendo.choices import fitting
from engine.games.kendo.parts import BODIES
from engine.games.kendo.thinking import sure_wins, think
from engine.games.kendo.thinking.features import FACTS, MOST, Look
from engine.games.kendo.thinking.network import ranked
from engine.games.kendo.view import imagine
from engine.player.search import choose
from tests.engine.kendo.drawing import drawn, short

DEALS = 400
ATTACKED = "0 men1 do3 jodan\n *1 men6 kamae bogyo men>do mushin\n threat 0>1 men"
UNMET = "*0 men1 taiatari kamae\n 1 bogyo"


def answers(picture, wander=0.0, **more):
    state = drawn(picture, **more)
    [ask] = GAME.asks(state)
    look = GAME.view(state, ask.seat)
    found = Counter(choose(GAME, look, ask, Random(luck), 20, wander=wander) for luck in range(200))
    return found, ranked(look, ask.options)


def test_without_wandering_what_looks_best_is_played():
    found, thought = answers(ATTACKED)
    assert found == {thought[0]: 200}


def test_a_wandering_hand_plays_anything_now_and_then():
    assert set(answers(ATTACKED, wander=1.0)[0]) == set(answers(ATTACKED)[1])
    found, thought = answers(ATTACKED, wander=0.3)
    assert max(found, key=found.__getitem__) == thought[0]
    assert len(found) > 1


def test_an_attack_that_wins_against_every_hand_is_taken_however_far_the_hand_wanders():  # KD-20, KD-R17
    """All that stops TAIATARI lies there, so the last card is lost."""
    stops = "played tai_sabaki tai_sabaki kamae fudoshin fudoshin"
    assert [*map(short, answers(f"{UNMET}\n {stops}", wander=1.0)[0])] == ["open taiatari"]


def test_what_leads_to_an_attack_at_an_empty_hand_wins_too():  # KD-R20
    state = drawn("0 -\n *1 kamae bogyo bogyo\n threat 0>1 men")
    [ask] = GAME.asks(state)
    assert sure_wins(GAME.view(state, 1), ask, Random(1)) == list(ask.options)


def test_nothing_wins_for_certain_while_the_other_may_answer():
    state = drawn(UNMET)
    [ask] = GAME.asks(state)
    assert sure_wins(GAME.view(state, 0), ask, Random(1)) == []


@pytest.mark.parametrize(
    ("picture", "more"),
    [("*0 men1 kote2\n 1 men6\n 2 do3", {}), ("*0 men1 kote2\n 1 men6 kote7", {"mode": "competition"})],
)
def test_with_more_than_two_and_in_a_competition_the_shared_search_answers(picture, more):
    state = drawn(picture, **more)
    [ask] = GAME.asks(state)
    look = GAME.view(state, ask.seat)
    assert think(look, ask, Random(1), 20, 0.0, lambda: True) is None
    assert choose(GAME, look, ask, Random(1), 20) in ask.options


def test_of_three_the_last_two_are_a_duel_between_two():
    state = drawn("*0 men1 kote2\n 1 -\n 2 do3 bogyo", out=(1,))
    [ask] = GAME.asks(state)
    assert think(GAME.view(state, 0), ask, Random(1), 20, 0.0, lambda: True) in ask.options


def test_chances_are_those_of_the_deals_that_fit():
    """How likely nothing in the other hand answers: in tenths, MUSHIN with any counter included (KD-13)."""
    luck = Random(3)
    state = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, luck).state
    for _ in range(12):
        ask = GAME.asks(state)[0]
        state = GAME.play(state, ask.seat, luck.choice(ask.options), luck).state
    seat = GAME.asks(state)[0].seat
    look = GAME.view(state, seat)
    seen, deals = Look(look), [imagine(replace(look, stage="open", turn=seat), luck) for _ in range(DEALS)]
    assert len({*seen.lacks[0], *seen.lacks[1]}) > 2
    for counter in (False, True):
        for strike, chance in zip(BODIES, seen.lacks[counter], strict=True):
            unmet = sum(not fitting(deal.hands[1 - seat], strike, counter, (None,)) for deal in deals) / DEALS
            assert chance / 10 == pytest.approx(unmet, abs=0.05 + 0.06)


def test_a_position_with_more_cards_than_the_box_has_is_thought_about_too():
    state = drawn("*0 " + "men1 " * 6 + "mushin " * 5 + "\n 1 men6")
    [ask] = GAME.asks(state)
    facts = [Look(GAME.view(state, 0)).facts(option) for option in ask.options]
    assert all(len(each) < MOST and max(each) < FACTS for each in facts)

"""The quick player of Karenza gives legal answers, plays by sense, and what it measures is told in tables."""

from random import Random

import pytest

from bench.balance.fencer import Fencer
from bench.balance.karenza import Duel, bout, report
from engine.games.karenza import GAME
from engine.games.karenza.state import Choose
from tests.engine.karenza.drawing import drawn


def answer(picture, aggression=0.9, **options):
    state = drawn(picture, options=options)
    [ask] = GAME.asks(state)
    return str(Fencer(aggression)(GAME.view(state, ask.seat), ask.topic))


@pytest.mark.parametrize("seats", GAME.seats)
def test_its_answers_are_among_the_options(seats):
    for number in range(12):
        luck = Random(number)
        options = {name: luck.choice(values) for name, values in GAME.options.items()}
        state = GAME.setup(seats, options, luck).state
        for seat in range(seats):
            state = GAME.play(state, seat, Choose("random"), luck).state
        player = Fencer(luck.random())
        while asks := GAME.asks(state):
            [ask] = asks
            move = player(GAME.view(state, ask.seat), ask.topic)
            assert move in ask.options
            state = GAME.play(state, ask.seat, move, luck).state


HIT = """
    *0 ba2 0 | a6 a5 d4
     1 {} 0 | d4 d4
    """


def test_it_attacks_a_player_no_defence_can_help():
    assert answer(HIT.format("ad2"), aggression=0) == "play a6"


def test_a_cautious_one_does_not_attack_into_a_likely_defence():
    picture = "*0 ab2 0 | a6 a5 d4\n 1 bc1 0 | d4 d4 d4 d4 d4 d4 d4"
    assert answer(picture, aggression=1) == "play a6"
    assert answer(picture, aggression=0.1).startswith("stand")


@pytest.mark.parametrize(("attack", "defence"), [("a5", "play d6"), ("a6", "play d4")])
def test_it_takes_the_initiative_with_the_least_that_does_or_else_spends_the_least(attack, defence):
    picture = f"""
         0 ba3 0 | a5
        *1 bc1 0 | d4 d6
         table 0 {attack} 1
         attack 0
        """
    assert answer(picture) == defence


def test_somebody_who_leads_ends_the_match_when_a_deck_runs_out_and_who_does_not_goes_on():
    picture = """
        *0 ba2 {} | a6 | d4
         1 ad2 {} | d4 | d4
        """
    assert answer(picture.format(6, 5)).startswith("stand")
    assert answer(picture.format(5, 6)) == "play a6"


def test_the_same_seed_is_the_same_match_and_the_seats_take_turns_to_open():
    duel = Duel(("masaru", "ines"), (0.9, 0.9), 4, "x")
    assert [bout(duel, number) for number in range(4)] == [bout(duel, number) for number in range(4)]
    assert [bout(duel, number).opener for number in range(4)] == [0, 1, 0, 1]


def test_the_report_has_a_line_for_every_pair():
    text = report(2, "test")
    assert text.startswith("## Karenza\n")
    for line in ("| Masaru : Lanying |", "| Ginevra : Amihan |", "| sword_lock off |", "| as usual | 4 |"):
        assert line in text
    assert text == report(2, "test")

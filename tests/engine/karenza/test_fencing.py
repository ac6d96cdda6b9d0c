"""What a fair fencer answers at once, from what its own seat can see."""

from random import Random

import pytest

from engine.games.karenza import GAME
from engine.games.karenza.thinking.fencing import reply
from tests.engine.karenza.drawing import drawn

# a6 is played from ba2 and a5 from ba3; d4 and d6 stand at bc1, d7 at bc4.


def replied(picture, **more):
    state = drawn(picture, **more)
    return str(reply(state, state.turn, Random(0)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_reply_is_allowed(seats):
    luck = Random(seats)
    for number in range(12):
        options = {name: luck.choice(values) for name, values in GAME.options.items()}
        state = GAME.setup(seats, options, Random(number)).state
        while asks := GAME.asks(state):
            move = reply(state, asks[0].seat, luck)
            assert move in asks[0].options
            state = GAME.play(state, asks[0].seat, move, luck).state


def test_nobody_sees_more_for_it():
    luck = Random(3)
    state = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, luck).state
    while asks := GAME.asks(state):
        seat = asks[0].seat
        if not state.choices:
            deals = [GAME.imagine(GAME.view(state, seat), Random(number)) for number in range(3)]
            assert {reply(deal, seat, luck) for deal in deals} == {reply(state, seat, luck)}
        state = GAME.play(state, seat, reply(state, seat, luck), luck).state


def test_the_stronger_of_two_attacks_is_played_unless_it_is_likelier_to_be_met():
    two = "*0 ba2 0 | a6 joey6 / 1 {} 0 | d4 d4 d4 | d4 d4"
    assert replied(two.format("ab1")) == "play a6", "it takes no move"
    assert replied("*0 ba3 0 | a6 a5 / 1 ba4 0 | d7 d7 | d7") == "play a5", "a6 is out of reach with the sword at 3"


def test_of_two_defences_the_weakest_that_takes_the_initiative():
    threat = "0 ba3 0 | a5 / *1 bc1 0 | {} / table 0 a5 1 / attack 1"
    assert replied(threat.format("d4 d6 d7")) == "play d6"
    assert replied(threat.format("d4 d7")) == "play d4", "d7 needs the sword elsewhere"


def test_without_an_answer_it_stands_where_its_cards_are_played_within_the_cap():
    assert replied("0 ba3 0 | a5 / *1 bc2 0 | d4 / table 0 a5 1 / attack 1") == "stand b c 1"
    assert replied("0 ba3 0 | a5 / *1 bd2 0 | d4 / table 0 a5 1 / attack 1") == "stand b d 2", "two moves away"


def test_of_three_the_one_who_can_do_least_is_attacked():
    """a6 takes a move here: the first may have a d4 or d6 where it stands, the second none within a move."""
    assert replied("*0 bc2 0 | a6 / 1 bc1 0 | d4 d6 | d4 / 2 ba1 0 | d7 | a5") == "play a6 2"

"""Moves taken back: any earlier position of a match comes back, and the same moves lead to the same luck again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import match
from engine.games import GAMES
from tests.engine.laws import a_match


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=20, deadline=None)
@given(number=some.integers(0, 99), part=some.floats(0, 1), end=some.floats(0, 1))
def test_after_moves_are_taken_back_the_same_moves_lead_to_the_same_match(key, number, part, end):
    game = GAMES[key]
    line = a_match(game, game.seats[number % len(game.seats)], {}, str(number))
    last = max(1, round(end * (len(line.plies) - 1)))
    now, ply = line.plies[last].before, round(part * (last - 1))
    back = match.taken_back(now, line.plies[ply].before)
    assert (back.state, back.taken_back) == (line.plies[ply].before.state, last - ply)
    numbers = {back.number}
    for each in line.plies[ply:last]:
        back, events = match.answer(game, back, each.seat, each.move)
        assert (back.state, events) == (each.after.state, each.events)
        assert back.number not in numbers
        numbers.add(back.number)
    assert min(numbers) > now.number
    assert back.taken_back == last - ply

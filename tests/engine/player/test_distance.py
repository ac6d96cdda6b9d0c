"""How far a win is: with so many more moves of one's own it can be forced, and with fewer it can't."""

from random import Random

import pytest

from engine.daily import puzzle_from, shelf
from engine.games import GAMES
from engine.games.kaito import GAME as KAITO
from engine.player import distance as module
from engine.player.distance import distance
from tests.engine.player.test_teacher import a_win_in_one


def endgames(most):
    """Puzzles of KAITO, with the questions that are settled quickly."""
    found = (puzzle_from(KAITO, kept) for key, kept in shelf() if key == "kaito")
    return [each for each in found if each.state.grid.mask.bit_count() <= 11][:most]


def shortest(state, seat):
    """The most of a seat's own moves that the best defence makes it need; None if it doesn't win."""
    asks = KAITO.asks(state)
    if not asks:
        return 0 if KAITO.outcome(state).winners == (seat,) else None
    ask, own = asks[0], asks[0].seat == seat
    found = [shortest(KAITO.play(state, ask.seat, option, Random(0)).state, seat) for option in ask.options]
    won = [each for each in found if each is not None]
    if own:
        return 1 + min(won) if won else None
    return max(won) if len(won) == len(found) else None


def test_a_win_in_one_needs_no_more_moves():
    decision, wins = a_win_in_one()
    found = distance(KAITO, decision.view, decision.ask.seat, wins[0])
    assert (found.moves, found.exact) == (0, True)


def test_it_is_as_far_as_the_longest_defence_makes_it():
    tried = endgames(12)
    assert len(tried) > 5
    for puzzle in tried:
        found = distance(KAITO, puzzle.view, puzzle.ask.seat, puzzle.best)
        after = KAITO.play(puzzle.state, puzzle.ask.seat, puzzle.best, Random(0)).state
        assert (found.moves, found.exact) == (shortest(after, puzzle.ask.seat), True)


def test_where_it_would_take_too_long_it_is_at_least_as_far_as_it_was_looked_for(monkeypatch):
    [puzzle, *_] = [each for each in endgames(12) if distance(KAITO, each.view, each.ask.seat, each.best).moves > 1]
    whole = distance(KAITO, puzzle.view, puzzle.ask.seat, puzzle.best)
    monkeypatch.setattr(module, "ENOUGH", 3)
    found = distance(KAITO, puzzle.view, puzzle.ask.seat, puzzle.best)
    assert not found.exact
    assert found.moves <= whole.moves


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.winning is None])
def test_with_hidden_cards_the_farthest_deal_counts_and_none_is_left_open(key):
    for _, kept in [each for each in shelf() if each[0] == key][:5]:
        puzzle = puzzle_from(GAMES[key], kept)
        assert distance(puzzle.game, puzzle.view, puzzle.ask.seat, puzzle.best).exact

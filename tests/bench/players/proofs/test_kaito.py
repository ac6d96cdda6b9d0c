"""What the levels are asked to find in KAITO is a win, and the only one."""

from itertools import islice
from random import Random

from bench.players.proofs import kaito
from engine.games.kaito import GAME


def winner(state):
    """By trying everything with the rules."""
    if not (asks := GAME.asks(state)):
        return GAME.outcome(state).winners[0]
    seat = asks[0].seat
    after = (GAME.play(state, seat, option, Random(0)).state for option in asks[0].options)
    return seat if any(winner(each) == seat for each in after) else 1 - seat


def test_of_the_answers_one_wins_and_the_others_lose(monkeypatch):
    monkeypatch.setattr(kaito, "TILES", (8,))
    for each in islice(kaito.sure_wins(), 3):
        after = {move: GAME.play(each.state, each.ask.seat, move, Random(0)).state for move in each.ask.options}
        assert [move for move, state in after.items() if winner(state) == each.ask.seat] == list(each.wins)
        assert each.in_one == (not GAME.asks(after[each.wins[0]]))

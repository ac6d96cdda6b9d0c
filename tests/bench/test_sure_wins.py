"""What the levels are asked to find is a win, and the only one."""

from itertools import islice
from random import Random

from bench import sure_wins
from engine.games.kaito import GAME


def winner(state):
    """By trying everything with the rules."""
    if not (asks := GAME.asks(state)):
        return GAME.outcome(state).winners[0]
    seat = asks[0].seat
    after = (GAME.play(state, seat, option, Random(0)).state for option in asks[0].options)
    return seat if any(winner(each) == seat for each in after) else 1 - seat


def test_of_the_answers_one_wins_and_the_others_lose(monkeypatch):
    monkeypatch.setattr(sure_wins, "TILES", (8,))
    for state, ask, win in islice(sure_wins.sure_wins(), 3):
        winners = {move: winner(GAME.play(state, ask.seat, move, Random(0)).state) for move in ask.options}
        assert [move for move, seat in winners.items() if seat == ask.seat] == [win]


def test_a_line_for_each_level_is_printed(monkeypatch, capsys):
    monkeypatch.setattr(sure_wins, "TILES", (8,))
    assert sure_wins.main(["2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines] == ["novice", "student", "master"]
    assert "finds 100.0%" in lines[-1]

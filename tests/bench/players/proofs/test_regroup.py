"""What the levels are asked to find in Regroup! wins at once, or with the next answer."""

from itertools import islice
from random import Random

from bench.players.proofs import regroup
from engine.games.regroup import GAME


def won(state, seat):
    outcome = GAME.outcome(state)
    return outcome is not None and outcome.winners == (seat,)


def after(state, move):
    return GAME.play(state, state.turn, move, Random(0)).state


def test_the_answers_win_and_others_do_not():
    for each in islice(regroup.sure_wins(), 4):
        seat, found = each.ask.seat, []
        for move in each.ask.options:
            state = after(each.state, move)
            last = [state] if each.in_one else [after(state, place) for place in GAME.asks(state)[0].options]
            found += [move] if any(won(each, seat) for each in last) and str(move) != "take pile" else []
        assert found == list(each.wins) != list(each.ask.options)

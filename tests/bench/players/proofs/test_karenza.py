"""What the levels are asked to find in Karenza wins against every deal that fits."""

from itertools import islice
from random import Random

from bench.players.proofs import karenza
from engine.games.karenza import GAME
from engine.games.karenza.thinking.certainty import sure_wins


def loses(state, seat, depth=3):
    """Whether some line of the target's answers leaves the seat without a sure attack, in this deal."""
    if state.ended:
        return seat not in GAME.outcome(state).winners
    [ask] = GAME.asks(state)
    if ask.seat != seat:
        return any(loses(GAME.play(state, ask.seat, answer, Random(0)).state, seat) for answer in ask.options)
    return not karenza_wins(state, seat)


def karenza_wins(state, seat):
    moves = sure_wins(state, seat)
    return bool(moves) and not loses(GAME.play(state, seat, moves[0], Random(0)).state, seat)


def test_the_answers_win_in_other_deals_too():
    for each in islice(karenza.sure_wins(), 4):
        seat = each.ask.seat
        for number in range(3):
            deal = GAME.imagine(GAME.view(each.state, seat), Random(number))
            assert not any(loses(GAME.play(deal, seat, move, Random(0)).state, seat) for move in each.wins)


def test_what_the_player_knows_to_win_is_what_is_proved():
    for each in islice(karenza.sure_wins(), 20):
        assert set(sure_wins(each.state, each.ask.seat)) == set(each.wins)

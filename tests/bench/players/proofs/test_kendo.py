"""What the levels are asked to find in Kendo Duel wins in every deal, and other answers do not."""

from itertools import islice
from random import Random

from bench.players.proofs import kendo
from engine.games.kendo import GAME


def test_the_answers_win_in_every_deal_that_fits_the_view_and_the_others_not_in_all():
    for each in islice(kendo.sure_wins(), 6):
        seat, luck = each.ask.seat, Random(5)
        deals = [GAME.imagine(GAME.view(each.state, seat), luck) for _ in range(300)]
        won = [option for option in each.ask.options if all(kendo.wins(deal, seat, option) for deal in deals)]
        assert set(each.wins) <= set(won)
        assert set(each.wins) < set(each.ask.options)


def test_the_answers_said_to_win_at_once_end_the_match():
    for each in islice(kendo.sure_wins(), 6):
        after = [GAME.play(each.state, each.ask.seat, option, Random(0)).state for option in each.wins]
        assert each.in_one == all(GAME.outcome(state) for state in after)

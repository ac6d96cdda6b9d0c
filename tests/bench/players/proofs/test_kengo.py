"""What the levels are asked to find in Kengo! wins the round in every deal, and other answers do not."""

from dataclasses import replace
from itertools import islice
from random import Random

from bench.players.proofs import kengo
from engine.games.kengo import GAME


def test_the_answers_win_the_round_in_every_deal_and_the_others_not_in_all():
    for each in islice(kengo.sure_wins(), 4):
        seat, luck = each.ask.seat, Random(5)
        deals = [GAME.imagine(GAME.view(each.state, seat), luck) for _ in range(200)]
        winners = {
            option: [GAME.play(deal, seat, option, luck).state.standing.last_round for deal in deals]
            for option in each.ask.options
        }
        won = [option for option, rounds in winners.items() if all(end and end.winner == seat for end in rounds)]
        assert set(each.wins) <= set(won)
        assert len(each.wins) < len(each.ask.options)


def test_every_pile_is_tried_that_could_be_drawn_to_its_end():
    luck = Random("short pile")
    state = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, luck).state
    few, many = ([*kengo.every_deal(replace(state, pile=state.pile[:size]), 0)] for size in (2, 12))
    assert len({deal.pile for deal in few}) > len({deal.pile for deal in many}) == 1

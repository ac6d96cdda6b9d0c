"""What a move gave away: by proof in KAITO, by search elsewhere, and never by what the seat could not see."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from engine.core import Ask
from engine.games import GAMES
from engine.games.kaito import GAME as KAITO
from engine.player.search import choose
from engine.player.teacher import MISSED, Advice, Decision, advise, judge, weighed
from tests.engine.hidden import HIDDEN
from tests.engine.toys import FINGERS


def always():
    return True


def questions(game, seed):
    """Every question of a random match that leaves a choice, with the state it was put in."""
    luck = Random(seed)
    state = game.setup(2, {name: values[0] for name, values in game.options.items()}, luck).state
    while asks := game.asks(state):
        ask = asks[0]
        if len(ask.options) > 1:
            yield state, ask
        state = game.play(state, ask.seat, luck.choice(ask.options), luck).state


def a_win_in_one():
    """A decision in KAITO with a move that wins at once and one that loses nothing at once."""
    for state, ask in (each for seed in count() for each in questions(KAITO, seed)):
        wins = [move for move in ask.options if won(KAITO.play(state, ask.seat, move, Random(0)).state, ask.seat)]
        if wins and len(wins) < len(ask.options):
            break
    missed = next(move for move in ask.options if move not in wins)
    return Decision(KAITO.view(state, ask.seat), ask, missed), wins


def won(state, seat):
    outcome = KAITO.outcome(state)
    return outcome is not None and outcome.winners == (seat,)


def test_a_win_in_one_that_was_missed_is_better():
    decision, wins = a_win_in_one()
    judgement = judge(KAITO, decision, Random(1), 200, always)
    assert judgement.better in wins
    assert judgement.loss > 0


def test_a_win_at_once_that_was_passed_up_counts_even_if_the_match_is_still_won():
    decisions = (each for seed in count() for each in passed_up(seed))
    still_won = next(
        each for each in decisions if weighed(KAITO, each, (each.move,) * 2, Random(1), 400, always)[0] == 1
    )
    assert judge(KAITO, still_won, Random(1), 400, always).loss == MISSED


def passed_up(seed):
    """Each move of a random match of KAITO beside one that wins at once."""
    for state, ask in questions(KAITO, seed):
        wins = [move for move in ask.options if won(KAITO.play(state, ask.seat, move, Random(0)).state, ask.seat)]
        if wins:
            view = KAITO.view(state, ask.seat)
            yield from (Decision(view, ask, move) for move in ask.options if move not in wins)


def test_the_best_move_gave_nothing_away():
    decision, wins = a_win_in_one()
    assert judge(KAITO, replace(decision, move=wins[0]), Random(1), 200, always).loss == 0


def test_a_proved_win_is_worth_one():
    decision, wins = a_win_in_one()
    assert weighed(KAITO, decision, (wins[0], decision.move), Random(1), 200, always)[0] == 1


def test_nothing_is_given_away_if_the_time_did_not_suffice():
    decision, _ = a_win_in_one()
    assert judge(KAITO, decision, Random(1), 200, lambda: False).loss == 0


def test_a_claim_falls_if_what_is_found_is_much_better():
    decision, _ = a_win_in_one()
    assert judge(KAITO, decision, Random(1), 200, always, claim=decision.move).loss == 0


def test_a_claim_that_is_as_good_holds():
    decision, wins = a_win_in_one()
    judgement = judge(KAITO, decision, Random(1), 200, always, claim=wins[-1])
    assert judgement.better == wins[-1]
    assert judgement.loss > 0


def test_a_move_that_nobody_would_think_of_is_weighed_as_any_other():
    """The search narrows the options; a move that was made is still compared."""
    game = replace(FINGERS, sensible=lambda state, ask: ask.options[:1])
    state = game.setup(2, {"rounds": "3"}, Random(1)).state
    ask = game.asks(state)[0]
    decision = Decision(game.view(state, ask.seat), ask, ask.options[-1])
    assert len(weighed(game, decision, (ask.options[0], ask.options[-1]), Random(1), 40, always)) == 2
    assert choose(game, decision.view, Ask(ask.seat, ask.topic, ask.options), Random(1), 40) == ask.options[0]


def test_in_a_game_of_rounds_a_loss_is_a_share_of_what_the_round_is_worth():
    """The first to five wins the match: a round is worth some quarter of it."""
    kengo, plain = GAMES["kengo"], replace(GAMES["kengo"], rounds=None)
    for state, ask in questions(kengo, 1):
        decision = Decision(kengo.view(state, ask.seat), ask, ask.options[0])
        of_the_match = judge(plain, decision, Random(1), 200, always).loss
        if of_the_match:
            break
    of_the_round = judge(kengo, decision, Random(1), 200, always).loss
    assert of_the_match / of_the_round == pytest.approx(0.27, abs=0.01)


def test_advice_names_a_win_and_says_how_far_any_other_move_is_behind():
    decision, wins = a_win_in_one()
    advice = advise(KAITO, decision.view, decision.ask, Random(1), 400, always)
    assert advice.best in wins
    assert advice.next_best in set(decision.ask.options) - {advice.best}
    assert (advice.behind == 0) == (advice.next_best in wins)


def test_without_time_to_compare_only_the_best_is_named():
    decision, _ = a_win_in_one()
    advice = advise(KAITO, decision.view, decision.ask, Random(1), 400, lambda: False)
    assert advice == Advice(advice.best)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_next_best_is_what_would_be_chosen_if_the_best_were_not_allowed(game):
    for state, ask in list(questions(game, 4))[:12]:
        view = game.view(state, ask.seat)
        advice = advise(game, view, ask, Random(1), 20, always)
        luck = Random(1)
        assert choose(game, view, ask, luck, 20) == advice.best
        others = tuple(each for each in ask.options if each != advice.best)
        assert advice.next_best == choose(game, view, replace(ask, options=others), luck, 20)


@pytest.mark.parametrize("game", [game for key, game in GAMES.items() if HIDDEN[key]], ids=lambda game: game.key)
def test_a_move_is_judged_by_what_its_seat_saw(game):
    """All that the seat could not see is dealt again: the judgement is the same."""
    luck, differed = Random(2), 0
    for state, ask in list(questions(game, 3))[2:12]:
        other = HIDDEN[game.key](state, ask.seat, luck)
        move = luck.choice(ask.options)
        seen = [
            judge(game, Decision(game.view(each, ask.seat), its, move), Random(5), 40, always)
            for each in (state, other)
            for its in game.asks(each)
            if its.seat == ask.seat
        ]
        assert seen[0] == seen[1]
        differed += state != other
    assert differed

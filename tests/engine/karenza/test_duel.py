"""Between two, Karenza's player takes what its network says is worth most, or what proves so an exchange later."""

from collections import Counter
from dataclasses import replace
from random import Random

from engine.games.karenza import GAME
from engine.games.karenza.thinking import think
from engine.games.karenza.thinking.duel import ENOUGH, PLAYOUTS, TRIED, exchanged, exchanging
from engine.games.karenza.thinking.features import Look, known
from engine.games.karenza.thinking.fencing import reply
from engine.games.karenza.thinking.heuristics import sensible
from engine.games.karenza.thinking.network import rated
from engine.halving import worth
from tests.engine.karenza.drawing import begun, drawn


def asked(state):
    [ask] = GAME.asks(state)
    return GAME.view(state, ask.seat), ask


def answers(state, playouts, wander):
    view, ask = asked(state)
    ranked = [move for _, move in rated(view, sensible(state, ask))]
    return Counter(think(view, ask, Random(luck), playouts, wander, lambda: True) for luck in range(200)), ranked


def test_few_playouts_are_not_spent_the_best_is_made_at_once():
    found, ranked = answers(begun("masaru", "ortwin", luck=2), ENOUGH - 1, 0.0)
    assert found == {ranked[0]: 200}


def test_a_wandering_hand_plays_anything_and_mostly_what_looks_better():
    found, ranked = answers(begun("masaru", "ortwin", luck=2), 20, 1.0)
    half = len(ranked) // 2
    assert max(found, key=found.__getitem__) == ranked[0]
    assert sum(found[move] for move in ranked[:half]) > 130
    assert sum(found[move] for move in ranked[half:]) > 0


def test_of_the_promising_moves_the_one_is_made_that_does_best_an_exchange_later():
    state, luck = begun("masaru", "ortwin", luck=55), Random(99)
    view, ask = asked(state)
    first, *others = (move for _, move in rated(view, sensible(state, ask)))
    made = think(view, ask, Random(1), 1000, 0.0, lambda: True)
    assert made in others[: TRIED - 1], "another than the network would choose at once"
    better, worse = worth(
        (made, first), lambda: GAME.imagine(view, luck), exchanging(ask.seat, luck), 600, lambda: True
    )
    assert better > worse


def test_no_more_is_tried_than_there_are_playouts_for():
    view, ask = asked(begun("masaru", "ortwin", luck=2))
    tries = 0

    def more():
        nonlocal tries
        tries += 1
        return True

    think(view, ask, Random(1), 1000, 0.0, more)
    assert 1 < tries <= 1000 // PLAYOUTS


def test_facts_are_the_same_whatever_is_dealt_to_make_the_move_in():
    for luck in range(12):
        view, ask = asked(fenced(begun("masaru", "ortwin", luck=luck), luck))
        look, other = Look(view), Look(view)
        other.deal = GAME.imagine(view, Random(luck + 1))
        assert other.deal.hands != look.deal.hands or other.deal.decks != look.deal.decks
        assert all(look.facts(move) == other.facts(move) for move in ask.options)


def fenced(state, moves):
    """So many moves of fair fencers later, or as many as don't end the match."""
    luck = Random(moves)
    for _ in range(moves):
        [ask] = GAME.asks(state)
        after = GAME.play(state, ask.seat, reply(state, ask.seat, luck), luck).state
        if after.ended:
            break
        state = after
    return state


def test_it_stops_when_time_is_up():
    view, ask = asked(begun("masaru", "ortwin", luck=2))
    left = iter([True, False])
    assert think(view, ask, Random(1), 10**6, 0.0, lambda: next(left)) in ask.options


def test_an_exchange_that_ends_the_match_is_worth_its_outcome():
    over = drawn("*0 ba2 10 | a6 / 1 bc1 3 | d4", ended="points")
    assert [exchanged(over, seat, Random(0)) for seat in (0, 1)] == [1, 0]


def test_the_network_has_seen_two_of_the_offered_warriors_and_no_others():
    view, _ = asked(begun("masaru", "ortwin", luck=2))
    assert known(view)
    assert not known(asked(begun("masaru", "ortwin", "ines", luck=2))[0])
    assert not known(asked(drawn("*0 ba2 4 | a6 a5 d4 / 1 ba1 0 | d7 | d7"))[0])
    assert not known(replace(view, options=replace(view.options, target=7)))
    assert not known(replace(view, hand_sizes=(8, 7)))

"""Kengo!'s own player takes what looks best, and a hand that wanders something else now and then."""

from collections import Counter
from random import Random

from engine.games.kengo import GAME
from engine.games.kengo.thinking.heuristics import candidates
from engine.games.kengo.thinking.network import ranked
from engine.player.search import choose
from tests.engine.kengo.drawing import drawn

OPEN = "L|.......................|R\n*L 1 2 3 4 5\n R 3 1 2 4 5\n pile 1 2 3 4 5 5 5"
SURE = ".|.........L..R..........|.\n*L 3 3 3 1 2\n R 3 1 2 4 5\n pile 1 2 4 4 5 5 5"


def answers(picture, wander):
    state = drawn(picture)
    [ask] = GAME.asks(state)
    view = GAME.view(state, ask.seat)
    found = Counter(choose(GAME, view, ask, Random(luck), 20, wander=wander) for luck in range(200))
    return found, ranked(view, candidates(state, ask))


def test_without_wandering_what_looks_best_is_played():
    found, thought = answers(OPEN, 0.0)
    assert found == {thought[0]: 200}


def test_a_wandering_hand_plays_anything_and_mostly_what_looks_better():
    found, thought = answers(OPEN, 1.0)
    assert max(found, key=found.__getitem__) == thought[0]
    assert set(found) == set(thought)


def test_a_certain_win_is_taken_however_far_the_hand_wanders():
    assert len(answers(SURE, 1.0)[0]) == 1

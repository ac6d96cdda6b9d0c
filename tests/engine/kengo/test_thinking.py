"""Kengo!'s player: what it sees in a moment, what looks best, and how a match stands when a round begins."""

from collections import Counter
from random import Random

import pytest

from engine.games.kengo import GAME
from engine.games.kengo.thinking import standing
from engine.games.kengo.thinking.features import Look
from engine.games.kengo.thinking.heuristics import candidates, fewer, sensible
from engine.network import rated
from engine.player.search import choose
from tests.engine.kengo.drawing import drawn

NEAR = ".|.........L..R..........|. / "
PILE = " / pile 1 2 4 4 5 5 5 1 2 4"
BASIC, ADVANCED = {"options": {"level": "basic"}}, {"options": {"level": "advanced"}}
FREE = ".|.......L......R........|. / *L 2 2 2 5 5 / R 1 1 2 4 5 / pile 1 2 3"
CORNERED = ".|...............L......R|. / *L 2 2 2 5 5 / R 1 1 2 4 5 / pile 1 2 3"
AHEAD = ".|...............L......R|. / *L 1 1 5 5 5 / R 1 2 3 4 4 / pile 3"
THREE = NEAR + "*L 3 1 2 / R 3 1 2 4 5" + PILE
TWO_THREES = NEAR + "*L 3 3 1 2 5 / R 3 1 2 4 5" + PILE


def thought_of(picture, **more):
    state = drawn(picture, **more)
    [ask] = GAME.rules.asks(state)
    return [str(option) for option in sensible(state, ask)]


def last(play, *cards):
    return {"actions": [{"seat": int(play != "parry"), "play": play, "cards": cards, "start": 10, "stop": 10}]}


@pytest.mark.parametrize(
    ("picture", "more", "found"),
    [
        (NEAR + "*L 3 3 3 1 2 / R 3 1 2 4 5" + PILE, {}, "attack 3 3 3"),  # KG-R12: nobody can parry it
        (THREE, last("parry", 3, 3), "attack 3"),  # KG-23: two threes parried two, and the fifth is here
        (THREE, {}, None),
        (NEAR + "*L 3 1 2 4 5 / R 3 1 2 4 5" + PILE, BASIC, "attack 3"),  # KG-R11
        (CORNERED, ADVANCED, "advance 5 attack 2 2 2"),
        (FREE, ADVANCED, None),  # KG-15: from an advance and attack one may withdraw
        (AHEAD, {}, "advance 1"),  # KG-9, KG-R16: the last card, where count and position are won
        (AHEAD + " 3", {}, None),
        (NEAR + "L 3 1 2 4 / *R 3 1 2 4 5" + PILE + " / attack 3", {}, "parry"),  # KG-16
        (TWO_THREES, {"special": "open_palms", "options": {"specials": True}}, "attack 3 3"),  # KG-R27
        (TWO_THREES, {"special": "flowing_guard", "options": {"specials": True}}, None),  # KG-R26
    ],
)
def test_a_certain_win_is_all_there_is(picture, more, found):
    assert (thought_of(picture, **more) == [found]) == (found is not None)


def test_what_looks_best_comes_first_and_the_hit_last():
    """With no card for the new distance the enemy strikes seven times in ten; and early in a round ground is gained."""
    assert thought_of(f".|.........L.......R.....|. / *L 1 2 4 5 5 / R 3 1 2 4 5{PILE}")[0] == "advance 2"
    assert thought_of(f"L|.......................|R / *L 1 2 3 4 5 / R 3 1 2 4 5{PILE}")[0] == "advance 5"
    assert thought_of(f"{NEAR}L 3 1 2 4 / *R 1 1 2 4 5{PILE} / lunge 3", **ADVANCED)[-1] != "hit"
    came, parried = (
        thought_of(f"{NEAR}*L 3 1 2 4 5 / R 3 1 2 4 5{PILE}", **last(play, 5)) for play in ("advance", "parry")
    )
    assert came.index("attack 3") > parried.index("attack 3"), "who came within reach has a card to parry with"


def test_chances_are_those_of_counting():
    luck, cards = Random(1), [1] * 3 + [0] * 17
    dealt = [sum(luck.sample(cards, 5)) < 2 for _ in range(4000)]
    assert fewer(3, 20, 5, 2) == pytest.approx(sum(dealt) / len(dealt), abs=0.03)
    assert fewer(3, 20, 5, 0) == 0
    assert fewer(0, 20, 5, 1) == fewer(3, 20, 5, 4) == 1


@pytest.mark.parametrize("wander", [0.0, 1.0])
def test_what_looks_best_is_played_and_a_wandering_hand_plays_anything(wander):
    state = drawn("L|.......................|R / *L 1 2 3 4 5 / R 3 1 2 4 5 / pile 1 2 3 4 5 5 5")
    [ask] = GAME.rules.asks(state)
    view = GAME.rules.view(state, ask.seat)
    found = Counter(choose(GAME, view, ask, Random(luck), 20, wander=wander) for luck in range(100))
    thought = [move for _, move in rated(Look(view), candidates(state, ask))]
    assert max(found, key=found.__getitem__) == thought[0]
    assert set(found) == set(thought if wander else thought[:1])


# How a match stands

BEGUN = "L|.......................|R / *L 3 3 1 4 5 / R 3 1 2 4 5 / pile 1 2 3"


@pytest.mark.parametrize(
    ("score", "matches_won", "matches", "share"),
    [
        ((4, 4), (0, 0), 1, 0.5),
        ((4, 3), (0, 0), 1, 0.75),  # the next round counts as even
        ((3, 4), (0, 0), 1, 0.25),
        ((0, 0), (1, 1), 3, 0.5),
        ((0, 0), (1, 0), 3, 0.75),  # KG-22
        ((4, 3), (1, 0), 3, 0.875),
    ],
)
def test_how_a_match_stands_is_told_when_a_round_begins(score, matches_won, matches, share):
    state = drawn(BEGUN, options={"matches": matches}, standing={"score": score, "matches_won": matches_won})
    assert standing(state)[0] == share
    [ask] = GAME.rules.asks(state)
    assert standing(GAME.rules.play(state, ask.seat, ask.options[0], Random(0)).state) is None
    assert (
        standing(drawn(BEGUN.replace("|.......................|R", "|...R...................|.") + " / attack 4"))
        is None
    )

"""What a player of Kengo! sees in a moment: certain wins, and which of the other moves look best."""

from random import Random

import pytest

from engine.games.kengo import GAME
from engine.games.kengo.thinking.heuristics import fewer, sensible
from tests.engine.kengo.drawing import drawn

NEAR = ".|.........L..R..........|."
PILE = "pile 1 2 4 4 5 5 5 1 2 4"


def thought_of(picture, **more):
    state = drawn(picture, **more)
    [ask] = GAME.asks(state)
    return [str(option) for option in sensible(state, ask)]


def last(play, *cards):
    return [{"seat": int(play != "parry"), "play": play, "cards": cards, "start": 10, "stop": 10}]


def test_an_attack_nobody_can_parry_is_all_there_is():  # KG-R12
    assert thought_of(f"{NEAR}\n*L 3 3 3 1 2\n R 3 1 2 4 5\n {PILE}") == ["attack 3 3 3"]


def test_what_was_laid_for_the_last_parry_and_before_it_is_gone():  # KG-23
    """Two threes parried two: the fifth is here, so nobody can parry it."""
    picture = f"{NEAR}\n*L 3 1 2\n R 3 1 2 4 5\n {PILE}"
    assert thought_of(picture, actions=last("parry", 3, 3)) == ["attack 3"]
    assert len(thought_of(picture)) > 1


def test_at_basic_every_attack_is_a_certain_hit():  # KG-R11
    assert thought_of(f"{NEAR}\n*L 3 1 2 4 5\n R 3 1 2 4 5\n {PILE}", options={"level": "basic"}) == ["attack 3"]


def test_from_an_advance_and_attack_one_may_withdraw():  # KG-15
    free = ".|.......L......R........|.\n*L 2 2 2 5 5\n R 1 1 2 4 5\n pile 1 2 3"
    assert len(thought_of(free, options={"level": "advanced"})) > 1
    cornered = ".|...............L......R|.\n*L 2 2 2 5 5\n R 1 1 2 4 5\n pile 1 2 3"
    assert thought_of(cornered, options={"level": "advanced"}) == ["advance 5 attack 2 2 2"]


def test_the_last_card_is_taken_where_count_and_position_are_won():  # KG-9, KG-R16
    ahead = ".|...............L......R|.\n*L 1 1 5 5 5\n R 1 2 3 4 4\n pile 3"
    assert thought_of(ahead) == ["advance 1"]
    assert len(thought_of(ahead.replace("pile 3", "pile 3 3"))) > 1


def test_the_hit_is_left_out_and_a_parry_comes_first():  # KG-16
    assert thought_of(f"{NEAR}\nL 3 1 2 4\n *R 3 1 2 4 5\n {PILE}\n attack 3") == ["parry"]
    assert (
        thought_of(f"{NEAR}\nL 3 1 2 4\n *R 1 1 2 4 5\n {PILE}\n lunge 3", options={"level": "advanced"})[-1] != "hit"
    )


def test_nobody_goes_where_two_cards_strike_who_can_stay_away():
    """With no card for the new distance the enemy strikes seven times in ten."""
    assert thought_of(f".|.........L.......R.....|.\n*L 1 2 4 5 5\n R 3 1 2 4 5\n {PILE}")[0] == "advance 2"


def test_early_in_a_round_ground_is_gained():
    assert thought_of(f"L|.......................|R\n*L 1 2 3 4 5\n R 3 1 2 4 5\n {PILE}")[0] == "advance 5"


def test_a_player_who_came_within_reach_is_not_attacked_with_a_single_card():
    picture = f"{NEAR}\n*L 3 1 2 4 5\n R 3 1 2 4 5\n {PILE}"
    came, parried = (thought_of(picture, actions=last(play, 5)) for play in ("advance", "parry"))
    assert came.index("attack 3") > parried.index("attack 3")


@pytest.mark.parametrize("special", ["open_palms", "flowing_guard"])
def test_a_special_changes_what_can_be_parried(special):  # KG-R26, KG-R27
    picture = f"{NEAR}\n*L 3 3 1 2 5\n R 3 1 2 4 5\n {PILE}"
    certain = thought_of(picture, special=special, options={"specials": True}) == ["attack 3 3"]
    assert certain == (special == "open_palms")


def test_chances_are_those_of_counting():
    luck, cards = Random(1), [1] * 3 + [0] * 17
    dealt = [sum(luck.sample(cards, 5)) < 2 for _ in range(4000)]
    assert fewer(3, 20, 5, 2) == pytest.approx(sum(dealt) / len(dealt), abs=0.03)
    assert fewer(3, 20, 5, 0) == 0
    assert fewer(0, 20, 5, 1) == fewer(3, 20, 5, 4) == 1

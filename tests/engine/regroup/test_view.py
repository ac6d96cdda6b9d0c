"""What is seen: RG-R13."""

from random import Random

import pytest

from engine.games.regroup import GAME
from engine.games.regroup.parts import DECK
from tests.engine.regroup.drawing import after, strong, table, told, with_cards


def test_everybody_sees_the_same():
    """RG-R13."""
    state = table(with_cards(), with_cards((3, "c3", 0)), strong(), options={"leaders": "powers"})
    views = [GAME.view(state, seat) for seat in (None, 0, 1, 2)]
    assert len({(view.armies, view.market, view.life, view.order, view.bonus) for view in views}) == 1
    assert [view.seat for view in views] == [None, 0, 1, 2]


def test_of_the_pile_only_its_size_is_seen():
    """RG-R13."""
    state, other = (table(strong(), strong(), pile=pile) for pile in ((9, 10, 11), (30, 31, 32)))
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.view(state, 0).pile_size == 3


def test_the_order_is_that_of_the_turns_without_those_who_are_out():
    state = table(strong(), strong(), strong(), strong(), life=(30, 30, 0, 30), first=3, turn=0)
    assert GAME.view(state, None).order == (3, 0, 1)


def test_what_is_left_of_the_deck_is_dealt_again():
    """RG-R13: cards that were laid over, cards lost and the card in hand are known not to be in the pile."""
    army = with_cards((3, "c3", 0), (4, "c3", 0))
    state = table(army, with_cards(), placing=5, lost=(6,), market=(7, 8, 9), pile=tuple(DECK[9:-1]))
    piles = {GAME.imagine(GAME.view(state, 1), Random(seed)).pile for seed in range(50)}
    assert len(piles) == 50
    assert {len(set(pile)) for pile in piles} == {len(DECK) - 10}
    assert {card for pile in piles for card in pile} == {1, 2, *DECK[9:]}


@pytest.mark.parametrize("seed", range(5))
def test_an_imagined_match_has_the_cards_of_the_real_one(seed):
    """RG-R13."""
    luck = Random(seed)
    state = GAME.setup(3, {name: values[0] for name, values in GAME.options.items()}, luck).state
    for _ in range(12):
        state = after(state, luck.choice(told(state)))
    other = GAME.imagine(GAME.view(state, 2), luck)
    assert sorted(other.pile) == sorted(state.pile)
    assert GAME.view(other, 0) == GAME.view(state, 0)


def test_the_winner_is_seen_when_there_is_one():
    state = table(strong(), strong())
    assert GAME.view(state, 0).winner is None
    assert GAME.view(GAME.leave(state, 0, Random(0)).state, None).winner == 1

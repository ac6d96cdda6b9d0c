"""What all boxes share: options as words, and cards to shuffle."""

from dataclasses import dataclass
from random import Random

import pytest

from engine.box import chosen, shuffled


@dataclass(frozen=True)
class Options:
    rounds: int = 3
    open: bool = False


def test_words_of_the_lobby_become_numbers_and_yes_or_no():
    assert chosen(Options, {"rounds": "5", "open": "on"}) == Options(5, True)
    with pytest.raises(ValueError):
        chosen(Options, {"rounds": "many"})


def test_shuffled_cards_are_the_same_cards_and_the_same_luck_gives_the_same_order():
    cards = tuple(range(20))
    assert sorted(shuffled(cards, Random(1))) == list(cards) != list(shuffled(cards, Random(1)))
    assert shuffled(cards, Random(1)) == shuffled(cards, Random(1))

"""The house content: RG-R17, RG-8, RG-R15."""

from collections import Counter

from engine.games.regroup.parts import CARDS, COMMON, DECK, DIFFERENT, LEADERS, turned

SQUARES = [square for number in DECK for square in CARDS[number].squares]


def test_the_mix_of_the_deck():
    """RG-R17."""
    assert len(DECK) == 43
    assert Counter(square.kind for square in SQUARES) == {
        "sword": 41, "wand": 41, "shield": 31, "barrier": 31, "coin": 18, "potion": 10,
    }  # fmt: skip


def test_only_attacks_are_doubled_and_never_twice_on_a_card():
    """RG-R17."""
    assert Counter(square.kind for square in SQUARES if square.chickens == 2) == {"sword": 12, "wand": 12}
    assert {square.chickens for square in SQUARES} == {1, 2}
    doubled = [sum(square.chickens == 2 for square in CARDS[number].squares) for number in DECK]
    assert Counter(doubled) == {0: 19, 1: 24}


def test_no_two_cards_are_the_same_however_they_are_turned():
    """RG-R17."""
    pictures = {min(turned(card.squares, turns) for turns in range(4)) for card in map(CARDS.__getitem__, DECK)}
    assert len(pictures) == len(DECK)


def test_everything_has_a_name_of_its_own():
    names = [card.name for card in CARDS.values()] + [leader.name for leader in LEADERS.values()]
    assert len(set(names)) == 48 + 4
    assert all(leader.line.endswith(".") for leader in LEADERS.values())


def test_initial_cards_have_single_squares_only():
    """RG-R15."""
    assert {square.chickens for number in (COMMON, *DIFFERENT) for square in CARDS[number].squares} == {1}


def test_the_different_initial_cards_have_a_pair_of_one_attack_each():
    """RG-R15."""
    found = [Counter(square.kind for square in CARDS[number].squares) for number in DIFFERENT]
    assert found == [
        {"sword": 2, "barrier": 1, "wand": 1},
        {"wand": 2, "shield": 1, "sword": 1},
        {"sword": 2, "shield": 1, "coin": 1},
        {"wand": 2, "barrier": 1, "coin": 1},
    ]

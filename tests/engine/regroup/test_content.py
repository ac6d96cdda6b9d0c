"""The house content: RG-R17, RG-8, RG-R15."""

from collections import Counter

from engine.games.regroup.parts import CARDS, COMMON, DECK, DIFFERENT, LEADERS, turned

SQUARES = [square for number in DECK for square in CARDS[number].squares]


def test_the_mix_of_the_deck():
    """RG-R17."""
    assert len(DECK) == 43
    assert Counter(square.kind for square in SQUARES) == {
        "sword": 38, "wand": 38, "shield": 26, "barrier": 26, "coin": 30, "potion": 14,
    }  # fmt: skip


def test_attack_and_defence_are_doubled_most_of_them_on_fourteen_strong_cards():
    """RG-R17."""
    assert Counter(square.kind for square in SQUARES if square.chickens == 2) == {
        "sword": 13, "wand": 13, "shield": 11, "barrier": 11,
    }  # fmt: skip
    assert {square.chickens for square in SQUARES} == {1, 2}
    doubled = [sum(square.chickens == 2 for square in CARDS[number].squares) for number in DECK]
    assert Counter(doubled) == {0: 26, 1: 3, 3: 11, 4: 3}


def test_strong_cards_show_neither_coins_nor_potions():
    """RG-R17."""
    strong = [card for card in map(CARDS.__getitem__, DECK) if sum(each.chickens == 2 for each in card.squares) > 1]
    assert not {square.kind for card in strong for square in card.squares} & {"coin", "potion"}


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


def test_the_different_initial_cards():
    """RG-R15: balanced against one another, so they are listed."""
    found = [Counter(square.kind for square in CARDS[number].squares) for number in DIFFERENT]
    assert found == [
        {"shield": 2, "sword": 1, "potion": 1},
        {"wand": 1, "shield": 1, "barrier": 1, "potion": 1},
        {"sword": 1, "shield": 1, "barrier": 1, "coin": 1},
        {"barrier": 2, "wand": 1, "coin": 1},
    ]

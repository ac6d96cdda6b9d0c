"""Poses, moves and cards, and what the warriors' decks are made of."""

import locale
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.karenza.parts import (
    BOX,
    CARDS,
    DECKS,
    HOME,
    OFFERED,
    POINTS,
    POSES,
    SQUARES,
    WARRIORS,
    moves_between,
    read,
)

poses = st.sampled_from(POSES)


def test_four_squares_and_four_points():  # KZ-R1
    assert SQUARES == ("a", "b", "c", "d")
    assert POINTS == (1, 2, 3, 4)


def test_there_are_48_poses_with_the_feet_on_two_squares():  # KZ-R2
    assert len(set(POSES)) == 48
    assert all(pose[0] != pose[1] for pose in POSES)


@pytest.mark.parametrize(
    ("start", "stop", "count"),
    [
        ("ba2", "ba2", 0),
        ("ba2", "ca2", 1),
        ("ba2", "bd2", 1),
        ("ba2", "ba4", 1),
        ("ba2", "cd4", 3),
        ("ba2", "ac2", 2),  # the right foot makes room first
        ("ba2", "ab2", 3),  # one foot has to wait on a third square
        ("ba2", "ab3", 4),
    ],
)
def test_moves_are_counted(start, stop, count):  # KZ-3, KZ-5
    assert moves_between(start, stop) == count


def neighbours(pose):
    """Where one token can be put: to a free square, or to another point."""
    left, right, sword = pose
    squares = [square for square in SQUARES if square not in (left, right)]
    yield from (f"{square}{right}{sword}" for square in squares)
    yield from (f"{left}{square}{sword}" for square in squares)
    yield from (f"{left}{right}{point}" for point in POINTS if str(point) != sword)


@given(poses)
def test_the_count_is_the_shortest_way_of_single_moves(start):  # KZ-3, KZ-5
    ways, edge, steps = {start: 0}, {start}, 0
    while edge:
        steps += 1
        edge = {stop for pose in edge for stop in neighbours(pose)} - set(ways)
        ways |= dict.fromkeys(edge, steps)
    assert ways == {stop: moves_between(start, stop) for stop in POSES}


@given(poses, poses)
def test_there_and_back_is_as_far(start, stop):  # KZ-5
    assert moves_between(start, stop) == moves_between(stop, start)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.key)
def test_a_card_has_a_side_a_power_a_pose_and_a_trajectory(card):  # KZ-R3
    assert card.side in ("attack", "defence")
    assert card.power in range(1, 10)
    assert card.pose in POSES
    assert card.end in POINTS
    assert card.end != int(card.pose[2]), "the trajectory leads somewhere"
    assert card.after == f"{card.pose[:2]}{card.end}"


def test_at_least_four_warriors_are_offered():  # KZ-R4
    assert len(OFFERED) >= 4
    assert {"masaru", "lanying"} <= set(OFFERED), "those the document names"
    assert list(OFFERED) == BOX["warriors"]["order"]


@pytest.mark.parametrize("key", OFFERED)
def test_a_deck_has_30_cards_of_six_kinds_a_side(key):  # KZ-R4
    kinds = Counter(CARDS[card].side for card in set(DECKS[key]))
    copies = Counter(CARDS[card].side for card in DECKS[key])
    assert kinds == {"attack": 6, "defence": 6}
    assert sum(copies.values()) == 30
    assert copies["attack"] in (15, 16, 17, 18)
    assert max(Counter(DECKS[key]).values()) <= 4


@pytest.mark.parametrize("key", OFFERED)
def test_the_cards_of_a_warrior_are_played_from_two_stances_one_step_apart(key):  # KZ-R4
    for side in ("attack", "defence"):
        feet = {card.pose[:2] for card in WARRIORS[key].cards if card.side == side}
        assert len(feet) == 2
        assert moves_between(*(f"{each}1" for each in feet)) == 1
    assert len({card.pose[:2] for card in WARRIORS[key].cards}) == 2


def test_a_kind_is_one_card_of_one_warrior():  # KZ-29
    keys = [card.key for warrior in WARRIORS.values() for card in warrior.cards]
    assert len(keys) == len(set(keys))
    names = [card.name for key in OFFERED for card in WARRIORS[key].cards]
    assert len(names) == len(set(names))
    assert all(key.isidentifier() and key == key.lower() for key in keys)


def test_a_warrior_goes_by_the_name_of_its_file():  # KZ-R4
    assert {key: warrior.key for key, warrior in WARRIORS.items()} == {key: key for key in WARRIORS}


@pytest.mark.parametrize("key", OFFERED)
def test_techniques_are_read_alike_where_letters_are_plain_ascii(key):  # KZ-R4
    """Their names are Japanese, Chinese, Spanish and German, whatever the machine is set to."""
    usual = locale.setlocale(locale.LC_CTYPE)
    locale.setlocale(locale.LC_CTYPE, "C")
    try:
        assert read(HOME / f"warriors/{key}.toml") == WARRIORS[key]
    finally:
        locale.setlocale(locale.LC_CTYPE, usual)

"""Kengo!: where all stands in its picture, what its signs mean, and what it says in words."""

from itertools import product
from random import Random

import pytest

from engine.games.kengo.state import (
    Acted,
    Advance,
    Attack,
    Hit,
    Lunge,
    Options,
    Parry,
    Retreat,
)
from engine.values import replace
from faces.kengo.hall import ROOM, stands
from faces.kengo.picture import tab_middles
from faces.kengo.reading import foreseen, landings, striking, uses
from faces.translation import speaker
from tests.faces.positions.kengo import ACTIONS, FACE, GAME, OVER, attacked, position
from tests.faces.scenes import scene, states

SAY, NAMES = speaker("en"), ("Aiko", "Bruno")
PAIRS = [(left, right) for left in range(24) for right in range(left + 1, 25)]


# Where all stands, wherever the fencers are


def test_fencers_and_numbers_keep_apart_and_off_the_walls():
    for places in PAIRS:
        left, right = stands(GAME.rules.view(position(*places), None))
        assert right - left >= 128, places
        assert ROOM["guard"] <= left < right <= 900 - ROOM["guard"], places
        left, right = tab_middles(GAME.rules.view(position(*places), None))
        assert 28 <= left <= right - 80 <= right <= 900 - 28, places


@pytest.mark.parametrize("attacker", [0, 1])
def test_a_lunge_needs_160_and_stays_inside_the_walls(attacker):
    for left, right in PAIRS:
        if 1 <= right - left <= 5:
            here, there = stands(GAME.rules.view(attacked(left, right, (right - left,), attacker), None))
            assert there - here >= 160
            assert here >= ROOM["lunge" if attacker == 0 else "guard"]
            assert there <= 900 - ROOM["lunge" if attacker == 1 else "guard"]


# Its signs


def test_the_signs_under_a_card_say_what_it_can_be_played_for():
    """KG-S1"""
    options = scene(GAME, position(), 0).options
    told = [" ".join(uses(card, options)) for card in (1, 2, 3, 4, 5)]
    assert told == [*["advance retreat"] * 3, "attack retreat", "retreat"]
    assert landings(options) == {1, 2, 3, -1, -2, -3, -4, -5}
    assert striking(options)


# Texts


def test_the_texts_tell_the_mat_places_distance_pile_score_hands_and_special():
    for state, seat in product(states("kengo"), (None, 0, 1)):
        seen = scene(GAME, state, seat)
        view, board, alt = seen.view, FACE.board(seen), FACE.alt(seen)
        mat = board.split("\n")[0]
        assert len(mat) == view.options.tatami + 2
        assert (mat.index("●"), mat.index("◆")) == view.places
        told = [f"The distance is {view.distance}.", *(f"stands on {square}" for square in view.places)]
        told += [f"The pile has {view.pile_size} card"]
        told += [" ".join(map(str, view.hand))] if view.hand else []
        told += [SAY(f"kengo-special-{view.special}")] if view.special else []
        told += [f"rounds won: {points} of" for points in view.score]
        assert all(each in " ".join(text.split()) for each in told for text in (board, alt))


def test_of_the_cards_played_no_text_tells_more_than_the_last_action():
    """KG-23"""
    for state in states("kengo"):
        seen = scene(GAME, state, None)
        if seen.view.discard is None and seen.view.last is not None and seen.view.left is None:
            assert [text.count("Last move") for text in (FACE.board(seen), FACE.alt(seen))] == [1, 1]


# Hints


def duel(**changes):
    seen = scene(GAME, position(hands=((1, 2, 4, 4), (1, 1, 2, 2, 3))), 0)
    return replace(seen, view=replace(seen.view, **changes))


@pytest.mark.parametrize(
    ("changes", "move", "words"),
    [
        ({}, Advance(3), "1 square apart"),
        ({}, Advance(1), "3 squares apart"),
        ({}, Retreat(2), "6 squares apart"),
        ({}, Attack((4,)), "only a 4 parries it"),
        ({}, Attack((4, 4)), "only two 4s parry it"),
        ({}, Lunge(2, (2,)), "only a 2 parries it"),
        ({}, Hit(), "you lose the round"),
        ({"attack": (4, 4)}, Parry(), "uses two 4s and leaves you 2 cards"),
        ({"attack": (5,), "special": "flowing_guard"}, Parry((1, 4)), "uses 1 4 and leaves you 2 cards"),
        ({"options": Options(level="basic")}, Attack((4,)), "hits: you win the round"),
        ({"special": "flowing_guard"}, Attack((4,)), ""),  # cards may add up, so none is named
    ],
)
def test_a_move_says_where_it_leads_what_parries_it_and_what_a_parry_spends(changes, move, words):
    assert FACE.hint(duel(**changes), move) == words


def test_a_weighed_lunge_is_shown_before_any_card_is_drawn():
    shown = foreseen(replace(duel(), weighed=Lunge(2, (4,)))).view
    assert (shown.places, shown.hand, shown.attack, shown.last.play) == ((11, 13), (1, 4), (4,), "lunge")


# The log


@pytest.mark.parametrize(
    ("ended", "told"),
    [
        ({}, "Aiko hits with two 4s!"),
        (
            {"places": (9, 10), "hands": ((2, 3, 1), (1, 5, 5))},
            "Each holds a 1. Bruno is further forward and wins.",
        ),
        ({"places": (9, 10), "hands": ((2, 3), (5, 5))}, "Neither holds a 1. Bruno is further forward and wins."),
        (
            {"places": (9, 16), "hands": ((2, 3), (5, 5))},
            "At distance 7 no card counts. Bruno is further forward and wins.",
        ),
        ({"places": (9, 10), "hands": ((1, 3), (5, 5))}, "Bruno is further forward and wins."),
    ],
)
def test_the_end_of_a_round_is_told_in_one_line_and_why_cards_did_not_decide_it(ended, told):
    by_position = {"winner": 1, "reason": "position"} if ended else {}
    event = replace(OVER, round=replace(OVER.round, **ended, **by_position))
    assert FACE.event(event, NAMES, SAY) == f"Round 2: {told} Score: Aiko 2:1 Bruno."


def test_the_log_has_the_hands_and_every_card_of_a_round():
    told = FACE.told_in_full(OVER, NAMES, SAY)
    assert told.startswith(FACE.event(OVER, NAMES, SAY))
    assert told.endswith("In hand: ● 1 2 5, ◆ 3 3. Played: ● +3, ◆ +2, ● ×44.")


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (Advance(3), "Aiko advances 3: 1 square apart."),
        (Retreat(2), "Aiko retreats 2: 6 squares apart."),
        (Attack((4, 4)), "Aiko attacks with two 4s!"),
    ],
)
def test_of_the_last_move_it_is_told_how_far_it_led_and_with_which_cards(move, told):
    state = position(5, 9, ((2, 3, 4, 4, 4), (1, 1, 4, 4, 5)))
    after = GAME.rules.view(GAME.rules.play(state, 0, move, Random(0)).state, None)
    assert FACE.told_latest(after, Acted(0, move.kind), NAMES, SAY) == told
    assert FACE.event(Acted(0, move.kind), NAMES, SAY) != told
    openly = replace(state, options=replace(state.options, open_discard=True))  # KG-23: then every line tells it
    [event] = GAME.rules.play(openly, 0, move, Random(0)).events
    assert FACE.event(event, NAMES, SAY) == told


def test_of_earlier_moves_no_cards_are_told():
    """KG-23: they may not be counted."""
    later = GAME.rules.view(position(actions=ACTIONS), None)
    assert FACE.told_latest(later, Acted(1, "advance"), NAMES, SAY) == "Bruno advances."
    assert FACE.event(Acted(0, "attack"), NAMES, SAY) == "Aiko attacks!"

"""The corner cases of a Kengo! picture: close fencers, walls, lunges, cards in the way, uses under cards."""

from dataclasses import replace
from itertools import product

import pytest

from engine.games import GAMES
from engine.games.kengo.parts import SPECIALS
from engine.games.kengo.state import Action, Options, State
from faces import FACES
from faces.draw.letters import fitted
from faces.kengo import pieces
from faces.kengo.corners import card_offsets, free, free_place, heads
from faces.kengo.hall import ROOM, centre, room, stands
from faces.kengo.picture import landmarks, tab_middles
from faces.kengo.plates import NAME_AT, pips
from faces.kengo.reading import landings, parrying, striking, uses
from tests.faces.scenes import scene

GAME, FACE = GAMES["kengo"], FACES["kengo"]
PILE = (1, 2, 3, 4, 5)
PAIRS = [(left, right) for left in range(24) for right in range(left + 1, 25)]


def position(left=9, right=13, hands=((1, 2, 3, 4, 5), (1, 1, 2, 2, 3)), **changed):
    return State(places=(left, right), hands=hands, pile=PILE, **changed)


def attacked(left, right, cards, attacker=0, play="attack"):
    stop = (left, right)[attacker]
    action = Action(attacker, play, cards, stop, stop)
    return position(left, right, turn=1 - attacker, attack=cards, actions=(action,))


def view(state, seat=None):
    return GAME.view(state, seat)


def test_figures_never_stand_closer_than_128_nor_outside_the_walls():
    for places in PAIRS:
        left, right = stands(view(position(*places)))
        assert right - left >= 128, places
        assert left >= ROOM["guard"], places
        assert right <= 900 - ROOM["guard"], places


def test_the_distance_always_has_room_between_the_squares_of_the_two():
    for places in PAIRS:
        left, right = tab_middles(view(position(*places)))
        assert 28 <= left <= right - 102 <= right <= 900 - 28, places


@pytest.mark.parametrize("attacker", [0, 1])
def test_a_lunge_needs_160_and_stays_inside_the_walls(attacker):
    for left, right in PAIRS:
        if 1 <= right - left <= 5:
            here, there = stands(view(attacked(left, right, (right - left,), attacker)))
            assert there - here >= 160
            assert here >= ROOM["lunge" if attacker == 0 else "guard"]
            assert there <= 900 - ROOM["lunge" if attacker == 1 else "guard"]


def test_the_cards_of_the_last_action_never_hide_a_head():
    """Several cards are only ever played where an attack reaches."""
    for (left, right), seat in product(PAIRS, (0, 1)):
        figures = heads(view(position(left, right)))
        for cards in ((4,), (2, 2), (3, 3, 3), (1,) * 6) if right - left <= 5 else ((4,),):
            for play in ("attack", "lunge")[: len(cards)]:
                width = card_offsets(Action(seat, play, cards, 0, 0))[-1] + 58
                assert free(free_place(seat, width, figures), width, figures), (left, right, seat, cards)


def test_the_cards_of_the_last_action_hang_on_their_players_side():
    figures = heads(view(position(9, 13)))
    assert free_place(0, 58, figures) == 52
    assert free_place(1, 58, figures) == 900 - 52 - 58


def test_no_number_below_the_mat_comes_near_a_tab():
    for tatami in [21, 23]:
        for left, right in PAIRS:
            if right <= tatami + 1:
                state = position(left, right, options=Options(tatami=tatami))
                assert not {left, right} & set(landmarks(view(state), tabs(state)))


def tabs(state):
    return tuple(centre(square, state.options.tatami) for square in state.places)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_fencers_at_the_walls_outside_and_close_together_are_drawn(seat):
    corners = [(0, 24), (1, 2), (1, 3), (22, 23), (21, 23), (12, 13), (0, 1), (23, 24), (3, 22)]
    assert len({FACE.picture(scene(GAME, position(*places), seat)) for places in corners}) == len(corners)


def test_every_special_has_a_sign_of_its_own_and_is_drawn():
    signs = {sign.image.tobytes() for sign in pieces.SIGNS.values()}
    drawn = {FACE.picture(scene(GAME, position(special=special), 0)) for special in SPECIALS}
    assert (len(signs), len(drawn)) == (len(SPECIALS) - 1, len(SPECIALS))


@pytest.mark.parametrize("seat", [None, 0])
def test_hands_of_every_size_are_drawn(seat):
    hands = [(1, 2, 3, 4, 5, 5)[:size] for size in (0, 1, 4, 5, 6)]
    states = [position(hands=(hand, hand), special="long_sleeves") for hand in hands]
    assert len({FACE.picture(scene(GAME, state, seat)) for state in states}) == len(hands)


def test_of_the_cards_played_no_picture_shows_more_than_the_last_action():
    """KG-23"""
    last = Action(1, "advance", (4,), 17, 13)
    for seat in (None, 0, 1):
        short = position(actions=(last,))
        long = position(actions=(Action(0, "attack", (5, 5), 9, 9), Action(1, "parry", (5, 5), 17, 17), last))
        assert FACE.picture(scene(GAME, long, seat)) == FACE.picture(scene(GAME, short, seat))


def test_the_open_discard_is_drawn_where_it_was_chosen():
    """KG-24"""
    opened = Options(open_discard=True)
    one = position(actions=(Action(1, "advance", (4,), 17, 13),), options=opened)
    two = position(actions=(Action(0, "advance", (5,), 4, 9), *one.actions), options=opened)
    assert FACE.picture(scene(GAME, one, None)) != FACE.picture(scene(GAME, two, None))


def test_the_signs_under_a_card_say_what_it_can_be_played_for():
    """KG-S1"""
    options = scene(GAME, position(), 0).options
    assert [uses(card, options) for card in (1, 2, 3, 4, 5)] == [
        ("advance", "retreat"),
        ("advance", "retreat"),
        ("advance", "retreat"),
        ("attack", "retreat"),
        ("retreat",),
    ]
    assert landings(options) == {1, 2, 3, -1, -2, -3, -4, -5}
    assert striking(options)


def test_as_many_cards_are_ringed_as_a_parry_needs():
    state = attacked(11, 13, (2, 2))
    options = scene(GAME, state, 1).options
    assert parrying(options, state.attack) == {2: 2}
    three = replace(state, hands=(state.hands[0], (2, 2, 2, 4, 5)))
    assert parrying(scene(GAME, three, 1).options, state.attack) == {2: 2}


def test_a_defender_who_cannot_be_asked_any_more_is_not_aimed_at():
    asked = FACE.picture(scene(GAME, attacked(11, 13, (2, 2)), 0))
    over = FACE.picture(scene(GAME, replace(attacked(11, 13, (2, 2)), attack=()), 0))
    assert asked != over


@pytest.mark.parametrize(("rounds", "matches"), list(product((1, 3, 5), (1, 3))))
def test_a_name_of_four_kanji_is_whole_on_its_plate(rounds, matches):
    seen = view(position(options=Options(rounds=rounds, matches=matches)))
    left = pips(room(23, False), seen, 0, 24) - NAME_AT
    assert fitted("山田太郎", "sans", 34, left) == "山田太郎"

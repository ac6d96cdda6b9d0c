"""The corner cases of a Kengo! picture: close fencers, walls, lunges, cards in the way, uses under cards."""

from dataclasses import replace
from itertools import product

import pytest
from PIL import ImageChops

from engine.games import GAMES
from engine.games.kengo.parts import SPECIALS
from engine.games.kengo.state import Action, Options, State
from faces import FACES
from faces.draw.letters import fitted
from faces.kengo import pieces
from faces.kengo.corners import CARD, COUNTS_AT, MARGIN, card_offsets
from faces.kengo.corners import ROOM as CARDS_ROOM
from faces.kengo.hall import HALL_TOP, ROOM, centre, room, stands
from faces.kengo.picture import ends, tab_middles
from faces.kengo.plates import NAME_AT, pips
from faces.kengo.reading import landings, parrying, striking, uses
from tests.faces.scenes import opened, scene

GAME, FACE = GAMES["kengo"], FACES["kengo"]
PILE = (1, 2, 3, 4, 5)
HELMETS = 146  # where the higher of the two begins
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


def test_the_plaque_of_the_distance_always_has_room_within_its_bracket():
    for places in PAIRS:
        left, right = tab_middles(view(position(*places)))
        assert 28 <= left <= right - 80 <= right <= 900 - 28, places


@pytest.mark.parametrize("attacker", [0, 1])
def test_a_lunge_needs_160_and_stays_inside_the_walls(attacker):
    for left, right in PAIRS:
        if 1 <= right - left <= 5:
            here, there = stands(view(attacked(left, right, (right - left,), attacker)))
            assert there - here >= 160
            assert here >= ROOM["lunge" if attacker == 0 else "guard"]
            assert there <= 900 - ROOM["lunge" if attacker == 1 else "guard"]


def test_all_cards_of_an_action_leave_the_enemys_count_its_place():
    for play in ("attack", "lunge"):
        for count in range(2, 7):
            width = card_offsets(Action(0, play, (3,) * count, 0, 0))[-1] + CARD
            assert width <= CARDS_ROOM
    assert COUNTS_AT[0] > MARGIN + CARDS_ROOM
    assert COUNTS_AT[1] + 124 < 900 - MARGIN - CARDS_ROOM


@pytest.mark.parametrize("seat", [0, 1])
def test_the_cards_of_the_last_action_hang_on_their_players_side_above_both_fencers(seat):
    """Whatever changes in a picture when the cards are left out lies there."""
    for places in [(0, 4), (4, 7), (11, 12), (20, 24)]:
        action = Action(seat, "attack", (3, 3, 3), places[seat], places[seat])
        shown, bare = (
            opened(FACE.picture(scene(GAME, position(*places, actions=actions), None))).convert("RGB")
            for actions in ((action,), ())
        )
        left, top, right, bottom = ImageChops.difference(shown, bare).getbbox()
        assert (right < 450, left > 450)[seat], places
        assert HALL_TOP < top < bottom < HELMETS, places


def test_no_number_of_the_mats_ends_comes_near_a_tab():
    for tatami in [21, 23]:
        for left, right in PAIRS:
            if right <= tatami + 1:
                state = position(left, right, options=Options(tatami=tatami))
                middles = tab_middles(view(state))
                for square in ends(tatami, middles):
                    assert min(abs(centre(square, tatami) - middle) for middle in middles) > 26 + 22


def test_no_card_has_more_than_three_signs():
    """Its attack from here and its attack after an advance need different distances."""
    for left, right in PAIRS:
        options = scene(GAME, position(left, right, options=Options(level="advanced")), 0).options
        assert all(len(uses(card, options)) <= 3 for card in (1, 2, 3, 4, 5)), (left, right)


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

"""Why a move is refused: for each reason a position."""

import pytest

from engine.games.kengo import GAME
from tests.engine.kengo.drawing import drawn
from tests.engine.refused import refusal

BASIC, ADVANCED = {"level": "basic"}, {"level": "advanced"}
FAR = ".|..L..............R.....|. / *L 1 2 2 5 5 / R 1 2 3 4 5 / pile 3 4 3 4 3 4"
NEAR = ".|.........L..R..........|. / *L 3 3 3 1 5 / R 3 1 2 4 5 / pile 4 4 4 5 5 5"
TOUCHING = ".|.........LR............|. / *L 3 3 3 1 5 / R 3 1 2 4 5 / pile 4 4 4 5 5 5"
TWO_STEPS = ".|.......L.......R.......|. / *L 3 3 5 5 4 / R 1 1 2 2 3 / pile 1 2 3 4 1 2"
EDGE = ".|L............R.........|. / *L 1 2 2 5 5 / R 1 2 3 4 5 / pile 3 4 3"
STRUCK = ".|..L..R.................|. / *L 3 1 2 4 5 / R 1 2 4 / pile 4 4 4 / attack 3 3"
LUNGED = ".|..L..R.................|. / *L 1 2 4 5 5 / R 1 2 4 / pile 4 4 4 / lunge 3"
LAST = ".|.........L..R..........|. / *L 3 3 3 1 5 / R 3 1 2 4 5"


@pytest.mark.parametrize(
    ("picture", "more", "text", "reason"),
    [
        (STRUCK, {}, "advance 1", ("KG-27", "under-attack", {})),
        (STRUCK, {}, "pass", ("KG-27", "under-attack", {})),
        (NEAR, {}, "parry", ("KG-27", "no-attack", {})),
        (NEAR, {}, "hit", ("KG-27", "no-attack", {})),
        (LAST, {"options": BASIC}, "retreat 1", ("KG-R15", "last-attack", {})),
        (NEAR, {}, "pass", ("KG-28", "no-pass", {})),
        (NEAR, {}, "advance 1 attack 2", ("KG-R2", "level", {})),
        (NEAR, {}, "advance 2", ("KG-R7", "not-held", {})),
        (NEAR, {}, "retreat 2", ("KG-R8", "not-held", {})),
        (NEAR, {}, "attack 3 3 3 3", ("KG-R9", "not-held", {})),
        (NEAR, {"options": ADVANCED}, "advance 1 attack 2", ("KG-13", "not-held", {})),
        (NEAR, {}, "advance 5", ("KG-R7", "too-near", {"squares": 2})),
        (TOUCHING, {}, "advance 1", ("KG-R7", "too-near", {"squares": 0})),
        (NEAR, {"options": ADVANCED}, "advance 3 attack 3", ("KG-R7", "too-near", {"squares": 2})),
        (FAR, {}, "retreat 5", ("KG-R8", "no-room", {"squares": 2})),
        (EDGE, {}, "retreat 1", ("KG-R8", "no-room", {"squares": 0})),
        (FAR, {"special": "no_way_back"}, "retreat 2", ("KG-R24", "no-way-back", {})),
        (NEAR, {}, "attack 3 1", ("KG-R9", "unequal", {})),
        (NEAR, {}, "attack 5", ("KG-R9", "distance", {"distance": 3})),
        (TWO_STEPS, {"options": ADVANCED}, "advance 4 attack 3", ("KG-13", "lunge-distance", {"distance": 4})),
        (NEAR, {"options": BASIC}, "attack 3 3", ("KG-20", "one-card", {})),
        (LAST, {"options": BASIC | {"basic_last_parry": False}}, "attack 3 3", ("KG-7", "one-card", {})),
        (NEAR, {"special": "single_cut"}, "attack 3 3", ("KG-R25", "single-cut", {})),
        (STRUCK, {}, "parry", ("KG-R12", "parry", {"count": 2, "card": 3, "held": 1})),
        (STRUCK.replace("3 3", "3"), {}, "parry 3", ("KG-R12", "just-parry", {})),
        (STRUCK, {"options": ADVANCED}, "withdraw 1", ("KG-15", "no-withdrawal", {})),
        (LUNGED, {"options": ADVANCED}, "withdraw 3", ("KG-15", "not-held", {})),
        (LUNGED, {"options": ADVANCED}, "withdraw 5", ("KG-15", "no-room", {"squares": 2})),
        (STRUCK, {"special": "flowing_guard"}, "parry 1 2", ("KG-R26", "sum", {"count": 2, "total": 6})),
        (STRUCK, {"special": "flowing_guard"}, "parry 3 3", ("KG-R26", "not-held", {})),
        (STRUCK, {"special": "flowing_guard"}, "parry 4 2", ("KG-R26", "rising", {})),
    ],
)  # fmt: skip
def test_a_refused_move_is_told_its_rule(picture, more, text, reason):
    assert refusal(GAME, drawn(picture, **more), text) == reason


def test_a_player_who_has_no_cards_can_only_have_them_filled():
    empty = drawn(".|..L..R.................|. / *L / R 1 2 4 / pile 4 4 4")
    assert refusal(GAME, empty, "advance 1") == ("KG-18", "refill", {})


def test_a_player_who_has_no_card_that_fits_can_only_say_so():
    stuck = drawn(".|L..R...................|. / *L 5 5 / R 1 2 4 / pile 4 4 4")
    assert refusal(GAME, stuck, "advance 5") == ("KG-R14", "stuck", {})


@pytest.mark.parametrize("text", ["attack 9", "attack", "jump 3", "", "advance 3 3"])
def test_what_is_no_move_of_the_game_has_no_rule_against_it(text):
    assert refusal(GAME, drawn(NEAR), text) is None

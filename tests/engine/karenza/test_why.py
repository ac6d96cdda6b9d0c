"""Why a move is refused: for each reason a position."""

from random import Random

import pytest

from engine import match
from engine.games.karenza import GAME
from tests.engine.karenza.drawing import drawn
from tests.engine.karenza.test_three_and_four import FOUR
from tests.engine.refused import refusal

FREE = "*0 ba2 0 | a6 a5 d4 / 1 bc1 0 | d4 d6"
FAR = "*0 ab4 0 | a6 a5 d4 / 1 bc1 0 | d4 d6"
STRUCK = "0 ba3 0 | a5 / *1 cb1 0 | d4 d7 a6 / table 0 a6 1 / attack 0"
MOVED = STRUCK.replace("attack 0", "attack 1")
OPENING = "*0 --- 0 | a6 / 1 --- 0 | d4"
UNLOCKED = {"options": {"sword_lock": False}}


@pytest.mark.parametrize(
    ("picture", "more", "text", "reason"),
    [
        (FREE, {}, "choose random", ("KZ-25", "chosen", {})),
        (OPENING, {}, "play a6", ("KZ-R6", "place-first", {})),
        (OPENING, {}, "stand a b 1 discard a6", ("KZ-12", "no-discard", {})),
        (FREE, {}, "stand a a 1", ("KZ-R2", "feet", {})),
        (FREE, {}, "play d7", ("KZ-R7", "not-held", {})),
        (FREE, {}, "play d4", ("KZ-13", "not-attack", {})),
        (STRUCK, {}, "play a6", ("KZ-13", "not-defence", {})),
        (FREE, {}, "play a5", ("KZ-1", "sword", {"at": 2, "to": 3})),
        (FAR, UNLOCKED, "play a6", ("KZ-R7", "too-far", {"moves": 4, "most": 3})),
        (FREE, {}, "stand a b 4", ("KZ-R7", "too-far", {"moves": 4, "most": 3})),
        (STRUCK, {}, "play d4", ("KZ-6", "capped", {"moves": 3, "most": 0})),
        (MOVED, {}, "stand a d 1", ("KZ-6", "capped", {"moves": 2, "most": 1})),
        (STRUCK, {}, "stand c b 1 discard d4", ("KZ-12", "no-discard", {})),
        (FREE, {}, "stand b a 2 discard d7", ("KZ-R14", "not-held", {})),
        (FREE, {"passes": 6}, "stand b a 2", ("KZ-26", "dear", {})),
        (FREE, {}, "play a6 1", ("KZ-18", "no-target", {})),
        (FOUR, {}, "play a6", ("KZ-18", "target", {})),
        (STRUCK.replace("cb1", "bc1"), {}, "play d4 0", ("KZ-R11", "defence-target", {})),
    ],
)
def test_a_refused_move_is_told_its_rule(picture, more, text, reason):
    assert refusal(GAME, drawn(picture, **more), text) == reason


@pytest.mark.parametrize(("text", "key"), [("play a6", "choose-first"), ("choose trial", "no-warrior")])
def test_first_a_warrior_is_chosen(text, key):
    state = GAME.setup(2, match.chosen(GAME, 2, {}), Random(0)).state
    assert refusal(GAME, state, text) == ("KZ-25", key, {})

"""Kengo! in words: the table hears of a round in one line; the log and the replay have its hands and cards, too."""

from engine.games.kengo.state import Action, Round, RoundOver
from faces import FACES
from faces.translation import speaker

SAY = speaker("en")
NAMES = ("Aiko", "Bruno")
FACE = FACES["kengo"]
ACTIONS = (Action(0, "advance", (3,), 1, 4), Action(1, "advance", (2,), 23, 21), Action(0, "attack", (4, 4), 4, 4))
OVER = RoundOver(Round(2, 0, None, 0, "hit", 1, (4, 21), ((1, 2, 5), (3, 3)), (), (), ACTIONS), (2, 1))


def test_the_end_of_a_round_is_told_in_one_line():
    assert FACE.event(OVER, NAMES, SAY) == "Round 2: Aiko lands a hit! Score: Aiko 2:1 Bruno."


def test_the_log_has_the_hands_and_every_card_of_a_round():
    told = FACE.told_in_full(OVER, NAMES, SAY)
    assert told.startswith(FACE.event(OVER, NAMES, SAY))
    assert told.endswith("In hand: ● 1 2 5, ◆ 3 3. Played: ● +3, ◆ +2, ● ×44.")

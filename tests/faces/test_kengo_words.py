"""Kengo! in words: the table hears of a round in one line; the log and the replay have its hands and cards, too."""

from dataclasses import replace
from random import Random

import pytest

from engine.games import GAMES
from engine.games.kengo.state import (
    Acted,
    Action,
    Advance,
    Attack,
    Hit,
    Options,
    Parry,
    Retreat,
    Round,
    RoundOver,
    State,
    Withdraw,
)
from faces import FACES
from faces.core import Scene
from faces.lessons import lessons
from faces.translation import languages, speaker

SAY = speaker("en")
NAMES = ("Aiko", "Bruno")
FACE = FACES["kengo"]
VIEW = GAMES["kengo"].view(State(places=(5, 9), hands=((1, 2, 3, 4, 4), (1, 2, 3, 4, 5)), pile=(1, 2)), 0)
ACTIONS = (Action(0, "advance", (3,), 1, 4), Action(1, "advance", (2,), 23, 21), Action(0, "attack", (4, 4), 4, 4))
OVER = RoundOver(Round(2, 0, None, 0, "hit", 1, (4, 21), ((1, 2, 5), (3, 3)), (), (), ACTIONS), (2, 1))


def test_the_end_of_a_round_is_told_in_one_line():
    assert FACE.event(OVER, NAMES, SAY) == "Round 2: Aiko hits with two 4s! Score: Aiko 2:1 Bruno."


@pytest.mark.parametrize(
    ("places", "hands", "told"),
    [
        ((9, 10), ((2, 3, 1), (1, 5, 5)), "Each holds a 1. Bruno is further forward and wins."),
        ((9, 10), ((2, 3), (5, 5)), "Neither holds a 1. Bruno is further forward and wins."),
        ((9, 16), ((2, 3), (5, 5)), "At distance 7 no card counts. Bruno is further forward and wins."),
        ((9, 10), ((1, 3), (5, 5)), "Bruno is further forward and wins."),
    ],
)
def test_where_position_decides_it_is_told_why_the_cards_did_not(places, hands, told):
    ended = replace(OVER.round, winner=1, reason="position", places=places, hands=hands)
    assert FACE.event(replace(OVER, round=ended), NAMES, SAY) == f"Round 2: {told} Score: Aiko 2:1 Bruno."


def test_the_log_has_the_hands_and_every_card_of_a_round():
    told = FACE.told_in_full(OVER, NAMES, SAY)
    assert told.startswith(FACE.event(OVER, NAMES, SAY))
    assert told.endswith("In hand: ● 1 2 5, ◆ 3 3. Played: ● +3, ◆ +2, ● ×44.")


def told_after(move, hands=((2, 3, 4, 4, 4), (1, 1, 1, 2, 5))):
    """The lines of a move, from square 5 against 9."""
    state = State(places=(5, 9), hands=hands, pile=(1, 2, 3, 4, 5))
    now, events = GAMES["kengo"].play(state, 0, move, Random(0)).state, (Acted(0, move.kind),)
    return [FACE.told_latest(GAMES["kengo"].view(now, None), event, NAMES, SAY) for event in events]


def test_of_the_last_move_it_is_told_how_far_it_led_and_with_which_cards():
    assert told_after(Advance(3)) == ["Aiko advances 3: 1 square apart."]
    assert told_after(Retreat(2)) == ["Aiko retreats 2: 6 squares apart."]
    assert told_after(Attack((4, 4)), ((2, 3, 4, 4, 4), (1, 1, 4, 4, 5))) == ["Aiko attacks with two 4s!"]


def test_of_earlier_moves_no_cards_are_told():
    """KG-23: they may not be counted."""
    later = GAMES["kengo"].view(State(places=(5, 9), hands=((1,), (1,)), pile=(1,), actions=ACTIONS), None)
    assert FACE.told_latest(later, Acted(1, "advance"), NAMES, SAY) == "Bruno advances."
    assert FACE.event(Acted(0, "attack"), NAMES, SAY) == "Aiko attacks!"


@pytest.mark.parametrize("language", languages())
def test_one_short_line_says_what_a_number_card_does_at_each_level(language):
    views = [replace(VIEW, options=Options(level=level)) for level in ("basic", "normal", "advanced")]
    entries = [FACE.glossary(Scene(view, NAMES, speaker(language), reader=0)) for view in views]
    assert [len(found) for found in entries] == [1, 1, 1]
    lines = {found[0].line for found in entries}
    assert len(lines) == 3
    assert max(map(len, lines)) <= 140


def test_in_a_lesson_a_parry_stands_first_and_the_hit_last_as_in_a_match():
    attacked = [lesson.offered for lesson in lessons("kengo") if lesson.ask.topic == "defend"]
    assert attacked
    assert all(isinstance(moves[0], Parry | Withdraw) and moves[-1] == Hit() for moves in attacked)


def test_an_order_for_a_rule_of_basic_says_so():
    orders = [f"kengo-order-{order.topic}-{order.key}" for order in GAMES["kengo"].orders]
    assert [key for key in orders if "Basic" in SAY(key)] == ["kengo-order-last_attack-pass"]

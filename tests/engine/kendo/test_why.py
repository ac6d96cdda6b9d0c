"""Why a move is refused: for each reason a position."""

import pytest

from engine.games.kendo import GAME
from tests.engine.kendo.drawing import after, drawn, full
from tests.engine.kendo.test_switch_and_draw import contest, opening
from tests.engine.refused import refusal

TWO = "*0 men1 men>do jodan seme taiatari bogyo\n 1 do3 kote2"
THREE = "*0 men1\n 1 do3\n 2 kote2"
REINFORCED = "0 do3\n *1 seigan kamae bogyo men6\n threat 0>1 men jodan"
ATTACKED = "0 do3\n *1 kote2 kote>do men>do mushin kamae bogyo seigan\n threat 0>1 men"
PUSHED = "0 do3\n *1 kote2 kamae seigan\n threat 0>1 taiatari"
STOPPERS = ("SEIGAN", "FUDOSHIN")
YELLOW = ("TAI SABAKI", "KAMAE", "FUDOSHIN")
ANSWERED = {"strike": "MEN"}


def refused(state, text, seat=None):
    return refusal(GAME, state, full(text), seat)


@pytest.mark.parametrize(
    ("picture", "text", "reason"),
    [
        (TWO, "meet men", ("KD-19", "stage-open", {})),
        (TWO, "open do", ("KD-19", "not-held", {"card": "DO"})),
        (TWO, "open men>do", ("KD-19", "counter-opens", {})),
        (TWO, "open bogyo", ("KD-19", "opens-nothing", {"card": "BOGYO"})),
        (TWO, "open taiatari jodan", ("KD-19", "joins-nothing", {"card": "TAIATARI"})),
        (TWO, "open men bogyo", ("KD-19", "no-reinforcement", {})),
        (TWO, "open men at 1", ("KD-R9", "no-target", {})),
        (TWO, "draw basics", ("KD-29", "no-draw", {})),
        (THREE, "open men", ("KD-R9", "target", {})),
        (THREE, "open men at 0", ("KD-R9", "target", {})),
        (REINFORCED, "parry bogyo", ("KD-11", "stage-reinforcement", {})),
        (REINFORCED, "stop kamae", ("KD-10", "stops-not", {"card": "KAMAE", "strike": "JODAN", "stops": STOPPERS})),
        (ATTACKED, "open kote", ("KD-9", "stage-answer", {})),
        (ATTACKED, "meet men", ("KD-9", "not-held", {"card": "MEN"})),
        (ATTACKED, "meet kote", ("KD-R12", "meets-not", ANSWERED)),
        (ATTACKED, "counter bogyo", ("KD-R12", "no-counter", {"card": "BOGYO"})),
        (ATTACKED, "counter kote>do", ("KD-R12", "first-word", {"card": "kote-kaeshi-do"} | ANSWERED)),
        (ATTACKED, "counter men>do at 0", ("KD-R9", "no-target", {})),
        (ATTACKED.replace("mushin ", ""), "counter kote>do mushin", ("KD-9", "not-held", {"card": "MUSHIN"})),
        (ATTACKED, "deflect bogyo", ("KD-15", "deflects-not", {"card": "BOGYO"})),
        (ATTACKED, "parry kamae", ("KD-17", "parries-not", {"card": "KAMAE"})),
        (ATTACKED + " counter", "parry bogyo", ("KD-18", "parries-no-counter", {"card": "BOGYO"})),
        (ATTACKED, "stop seigan", ("KD-R12", "no-stop", {})),
        (PUSHED, "meet kote", ("KD-14", "only-stopped", {"strike": "TAIATARI", "stops": YELLOW})),
        (PUSHED, "stop seigan", ("KD-14", "stops-not", {"card": "SEIGAN", "strike": "TAIATARI", "stops": YELLOW})),
    ],
)  # fmt: skip
def test_a_refused_move_is_told_its_rule(picture, text, reason):
    assert refused(drawn(picture), text) == reason


CHANGE = {"stage": "change", "choices": [None, None]}
HANDS = "0 men1 men6 kote2 bogyo\n 1 do3\n basics do8"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("open men", ("KD-3", "stage-change", {})),
        ("change men12", ("KD-3", "not-held", {"card": "MEN"})),
        ("change bogyo", ("KD-4", "few-cards", {})),
        ("change men1 men6", ("KD-4", "few-cards", {})),
    ],
)
def test_before_a_duel_cards_are_changed(text, reason):
    assert refused(drawn(HANDS, **CHANGE), text, 0) == reason


def test_cards_to_be_changed_are_named_in_the_order_of_the_hand():
    state = drawn(HANDS + " do10", **CHANGE)
    assert refused(state, "change kote2 men1", 0) == ("KD-3", "order", {})


@pytest.mark.parametrize(
    ("answers", "text", "reason"),
    [
        ((), "open men", ("KD-23", "stage-switch", {})),
        ((), "switch kamae basics", ("KD-23", "not-held", {"card": "KAMAE"})),
        (("switch bogyo basics",), "switch men basics", ("KD-23", "stage-draw", {})),
        (("switch bogyo basics",), "draw basics", ("KD-23", "draw-which", {})),
        (("switch bogyo basics", "draw others"), "jikan", ("KD-19", "not-held", {"card": "JIKAN DESU"})),
    ],
)
def test_in_a_competition_a_card_is_switched_and_one_is_drawn(answers, text, reason):
    assert refused(after(opening("*0 men1 bogyo\n 1 men12 kote7"), *answers), text) == reason


def test_a_sub_deck_without_cards_gives_none():
    state = opening("*0 men1 bogyo\n 1 men12 kote7", "\n basics do8\n others kamae seigan")
    assert refused(state, "switch men counters") == ("KD-27", "empty-deck", {})


def test_time_is_called_by_who_leads():
    assert refused(contest("*0 jikan_desu men1\n 1 do3"), "jikan") == ("KD-32", "no-time", {})


def test_with_nothing_to_open_with_a_card_is_discarded():
    state = drawn("*0 bogyo\n 1 do3\n basics do8", stage="discard")
    assert refused(state, "open men") == ("KD-5", "stage-discard", {})
    assert refused(state, "discard kamae") == ("KD-5", "not-held", {"card": "KAMAE"})


def test_after_a_hit_cards_are_pulled_out_of_those_there_are():
    state = after(drawn("*0 men1 do3\n 1 kote7 kote11 do8"), "open men")
    assert refused(state, "open do") == ("KD-R15", "stage-pull", {})
    assert refused(state, "pull 4") == ("KD-R15", "place", {"count": 3})


def test_a_bonus_is_drawn_from_a_sub_deck_that_has_cards():
    state = after(drawn("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo"), "open do at 1")
    assert refused(state, "open do at 2") == ("KD-R18", "stage-bonus", {})
    assert refused(state, "draw counters") == ("KD-R18", "no-bonus", {})


def test_after_an_ippon_cards_are_drawn():
    state = contest("*0 men1\n 1 do3", stage="refill")
    assert refused(state, "open men") == ("KD-30", "stage-refill", {})


def test_of_four_the_loser_is_spared():
    state = drawn("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8\n 3 do10")
    state = after(state, "open kote at 1", "pull 1", "pull 1")
    assert refused(state, "open do at 1") == ("KD-R16", "spared", {})

"""What answers what, and where an answer goes."""

import pytest

from engine.games.kendo.parts import BODIES
from tests.engine.kendo.drawing import after, asked, come, drawn, facts, hand, of_kind, step, told

EVERYTHING = (
    "men12 kote11 do10 tsuki9 " + " ".join(f"{one}>{other}" for one in BODIES for other in BODIES)
    + " jodan seme seigan tai_sabaki kamae fudoshin tsubazeriai bogyo taiatari maki_age"
)  # fmt: skip
DEFLECTIONS = {"deflect tai_sabaki", "deflect kamae", "deflect fudoshin"}
PARRIES = {"parry tsubazeriai", "parry bogyo"}


def answers(threat, cards=EVERYTHING):
    return set(told(drawn(f"0 men1\n *1 {cards}\n threat 0>1 {threat}")))


@pytest.mark.parametrize("strike", BODIES)
def test_a_strike_is_answered_by_itself_and_by_counters_that_begin_with_it(strike):  # KD-R12, KD-15, KD-17
    counters = {f"counter {strike}>{other}" for other in BODIES}
    assert answers(strike) == {f"meet {strike}"} | counters | DEFLECTIONS | PARRIES


@pytest.mark.parametrize("strike", BODIES)
def test_a_counter_is_answered_as_its_second_word_and_not_parried(strike):  # KD-7, KD-18
    counters = {f"counter {strike}>{other}" for other in BODIES}
    assert answers(f"{strike} counter") == {f"meet {strike}"} | counters | DEFLECTIONS


def test_the_scenario_of_tsuki():  # KD-S3
    assert answers("tsuki", "men1 kote>men men>tsuki tsuki4 tsuki>men") == {"meet tsuki", "counter tsuki>men"}


@pytest.mark.parametrize("attack", ["taiatari", "maki_age"])
def test_yellow_is_answered_by_the_three_blue_cards_only(attack):  # KD-14, KD-18
    assert answers(attack, f"{EVERYTHING} mushin") == {"stop tai_sabaki", "stop kamae", "stop fudoshin"}


@pytest.mark.parametrize(
    ("joined", "stops"), [("jodan", {"stop seigan", "stop fudoshin"}), ("seme", {"stop mushin", "stop fudoshin"})]
)
def test_each_reinforcement_has_its_answer_and_fudoshin(joined, stops):  # KD-10, KD-35, KD-14
    assert answers(f"men {joined}", f"{EVERYTHING} mushin") == stops


# A single answer, or none


def test_a_player_who_can_answer_must_and_a_single_answer_is_asked_for():  # KD-9
    state = after(drawn("*0 men1 do3\n 1 men12 kote7 seigan"), "open men")
    assert (asked(state), told(state)) == ((1, "answer"), ["meet men"])


def test_with_none_the_loss_is_settled_at_once():  # KD-9
    found = step(drawn("*0 men1 do3\n 1 kote7 kote11 do8 do10"), "open men")
    assert facts(found) == ["play", "unanswered"]
    assert asked(found.state) == (0, "pull")


# Chains


def test_a_basic_ends_the_exchange_and_the_player_of_the_counter_starts():  # KD-S2, KD-R13
    state = drawn("*0 men1 kote>do bogyo men6\n 1 men>kote do3 kamae kamae")
    state = after(state, "open men", "counter men>kote")
    assert (asked(state), told(state)) == ((0, "answer"), ["counter kote>do"])
    state = after(state, "counter kote>do")
    assert told(state) == ["meet do", "deflect kamae"]
    state = after(state, "meet do")
    assert (asked(state), told(state)) == ((0, "open"), ["open men"])


def test_a_basic_that_meets_a_basic_gives_the_start_back():  # KD-8
    state = after(drawn("*0 men1 do3\n 1 men12 kote7"), "open men", "meet men")
    assert asked(state) == (0, "open")


def test_a_player_who_passed_a_strike_on_is_its_attacker():  # KD-8, KD-15
    state = drawn("*0 men1 do3\n 1 kamae kote7\n 2 men12 men6 bogyo")
    state = after(state, "open men at 1", "deflect kamae at 2")
    assert (state.threat.attacker, state.threat.defender, state.threat.counter) == (1, 2, False)
    assert told(state) == ["meet men", "parry bogyo"]
    assert asked(after(state, "meet men")) == (1, "open")


def test_a_passed_counter_is_still_a_counter():  # KD-8
    state = drawn("*0 men1 kamae do3\n 1 men>kote kote7\n 2 kote11 bogyo tsubazeriai")
    state = after(state, "open men at 1", "counter men>kote at 0", "deflect kamae at 2")
    assert told(state) == ["meet kote"]
    assert asked(after(state, "meet kote")) == (0, "open")


# Whom an answer is aimed at


def test_of_three_a_counter_or_a_deflection_goes_to_anybody_also_back():  # KD-R14, KD-R34
    state = after(drawn("*0 men1 do3 bogyo\n 1 men>do fudoshin men6\n 2 do8 kote7"), "open men at 1")
    assert told(state) == [
        "meet men", "counter men>do at 0", "counter men>do at 2", "deflect fudoshin at 0", "deflect fudoshin at 2",
    ]  # fmt: skip
    assert after(state, "counter men>do at 2").threat.defender == 2
    assert after(state, "deflect fudoshin at 0").threat.strike == "men"


def test_of_four_too():  # KD-R14, KD-R34
    state = after(drawn("*0 men1 do3\n 1 men>do men6\n 2 do8\n 3 do10"), "open men at 1")
    assert told(state) == ["meet men", *(f"counter men>do at {seat}" for seat in (0, 2, 3))]


# What is told of an answer


@pytest.mark.parametrize(
    ("attack", "answer", "strike"),
    [
        ("men", "counter men>kote", "kote"),
        ("men", "meet men", "men"),
        ("men", "deflect kamae", "men"),
        ("men", "parry bogyo", "men"),
        ("men jodan", "stop seigan", "jodan"),
        ("taiatari", "stop kamae", "taiatari"),
    ],
)
def test_a_counter_tells_what_it_delivers_and_every_other_answer_what_it_takes_away(attack, answer, strike):  # KD-R11
    state = drawn("*0 men1 jodan taiatari do3\n 1 men12 men>kote kamae bogyo seigan")
    [answered] = of_kind(step(after(state, f"open {attack}"), answer), "play")
    assert (answered.seat, answered.strike) == (1, strike)


@pytest.mark.parametrize("answer", ["counter men>do at 2", "deflect fudoshin at 2", "deflect fudoshin at 0"])
def test_an_answer_tells_who_it_is_aimed_at(answer):  # KD-R14
    state = after(drawn("*0 men1 do3 bogyo\n 1 men>do fudoshin men6\n 2 do8 kote7"), "open men at 1")
    [answered] = of_kind(step(state, answer), "play")
    assert answered.target == int(answer[-1])


# Deflections between two


@pytest.mark.parametrize("card", ["tai_sabaki", "kamae", "fudoshin"])
def test_between_two_a_deflection_ends_the_exchange_and_the_defender_starts(card):  # KD-15, KD-16
    state = after(drawn(f"*0 men1 do3\n 1 {card} kote7"), "open men", f"deflect {card}")
    assert asked(state) == (1, "open")
    assert state.threat is None


def test_between_the_last_two_of_three_as_well():  # KD-15
    state = drawn("*0 men1 do3\n 1 kamae kote7\n 2 -\n out 2")
    assert asked(after(state, "open men", "deflect kamae")) == (1, "open")


# Yellow


def test_after_a_neutralised_yellow_the_attacker_opens_again():  # KD-S6, KD-14
    found = step(after(drawn("*0 taiatari do3\n 1 tai_sabaki kote7"), "open taiatari"), "stop tai_sabaki")
    assert asked(found.state) == (0, "open")
    assert facts(found) == ["play"]


def test_they_may_open_at_anybody():  # KD-14
    state = after(drawn("*0 taiatari do3\n 1 kamae kote7\n 2 men1"), "open taiatari at 1", "stop kamae")
    assert told(state) == ["open do at 1", "open do at 2"]


# Reinforcements


REINFORCED = "*0 men1 jodan do3\n 1 {} men12 kote7 kote11"


def test_the_reinforcement_first_then_the_strike():  # KD-S7, KD-11, KD-12
    state = after(drawn(REINFORCED.format("seigan")), "open men jodan")
    assert (asked(state), told(state)) == ((1, "reinforcement"), ["stop seigan"])
    state = after(state, "stop seigan")
    assert (asked(state), told(state)) == ((1, "answer"), ["meet men"])


def test_unanswered_it_costs_a_card_and_the_strike_is_still_to_be_answered():  # KD-S7, KD-11, KD-12
    found = step(drawn(REINFORCED.format("bogyo")), "open men jodan")
    assert [(each.seat, each.what) for each in of_kind(found, "unanswered")] == [(1, "jodan")]
    assert (asked(found.state), told(found.state)) == ((0, "pull"), ["pull 1", "pull 2", "pull 3", "pull 4"])
    pulled = after(found.state, "pull 2", luck=1)
    assert tuple(map(len, pulled.hands)) == (2, 3)
    assert asked(pulled) == (1, "answer")
    assert told(pulled)


def test_the_pull_may_take_the_very_card_that_would_have_answered():  # KD-12
    state = step(drawn("*0 men1 jodan do3\n 1 men12 kote7"), "open men jodan").state
    found = [step(state, "pull 1", luck=luck) for luck in range(9)]
    assert {"unanswered" in facts(each) for each in found} == {True, False}


def test_fudoshin_stops_a_reinforcement_and_passes_nothing_on():  # KD-14
    state = after(drawn("*0 men1 seme do3\n 1 fudoshin men6\n 2 men12"), "open men seme at 1", "stop fudoshin")
    assert (asked(state), told(state)) == ((1, "answer"), ["meet men"])


def test_two_fudoshin_stop_both():  # KD-14
    state = after(drawn("*0 men1 seme do3\n 1 fudoshin fudoshin do8"), "open men seme", "stop fudoshin")
    assert told(state) == ["deflect fudoshin"]


def test_a_reinforced_strike_is_parried_once_the_reinforcement_is_settled():  # KD-17
    state = after(drawn("*0 men1 jodan do3\n 1 seigan bogyo do8"), "open men jodan")
    assert told(state) == ["stop seigan"]
    assert told(after(state, "stop seigan")) == ["parry bogyo"]


def test_only_the_strike_is_passed_on():  # KD-12, KD-15
    state = drawn("*0 men1 jodan do3\n 1 seigan kamae\n 2 men12 do8")
    state = after(state, "open men jodan at 1", "stop seigan", "deflect kamae at 2")
    assert (state.threat.reinforcement, told(state)) == (None, ["meet men"])


# MUSHIN


def test_mushin_lets_any_counter_answer_any_strike():  # KD-13
    state = drawn("0 tsuki4\n *1 mushin kote>do men>tsuki\n threat 0>1 men")
    assert told(state) == ["counter men>tsuki", "counter men>tsuki mushin", "counter kote>do mushin"]
    state = after(state, "counter men>tsuki mushin")
    assert (hand(state, 1), asked(state)) == (["kote>do"], (0, "answer"))
    assert state.played == ((), ("men-nuki-tsuki",), ("mushin",))


def test_what_a_joker_delivers_is_its_own_second_word():  # KD-13
    state = drawn("0 do3 do8\n *1 mushin kote>do bogyo\n threat 0>1 tsuki counter")
    state = after(state, "counter kote>do mushin")
    assert state.exchange[-1].cards == ("kote-kaeshi-do", "mushin")
    assert (state.threat.strike, told(state)) == ("do", ["meet do"])
    assert state.played == ((), ("kote-kaeshi-do",), ("mushin",))


def test_a_joker_is_aimed_like_any_counter():  # KD-13, KD-R14
    state = drawn("0 do3\n *1 mushin kote>do\n 2 men1\n threat 0>1 tsuki")
    assert told(state) == ["counter kote>do mushin at 0", "counter kote>do mushin at 2"]


def test_one_mushin_does_one_thing():  # KD-13
    one = after(drawn("*0 men1 seme do3\n 1 mushin kote>do men6"), "open men seme")
    assert told(after(one, "stop mushin")) == ["meet men"]
    two = after(drawn("*0 men1 seme do3\n 1 mushin mushin kote>do"), "open men seme")
    assert told(after(two, "stop mushin")) == ["counter kote>do mushin"]


def test_mushin_alone_answers_no_strike():  # KD-13
    assert answers("men", "mushin do3") == {"stuck"}


# Parries


@pytest.mark.parametrize("card", ["tsubazeriai", "bogyo"])
def test_after_a_parry_the_defender_starts(card):  # KD-16, KD-17
    state = after(drawn(f"*0 men1 do3\n 1 {card} kote7"), "open men", f"parry {card}")
    assert asked(state) == (1, "open")


def test_a_position_in_which_nothing_answers_is_settled_when_it_is_owned():  # KD-9
    state = drawn("0 men1\n *1 do3 do8 kote7\n threat 0>1 men")
    assert told(state) == ["stuck"]
    assert step(state, "stuck") == come(state, "react")
    assert asked(after(state, "stuck")) == (0, "pull")

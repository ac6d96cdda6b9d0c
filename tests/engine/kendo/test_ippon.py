"""A Competition: ippon, hansoku, empty hands, the refill, and the end of the time."""

import pytest

from engine.games.kendo import GAME
from tests.engine.kendo.drawing import after, asked, come, drawn, facts, of_kind, step, told

PLENTY = (
    "\n basics do8 do10 tsuki5 tsuki9\n counters men>men kote>kote do>do tsuki>tsuki\n others kamae kamae seigan mushin"
)


def contest(picture, decks="", **more):
    return drawn(picture + decks, mode="competition", **more)


def unanswered(picture, decks="", **more):
    """The defender, who has switched and drawn, comes to answer and cannot."""
    return come(contest(picture, decks, **more), "react")


def won(state):
    found = GAME.outcome(state)
    return found and (found.winners, found.reason)


# Ippon


@pytest.mark.parametrize(("strike", "letter"), [("men", "M"), ("kote", "K"), ("do", "D"), ("tsuki", "T")])
def test_an_unanswered_strike_is_an_ippon_with_its_letter(strike, letter):  # KD-R23
    found = unanswered(f"0 bogyo\n *1 seme seme\n threat 0>1 {strike}")
    assert [(event.seat, event.mark) for event in of_kind(found, "ippon")] == [(0, letter)]
    assert found.state.ippons == ((letter,), ())


def test_a_counter_scores_the_letter_of_what_it_delivers():  # KD-R23
    found = unanswered("*0 bogyo\n 1 seme\n threat 1>0 tsuki counter")
    assert found.state.ippons == ((), ("T",))


def test_two_ippons_win_or_one():  # KD-R23, KD-R30
    picture = "0 bogyo\n *1 seme seme\n threat 0>1 men"
    second = unanswered(picture, ippons=[["K"], ["D"]]).state
    assert (won(second), second.ippons) == (((0,), "ippon"), (("K", "M"), ("D",)))
    assert won(unanswered(picture, PLENTY).state) is None
    assert won(unanswered(picture, first_to=1).state) == ((0,), "ippon")


def test_a_player_who_conceded_starts_without_switch_and_draw():  # KD-30, KD-24
    full = "kamae seme seme seigan do3 do8"
    found = unanswered(f"0 {full}\n *1 {full.replace('kamae', 'jodan')}\n threat 0>1 men", PLENTY)
    assert facts(found) == ["unanswered", "ippon"]
    assert asked(found.state) == (1, "open")


def test_both_draw_up_to_six_and_more_may_be_kept():  # KD-30, KD-S12
    picture = "0 do3 do8 do10\n *1 seme seme seigan seigan kote2 kote7 kote11 jodan\n threat 0>1 men"
    state = unanswered(picture, PLENTY.replace("do8 do10 ", "")).state
    assert (asked(state), told(state)) == ((0, "refill"), ["draw basics", "draw counters", "draw others"])
    state = after(state, "draw basics", "draw counters", "draw others")
    assert tuple(map(len, state.hands)) == (6, 8), "who starts had more than six, keeps them and draws none"
    assert asked(state) == (1, "open")


def test_a_player_who_starts_draws_first_card_by_card_and_sees_each():  # KD-30
    state = unanswered("0 men1 do3\n *1 seme do8 do10\n threat 0>1 men", PLENTY).state
    for seat, had in ((1, 3), (1, 4), (1, 5), (0, 2), (0, 3)):
        assert (asked(state), len(state.hands[seat])) == ((seat, "refill"), had)
        state = after(state, "draw basics" if had == 3 else told(state)[-1])
    assert (len(state.hands[1]), len(state.hands[0])) == (6, 4)


def test_a_refill_ends_when_there_is_nothing_to_draw():  # KD-30, KD-27
    found = unanswered("0 do3\n *1 seme\n counters men>men\n threat 0>1 men")
    assert [(event.seat, event.deck, event.why) for event in of_kind(found, "drew")] == [(1, "counters", "refill")]
    assert found.state.decks == ((), (), ())


# Reinforcements and hansoku


def test_an_unanswered_reinforcement_costs_a_card_and_no_hansoku():  # KD-28
    found = unanswered("0 do3\n *1 men12 men6 seme\n threat 0>1 men jodan")
    assert (asked(found.state), found.state.hansoku) == ((0, "pull"), (0, 0))
    state = after(found.state, "pull 1")
    assert (asked(state), tuple(map(len, state.hands))) == ((1, "answer"), (2, 2))


def test_if_the_last_card_is_pulled_the_strike_is_an_ippon():  # KD-28, KD-26
    found = unanswered("0 do3\n *1 men12\n threat 0>1 men jodan", PLENTY)
    assert facts(found)[:4] == ["unanswered", "pulled", "unanswered", "ippon"]
    assert found.state.ippons == (("M",), ())


@pytest.mark.parametrize("attack", ["taiatari", "maki_age"])
def test_an_unanswered_yellow_is_a_hansoku_and_who_took_it_starts_without_a_switch(attack):  # KD-R24, KD-24
    found = unanswered(f"0 bogyo\n *1 men1 seme\n threat 0>1 {attack}", PLENTY)
    assert facts(found) == ["unanswered", "hansoku"]
    assert (found.state.hansoku, asked(found.state)) == ((0, 1), (1, "open"))


def test_the_second_is_an_ippon_written_h_and_clears_the_pair():  # KD-R24
    found = unanswered("0 bogyo\n *1 men1 seme\n threat 0>1 taiatari", hansoku=[1, 1])
    assert [event.count for event in of_kind(found, "hansoku")] == [2]
    assert (found.state.ippons, found.state.hansoku) == ((("H",), ()), (1, 0))
    assert asked(found.state) == (1, "open")


def test_a_hansoku_may_win_the_match():  # KD-R24, KD-R23
    found = unanswered("0 bogyo\n *1 men1\n threat 0>1 taiatari", hansoku=[0, 1], ippons=[["M"], []])
    assert won(found.state) == ((0,), "ippon")


# No cards left


def answered(picture, text, **more):
    return step(contest(picture, **more), text)


def test_a_player_who_is_countered_and_has_none_concedes_before_they_could_draw():  # KD-26
    found = answered("0 -\n *1 men>kote do3\n others kamae seme\n threat 0>1 men", "counter men>kote")
    assert [(event.seat, event.mark) for event in of_kind(found, "ippon")] == [(1, "K")]
    assert facts(found)[:2] == ["play", "ippon"]


def test_after_an_exchange_an_empty_hand_is_an_ippon_for_the_other():  # KD-26
    state = answered("0 -\n *1 men12 do3\n threat 0>1 men", "meet men").state
    assert (state.ippons, state.starter) == (((), ("E",)), 0)
    state = answered("0 do3\n *1 men12\n threat 0>1 men", "meet men").state
    assert (state.ippons, state.starter) == ((("E",), ()), 1)
    state = answered("0 do3\n *1 bogyo\n threat 0>1 men", "parry bogyo").state
    assert state.ippons == (("E",), ()), "no hikiwake in a Competition"


def test_two_empty_hands_are_no_ippon_both_draw_and_the_starter_stays():  # KD-26
    state = answered(f"0 -\n *1 men12\n threat 0>1 men {PLENTY}\n played kote2 kote7", "meet men").state
    assert (state.ippons, asked(state)) == (((), ()), (0, "refill"))
    while asked(state)[1] == "refill":
        state = after(state, told(state)[0])
    assert tuple(map(len, state.hands)) == (6, 6)
    assert asked(state) == (0, "switch"), "as before any other play"


def test_two_empty_hands_after_a_parry_the_defender_starts_without_a_switch():  # KD-26, KD-24
    state = answered(f"0 -\n *1 bogyo\n threat 0>1 men {PLENTY}", "parry bogyo").state
    while asked(state)[1] == "refill":
        state = after(state, told(state)[0])
    assert asked(state) == (1, "open")


def test_a_first_hansoku_with_the_attackers_last_card_is_their_ippon_lost():  # KD-26
    found = unanswered("0 -\n *1 men1 seme\n threat 0>1 taiatari", PLENTY)
    assert (found.state.ippons, found.state.hansoku) == (((), ("E",)), (0, 1))
    assert found.state.starter == 0, "who conceded starts"


def test_after_an_ippon_no_hand_is_looked_at():  # KD-26
    found = unanswered("0 -\n *1 seme seme\n threat 0>1 men", PLENTY)
    assert found.state.ippons == (("M",), ())
    found = unanswered("0 -\n *1 seme seme\n threat 0>1 maki_age", PLENTY, hansoku=[0, 1])
    assert found.state.ippons == (("H",), ())


# The time


MET = "0 do3\n *1 men12 do8\n threat 0>1 men"


@pytest.mark.parametrize(
    ("score", "winners"), [([["M"], []], (0,)), ([[], ["M"]], (1,)), ([["K"], ["M"]], ()), ([[], []], ())]
)
def test_after_the_60th_exchange_the_leader_wins_or_it_is_drawn(score, winners):  # KD-R25
    found = answered(MET, "meet men", number=60, ippons=score)
    assert won(found.state) == (winners, "time")
    assert won(answered(MET, "meet men", number=59, ippons=score).state) is None


def test_every_opening_is_an_exchange():  # KD-R25
    assert after(contest("*0 men1 do3\n 1 men12 do8", number=8), "open men").number == 9


def test_an_ippon_in_the_60th_exchange_counts():  # KD-R25
    picture = "0 bogyo\n *1 seme seme\n threat 0>1 men"
    assert won(unanswered(picture, number=60, ippons=[[], ["M"]]).state) == ((), "time")
    assert won(unanswered(picture, number=60).state) == ((0,), "time")
    assert won(unanswered(picture, number=60, ippons=[["M"], []]).state) == ((0,), "ippon")


def test_a_draw_gives_both_the_first_place():  # KD-R25
    assert GAME.outcome(answered(MET, "meet men", number=60).state).places == (1, 1)

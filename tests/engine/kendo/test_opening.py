"""A new attack: with what, at whom, and what if there is nothing to make it with."""

import pytest

from tests.engine.kendo.drawing import after, asked, come, drawn, facts, hand, of_kind, step, told


def test_a_basic_opens_alone_or_with_one_reinforcement():  # KD-19
    state = drawn("*0 men1 men6 jodan jodan seme bogyo men>kote\n 1 men12 mushin")
    assert told(state) == ["open men", "open men jodan", "open men seme"]
    opened = after(state, "open men seme")
    assert (opened.threat.strike, opened.threat.reinforcement) == ("men", "seme")
    assert opened.exchange[0].cards == ("men1", "seme")


def test_taiatari_and_maki_age_open_alone():  # KD-19
    state = drawn("*0 taiatari maki_age maki_age jodan\n 1 kamae")
    assert told(state) == ["open taiatari", "open maki_age"]
    assert after(state, "open maki_age").threat.strike == "maki_age"


def test_a_counter_never_opens():  # KD-19
    state = come(drawn("*0 men>men mushin bogyo\n 1 men12\n basics do3"), "start").state
    assert asked(state) == (0, "discard")


def test_with_more_than_two_the_target_is_named():  # KD-R9
    three = drawn("0 men12\n *1 men1 jodan\n 2 kote7")
    assert told(three) == ["open men at 0", "open men at 2", "open men jodan at 0", "open men jodan at 2"]
    opened = after(drawn("0 men12\n *1 men1 jodan\n 2 bogyo"), "open men at 2")
    assert (opened.threat.attacker, opened.threat.defender, asked(opened)) == (1, 2, (2, "answer"))


def test_between_two_or_the_last_two_there_is_nobody_to_name():  # KD-R9
    assert told(drawn("*0 men12\n 1 do3")) == ["open men"]
    state = drawn("0 -\n *1 men1\n 2 bogyo\n out 0")
    assert told(state) == ["open men"]
    assert after(state, "open men").threat.defender == 2


# Nothing to open with


def test_a_card_is_discarded_for_a_basic_which_opens():  # KD-5, KD-R31, KD-R36
    state = come(drawn("*0 bogyo kamae jodan\n 1 men12 bogyo\n basics do3 men6"), "start").state
    assert told(state) == ["discard jodan", "discard kamae", "discard bogyo"]
    found = step(state, "discard kamae")
    assert facts(found) == ["play", "drew"]
    assert found.state.played == ((), (), ("kamae",))
    assert found.state.decks[0] == ("men6",)
    assert told(found.state) == ["open do", "open do jodan"]


def test_a_discarded_reinforcement_joins_nothing():  # KD-5
    state = come(drawn("*0 bogyo jodan\n 1 men12\n basics do3"), "start").state
    assert told(after(state, "discard jodan")) == ["open do"]


def test_the_last_card_may_go_for_a_basic():  # KD-5
    state = come(drawn("*0 bogyo\n 1 men12\n basics do3"), "start").state
    assert told(after(state, "discard bogyo")) == ["open do"]


def test_played_basics_become_a_new_sub_deck():  # KD-5
    state = come(drawn("*0 bogyo kamae\n 1 men12\n played men6 do3 kote>do"), "start").state
    found = step(state, "discard kamae")
    assert facts(found) == ["play", "shuffled", "drew"]
    assert found.state.played == ((), ("kote-kaeshi-do",), ("kamae",))
    assert len(found.state.decks[0]) == 1
    assert {after(state, "discard kamae", luck=luck).decks[0] for luck in range(9)} == {("men6",), ("do3",)}


def test_with_no_basic_to_be_had_the_start_passes_and_nothing_is_discarded():  # KD-5
    found = come(drawn("*0 bogyo kamae\n 1 do>do\n 2 men12 bogyo"), "start")
    assert [event.seat for event in of_kind(found, "passed")] == [0, 1]
    assert asked(found.state) == (2, "open")
    assert hand(found.state, 0) == ["kamae", "bogyo"]


def test_the_start_passes_over_players_who_are_out():  # KD-5
    found = come(drawn("*0 bogyo kamae\n 1 -\n 2 men12 bogyo\n out 1"), "start")
    assert asked(found.state) == (2, "open")


def test_the_start_passes_to_one_without_cards_who_drops_out():  # KD-5, KD-R17
    found = come(drawn("*0 bogyo kamae\n 1 -\n 2 men12 bogyo"), "start")
    assert facts(found) == ["passed", "dropped_out"]
    assert asked(found.state) == (2, "open")


def test_a_duel_in_which_nobody_can_ever_open_is_drawn():  # KD-R10
    found = come(drawn("*0 bogyo kamae\n 1 do>do"), "start")
    assert (found.state.reason, found.state.winners) == ("no_opening", ())


def test_a_yellow_card_keeps_the_start():  # KD-5
    assert asked(come(drawn("*0 bogyo taiatari\n 1 men1\n basics do3"), "start").state) == (0, "open")


# The exchange as it is told


def test_the_last_exchange_lies_there_until_the_next_is_opened():  # KD-R11
    state = after(drawn("*0 men1 do3\n 1 men6 kote2 kote7 kote11 bogyo"), "open men", "meet men")
    assert [(play.seat, play.deed, play.target, play.strike) for play in state.exchange] == [
        (0, "open", 1, "men"), (1, "meet", 0, "men"),
    ]  # fmt: skip
    again = after(state, "open do", "parry bogyo")
    assert [event.deed for event in again.exchange] == ["open", "parry"]
    assert (again.number, again.exchange[0].cards) == (2, ("do3",))


@pytest.mark.parametrize("text", ["open men", "open men jodan"])
def test_the_cards_of_an_opening_are_played(text):  # KD-R11
    state = after(drawn("*0 men1 jodan do8\n 1 seigan men12 do3"), text)
    assert state.played[0] == ("men1",)
    assert len(state.hands[0]) == 4 - len(text.split())

"""A Duel: what an unanswered attack costs, who starts then, who drops out, and when it is a draw."""

import pytest

from engine.games.kendo import GAME
from engine.games.kendo.parts import sub_decks
from tests.engine.kendo.drawing import after, asked, come, drawn, facts, hand, of_kind, step, told


def won(state):
    found = GAME.outcome(state)
    return found and (found.winners, found.places, found.reason)


# Lost cards


def test_an_unanswered_strike_costs_two_cards_pulled_one_after_the_other():  # KD-20, KD-S4
    state = after(drawn("*0 kote2 do3\n 1 men1 men6 men12 bogyo bogyo do8"), "open kote", "parry bogyo")
    state = after(drawn("*0 kote2 do3\n 1 men1 men6 men12 do8"), "open kote")
    assert (asked(state), len(told(state)), state.owed) == ((0, "pull"), 4, 2)
    state = after(state, "pull 4")
    assert (asked(state), len(told(state)), state.owed) == ((0, "pull"), 3, 1)
    state = after(state, "pull 1")
    assert tuple(map(len, state.hands)) == (3, 2)
    assert asked(state) == (1, "open"), "the loser starts"


def test_an_unanswered_counter_too():  # KD-20
    state = after(drawn("*0 men1 do3 do8 do10\n 1 men>kote bogyo"), "open men", "counter men>kote")
    assert (asked(state), state.owed) == ((1, "pull"), 2)


@pytest.mark.parametrize("attack", ["taiatari", "maki_age"])
def test_an_unanswered_yellow_costs_one(attack):  # KD-20, KD-R35
    state = after(drawn(f"*0 {attack} do3\n 1 men1 men6 men12"), f"open {attack}")
    assert (asked(state), state.owed) == ((0, "pull"), 1)
    assert asked(after(state, "pull 3")) == (1, "open")


def test_a_player_who_holds_only_one_loses_that_one():  # KD-20, KD-R15
    found = step(drawn("*0 kote2 do3\n 1 men1\n 2 do8 do10"), "open kote at 1")
    assert [event.count for event in of_kind(found, "pulled")] == [1]
    assert hand(found.state, 0) == ["men1", "do3"]


def test_the_last_two_of_two_go_without_a_question():  # KD-R15
    found = step(drawn("*0 kote2 do3\n 1 men1 men6"), "open kote")
    assert [event.count for event in of_kind(found, "pulled")] == [2]
    assert hand(found.state, 0) == ["men1", "men6", "do3"]


def test_no_place_in_a_hand_tells_which_card_it_is():  # KD-R15
    state = after(drawn("*0 kote2 do3\n 1 men1 seme jodan seigan"), "open kote")
    for place in range(1, 5):
        pulled = {hand(after(state, f"pull {place}", luck=luck), 0)[-1] for luck in range(40)}
        assert pulled == {"do3", "seme", "jodan", "seigan"}, "men1 lies before do3"


def test_every_card_of_a_hand_can_be_pulled_however_many_there_are():  # KD-R15
    rest = [card for deck in sub_decks(jikan=False) for card in deck if card != "do3"]
    state = drawn(f"*0 do3\n 1 {' '.join(rest)}\n threat 0>1 men", stage="pull", owed=2)
    assert told(state) == [f"pull {place}" for place in range(1, len(rest) + 1)]


def test_who_pulled_what_is_told_to_nobody_else():  # KD-R15, KD-R35
    state = after(drawn("*0 kote2 do3\n 1 men1 seme jodan seigan"), "open kote")
    found = [step(state, "pull 1", luck=luck) for luck in range(9)]
    assert len({each.state.hands for each in found}) > 1
    assert len({each.events for each in found}) == 1
    assert len({GAME.view(each.state, None) for each in found}) == 1


# Who starts


def test_of_three_the_loser_starts_against_anyone():  # KD-R16
    state = after(drawn("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8"), "open kote at 1", "pull 1", "pull 1")
    assert (asked(state), told(state)) == ((1, "open"), ["open men at 0", "open men at 2"])


def test_of_four_the_taker_starts_against_anyone_but_the_loser():  # KD-R16
    state = drawn("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8\n 3 do10")
    state = after(state, "open kote at 1", "pull 1", "pull 1")
    assert asked(state) == (0, "open")
    assert told(state) == ["open men at 2", "open men at 3", "open do at 2", "open do at 3"]


def test_of_four_a_taker_by_counter_starts_too():  # KD-R16
    state = drawn("*0 men1 do3 kote2 kote7\n 1 men>tsuki men6\n 2 do8\n 3 do10")
    state = after(state, "open men at 1", "counter men>tsuki at 0", "pull 1", "pull 1")
    assert (asked(state), state.spared) == ((1, "open"), 0)


def test_players_who_are_out_are_not_counted():  # KD-39, KD-R32
    state = drawn("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8\n 3 -\n out 3")
    state = after(state, "open kote at 1", "pull 1", "pull 1")
    assert (asked(state), told(state)) == ((1, "open"), ["open men at 0", "open men at 2"])


# Dropping out


def test_of_two_the_other_has_won():  # KD-R17, KD-R1
    state = after(drawn("*0 kote2 do3\n 1 men1 men6"), "open kote")
    assert won(state) == ((0,), (1, 2), "last")


def test_of_four_a_loser_with_no_cards_stays_until_they_must_do_something():  # KD-R17
    state = after(drawn("*0 kote2 do3\n 1 men1\n 2 do8\n 3 do10"), "open kote at 1")
    assert (asked(state), state.out, state.hands[1]) == ((0, "open"), (), ())
    state = after(state, "open do at 2", "meet do")
    assert state.out == ()


def test_a_player_who_is_attacked_with_no_cards_drops_out():  # KD-R17, KD-R18
    found = step(drawn("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo"), "open do at 1")
    assert facts(found) == ["play", "dropped_out"]
    assert (asked(found.state), told(found.state)) == ((0, "bonus"), ["draw basics", "draw others"])
    state = after(found.state, "draw others")
    assert (asked(state), hand(state, 0)) == ((0, "open"), ["do8", "bogyo"])
    assert told(state) == ["open do at 2", "open do at 3"]


def test_whose_last_card_is_pulled_for_a_reinforcement_is_out():  # KD-R17
    state = drawn("*0 men1 jodan do3\n 1 men12\n 2 do8 bogyo\n others kamae kamae")
    found = step(state, "open men jodan at 1")
    assert facts(found) == ["play", "unanswered", "pulled", "dropped_out", "drew"]
    assert hand(found.state, 0) == ["men12", "do3", "kamae"]
    assert asked(found.state) == (2, "open")


def test_whose_last_card_stopped_a_reinforcement_is_out():  # KD-R17
    found = step(after(drawn("*0 men1 jodan do3\n 1 seigan\n 2 do8 bogyo"), "open men jodan at 1"), "stop seigan")
    assert found.state.out == (1,)


def test_a_starter_without_cards_drops_out_in_turn():  # KD-R17, KD-R19
    state = drawn("*0 men1\n 1 men6 kote2\n 2 do8\n 3 do10 bogyo", last_attackers=[3, None, None, None])
    found = step(after(state, "open men at 1"), "meet men")
    assert found.state.out == (0,)
    assert asked(found.state) == (3, "open"), "the last who had aimed at them, of four"


def test_of_three_the_one_without_the_bonus_starts():  # KD-R19, KD-R32
    found = step(drawn("*0 do3 men12\n 1 kote2\n 2 do10\n others bogyo"), "open do at 1")
    assert hand(found.state, 0) == ["men12", "kote2", "bogyo"]
    assert (found.state.out, asked(found.state)) == ((1,), (2, "open"))


def test_of_four_the_one_with_the_bonus_starts():  # KD-R19, KD-R33
    found = step(drawn("*0 do3 men12\n 1 -\n 2 do10\n 3 men6\n others bogyo"), "open do at 1")
    assert (hand(found.state, 0), asked(found.state)) == (["men12", "bogyo"], (0, "open"))


@pytest.mark.parametrize(("seats", "starter"), [("", 2), ("\n 3 do8", 0)])
def test_with_all_sub_decks_empty_there_is_no_bonus_and_the_same_one_starts(seats, starter):  # KD-R18, KD-R19
    found = step(drawn(f"*0 do3 men12\n 1 -\n 2 do10{seats}\n played kote2 jodan"), "open do at 1")
    assert facts(found) == ["play", "dropped_out"]
    assert (hand(found.state, 0), asked(found.state)) == (["men12"], (starter, "open"))
    assert found.state.played == (("kote2", "do3"), (), ("jodan",)), "nothing is shuffled for a bonus"


def test_the_last_attacker_is_the_player_who_last_aimed_at_them():  # KD-R18
    state = drawn("*0 men1 do3\n 1 kamae men12\n 2 -\n 3 do10\n others bogyo")
    found = step(after(state, "open men at 1"), "deflect kamae at 2")
    assert hand(found.state, 1) == ["men12", "bogyo"]
    assert asked(found.state) == (1, "open")


def test_without_a_last_attacker_the_next_seat_starts_and_there_is_no_bonus():  # KD-R19
    state = drawn("0 men1 do3\n 1 kamae men12\n *2 -\n 3 do10\n others bogyo")
    found = come(state, "start")
    assert facts(found) == ["dropped_out"]
    assert asked(found.state) == (3, "open")


def test_a_last_attacker_who_is_out_counts_as_none():  # KD-R19
    state = drawn("0 men1 do3\n 1 -\n *2 -\n 3 do10\n others bogyo\n out 1", last_attackers=[None, None, 1, None])
    found = come(state, "start")
    assert facts(found) == ["dropped_out"]
    assert asked(found.state) == (3, "open")


def test_several_may_drop_out_in_a_row():  # KD-R17
    state = drawn("0 men1 do3\n 1 -\n *2 -\n 3 -", last_attackers=[None, 0, 3, 2])
    found = come(state, "start")
    assert [event.seat for event in of_kind(found, "dropped_out")] == [2, 3]
    assert asked(found.state) == (0, "open"), "3 was attacked last by 2, who is out"
    assert won(after(found.state, "open men")) == ((0,), (1, 2, 4, 3), "last")


def test_places_are_the_order_of_dropping_out():  # KD-R1
    state = drawn("*0 do3 men12\n 1 kote2\n 2 -\n 3 -\n out 2 3")
    assert won(after(state, "open do")) == ((0,), (1, 2, 4, 3), "last")


def test_a_bonus_with_one_sub_deck_to_draw_from_is_drawn_at_once():  # KD-R27
    found = step(drawn("*0 do3 men12\n 1 -\n 2 do10\n 3 men6\n basics men1"), "open do at 1")
    assert [(event.deck, event.why) for event in of_kind(found, "drew")] == [("basics", "bonus")]


# The last two


def test_between_the_last_two_to_open_at_an_empty_hand_is_to_win():  # KD-R20
    assert won(after(drawn("*0 do3 men12\n 1 -"), "open do")) == ((0,), (1, 2), "last")
    assert won(after(drawn("*0 do3\n 1 -"), "open do")) == ((0,), (1, 2), "last"), "with the last card as well"


def test_a_player_who_draws_a_basic_for_their_last_card_wins_too():  # KD-R20, KD-5
    state = come(drawn("*0 bogyo\n 1 -\n basics do3"), "start").state
    assert won(after(state, "discard bogyo", "open do"))[0] == (0,)


def test_if_the_start_passes_to_an_empty_hand_the_other_wins():  # KD-R17, KD-5
    assert won(come(drawn("*0 bogyo\n 1 -"), "start").state) == ((0,), (1, 2), "last")


# Draws


@pytest.mark.parametrize("card", ["tsubazeriai", "bogyo"])
def test_of_two_a_parry_with_the_last_card_is_hikiwake(card):  # KD-22, KD-S10
    state = after(drawn(f"*0 men1 do3\n 1 {card}"), "open men", f"parry {card}")
    assert won(state) == ((), (1, 1), "hikiwake")


def test_also_between_the_last_two_of_more():  # KD-22
    state = drawn("*0 men1 do3\n 1 bogyo\n 2 -\n out 2")
    assert won(after(state, "open men", "parry bogyo")) == ((), (1, 1, 3), "hikiwake")


def test_of_three_who_parries_with_the_last_card_is_out_without_a_bonus():  # KD-22
    found = step(after(drawn("*0 men1 do3\n 1 bogyo\n 2 men6\n others kamae"), "open men at 1"), "parry bogyo")
    assert facts(found) == ["play", "dropped_out"]
    assert (found.state.out, asked(found.state)) == ((1,), (2, "open")), "not the parried attacker"


def test_of_four_the_parried_attacker_starts_then():  # KD-22
    state = drawn("*0 men1 do3\n 1 bogyo\n 2 men6\n 3 kote2\n others kamae")
    found = step(after(state, "open men at 1"), "parry bogyo")
    assert (found.state.out, asked(found.state), hand(found.state, 0)) == ((1,), (0, "open"), ["do3"])


def test_a_parry_that_is_not_the_last_card_draws_nothing():  # KD-22
    assert won(after(drawn("*0 men1\n 1 bogyo do3"), "open men", "parry bogyo")) is None


def test_both_hands_empty_after_an_equal_strike_is_a_draw():  # KD-R21
    assert won(after(drawn("*0 men1\n 1 men6"), "open men", "meet men")) == ((), (1, 1), "empty")


def test_the_last_card_countered_by_the_last_card_is_a_draw():  # KD-R21
    assert won(after(drawn("*0 men1\n 1 men>kote"), "open men", "counter men>kote")) == ((), (1, 1), "empty")


def test_both_hands_empty_after_a_deflection_or_a_stopped_yellow_is_a_draw():  # KD-R21
    assert won(after(drawn("*0 men1\n 1 kamae"), "open men", "deflect kamae"))[2] == "empty"
    assert won(after(drawn("*0 taiatari\n 1 kamae"), "open taiatari", "stop kamae"))[2] == "empty"


def test_both_hands_empty_in_the_middle_of_a_reinforced_attack_is_a_draw():  # KD-R21
    assert won(after(drawn("*0 men1 jodan\n 1 seigan"), "open men jodan", "stop seigan"))[2] == "empty"


def test_a_player_who_dropped_out_before_has_no_part_in_a_draw():  # KD-R21
    state = drawn("*0 men1\n 1 men6\n 2 -\n 3 -\n out 3 2")
    assert won(after(state, "open men", "meet men")) == ((), (1, 1, 3, 4), "empty")


def test_of_three_with_empty_hands_the_player_who_must_start_is_out_and_their_last_attacker_has_the_bonus():  # KD-R21
    state = drawn("*0 men1\n 1 men>kote\n 2 -\n others kamae bogyo")
    found = step(after(state, "open men at 1"), "counter men>kote at 0")
    assert won(found.state) == ((1,), (3, 1, 2), "last"), "the others have no cards to start with"


def test_of_three_with_empty_hands_and_no_bonus_two_are_left_and_draw():  # KD-R21
    found = step(after(drawn("*0 men1\n 1 men>kote\n 2 -"), "open men at 1"), "counter men>kote at 0")
    assert won(found.state) == ((), (3, 1, 1), "empty")


def test_a_countered_player_with_no_cards_is_out_if_the_other_has_some():  # KD-R17, KD-R21
    assert won(after(drawn("*0 men1\n 1 men>kote do3"), "open men", "counter men>kote")) == ((1,), (2, 1), "last")
    three = drawn("*0 men1\n 1 men>kote\n 2 do3")
    state = after(three, "open men at 1", "counter men>kote at 0")
    assert (state.out, asked(state)) == ((0,), (2, "open")), "of three the third is still there"

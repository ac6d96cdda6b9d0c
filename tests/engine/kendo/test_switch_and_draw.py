"""A Competition: one card switched and one drawn before each play, and sub-decks that run out."""

import pytest

from tests.engine.kendo.drawing import after, asked, come, drawn, facts, hand, of_kind, step, told

DECKS = """
 basics do8 do10 tsuki5 tsuki9
 counters men>men kote>kote do>do tsuki>tsuki
 others kamae kamae seigan mushin
"""


def contest(picture, decks=DECKS, **more):
    return drawn(picture + decks, mode="competition", **more)


def opening(picture, decks=DECKS, **more):
    return come(contest(picture, decks, **more), "start").state


def test_switch_then_draw_then_choose():  # KD-23
    state = opening("*0 men1 bogyo\n 1 men12 kote7")
    assert (asked(state), told(state)[:3]) == (
        (0, "switch"),
        ["switch men basics", "switch men counters", "switch men others"],
    )
    state = after(state, "switch bogyo basics")
    assert (hand(state, 0), asked(state), told(state)) == (
        ["men1", "do8"],
        (0, "draw"),
        ["draw counters", "draw others"],
    )
    state = after(state, "draw counters")
    assert (hand(state, 0), asked(state), told(state)) == (
        ["men1", "do8", "men>men"],
        (0, "open"),
        ["open men", "open do"],
    )


def test_the_old_card_goes_under_its_own_sub_deck_the_new_one_comes_from_any():  # KD-23
    state = after(opening("*0 men1 bogyo\n 1 men12"), "switch bogyo counters")
    assert state.decks[2][-1] == "bogyo"
    assert state.decks[1] == ("kote-suriage-kote", "do-kaeshi-do", "tsuki-nayashi-tsuki")
    assert hand(state, 0) == ["men1", "men>men"]


def test_equal_bodies_are_one_answer_to_the_switch_too():  # KD-R8, KD-23
    state = opening("*0 men1 men6\n 1 men12")
    assert told(state) == ["switch men basics", "switch men counters", "switch men others"]


def test_of_the_switch_only_the_sub_deck_is_told():  # KD-23, KD-R11
    found = [step(opening(f"*0 men1 {card}\n 1 men12"), f"switch {card} basics") for card in ("bogyo", "seme")]
    assert facts(found[0]) == ["switched"]
    assert found[0].events == found[1].events


def test_the_defender_does_so_before_they_answer():  # KD-23
    state = after(contest("*0 men1 do3 seme\n 1 men12 kote7"), "open men")
    assert asked(state) == (1, "switch")
    state = after(state, "switch kote others", "draw others")
    assert (asked(state), hand(state, 1)) == ((1, "answer"), ["men12", "kamae", "kamae"])


def test_once_for_a_reinforced_attack_and_before_the_reinforcement():  # KD-24
    state = opening("*0 men1 jodan bogyo\n 1 men12 seigan kote7")
    state = after(state, "switch bogyo others", "draw others", "open men jodan")
    assert asked(state) == (1, "switch")
    state = after(state, "switch kote others", "draw counters")
    assert (asked(state), told(state)) == ((1, "reinforcement"), ["stop seigan"])
    state = after(state, "stop seigan")
    assert asked(state) == (1, "answer"), "not again for the strike behind it"


def test_even_if_nothing_can_be_answered_afterwards():  # KD-24
    state = after(contest("*0 men1 bogyo bogyo\n 1 do3 kote7", DECKS.replace("kamae kamae", "seme")), "open men")
    assert asked(state) == (1, "switch")
    found = step(after(state, "switch kote basics"), "draw others")
    assert facts(found)[:3] == ["drew", "unanswered", "ippon"]


def test_before_a_parry_as_before_any_play_but_not_again_after_it():  # KD-24, KD-R37
    state = opening("*0 men1 bogyo bogyo\n 1 do3 bogyo")
    state = after(state, "switch bogyo others", "draw others", "open men", "switch do basics", "draw others")
    state = after(state, "parry bogyo")
    assert asked(state) == (1, "open"), "the defender starts, and does not switch and draw"


def test_again_after_a_deflection():  # KD-24
    state = opening("*0 men1 bogyo bogyo\n 1 do3 kamae")
    state = after(state, "switch bogyo others", "draw others", "open men", "switch do basics", "draw others")
    assert asked(after(state, "deflect kamae")) == (1, "switch")


def test_again_for_the_attacker_who_was_met_or_whose_yellow_was_stopped():  # KD-24
    state = opening("*0 men1 taiatari bogyo\n 1 men12 kamae")
    state = after(state, "switch bogyo others", "draw others")
    met = after(state, "open men", "switch kamae others", "draw others", "meet men")
    assert asked(met) == (0, "switch")
    stopped = after(state, "open taiatari", "switch men others", "draw others", "stop kamae")
    assert asked(stopped) == (0, "switch")


def test_a_countered_attacker_does_so_too():  # KD-23
    state = opening("*0 men1 kote2 bogyo\n 1 men>kote do3")
    state = after(state, "switch bogyo others", "draw others", "open men", "switch do others", "draw others")
    assert asked(after(state, "counter men>kote")) == (0, "switch")


def test_an_empty_hand_only_draws():  # KD-26
    state = come(contest("0 -\n *1 men12 do3", jikan="last", ippons=[["M"], []]), "start").state
    state = after(state, "switch do basics", "draw others", "open men")
    assert (asked(state), hand(state, 0)) == ((0, "draw"), [])


# Sub-decks run out


def test_played_cards_are_shuffled_when_a_card_is_to_be_drawn_and_not_before():  # KD-27
    decks = "\n basics do8\n counters men>men\n others kamae\n played tsuki4 tsuki5 kote>do bogyo"
    state = opening("*0 men1 bogyo\n 1 men12", decks)
    found = step(state, "switch bogyo basics")
    assert (facts(found), found.state.decks[0]) == (["switched"], ())
    assert told(found.state) == ["draw counters", "draw others"]
    state = after(found.state, "draw counters")
    assert (state.decks[1], state.played[1]) == ((), ("kote-kaeshi-do",))


def test_a_switch_draws_first_then_puts_under():  # KD-27
    decks = "\n basics\n counters men>men\n others kamae\n played tsuki4"
    found = step(opening("*0 men1 bogyo\n 1 men12", decks), "switch men basics")
    assert facts(found) == ["shuffled", "switched"]
    assert (hand(found.state, 0), found.state.decks[0]) == (["tsuki4", "bogyo"], ("men1",))


def test_a_sub_deck_with_nothing_to_be_had_is_not_offered():  # KD-27
    state = opening("*0 men1 bogyo\n 1 men12", "\n basics do8\n others kamae seigan")
    assert told(state) == ["switch men basics", "switch men others", "switch bogyo basics", "switch bogyo others"]


def test_the_other_permitted_sub_deck_is_drawn_from_at_once():  # KD-27, KD-R27
    found = step(opening("*0 men1 bogyo\n 1 men12", "\n basics do8\n others kamae seigan"), "switch bogyo basics")
    assert [(event.deck, event.why) for event in of_kind(found, "drew")] == [("others", "play")]
    assert asked(found.state) == (0, "open")


def test_with_none_nothing_is_drawn():  # KD-27
    found = step(opening("*0 men1 do3\n 1 men12", "\n basics do8"), "switch do basics")
    assert (facts(found), asked(found.state)) == (["switched"], (0, "open"))
    assert asked(opening("*0 men1 do3\n 1 men12", "")) == (0, "open"), "and nothing is switched"


def test_jikan_desu_is_never_shuffled_into_a_sub_deck():  # KD-27, KD-32
    state = opening("*0 men1 jikan_desu bogyo\n 1 men12", "\n basics do8", ippons=[["M"], ["K"]])
    state = after(state, "switch bogyo basics", "jikan")
    assert "jikan_desu" not in [card for deck in (*state.decks, *state.played, *state.hands) for card in deck]


# Nothing to open with


def test_a_player_who_cannot_open_draws_a_basic_and_opens_with_it():  # KD-29
    state = after(opening("*0 bogyo jodan\n 1 men12"), "switch bogyo others")
    found = step(state, "draw counters")
    assert [(event.deck, event.why) for event in of_kind(found, "drew")] == [
        ("counters", "play"),
        ("basics", "opening"),
    ]
    assert told(found.state) == ["open do", "open do jodan"]
    assert len(found.state.hands[0]) == 4, "at no cost"


def test_with_no_basic_to_be_had_the_start_passes_and_counts_as_an_exchange():  # KD-29
    found = come(contest("*0 bogyo jodan\n 1 men12", "", number=3), "start")
    assert (facts(found), asked(found.state), found.state.number) == (["passed"], (1, "open"), 4)


@pytest.mark.parametrize("score", [[["M"], []], [[], ["M"]], [[], []]])
def test_a_start_that_only_passes_comes_to_its_end(score):  # KD-29, KD-R25
    found = come(contest("*0 bogyo jodan\n 1 kamae", "", ippons=score), "start")
    assert (found.state.reason, found.state.number) == ("time", 60)
    assert found.state.winners == tuple(seat for seat, marks in enumerate(score) if marks)

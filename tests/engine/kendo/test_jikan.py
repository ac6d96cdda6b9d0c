"""JIKAN DESU: the time is called."""

import pytest

from engine.games.kendo import GAME
from tests.engine.kendo.drawing import after, asked, come, drawn, facts, of_kind, step, told

LEADING, LEVEL = [["M"], []], [["M"], ["K"]]


def contest(picture, **more):
    return drawn(picture, mode="competition", **more)


def won(state):
    found = GAME.outcome(state)
    return found and (found.winners, found.reason)


CALL = "*0 jikan_desu men1 men6\n 1 {}"


@pytest.mark.parametrize(
    ("score", "possible"), [(LEADING, True), (LEVEL, True), ([[], []], False), ([[], ["M"]], False)]
)
def test_it_is_called_at_1_0_for_oneself_or_at_1_1(score, possible):  # KD-32
    assert ("jikan" in told(contest(CALL.format("do3"), ippons=score))) == possible


@pytest.mark.parametrize("used", ["last", "extension", "used"])
def test_it_is_called_once(used):  # KD-32
    assert "jikan" not in told(contest(CALL.format("do3"), ippons=LEVEL, jikan=used))


def test_it_takes_the_place_of_an_opening_and_the_other_opens():  # KD-32
    found = step(contest(CALL.format("do3 do8"), ippons=LEADING, number=7), "jikan")
    assert (asked(found.state), found.state.jikan) == ((1, "open"), "last")
    assert "jikan_desu" not in str((found.state.hands, found.state.played, found.state.decks))
    assert [event.deed for event in of_kind(found, "play")] == ["jikan"]


def test_the_other_switches_and_draws_first():  # KD-32
    state = after(contest(CALL.format("do3 do8") + "\n others bogyo bogyo", ippons=LEADING), "jikan")
    assert asked(state) == (1, "switch")


LAST = {"ippons": LEADING, "jikan": "last", "number": 7}  # seat 0 has called


def test_without_an_ippon_the_player_who_called_has_won():  # KD-32
    for text in ("meet men", "parry bogyo", "deflect kamae"):
        state = after(contest("*0 men12 bogyo kamae do3\n 1 do8\n threat 1>0 men", **LAST), text)
        assert won(state) == ((0,), "jikan")


def test_two_empty_hands_are_no_ippon_either():  # KD-32, KD-26
    assert won(after(contest("*0 men12\n 1 -\n threat 1>0 men", **LAST), "meet men")) == ((0,), "jikan")


def test_this_exchange_is_not_counted():  # KD-32, KD-R25
    assert after(contest("0 bogyo\n *1 men1 do3", **LAST), "open men").number == 7
    assert won(come(contest("0 bogyo\n *1 men1 do3", **LAST | {"number": 59}), "start").state) is None


def test_an_ippon_for_the_caller_wins_by_two():  # KD-32
    assert won(come(contest("0 bogyo\n *1 do3\n threat 0>1 kote counter", **LAST), "react").state) == ((0,), "ippon")


PLENTY = "\n basics do8 do10 tsuki5 tsuki9\n others kamae kamae seigan mushin"


def test_an_ippon_for_the_other_counts_and_play_goes_on():  # KD-32
    state = come(contest("*0 men1\n 1 do3\n threat 1>0 do" + PLENTY, **LAST), "react").state
    assert (won(state), state.ippons, state.jikan) == (None, (("M",), ("D",)), "used")
    assert asked(state) == (0, "refill")


def test_a_first_hansoku_ends_it():  # KD-32
    state = come(contest("*0 men1\n 1 do3\n threat 1>0 taiatari", **LAST), "react").state
    assert (won(state), state.hansoku) == (((0,), "jikan"), (1, 0))


def test_a_second_hansoku_is_an_ippon_and_play_goes_on():  # KD-32, KD-R24
    state = come(contest("*0 men1\n 1 do3\n threat 1>0 taiatari" + PLENTY, **LAST, hansoku=[1, 0]), "react").state
    assert (won(state), state.ippons) == (None, (("M",), ("H",)))


def test_a_stopped_yellow_ends_it():  # KD-32
    state = after(contest("*0 kamae do3\n 1 do8\n threat 1>0 maki_age", **LAST), "stop kamae")
    assert won(state) == ((0,), "jikan")


def test_if_the_other_cannot_open_at_all_it_has_ended():  # KD-32, KD-29
    state = after(contest("*0 jikan_desu men1 men6\n 1 bogyo kamae", ippons=LEADING), "jikan")
    assert won(state) == ((0,), "jikan")


def test_as_a_last_card_it_leaves_a_hand_empty_until_that_exchange_is_over():  # KD-32, KD-26
    state = after(contest("*0 jikan_desu\n 1 men12 do8" + PLENTY, ippons=LEADING), "jikan")
    assert (won(state), asked(state)) == (None, (1, "switch"))
    state = after(state, "switch do others", "open men")
    assert len(state.hands[0]) == 1, "they only draw, and then may answer"


def test_if_it_still_is_empty_then_that_is_an_ippon_for_the_other():  # KD-32, KD-26
    state = come(contest("*0 -\n 1 do3\n threat 1>0 taiatari" + PLENTY, **LAST), "react").state
    assert (won(state), state.ippons, state.hansoku) == (None, (("M",), ("E",)), (1, 0))


def test_with_nothing_else_to_open_one_may_call_or_draw_a_basic():  # KD-32, KD-29
    state = contest("*0 jikan_desu bogyo\n 1 do3 men1\n basics kote2 kote7", ippons=LEADING)
    assert told(state) == ["draw basics", "jikan"]
    found = step(state, "draw basics")
    assert [(event.deck, event.why) for event in of_kind(found, "drew")] == [("basics", "opening")]
    assert told(found.state) == ["open kote"], "it is drawn to be opened with"
    assert told(contest("*0 jikan_desu bogyo\n 1 do3", ippons=LEADING)) == ["jikan"]


def test_a_player_who_could_not_call_is_asked_as_if_they_could():  # KD-29, KD-32
    without = contest("*0 seme bogyo\n 1 do3 men1\n basics kote2 kote7", ippons=LEADING)
    assert told(without) == ["draw basics"]
    assert told(step(without, "draw basics").state) == ["open kote", "open kote seme"]


# At one all


def test_at_1_1_all_is_shuffled_and_five_are_dealt():  # KD-32
    state = contest(CALL.format("do3 do8 bogyo"), ippons=LEVEL, hansoku=[1, 0], number=7)
    found = step(state, "jikan")
    assert (found.state.jikan, found.state.hansoku, found.state.ippons) == ("extension", (1, 0), (("M",), ("K",)))
    assert facts(found) == ["play", "extended"]
    assert tuple(map(len, found.state.decks)) == (10, 12, 20)
    assert found.state.played == ((), (), ())
    for cards in found.state.hands:
        assert [sum("-" in card for card in cards), sum(card[-1].isdigit() for card in cards)] == [2, 1]
        assert len(cards) == 5
    assert asked(found.state) == (1, "switch")
    assert "jikan_desu" not in str((found.state.hands, found.state.decks))


def test_the_next_ippon_wins_then():  # KD-32
    state = contest("0 bogyo\n *1 seme seme\n threat 0>1 men", ippons=LEVEL, jikan="extension")
    assert won(come(state, "react").state) == ((0,), "ippon")


def test_the_cards_are_dealt_by_luck():  # KD-32
    state = contest(CALL.format("do3 do8 bogyo"), ippons=LEVEL)
    assert len({step(state, "jikan", luck=luck).state.hands for luck in range(5)}) == 5


def test_it_may_be_switched_away_or_pulled():  # KD-32
    state = come(contest("*0 jikan_desu men1\n 1 do3\n others bogyo kamae", ippons=LEADING), "start").state
    state = after(state, "switch jikan_desu others")
    assert "jikan_desu" in (*state.decks[2], *state.hands[0])
    pulled = come(contest("0 do8\n *1 jikan_desu men6 do3\n threat 0>1 men jodan", ippons=LEADING), "react").state
    assert any("jikan_desu" in after(pulled, "pull 1", luck=luck).hands[0] for luck in range(9))


def test_a_start_that_passes_in_it_is_not_counted():  # KD-32, KD-29, KD-R25
    picture = "0 bogyo\n *1 kamae\n others bogyo bogyo\n counters men>do men>do"
    for jikan, number in (("last", 7), ("unused", 8)):
        state = contest(picture, ippons=LEADING, jikan=jikan, number=7, stage="draw")
        found = step(state, "draw others")
        assert [event.seat for event in of_kind(found, "passed")] == [1]
        assert found.state.number == number

"""The box, the deal, the change of cards, and who begins."""

from collections import Counter
from random import Random

import pytest

from engine import match
from engine.core import BadOption
from engine.games.kendo import GAME
from engine.games.kendo.parts import CARDS, sub_decks
from engine.games.kendo.preparation import by_card, first_attacker
from engine.games.kendo.table import Table
from tests.engine.kendo.drawing import after, asked, drawn, hand, of_kind, step, told

DUEL, COMPETITION = {"mode": "duel", "ippons": "2"}, {"mode": "competition", "ippons": "2"}


def begun(seats, options=DUEL, luck=1):
    return GAME.setup(seats, options, Random(luck))


# The box


def test_a_duel_has_12_basics_16_counters_and_24_others():  # KD-R2
    basics, counters, others = sub_decks(jikan=False)
    assert (len(basics), len(counters), len(others)) == (12, 16, 24)
    assert Counter(CARDS[card].kind for card in basics) == dict.fromkeys(("men", "kote", "do", "tsuki"), 3)
    pairs = {(CARDS[card].answers, CARDS[card].delivers) for card in counters}
    assert len(pairs) == len(counters) == 16
    twice = ("jodan", "seme", "mushin", "seigan", "tai_sabaki", "kamae", "fudoshin", "taiatari", "maki_age")
    assert Counter(others) == dict.fromkeys(twice, 2) | {"tsubazeriai": 3, "bogyo": 3}


def test_a_competition_adds_one_jikan_desu_unless_one_ippon_wins():  # KD-R3
    for ippons, jikan in (("2", 1), ("1", 0)):
        state = begun(2, COMPETITION | {"ippons": ippons}).state
        cards = [*state.hands[0], *state.hands[1], *state.decks[2]]
        assert cards.count("jikan_desu") == jikan
    assert "jikan_desu" not in sub_decks(jikan=False)[2]


def test_no_two_basics_bear_the_same_number():  # KD-R4
    numbers = [part.number for part in CARDS.values() if part.number]
    assert sorted(numbers) == list(range(1, 13))


def test_five_names_of_counters_are_ours():  # KD-R5
    assert {card for card, part in CARDS.items() if part.house} == {
        "kote-kaeshi-do", "kote-suriage-tsuki", "do-uchiotoshi-kote", "do-kaeshi-do", "do-uchiotoshi-tsuki",
    }  # fmt: skip


def test_a_card_is_named_as_it_is_called_in_capitals():  # KD-R2
    for card, part in CARDS.items():
        spelled = part.kind.replace("-", " ").replace("_", " ").upper()
        assert part.name == spelled, card


# The deal


@pytest.mark.parametrize(("seats", "left"), [(2, (6, 8, 14)), (3, (3, 4, 9)), (4, (0, 0, 4))])
def test_a_duel_deals_twelve_cards_each(seats, left):  # KD-R6, KD-S1
    state = begun(seats).state
    assert tuple(map(len, state.decks)) == left
    for cards in state.hands:
        assert Counter(CARDS[card].deck for card in cards) == {0: 3, 1: 4, 2: 5}


def test_a_competition_deals_eight_and_asks_the_first_attacker_at_once():  # KD-R6, KD-S1
    state = begun(2, COMPETITION).state
    assert tuple(map(len, state.decks)) == (8, 10, 19)
    for cards in state.hands:
        assert Counter(CARDS[card].deck for card in cards) == {0: 2, 1: 3, 2: 3}
    assert asked(state) == (state.first.seat, "switch")


def test_a_competition_is_for_two():  # KD-R1
    assert match.start(GAME, 3, seed="k", options={})[0].state.options.mode == "duel"
    for seats in (3, 4):
        with pytest.raises(BadOption, match=f"^seats with mode competition cannot be '{seats}'; it may be: 2$"):
            match.start(GAME, seats, seed="k", options={"mode": "competition"})


# The change


CHANGE = """
 0 men1 kote2 men>men jodan jodan
 1 men12 kote11 do>do bogyo bogyo
 basics do3 do8
 counters kote>men
 others seme
"""


def changing(picture=CHANGE, seats=2, **more):
    return drawn(picture, stage="change", choices=[None] * seats, **more)


def test_up_to_two_cards_may_be_changed_and_need_not_be():  # KD-3
    options = told(changing(CHANGE.replace("others seme", "others seme kamae")), 0)
    singles = ["change men1", "change kote2", "change men>men", "change jodan"]
    assert options[:5] == ["keep", *singles]
    pairs = {"men1 kote2", "men1 men>men", "men1 jodan", "kote2 men>men", "kote2 jodan", "men>men jodan", "jodan jodan"}
    assert {option.removeprefix("change ") for option in options[5:]} == pairs


def test_no_more_cards_are_changed_than_their_sub_deck_has():  # KD-4
    assert "change jodan jodan" not in told(changing(), 0)
    assert "change men1 kote2" in told(changing(), 0)
    empty = changing(CHANGE.replace("others seme", "others"))
    assert not [option for option in told(empty, 0) if "jodan" in option]


def test_all_are_asked_at_once_and_the_cards_move_when_the_last_has_chosen():  # KD-36
    state = changing()
    assert [(ask.seat, ask.topic) for ask in GAME.asks(state)] == [(0, "change"), (1, "change")]
    first = step(state, "1: change men12")
    assert (first.state.hands, first.state.decks, first.events) == (state.hands, state.decks, ())
    assert [ask.seat for ask in GAME.asks(first.state)] == [0]


def test_all_new_cards_are_drawn_before_the_old_go_under_in_seat_order():  # KD-36
    done = after(changing(), "1: change men12 kote11", "0: change men1 kote2")
    assert hand(done, 0)[:2] == ["do3", "do8"], "not their own card"
    assert hand(done, 1)[:2] == ["men1", "kote2"]
    assert done.decks[0] == ("men12", "kote11")


def test_how_many_were_changed_is_told_when_all_is_done_and_not_before():  # KD-36
    half = step(changing(), "0: change men1 jodan")
    assert half.state.changed == ()
    done = step(half.state, "1: keep")
    assert of_kind(done, "changed")[0].counts == done.state.changed == (2, 0)


def test_what_others_chose_does_not_show():  # KD-36
    keep, change = (after(changing(), f"0: {text}") for text in ("keep", "change men1 jodan"))
    for seat in (None, 1):
        assert GAME.view(keep, seat) == GAME.view(change, seat)
        assert GAME.view(keep, seat).choice is None
    assert str(GAME.view(change, 0).choice) == "change men1 jodan"
    assert {GAME.imagine(GAME.view(change, 1), Random(luck)).choices[1] for luck in range(9)} == {None}
    assert len({GAME.imagine(GAME.view(change, 1), Random(luck)).choices[0] for luck in range(9)}) > 3


# Who begins


def first_of(picture, luck=0):
    return first_attacker(Table(drawn(picture), Random(luck)))


def test_the_highest_sum_begins_and_only_sums_are_told():  # KD-R7, KD-37
    first = first_of("0 men12 kote2 tsuki9\n 1 men1 kote11 do10\n 2 men6 kote7 do8\n basics tsuki4")
    assert (first.seat, first.by, first.totals) == (0, "totals", ((23, 22, 21),))


def test_those_level_at_the_top_change_their_lowest_basic_and_compare_again():  # KD-2
    table = Table(drawn("0 men12 kote2\n 1 do3 kote11\n 2 do10 tsuki4\n 3 men1\n basics do8 kote7 tsuki5"), Random(0))
    first = first_attacker(table)
    assert first.totals == ((14, 14, 14, 1), (20, 18, 15, None))
    assert (first.seat, first.by) == (0, "totals")
    assert table.hands[1] == ("kote7", "kote11")
    assert table.decks[0] == ("kote2", "do3", "tsuki4")


def test_a_player_who_is_level_below_the_top_changes_nothing():  # KD-2
    first = first_of("0 men6 kote2\n 1 do3 tsuki5\n 2 do10 tsuki4\n basics do8")
    assert first.totals == ((8, 8, 14),)


def test_only_those_at_the_top_compare_again():  # KD-2, KD-R38
    table = Table(drawn("0 men12 kote2\n 1 do3 kote11\n 2 tsuki4\n basics tsuki9 do8"), Random(0))
    assert first_attacker(table).totals == ((14, 14, 4), (21, 19, None))
    assert table.hands[2] == ("tsuki4",)


def test_without_a_sub_deck_of_basics_the_highest_card_decides_then_the_next():  # KD-2
    first = first_of("0 men12 kote2\n 1 do3 kote11")
    assert (first.seat, first.by, first.totals) == (0, "card", ((14, 14),))
    assert first_of("0 men12 kote7 men1\n 1 men12 do8").seat == 1


def test_after_24_rounds_the_highest_card_decides():  # KD-2
    first = first_of("0 men1 men1 tsuki4\n 1 tsuki4 men1 men1\n basics " + "men1 " * 60 + "men12 men6")
    assert len(first.totals) == 25
    assert first.by == "lot"


def test_the_lot_decides_between_equals():  # KD-2
    picture = "0 men12\n 1 men12\n 2 men1"
    assert {first_of(picture, luck).seat for luck in range(20)} == {0, 1}
    assert {first_of(picture, luck).by for luck in range(20)} == {"lot"}
    table = Table(drawn(picture), Random(0))
    assert by_card(table, [0, 2], ()).seat == 0


def test_the_first_attacker_opens_after_the_change():  # KD-R7
    done = step(after(changing(), "0: keep"), "1: keep")
    assert asked(done.state) == (1, "open")
    assert of_kind(done, "first")[0] == done.state.first


def test_from_then_on_equal_bodies_are_one_answer_and_the_lowest_is_laid():  # KD-R8
    state = drawn("*0 men6 men12 men1 bogyo\n 1 bogyo")
    assert told(state) == ["open men"]
    assert hand(after(state, "open men"), 0) == ["men6", "men12", "bogyo"]
    assert told(drawn("0 men1\n *1 men6 men12 kamae\n threat 0>1 men")) == ["meet men", "deflect kamae"]

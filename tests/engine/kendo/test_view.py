"""What may be seen, by whom, and when."""

from dataclasses import replace
from random import Random

import pytest

from engine import codec
from engine.games.kendo import GAME
from engine.games.kendo.parts import PLACE, sub_decks
from engine.games.kendo.state import View
from tests.engine.kendo.drawing import after, come, drawn, full, of_kind, step, told

SCENE = """
 *0 men1 do3 bogyo
 1 men12 men>kote kamae
 2 seme jodan
 basics do8 do10
 others mushin
 played kote2 kote>do
"""


def looked(state):
    return [GAME.view(state, seat) for seat in (None, *range(len(state.hands)))]


def test_hands_are_seen_by_their_owner_only():  # KD-R11
    views = looked(drawn(SCENE))
    assert [seen.hand for seen in views] == [None, *drawn(SCENE).hands]
    for seen in views:
        assert (seen.hand_sizes, seen.deck_sizes) == ((3, 3, 2), (2, 0, 1))
        assert seen.played == (("kote2",), (full("kote>do"),), ())
        assert seen.open_hands == ()


def test_a_view_changes_with_nothing_that_is_hidden():  # KD-R11
    state = drawn(SCENE)
    other = replace(
        state, hands=(state.hands[0], ("tsuki4",) * 3, ("tsuki5",) * 2), decks=(("men6",) * 2, (), ("seme",))
    )
    for seat in (None, 0):
        assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.asks(other) == GAME.asks(state)


def test_no_view_has_room_for_what_is_hidden():  # KD-R11
    assert not {"hands", "decks", "choices", "options_of"} & set(View.__slots__)


def test_the_hand_lies_in_the_order_of_the_box():  # KD-R11
    state = after(drawn("*0 kote2 do3\n 1 men1 jodan tsuki9"), "open kote", "pull 1", "pull 2")
    for cards in state.hands:
        assert list(cards) == sorted(cards, key=PLACE.__getitem__)


def test_hands_are_shown_when_the_match_is_over():  # KD-R11
    state = after(drawn("*0 men1 do3\n 1 bogyo"), "open men", "parry bogyo")
    for seen in looked(state):
        assert seen.open_hands == (("do3",), ())


def test_what_the_last_answer_brought_is_marked_for_its_owner():  # KD-R11
    state = after(drawn("*0 kote2 do3\n 1 men1 jodan tsuki9 seme"), "open kote", "pull 1")
    [new] = GAME.view(state, 0).drawn
    assert new in state.hands[0]
    assert GAME.view(state, 1).drawn == GAME.view(state, None).drawn == ()
    assert len(GAME.view(after(state, "pull 1"), 0).drawn) == 2
    assert GAME.imagine(GAME.view(state, 0), Random(1)).drawn == ((new,), (), (), ()), "of others nobody knows it"


def test_a_switch_and_a_draw_are_marked_until_a_card_is_played():  # KD-R11
    state = drawn("*0 men1 bogyo\n 1 men12 do3\n basics do8\n counters men>men\n others kamae", mode="competition")
    state = after(come(state, "start").state, "switch bogyo basics", "draw counters")
    assert GAME.view(state, 0).drawn == ("do8", full("men>men"))
    assert GAME.view(after(state, "open do"), 0).drawn == ()


def test_events_name_no_card_that_was_not_laid_open():  # KD-R11
    state = drawn("*0 kote2 do3\n 1 men1 jodan tsuki9\n basics men6", mode="duel")
    told_of = codec.dump(tuple[GAME.event, ...], step(state, "open kote").events)
    assert "kote2" in told_of
    pulled = codec.dump(tuple[GAME.event, ...], step(after(state, "open kote"), "pull 1").events)
    assert not [card for card in PLACE if f'"{card}"' in pulled]


# The deal again


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_is_imagined_looks_the_same_and_is_otherwise_dealt_again(seat):  # KD-R11
    state = GAME.setup(3, {"mode": "duel", "ippons": "2"}, Random(4)).state
    for _ in range(3):
        state = GAME.play(state, GAME.asks(state)[0].seat, GAME.asks(state)[0].options[0], Random(1)).state
    seen = GAME.view(state, seat)
    deals = [GAME.imagine(seen, Random(luck)) for luck in range(30)]
    assert {GAME.view(deal, seat) for deal in deals} == {seen}
    assert len({deal.hands for deal in deals}) > 25
    assert len({deal.decks for deal in deals}) > 25


def test_all_53_cards_are_somewhere_in_what_is_imagined():  # KD-R2, KD-R3
    state = GAME.setup(2, {"mode": "competition", "ippons": "2"}, Random(4)).state
    cards = GAME.imagine(GAME.view(state, 0), Random(1))
    lying = [card for pile in (*cards.hands, *cards.decks, *cards.played) for card in pile]
    assert len(lying) == 53
    assert lying.count("jikan_desu") == 1


def test_a_player_who_is_asked_is_imagined_with_an_answer():  # KD-9
    state = drawn("0 men1 do3\n *1 seigan bogyo kote2\n others kamae kamae\n threat 0>1 men jodan")
    for luck in range(20):
        assert {"seigan", "fudoshin"} & set(GAME.imagine(GAME.view(state, 0), Random(luck)).hands[1])


@pytest.mark.parametrize("threat", ["men", "kote counter", "taiatari"])
def test_a_player_who_is_attacked_is_imagined_with_something_against_the_strike(threat):  # KD-9
    state = drawn(f"0 men1 do3\n *1 fudoshin do8\n threat 0>1 {threat}")
    assert not [luck for luck in range(20) if told(GAME.imagine(GAME.view(state, 0), Random(luck))) == ["stuck"]]


def test_a_player_who_must_discard_is_imagined_without_an_opening():  # KD-5
    state = come(drawn("0 men1 do3\n *1 seigan bogyo\n basics men6"), "start").state
    deals = [GAME.imagine(GAME.view(state, 0), Random(luck)) for luck in range(20)]
    assert not [deal for deal in deals if any(card[-1].isdigit() for card in deal.hands[1])]


def test_used_up_jikan_desu_is_not_imagined():  # KD-32
    state = drawn("*0 men1\n 1 do3 seme seme", mode="competition", jikan="used")
    assert not any("jikan_desu" in GAME.imagine(GAME.view(state, 0), Random(luck)).hands[1] for luck in range(60))
    fresh = replace(state, jikan="unused")
    assert any("jikan_desu" in GAME.imagine(GAME.view(fresh, 0), Random(luck)).hands[1] for luck in range(60))


def test_positions_of_more_cards_than_the_box_has_can_be_imagined_too():
    state = drawn("*0 " + "men1 " * 9 + "\n 1 " + "seme " * 60)
    seen = GAME.view(state, 0)
    assert GAME.view(GAME.imagine(seen, Random(2)), 0) == seen


def test_a_player_who_leads_a_pull_is_asked_the_same_whatever_the_hand():  # KD-R15
    state = after(drawn("*0 kote2 do3\n 1 men1 jodan tsuki9 seme"), "open kote")
    assert told(GAME.imagine(GAME.view(state, 0), Random(1))) == told(state)
    assert of_kind(step(state, "pull 3"), "pulled")[0].count == 1


def test_when_it_is_over_nobody_is_asked():  # KD-R11
    over = drawn("*0 men1\n 1 -", stage="over", reason="last", winners=[0], out=[1])
    assert [GAME.view(over, seat).asked for seat in (None, 0, 1)] == [(), (), ()]


def test_what_is_imagined_has_every_card_of_the_box_once():  # KD-R2, KD-R11
    begun = GAME.setup(2, {"mode": "competition", "ippons": "2"}, Random(5)).state
    for seat in (None, 0, 1):
        dealt = GAME.imagine(GAME.view(begun, seat), Random(seat or 7))
        lying = [card for pile in (*dealt.hands, *dealt.decks, *dealt.played) for card in pile]
        assert sorted(lying) == sorted(card for deck in sub_decks(True) for card in deck)


@pytest.mark.parametrize(
    ("picture", "stake"),
    [
        ("*0 men1\n 1 do3 do8 bogyo", "cards"),  # KD-20
        ("*0 men1\n 1 do3 do8", "all"),  # KD-20, KD-R17
        ("*0 men1\n 1 -", "win"),  # KD-R20
        ("*0 men1\n 1 -\n 2 do3", "cards"),  # KD-R20: only between the last two
        ("*0 men1\n 1 -\n 2 do3\n out 1", "all"),
    ],
)
def test_a_view_says_what_a_strike_gains_that_nothing_stops(picture, stake):
    state = drawn(picture)
    assert GAME.view(state, 0).stake == stake
    if stake in ("all", "win"):
        aim = " at 2" if len(state.hands) > 2 and not state.out else ""
        assert GAME.outcome(after(state, f"open men{aim}")).winners == (0,)


@pytest.mark.parametrize(("first_to", "won", "stake"), [(2, [], "ippon"), (2, ["M"], "match"), (1, [], "match")])
def test_in_a_competition_it_gains_an_ippon_or_the_match(first_to, won, stake):  # KD-R23
    state = drawn("*0 men1\n 1 do3", mode="competition", first_to=first_to, ippons=[won, []])
    assert GAME.view(state, 0).stake == stake

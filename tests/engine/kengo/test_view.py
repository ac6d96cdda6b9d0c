"""What may be seen, by whom, and when."""

from dataclasses import replace
from random import Random

import pytest

from engine import codec
from engine.games.kengo import GAME
from engine.games.kengo.state import Action, View
from engine.games.kengo.view import lying
from tests.engine.kengo.drawing import after, drawn, step, told

RUNNING = ".|.......L.......R.......|. / *L 1 2 3 4 5 / R 1 1 2 4 4 / pile 3 5 5 2 2 3"


def looked(state):
    return [GAME.view(state, seat) for seat in (None, 0, 1)]


def test_the_pile_is_counted_and_hands_are_only_sized():  # KG-R19
    for seen in looked(drawn(RUNNING)):
        assert (seen.pile_size, seen.hand_sizes) == (6, (5, 5))
    assert [seen.hand for seen in looked(drawn(RUNNING))] == [None, (1, 2, 3, 4, 5), (1, 1, 2, 4, 4)]


@pytest.mark.parametrize(("answer", "squares"), [("advance 3", 5), ("retreat 3", 11)])
def test_everybody_sees_the_distance(answer, squares):  # KG-R1
    for seen in looked(after(drawn(RUNNING), answer)):
        assert seen.distance == squares


def test_a_view_changes_with_nothing_that_is_hidden():  # KG-R19
    state = drawn(RUNNING)
    other = replace(state, hands=(state.hands[0], (5, 5, 5, 3, 2)), pile=(1, 1, 2, 3, 4, 4))
    assert GAME.view(other, 0) == GAME.view(state, 0)
    assert GAME.view(other, None) == GAME.view(state, None)
    assert GAME.asks(other) == GAME.asks(state)


@pytest.mark.parametrize(
    ("answers", "last"),
    [
        (("advance 3",), Action(0, "advance", (3,), 8, 11)),
        (("advance 3", "retreat 1"), Action(1, "retreat", (1,), 16, 17)),
        (("advance 4", "attack 4 4"), Action(1, "attack", (4, 4), 16, 16)),
        (("advance 4 attack 4",), Action(0, "lunge", (4, 4), 8, 12)),
        (("advance 4 attack 4", "parry"), Action(1, "parry", (4,), 16, 16)),
        (("advance 4 attack 4", "withdraw 2"), Action(1, "withdraw", (2,), 16, 18)),
        (("advance 4 attack 4", "parry", "retreat 1"), Action(1, "retreat", (1,), 16, 17)),
    ],
)
def test_only_the_last_action_shows_with_all_its_cards(answers, last):  # KG-23
    state = drawn(RUNNING.replace("L 1 2 3 4 5", "L 1 3 4 4 4"), options={"level": "advanced"})
    state = after(state, *answers)
    for seen in looked(state):
        assert seen.last == last
        assert seen.discard is None
    earlier = replace(state, actions=(Action(0, "advance", (5,), 1, 6), Action(1, "retreat", (5,), 1, 6), last))
    assert looked(earlier) == looked(state), "how much was played before, and what, does not show"


def test_the_log_of_a_running_round_holds_no_card_and_no_square():  # KG-23
    state = after(drawn(RUNNING), "advance 4")
    for event in (*step(drawn(RUNNING), "advance 4").events, *step(state, "attack 4 4").events[:1]):
        assert set(codec.plain(GAME.event, event)) == {"seat", "deed", "kind"}


def test_the_log_does_not_tell_how_many_cards_an_attack_used():  # KG-23
    state = drawn(RUNNING.replace("R 1 1 2 4 4", "R 4 4 4 4 4").replace("L 1 2 3 4 5", "L 4 4 4 4 4"))
    attacked = after(state, "advance 4")
    assert step(attacked, "attack 4").events == step(attacked, "attack 4 4").events


def test_an_open_discard_shows_every_card_played():  # KG-23
    state = after(drawn(RUNNING, options={"open_discard": True}), "advance 3", "retreat 4", "advance 1")
    assert [seen.discard for seen in looked(state)] == [(1, 3, 4)] * 3


def test_the_past_of_a_running_round_is_shut_until_the_round_is_over():  # KG-23, KG-24
    dealt = drawn(RUNNING.replace("R 1 1 2 4 4", "R 1 1 2 5 5"))
    running = after(dealt, "advance 3")
    following = after(running, "attack 5 5")
    assert GAME.forgets(dealt) == GAME.forgets(running)
    assert None not in (GAME.forgets(running), GAME.forgets(following))
    assert GAME.forgets(following) != GAME.forgets(running)


def test_under_an_open_discard_and_after_the_match_the_past_may_be_looked_through():  # KG-23, KG-24
    assert GAME.forgets(drawn(RUNNING, options={"open_discard": True})) is None
    assert GAME.forgets(GAME.leave(drawn(RUNNING), 1, Random(0)).state) is None


def test_no_view_has_room_for_an_order_that_is_hidden():  # KG-24
    assert not {"hands", "pile", "aside", "actions", "specials", "standing"} & set(View.__slots__)


def test_specials_still_to_come_are_known_but_not_their_order():  # KG-24
    options = {"specials": True}
    states = [
        drawn(RUNNING, options=options, special="cold_hands", standing={"specials": specials})
        for specials in (["open_palms", "single_cut"], ["single_cut", "open_palms"])
    ]
    assert looked(states[0]) == looked(states[1])
    assert "single_cut" not in GAME.view(states[0], 0).specials_seen
    assert "cold_hands" in GAME.view(states[0], 0).specials_seen


def test_a_finished_round_is_public():  # KG-24
    state = after(drawn(RUNNING.replace("R 1 1 2 4 4", "R 1 1 2 5 5")), "advance 3", "attack 5 5")
    for seen in looked(state):
        assert [(action.seat, action.cards) for action in seen.last_round.actions] == [(0, (3,)), (1, (5, 5))]
        assert seen.last_round.hands == ((1, 2, 3, 4, 5), (1, 1, 2, 5, 5))
        assert seen.last is None, "the next round has begun"


def test_all_is_open_when_the_match_is_over():  # KG-24
    over = GAME.leave(drawn(RUNNING), 1, Random(0)).state
    for seen in looked(over):
        assert seen.open_hands == over.hands
        assert seen.last_round.pile == over.pile


# The deal again


def begun(plies):
    state = GAME.setup(2, {}, Random(8)).state
    for _ in range(plies):
        state = after(state, told(state)[0])
    return state


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_imagined_looks_the_same_and_is_otherwise_dealt_again(seat):  # KG-24
    seen = GAME.view(begun(5), seat)
    deals = [GAME.imagine(seen, Random(luck)) for luck in range(30)]
    assert {GAME.view(deal, seat) for deal in deals} == {seen}
    assert len({deal.pile for deal in deals}) > 25
    assert len({deal.hands[1 if seat == 0 else 0] for deal in deals}) > 15


def test_the_cards_played_before_are_imagined_too():  # KG-24
    seen = GAME.view(begun(2), 0)
    imagined = {GAME.imagine(seen, Random(luck)).actions[0].cards for luck in range(60)}
    assert len(imagined) > 2
    assert {len(cards) for cards in imagined} == {1}


def test_an_enemy_who_is_asked_is_imagined_with_an_answer():  # KG-R20
    # They weren't hit at once, so they hold two 3s.
    state = drawn(".|.........L..R..........|. / L 1 1 2 2 5 / *R 3 3 4 4 5 / pile 1 2 3 4 5 1 / attack 3 3")
    for luck in range(20):
        assert GAME.imagine(GAME.view(state, 0), Random(luck)).hands[1].count(3) >= 2


def test_an_open_discard_is_imagined_as_it_lies():  # KG-23
    state = after(drawn(RUNNING, options={"open_discard": True}), "advance 3", "retreat 4", "advance 1")
    deal = GAME.imagine(GAME.view(state, 1), Random(1))
    assert GAME.view(deal, 1) == GAME.view(state, 1)


@pytest.mark.parametrize("pile", ["5 5 5 5 5 5 5", "1"])
def test_positions_of_more_or_fewer_cards_than_the_box_has_can_be_imagined_too(pile):
    state = drawn(f".|.......L.......R.......|.\n*L 5 5 5\nR 5 5 5\npile {pile} {'3 ' * 20}", special="long_sleeves")
    for seat in (None, 0, 1):
        seen = GAME.view(state, seat)
        assert GAME.view(GAME.imagine(seen, Random(2)), seat) == seen


def test_nobody_is_imagined_with_a_card_that_an_attack_and_its_parry_used_up():  # KG-R12, KG-23
    state = after(
        drawn(".|.....L..R............|. / L 3 3 3 4 5 / *R 3 3 1 4 5 / pile 1 2 2 4 5"), "attack 3 3", "parry"
    )
    seen, luck = GAME.view(state, 0), Random(1)
    assert seen.hand == (3, 4, 5)
    for _ in range(50):
        deal = GAME.imagine(seen, luck)
        assert 3 not in (*deal.hands[1], *deal.pile)
        assert GAME.view(deal, 0) == seen


@pytest.mark.parametrize("open_discard", [False, True])
def test_what_lies_open_is_the_same_in_a_view_and_in_its_state(open_discard):  # KG-23
    state = drawn(RUNNING.replace("L 1 2 3 4 5", "L 1 3 4 4 4"), options={"open_discard": open_discard})
    for move, cards in (("advance 4", [4]), ("attack 4 4", [4, 4]), ("parry", [4] * 4)):
        before, state = (sorted(lying(state)) if open_discard else []), after(state, move)
        new = cards[len(cards) // 2 :] if open_discard and move == "parry" else cards
        assert sorted(lying(state)) == sorted(before + new)
        assert [sorted(lying(seen)) for seen in looked(state)] == [sorted(lying(state))] * 3

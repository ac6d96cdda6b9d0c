"""What may be seen, by whom, and when, and what is imagined for the rest."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.games.kengo import GAME
from engine.games.kengo.state import Action
from engine.games.kengo.view import lying
from tests.engine.kengo.drawing import after, drawn, step, told

RUNNING = ".|.......L.......R.......|. / *L {} / R {} / pile 3 5 5 2 2 3"
PLAIN = RUNNING.format("1 2 3 4 5", "1 1 2 4 4")
FOURS = RUNNING.format("1 3 4 4 4", "1 1 2 4 4")
STRUCK = RUNNING.format("1 2 3 4 5", "1 1 2 5 5")
OPEN = {"options": {"open_discard": True}}


def looked(state):
    return [GAME.rules.view(state, seat) for seat in (None, 0, 1)]


def test_the_pile_is_counted_hands_are_only_sized_and_everybody_sees_the_distance():  # KG-R19, KG-R1
    state = after(drawn(PLAIN), "advance 3")
    assert [seen.hand for seen in looked(state)] == [None, *state.hands]
    assert {(seen.pile_size, seen.hand_sizes, seen.distance) for seen in looked(state)} == {(5, (5, 5), 5)}


@pytest.mark.parametrize(
    ("answers", "last"),
    [
        (("advance 3",), Action(0, "advance", (3,), 8, 11)),
        (("advance 3", "retreat 1"), Action(1, "retreat", (1,), 16, 17)),
        (("advance 4", "attack 4 4"), Action(1, "attack", (4, 4), 16, 16)),
        (("advance 4 attack 4",), Action(0, "lunge", (4, 4), 8, 12)),
        (("advance 4 attack 4", "parry"), Action(1, "parry", (4,), 16, 16)),
        (("advance 4 attack 4", "withdraw 2"), Action(1, "withdraw", (2,), 16, 18)),
    ],
)
def test_only_the_last_action_shows_with_all_its_cards(answers, last):  # KG-23
    state = after(drawn(FOURS, options={"level": "advanced"}), *answers)
    assert {(seen.last, seen.discard) for seen in looked(state)} == {(last, None)}
    earlier = replace(state, actions=(Action(0, "advance", (5,), 1, 6), Action(1, "retreat", (5,), 1, 6), last))
    assert looked(earlier) == looked(state), "how much was played before, and what, does not show"


def test_the_log_of_a_running_round_holds_no_card_no_square_and_no_number_of_cards():  # KG-23
    attacked = after(drawn(RUNNING.format("4 4 4 4 4", "4 4 4 4 4")), "advance 4")
    one, two = (step(attacked, text).events for text in ("attack 4", "attack 4 4"))
    assert one == two
    assert (one[0].cards, one[0].distance) == ((), 0)


def test_an_open_discard_shows_every_card_played_and_is_imagined_as_it_lies():  # KG-23
    state = after(drawn(PLAIN, **OPEN), "advance 3", "retreat 4", "advance 1")
    assert [seen.discard for seen in looked(state)] == [(1, 3, 4)] * 3
    assert GAME.rules.view(GAME.rules.imagine(GAME.rules.view(state, 1), Random(1)), 1) == GAME.rules.view(state, 1)


def test_the_past_of_a_running_round_is_shut_until_the_round_is_over_unless_all_lies_open():  # KG-23, KG-24
    dealt = drawn(STRUCK)
    running = after(dealt, "advance 3")
    following = after(running, "attack 5 5")
    assert GAME.pacing.forgets(dealt) == GAME.pacing.forgets(running) != GAME.pacing.forgets(following)
    assert None not in (GAME.pacing.forgets(running), GAME.pacing.forgets(following))
    assert (
        GAME.pacing.forgets(drawn(PLAIN, **OPEN))
        is GAME.pacing.forgets(GAME.rules.leave(dealt, 1, Random(0)).state)
        is None
    )


def test_specials_still_to_come_are_known_but_not_their_order():  # KG-24
    states = [
        drawn(PLAIN, options={"specials": True}, special="cold_hands", standing={"specials": specials})
        for specials in (["open_palms", "single_cut"], ["single_cut", "open_palms"])
    ]
    assert looked(states[0]) == looked(states[1])
    assert "single_cut" not in GAME.rules.view(states[0], 0).specials_seen
    assert "cold_hands" in GAME.rules.view(states[0], 0).specials_seen


def test_a_finished_round_is_public_and_all_is_when_the_match_is_over():  # KG-24
    state = after(drawn(STRUCK), "advance 3", "attack 5 5")
    for seen in looked(state):
        assert [(action.seat, action.cards) for action in seen.last_round.actions] == [(0, (3,)), (1, (5, 5))]
        assert seen.last_round.hands == ((1, 2, 3, 4, 5), (1, 1, 2, 5, 5))
        assert seen.last is None, "the next round has begun"
    over = GAME.rules.leave(drawn(PLAIN), 1, Random(0)).state
    assert [(seen.open_hands, seen.last_round.pile) for seen in looked(over)] == [(over.hands, over.pile)] * 3


# The deal again


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_imagined_looks_the_same_and_is_otherwise_dealt_again(seat):  # KG-24
    state = GAME.rules.setup(2, {}, Random(8)).state
    for _ in range(5):
        state = after(state, told(state)[0])
    seen = GAME.rules.view(state, seat)
    deals = [GAME.rules.imagine(seen, Random(luck)) for luck in range(30)]
    assert {GAME.rules.view(deal, seat) for deal in deals} == {seen}
    assert len({deal.pile for deal in deals}) > 25
    assert len({deal.hands[1 if seat == 0 else 0] for deal in deals}) > 15
    assert len({deal.actions[0].cards for deal in deals}) > 2, "nor are the cards played before known"
    assert {len(deal.actions[0].cards) for deal in deals} == {1}


def test_an_enemy_who_is_asked_is_imagined_with_an_answer():  # KG-R20
    """They weren't hit at once, so they hold two 3s."""
    state = drawn(".|.........L..R..........|. / L 1 1 2 2 5 / *R 3 3 4 4 5 / pile 1 2 3 4 5 1 / attack 3 3")
    assert min(GAME.rules.imagine(GAME.rules.view(state, 0), Random(luck)).hands[1].count(3) for luck in range(20)) == 2


def test_nobody_is_imagined_with_a_card_that_an_attack_and_its_parry_used_up():  # KG-R12, KG-23
    attacking = drawn(".|.....L..R............|. / L 3 3 3 4 5 / *R 3 3 1 4 5 / pile 1 2 2 4 5")
    seen = GAME.rules.view(after(attacking, "attack 3 3", "parry"), 0)
    deals = [GAME.rules.imagine(seen, Random(luck)) for luck in range(50)]
    assert not [deal for deal in deals if 3 in (*deal.hands[1], *deal.pile)]
    assert {GAME.rules.view(deal, 0) for deal in deals} == {seen}


@pytest.mark.parametrize("pile", ["5 5 5 5 5 5 5", "1"])
def test_positions_of_more_or_fewer_cards_than_the_box_has_can_be_imagined_too(pile):
    picture = f".|.......L.......R.......|. / *L 5 5 5 / R 5 5 5 / pile {pile} {'3 ' * 20}"
    for seen in looked(drawn(picture, special="long_sleeves")):
        assert GAME.rules.view(GAME.rules.imagine(seen, Random(2)), seen.seat) == seen


@pytest.mark.parametrize("open_discard", [False, True])
def test_what_lies_open_is_the_same_in_a_view_and_in_its_state(open_discard):  # KG-23
    state = drawn(FOURS, options={"open_discard": open_discard})
    for move, cards in (("advance 4", [4]), ("attack 4 4", [4, 4]), ("parry", [4] * 4)):
        before, state = (sorted(lying(state)) if open_discard else []), after(state, move)
        new = cards[len(cards) // 2 :] if open_discard and move == "parry" else cards
        assert sorted(lying(state)) == sorted(before + new)
        assert [sorted(lying(seen)) for seen in looked(state)] == [sorted(lying(state))] * 3

"""An attack, and what is done about it."""

import pytest

from engine.games.karenza import GAME
from tests.engine.karenza.drawing import after, drawn, moved, step, told, topic

THREATENED = "0 ba3 0 | a5 a5 / *1 {} 0 | d4 d6 d7 a6 / table 0 a6 1 / attack {}"


def threatened(pose="bc1", cap=1, **options):
    return drawn(THREATENED.format(pose, cap), options=options)


def test_only_with_the_initiative_does_one_attack():  # KZ-R10, KZ-13
    state = threatened("ba2", 3)
    assert "play a6" not in told(state)
    free = drawn("*0 ba2 0 | a6 d4 / 1 bc1 0 | d4")
    assert told(free, of="play") == ["play a6"]


def test_the_moves_made_for_an_attack_are_told():  # KZ-R10
    struck = step(drawn("*0 cd2 0 | a6 / 1 bc1 0 | d4"), "play a6")
    [event] = struck.events
    assert (event.kind, event.seat, event.target, event.card, event.moves) == ("attacked", 0, 1, "a6", 2)


def test_a_defence_is_played_only_when_threatened():  # KZ-R11, KZ-13
    assert told(threatened(), of="play") == ["play d4", "play d6"]
    assert told(drawn("*0 bc1 0 | d4 / 1 bc1 0 | d4"), of="play") == []


def test_nobody_has_to_defend():  # KZ-R11
    assert "stand b c 1" in told(threatened())


def test_a_threatened_player_is_asked_out_of_turn_and_a_player_with_the_initiative_is_not():  # KZ-R9
    free = drawn("*0 ba2 0 | a6 / 1 bc1 0 | d4")
    assert topic(threatened())[1] in GAME.reactions
    assert topic(free)[1] not in GAME.reactions


@pytest.mark.parametrize(("pose", "stays"), [("bc1", "stand b c 1"), ("ad4", "stand a d 4")])
def test_an_order_to_stay_lets_it_through_and_moves_nothing(pose, stays):  # KZ-R11
    state = threatened(pose, cap=3)
    [ask], (order, _) = GAME.asks(state), GAME.orders
    assert (order.topic, str(order.find(state, ask))) == (ask.topic, stays)


@pytest.mark.parametrize(("pose", "cap", "stays"), [("bc1", 2, None), ("ad1", 0, "stand a d 1")])
def test_an_order_to_stay_if_there_is_no_parry_leaves_the_choice_of_a_parry(pose, cap, stays):  # KZ-R11
    state = threatened(pose, cap=cap)
    [ask], (_, order) = GAME.asks(state), GAME.orders
    assert (order.topic, order.find(state, ask) and str(order.find(state, ask))) == (ask.topic, stays)


@pytest.mark.parametrize(
    ("pose", "cap", "defences"),
    [
        ("bc1", 0, ["play d4", "play d6"]),
        ("ac1", 0, []),
        ("ac1", 1, ["play d4", "play d6"]),
        ("ad1", 1, []),
        ("ad1", 2, ["play d4", "play d6"]),
        ("cb1", 2, []),
        ("cb1", 3, ["play d4", "play d6"]),
    ],
)
def test_a_defender_makes_as_many_moves_as_the_attacker_did_and_no_more(pose, cap, defences):  # KZ-6
    for cap_on in ("always", "defence"):
        assert told(threatened(pose, cap, threat_cap=cap_on), of="play") == defences


@pytest.mark.parametrize(("cap", "poses"), [(0, 1), (1, 8), (2, 26), (3, 45)])
def test_a_player_who_lets_it_through_is_bound_too(cap, poses):  # KZ-6
    assert len(told(threatened(cap=cap), of="stand")) == poses
    assert sum(moved(threatened(cap=cap), count) for count in range(cap + 1)) == poses


@pytest.mark.parametrize("cap", range(4))
def test_unless_the_cap_is_on_defences_only(cap):  # KZ-6
    assert len(told(threatened(cap=cap, threat_cap="defence"), of="stand")) == 45


def test_what_is_let_through_scores_its_power_and_the_attacker_plays_next():  # KZ-R12
    scored = step(threatened(), "stand b d 1")
    assert scored.state.scores == (6, 0)
    assert topic(scored.state) == (0, "act")
    assert scored.state.poses == ("ba3", "bd1")
    conceded, score = scored.events
    assert (conceded.kind, conceded.seat, conceded.moves, conceded.pose) == ("conceded", 1, 1, "bd1")
    assert (score.kind, score.seat, score.target, score.points, score.score) == ("scored", 0, 1, 6, 6)


def test_it_clears_nothing():  # KZ-8
    scored = after(threatened(), "stand b c 1")
    assert [laid.card for laid in scored.table] == ["a6"]
    assert scored.discards == ((), ())


def test_and_draws_nothing():  # KZ-11
    before, scored = threatened(), after(threatened(), "stand b c 1")
    assert (scored.hands, scored.decks) == (before.hands, before.decks)


def test_an_attack_let_through_cannot_be_combined_with_a_discard():  # KZ-12
    assert not [text for text in told(threatened(cap=3)) if "discard" in text]


@pytest.mark.parametrize(
    ("attack", "pose", "defence", "initiative"),
    [("a6", "bc1", "d4", 0), ("a6", "bc1", "d6", 0), ("a6", "bc4", "d7", 1), ("a5", "bc1", "d6", 1)],
)
def test_more_power_takes_the_initiative(attack, pose, defence, initiative):  # KZ-R13
    state = drawn(
        f"""
         0 ba3 0 | a5
        *1 {pose} 0 | d4 d6 d7
         table 0 {attack} 1
         attack 0
        """
    )
    held = step(state, f"play {defence}")
    assert held.state.scores == (0, 0)
    assert topic(held.state) == (initiative, "act")
    [event] = held.events
    assert (event.attacker, event.attack, event.card, event.initiative) == (0, attack, defence, initiative)


def test_the_defence_lies_before_the_attack():  # KZ-R13
    held = after(threatened(), "play d4")
    assert [(laid.seat, laid.card, laid.target) for laid in held.table] == [(0, "a6", 1), (1, "d4", 0)]
    assert held.hands[1] == ("d6", "d7", "a6")


def test_scores_in_a_row_are_counted_until_a_defence():  # KZ-R12
    state = drawn("*0 ba2 0 | a6 a5 a6 / 1 bc1 0 | d4", options={"target": 10})
    once = step(after(state, "play a6"), "stand b c 1")
    assert once.events[1].streak == once.state.streak == 1
    struck = after(once.state, "play a5")
    assert struck.streak == 1
    assert step(struck, "stand b c 1").events[1].streak == 2
    assert after(struck, "play d4").streak == 0


def test_the_count_of_scores_in_a_row_ends_with_a_pass():  # KZ-R12
    state = drawn("*0 ba2 0 | a6 / 1 bc1 0 | d4")
    assert after(state, "play a6", "stand b c 1", "stand b a 3").streak == 0

"""Karenza's player: what it looks at, what it proves, what a fair fencer answers, and what it then plays."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.games.karenza import GAME
from engine.games.karenza.parts import POSES
from engine.games.karenza.thinking import think
from engine.games.karenza.thinking.certainty import sure_wins
from engine.games.karenza.thinking.duel import ENOUGH, PLAYOUTS, TRIED, exchanged, exchanging
from engine.games.karenza.thinking.features import Look, known
from engine.games.karenza.thinking.fencing import reply
from engine.games.karenza.thinking.heuristics import sensible, standing, suggested, surplus
from engine.halving import worth
from engine.network import rated
from tests.engine.karenza.drawing import begun, drawn

ALWAYS_CAPPED, UNLOCKED = {"options": {"threat_cap": "always"}}, {"options": {"sword_lock": False}}


def asked(state):
    [ask] = GAME.rules.asks(state)
    return GAME.rules.view(state, ask.seat), ask


def matches(seats, number):
    """The questions of some matches in options that luck chose, and their states. Every move is a sensible one."""
    luck = Random(seats)
    for seed in range(number):
        options = {name: luck.choice(values) for name, values in GAME.options.items()}
        state = GAME.rules.setup(seats, options, Random(seed)).state
        while asks := GAME.rules.asks(state):
            yield from ((state, ask) for ask in asks)
            state = GAME.rules.play(state, asks[0].seat, luck.choice(sensible(state, asks[0])), luck).state


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_it_thinks_of_is_allowed_and_shows_nothing_hidden(seats):
    for number, (state, ask) in enumerate(matches(seats, 6)):
        view = GAME.rules.view(state, ask.seat)
        deal = GAME.rules.imagine(view, Random(number))
        few, suggestion, fencer = sensible(state, ask), suggested(view, ask), reply(state, ask.seat, Random(0))
        assert 0 < len(set(few)) == len(few) <= 40
        assert {*few, fencer} <= set(ask.options)
        assert suggestion in {None, *ask.options}
        assert sensible(deal, ask) == few
        assert suggested(GAME.rules.view(deal, ask.seat), ask) == suggestion
        if not state.choices:
            assert reply(deal, ask.seat, Random(0)) == fencer
            assert sure_wins(deal, ask.seat) == sure_wins(state, ask.seat)


# What is worth a thought. a6 is played from ba2 and a5 from ba3; d4 and d6 stand at bc1, d7 at bc4.

THREATENED = "0 ba3 0 | a5 / *1 {} 0 | {} / table 0 {} 1 / attack 1"


@pytest.mark.parametrize(
    ("picture", "more", "thoughts"),
    [
        # Cards come first, then staying, then where the own cards are played from.
        ("*0 ba2 0 | a6 a5 d4 / 1 bc1 0 | d4 d7", {},
         "play a6, stand b a 2, stand b a 3, stand b c 1, "
         "stand b a 2 discard a5, stand b a 3 discard a5, stand b c 1 discard a5"),
        (THREATENED.format("bc1", "d4 d7 a6", "a6"), {}, "play d4, stand b c 1, stand b c 4, stand b a 2"),
        (THREATENED.format("bc1", "d4 d7 a6", "a6"), ALWAYS_CAPPED, "play d4, stand b c 1, stand b c 4"),
        ("*0 ba2 0 | / 1 bc1 0 | d4", {}, "stand b a 2"),
        ("*0 ba2 4 | a6 a5 d4 / 1 ba1 0 | d7 | d7", {}, "play a6"),  # a certain win
    ],
)  # fmt: skip
def test_what_is_worth_a_thought(picture, more, thoughts):
    state = drawn(picture, **more)
    assert ", ".join(map(str, sensible(state, asked(state)[1]))) == thoughts


def test_what_may_be_discarded_is_the_weakest_of_what_there_is_most_of_or_of_a_side_where_it_costs_one():
    assert [surplus(hand) for hand in (("a6", "a5", "d4"), ("a6", "d7", "d4"), ())] == [("a5",), ("d4",), ()]
    state = drawn("*0 ba1 0 | a6 a5 d7 d4 / 1 bc1 0 | d4", passes=6)
    view, ask = asked(state)
    assert {str(move).split()[-1] for move in sensible(state, ask)} == {"a5", "d4"}
    assert str(suggested(view, ask)).split()[-1] in {"a5", "d4"}


@pytest.mark.parametrize(
    ("picture", "stance"),
    [
        *((f"*0 --- 0 | {card} / 1 --- 0 | d4", stance) for card, stance in
          (("a6", "b a 2"), ("a5", "b a 3"), ("d4", "b c 1"), ("d7", "b c 4"))),
        ("*0 --- 0 | a6 a6 d4 d4 / 1 --- 0 | d4", "b a 2"),  # who attacks first has attacks ready, the others parries
        ("0 ba2 0 | d4 / *1 --- 0 | a6 a6 d4 d4", "b c 1"),
        ("*0 bc1 0 | a6 a6 d4 d4 / 1 bc1 0 | d4", "b c 1"),
    ],
)  # fmt: skip
def test_a_stance_is_suggested_from_which_the_cards_can_be_played(picture, stance):
    assert str(suggested(*asked(drawn(picture)))) == f"stand {stance}"
    placing = begun("masaru", "ortwin", luck=2)
    assert 3 <= len(sensible(placing, asked(placing)[1])) <= 7 < len(POSES)


# What is certain


@pytest.mark.parametrize(
    ("picture", "more", "sure"),
    [
        ("*0 ba2 4 | a6 / 1 ba1 0 | d7 | d7", {}, ["play a6"]),
        ("*0 ba2 4 | a6 / 1 bc1 0 | d7 | d7 d4", {}, []),  # what could be drawn as well as held spoils it
        ("*0 ba2 4 | a6 / 1 ba1 0 | d4 | d4", {}, ["play a6"]),  # the attack takes no move, the defence would
        ("*0 bc2 4 | a6 / 1 ba1 0 | d4 | d4", {}, []),  # now both take one
        ("*0 ba2 0 | a6 a5 / 1 ba1 0 | d4 | d4", {}, []),  # the target, hit once, may reach a defence
        ("*0 ba2 0 | a6 a5 / 1 ba1 0 | d4 | d4", ALWAYS_CAPPED, ["play a6"]),  # two hits: it stays where it is
        ("*0 ba2 0 | a6 / 1 ba1 0 | d4 | d4", ALWAYS_CAPPED, []),
        # A parry that leaves the initiative is spent, and leads to point 4, where nothing meets the second.
        ("*0 ba2 5 | a6 a5 / 1 bc1 0 | d4 | ", {}, ["play a6"]),
        ("*0 ba2 5 | a6 / 1 bc1 0 | d4 | ", {}, []),
        ("*0 ba2 5 | a6 a5 / 1 bc4 0 | d7 | ", {}, []),  # this one takes it
        ("*0 ba2 4 | a6 / 1 bc1 0 | d4 | d4 / 2 ba1 9 | d7 | d7", {}, ["play a6 2"]),
    ],
)
def test_attacks_that_win_whatever_the_target_may_hold(picture, more, sure):
    state = drawn(picture, **more)
    assert [str(move) for move in sure_wins(state, state.turn)] == sure
    if sure and len(state.poses) == 2:
        view, ask = asked(state)
        found = {str(think(view, ask, Random(luck), 20, 1.0, lambda: True)) for luck in range(4)}
        assert found == set(sure), "however far the hand wanders"


# A fair fencer


@pytest.mark.parametrize(
    ("picture", "answer"),
    [
        ("*0 ba2 0 | a6 joey6 / 1 ab1 0 | d4 d4 d4 | d4 d4", "play a6"),  # it takes no move
        ("*0 ba3 0 | a6 a5 / 1 ba4 0 | d7 d7 | d7", "play a5"),  # a6 is out of reach with the sword at 3
        (THREATENED.format("bc1", "d4 d6 d7", "a5"), "play d6"),  # the weakest that takes the initiative
        (THREATENED.format("bc1", "d4 d7", "a5"), "play d4"),  # d7 needs the sword elsewhere
        (THREATENED.format("bd2", "d4", "a5"), "stand b c 1"),  # where its cards are played
        # a6 takes a move here: the first may have a d4 or d6 where it stands, the second none within a move.
        ("*0 bc2 0 | a6 / 1 bc1 0 | d4 d6 | d4 / 2 ba1 0 | d7 | a5", "play a6 2"),
    ],
)
def test_what_a_fair_fencer_answers(picture, answer):
    state = drawn(picture)
    assert str(reply(state, state.turn, Random(0))) == answer


# How it stands


def first(picture, **more):
    return standing(drawn(picture, streak=1, **more))[0]


def test_just_after_a_hit_points_cards_and_the_turn_count():
    even = first("*0 ba2 5 | a6 d4\n 1 bc1 5 | a6 d4")
    assert 0.5 < even < first("*0 ba2 8 | a6 d4\n 1 bc1 5 | a6 d4") < first("*0 ba2 8 | a6 a5 d4\n 1 bc1 5 | a6") < 1
    assert first(" 0 ba2 5 | a6 d4\n*1 bc1 5 | a6 d4") == pytest.approx(1 - even)
    assert first("*0 ba2 3 | a6 d4\n 1 bc1 1 | a6 d4") < first("*0 ba2 9 | a6 d4\n 1 bc1 7 | a6 d4"), "nearer the end"
    three = standing(drawn("*0 ba2 5 | a6 d4 / 1 bc1 5 | a6 d4 / 2 bc1 5 | a6 d4", streak=1))
    assert three[0] > three[1] == three[2]
    assert standing(drawn("*0 ba2 0 | a6 / 1 bc1 9 | d4 / 2 bc1 9 | d4", streak=1, left=[2]))[2] == 0
    assert standing(drawn("*0 ba2 5 | a6 / 1 bc1 0 | d4")) is None
    assert standing(drawn(THREATENED.format("bc1", "d4", "a6"), streak=1)) is None


# What is played


def answers(playouts, wander, times):
    state = begun("masaru", "ortwin", luck=2)
    view, ask = asked(state)
    ranked = [move for _, move in rated(Look(view), sensible(state, ask))]
    return Counter(think(view, ask, Random(luck), playouts, wander, lambda: True) for luck in range(times)), ranked


def test_few_playouts_are_not_spent_and_a_wandering_hand_plays_mostly_what_looks_better():
    found, ranked = answers(ENOUGH - 1, 0.0, 20)
    assert found == {ranked[0]: 20}
    found, ranked = answers(20, 1.0, 100)
    half = len(ranked) // 2
    assert max(found, key=found.__getitem__) == ranked[0]
    assert sum(found[move] for move in ranked[:half]) > 60 > sum(found[move] for move in ranked[half:]) > 0


def test_of_the_promising_moves_the_one_is_made_that_does_best_an_exchange_later():
    """Not more are tried than there are playouts for."""
    state, luck, tries = begun("masaru", "ortwin", luck=55), Random(99), []
    view, ask = asked(state)
    best, *others = (move for _, move in rated(Look(view), sensible(state, ask)))
    made = think(view, ask, Random(1), 1000, 0.0, lambda: not tries.append(1))
    assert 1 < len(tries) <= 1000 // PLAYOUTS
    assert made in others[: TRIED - 1], "another than the network would choose at once"
    better, worse = worth(
        (made, best), lambda: GAME.rules.imagine(view, luck), exchanging(ask.seat, luck), 300, lambda: True
    )
    assert better > worse
    over = drawn("*0 ba2 10 | a6 / 1 bc1 3 | d4", ended="points")
    assert [exchanged(over, seat, Random(0)) for seat in (0, 1)] == [1, 0]


@pytest.mark.parametrize("warriors", [("masaru", "ortwin"), ("masaru", "ortwin", "ines")])
def test_it_stops_when_time_is_up(warriors):
    view, ask = asked(begun(*warriors, luck=2))
    left = iter([True, False])
    assert think(view, ask, Random(1), 10**6, 0.0, lambda: next(left)) in ask.options


def test_an_attack_that_decides_the_match_is_parried():
    view, ask = asked(drawn("0 ba3 5 | a5 a5 / *1 bc1 0 | d4 d6 / table 0 a5 1 / attack 1"))
    assert {str(think(view, ask, Random(luck), 20, 0.0, lambda: True)).split()[0] for luck in range(4)} == {"play"}


def test_the_network_has_seen_two_of_the_offered_warriors_and_gets_facts_that_no_deal_changes():
    view, ask = asked(begun("masaru", "ortwin", luck=2))
    assert known(view)
    assert not known(asked(begun("masaru", "ortwin", "ines", luck=2))[0])
    assert not known(asked(drawn("*0 ba2 4 | a6 a5 d4 / 1 ba1 0 | d7 | d7"))[0])
    assert not known(replace(view, options=replace(view.options, target=7)))
    assert not known(replace(view, hand_sizes=(8, 7)))
    look, other = Look(view), Look(view)
    other.deal = GAME.rules.imagine(view, Random(3))
    assert other.deal.hands != look.deal.hands
    assert all(look.facts(move) == other.facts(move) for move in ask.options)

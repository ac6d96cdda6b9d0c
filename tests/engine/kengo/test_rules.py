"""The rules, clause by clause, in drawn positions."""

from collections import Counter
from random import Random

import pytest

from engine import match
from engine.core import Outcome
from engine.games.kengo import GAME
from engine.games.kengo.parts import BOX, CARDS, SPECIALS
from engine.games.kengo.rules import new_round, special_deck
from engine.games.kengo.state import Options, Standing
from tests.engine.forbidden import forbidden
from tests.engine.kengo.drawing import after, deeds, drawn, ended, mat, step, told, topic

BASIC, ADVANCED = {"options": {"level": "basic"}}, {"options": {"level": "advanced"}}
NO_PARRY = {"options": {"level": "basic", "basic_last_parry": False}}
SPECIAL = {each: {"special": each} for each in SPECIALS if each}
SEEDS = range(20)


def begun(seed, **options):
    return GAME.rules.setup(2, options, Random(seed)).state


# Setting up


@pytest.mark.parametrize(
    ("tatami", "expected"), [("23", "L|.......................|R"), ("21", "L|.....................|R")]
)
def test_both_begin_outside_a_mat_of_the_chosen_length(tatami, expected):  # KG-R1
    assert mat(begun(1, tatami=tatami)) == expected


def test_luck_runs_in_a_fixed_order_and_the_starter_is_dealt_first():  # KG-R3, KG-R4, KG-R5, KG-3, KG-6
    assert Counter((*begun(3).hands[0], *begun(3).hands[1], *begun(3).pile)) == dict.fromkeys(range(1, 6), 5)
    assert begun(1).special is None
    assert {begun(seed).turn for seed in SEEDS} == {0, 1}
    for seed in SEEDS:
        luck = Random(seed)
        starter = luck.randrange(2)
        specials = tuple(luck.sample(special_deck(Options(specials=True)), 8))
        made = GAME.rules.setup(2, {"specials": "on"}, Random(seed))
        state, rule = made.state, SPECIALS[specials[0]]
        cards = luck.sample(CARDS, 25)[rule.aside :]
        assert (state.turn, state.special, state.standing.specials) == (starter, specials[0], specials[1:])
        assert state.hands[starter] == tuple(sorted(cards[: rule.hand]))
        assert state.hands[1 - starter] == tuple(sorted(cards[rule.hand : 2 * rule.hand]))
        assert state.pile == tuple(cards[2 * rule.hand :])
        assert (made.events[0].seat, made.events[-1].special) == (starter, specials[0])


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ({}, set()),
        ({"rounds": 1}, {"high_stakes"}),
        ({"level": "basic"}, set()),
        ({"level": "basic", "basic_last_parry": False}, {"single_cut", "flowing_guard"}),
        ({"level": "advanced", "basic_last_parry": False}, set()),
    ],
)
def test_specials_without_effect_stay_in_the_box(options, missing):  # KG-5
    deck = special_deck(Options(specials=True, **options))
    assert sorted(deck) == sorted({special["key"] for special in BOX["special"]} - missing)


def test_whether_a_last_attack_is_parried_is_a_question_of_basic_alone():  # KG-7
    assert "basic_last_parry" in match.counting(GAME, {"level": "basic"})
    assert "basic_last_parry" not in match.counting(GAME, {"level": "normal"})


# What may be answered

FAR = ".|......L...........R....|. / *L 1 2 2 5 5 / R 1 2 3 4 5 / pile 3 4 3 4 3 4"
NEAR = ".|.........L..R..........|. / *L 3 3 3 1 2 / R 3 1 2 4 5 / pile 4 4 4 5 5 5"
TWO_STEPS = ".|.......L.......R.......|. / *L 3 3 5 5 4 / R 1 1 2 2 3 / pile 1 2 3 4 1 2"
ATTACKED = ".|.........L..R..........|. / L 1 1 2 4 5 / *R 3 3 1 2 4 / pile 4 5 4 5 4 5 / attack 3"
LUNGED = ATTACKED.replace("attack", "lunge")
LAST_OF_BASIC = ".|.........L...R.........|. / *L 1 2 2 4 5 / R 3 3 3 1 2 / pile {}"
CLOSE = ".|.........L.R...........|. / *L {} / R 2 2 3 3 3 / pile 1 2 3 4"
FLOWING = ".|.........L..R..........|. / L 1 1 2 2 5 / *R 1 2 4 5 5 / pile 1 2 3 4 / attack 3 3"
EDGES = ".|..L.................R..|. / L 1 2 3 4 5 / R 1 2 3 4 5 / pile 1 2"


@pytest.mark.parametrize(
    ("picture", "more", "texts", "answers"),
    [
        # KG-R7, KG-R8, KG-R9, KG-S1: exactly the distance strikes, less walks; KG-28: there is no passing.
        (FAR, {}, [], "advance 1, advance 2, advance 5, retreat 1, retreat 2, retreat 5"),
        (NEAR, {}, [], "advance 1, advance 2, retreat 1, retreat 2, retreat 3, attack 3, attack 3 3, attack 3 3 3"),
        (NEAR, BASIC, [], "advance 1, advance 2, retreat 1, retreat 2, retreat 3, attack 3"),  # KG-20, KG-R2
        # KG-13: one card, then equal cards of the new distance, of those that are left.
        (
            TWO_STEPS,
            ADVANCED,
            [],
            "advance 3, advance 4, advance 5, retreat 3, retreat 4, retreat 5, "
            "advance 3 attack 5, advance 3 attack 5 5, advance 5 attack 3, advance 5 attack 3 3",
        ),
        (TWO_STEPS, {}, [], "advance 3, advance 4, advance 5, retreat 3, retreat 4, retreat 5"),  # KG-R2
        # KG-1: the places outside count; KG-2: nobody steps out of the mat.
        ("L|..R....................|. / L 1 / *R 3 1 1 1 1 / pile 1 2", {}, [],
         "advance 1, retreat 1, retreat 3, attack 3"),
        (".|...................L...|R / *L 4 3 3 3 1 / R 1 / pile 1 2", {}, [],
         "advance 1, advance 3, retreat 1, retreat 3, retreat 4, attack 4"),
        (EDGES.replace(" L 1", "*L 1"), {}, [],
         "advance 1, advance 2, advance 3, advance 4, advance 5, retreat 1, retreat 2"),
        (EDGES.replace(" R 1", "*R 1"), {}, [],
         "advance 1, advance 2, advance 3, advance 4, advance 5, retreat 1, retreat 2"),
        (".|L.R....................|. / *L 1 4 4 5 5 / R 1 1 1 1 1 / pile 1 2", {}, [], "advance 1"),  # KG-R20: asked
        # KG-27, KG-15: one question holds every answer.
        (ATTACKED, ADVANCED, [], "parry, hit"),  # KG-S8: no withdrawal from a plain attack
        (LUNGED, ADVANCED, [], "parry, withdraw 1, withdraw 2, withdraw 3, withdraw 4, hit"),
        (LUNGED.replace("R 3 3 1 2 4", "R 1 2 2 4 5"), ADVANCED, [],
         "withdraw 1, withdraw 2, withdraw 4, withdraw 5, hit"),
        (NEAR.replace("R 3 1", "R 3 3"), {}, ["attack 3 3"], "parry, hit"),  # KG-R12
        (ATTACKED, {}, ["parry"], "advance 1, advance 2, retreat 1, retreat 2, retreat 3, retreat 4, attack 3"),
        # KG-R15, KG-7: the last attack of Basic.
        (LAST_OF_BASIC.format(5), BASIC, ["advance 1"], "attack 3, attack 3 3, attack 3 3 3, pass"),
        (LAST_OF_BASIC.format(3), BASIC, ["advance 1", "attack 3"], "parry, hit"),
        (LAST_OF_BASIC.format(3), NO_PARRY, ["advance 1"], "attack 3, pass"),
        # KG-R23: room behind the start, also for a withdrawal (KG-15).
        (EDGES.replace(" L 1", "*L 1"), SPECIAL["crowded_hall"], [],
         "advance 1, advance 2, advance 3, advance 4, advance 5, retreat 1, retreat 2"),
        (
            ".|..............L...R....|. / L 1 1 2 2 5 / *R 3 3 5 2 4 / pile 4 5 4 5 / lunge 4",
            ADVANCED | SPECIAL["crowded_hall"],
            [],
            "parry, withdraw 2, withdraw 3, withdraw 4, hit",
        ),
        # KG-R24: no retreat for a player who can play another card; a withdrawal always.
        (CLOSE.format("1 4 4 5 5"), SPECIAL["no_way_back"], [], "advance 1"),
        (CLOSE.format("2 4 4 5 5"), SPECIAL["no_way_back"], [], "attack 2"),
        (CLOSE.format("3 4 4 5 5"), SPECIAL["no_way_back"], [], "retreat 3, retreat 4, retreat 5"),
        (CLOSE.format("1 1 4 5 5"), SPECIAL["no_way_back"] | ADVANCED, [], "advance 1, advance 1 attack 1"),
        (
            ".|.........L.R...........|. / L 1 1 1 4 5 / *R 2 2 1 3 3 / pile 1 2 / lunge 2",
            SPECIAL["no_way_back"] | ADVANCED,
            [],
            "parry, withdraw 1, withdraw 2, withdraw 3, hit",
        ),
        # KG-R25: attacks of one card.
        (
            ".|.........L..R..........|. / *L 1 2 2 3 3 / R 3 3 3 3 3 / pile 1 2 4 5",
            SPECIAL["single_cut"] | ADVANCED,
            [],
            "advance 1, advance 2, retreat 1, retreat 2, retreat 3, attack 3, advance 1 attack 2, advance 2 attack 1",
        ),
        (LAST_OF_BASIC.format(3), SPECIAL["single_cut"] | BASIC, ["advance 1"], "attack 3, pass"),
        # KG-R26: as many cards of the same total.
        (FLOWING, SPECIAL["flowing_guard"], [], "parry 1 5, parry 2 4, hit"),
        (FLOWING.replace("1 2 4 5 5", "1 1 1 3 3").replace("attack 3 3", "attack 3"), SPECIAL["flowing_guard"], [],
         "parry 3, hit"),
        (
            ".|.........L...R.........|. / *L 1 2 2 4 5 / R 3 3 5 1 1 / pile 1",
            SPECIAL["flowing_guard"] | BASIC,
            ["advance 1", "attack 3 3"],
            "parry 1 5, parry 2 4, hit",
        ),
    ],
)  # fmt: skip
def test_what_may_be_answered(picture, more, texts, answers):
    assert told(after(drawn(picture, **more), *texts)) == answers.split(", ")


# What an answer does

S4 = ".|.........L..R..........|. / *L 3 3 1 4 5 / R 3 3 4 2 1 / pile 1 2 1 2 1 2 1 2 1 2"
ALL_PARRIED = ".|.........L..R..........|. / L 1 1 2 4 5 / *R 3 3 / pile 4 5 4 5 4 5 / attack 3 3"
PARRIED_AND_BACK = ".|.........L..R..........|. / *L 3 3 1 2 2 / R 3 3 5 5 5 / pile 4 5 5"


@pytest.mark.parametrize(
    ("picture", "more", "texts", "expected", "hand", "pile", "now"),
    [
        # KG-R6, KG-R7, KG-R10, KG-S2, KG-R1: left walks up, right walks down; then the hand is filled up.
        (FAR, {}, ["advance 1"], ".|.......L..........R....|.", "2 2 3 5 5", "4 3 4 3 4", (1, "act")),
        (FAR, {}, ["retreat 5"], ".|.L................R....|.", "1 2 2 3 5", "4 3 4 3 4", (1, "act")),
        (FAR.replace("*L", "L").replace("R 1", "*R 1"), {}, ["advance 2"], ".|......L.........R......|.", "1 3 3 4 5",
         "4 3 4 3 4", (0, "act")),
        # KG-31: the attacker fills up before the attack is answered.
        (NEAR, {}, ["attack 3"], ".|.........L..R..........|.", "1 2 3 3 4", "4 4 5 5 5", (1, "defend")),
        (TWO_STEPS.replace("R 1", "R 5"), ADVANCED, ["advance 3 attack 5"], ".|..........L....R.......|.", "1 2 3 4 5",
         "3 4 1 2", (1, "defend")),
        # KG-19: a pile that ends in the middle gives what is there.
        (NEAR.replace("R 3 1 2 4 5 / pile 4 4 4 5 5 5", "R 3 3 3 1 2 / pile 4"), {}, ["attack 3 3 3"],
         ".|.........L..R..........|.", "1 2 4", "", (1, "defend")),
        # KG-R12, KG-S5, KG-27: a parry takes as many of the same card, draws none, and a turn follows.
        (S4, {}, ["attack 3 3", "parry"], ".|.........L..R..........|.", "1 2 4", "1 2 1 2 1 2 1 2", (1, "act")),
        (S4, {}, ["attack 3 3", "parry", "retreat 2"], ".|.........L....R........|.", "1 1 1 2 4", "2 1 2 1 2",
         (0, "act")),
        # KG-14, KG-S9: of an advance and attack only the attack cards are matched.
        (".|.......L....R..........|. / *L 2 3 3 4 5 / R 3 3 1 1 1 / pile 4 5 4 5 4 5", ADVANCED,
         ["advance 2 attack 3 3", "parry"], ".|.........L..R..........|.", "1 1 1", "5 4 5", (1, "act")),
        # KG-15: a withdrawal goes back one card, draws one and ends the turn.
        (LUNGED, ADVANCED, ["withdraw 4"], ".|.........L......R......|.", "1 2 3 3 4", "5 4 5 4 5", (0, "act")),
        # KG-18: a player who has no card left after a parry only fills their hand.
        (ALL_PARRIED, {}, ["parry"], ".|.........L..R..........|.", "4 4 4 5 5", "5", (0, "act")),
        (PARRIED_AND_BACK, {}, ["attack 3", "parry", "attack 3"], ".|.........L..R..........|.", "5 5 5 5 5", "",
         (0, "defend")),
    ],
)  # fmt: skip
def test_what_an_answer_does(picture, more, texts, expected, hand, pile, now):
    before = after(drawn(picture, **more), *texts[:-1])
    state = step(before, texts[-1]).state
    assert (mat(state), topic(state)) == (expected, now)
    assert " ".join(map(str, state.hands[before.turn])) == hand
    assert " ".join(map(str, state.pile)) == pile


def test_what_happens_unasked_is_told():  # KG-18, KG-R19, KG-R20
    [parried, filled] = step(drawn(ALL_PARRIED), "parry").events
    assert (parried.deed, filled.deed, filled.cards) == ("parry", "refill", ())
    attack = step(drawn(NEAR.replace("pile 4 4 4 5 5 5", "pile 4")), "attack 3").events
    assert [event.kind for event in attack] == ["acted", "last_card"]
    parry = step(after(drawn(LAST_ATTACK), "attack 4"), "parry")
    assert [event.kind for event in parry.events][:2] == ["acted", "round_over"], "KG-11: there is no turn"


# The end of a round

LAST_CARD = ".|..........L...R........|. / *L 1 3 3 2 5 / R 3 4 4 1 5 / pile 1"
LAST_ATTACK = ".|..........L...R........|. / *L 4 1 2 3 5 / R 4 4 1 3 3 / pile 5"
S11 = ".|.........L...R.........|. / *L 4 1 2 3 5 / R 4 4 1 2 3 / pile 4"
WITHDRAWING = ".|.....L......R..........|. / *L 3 4 1 2 5 / R 2 5 5 5 1 / pile 5 5"
EVEN = ".|..........L..R.........|. / *L 1 2 2 5 5 / R 1 2 2 5 5 / pile 5"
BASIC_EVEN = ".|..........L..R.........|. / *L 1 2 2 4 5 / R 4 1 2 2 1 / pile 5"
EVEN_ATTACK = ".|.........L...R.........|. / *L 4 4 1 2 3 / R 4 4 1 1 2 / pile 5"
THREE_DRAWS = {"standing": {"draws": 3}}


@pytest.mark.parametrize(
    ("picture", "more", "texts", "end"),
    [
        (ATTACKED, ADVANCED, ["hit"], (0, "hit")),  # KG-R13, KG-16
        (LUNGED, ADVANCED, ["hit"], (0, "hit")),
        (NEAR.replace("R 3", "R 2"), {}, ["attack 3"], (0, "hit")),  # KG-R11: nobody can answer
        (S4.replace("R 3 3", "R 3 5"), {}, ["attack 3 3"], (0, "hit")),  # KG-S4
        (NEAR, BASIC, ["attack 3"], (0, "hit")),  # KG-R11: though the enemy holds the card
        # KG-15, KG-R20: neither parry nor withdrawal.
        (".|.................L....R|. / *L 3 2 4 1 5 / R 1 3 4 5 5 / pile 4 5 4 5", ADVANCED, ["advance 3 attack 2"],
         (0, "hit")),
        # KG-R14, KG-S6: nothing to play, unasked, at every level; KG-17: also after a parry.
        (".|L......R...............|. / L 4 4 4 5 5 / *R 4 1 1 1 1 / pile 1 2 3", {}, ["advance 4"], (1, "no_card")),
        (".|L......R...............|. / L 4 4 4 5 5 / *R 4 1 1 1 1 / pile 1 2 3", BASIC, ["advance 4"], (1, "no_card")),
        (".|...................L..R|. / L 1 1 2 4 5 / *R 3 4 4 5 5 / pile 4 5 4 5 / attack 3", {}, ["parry"],
         (0, "no_card")),
        (".|L..R...................|. / L 4 4 5 5 5 / *R 3 3 / pile 4 5 4 5 4 5 / attack 3 3", {}, ["parry"],
         (1, "no_card")),
        # KG-7, KG-8, KG-12, KG-S11: the last attack of Basic.
        (LAST_OF_BASIC.format(3), BASIC, ["advance 1", "attack 3 3"], (1, "hit")),
        (LAST_OF_BASIC.format(3), NO_PARRY, ["advance 1", "attack 3"], (1, "hit")),
        (LAST_OF_BASIC.format(5), BASIC, ["advance 1", "pass"], (0, "position")),
        (LAST_OF_BASIC.format(5), NO_PARRY, ["advance 1", "pass"], (0, "position")),
        (LAST_OF_BASIC.format(5).replace("R 3 3 3", "R 4 4 4"), BASIC, ["advance 1"], (0, "position")),
        (".|...................L..R|. / *L 1 4 5 5 5 / R 5 5 5 5 5 / pile 5", BASIC, ["advance 1"], (0, "position")),
        (LAST_OF_BASIC.format(3), BASIC, ["advance 1", "attack 3", "parry"], (0, "position")),  # hands aren't counted
        # KG-9, KG-10, KG-R16: the last card without an attack: cards equal to the distance, then position.
        (LAST_CARD, {}, ["advance 1"], (0, "count")),
        (LAST_CARD, ADVANCED, ["advance 1"], (0, "count")),
        (LAST_CARD, SPECIAL["single_cut"], ["advance 1"], (0, "count")),  # KG-R25
        (LAST_CARD.replace("*L 1 3 3", "*L 1 3 4"), {}, ["advance 1"], (0, "position")),
        (LAST_CARD.replace("R 3 4 4", "R 3 3 3"), {}, ["advance 1"], (1, "count")),
        (".|..........L......R.....|. / *L 1 5 5 5 5 / R 1 1 2 2 3 / pile 5", {}, ["advance 1"], (0, "position")),
        (".|.......L.......R.......|. / *L 1 1 3 3 3 / R 1 2 2 3 3 / pile 5", {}, ["retreat 1"], (1, "position")),
        # KG-R16: behind the own start counts below nothing.
        (".|..L.................R..|. / *L 1 5 5 5 5 / R 5 5 5 5 5 / pile 5", SPECIAL["crowded_hall"], ["retreat 1"],
         (1, "position")),
        # KG-11, KG-17, KG-31, KG-S11: after the parry of a last attack hands are counted as they are.
        (LAST_ATTACK, {}, ["attack 4", "parry"], (1, "count")),
        (".|..................L...R|. / *L 4 1 2 3 5 / R 4 5 5 5 5 / pile 5", {}, ["attack 4", "parry"],
         (0, "position")),
        (".|..........L...R........|. / *L 4 4 2 3 5 / R 4 / pile 5", {}, ["attack 4", "parry"], (0, "count")),
        (PARRIED_AND_BACK, {}, ["attack 3", "parry", "attack 3", "parry"], (1, "position")),
        (S11.replace("R 4 4", "R 5 5"), {}, ["attack 4"], (0, "hit")),
        (S11, {}, ["attack 4", "parry"], (None, "draw")),
        (S11.replace("pile 4", "pile 5"), {}, ["attack 4", "parry"], (1, "count")),
        (S11.replace("R 4 4", "R 4 5"), {}, ["attack 4", "parry"], (0, "count")),
        # KG-29, KG-S12: from the attack that emptied the pile; R is 11 squares in, L 9.
        (WITHDRAWING, ADVANCED, ["advance 3 attack 4", "withdraw 1"], (1, "position")),
        (WITHDRAWING, ADVANCED, ["advance 3 attack 4", "withdraw 2"], (None, "draw")),
        (WITHDRAWING, ADVANCED, ["advance 3 attack 4", "withdraw 5"], (0, "position")),
        # KG-30: a withdrawal, or a filling up, that draws the last card.
        (".|..........L...R........|. / L 5 5 1 2 3 / *R 1 4 4 3 3 / pile 2 / lunge 4", ADVANCED, ["withdraw 1"],
         (0, "count")),
        (".|..........L...R........|. / L 5 5 1 2 3 / *R 4 4 / pile 4 2 2 / attack 4 4", {}, ["parry"], (1, "count")),
        # KG-21: after three draws in a row it goes to the player who did not draw the last card.
        (EVEN, {"standing": {"draws": 2}}, ["retreat 1"], (None, "draw")),
        (EVEN, THREE_DRAWS, ["retreat 1"], (1, "drawn_last")),
        (BASIC_EVEN, BASIC | THREE_DRAWS, ["retreat 1", "pass"], (1, "drawn_last")),
        (BASIC_EVEN, BASIC | THREE_DRAWS, ["retreat 1", "attack 4", "parry"], (1, "drawn_last")),
        (EVEN_ATTACK, THREE_DRAWS, ["attack 4 4", "parry"], (1, "drawn_last")),  # KG-19: as a part of more
        (EVEN_ATTACK.replace("*L", "L").replace("R 4", "*R 4"), THREE_DRAWS, ["attack 4 4", "parry"],
         (0, "drawn_last")),
        (".|........L...R..........|. / L 1 2 3 3 5 / *R 2 1 3 3 5 / pile / lunge 4", ADVANCED | THREE_DRAWS,
         ["withdraw 2"], (1, "drawn_last")),
    ],
)  # fmt: skip
def test_a_round_ends(picture, more, texts, end):
    assert ended(after(drawn(picture, **more), *texts[:-1]), texts[-1]) == end


# The match

WON_BY_LEFT = ".|.........L..R..........|. / *L 3 3 1 4 5 / R 1 1 2 4 5 / pile 1 2 1 2"
WON_BY_RIGHT = ".|.........L..R..........|. / L 1 1 2 4 5 / *R 3 3 1 4 5 / pile 1 2 1 2"
BEST_OF_THREE = {"matches": 3, "rounds": 3, "specials": True}


def won(picture, score=(0, 0), special=None, options=None, **standing):
    state = drawn(picture, special=special, options=options or {}, standing={"score": score, **standing})
    return step(state, "attack 3")


@pytest.mark.parametrize(
    ("picture", "more", "outcome"),
    [
        (WON_BY_LEFT, {"score": [4, 0]}, Outcome((0,), (1, 2), "rounds")),
        (WON_BY_LEFT, {"score": [2, 0], "options": {"rounds": 3}}, Outcome((0,), (1, 2), "rounds")),
        (WON_BY_RIGHT, {"score": [0, 4]}, Outcome((1,), (2, 1), "rounds")),
        (WON_BY_LEFT, {"score": [3, 4]}, None),
        (WON_BY_LEFT, {"score": [4, 2], "special": "high_stakes"}, Outcome((0,), (1, 2), "rounds")),  # KG-R28: 6 of 5
        (WON_BY_LEFT, {"score": [2, 0], "options": BEST_OF_THREE, "matches_won": [1, 1]},
         Outcome((0,), (1, 2), "matches")),
        (WON_BY_LEFT, {"score": [2, 0], "options": BEST_OF_THREE, "matches_won": [0, 1]}, None),
    ],
)  # fmt: skip
def test_the_chosen_number_of_rounds_or_two_matches_win(picture, more, outcome):  # KG-R17, KG-22
    over = won(picture, **more).state
    assert GAME.rules.outcome(over) == outcome
    assert bool(GAME.rules.asks(over)) == (outcome is None)


def test_after_a_round_the_loser_starts_the_next_and_specials_turn_up():  # KG-6, KG-R5, KG-5, KG-21
    for starter in (0, 1):
        following = won(WON_BY_LEFT, [3, 4], starter=starter, round=8, draws=2)
        now = following.state.standing
        assert (now.score, now.round, now.draws, now.starter, following.state.turn) == ((4, 4), 9, 0, 1, 1)
        assert mat(following.state) == "L|.......................|R"
        assert [event.kind for event in following.events] == ["acted", "acted", "round_over", "begun"]
        even = after(drawn(EVEN, standing={"starter": starter}), "retreat 1")
        assert (even.turn, even.standing.score, even.standing.draws) == (1 - starter, (0, 0), 1), "and of a draw"
    next_one = won(
        WON_BY_LEFT, options={"specials": True}, special="open_palms", specials=["cold_hands", "high_stakes"]
    )
    assert (next_one.state.special, next_one.state.standing.specials) == ("cold_hands", ("high_stakes",))
    assert next_one.events[2].round.special == "open_palms"
    again = won(WON_BY_LEFT, options={"specials": True}, special="no_way_back").state
    assert {again.special, *again.standing.specials} == {special["key"] for special in BOX["special"]}, (
        "all are used up"
    )


def test_the_best_of_three_starts_again_with_the_loser():  # KG-22
    for picture, winner in ((WON_BY_LEFT, 0), (WON_BY_RIGHT, 1)):
        step = won(picture, [2, 2], options=BEST_OF_THREE, round=5, draws=2, specials=["cold_hands"], starter=winner)
        now = step.state.standing
        assert (now.matches_won[winner], now.score, now.round, now.draws, now.starter) == (1, (0, 0), 1, 0, 1 - winner)
        assert {step.state.special, *now.specials} == {special["key"] for special in BOX["special"]}, "shuffled again"
        assert [event.kind for event in step.events][3:] == ["match_won", "begun"], "no lot is drawn again"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("picture", [WON_BY_LEFT, ATTACKED])
def test_a_player_who_leaves_loses_all_of_it(seat, picture):  # KG-R18, KG-22, KG-24
    state = drawn(picture, options={"matches": 3}, standing={"score": [4, 0]})
    left = GAME.rules.leave(state, seat, Random(0))
    assert GAME.rules.outcome(left.state) == Outcome((1 - seat,), (2, 1) if seat == 0 else (1, 2), "left")
    assert (GAME.rules.asks(left.state), left.state.attack, left.state.standing.score) == ((), (), (4, 0))
    [gone, over] = left.events
    assert (gone.kind, gone.seat) == ("left", seat)
    assert (over.round.winner, over.round.reason, over.round.points) == (1 - seat, "left", 0)
    assert (over.round.hands, over.round.pile) == (state.hands, state.pile)


def test_what_is_shown_of_a_round_is_all_of_it():  # KG-24
    state = after(drawn(WON_BY_LEFT.replace("R 1 1", "R 3 1")), "attack 3", "parry", "advance 2")
    over = GAME.rules.leave(state, 1, Random(0)).events[1].round
    assert [(each.seat, each.play, each.cards, each.start, each.stop) for each in over.actions] == [
        (0, "attack", (3,), 10, 10),
        (1, "parry", (3,), 13, 13),
        (1, "advance", (2,), 13, 11),
    ]


# Specials


@pytest.mark.parametrize(
    ("special", "hand", "pile", "aside", "expected"),
    [
        ("long_sleeves", 6, 12, 1, "L|.......................|R"),  # KG-R21
        ("cold_hands", 4, 17, 0, "L|.......................|R"),  # KG-R22
        ("crowded_hall", 5, 15, 0, ".|..L.................R..|."),  # KG-R23
    ],
)
def test_a_special_changes_the_deal(special, hand, pile, aside, expected):
    state = new_round(Options(specials=True), Standing(specials=(special,)), Random(5)).state
    assert (tuple(map(len, state.hands)), len(state.pile), len(state.aside)) == ((hand, hand), pile, aside)
    assert sorted((*state.hands[0], *state.hands[1], *state.pile, *state.aside)) == sorted(CARDS)
    assert mat(state) == expected
    assert len(after(state, told(state)[0]).hands[0]) == hand
    assert GAME.rules.leave(state, 0, Random(0)).events[1].round.aside == state.aside, "shown with the round"


def test_flowing_guard_decides_whether_an_attack_hits_at_once():  # KG-R26
    attacking = FLOWING.replace(" / attack 3 3", "").replace(" L 1 1 2 2 5", "*L 3 3 2 2 5").replace("*R", " R")
    assert ended(drawn(attacking), "attack 3 3") == (0, "hit")
    assert topic(after(drawn(attacking, special="flowing_guard"), "attack 3 3")) == (1, "defend")
    assert after(drawn(FLOWING, special="flowing_guard"), "parry 1 5").hands[1] == (2, 4, 5)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_open_palms_lays_both_hands_face_up(seat):  # KG-R27
    shown = drawn(NEAR, special="open_palms")
    assert GAME.rules.view(shown, seat).open_hands == ((1, 2, 3, 3, 3), (1, 2, 3, 4, 5))
    assert GAME.rules.view(drawn(NEAR, special="cold_hands"), seat).open_hands == ()


def test_high_stakes_is_worth_two_points_and_nothing_for_a_draw():  # KG-R28
    over = won(WON_BY_LEFT, special="high_stakes").events[2]
    assert (over.round.points, over.score) == (2, (2, 0))
    assert step(drawn(EVEN, special="high_stakes"), "retreat 1").events[2].score == (0, 0)


# Positions that play doesn't come to ask with the one answer there is


@pytest.mark.parametrize(
    ("picture", "more", "now", "answer", "deed"),
    [
        (".|.........L..R..........|. / L 1 / *R 2 / pile 4 5 / attack 3", {}, (1, "defend"), "hit", (1, "hit")),
        (".|L.R....................|. / *L 3 4 / R 1 / pile 4 5", {}, (0, "stuck"), "pass", (0, "stuck")),
        (".|.........L..R..........|. / *L / R 1 / pile 1 2 3 4 5 5", {}, (0, "refill"), "pass", (0, "refill")),
        (".|.........L..R..........|. / *L 1 / R 1", BASIC, (0, "last_attack"), "pass", (0, "pass")),
    ],
)
def test_what_would_be_done_unasked_is_asked_in_a_position(picture, more, now, answer, deed):  # KG-R20
    state = drawn(picture, **more)
    assert (topic(state), told(state)) == (now, [answer])
    assert deeds(state, answer)[0] == deed


PLAIN = ".|.........L..R..........|. / *L 1 2 3 / R 3 3 / pile 4 5"


# What is forbidden

ROOM = ".|..L..............R.....|. / *L 1 2 2 5 5 / R 1 2 3 4 5 / pile 3 4 3 4 3 4"
CLOSE_BY = ".|.........L..R..........|. / *L 3 3 3 1 5 / R 3 1 2 4 5 / pile 4 4 4 5 5 5"
TOUCHING = CLOSE_BY.replace("L..R", "LR..")
EDGE = ".|L............R.........|. / *L 1 2 2 5 5 / R 1 2 3 4 5 / pile 3 4 3"
STRUCK = ".|..L..R.................|. / *L 3 1 2 4 5 / R 1 2 4 / pile 4 4 4 / attack 3 3"
STRUCK_BY_LUNGE = ".|..L..R.................|. / *L 1 2 4 5 5 / R 1 2 4 / pile 4 4 4 / lunge 3"
LAST = ".|.........L..R..........|. / *L 3 3 3 1 5 / R 3 1 2 4 5"


@pytest.mark.parametrize(
    ("picture", "more", "text", "clause"),
    [
        (STRUCK, {}, "advance 1", "KG-27"),
        (CLOSE_BY, {}, "parry", "KG-27"),
        (LAST, BASIC, "retreat 1", "KG-R15"),
        (CLOSE_BY, {}, "pass", "KG-28"),
        (CLOSE_BY, {}, "advance 1 attack 2", "KG-R2"),
        (CLOSE_BY, {}, "advance 2", "KG-R7"),
        (CLOSE_BY, {}, "retreat 2", "KG-R8"),
        (CLOSE_BY, {}, "attack 3 3 3 3", "KG-R9"),
        (CLOSE_BY, ADVANCED, "advance 1 attack 2", "KG-13"),
        (CLOSE_BY, {}, "advance 5", "KG-R7"),
        (TOUCHING, {}, "advance 1", "KG-R7"),
        (CLOSE_BY, ADVANCED, "advance 3 attack 3", "KG-R7"),
        (ROOM, {}, "retreat 5", "KG-R8"),
        (EDGE, {}, "retreat 1", "KG-R8"),
        (ROOM, SPECIAL["no_way_back"], "retreat 2", "KG-R24"),
        (CLOSE_BY, {}, "attack 3 1", "KG-R9"),
        (CLOSE_BY, {}, "attack 5", "KG-R9"),
        (TWO_STEPS, ADVANCED, "advance 4 attack 3", "KG-13"),
        (CLOSE_BY, BASIC, "attack 3 3", "KG-20"),
        (LAST, NO_PARRY, "attack 3 3", "KG-7"),
        (CLOSE_BY, SPECIAL["single_cut"], "attack 3 3", "KG-R25"),
        (STRUCK, {}, "parry", "KG-R12"),
        (STRUCK.replace("3 3", "3"), {}, "parry 3", "KG-R12"),
        (STRUCK, ADVANCED, "withdraw 1", "KG-15"),
        (STRUCK_BY_LUNGE, ADVANCED, "withdraw 3", "KG-15"),
        (STRUCK_BY_LUNGE, ADVANCED, "withdraw 5", "KG-15"),
        (STRUCK, SPECIAL["flowing_guard"], "parry 1 2", "KG-R26"),
        (STRUCK, SPECIAL["flowing_guard"], "parry 3 3", "KG-R26"),
        (STRUCK, SPECIAL["flowing_guard"], "parry 4 2", "KG-R26"),
        (".|..L..R.................|. / *L / R 1 2 4 / pile 4 4 4", {}, "advance 1", "KG-18"),
        (".|L..R...................|. / *L 5 5 / R 1 2 4 / pile 4 4 4", {}, "advance 5", "KG-R14"),
    ],
)
def test_what_a_rule_forbids_is_not_offered(picture, more, text, clause):
    assert forbidden(GAME, drawn(picture, **more), text), clause

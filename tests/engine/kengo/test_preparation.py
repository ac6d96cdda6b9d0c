"""Before the first card: places, deal, starter, specials."""

from collections import Counter
from random import Random

import pytest

from engine import match
from engine.games.kengo import GAME
from engine.games.kengo.parts import BOX, CARDS, SPECIALS
from engine.games.kengo.preparation import special_deck
from engine.games.kengo.state import Options
from tests.engine.kengo.drawing import after, drawn, mat, step, told

SEEDS = range(20)


def begun(seed, **options):
    return GAME.setup(2, options, Random(seed)).state


@pytest.mark.parametrize(
    ("tatami", "expected"), [("23", "L|.......................|R"), ("21", "L|.....................|R")]
)
def test_both_begin_outside_a_mat_of_the_chosen_length(tatami, expected):  # KG-R1
    assert mat(begun(1, tatami=tatami)) == expected


def test_left_walks_up_and_right_walks_down():  # KG-R1
    state = drawn(".|.........L......R......|. / *L 2 1 1 1 1 / R 2 1 1 1 1 / pile 1 1 1 1")
    assert mat(after(state, "advance 2", "advance 2")) == ".|...........L..R........|."


def test_the_places_outside_count_for_the_distance_and_can_be_attacked():  # KG-1
    right_never_moved = ".|...................L...|R / *L 4 3 3 3 1 / R 1 1 1 1 1 / pile 1 2"
    left_never_moved = "L|..R....................|. / L 1 1 1 1 1 / *R 3 1 1 1 1 / pile 1 2"
    assert "attack 4" in told(drawn(right_never_moved))
    assert "attack 3" in told(drawn(left_never_moved))


@pytest.mark.parametrize("asked", ["L", "R"])
def test_nobody_can_step_out_of_the_mat(asked):  # KG-2
    near_the_edges = ".|..L.................R..|. / L 1 2 3 4 5 / R 1 2 3 4 5 / pile 1 2"
    state = drawn(near_the_edges.replace(f" {asked} 1", f"*{asked} 1"))
    assert [text for text in told(state) if "retreat" in text] == ["retreat 1", "retreat 2"]


def test_there_are_five_cards_each_of_one_to_five():  # KG-3
    state = begun(3)
    assert Counter((*state.hands[0], *state.hands[1], *state.pile)) == {1: 5, 2: 5, 3: 5, 4: 5, 5: 5}


def test_both_hands_are_filled_to_five_from_a_pile_that_is_shuffled_again():  # KG-R3
    states = [begun(seed) for seed in SEEDS]
    assert {tuple(map(len, state.hands)) for state in states} == {(5, 5)}
    assert len({state.pile for state in states}) == len(states)


def test_luck_runs_in_a_fixed_order_and_the_starter_is_dealt_first():  # KG-R4
    for seed in SEEDS:
        luck = Random(seed)
        starter = luck.randrange(2)
        specials = tuple(luck.sample(special_deck(Options(specials=True)), 8))
        cards = luck.sample(CARDS, 25)
        state = begun(seed, specials="on")
        rule = SPECIALS[specials[0]]
        cards = cards[rule.aside :]
        assert (state.turn, state.special, state.standing.specials) == (starter, specials[0], specials[1:])
        assert state.hands[starter] == tuple(sorted(cards[: rule.hand]))
        assert state.hands[1 - starter] == tuple(sorted(cards[rule.hand : 2 * rule.hand]))
        assert state.pile == tuple(cards[2 * rule.hand :])


def test_chance_decides_who_starts_the_first_round():  # KG-6
    assert {begun(seed).turn for seed in SEEDS} == {0, 1}
    lot, *_ = GAME.setup(2, {}, Random(4)).events
    assert (lot.kind, lot.seat) == ("lot", begun(4).turn)


HIT_BY_LEFT = ".|.........L..R..........|. / *L 3 3 1 4 5 / R 1 1 2 4 5 / pile 1 2 1 2"


@pytest.mark.parametrize("starter", [0, 1])
def test_the_loser_of_a_round_starts_the_next(starter):  # KG-6
    following = after(drawn(HIT_BY_LEFT, standing={"starter": starter}), "attack 3")
    assert (following.turn, following.standing.starter) == (1, 1)
    assert mat(following) == "L|.......................|R"


@pytest.mark.parametrize("starter", [0, 1])
def test_after_a_drawn_round_the_player_who_did_not_start_it_starts(starter):  # KG-6
    even_after_a_step_back = ".|..........L..R.........|. / *L 1 5 5 5 5 / R 1 5 5 5 5 / pile 5"
    following = after(drawn(even_after_a_step_back, standing={"starter": starter}), "retreat 1")
    assert following.standing.last_round.reason == "draw"
    assert following.turn == 1 - starter


def test_specials_are_optional():  # KG-R5
    assert begun(1).special is None
    assert begun(1).standing.specials == ()
    assert begun(1, specials="on").special in SPECIALS


def test_a_special_is_turned_up_before_the_hands_are_filled_and_said_in_the_log():  # KG-R5
    for seed in SEEDS:
        made = GAME.setup(2, {"specials": "on"}, Random(seed))
        assert made.events[-1].special == made.state.special
        assert set(map(len, made.state.hands)) == {SPECIALS[made.state.special].hand}


def test_each_round_turns_up_the_next_special():  # KG-R5
    standing = {"specials": ["cold_hands", "open_palms"]}
    following = after(drawn(HIT_BY_LEFT, options={"specials": True}, standing=standing), "attack 3")
    assert (following.special, following.standing.specials) == ("cold_hands", ("open_palms",))


def test_specials_that_are_used_up_are_shuffled_again():  # KG-5
    state = drawn(HIT_BY_LEFT, options={"specials": True}, special="no_way_back")
    following = [step(state, "attack 3", luck).state for luck in SEEDS]
    for each in following:
        assert {each.special, *each.standing.specials} == {special["key"] for special in BOX["special"]}
    assert len({each.special for each in following}) > 3


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ({}, set()),
        ({"rounds": 1}, {"high_stakes"}),
        ({"level": "basic"}, set()),
        ({"level": "basic", "basic_last_parry": False}, {"single_cut", "flowing_guard"}),
        ({"level": "basic", "basic_last_parry": False, "rounds": 1}, {"single_cut", "flowing_guard", "high_stakes"}),
        ({"level": "advanced", "basic_last_parry": False}, set()),
    ],
)
def test_specials_without_effect_stay_in_the_box(options, missing):  # KG-5
    deck = special_deck(Options(specials=True, **options))
    assert set(deck) == {special["key"] for special in BOX["special"]} - missing
    assert len(deck) == len(set(deck))


def test_whether_a_last_attack_is_parried_is_a_question_of_basic_alone():  # KG-7
    assert "basic_last_parry" in match.counting(GAME, {"level": "basic"})
    assert "basic_last_parry" not in match.counting(GAME, {"level": "normal"})

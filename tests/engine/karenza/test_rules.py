"""The rules, clause by clause, in drawn positions."""

import locale
from collections import Counter
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import codec, match
from engine.core import Outcome
from engine.games.karenza import GAME
from engine.games.karenza.parts import (
    BOX,
    CARDS,
    DECKS,
    HOME,
    OFFERED,
    POINTS,
    POSES,
    SQUARES,
    WARRIORS,
    moves_between,
    read,
)  # fmt: skip
from engine.games.karenza.state import Action, View
from tests.engine.forbidden import forbidden
from tests.engine.karenza.drawing import after, begun, drawn, moved, step, told, topic

DEFAULTS = {name: values[0] for name, values in GAME.options.items()}
UNLOCKED, ALWAYS_CAPPED = {"options": {"sword_lock": False}}, {"options": {"threat_cap": "always"}}


# Poses and decks


@pytest.mark.parametrize(
    ("start", "stop", "count"),
    [
        ("ba2", "ba2", 0),
        ("ba2", "ca2", 1),
        ("ba2", "ba4", 1),
        ("ba2", "cd4", 3),
        ("ba2", "ac2", 2),  # the right foot makes room first
        ("ba2", "ab2", 3),  # one foot has to wait on a third square
        ("ba2", "ab3", 4),
    ],
)
def test_moves_are_counted(start, stop, count):  # KZ-3, KZ-5
    assert moves_between(start, stop) == moves_between(stop, start) == count


def neighbours(pose):
    """Where one token can be put: to a free square, or to another point."""
    left, right, sword = pose
    squares = [square for square in SQUARES if square not in (left, right)]
    yield from (f"{square}{right}{sword}" for square in squares)
    yield from (f"{left}{square}{sword}" for square in squares)
    yield from (f"{left}{right}{point}" for point in POINTS if str(point) != sword)


@given(st.sampled_from(POSES))
def test_the_count_is_the_shortest_way_of_single_moves(start):  # KZ-R1, KZ-R2, KZ-3, KZ-5
    ways, edge, steps = {start: 0}, {start}, 0
    while edge:
        steps += 1
        edge = {stop for pose in edge for stop in neighbours(pose)} - set(ways)
        ways |= dict.fromkeys(edge, steps)
    assert ways == {stop: moves_between(start, stop) for stop in POSES}
    assert len(POSES) == 48


@pytest.mark.parametrize("key", OFFERED)
def test_a_deck_has_30_cards_of_six_kinds_a_side_played_from_two_stances_one_step_apart(key):  # KZ-R3, KZ-R4
    kinds, copies = (Counter(CARDS[card].side for card in cards) for cards in (set(DECKS[key]), DECKS[key]))
    assert kinds == {"attack": 6, "defence": 6}
    assert sum(copies.values()) == 30
    assert copies["attack"] in (15, 16, 17, 18)
    assert max(Counter(DECKS[key]).values()) <= 4
    stances = {card.pose[:2] for card in WARRIORS[key].cards}
    assert len(stances) == 2
    assert moves_between(*(f"{each}1" for each in stances)) == 1
    for card in WARRIORS[key].cards:
        assert card.power in range(1, 10)
        assert card.pose in POSES
        assert card.end in set(POINTS) - {int(card.pose[2])}, "the trajectory leads somewhere"
    powers = {side: [CARDS[card].power for card in DECKS[key] if CARDS[card].side == side] for side in kinds}
    assert 4 <= mean(powers["defence"]) <= 6
    assert 4.9 <= mean(powers["attack"]) <= 6.1, "two hits decide a match"
    assert min(map(min, powers.values())) <= 2 < 8 <= max(map(max, powers.values()))


def test_a_kind_is_one_card_of_one_warrior():  # KZ-29, KZ-R4
    assert list(OFFERED) == BOX["warriors"]["order"]
    assert {"masaru", "lanying"} < set(OFFERED)
    cards = [card for warrior in WARRIORS.values() for card in warrior.cards]
    assert len({card.key for card in cards}) == len(cards)
    names = [card.name for key in OFFERED for card in WARRIORS[key].cards]
    assert len(set(names)) == len(names)


def test_techniques_are_read_alike_where_letters_are_plain_ascii():  # KZ-R4
    """Their names are Japanese, Chinese, Spanish and German, whatever the machine is set to."""
    usual = locale.setlocale(locale.LC_CTYPE)
    locale.setlocale(locale.LC_CTYPE, "C")
    try:
        assert {key: read(HOME / f"warriors/{key}.toml") for key in OFFERED} == {key: WARRIORS[key] for key in OFFERED}
    finally:
        locale.setlocale(locale.LC_CTYPE, usual)


# The opening


def answer(state, seat, text):
    [move] = [
        option for ask in GAME.rules.asks(state) if ask.seat == seat for option in ask.options if str(option) == text
    ]
    return GAME.rules.play(state, seat, move, Random(0))


def test_all_choose_a_warrior_at_once_and_in_secret():  # KZ-25
    new = GAME.rules.setup(2, DEFAULTS, Random(0)).state
    asks = GAME.rules.asks(new)
    assert [(ask.seat, ask.topic) for ask in asks] == [(0, "warrior"), (1, "warrior")]
    assert list(map(str, asks[0].options)) == [f"choose {key}" for key in (*OFFERED, "random")]
    first = answer(new, 1, "choose ines")
    assert [event.kind for event in first.events] == ["chosen"]
    assert GAME.rules.view(first.state, 0) == GAME.rules.view(answer(new, 1, "choose masaru").state, 0)
    assert (GAME.rules.view(first.state, 0).chosen, GAME.rules.view(first.state, 1).choice) == ((False, True), "ines")
    second = answer(first.state, 0, "choose ines")
    assert [event.kind for event in second.events] == ["chosen", "begun"]
    assert second.events[1].warriors == second.state.warriors == ("ines", "ines")
    assert GAME.rules.view(second.state, 1).choice is None


@pytest.mark.parametrize("size", ["7", "5", "3"])
def test_hands_are_dealt_from_shuffled_decks_before_tokens_are_placed(size):  # KZ-R5, KZ-19, KZ-27
    states = [begun("masaru", "lanying", hand=size, luck=luck) for luck in range(10)]
    assert len({state.decks for state in states}) == 10
    for state in states:
        assert state.poses == (None, None)
        for hand, deck, warrior in zip(state.hands, state.decks, ("masaru", "lanying"), strict=True):
            assert (len(hand), Counter(hand + deck)) == (int(size), Counter(DECKS[warrior]))


def test_luck_draws_warriors_left_to_it_then_the_opener_then_the_decks():  # KZ-25, KZ-28
    luck = Random(5)
    warrior, opener, deck = luck.choice(OFFERED), luck.choice((0, 1)), None
    state = begun("random", "masaru", luck=5)
    deck = tuple(luck.sample(DECKS[warrior], 30))
    assert (state.warriors, state.opener, state.decks[0]) == ((warrior, "masaru"), opener, deck[7:])
    lots = Counter(begun("masaru", "masaru", "masaru", luck=luck).opener for luck in range(200))
    assert set(lots) == {0, 1, 2}
    assert min(lots.values()) > 45


def test_the_opener_places_first_and_the_others_in_turn():  # KZ-R6
    state, order = begun("masaru", "lanying", "ines", luck=3), []
    for _ in range(3):
        order.append(topic(state))
        assert sorted(told(state)) == sorted(f"stand {' '.join(pose)}" for pose in POSES)
        placed = step(state, "stand b a 2")
        assert [event.kind for event in placed.events] == ["placed"]
        assert (placed.state.last.moves, placed.state.last.start) == (0, None)
        state = placed.state
    assert order == [((state.opener + turn) % 3, "opening") for turn in range(3)]
    assert (topic(state), state.initiative) == ((state.opener, "act"), state.opener)


# What may be answered. a6 is played from ba2 and a5 from ba3; d4 and d6 stand at bc1, d7 at bc4.

FREE = "*0 {} 0 | {} / 1 bc1 0 | d4 d6"
THREATENED = "0 ba3 0 | a5 a5 / *1 {} 0 | {} / table 0 a6 1 / attack {}"
FOUR = "*0 ba2 0 | a6 a5 d4 / 1 bc1 0 | d4 a6 / 2 bc4 0 | d7 a5 / 3 bc1 0 | d6"
HELD = "d4 d6 d7 a6"


@pytest.mark.parametrize(
    ("picture", "more", "plays"),
    [
        (FREE.format("ba2", "a6 a5 d4"), {}, "a6"),  # KZ-13: an attack with the initiative; KZ-1, KZ-S10: no sword move
        (FREE.format("ba3", "a6 a5"), {}, "a5"),
        (FREE.format("bc1", "d4"), {}, ""),  # KZ-R11: a defence only when threatened
        (FREE.format("ab2", "a6"), {}, "a6"),  # KZ-R7, KZ-3: up to three moves of the feet
        (FREE.format("ba1", "a6"), {}, ""),
        (FREE.format("cd1", "a6"), UNLOCKED, "a6"),  # KZ-1, KZ-S12: the sword as a token like the others
        (FREE.format("ab1", "a6"), UNLOCKED, ""),  # four moves
        (FREE.format("cb3", "a5 a6 joey6"), {}, "joey6, a5"),  # KZ-5: the cheapest first
        (FREE.format("ba2", "a6 a6 a6"), {}, "a6"),  # KZ-29: copies are one answer
        # KZ-R10, KZ-13, KZ-6: no attack while threatened, and as many moves as the attacker made.
        (THREATENED.format("ba2", HELD, 3), {}, ""),
        (THREATENED.format("bc1", HELD, 0), {}, "d4, d6"),
        (THREATENED.format("ac1", HELD, 0), {}, ""),
        (THREATENED.format("ac1", HELD, 1), {}, "d4, d6"),
        (THREATENED.format("ad1", HELD, 1), {}, ""),
        (THREATENED.format("cb1", HELD, 2), {}, ""),
        (THREATENED.format("cb1", HELD, 3), {}, "d4, d6"),
        (THREATENED.format("bc4", "d4 d7", 2), {}, "d7"),  # KZ-1: the sword is locked for defences too
        (THREATENED.format("bc4", "d4 d7", 2), UNLOCKED, "d7, d4"),
        (FOUR, {}, "a6 1, a6 2, a6 3"),  # KZ-18: one opponent of choice
    ],
)
def test_which_cards_may_be_played(picture, more, plays):  # KZ-6, KZ-13
    plays = plays.split(", ") if plays else []
    for cap in GAME.options["threat_cap"]:
        options = more.get("options", {}) | {"threat_cap": cap}
        assert told(drawn(picture, options=options), of="play") == [f"play {each}" for each in plays]


def test_with_the_initiative_every_pose_within_three_moves_may_be_stood_in_the_nearest_first():  # KZ-R7, KZ-5, KZ-12
    state = drawn(FREE.format("ba2", "a6 a6 d4"))
    plain = [text for text in told(state, of="stand") if "discard" not in text]
    assert set(plain) == {f"stand {' '.join(pose)}" for pose in POSES if moves_between("ba2", pose) <= 3}
    counts = [step(state, text).state.last.moves for text in plain]
    assert counts == sorted(counts)
    assert Counter(counts) == {0: 1, 1: 7, 2: 18, 3: 19}
    for card in ("a6", "d4"):
        dropped = [text for text in told(state) if f"discard {card}" in text]
        assert dropped == [f"{text} discard {card}" for text in plain]
    assert len(told(state)) == 1 + 3 * 45, "one card at most, and none with a card that is played"


@pytest.mark.parametrize(("cap", "poses"), [(0, 1), (1, 8), (2, 26), (3, 45)])
def test_a_player_who_lets_it_through_moves_freely_unless_the_cap_binds_them_too(cap, poses):  # KZ-6, KZ-R11, KZ-12
    state = drawn(THREATENED.format("bc1", HELD, cap))
    assert len(told(state, of="stand")) == 45
    bound = drawn(THREATENED.format("bc1", HELD, cap), **ALWAYS_CAPPED)
    assert len(told(bound, of="stand")) == sum(moved(bound, count) for count in range(cap + 1)) == poses
    assert not [text for text in told(state) if "discard" in text]
    assert topic(state)[1] in GAME.pacing.reactions
    assert topic(drawn(FREE.format("ba2", "a6")))[1] not in GAME.pacing.reactions


@pytest.mark.parametrize(
    ("pose", "cap", "stays", "without_a_parry"),
    [("bc1", 3, "stand b c 1", None), ("ad1", 0, "stand a d 1", "stand a d 1")],
)
def test_an_order_to_stay_lets_it_through_or_only_if_there_is_no_parry(pose, cap, stays, without_a_parry):  # KZ-R11
    state = drawn(THREATENED.format(pose, HELD, cap))
    [ask] = GAME.rules.asks(state)
    found = [plan.find(state, ask) for plan in GAME.pacing.general_plans]
    assert [each and str(each) for each in found] == [stays, without_a_parry]


def test_one_lone_answer_is_asked():  # KZ-R21
    assert told(drawn(THREATENED.format("bc4", "d4 d4", 0), **ALWAYS_CAPPED)) == ["stand b c 4"]
    assert told(after(drawn("*0 ba2 0 | a6 / 1 bc4 0 | a5", **ALWAYS_CAPPED), "play a6")) == ["stand b c 4"]


# An exchange


@pytest.mark.parametrize(("start", "count"), [("da2", 1), ("ba2", 0), ("cd2", 2), ("ab2", 3)])
def test_an_attack_threatens_with_the_moves_that_were_made_for_it(start, count):  # KZ-R8, KZ-R9, KZ-R10, KZ-2, KZ-S1
    struck = step(drawn(FREE.format(start, "a6 a6 a5")), "play a6")
    state = struck.state
    [event] = struck.events
    assert (event.kind, event.seat, event.target, event.card, event.moves, event.start) == (
        "attacked", 0, 1, "a6", count, start,
    )  # fmt: skip
    assert (topic(state), state.initiative, state.attack.moves) == ((1, "defend"), 0, count)
    assert state.last == Action(0, start, "ba2", "ba3", count, "a6"), "the trajectory moves the sword alone"
    assert (state.poses, state.hands[0]) == (("ba3", "bc1"), ("a6", "a5"))
    assert after(state, told(state, of="stand")[0], "play a5").attack.moves == 0, "and is no move"


def test_what_is_let_through_scores_its_power_and_the_attacker_plays_next():  # KZ-R12, KZ-7, KZ-8, KZ-11
    before = drawn(THREATENED.format("bc1", HELD, 1))
    scored = step(before, "stand b d 1")
    state = scored.state
    assert (state.scores, state.poses, topic(state), state.attack) == ((6, 0), ("ba3", "bd1"), (0, "act"), None)
    conceded, score = scored.events
    assert (conceded.kind, conceded.seat, conceded.moves, conceded.pose) == ("conceded", 1, 1, "bd1")
    assert (score.kind, score.seat, score.target, score.points, score.score) == ("scored", 0, 1, 6, 6)
    assert (state.table, state.discards, state.hands, state.decks) == (
        before.table, ((), ()), before.hands, before.decks,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("attack", "pose", "defence", "initiative"),
    [
        ("a6", "bc1", "d4", 0),  # KZ-S2
        ("a6", "bc1", "d6", 0),  # KZ-S5: equal power leaves it
        ("a6", "bc4", "d7", 1),
        ("a5", "bc4", "d7", 1),  # KZ-S4
        ("a5", "bc1", "d6", 1),
    ],
)
def test_more_power_takes_the_initiative(attack, pose, defence, initiative):  # KZ-R13, KZ-7
    state = drawn(f"0 ba3 0 | a5 / *1 {pose} 0 | d4 d6 d7 / table 0 {attack} 1 / attack 0")
    held = step(state, f"play {defence}")
    assert (held.state.scores, topic(held.state), held.state.attack) == ((0, 0), (initiative, "act"), None)
    assert held.state.initiative == initiative
    [event] = held.events
    assert (event.attacker, event.attack, event.card, event.initiative) == (0, attack, defence, initiative)
    assert [(laid.seat, laid.card, laid.target) for laid in held.state.table] == [(0, attack, 1), (1, defence, 0)]
    assert defence not in held.state.hands[1]


def test_scores_in_a_row_are_counted_until_a_defence_or_a_pass():  # KZ-R12
    once = step(after(drawn(FREE.format("ba2", "a6 a5 a6")), "play a6"), "stand b c 1")
    assert once.events[1].streak == once.state.streak == 1
    struck = after(once.state, "play a5")
    assert (struck.streak, step(struck, "stand b c 1").events[1].streak, after(struck, "play d4").streak) == (1, 2, 0)
    assert after(once.state, "stand b a 3").streak == 0


def test_the_turns_of_the_document():
    """With the sword unlocked and hands of three, as it plays them."""
    state = drawn(
        "*0 cb3 0 | joey6 joey5 a5 | a5 a5 a5 / 1 bd1 0 | rachel4 rachel7 a6 | a6 a6 a6",
        options={"sword_lock": False, "hand": 3},
    )
    for text, moves, seat, pose, now in (
        ("play joey6", 1, 0, "ab1", (1, "defend")),
        ("play rachel4", 1, 1, "bd3", (0, "act")),  # power 4 does not win the initiative from 6
        ("play joey5", 2, 0, "ac2", (1, "defend")),
        ("play rachel7", 0, 1, None, (1, "act")),  # 7 does from 5: she plays again
        ("stand b c 3", 2, 1, "bc3", (0, "act")),
    ):
        state = after(state, text)
        assert (state.last.moves, topic(state)) == (moves, now)
        assert pose in (None, state.poses[seat])
    assert [len(hand) for hand in state.hands] == [3, 3], "each had one card and draws two"
    assert state.discards == (("joey6", "joey5"), ("rachel4", "rachel7"))


# Passing

IDLE = "*0 ba1 0 | a6 d4 d4 | a5 a5 a6 d7 d7 / 1 bc2 0 | a6 a6 | d6 d4 d6 d4 d6 d4 / table 1 a6 0, 0 d4 1, 1 a5 0"
FULL = "*0 ba2 0 | a6 d4 d4 d4 d4 d4 d4 / 1 bc2 0 | a6 a6 a6 a6 a6 a6 d4"


def test_a_pass_clears_the_table_and_everybody_fills_the_hand():  # KZ-R14, KZ-R15, KZ-12, KZ-13, KZ-S6
    assert told(drawn(IDLE), of="play") == []
    passed = step(drawn(IDLE), "stand b a 1")
    state, [event] = passed.state, passed.events
    assert (event.kind, event.to, event.discard, event.drawn) == ("passed", 1, None, (4, 5))
    assert (topic(state), state.table, state.discards) == ((1, "act"), (), (("d4",), ("a6", "a5")))
    assert state.hands == (("a5", "a5", "a6", "a6", "d4", "d4", "d7"), ("a6", "a6", "d4", "d4", "d6", "d6", "d6"))
    assert state.decks == (("d7",), ("d4",))
    dropped = step(drawn(IDLE), "stand b c 1 discard d4")
    assert (dropped.state.discards[0], dropped.state.poses[0]) == (("d4", "d4"), "bc1")
    assert dropped.events[0].discard == "d4"


@pytest.mark.parametrize(
    ("picture", "size", "text", "drew"),
    [
        ("*0 ba1 0 | d4 d4 / 1 bc2 0 | a6 a6", 7, "stand b a 1", (5, 5)),  # KZ-9: with nothing on the table
        ("*0 ba1 0 | d4 d4 / 1 bc2 0 | a6 a6", 5, "stand b a 1", (3, 3)),  # KZ-27
        ("*0 ba1 0 | d4 d4 / 1 bc2 0 | a6 a6", 3, "stand b a 1", (1, 1)),
        (FULL, 7, "stand b a 2", (0, 0)),
        (FULL, 7, "stand b a 2 discard d4", (1, 0)),  # KZ-S7
    ],
)
def test_hands_are_filled_up_to_their_size(picture, size, text, drew):  # KZ-R15, KZ-27
    assert step(drawn(picture, options={"hand": size}), text).events[0].drawn == drew


def test_passes_are_counted_until_an_attack():  # KZ-26
    state = drawn(FULL)
    for count in (1, 2, 3):
        state = after(state, told(state, of="stand")[0])
        assert state.passes == count
    assert after(drawn(FULL, passes=6), "play a6").passes == 0
    assert "stand b a 3" in told(after(drawn(FULL, passes=6), "play a6", "stand b c 2"))


@pytest.mark.parametrize(
    ("picture", "passes", "gone", "free"),
    [
        (FULL, 5, (), True),
        (FULL, 6, (), False),
        (FULL, 7, (), False),
        (FULL + " / 2 bc3 0 | a6 d4", 8, (), True),  # with more seats it takes more passes
        (FULL + " / 2 bc3 0 | a6 d4", 9, (), False),
        (FULL + " / 2 bc3 0 | a6 d4", 6, (2,), False),  # a seat that left is not counted
        ("*0 ba2 0 | / 1 bc2 0 | a6", 6, (), True),  # a player who has no card need not discard one
    ],
)
def test_after_three_passes_each_a_pass_costs_a_card(picture, passes, gone, free):  # KZ-26
    state = drawn(picture, passes=passes)
    for seat in gone:
        state = GAME.rules.leave(state, seat, Random(0)).state
    assert ("stand b a 2" in told(state)) == free
    assert not state.hands[0] or {"stand b a 2 discard a6", "stand b a 2 discard d4"} <= set(told(state))


# The end


def out(first, second, decks=("", ""), hands=("d4", "a6")):
    return f"*0 ba1 {first} | {hands[0]} | {decks[0]} / 1 bc2 {second} | {hands[1]} | {decks[1]}"


SIX = "d4 d4 d4 d4 d4 d4"
LIKE_SEVEN = (f"a6 {SIX}",) * 2
POINTS_ON = "*0 ba2 {} | a6 a5 / 1 bc1 9 | d4"
HIT = ["play a6", "stand b c 1"]


@pytest.mark.parametrize(
    ("picture", "more", "texts", "outcome"),
    [
        (POINTS_ON.format(3), {}, HIT, None),  # KZ-R16, KZ-S8
        (POINTS_ON.format(4), {}, HIT, Outcome((0,), (1, 2), "points")),
        (POINTS_ON.format(9), {}, HIT, Outcome((0,), (1, 2), "points")),
        ("*0 ba2 0 | a6 / 1 bc1 0 | d4", {"options": {"target": 5}}, HIT, Outcome((0,), (1, 2), "points")),  # KZ-27
        (FOUR.replace("ba2 0", "ba2 4").replace("bc1 0", "bc1 7"), {}, ["play a6 3", "stand b c 1"],
         Outcome((0,), (1, 2, 4, 2), "points")),  # KZ-18
        # KZ-R17, KZ-14: a deck that cannot fill a hand; the higher score wins, and all leaders draw.
        (out(6, 5, (SIX, "a6")), {}, ["stand b a 1"], Outcome((0,), (1, 2), "deck")),
        (out(0, 5, (SIX, "a6")), {}, ["stand b a 1"], Outcome((1,), (2, 1), "deck")),
        (out(5, 5), {}, ["stand b a 1"], Outcome((), (1, 1), "deck")),
        ("*0 ba1 5 | d4 | d4 / 1 bc2 0 | a6 | d4 / 2 bc2 5 | a6 | d4", {}, ["stand b a 1"],
         Outcome((), (1, 3, 1), "deck")),
        (FOUR.replace("3 bc1 0 | d6", "3 bc1 5 | d6 | d4"), {}, ["stand b a 2"], Outcome((3,), (2, 2, 2, 1), "deck")),
        # KZ-16: an empty deck alone ends nothing; KZ-14: a discard makes a card more to draw.
        (out(0, 0, ("", ""), LIKE_SEVEN), {}, ["stand b a 1"], None),
        (out(0, 0, (SIX, SIX)), {}, ["stand b a 1"], None),
        (out(0, 0, ("", ""), LIKE_SEVEN), {}, ["stand b a 1 discard d4"], Outcome((), (1, 1), "deck")),
    ],
)  # fmt: skip
def test_how_a_match_ends(picture, more, texts, outcome):
    over = after(drawn(picture, **more), *texts)
    assert GAME.rules.outcome(over) == outcome
    assert bool(GAME.rules.asks(over)) == (outcome is None)


def test_a_deck_that_does_not_suffice_is_looked_at_before_anybody_draws():  # KZ-14, KZ-R17
    before = drawn(out(6, 5, (SIX, "a6")))
    ended = step(before, "stand b a 1")
    assert [event.kind for event in ended.events] == ["passed", "deck_out"]
    assert (ended.events[0].drawn, ended.events[1].seats) == ((0, 0), (1,))
    assert (ended.state.hands, ended.state.decks) == (before.hands, before.decks)
    cleared = after(drawn(out(0, 0, ("d4", "d4")) + " / table 1 a6 0, 0 d4 1"), "stand b a 1 discard d4")
    assert (cleared.table, cleared.discards) == ((), (("d4", "d4"), ("a6",)))


# Three, four, and leaving


def gone(state, *seats):
    for seat in seats:
        state = GAME.rules.leave(state, seat, Random(0)).state
    return state


def test_with_more_than_two_a_target_is_chosen_anew_and_a_pass_goes_to_the_next():  # KZ-18
    struck = step(drawn(FOUR), "play a6 2")
    assert (struck.events[0].target, topic(struck.state)) == (2, (2, "defend"))
    assert told(struck.state)[:2] == ["play d7", "stand b c 4"]
    kept = after(drawn(FOUR), "play a6 1", "play d4")
    assert (topic(kept), told(kept, of="play")) == ((0, "act"), ["play a5 1", "play a5 2", "play a5 3"])
    assert topic(after(struck.state, "play d7")) == (2, "act")
    last = drawn(FOUR.replace("*0", " 0").replace(" 3 bc1", "*3 bc1"))
    passed = after(last, "stand b c 1")
    assert (topic(passed), [len(hand) for hand in passed.hands]) == ((0, "act"), [7] * 4)


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_one_who_stays_has_won(seat):  # KZ-R18
    for state in (drawn(out(5, 5)), after(drawn("*0 ba2 9 | a6 / 1 bc1 0 | d4"), "play a6")):
        left = GAME.rules.leave(state, seat, Random(0))
        outcome = GAME.rules.outcome(left.state)
        assert (outcome.winners, outcome.reason, left.state.attack) == ((1 - seat,), "left", None)
        assert [event.kind for event in left.events] == ["left"]
        assert told(left.state) == []


@pytest.mark.parametrize(
    ("state", "seats", "now"),
    [
        (drawn(FOUR), [0], (1, "act")),  # with the initiative: the next
        (drawn(FOUR), [1, 0], (2, "act")),
        (drawn(FOUR), [1], (0, "act")),
        (after(drawn(FOUR), "play a6 2"), [0], (2, "act")),  # an attacker leaves it to the target
        (after(drawn(FOUR), "play a6 2"), [2], (0, "act")),
        (after(drawn(FOUR), "play a6 2"), [1], (2, "defend")),  # one who looks on
    ],
)
def test_the_others_go_on_without_the_one_who_left(state, seats, now):  # KZ-R19
    left = gone(state, *seats)
    assert (topic(left), left.hands, left.decks, left.table) == (now, state.hands, state.decks, state.table)
    assert left.scores == ((6, 0, 0, 0) if seats == [2] else (0, 0, 0, 0)), "leaving is no defence"
    assert bool(left.attack) == (now[1] == "defend")


def test_who_left_is_neither_attacked_nor_draws():  # KZ-R19
    state = gone(drawn(FOUR.replace("1 bc1 0 | d4 a6", "1 bc1 0 | d4 a6 | d4")), 1)
    assert told(state, of="play") == ["play a6 2", "play a6 3"]
    passed = step(state, "stand b a 2")
    assert (topic(passed.state), passed.events[0].drawn) == ((2, "act"), (4, 0, 5, 6))
    assert GAME.rules.outcome(passed.state) is None, "the deck of the one who left counts for nothing"


def test_a_target_who_leaves_is_hit_and_that_may_be_the_tenth_point():  # KZ-R16, KZ-R19
    struck = after(drawn(FOUR), "play a6 2")
    left = GAME.rules.leave(struck, 2, Random(0))
    assert [event.kind for event in left.events] == ["left", "scored"]
    assert left.events[1] == step(struck, "stand b c 4").events[1]
    over = gone(after(drawn(FOUR.replace("ba2 0", "ba2 4").replace("bc1 0", "bc1 7")), "play a6 3"), 3)
    assert (GAME.rules.asks(over), GAME.rules.outcome(over)) == ((), Outcome((0,), (1, 2, 3, 4), "points"))
    assert codec.state_from(GAME, 1, codec.plain(over)) == over
    alone = GAME.rules.outcome(gone(drawn(FOUR.replace("ba2 0", "ba2 9")), 0, 1, 2))
    assert alone == Outcome((3,), (2, 2, 2, 1), "left"), "whatever the scores"


def test_leaving_before_the_match_has_begun():  # KZ-R19
    state = GAME.rules.setup(3, DEFAULTS, Random(0)).state
    for seat in (0, 2):
        state = answer(state, seat, "choose masaru").state
    begins = GAME.rules.leave(state, 1, Random(0))
    assert [event.kind for event in begins.events] == ["left", "begun"]
    assert (begins.state.warriors, topic(begins.state)[1]) == (("masaru", None, "masaru"), "opening")
    for seat in range(3):
        state, others = gone(begun("masaru", "ines", "ortwin"), seat), []
        for _ in range(2):
            others.append(topic(state)[0])
            state = after(state, "stand b a 2")
        assert sorted(others) == sorted({0, 1, 2} - {seat})
        assert topic(state) == (others[0], "act")


# What is seen

TABLE = "0 ba3 6 | a5 a5 d4 / *1 bc4 0 | d7 d4 | a6 d4 a6 / table 0 a6 1, 0 a6 1 / attack 1"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_has_the_own_hand_and_all_that_is_open(seat):  # KZ-R20
    assert {"hands", "decks", "choices"}.isdisjoint(View.__struct_fields__)
    state = after(drawn(TABLE), "stand b c 2")
    view = GAME.rules.view(state, seat)
    assert view.hand == (None if seat is None else state.hands[seat])
    assert (view.poses, view.scores, view.table, view.discards) == (state.poses, (12, 0), state.table, ((), ()))
    assert (view.hand_sizes, view.deck_sizes, view.last) == ((3, 2), (10, 3), state.last)
    assert (view.initiative, view.turn, view.attack, view.streak, view.ended) == (0, 0, None, 1, "points")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_imagined_has_every_card_of_both_decks_once(seat):  # KZ-R20
    """What lies on the table and in the discard piles is not dealt a second time."""
    met, dice = set(), Random(1)
    for luck in range(4):
        state = begun("masaru", "masaru", luck=luck)
        while GAME.rules.asks(state):
            state = after(state, dice.choice(told(state, of="play") or told(state)))
            other = GAME.rules.imagine(GAME.rules.view(state, seat), Random(1))
            for each in (0, 1):
                laid = [card.card for card in other.table if card.seat == each]
                found = (*other.hands[each], *other.decks[each], *other.discards[each], *laid)
                assert sorted(found) == list(DECKS["masaru"])
                met.add((bool(laid), bool(other.discards[each])))
    assert len(met) == 4, "with and without cards on the table and in the piles"
    fresh = begun("masaru", "ines", luck=4)
    dealt = GAME.rules.imagine(GAME.rules.view(fresh, 0), Random(1))
    assert dealt.hands[0] == fresh.hands[0]
    assert dealt.hands[1] != fresh.hands[1]
    assert dealt.decks[0] != fresh.decks[0], "nobody knows the order of their own deck either"


def test_in_a_position_with_more_cards_than_a_deck_there_is_enough_to_imagine():  # KZ-R20
    other = GAME.rules.imagine(GAME.rules.view(drawn(TABLE.replace("a6 d4 a6", "a6 " * 40)), 0), Random(1))
    assert ([len(deck) for deck in other.decks], len(other.hands[1])) == ([10, 40], 2)


# Positions that could not lie on a table

FENCING = "0 ba3 0 | a5 a5 d4 / *1 bc4 0 | d7 d4 / table 0 a6 1 / attack 1"


# What is forbidden

PLAIN = FREE.format("ba2", "a6 a5 d4")
STRUCK = THREATENED.format("cb1", "d4 d7 a6", 0)
OPENING = "*0 --- 0 | a6 / 1 --- 0 | d4"


@pytest.mark.parametrize(
    ("picture", "more", "text", "clause"),
    [
        (PLAIN, {}, "choose random", "KZ-25"),
        (OPENING, {}, "play a6", "KZ-R6"),
        (OPENING, {}, "stand a b 1 discard a6", "KZ-12"),
        (PLAIN, {}, "stand a a 1", "KZ-R2"),
        (PLAIN, {}, "play d7", "KZ-R7"),
        (PLAIN, {}, "play d4", "KZ-13"),
        (STRUCK, {}, "play a6", "KZ-13"),
        (PLAIN, {}, "play a5", "KZ-1"),
        (FREE.format("ab4", "a6"), UNLOCKED, "play a6", "KZ-R7"),
        (PLAIN, {}, "stand a b 4", "KZ-R7"),
        (STRUCK, {}, "play d4", "KZ-6"),
        (STRUCK.replace("attack 0", "attack 1"), ALWAYS_CAPPED, "stand a d 1", "KZ-6"),
        (STRUCK, {}, "stand b c 2", "KZ-R7"),
        (STRUCK, {}, "stand c b 1 discard d4", "KZ-12"),
        (PLAIN, {}, "stand b a 2 discard d7", "KZ-R14"),
        (PLAIN, {"passes": 6}, "stand b a 2", "KZ-26"),
        (PLAIN, {}, "play a6 1", "KZ-18"),
        (FOUR, {}, "play a6", "KZ-18"),
        (STRUCK.replace("cb1", "bc1"), {}, "play d4 0", "KZ-R11"),
    ],
)
def test_what_a_rule_forbids_is_not_offered(picture, more, text, clause):
    assert forbidden(GAME, drawn(picture, **more), text), clause


@pytest.mark.parametrize("text", ["play a6", "choose trial"])
def test_first_a_warrior_is_chosen(text):
    state = GAME.rules.setup(2, match.chosen(GAME, 2, {}), Random(0)).state
    assert forbidden(GAME, state, text), "KZ-25"

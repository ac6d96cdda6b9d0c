"""The rules, clause by clause, on drawn armies."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import codec
from engine.core import Outcome
from engine.games.regroup import GAME
from engine.games.regroup.army import AT
from engine.games.regroup.parts import (
    CARDS,
    COMMON,
    DECK,
    DIFFERENT,
    KINDS,
    LEADERS,
    LETTERS,
    PICTURES,
    pictures,
    turned,
)  # fmt: skip
from engine.games.regroup.parts import drawn as drawn_card
from engine.games.regroup.rules import PLACES, clash, places
from engine.games.regroup.state import Totals, cells, corner, groups, placed, size, spot, totals, with_bonus
from tests.engine.forbidden import forbidden
from tests.engine.regroup.drawing import (
    after,
    battle,
    drawn,
    fighter,
    shown,
    step,
    strong,
    table,
    table_of,
    told,
    topic,
    with_cards,
)  # fmt: skip

OPTIONS = {name: values[0] for name, values in GAME.options.items()}
SQUARES = [square for number in DECK for square in CARDS[number].squares]


# The house content


def test_the_mix_of_the_deck():
    """RG-R17, RG-R3"""
    assert len(DECK) == 43
    assert Counter(square.kind for square in SQUARES) == {
        "sword": 38, "wand": 38, "shield": 26, "barrier": 26, "coin": 30, "potion": 14,
    }  # fmt: skip
    assert Counter(square.kind for square in SQUARES if square.chickens == 2) == {
        "sword": 13, "wand": 13, "shield": 11, "barrier": 11,
    }  # fmt: skip
    pictures = {min(turned(CARDS[number].squares, turns) for turns in range(4)) for number in DECK}
    assert len(pictures) == len(DECK), "no two are the same however they are turned"
    names = [card.name for card in CARDS.values()] + [leader.name for leader in LEADERS.values()]
    assert len(set(names)) == 48 + 4
    assert set(PICTURES.values()) == {4}


def test_initial_cards_have_single_squares_and_are_balanced_against_one_another():
    """RG-R15"""
    assert {square.chickens for number in (COMMON, *DIFFERENT) for square in CARDS[number].squares} == {1}
    assert [Counter(square.kind for square in CARDS[number].squares) for number in DIFFERENT] == [
        {"shield": 2, "sword": 1, "potion": 1},
        {"wand": 1, "shield": 1, "barrier": 1, "potion": 1},
        {"sword": 1, "shield": 1, "barrier": 1, "coin": 1},
        {"barrier": 2, "wand": 1, "coin": 1},
    ]


# The set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [dict(zip(OPTIONS, each, strict=True)) for each in product(*GAME.options.values())])
def test_every_combination_is_dealt_as_ordered(seats, options):
    """RG-R1, RG-R2, RG-R3, RG-R15, RG-7, RG-10"""
    [dealt], state = (made := GAME.rules.setup(seats, options, Random(1))).events, made.state
    initial = tuple(army.laid[0].card for army in state.armies)
    assert (dealt.first, dealt.leaders, dealt.market, dealt.initial) == (
        state.first, state.leaders, state.market, initial,
    )  # fmt: skip
    chosen = options["leaders"] != "plain" and options["leaders_by"] == "choice"
    assert state.leaders == (None,) * seats if chosen else len(set(state.leaders) & set(LEADERS)) == seats
    if options["initial"] == "common":
        assert [shown(army) for army in state.armies] == ["F S / B W"] * seats
    else:
        assert len(set(initial)) == seats
        assert set(initial) <= set(DIFFERENT)
    assert (state.life, state.fallen, state.turn) == ((30,) * seats, (0,) * seats, state.first)
    assert (len(state.market), sorted((*state.market, *state.pile))) == (3, list(DECK))
    assert (state.options.leaders, state.options.heal_cap) == (options["leaders"], options["heal_cap"] == "on")
    assert GAME.rules.view(state, None).bonus == (options["leaders"] == "powers",) * seats


def test_everything_that_is_drawn_at_random_comes_out_in_every_way():
    """RG-R2, RG-10"""
    states = [GAME.rules.setup(4, OPTIONS | {"initial": "different"}, Random(seed)).state for seed in range(300)]
    assert {state.first for state in states} == {0, 1, 2, 3}
    for seat in range(4):
        assert len({state.leaders[seat] for state in states}) == 4
        assert len({state.armies[seat].laid[0].card for state in states}) == 4
    assert len({state.market[0] for state in states}) == len(DECK)


# Leaders


def wishing(state, *wishes, seed=0):
    """All choose, in the order of their seats; what the last choice led to."""
    for ask, wish in zip(GAME.rules.asks(state), wishes, strict=True):
        [move] = [option for option in ask.options if option.leader == wish]
        step = GAME.rules.play(state, ask.seat, move, Random(seed))
        state = step.state
    return step


def unled(seats, **options):
    return GAME.rules.setup(seats, OPTIONS | {"leaders": "powers"} | options, Random(1)).state


def test_leaders_are_chosen_at_once_and_nobody_sees_a_wish_of_anybody_else():
    """RG-R2, RG-R13"""
    state = unled(3)
    assert [(ask.seat, ask.topic) for ask in GAME.rules.asks(state)] == [(seat, "lead") for seat in range(3)]
    [move] = [option for option in GAME.rules.asks(state)[0].options if option.leader == "granny"]
    step = GAME.rules.play(state, 0, move, Random(0))
    assert [event.kind for event in step.events] == ["wished"]
    views = [GAME.rules.view(step.state, seat) for seat in (None, 0, 1)]
    assert [(view.wish, view.wished) for view in views] == [
        (wish, (True, False, False)) for wish in (None, "granny", None)
    ]
    imagined = {GAME.rules.imagine(views[2], Random(seed)).wishes[0] for seed in range(50)}
    assert imagined == set(LEADERS)
    after = wishing(step.state, "prophet", "captain").state
    assert (after.leaders, topic(after)) == (("granny", "prophet", "captain"), (after.first, "take"))


def test_the_lot_decides_between_those_who_want_the_same_leader():
    """RG-R2: and the others choose again among those left, unless only one is."""
    winners = set()
    for seed in range(20):
        step = wishing(unled(4), "granny", "granny", "granny", "captain", seed=seed)
        lost = [seat for seat, leader in enumerate(step.state.leaders) if leader is None]
        [drawn] = [event for event in step.events if event.kind == "led" and event.leader == "granny"]
        assert sorted((drawn.seat, *lost)) == [0, 1, 2]
        again = GAME.rules.asks(step.state)
        assert {ask.seat: [move.leader for move in ask.options] for ask in again} == {
            seat: ["professor", "prophet"] for seat in lost
        }
        last = wishing(step.state, "prophet", "prophet", seed=seed).state
        assert set(last.leaders) == set(LEADERS)
        winners.add(drawn.seat)
    assert winners == {0, 1, 2}


def test_who_leaves_is_waited_for_no_more():
    """RG-R14"""
    step = wishing(unled(3), "granny", "granny", "captain")
    [loser] = [seat for seat, leader in enumerate(step.state.leaders) if leader is None]
    after = GAME.rules.leave(step.state, loser, Random(0)).state
    assert (after.leaders[loser], topic(after)[1]) == (None, "take")


# Taking

SHORT = {"market": (1, 2, 3), "pile": ()}


@pytest.mark.parametrize(
    ("army", "more", "words"),
    [
        (strong(), {}, "1 pile"),  # RG-S9, RG-R5: coins that show
        (strong(coin=1), {}, "1 2 pile"),
        (strong(coin=5), {}, "1 2 3 pile"),
        (drawn("C F C"), {}, "1 2 3 pile"),  # they need not be neighbours
        (strong(coin=2), SHORT, "1 2 3"),  # RG-18: no face-down card
        (strong(coin=1), SHORT | {"market": (1, 2)}, "1 2"),  # RG-R7: by the place in a row however short
        (strong(coin=1), SHORT, "1 2"),
    ],
)
def test_a_card_costs_coins_that_show(army, more, words):
    """RG-R5"""
    assert told(table(army, strong(coin=2), **more)) == [f"take {word}" for word in words.split()]


@pytest.mark.parametrize(
    ("word", "pile", "market", "left", "card", "source", "revealed"),
    [
        ("take 2", (4, 5), (1, 3, 4), (5,), 2, 2, 4),  # RG-S9, RG-R6: the row moves and is filled at once
        ("take pile", (4, 5), (1, 2, 3), (5,), 4, "pile", None),  # RG-20: the row stays
        ("take 2", (), (1, 3), (), 2, 2, None),  # RG-18: it grows shorter
    ],
)
def test_a_card_is_taken_and_then_laid(word, pile, market, left, card, source, revealed):
    """RG-R6, RG-20: all see it."""
    taken = step(table(strong(coin=2), strong(), market=(1, 2, 3), pile=pile), word)
    assert (taken.state.market, taken.state.pile, topic(taken.state)) == (market, left, (0, "place"))
    assert [GAME.rules.view(taken.state, seat).placing for seat in (None, 0, 1)] == [card] * 3
    [took] = taken.events
    assert (took.seat, took.card, took.source, took.revealed, took.forced) == (0, card, source, revealed, False)


def test_everybody_takes_and_lays_in_turn_clockwise_from_the_first_player_but_for_the_dead():
    """RG-R4"""
    state = table(*[with_cards()] * 4, life=(30, 30, 0, 30), first=3)
    assert GAME.rules.view(state, None).order == (3, 0, 1)
    asked = []
    for _ in range(6):
        asked.append(topic(state))
        state = step(state, told(state)[0]).state
    assert asked == [(seat, about) for seat in (3, 0, 1) for about in ("take", "place")]


@pytest.mark.parametrize(
    ("other", "more", "kinds", "now"),
    [
        (strong(), SHORT, ["placed", "took"], (1, "place")),  # only the open card at the free end may be taken
        (strong(coin=1), SHORT, ["placed"], (1, "take")),
        (strong(), SHORT | {"pile": (4,)}, ["placed"], (1, "take")),  # RG-20: the face-down card is a choice
        (
            with_cards(),
            SHORT | {"turn": 1, "placing": 12, "market": (1, 2)},
            ["placed", "fought", "begun", "took"],
            (1, "place"),
        ),
    ],
)
def test_the_only_card_to_be_had_is_taken_by_the_bot(other, more, kinds, now):
    """RG-27"""
    laid = step(table(with_cards(), other, **{"placing": 9} | more), "place b2 0")
    assert [event.kind for event in laid.events] == kinds
    assert topic(laid.state) == now
    if kinds[-1] == "took":
        assert (laid.events[-1].seat, laid.events[-1].card, laid.events[-1].forced) == (1, 1, True)
        assert 1 not in laid.state.market


# Laying


def placing(card=43):
    return table(with_cards(), with_cards(), placing=card, market=(11, 12, 13), pile=(14, 15, 16, 17))


def test_any_card_that_covers_something_may_be_laid_in_four_turns_and_must_be():
    """RG-S10, RG-26, RG-27: the initial card is on b2 to c3; a card on d4 or b4 would cover nothing."""
    spots = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert told(placing()) == [f"place {spot} {turns}" for spot in spots for turns in range(4)]
    assert {place.spot for row in PLACES for spots in row for place in spots} == set(AT)


@pytest.mark.parametrize(
    ("at", "turns", "picture", "covered"),
    [
        ("b2", 0, "F2 F2 / B2 W", 4),  # RG-R8: card 1 is F2 F2 / B2 W, and a quarter turn is clockwise
        ("b2", 1, "B2 F2 / W F2", 4),
        ("b2", 3, "F2 W / F2 B2", 4),
        ("c3", 2, "F S . / B W B2 / . F2 F2", 1),  # a spot is the top left cell on the lattice as it is before
        ("a1", 2, "W B2 . / F2 F2 S / . B W", 1),
        ("c1", 2, ". W B2 / F F2 F2 / B W .", 1),
        ("a3", 2, ". F S / W B2 W / F2 F2 .", 1),
    ],
)
def test_the_newest_lies_on_top(at, turns, picture, covered):
    """RG-26, RG-R8: a and 1 are the free column and row, and a card laid there moves the lattice by one."""
    laid = step(placing(1), f"place {at} {turns}")
    assert shown(laid.state.armies[0]) == picture
    first, newest = laid.state.armies[0].laid
    assert (first.column, first.row, newest.column, newest.row) == (0, 0, corner(at)[0] - 1, corner(at)[1] - 1)
    [event] = laid.events
    assert (event.seat, event.card, event.spot, event.turns, event.covered) == (0, 1, at, turns, covered)
    assert laid.state.armies[1] is placing().armies[1] or shown(laid.state.armies[1]) == "F S / B W"


@pytest.mark.parametrize(
    ("squares", "different"),
    [("F F / F F", 1), ("F S / S F", 2), ("F F / S S", 4), ("F2 F / F F", 4), ("F F2 / F2 F", 2), ("F S / B W", 4)],
)
def test_turns_that_give_the_same_picture_are_one_answer(squares, different):
    """RG-26"""
    card = drawn_card(squares)
    assert pictures(card) == different
    offered = {place.turns for place in places(with_cards(), different)}
    assert {turned(card, turns) for turns in range(4)} == {turned(card, turns) for turns in offered}
    assert len(offered) == different


@pytest.mark.parametrize("wide", [1, 2, 22, 23])
def test_an_army_may_grow_as_long_as_there_are_cards(wide):
    """RG-26, RG-R8, RG-R3: to the far end of the widest and of the tallest."""
    assert spot(*corner("y25")) == "y25"
    row, column = drawn("F " * wide), drawn("F\n" * wide)
    assert {place.spot for place in places(row, 4)} == {spot(at, down) for at in range(wide + 1) for down in (0, 1)}
    assert {place.spot for place in places(column, 4)} == {spot(over, at) for at in range(wide + 1) for over in (0, 1)}
    assert len(places(row, 4)) == len(places(column, 4)) == 4 * 2 * (wide + 1)


# What an army amounts to


@pytest.mark.parametrize(
    ("picture", "amounts"),
    [
        ("F F S / F W S / C W P", Totals(3, 2, 2, 0, 1, 1)),  # RG-S1
        ("F S / S F", Totals(0, 0, 0, 0, 0, 0)),  # RG-S2: a corner is no neighbour
        ("F2 S / W B", Totals(0, 0, 0, 0, 0, 0)),  # RG-3: one square is no group, however many stand on it
        ("F2 F", Totals(3, 0, 0, 0, 0, 0)),
        ("F F S F F F", Totals(5, 0, 0, 0, 0, 0)),  # RG-6: two groups are added
        ("W W2 . / . . B / S S B", Totals(0, 3, 2, 2, 0, 0)),  # RG-4, RG-5: defence as attack
        ("C . C / P S P", Totals(0, 0, 0, 0, 2, 2)),  # RG-R1: coins and potions need no neighbour
        ("F F . . / . F F . / . . F F", Totals(6, 0, 0, 0, 0, 0)),
    ],
)
def test_values_are_the_sum_of_all_groups(picture, amounts):
    assert totals(drawn(picture)) == amounts
    assert shown(drawn(picture)) == picture


def test_cells_and_groups_say_what_lies_on_top_and_hangs_together():
    army = with_cards((1, "c3", 2))  # W B2 / F2 F2 over the lower right corner of F S / B W
    assert [(cell.column, cell.row, cell.laid, cell.grouped) for cell in cells(army)] == [
        (1, 1, 0, False), (2, 1, 0, False),
        (1, 2, 0, False), (2, 2, 1, False), (3, 2, 1, False),
        (2, 3, 1, True), (3, 3, 1, True),
    ]  # fmt: skip
    assert size(army) == (3, 3)
    assert groups(army) == (("sword", ((2, 3), (3, 3)), 4),)
    assert groups(with_cards((1, "b3", 3))) == (("sword", ((1, 1), (1, 2), (1, 3)), 5),)


@given(st.lists(st.tuples(st.integers(1, 43), st.integers(0, 10**6)), max_size=9))
def test_cells_groups_and_totals_tell_what_counting_neighbours_gives(puts):
    army = with_cards()
    for card, at in puts:
        options = places(army, 4)
        army = placed(army, card, options[at % len(options)].spot, options[at % len(options)].turns)
    grid = {(cell.column, cell.row): cell for cell in cells(army)}
    near = {at: [(at[0] + x, at[1] + y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))] for at in grid}
    for kind in KINDS:
        fighting = kind in KINDS[:4]
        counted = {at: cell for at, cell in grid.items() if cell.kind == kind and (
            not fighting or any(other in grid and grid[other].kind == kind for other in near[at]))}  # fmt: skip
        assert getattr(totals(army), kind) == sum(cell.chickens for cell in counted.values())
        if fighting:
            assert {at for group in groups(army) if group.kind == kind for at in group.cells} == set(counted)
            assert {at for at, cell in grid.items() if cell.kind == kind and cell.grouped} == set(counted)
    newest = [cell.kind for cell in cells(army) if cell.laid == len(army.laid) - 1]
    card, *_, turns = army.laid[-1]
    assert newest == [square.kind for square in turned(CARDS[card].squares, turns)]
    assert set(LETTERS.values()) == set(KINDS)


# The battle


@pytest.mark.parametrize(
    ("armies", "more", "life"),
    [
        ([strong(sword=9, wand=4), strong(shield=6, barrier=7)], {}, (30, 27)),  # RG-S4, RG-11
        ([strong(sword=5), strong(sword=6), strong(shield=4)], {}, (24, 25, 27)),  # a defence counts each time again
        ([strong(sword=2), strong(sword=3), strong(wand=4), strong(wand=5)], {}, (18, 19, 20, 21)),
        ([strong(sword=5), strong(sword=5)], {"life": (2, 3)}, (-3, -2)),  # RG-12: the dead of this battle strike
        ([strong(sword=5), strong(sword=5), strong()], {"life": (0, 30, 30)}, (0, 30, 25)),  # those before don't
        ([strong(potion=3), strong()], {"life": (20, 20)}, (23, 20)),  # RG-S8, RG-15: every potion that shows
        ([strong(potion=2), strong(sword=6), strong(shield=6)], {"life": (5, 30, 30)}, (-1, 30, 30)),  # no dead heal
        ([strong(potion=2), strong(sword=6), strong(shield=6)], {"life": (6, 30, 30)}, (0, 30, 30)),  # RG-14
        ([strong(potion=3), strong()], {"life": (29, 20)}, (30, 20)),  # nobody above 30
        ([strong(potion=3), strong()], {"life": (29, 20), "options": {"heal_cap": False}}, (32, 20)),
        ([strong(), strong()], {"life": (34, 20), "options": {"heal_cap": False}}, (34, 20)),
    ],
)
def test_life_after_a_battle(armies, more, life):
    """RG-11, RG-12, RG-14, RG-15"""
    assert battle(*armies, **more).state.life == life


def test_everybody_strikes_each_of_the_others_in_full():
    """RG-S5, RG-11: attacks 5/0, 0/4, 3/2; defences 2/1, 4/0, 0/3."""
    blows = clash((fighter(0, 5, 0, 2, 1), fighter(1, 0, 4, 4, 0), fighter(2, 3, 2, 0, 3)))
    lost = [sum(blow.damage for blow in blows if blow.defender == seat) for seat in range(3)]
    assert (len(blows), [30 - each for each in lost]) == (6, [25, 27, 24])


def test_the_bot_fights_when_the_last_card_lies_and_what_was_just_laid_counts():
    """RG-13: F2 F2 / B2 W over the initial card. Nobody is asked, and the table lies open until the next battle."""
    first = step(table(with_cards(), with_cards(), placing=9), "place b2 0")
    assert ([event.kind for event in first.events], first.state.battle) == (["placed"], None)
    laid = step(table(with_cards(), with_cards(), turn=1, placing=1), "place b2 0")
    state = laid.state
    assert [event.kind for event in laid.events] == ["placed", "fought", "begun"]
    assert (state.life, state.round, topic(state)) == ((26, 30), 2, (1, "take"))
    for word in ("take 1", "place b2 0", "take 1"):
        state = step(state, word).state
        assert [GAME.rules.view(state, seat).battle for seat in (None, 0, 1)] == [table_of(laid)] * 3
    assert GAME.rules.view(after(state, "place b2 0"), None).battle.round == 2


def test_the_table_of_the_battle_tells_everything():
    """RG-13"""
    step = battle(strong(sword=9, wand=3, potion=2), strong(shield=6, barrier=7), life=(20, 9))
    first, second = table_of(step).fighters
    assert (first.sword, first.wand, first.shield, first.barrier, first.bonus) == (9, 3, 0, 0, False)
    assert (first.before, first.struck, first.healed, first.after) == (20, 20, 2, 22)
    assert (second.before, second.struck, second.healed, second.after) == (9, 6, 0, 6)
    one, two = table_of(step).blows
    assert (one.attacker, one.defender, one.physical, one.magic) == (0, 1, 9, 3)
    assert (one.physical_blocked, one.magic_blocked, one.damage, two.damage) == (6, 3, 3, 0)


@pytest.mark.parametrize(("life", "alive"), [(6, True), (5, False), (4, False)])
def test_exactly_0_is_death(life, alive):
    """RG-14"""
    step = battle(strong(sword=5), strong(), strong(shield=9), life=(30, life, 30))
    assert step.state.fallen == (0, 0 if alive else 1, 0)
    assert [event.seat for event in step.events if event.kind == "fell"] == ([] if alive else [1])


@pytest.mark.parametrize(
    ("armies", "life", "first", "following"),
    [
        ([strong()] * 3, (30, 30, 30), 0, 1),  # RG-24: to the left
        ([strong()] * 3, (30, 30, 30), 2, 0),
        ([strong(sword=5), strong(), strong(), strong(shield=5)], (30, 0, 3, 30), 0, 3),  # past the dead
        ([strong(), strong(sword=5), strong(shield=5)], (3, 30, 30), 0, 1),  # RG-25: from a dead holder
    ],
)
def test_the_first_player_card_goes_to_the_next_alive(armies, life, first, following):
    step = battle(*armies, life=life, first=first)
    assert (step.state.first, step.state.turn) == (following, following)
    [begun] = [event for event in step.events if event.kind == "begun"]
    assert (begun.round, begun.first) == (2, following)


# The variations


@pytest.mark.parametrize(
    ("leaders", "life", "bonus"),
    [("plain", 1, False), ("powers", 30, True), ("drowning", 16, False), ("drowning", 15, True), ("drowning", 1, True)],
)
def test_leaders_add_one_to_an_attack_and_one_to_a_defence(leaders, life, bonus):
    """RG-7, RG-8, RG-9, RG-R16: even without a group, and on top of the groups."""
    options = {"leaders": leaders}
    fighters = table_of(battle(*[strong()] * 4, life=(life,) * 4, options=options)).fighters
    found = [(each.sword, each.wand, each.shield, each.barrier) for each in fighters]
    assert found == ([(1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 1, 0), (0, 1, 0, 1)] if bonus else [(0, 0, 0, 0)] * 4)
    assert GAME.rules.view(table(strong(), strong(), life=(life, 30), options=options), 0).bonus[0] == bonus
    army = strong(sword=3, barrier=2, coin=1, potion=2)
    assert with_bonus(army, "captain", bonus) == ((4, 0, 0, 3, 1, 2) if bonus else (3, 0, 0, 2, 1, 2))


@pytest.mark.parametrize(
    ("army", "enemy", "life", "fought_with", "left", "bonus"),
    [(strong(), strong(sword=5), 18, 0, 13, True), (strong(potion=1), strong(), 15, 1, 16, False)],
)
def test_a_battle_is_fought_with_the_bonus_of_its_start(army, enemy, life, fought_with, left, bonus):
    """RG-9: values are read once."""
    step = battle(army, enemy, life=(life, 30), options={"leaders": "drowning"})
    assert (table_of(step).fighters[0].sword, step.state.life[0]) == (fought_with, left)
    assert GAME.rules.view(step.state, None).bonus == (bonus, False)


# How a match ends

MARKET = {"market": (), "pile": ()}


@pytest.mark.parametrize(
    ("armies", "more", "outcome"),
    [
        ([strong(sword=5), strong()], {"life": (3, 5)}, Outcome((0,), (1, 2), "survivor")),  # RG-R9
        ([strong(sword=5), strong()], {"life": (3, 5), **MARKET}, Outcome((0,), (1, 2), "survivor")),  # RG-R11
        ([strong(sword=5), strong(), strong(shield=5)], {"life": (3, 5, 1)}, None),
        # RG-S6, RG-R10: nobody lives, and who is nearest to 0 wins; RG-S7, RG-21, RG-22: or holds the card.
        ([strong(sword=5), strong(sword=5)], {"life": (2, 3)}, Outcome((1,), (2, 1), "nobody")),
        ([strong(sword=5), strong(sword=5)], {"life": (3, 3)}, Outcome((0,), (1, 2), "nobody")),
        ([strong(sword=5), strong(sword=5)], {"life": (3, 3), "first": 1}, Outcome((1,), (2, 1), "nobody")),
        ([strong(sword=2)] * 4, {"life": (3, 5, 5, 4)}, Outcome((1,), (4, 1, 2, 3), "nobody")),  # the next clockwise
        ([strong(sword=2)] * 4, {"life": (3, 5, 5, 4), "first": 2}, Outcome((2,), (4, 2, 1, 3), "nobody")),
        ([strong(sword=2)] * 4, {"life": (3, 5, 5, 4), "first": 3}, Outcome((1,), (4, 1, 2, 3), "nobody")),
        # RG-23: only those who began the round alive are compared.
        (
            [strong(sword=9), strong(sword=9), strong()],
            {"life": (3, 4, 0), "fallen": (0, 0, 2), "round": 4},
            Outcome((1,), (2, 1, 3), "nobody"),
        ),
        # RG-17: too few cards for the living, of the market and the pile.
        ([strong()] * 3, {"life": (7, 9, 8), "market": (1, 2, 3), "pile": ()}, None),
        ([strong()] * 3, {"life": (7, 9, 8), "market": (1, 2), "pile": ()}, Outcome((1,), (3, 1, 2), "market")),
        ([strong()] * 4, {"market": (1, 2, 3), "pile": (4,)}, None),
        ([strong()] * 3, {"life": (7, 0, 8), "market": (1, 2), "pile": ()}, None),
        ([strong()] * 2, {"market": (1,), "pile": (), "first": 0}, Outcome((1,), (2, 1), "market")),  # RG-22
        # RG-R12: places go by life, then by the round of death; equal ones behind the winner share one.
        (
            [strong(), strong(), strong(sword=5), strong(shield=5)],
            {"life": (4, -7, 30, 29), "fallen": (0, 3, 0, 0), "round": 5, **MARKET},
            Outcome((2,), (3, 4, 1, 2), "market"),
        ),
        (
            [strong(sword=5), strong(), strong(), strong(shield=5)],
            {"life": (9, 3, 3, 20), **MARKET},
            Outcome((3,), (2, 3, 3, 1), "market"),
        ),
    ],
)
def test_how_a_match_ends(armies, more, outcome):
    step = battle(*armies, **more)
    assert GAME.rules.outcome(step.state) == outcome
    assert bool(GAME.rules.asks(step.state)) == (outcome is None) == (step.events[-1].kind == "begun")
    assert GAME.rules.view(step.state, None).winner == (outcome and outcome.winners[0])


def test_a_round_is_closed_before_a_survivor_wins_but_not_when_nobody_lives():
    """RG-R11, RG-R10, RG-22: potions heal and the first-player card moves, or neither."""
    survivor = battle(strong(sword=5, potion=2), strong(), life=(3, 5)).state
    assert (survivor.life, survivor.first) == ((5, 0), 0)
    nobody = battle(strong(sword=5, potion=4), strong(sword=5), life=(5, 5), first=1).state
    assert (nobody.life, nobody.first) == ((0, 0), 1)
    assert battle(strong(sword=9), strong(), strong(), life=(30, 3, 30), fallen=(), round=4).state.fallen == (0, 4, 0)


# Leaving


def left(state, *seats):
    for seat in seats:
        step = GAME.rules.leave(state, seat, Random(0))
        state = step.state
    return step


@pytest.mark.parametrize(
    ("state", "seats", "outcome"),
    [
        (table(strong(), strong()), [1], Outcome((0,), (1, 2), "left")),
        # Who leaves stands last, and the first to leave at the very end; seat 3 is dead.
        (table(*[strong()] * 4, life=(30, 20, 1, -9), fallen=(0, 0, 0, 1), round=2), [0, 1],
         Outcome((2,), (4, 3, 1, 2), "left")),
    ],
)  # fmt: skip
def test_the_last_who_stays_wins(state, seats, outcome):
    """RG-R14"""
    gone = left(state, *seats)
    assert ([event.kind for event in gone.events], GAME.rules.outcome(gone.state)) == (["left"], outcome)
    assert GAME.rules.asks(gone.state) == ()


def test_the_turn_passes_on_and_a_card_in_hand_is_lost():
    """RG-R14, RG-24"""
    state = table(with_cards(), with_cards(), strong(), placing=9, market=(1, 2, 3), pile=(4, 5))
    gone = left(state, 0)
    assert (gone.state.placing, gone.state.lost, topic(gone.state)) == (None, (9,), (1, "take"))
    assert GAME.rules.view(gone.state, None).order == (1, 2)
    other = left(state, 2)
    assert (other.state.placing, other.state.lost, topic(other.state)) == (9, (), (0, "place"))
    assert topic(after(other.state, "place b2 0")) == (1, "take")
    closed = after(left(table(strong(), with_cards(), with_cards()), 0).state, "take 1", "place b2 0", "take 1")
    closed = after(closed, told(closed)[0])
    assert (closed.first, closed.round) == (1, 2)
    dead = table(strong(), strong(), strong(), life=(30, 30, 0))
    assert left(dead, 2).state == dead, "the dead change nothing by going"


def test_the_army_of_one_who_left_fights_no_more():
    """RG-R14: and the last to act leaves, so the battle follows at once."""
    gone = left(table(strong(sword=5), strong(sword=6), strong(sword=9, shield=9), turn=2), 2)
    assert [event.kind for event in gone.events] == ["left", "fought", "begun"]
    assert (gone.state.life, topic(gone.state)) == ((24, 25, 30), (1, "take"))
    assert [each.seat for each in gone.state.battle.fighters] == [0, 1]


# What is seen


def test_everything_lies_open_but_the_order_of_the_pile():
    """RG-R13: cards that were laid over, cards lost and the card in hand are known not to be in it."""
    army = with_cards((3, "c3", 0), (4, "c3", 0))
    state = table(army, with_cards(), placing=5, lost=(6,), market=(7, 8, 9), pile=tuple(DECK[9:-1]))
    views = [GAME.rules.view(state, seat) for seat in (None, 0, 1)]
    assert len({(view.armies, view.market, view.life, view.order, view.pile_size) for view in views}) == 1
    piles = {GAME.rules.imagine(views[2], Random(seed)).pile for seed in range(50)}
    assert len(piles) == 50
    assert {len(set(pile)) for pile in piles} == {len(DECK) - 10} == {views[0].pile_size}
    assert {card for pile in piles for card in pile} == {1, 2, *DECK[9:]}


# Positions as people write them

FIRST = [44, 0, 0, 0]
SECOND = [3, 1, -1, 2]
PLAIN = {
    "armies": [[FIRST], [FIRST, SECOND]],
    "life": [30, 12],
    "leaders": ["granny", "captain"],
    "market": [5, 6, 7],
    "pile": [8, 9, 10],
    "first": 0,
    "turn": 0,
}
LONG = [FIRST, *({"card": card, "column": card, "row": card, "turns": 0} for card in range(1, 22))]


def loaded(**changes):
    return codec.state_from(GAME, 1, PLAIN | changes)


def test_armies_life_leaders_market_and_turn_are_enough():
    """RG-R1, RG-26: an army is its cards in the order they were laid, the first at 0, 0."""
    state = loaded()
    assert (topic(state), told(state), state.round) == ((0, "take"), ["take 1", "take pile"], 1)
    assert list(state.armies[1].laid) == [tuple(FIRST), tuple(SECOND)]
    assert (state.armies[1].left, state.armies[1].top) == (-1, -2)
    assert codec.load_state(GAME, 1, codec.dump(state)) == state
    assert loaded(life=[40, 1], options={"heal_cap": False}).life == (40, 1)
    assert GAME.rules.outcome(loaded(life=[30, -2], ended="survivor")).winners == (0,)


# What is forbidden


@pytest.mark.parametrize(
    ("state", "text", "clause"),
    [
        (table(strong(), strong()), "place a1 0", "RG-R4"),
        (table(strong(), strong(), placing=1), "take 1", "RG-27"),
        (table(strong(coin=1), strong(), pile=()), "take pile", "RG-18"),
        (table(strong(coin=1), strong(), pile=(), market=(1, 2)), "take 3", "RG-18"),
        (table(strong(), strong()), "take 2", "RG-R5"),
        (table(strong(coin=1), strong()), "take 3", "RG-R5"),
        (table(with_cards(), strong(), placing=1), "place e5 0", "RG-26"),
    ],
)
def test_what_a_rule_forbids_is_not_offered(state, text, clause):
    assert forbidden(GAME, state, text), clause

"""Kendo Duel's player: what it leaves out, how things stand, and what it plays."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.games.kendo import GAME
from engine.games.kendo.parts import BODIES, CARDS
from engine.games.kendo.rules import fitting
from engine.games.kendo.state import Options
from engine.games.kendo.thinking import sure_wins, think
from engine.games.kendo.thinking.features import FACTS, Look
from engine.games.kendo.thinking.heuristics import answered, sensible, standing, suggested
from engine.games.kendo.view import imagine
from engine.network import MOST, rated
from engine.player.search import choose
from tests.engine.kendo.drawing import drawn, short

ATTACKED = "0 men1 do3 jodan\n *1 men6 kamae bogyo men>do mushin\n threat 0>1 men"
UNMET = "*0 men1 taiatari kamae\n 1 bogyo"
DUEL = {"mode": "duel", "ippons": "2"}


def asked(state):
    [ask] = GAME.rules.asks(state)
    return GAME.rules.view(state, ask.seat), ask


# What is worth a thought


@pytest.mark.parametrize(
    ("picture", "thoughts"),
    [
        ("*0 men1 jodan taiatari kamae\n 1 men6", "open taiatari, open men jodan, open men"),  # that few cards answer
        # What strikes back comes before what ends the exchange.
        ("0 men1 do3\n *1 men6 kamae bogyo men>do\n threat 0>1 men",
         "counter men>do, meet men, parry bogyo, deflect kamae"),
        # KD-13: a counter with MUSHIN comes last and is not forgotten.
        ("0 men1\n *1 mushin kote>do men>tsuki kamae\n threat 0>1 men",
         "counter men>tsuki, deflect kamae, counter men>tsuki mushin, counter kote>do mushin"),
    ],
)  # fmt: skip
def test_what_is_worth_a_thought(picture, thoughts):
    state = drawn(picture)
    assert ", ".join(map(short, sensible(state, asked(state)[1]))) == thoughts


@pytest.mark.parametrize("seats", [3, 4])
def test_of_targets_none_is_always_first_and_no_number_counts(seats):
    """Turned round the table, a position leads to the same thoughts, turned as far."""
    hands = ["men1 kote2 seme", "men6 kamae", "do3 do8", "tsuki4 tsuki5"][:seats]
    firsts = set()
    for spare in range(6):
        thoughts = [aims(["men1 kote2 seme" + " bogyo" * spare, *hands[1:]], turned) for turned in range(seats)]
        assert thoughts == [thoughts[0]] * seats
        firsts.add(thoughts[0][0])
    assert firsts == set(range(1, seats))


def aims(hands, turned):
    """Whom the holder of the first hand thinks of aiming at, counted from its own seat, the likeliest first."""
    seats = len(hands)
    rows = [f"{'*' * (seat == turned)}{seat} {hands[(seat - turned) % seats]}" for seat in range(seats)]
    state = drawn("\n".join(rows))
    return [(option.target - turned) % seats for option in sensible(state, asked(state)[1])]


def test_the_lowest_strike_is_suggested_for_a_swap():  # KD-3, KD-R7
    for seed in range(10):
        state = GAME.rules.setup(2, DUEL, Random(seed)).state
        for ask in GAME.rules.asks(state):
            view = GAME.rules.view(state, ask.seat)
            lowest = min((card for card in view.hand if CARDS[card].number), key=lambda card: CARDS[card].number)
            move = suggested(view, ask)
            assert (move.first, move.second) == (lowest, None)
            assert len(sensible(None, ask)) == 8 < len(ask.options)
    assert suggested(*asked(drawn("*0 men1 jodan\n 1 men6"))) is None


@pytest.mark.parametrize(
    ("strike", "hand", "met"),
    [
        ("taiatari", ("men1", "kamae"), True), ("taiatari", ("men1", "bogyo"), False), ("jodan", ("seigan",), True),
        ("jodan", ("mushin",), False), ("maki_age", ("mushin", "men-kaeshi-do"), True),
        ("men", ("men6",), True), ("men", ("kote2",), False),
    ],
)  # fmt: skip
def test_what_a_hand_could_answer_is_known_card_by_card(strike, hand, met):  # KD-7, KD-10, KD-14
    assert bool(answered(strike, hand)) == met


# How it stands


def first(picture="*0 men1 kote2\n 1 men6 kote7", mode="duel", **more):
    return standing(replace(drawn(picture), options=Options(mode), **more))[0]


def test_a_player_who_holds_more_and_better_cards_stands_better():
    even = first()
    assert 0.5 < even < first("*0 men1 kamae\n 1 men6 kote7") < first("*0 men1 kote2 kamae\n 1 men6") < 1
    assert first("0 men1 kote2\n *1 men6 kote7") == pytest.approx(1 - even)
    assert first("*0 men1 men12\n 1 men6 kote7") < even < first("*0 men1 kote2\n 1 men6 men12"), "a strike nobody meets"
    assert standing(drawn("0 men1\n *1 men6 kamae\n threat 0>1 men")) is None, "in the midst of an exchange"
    out = standing(drawn("*0 men1 kote2\n 1 -\n 2 men6 kote7\n 3 -", out=(3, 1)))
    assert (out[3], out[1], sum(out)) == (0, 1 / 3, 2)


def test_in_a_competition_ippons_weigh_most_then_hansoku_and_cards():  # KD-R23, KD-R24
    even = first(mode="competition")
    assert first(mode="competition", ippons=(("M",), ())) > 0.7 > even > 0.3
    assert first(mode="competition", ippons=((), ("M",))) < 0.3
    assert first(mode="competition", hansoku=(1, 0)) < even < first(mode="competition", hansoku=(0, 1))
    assert first("*0 men1 kamae\n 1 men6 kote7", "competition") > even
    turned = first("*0 men6 kote7 kamae\n 1 men1 kote2", "competition")
    assert first("0 men1 kote2\n *1 men6 kote7 kamae", "competition") == pytest.approx(1 - turned)


# What is played


def answers(picture, wander=0.0, times=100):
    look, ask = asked(drawn(picture))
    found = Counter(choose(GAME, look, ask, Random(luck), 20, wander=wander) for luck in range(times))
    return found, [move for _, move in rated(Look(look), ask.options)]


def test_what_looks_best_is_played_and_by_a_wandering_hand_anything_now_and_then():
    found, thought = answers(ATTACKED)
    assert found == {thought[0]: 100}
    assert set(answers(ATTACKED, wander=1.0)[0]) == set(thought)
    found, _ = answers(ATTACKED, wander=0.3)
    assert max(found, key=found.__getitem__) == thought[0]
    assert len(found) > 1


def test_what_wins_against_every_hand_is_taken_however_far_the_hand_wanders():  # KD-20, KD-R17, KD-R20
    """All that stops TAIATARI lies there, so the last card is lost."""
    stopped = f"{UNMET}\n played tai_sabaki tai_sabaki kamae fudoshin fudoshin"
    assert [*map(short, answers(stopped, wander=1.0, times=20)[0])] == ["open taiatari"]
    view, ask = asked(drawn("0 -\n *1 kamae bogyo bogyo\n threat 0>1 men"))
    assert sure_wins(view, ask, Random(1)) == list(ask.options), "what leads to an attack at an empty hand wins too"
    assert sure_wins(*asked(drawn(UNMET)), Random(1)) == [], "while the other may answer"


@pytest.mark.parametrize(
    ("picture", "more", "own"),
    [
        ("*0 men1 kote2\n 1 men6\n 2 do3", {}, False),
        ("*0 men1 kote2\n 1 men6 kote7", {"mode": "competition"}, False),
        ("*0 men1 kote2\n 1 -\n 2 do3 bogyo", {"out": (1,)}, True),  # the last two
    ],
)
def test_only_between_two_in_a_duel_it_answers_itself(picture, more, own):
    look, ask = asked(drawn(picture, **more))
    assert think(look, ask, Random(1), 20, 0.0, lambda: True) in (ask.options if own else [None])
    assert choose(GAME, look, ask, Random(1), 20) in ask.options


def test_chances_are_those_of_the_deals_that_fit():
    """How likely nothing in the other hand answers: in tenths, MUSHIN with any counter included (KD-13)."""
    luck = Random(3)
    state = GAME.rules.setup(2, DUEL, luck).state
    for _ in range(13):
        ask = GAME.rules.asks(state)[0]
        state = GAME.rules.play(state, ask.seat, luck.choice(ask.options), luck).state
    seat = GAME.rules.asks(state)[0].seat
    look = GAME.rules.view(state, seat)
    seen, deals = Look(look), [imagine(replace(look, stage="open", turn=seat), luck) for _ in range(400)]
    assert len({*seen.lacks[0], *seen.lacks[1]}) > 2
    for counter in (False, True):
        for strike, chance in zip(BODIES, seen.lacks[counter], strict=True):
            unmet = sum(not fitting(deal.hands[1 - seat], strike, counter) for deal in deals) / 400
            assert chance / 10 == pytest.approx(unmet, abs=0.05 + 0.06)
    unmet = sum(not fitting(deal.hands[1 - seat], "taiatari", False) for deal in deals) / 400
    assert seen.stopped[2] / 10 == pytest.approx(unmet, abs=0.05 + 0.06)
    many, ask = asked(drawn("*0 " + "men1 " * 6 + "mushin " * 5 + "\n 1 men6"))
    facts = [Look(many).facts(option) for option in ask.options]
    assert all(len(each) < MOST and max(each) < FACTS for each in facts), "in a position of more cards than the box has"

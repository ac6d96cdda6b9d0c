"""What a computer player leaves out."""

from dataclasses import replace
from random import Random

import pytest

from engine.games.kendo import GAME
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import Options
from engine.games.kendo.thinking.heuristics import answered, sensible, standing, suggested
from tests.engine.kendo.drawing import after, drawn, short


def thought_of(state):
    [ask] = GAME.asks(state)
    return [short(option) for option in sensible(state, ask)]


def test_one_place_of_a_mixed_hand_is_like_another():  # KD-R15
    assert thought_of(after(drawn("*0 kote2 do3\n 1 men1 jodan tsuki9 seme"), "open kote")) == ["pull 1"]


def test_a_counter_with_mushin_comes_last_and_is_not_forgotten():  # KD-13
    state = drawn("0 men1\n *1 mushin kote>do men>tsuki kamae\n threat 0>1 men")
    found = thought_of(state)
    assert found[:2] == ["counter men>tsuki", "deflect kamae"]
    assert set(found[2:]) == {"counter men>tsuki mushin", "counter kote>do mushin"}


def test_attacks_that_few_cards_answer_come_first():
    state = drawn("*0 men1 jodan taiatari kamae\n 1 men6")
    assert thought_of(state) == ["open taiatari", "open men jodan", "open men"]


def test_a_counter_comes_before_what_ends_the_exchange():
    state = drawn("0 men1 do3\n *1 men6 kamae bogyo men>do\n threat 0>1 men")
    assert [text.split()[0] for text in thought_of(state)] == ["counter", "parry", "meet", "deflect"]


def test_before_a_duel_few_changes_are_thought_about():  # KD-3
    [ask, _] = GAME.asks(GAME.setup(2, {"mode": "duel", "ippons": "2"}, Random(1)).state)
    assert len(sensible(None, ask)) == 8 < len(ask.options)


def test_the_lowest_strike_is_suggested_for_a_swap():  # KD-3, KD-R7
    for seed in range(20):
        state = GAME.setup(2, {"mode": "duel", "ippons": "2"}, Random(seed)).state
        for ask in GAME.asks(state):
            view = GAME.view(state, ask.seat)
            strikes = [card for card in view.hand if CARDS[card].number]
            move = suggested(view, ask)
            assert move in ask.options
            assert (move.first, move.second) == (min(strikes, key=lambda card: CARDS[card].number), None)


def test_nothing_is_suggested_where_nothing_is_put_together():
    state = drawn("*0 men1 jodan\n 1 men6")
    assert suggested(GAME.view(state, 0), GAME.asks(state)[0]) is None


# How it stands


def test_a_player_who_holds_more_and_better_cards_stands_better():
    def first(picture):
        return standing(drawn(picture))[0]

    even = first("*0 men1 kote2\n 1 men6 kote7")
    assert 0.5 < even < first("*0 men1 kamae\n 1 men6 kote7") < first("*0 men1 kote2 kamae\n 1 men6") < 1
    assert first("0 men1 kote2\n *1 men6 kote7") == pytest.approx(1 - even)


def test_a_strike_that_nothing_in_the_other_hand_answers_is_worth_more():
    met = standing(drawn("*0 men1 kote2\n 1 men6 kote7"))[0]
    assert standing(drawn("*0 men1 kote2\n 1 men6 men12"))[0] > met
    assert standing(drawn("*0 men1 men12\n 1 men6 kote7"))[0] < met


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
    [ask] = GAME.asks(state)
    return [(option.target - turned) % seats for option in sensible(state, ask)]


def test_in_the_midst_of_an_exchange_nothing_is_told():
    assert standing(drawn("0 men1\n *1 men6 kamae\n threat 0>1 men")) is None


def contest(picture="*0 men1 kote2\n 1 men6 kote7", **more):
    """How the first seat of a Competition stands."""
    return standing(replace(drawn(picture), options=Options("competition"), **more))[0]


def test_in_a_competition_ippons_weigh_most():  # KD-R23
    assert contest(ippons=(("M",), ())) > 0.7 > contest() > 0.3 > contest(ippons=((), ("M",)))


def test_in_a_competition_better_cards_and_fewer_hansoku_stand_better():  # KD-R24
    assert contest("*0 men1 kamae\n 1 men6 kote7") > contest() > contest(hansoku=(1, 0))
    assert contest(hansoku=(0, 1)) > contest()


def test_in_a_competition_no_number_of_a_seat_counts():
    assert contest("0 men1 kote2\n *1 men6 kote7 kamae") == pytest.approx(
        1 - contest("*0 men6 kote7 kamae\n 1 men1 kote2")
    )


def test_a_player_who_is_out_was_left_behind_by_all_who_are_not():
    found = standing(drawn("*0 men1 kote2\n 1 -\n 2 men6 kote7\n 3 -", out=(3, 1)))
    assert found[3] == 0
    assert found[1] == 1 / 3
    assert sum(found) == 2


def test_there_is_always_something_left_and_nothing_new():
    for seats, mode in ((2, "duel"), (4, "duel"), (2, "competition")):
        luck = Random(seats)
        state = GAME.setup(seats, {"mode": mode, "ippons": "2"}, luck).state
        while asks := GAME.asks(state):
            found = sensible(state, asks[0])
            assert found
            assert set(found) <= set(asks[0].options)
            state = GAME.play(state, asks[0].seat, luck.choice(found), luck).state


def test_what_a_hand_could_answer_is_known_card_by_card():  # KD-7, KD-10, KD-14
    assert answered("taiatari", ("men1", "kamae"))
    assert not answered("taiatari", ("men1", "bogyo"))
    assert answered("jodan", ("seigan",))
    assert not answered("jodan", ("mushin",))
    assert answered("men", ("men6",))
    assert not answered("men", ("kote2",))

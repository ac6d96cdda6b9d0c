"""Positions as people write them: what may be left out, and what is refused."""

import pytest

from engine import codec
from engine.games.regroup import GAME
from tests.engine.regroup.drawing import battle, shown, strong, told, topic

FIRST = {"card": 44, "column": 0, "row": 0, "turns": 0}
PLAIN = {
    "armies": [[FIRST], [FIRST, {"card": 3, "column": 1, "row": 1, "turns": 2}]],
    "life": [30, 12],
    "leaders": ["granny", "captain"],
    "market": [5, 6, 7],
    "pile": [8, 9, 10],
    "first": 0,
    "turn": 0,
}


def loaded(**changes):
    return codec.state_from(GAME, 1, PLAIN | changes)


def test_armies_life_leaders_market_and_turn_are_enough():
    """RG-R1."""
    state = loaded()
    assert topic(state) == (0, "take")
    assert told(state) == ["take 1", "take pile"]
    assert state.round == 1


def test_an_army_is_written_as_its_cards_in_the_order_they_were_laid():
    """RG-26: the first at 0, 0; cards may lie left of and above it."""
    puts = [FIRST, {"card": 3, "column": 1, "row": -1, "turns": 0}, {"card": 4, "column": -1, "row": -1, "turns": 1}]
    state = loaded(armies=[puts, [FIRST]])
    army = state.armies[0]
    assert [each._asdict() for each in army.laid] == puts
    assert (army.left, army.top) == (-2, -2)
    assert codec.load_state(GAME, 1, codec.dump(GAME.state, state)) == state
    assert len(shown(army).split("/")) == 3


@pytest.mark.parametrize("seat", [0, 2])
def test_in_a_battle_each_of_those_at_the_table_fights_once(seat):
    """RG-13."""
    fought = codec.plain(GAME.state, battle(strong(sword=9), strong(sword=9)).state)["battle"]
    assert loaded(battle=fought).battle.fighters[1].seat == 1
    fought["fighters"][1]["seat"] = seat
    with pytest.raises(ValueError, match="battle: seats are 0 to 1, each named once"):
        loaded(battle=fought)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"armies": [[FIRST]]}, "two to four play"),
        ({"armies": [[FIRST]] * 5}, "two to four play"),
        ({"armies": [[], [FIRST]]}, "an army is a list of cards"),
        ({"armies": [[FIRST], [FIRST | {"column": 1}]]}, "an army is a list of cards"),
        ({"armies": [[FIRST], [FIRST | {"turns": True}]]}, "an army is a list of cards"),
        ({"armies": [[FIRST], [{"card": 44}]]}, "an army is a list of cards"),
        ({"armies": [[FIRST], [FIRST | {"card": 49}]]}, "cards are 1 to 48"),
        ({"armies": [[FIRST], [FIRST, FIRST | {"card": 3, "turns": 4}]]}, "quarter turns 0 to 3"),
        ({"armies": [[FIRST], [FIRST, {"card": 3, "column": 2, "row": 0, "turns": 0}]]}, "lies apart"),
        ({"armies": [[FIRST], [FIRST, {"card": 3, "column": 0, "row": -9, "turns": 0}]]}, "lies apart"),
        ({"armies": [[FIRST], [FIRST, FIRST]]}, "over an initial card come the cards 1 to 43"),
        ({"armies": [[FIRST | {"card": 45}], [FIRST | {"card": 45}]]}, "only one card 45"),
        ({"market": [5, 5, 6]}, "only one card 5"),
        ({"placing": 5}, "only one card 5"),
        ({"lost": [3]}, "only one card 3"),
        ({"market": [44, 6, 7]}, "of the cards 1 to 43"),
        ({"market": [5, 6]}, "the market has 3 cards"),
        ({"market": [5, 6, 7, 11]}, "the market has 3 cards"),
        ({"market": [5], "pile": []}, "too few cards for this round"),
        ({"life": [30]}, "life has 1 entries"),
        ({"leaders": ["granny"]}, "leaders has 1 entries"),
        ({"fallen": [0]}, "fallen has 1 entries"),
        ({"leaders": ["granny", "granny"]}, "the same leader"),
        ({"leaders": ["granny", "nobody"]}, "leaders"),
        ({"life": [31, 3]}, "life cannot be above 30"),
        ({"fallen": [0, -1]}, "rounds are counted from 1"),
        ({"round": 0}, "rounds are counted from 1"),
        ({"first": 2}, "first: seats are 0 to 1"),
        ({"turn": -1}, "turn: seats are 0 to 1"),
        ({"left": [1, 1]}, "left: seats are 0 to 1"),
        ({"life": [0, 30]}, "turn cannot be 0, who is out"),
        ({"left": [0]}, "turn cannot be 0, who is out"),
        ({"life": [30, 0]}, "only one is alive"),
        ({"options": {"leaders": "none"}}, "options.leaders"),
        ({"hand": []}, "hand"),
    ],
)
def test_what_could_not_lie_on_a_table_is_refused(changes, said):
    with pytest.raises(ValueError, match=said):
        loaded(**changes)


def test_life_above_30_is_possible_without_the_limit():
    """RG-15."""
    assert loaded(life=[40, 1], options={"heal_cap": False}).life == (40, 1)


def test_an_army_cannot_outgrow_its_letters():
    army = [FIRST, *({"card": card, "column": card, "row": card, "turns": 0} for card in range(1, 22))]
    assert loaded(armies=[army, [FIRST]], market=[23], pile=[], placing=24).placing == 24
    with pytest.raises(ValueError, match="could become too large"):
        loaded(armies=[army, [FIRST]], market=[23, 24, 25], pile=[])


def test_only_those_who_have_yet_to_act_need_cards():
    """RG-17: seat 1 acts last, and takes the only one."""
    assert told(loaded(market=[5], pile=[], turn=1)) == ["take 1"]
    with pytest.raises(ValueError, match="too few cards"):
        loaded(market=[5], pile=[], turn=0)


@pytest.mark.parametrize(
    ("first", "turn", "dead", "needed"),
    [(0, 0, (), 4), (1, 2, (), 3), (2, 1, (), 1), (3, 1, (), 2), (0, 1, (2,), 2), (0, 1, (0,), 3), (3, 0, (1, 2), 1)],
)
def test_from_who_is_asked_to_the_first_player_each_of_the_living_needs_a_card(first, turn, dead, needed):
    """RG-R4, RG-17: clockwise, and those who have acted in this round need none."""
    seats = {"armies": [[FIRST]] * 4, "leaders": ["granny", "captain", "professor", "prophet"]}
    seats |= {"life": [0 if seat in dead else 30 for seat in range(4)], "first": first, "turn": turn}
    cards = [5, 6, 7, 8][:needed]
    assert topic(loaded(**seats, market=cards[:3], pile=cards[3:])) == (turn, "take")
    with pytest.raises(ValueError, match="too few cards"):
        loaded(**seats, market=cards[: needed - 1], pile=[])


def test_a_match_that_has_ended_asks_nothing():
    state = loaded(life=[30, -2], ended="survivor")
    assert GAME.asks(state) == ()
    assert GAME.outcome(state).winners == (0,)

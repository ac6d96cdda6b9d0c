"""The computer player: it answers by the rules, from what its seat sees, and the better the more it may try."""

from dataclasses import dataclass, replace
from functools import partial
from random import Random

import pytest

from engine.cli.simulate import at_random, simulated, sparring, summary
from engine.core import Ask, Game, Outcome, Step
from engine.games import GAMES
from engine.player.playout import played_out
from engine.player.search import choose
from tests.engine import laws, toys
from tests.engine.hidden import HIDDEN
from tests.engine.kaito.drawing import drawn as kaito_drawn
from tests.engine.kengo.drawing import drawn as kengo_drawn
from tests.engine.toys import MORRA

GAME = pytest.mark.parametrize("game", [*GAMES.values(), MORRA], ids=lambda game: game.key)


def asked(game, state):
    """Everybody who is asked, with what they see."""
    return [(ask, game.view(state, ask.seat)) for ask in game.asks(state)]


def positions(game, matches=2, each=5):
    """A few out of random matches with every number of seats, from early to late, somebody having a choice there."""
    found, options = [], laws.combos(game)
    for number in range(matches):
        for seats in game.seats:
            plies = laws.a_match(game, seats, options[number % len(options)], f"sparring {number}").plies
            states = [ply.before.state for ply in plies if any(len(a.options) > 1 for a in game.asks(ply.before.state))]
            found += states[:: max(1, len(states) // each)]
    return found


def chosen(game, state, playouts=200, luck=0):
    [(ask, view)] = asked(game, state)
    return str(choose(game, view, ask, Random(luck), playouts))


# Every game


@GAME
def test_the_answer_is_one_of_those_allowed(game):
    for state in positions(game):
        for ask, view in asked(game, state):
            assert choose(game, view, ask, Random(1), 5) in ask.options


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.sensible], ids=lambda game: game.key)
def test_what_a_game_calls_sensible_are_options_and_no_secrets(game):
    for state in positions(game):
        for ask, view in asked(game, state):
            few = game.sensible(state, ask)
            assert set(few) <= set(ask.options)
            assert 0 < len(few) == len(set(few))
            assert game.sensible(game.imagine(view, Random(3)), ask) == few
            assert choose(replace(game, think=None), view, ask, Random(2), 5) in few


def test_how_a_match_stands_is_told_in_shares_of_the_others():
    """Each pair of seats shares one between them, as it does when a match is over."""
    told = 0
    for game in (game for game in GAMES.values() if game.standing):
        for state in positions(game):
            found = game.standing(state)
            if found is not None:
                told += 1
                assert all(0 <= each <= 1 for each in found)
                assert sum(found) == pytest.approx(len(found) / 2)
    assert told


def test_a_playout_ends_where_the_game_tells_how_it_stands():
    won = replace(MORRA, standing=lambda state: (1.0, 0.0), play=lambda *_: pytest.fail("nothing is to be played"))
    state = MORRA.setup(2, {"win": "high"}, Random(1)).state
    assert played_out(won, state, Random(0)) == (1.0, 0.0)
    untold = replace(MORRA, standing=lambda state: None)
    assert played_out(untold, state, Random(0)) == played_out(MORRA, state, Random(0))


def test_the_tree_ends_where_the_game_tells_how_it_stands_too():
    """After the first trick nothing is played on, however often it has been tried."""
    state = MORRA.setup(2, {"win": "high"}, Random(1)).state
    ask, view = asked(MORRA, state)[0]
    told = replace(
        MORRA,
        standing=lambda state: (0.5, 0.5) if state.tricks else None,
        play=lambda state, *rest: MORRA.play(state, *rest) if not state.tricks else pytest.fail("beyond the trick"),
    )
    assert choose(told, view, ask, Random(0), 300) in ask.options


def test_where_one_answer_alone_is_sensible_it_is_given():
    last = replace(MORRA, sensible=lambda state, ask: ask.options[-1:])
    [(ask, view), *_] = asked(
        last, last.setup(2, {name: values[0] for name, values in last.options.items()}, Random(0)).state
    )
    assert choose(last, view, ask, Random(0), 3) == ask.options[-1]


@GAME
def test_the_same_luck_chooses_the_same(game):
    for state in positions(game, matches=1):
        for ask, view in asked(game, state):
            once, again = (choose(game, view, ask, Random(7), 12) for _ in range(2))
            assert once == again


SECRETS = {**HIDDEN, "morra": toys.redealt}


@pytest.mark.parametrize("game", [game for game in (*GAMES.values(), MORRA) if SECRETS[game.key]], ids=lambda g: g.key)
def test_what_the_seat_does_not_see_makes_no_difference(game):
    """By another deal of all that is hidden: cheating would show where the answers differ."""
    for number, state in enumerate(positions(game, matches=1)):
        for ask in game.asks(state):
            other = SECRETS[game.key](state, ask.seat, Random(number))
            looks = (partial(game.view, each, ask.seat) for each in (state, other))
            first, second = (sparring(game, 12)(look, ask, Random(3)) for look in looks)
            assert first == second


def test_every_playout_imagines_again_what_is_hidden():
    dealt = []

    def watched(look, luck):
        deal = MORRA.imagine(look, luck)
        dealt.extend([deal] if look == view else [])
        return deal

    state = MORRA.setup(3, {"win": "high"}, Random(1)).state
    ask, view = asked(MORRA, state)[0]
    choose(replace(MORRA, imagine=watched), view, ask, Random(0), 40)
    assert len({each.hands[1:] for each in dealt}) == len(dealt) > 40 / len(ask.options)
    assert {each.hands[0] for each in dealt} == {state.hands[0]}


def test_one_answer_needs_no_thought():
    idle = replace(MORRA, imagine=lambda view, luck: pytest.fail("nothing is to be found out"))
    assert choose(idle, None, Ask(0, "show", (toys.Show(4),)), Random(0), 100) == toys.Show(4)


def test_a_game_with_a_player_of_its_own_hands_it_the_view_and_never_a_state():
    seen = []

    def think(*told):
        seen.append(told)
        return told[1].options[-1]

    own = replace(MORRA, think=think, imagine=lambda view, luck: pytest.fail("the search is not asked"))
    ask, view = asked(MORRA, MORRA.setup(2, {"win": "high"}, Random(1)).state)[0]
    luck, more = Random(0), list
    assert choose(own, view, ask, luck, 30, more, wander=0.5) == ask.options[-1]
    assert seen == [(view, ask, luck, 30, 0.5, more)]


@pytest.mark.parametrize("time", [1, 7])
def test_the_search_stops_when_there_is_no_more_time(time):
    left = iter([True] * (time - 1) + [False])
    ask, view = asked(MORRA, MORRA.setup(2, {"win": "high"}, Random(1)).state)[0]
    move = choose(MORRA, view, ask, Random(0), 1000, more=lambda: next(left))
    assert next(left, "no more") == "no more"
    assert move in ask.options


# Strength

WON = """
    rk .. .. .. .. rk
    .. bh .. .. .. ..
    .. .. .. .. .. ..
    rh bk .. bk .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
STRUCK = """
    .|.........L..R..........|.
    *L 3 3 3 1 2
     R 3 1 2 4 5
     pile 4 4 4 5 5 5
    """


def test_kaito_is_won_in_one():
    assert chosen(GAMES["kaito"], kaito_drawn(WON, kaito="b3")) == "slide b2"


def test_kaito_is_not_lost_in_one():
    """A player who takes their own last kabuto has lost; here the other way stays open."""
    assert chosen(GAMES["kaito"], kaito_drawn(WON, kaito="a2")) != "slide a4"


def test_a_win_in_one_is_taken_however_far_the_hand_wanders():
    kaito, state = replace(GAMES["kaito"], think=None), kaito_drawn(WON, kaito="b3")
    [(ask, view)] = asked(kaito, state)
    assert {str(choose(kaito, view, ask, Random(luck), 1, wander=1.0)) for luck in range(8)} == {"slide b2"}


def test_a_wandering_hand_tries_out_nothing():
    ask, view = asked(MORRA, MORRA.setup(2, {"win": "high"}, Random(1)).state)[0]
    untried = partial(pytest.fail, "a playout")
    answers = {choose(MORRA, view, ask, Random(luck), 100, untried, wander=1.0) for luck in range(30)}
    assert answers == set(ask.options)


def test_kengo_is_won_by_the_one_attack_that_cannot_be_parried():
    """Three of the five threes are in this hand: nobody can hold three more."""
    state = kengo_drawn(STRUCK, standing={"score": [4, 4]})
    assert {chosen(GAMES["kengo"], state, 600, luck) for luck in range(3)} == {"attack 3 3 3"}


def test_a_parry_is_better_than_the_hit_that_loses_the_match():
    lines = STRUCK.replace("*L", "L").replace("R 3", "*R 3") + " attack 3"
    state = kengo_drawn(lines, standing={"score": [4, 4]})
    assert chosen(GAMES["kengo"], state) == "parry"


def wins(game, players, games, options=None):
    options = options or {name: values[0] for name, values in game.options.items()}
    return summary(list(simulated(game, players, options, "sparring", games)), len(players), 1.0)["wins"]


def test_three_at_a_table_who_thinks_wins_most():
    """Equals would win 40 of these 120 matches each, ties aside."""
    won = 0
    for seat in range(3):
        players = [sparring(MORRA, 30) if each == seat else at_random for each in range(3)]
        found = wins(MORRA, players, 40)
        assert found[seat] == max(found)
        won += found[seat]
    assert won > 60


def test_more_playouts_win_more():
    kaito = replace(GAMES["kaito"], think=None)
    few, many = sparring(kaito, 4), sparring(kaito, 80)
    assert wins(kaito, [few, many], 8)[1] + wins(kaito, [many, few], 8)[0] >= 14


def test_a_share_of_the_others_is_left_behind():
    assert Outcome((1,), (2, 1), "points").shares == (0.0, 1.0)
    assert Outcome((), (1, 1), "agreed").shares == (0.5, 0.5)
    assert Outcome((2,), (2, 4, 1, 2), "points").shares == (0.5, 0.0, 1.0, 0.5)


# Who sees what

# Seat 0 holds one of three cards and bets or folds; seat 1, who does not see the card, then names it or not.


@dataclass(frozen=True)
class Cards:
    held: str
    bet: bool | None = None
    named: str | None = None


def bet_or_name(state, seat, move, luck):
    return Step(replace(state, bet=move == "bet") if seat == 0 else replace(state, named=move))


def ask_in_turn(state):
    if state.bet is None:
        return (Ask(0, "bet", ("bet", "fold")),)
    return (Ask(1, "name", tuple("abc")),) if state.bet and state.named is None else ()


def settled(state):
    """A bet is lost to the right name."""
    if state.bet is None or (state.bet and state.named is None):
        return None
    winner = 1 if state.named == state.held else 0
    return Outcome((winner,), (1, 2) if winner == 0 else (2, 1), "cards") if state.bet else Outcome((), (1, 1), "fold")


def bluff(open_cards):
    return Game(
        key="bluff", name="Bluff", version=1, seats=(2,), options={}, state=Cards, move=str, event=str,
        setup=lambda seats, options, luck: Step(Cards("b")), asks=ask_in_turn, play=bet_or_name,
        view=lambda state, seat: replace(state, held=state.held if open_cards or seat == 0 else "?"), outcome=settled,
        imagine=lambda view, luck: replace(view, held=luck.choice("abc")) if view.held == "?" else view, leave=None,
    )  # fmt: skip


def test_a_player_who_does_not_see_the_own_card_does_not_learn_it_from_being_asked_often():
    """Named at random a bet wins twice in three, against somebody who knows the card never: to fold is a draw."""
    ask = ask_in_turn(Cards("b"))[0]
    assert choose(bluff(open_cards=False), Cards("b"), ask, Random(1), 400) == "bet"
    assert choose(bluff(open_cards=True), Cards("b"), ask, Random(1), 400) == "fold"


# All at once

# Two show a fist, a flat hand or two fingers at the same time, or fold, which wins three times in ten.
BEATS = {("flat", "fist"), ("fist", "fingers"), ("fingers", "flat")}


@dataclass(frozen=True)
class Hands:
    shown: tuple[str | None, str | None] = (None, None)
    winner: int | None = None


def show(state, seat, move, luck):
    shown = (move, state.shown[1]) if seat == 0 else (state.shown[0], move)
    if None in shown:
        return Step(Hands(shown))
    if "fold" in shown:
        folder = shown.index("fold")
        return Step(Hands(shown, folder if luck.random() < 0.3 else 1 - folder))
    first = shown in BEATS if shown[0] != shown[1] else luck.random() < 0.5
    return Step(Hands(shown, 0 if first else 1))


def ask_all(state):
    if state.winner is not None:
        return ()
    answers = ("fist", "flat", "fingers", "fold")
    return tuple(Ask(seat, "show", answers) for seat in (0, 1) if state.shown[seat] is None)


def over(state):
    return None if state.winner is None else Outcome((state.winner,), (1, 2) if state.winner == 0 else (2, 1), "hands")


def rest_hidden(view, luck):
    """A view is (seat, its own answer, whether the other has answered)."""
    seat, own, ready = view
    other = luck.choice(("fist", "flat", "fingers", "fold")) if ready else None
    return Hands((own, other) if seat == 0 else (other, own))


HANDS = Game(
    key="hands", name="Hands", version=1, seats=(2,), options={}, state=Hands, move=str, event=str,
    setup=lambda seats, options, luck: Step(Hands()), asks=ask_all, play=show,
    view=lambda state, seat: (seat, state.shown[seat], state.shown[1 - seat] is not None),
    outcome=over, imagine=rest_hidden, leave=None,
)  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_to_what_is_still_face_down(seat):
    """Against somebody who saw the hand before showing theirs, folding would be best."""
    ask = HANDS.asks(Hands())[seat]
    answers = [choose(HANDS, (seat, None, False), ask, Random(luck), 400) for luck in range(20)]
    assert "fold" not in answers
    assert len(set(answers)) == 3, "and none of the others is better than the rest"

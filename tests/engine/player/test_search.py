"""The computer player: it answers by the rules, from what its seat sees, and the better the more it may try."""

from dataclasses import dataclass
from functools import partial
from random import Random

import pytest

from engine.cli import player, simulated
from engine.core import Ask, Game, Outcome, Rules, Step
from engine.games import GAMES
from engine.halving import best, worth
from engine.player.playout import played_out
from engine.player.search import choose
from engine.values import replace
from tests.engine import laws, toys
from tests.engine.hidden import HIDDEN
from tests.engine.kaito.drawing import drawn as kaito_drawn
from tests.engine.kengo.drawing import drawn as kengo_drawn
from tests.engine.toys import MORRA, changed

SECRETS = {**HIDDEN, "morra": toys.redealt}
BEGUN = MORRA.rules.setup(2, {"win": "high"}, Random(1)).state
every_game = pytest.mark.parametrize("game", [*GAMES.values(), MORRA], ids=lambda game: game.key)


def asked(game, state):
    """Everybody who is asked, with what they see."""
    return [(ask, game.rules.view(state, ask.seat)) for ask in game.rules.asks(state)]


def positions(game, matches=2, each=5):
    """A few out of random matches with every number of seats, from early to late, somebody having a choice there."""
    found, options = [], laws.combos(game)
    for number in range(matches):
        for seats in game.seats:
            plies = laws.a_match(game, seats, options[number % len(options)], f"sparring {number}").plies
            states = [
                ply.before.state for ply in plies if any(len(a.options) > 1 for a in game.rules.asks(ply.before.state))
            ]
            found += states[:: max(1, len(states) // each)]
    return found


# Every game


@every_game
def test_the_answer_is_allowed_and_depends_on_luck_and_on_what_the_seat_sees_alone(game):
    """By another deal of all that is hidden: cheating would show where the answers differ."""
    redealt = SECRETS[game.key] or (lambda state, seat, luck: state)
    for number, state in enumerate(positions(game, matches=1)):
        for ask in game.rules.asks(state):
            other = redealt(state, ask.seat, Random(number))
            looks = (partial(game.rules.view, each, ask.seat) for each in (state, other))
            first, second = (player("sparring:12", game)(look, ask, Random(3)) for look in looks)
            assert first == second
            assert first in ask.options


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.player.sensible], ids=lambda game: game.key)
def test_what_a_game_calls_sensible_are_options_and_no_secrets(game):
    for state in positions(game):
        for ask, view in asked(game, state):
            few = game.player.sensible(state, ask)
            assert set(few) <= set(ask.options)
            assert 0 < len(few) == len(set(few))
            assert game.player.sensible(game.rules.imagine(view, Random(3)), ask) == few
            assert choose(changed(game, think=lambda *_: None), view, ask, Random(2), 5) in few


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.player.standing], ids=lambda game: game.key)
def test_how_a_match_stands_is_told_in_shares_of_the_others(game):
    """Each pair of seats shares one between them, as it does when a match is over."""
    for found in filter(None, map(game.player.standing, positions(game))):
        assert all(0 <= each <= 1 for each in found)
        assert sum(found) == pytest.approx(len(found) / 2)


def test_a_share_of_the_others_is_left_behind():
    assert Outcome((1,), (2, 1), "points").shares == (0.0, 1.0)
    assert Outcome((), (1, 1), "agreed").shares == (0.5, 0.5)
    assert Outcome((2,), (2, 4, 1, 2), "points").shares == (0.5, 0.0, 1.0, 0.5)


# The search


def test_playouts_and_the_tree_end_where_the_game_tells_how_it_stands():
    told = changed(
        MORRA,
        standing=lambda state: (0.5, 0.5) if state.tricks else None,
        play=lambda state, *rest: (
            MORRA.rules.play(state, *rest) if not state.tricks else pytest.fail("beyond the trick")
        ),
    )
    ask, view = asked(MORRA, BEGUN)[0]
    assert choose(told, view, ask, Random(0), 300) in ask.options
    assert played_out(told, BEGUN, Random(0)) == (0.5, 0.5)
    untold = changed(MORRA, standing=lambda state: None)
    assert played_out(untold, BEGUN, Random(0)) == played_out(MORRA, BEGUN, Random(0))


def test_every_playout_imagines_again_what_is_hidden():
    dealt = []

    def watched(look, luck):
        deal = MORRA.rules.imagine(look, luck)
        dealt.extend([deal] if look == view else [])
        return deal

    state = MORRA.rules.setup(3, {"win": "high"}, Random(1)).state
    ask, view = asked(MORRA, state)[0]
    choose(changed(MORRA, imagine=watched), view, ask, Random(0), 40)
    assert len({each.hands[1:] for each in dealt}) == len(dealt) > 40 / len(ask.options)
    assert {each.hands[0] for each in dealt} == {state.hands[0]}


def test_a_game_with_a_player_of_its_own_hands_it_the_view_and_never_a_state_unless_there_is_one_answer():
    seen = []

    def think(*told):
        seen.append(told)
        return told[1].options[-1]

    own = changed(MORRA, think=think, imagine=lambda view, luck: pytest.fail("the search is not asked"))
    ask, view = asked(MORRA, BEGUN)[0]
    luck, more = Random(0), list
    assert choose(own, view, ask, luck, 30, more, wander=0.5) == ask.options[-1]
    assert choose(own, None, Ask(0, "show", (toys.Show(4),)), luck, 100) == toys.Show(4)
    assert seen == [(view, ask, luck, 30, 0.5, more)]


@pytest.mark.parametrize("time", [1, 7])
def test_the_search_stops_when_there_is_no_more_time(time):
    left = iter([True] * (time - 1) + [False])
    ask, view = asked(MORRA, BEGUN)[0]
    assert choose(MORRA, view, ask, Random(0), 1000, more=lambda: next(left)) in ask.options
    assert next(left, "no more") == "no more"


def test_a_wandering_hand_tries_out_nothing():
    ask, view = asked(MORRA, BEGUN)[0]
    untried = partial(pytest.fail, "a playout")
    answers = {choose(MORRA, view, ask, Random(luck), 100, untried, wander=1.0) for luck in range(30)}
    assert answers == set(ask.options)


# Strength


def test_a_win_in_one_is_taken_however_far_the_hand_wanders():
    picture = "rk .. .. .. .. rk " + ".. bh .. .. .. .. " + ".. " * 6 + "rh bk .. bk .. .. " + ".. " * 12
    kaito, state = changed(GAMES["kaito"], think=lambda *_: None), kaito_drawn(picture, kaito="b3")
    [(ask, view)] = asked(kaito, state)
    assert {str(choose(kaito, view, ask, Random(luck), 1, wander=1.0)) for luck in range(8)} == {"slide b2"}


@pytest.mark.parametrize(
    ("picture", "answer"),
    [
        ("*L 3 3 3 1 2 / R 3 1 2 4 5 / pile 4 4 4 5 5 5", "attack 3 3 3"),  # three of the five threes are in this hand
        ("L 3 3 3 1 2 / *R 3 1 2 4 5 / pile 4 4 4 5 5 5 / attack 3", "parry"),  # the hit would lose the match
    ],
)
def test_the_one_answer_that_decides_the_match_is_found(picture, answer):
    kengo, state = (
        changed(GAMES["kengo"], think=lambda *_: None),
        kengo_drawn(f".|.........L..R..........|. / {picture}", standing={"score": [4, 4]}),
    )
    [(ask, view)] = asked(kengo, state)
    assert {str(choose(kengo, view, ask, Random(luck), 600)) for luck in range(3)} == {answer}


def test_three_at_a_table_who_thinks_wins_most():
    """Equals would win 40 of these 120 matches each, ties aside."""
    won = 0
    for seat in range(3):
        players = [player("sparring:20" if each == seat else "random", MORRA) for each in range(3)]
        won += sum(seat in over.winners for _, over in simulated(MORRA, players, {"win": "high"}, "sparring", 40))
    assert won > 60


# Who sees what

# Seat 0 holds one of three cards and bets or folds; seat 1, who does not see the card, then names it or not. A bet is
# lost to the right name.


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
    if ask_in_turn(state):
        return None
    winner = 1 if state.named == state.held else 0
    return Outcome((winner,), (1, 2) if winner == 0 else (2, 1), "cards") if state.bet else Outcome((), (1, 1), "fold")


@pytest.mark.parametrize(("open_cards", "answer"), [(False, "bet"), (True, "fold")])
def test_a_player_who_does_not_see_the_own_card_does_not_learn_it_from_being_asked_often(open_cards, answer):
    """Named at random a bet wins twice in three, against somebody who knows the card never: to fold is a draw."""
    bluff = Game(
        key="bluff", name="Bluff", version=1, seats=(2,), options={}, rules=Rules(state=Cards, move=str, event=str,
        setup=lambda seats, options, luck: Step(Cards("b")), asks=ask_in_turn, play=bet_or_name,
        view=lambda state, seat: replace(state, held=state.held if open_cards or seat == 0 else "?"), outcome=settled,
        imagine=lambda view, luck: replace(view, held=luck.choice("abc")) if view.held == "?" else view, leave=None,
    ))  # fmt: skip
    assert choose(bluff, Cards("b"), ask_in_turn(Cards("b"))[0], Random(1), 400) == answer


# Two show a fist, a flat hand or two fingers at the same time, or fold, which wins three times in ten. A view is
# (seat, its own answer, whether the other has answered).
ANSWERS = ("fist", "flat", "fingers", "fold")


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
    beats = (ANSWERS.index(shown[0]) - ANSWERS.index(shown[1])) % 3
    return Step(Hands(shown, 0 if beats == 1 or (beats == 0 and luck.random() < 0.5) else 1))


HANDS = Game(
    key="hands", name="Hands", version=1, seats=(2,), options={},
    rules=Rules(state=Hands, move=str, event=str, play=show,
    setup=lambda seats, options, luck: Step(Hands()), leave=None,
    asks=lambda state: () if state.winner is not None else tuple(
        Ask(seat, "show", ANSWERS) for seat in (0, 1) if state.shown[seat] is None),
    view=lambda state, seat: (seat, state.shown[seat], state.shown[1 - seat] is not None),
    outcome=lambda state: None if state.winner is None else Outcome(
        (state.winner,), (1, 2) if state.winner == 0 else (2, 1), "hands"),
    imagine=lambda view, luck: Hands(
        (view[1], luck.choice(ANSWERS) if view[2] else None)[:: 1 if view[0] == 0 else -1]),
))  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_to_what_is_still_face_down(seat):
    """Against somebody who saw the hand before showing theirs, folding would be best."""
    ask = HANDS.rules.asks(Hands())[seat]
    answers = [choose(HANDS, (seat, None, False), ask, Random(luck), 400) for luck in range(20)]
    assert set(answers) == {"fist", "flat", "fingers"}, "none of which is better than the rest"


# Halving


def test_the_answer_with_the_highest_mean_is_found_in_deals_that_are_the_same_for_all_that_are_left():
    """Each answer has a good day in its turn, and the last one has better days than all others."""
    days, seen = iter(range(1000)), {}

    def tried(day, each):
        seen.setdefault(each, []).append(day)
        return (day % 8 == ord(each) - 97) + (each == "h") / 2

    assert best("abcdefgh", lambda: next(days), tried, 400, lambda: True) == "h"
    assert all(each == seen["h"][: len(each)] for each in seen.values())
    assert best(["only"], dict, lambda deal, each: 1 / 0, 10, lambda: True) == "only"


def test_when_time_is_up_it_is_the_best_so_far():
    tried = []
    assert best("abc", dict, lambda deal, each: tried.append(each) or ord(each), 1000, lambda: len(tried) < 6) == "c"
    assert len(tried) == 6


def test_what_answers_are_worth_is_their_mean_in_the_same_deals_and_known_for_all_when_time_is_up():
    deals, tried = iter(range(99)), []
    assert worth("ab", lambda: next(deals), lambda deal, each: deal + (each == "b"), 6, lambda: True) == (1, 2)
    assert next(deals) == 3, "six tries, three deals for both"
    assert worth("ab", dict, lambda deal, each: tried.append(each) or 1, 1000, lambda: len(tried) < 3) == (1, 1)
    assert len(tried) == 4

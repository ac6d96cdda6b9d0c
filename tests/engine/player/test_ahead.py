"""Questions that are foreseen: from the view alone, only what is sure, and each as it then comes."""

from random import Random

import pytest

from engine import match
from engine.games import GAMES
from engine.player.ahead import ANY, foreseen, key_of, likely_first
from tests.engine import laws
from tests.engine.hidden import HIDDEN
from tests.engine.kendo import drawing as kendo
from tests.engine.kengo import drawing as kengo
from tests.engine.regroup import drawing as regroup

ENOUGH = 12  # positions of a game: Karenza has hundreds of moves in each
NEAR = ".|.........L..R..........|. / L 3 3 1 2 4 / *R 3 1 2 4 5 / pile 4 4 4 5 5 5"
LAST = ".|.........L..R..........|. / L 3 3 1 2 4 / *R 3 1 2 4 5 / pile 4"

OPENING = kendo.drawn(" 0 do3 men6 kamae\n*1 men1 taiatari")
DRAWN = {"kendo": [(OPENING, kendo.after(OPENING, "open taiatari"), 0)]}  # what random matches seldom come to


def seen_by(game, state, seat):
    return foreseen(game, game.view(state, seat), seat)


def moves(game, state, seat):
    """The moves of the others after which something is asked."""
    return [each.move for each in seen_by(game, state, seat)]


def waiting(game):
    """Positions of random matches, each with a seat that waits."""
    found = [
        (ply, seat)
        for line in laws.lines(game, 200)
        for ply in line.plies
        for seat in range(line.seats)
        if seat not in {ask.seat for ask in game.asks(ply.before.state)}
    ]
    return Random(0).sample(found, min(ENOUGH, len(found)))


@pytest.mark.parametrize("key", GAMES)
def test_a_question_comes_as_it_was_foreseen_or_it_is_not_the_one(key):
    """Whatever has been seen since, in just the foreseen view the same question is put."""
    game, came = GAMES[key], 0
    played = [(ply.before.state, ply.after.state, seat) for ply, seat in waiting(game)]
    for before, after, seat in [*played, *DRAWN.get(key, [])]:
        if ask := next((each for each in game.asks(after) if each.seat == seat), None):
            now = key_of(game, game.view(after, seat))
            those = [each for each in seen_by(game, before, seat) if now in each.views]
            assert [each.ask for each in those] in ([], [ask])
            came += len(those)
    assert came, "the test tests nothing"


@pytest.mark.parametrize("key", [key for key in GAMES if HIDDEN.get(key)])
def test_nothing_hidden_shows_in_what_is_foreseen(key):
    game, luck = GAMES[key], Random(0)
    for ply, seat in waiting(game):
        state = ply.before.state
        assert seen_by(game, HIDDEN[key](state, seat, luck), seat) == seen_by(game, state, seat)


def test_each_attack_is_foreseen_with_its_answers():
    found = seen_by(GAMES["kengo"], kengo.drawn(NEAR), 0)
    answers = {each.move: [str(option) for option in each.ask.options] for each in found}
    assert answers["attack 3"] == answers["attack 3 3"] == ["parry", "hit"]


def test_the_end_of_a_round_is_not_foreseen():
    """New cards are dealt then."""
    state = kengo.drawn(LAST)
    over = [text for text in kengo.told(state) if not kengo.goes_on(state, text)]
    assert over
    assert not {*over} & {*moves(GAMES["kengo"], state, 0)}


def test_what_is_drawn_blindly_is_not_foreseen():
    """A card pulled from their own hand leaves one that nobody has seen before."""
    state = kendo.drawn(" 0 do3 kamae men1\n*1 seigan men1 tsuki4\n threat 0>1 men")
    assert not [each for each in moves(GAMES["kendo"], state, 0) if each.startswith("pull")]


def test_moves_in_a_row_are_foreseen_by_the_last_one():
    """A switch, a draw and an attack, which are asked one after another."""
    game = GAMES["kendo"]
    begun, _ = match.start(game, 2, seed="1", options={"mode": "competition"})
    [ask] = game.asks(begun.state)
    first = seen_by(game, begun.state, 1 - ask.seat)[0]
    assert (ask.topic, first.move.split()[0]) == ("switch", "open")
    assert len(first.views) > 1


def test_where_a_card_is_laid_does_not_matter_to_who_takes_the_next():
    state = regroup.after(regroup.table(regroup.with_cards(), regroup.with_cards()), "take 1")
    [found] = seen_by(GAMES["regroup"], state, 1)
    assert (found.move, found.ask.topic) == (ANY, "take")


def test_which_card_is_taken_does_matter():
    state = regroup.table(regroup.with_cards(), regroup.with_cards())
    found = {each.move: each.views for each in seen_by(GAMES["regroup"], state, 1)}
    assert len({*found.values()}) == len(found) > 1


def test_the_likeliest_comes_first():
    """There are more fours than fives among the cards that nobody has seen."""
    state = kengo.drawn(".|...L...............R...|. / L 5 5 5 5 3 / *R 1 2 3 4 5 / pile 1 2 3 4 1 2")
    found = moves(GAMES["kengo"], state, 0)
    assert {"advance 4", "advance 5"} <= {*found}
    assert found.index("advance 4") < found.index("advance 5")


@pytest.mark.parametrize("key", GAMES)
def test_every_answer_can_be_chosen_those_worth_a_thought_first(key):
    game = GAMES[key]
    for ply, seat in waiting(game)[:4]:
        for each in seen_by(game, ply.before.state, seat)[:3]:
            listed = likely_first(game, each)
            assert sorted(map(str, listed)) == sorted(map(str, each.ask.options))


def test_somebody_who_sees_that_nobody_else_moves_foresees_nothing():
    game = GAMES["kaito"]
    begun, _ = match.start(game, 2, seed="1", options={})
    [ask] = game.asks(begun.state)
    assert seen_by(game, begun.state, ask.seat) == ()

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

ENOUGH = 3  # positions of a game: Karenza has hundreds of moves in each
MAT = ".|.........L..R..........|. / L 3 3 1 2 4 / *R 3 1 2 4 5 / pile "
KENDO = kendo.drawn(" 0 do3 men6 kamae\n*1 men1 taiatari")
ARMIES = regroup.table(regroup.with_cards(), regroup.with_cards(), placing=5)
DRAWN = {  # what random matches seldom come to
    "kendo": [(KENDO, kendo.after(KENDO, "open taiatari"), 0)],
    "regroup": [(ARMIES, regroup.after(ARMIES, regroup.told(ARMIES)[0]), 1)],
}


def seen_by(game, state, seat):
    return foreseen(game, game.rules.view(state, seat), seat)


def waiting(game):
    """Positions of random matches and what came after them, each with a seat that waits."""
    found = [
        (ply.before.state, ply.after.state, seat)
        for line in laws.lines(game, 200)
        for ply in line.plies
        for seat in range(line.seats)
        if seat not in {ask.seat for ask in game.rules.asks(ply.before.state)}
    ]
    return Random(0).sample(found, min(ENOUGH, len(found))) + DRAWN.get(game.key, [])


@pytest.mark.parametrize("key", GAMES)
def test_a_question_comes_as_it_was_foreseen_and_nothing_hidden_shows_in_it(key):
    """Whatever has been seen since, in just the foreseen view the same question is put."""
    game, luck, came = GAMES[key], Random(0), 0
    for before, after, seat in waiting(game):
        found = seen_by(game, before, seat)
        if ask := next((each for each in game.rules.asks(after) if each.seat == seat), None):
            now = key_of(game, game.rules.view(after, seat))
            those = [each.ask for each in found if now in each.views]
            assert those in ([], [ask])
            came += len(those)
        if HIDDEN[key]:
            assert seen_by(game, HIDDEN[key](before, seat, luck), seat) == found
        for each in found[:2]:
            assert sorted(map(str, likely_first(game, each))) == sorted(map(str, each.ask.options))
    assert came, "the test tests nothing"


def test_each_attack_is_foreseen_with_its_answers_but_not_the_end_of_a_round():
    """New cards are dealt then."""
    found = seen_by(GAMES["kengo"], kengo.drawn(MAT + "4 4 4 5 5 5"), 0)
    answers = {each.move: [str(option) for option in each.ask.options] for each in found}
    assert answers["attack 3"] == answers["attack 3 3"] == ["parry", "hit"]
    last = kengo.drawn(MAT + "4")
    over = {text for text in kengo.told(last) if not kengo.goes_on(last, text)}
    assert over
    assert not over & {each.move for each in seen_by(GAMES["kengo"], last, 0)}


def test_what_is_drawn_blindly_is_not_foreseen():
    """A card pulled from their own hand leaves one that nobody has seen before."""
    state = kendo.drawn(" 0 do3 jodan seigan seme\n*1 seigan men1 tsuki4\n threat 0>1 men")
    foreseen = {each.move for each in seen_by(GAMES["kendo"], state, 0)}
    assert [each for each in foreseen if each.startswith("counter")] == ["counter men-kaeshi-do"], (
        "DO alone is answered"
    )


def test_moves_in_a_row_are_foreseen_by_the_last_one():
    """A switch, a draw and an attack, which are asked one after another."""
    game = GAMES["kendo"]
    begun, _ = match.start(game, 2, seed="1", options={"mode": "competition"})
    [ask] = game.rules.asks(begun.state)
    first = seen_by(game, begun.state, 1 - ask.seat)[0]
    assert (ask.topic, first.move.split()[0]) == ("switch", "open")
    assert len(first.views) > 1


def test_where_a_card_is_laid_does_not_matter_to_who_takes_the_next_but_which_is_taken_does():
    state = regroup.table(regroup.with_cards(), regroup.with_cards())
    found = {each.move: each.views for each in seen_by(GAMES["regroup"], state, 1)}
    assert len({*found.values()}) == len(found) > 1
    [found] = seen_by(GAMES["regroup"], regroup.after(state, "take 1"), 1)
    assert (found.move, found.ask.topic) == (ANY, "take")


def test_the_likeliest_comes_first():
    """There are more fours than fives among the cards that nobody has seen."""
    state = kengo.drawn(".|...L...............R...|. / L 5 5 5 5 3 / *R 1 2 3 4 5 / pile 1 2 3 4 1 2")
    found = [each.move for each in seen_by(GAMES["kengo"], state, 0)]
    assert found.index("advance 4") < found.index("advance 5")


def test_somebody_who_sees_that_nobody_else_moves_foresees_nothing():
    game = GAMES["kaito"]
    begun, _ = match.start(game, 2, seed="1", options={})
    [ask] = game.rules.asks(begun.state)
    assert seen_by(game, begun.state, ask.seat) == ()

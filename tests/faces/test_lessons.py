"""Every lesson of every game is played through: what is right leads on, and every other move has its explanation."""

import json
import re
from collections import Counter

import pytest

from engine import match
from engine.games import GAMES
from engine.games.kaito.parts import NAMES as SQUARES
from engine.games.karenza.parts import CARDS
from engine.games.regroup.muster import totals
from engine.games.regroup.parts import CARDS as REGROUP_CARDS
from faces import FACES
from faces.digest import SEEDS, digest
from faces.lessons import LEARNER, lessons
from faces.translation import LOCALES, languages, speaker
from tests.engine import laws

SAY = speaker("en")
NAMES = ("Aiko", "Bruno")
MOST_LESSONS = 12
MOST_CHARS = 140  # of what is said in a lesson
MOST_BUTTONS = 10  # two rows
STEPS = [pytest.param(lesson, id=f"{key}-{lesson.key}") for key in GAMES for lesson in lessons(key)]


def not_right(lesson):
    return [move for move in lesson.offered if move not in lesson.right]


@pytest.mark.parametrize("key", GAMES)
def test_the_lessons_of_a_game_are_few_and_end_with_how_one_wins(key):
    names = [lesson.key for lesson in lessons(key)]
    assert len(names) == len(set(names)) <= MOST_LESSONS
    assert 0 < len(SAY(f"{key}-lesson-end")) <= MOST_CHARS
    places = Counter(lesson.offered.index(lesson.right[0]) for lesson in lessons(key))
    assert max(places.values()) <= len(names) / 2, "a button in that place is right too often"
    text = (LOCALES / f"en/{key}-lessons.ftl").read_text("utf-8")
    assert set(re.findall(rf"^{key}-lesson-(\w+)-", text, re.MULTILINE)) == set(names)
    raw = json.loads((SEEDS / key / "lessons.json").read_text("utf-8"))
    goes_on = [before for before, after in zip(lessons(key), raw[1:], strict=False) if "start" not in after]
    assert all(len(lesson.right) == 1 for lesson in goes_on)


@pytest.mark.parametrize("key", GAMES)
def test_the_lessons_meet_every_question_of_the_basic_game(key):
    met = {lesson.ask.topic for lesson in lessons(key) if lesson.ask.seat == LEARNER}
    game = GAMES[key]
    basic = {
        ask.topic
        for seed in range(12)
        for ply in laws.a_match(game, game.seats[0], match.chosen(game, game.seats[0], {}), f"lessons {seed}").plies
        for ask in game.rules.asks(ply.before.state)
        if match.foregone(game, ply.before) is None
    }
    assert basic <= met


@pytest.mark.parametrize("lesson", STEPS)
def test_what_is_right_can_be_chosen_and_the_position_marks_it(lesson):
    assert lesson.right
    assert set(lesson.right) <= set(lesson.offered) <= set(lesson.ask.options)
    assert len(lesson.offered) <= MOST_BUTTONS
    scene = lesson.scene(SAY, NAMES)
    assert (scene.options, scene.weighed) == (lesson.offered, None)


@pytest.mark.parametrize("lesson", STEPS)
def test_a_right_move_is_told_and_a_winner_shown_only_if_there_is_one(lesson):
    face = FACES[lesson.game.key]
    for move in lesson.right:
        now, events = lesson.played(move)
        after = lesson.scene_after(move, SAY, NAMES)
        assert any(face.event(event, NAMES, SAY) for event in events)
        assert face.alt(after)
        over = lesson.game.rules.outcome(now.state) is not None
        assert (after.asked == ()) == (over or after.ended is not None)


@pytest.mark.parametrize("lesson", STEPS)
def test_a_wrong_move_is_shown_and_explained_in_few_words_of_its_own(lesson):
    for move in not_right(lesson):
        scene = lesson.scene_of(move, SAY, NAMES)
        assert scene.weighed == move if lesson.weighs(move) else scene.options == lesson.right
        assert 0 < len(lesson.why_not(move, SAY)) <= MOST_CHARS
    for say in map(speaker, languages()):
        told = [lesson.why_not(move, say) for move in not_right(lesson)]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("lesson", STEPS)
def test_a_lesson_says_what_to_do_and_its_rule_in_few_words(lesson):
    for part in ("task", "rule"):
        assert 0 < len(lesson.word(part, SAY)) <= MOST_CHARS
    assert len(lesson.look(SAY)) <= MOST_CHARS
    assert lesson.clauses
    assert set(lesson.clauses) <= {clause.id for clause in digest(lesson.game.key, "en").clauses}


# What the words say of cards and numbers is true of the position. The decks are our own, and change.


def lesson_of(game, key):
    return next(lesson for lesson in lessons(game) if lesson.key == key)


def after(lesson):
    return lesson.played(lesson.right[0])[0].state


def test_kaito_names_the_squares_of_the_moves_that_follow_one_after_another():
    own = lesson_of("kaito", "own")
    move = own.option("slide d1")
    now, events = own.played(move)
    assert own.game.rules.outcome(now.state).reason == "no_katana"
    forced = [SQUARES[event.at] for event in events if event.forced]
    for language in languages():
        told = own.why_not(move, speaker(language))
        assert re.findall(r"[a-f][1-6]", told) == ["d1", *forced]


def test_karenza_names_the_points_that_attacks_score():
    combo, move, defend = (lesson_of("karenza", key) for key in ("combo", "move", "defend"))
    assert f"It hit: {combo.match.state.scores[LEARNER]} points" in combo.word("task", SAY)
    step = move.option("stand b d 1")
    assert f"it scores {CARDS[move.right[0].card].power}." in move.why_not(step, SAY)
    assert f"attacks with {CARDS[defend.match.state.attack.card].power}," in defend.word("task", SAY)


def test_kengo_names_the_squares_on_which_both_stand():
    distance = lesson_of("kengo", "distance")
    red, black = distance.match.state.places
    assert f"you're on {red}, and Bruno is on {black}." in distance.look(SAY)


def count(squares, kind):
    return sum(square.chickens for square in squares if square.kind == kind)


def test_what_lessons_of_regroup_say_of_cards_is_on_them():
    take, battle, market = (lesson_of("regroup", key) for key in ("take", "battle", "market"))
    for lesson, kind in ((take, "sword"), (battle, "shield"), (market, "shield")):
        card = lesson.match.state.market[lesson.right[0].source - 1]
        assert count(REGROUP_CARDS[card].squares, kind) == 2
    assert totals(battle.match.state.armies[1]).sword == 5
    assert totals(market.match.state.armies[LEARNER]).coin == 1


def test_what_lessons_of_regroup_lay_joins_its_own_kind():
    lay, shield, win = (lesson_of("regroup", key) for key in ("lay", "shield", "win"))
    laid = totals(after(lay).armies[LEARNER])
    assert min(laid.sword, laid.wand) >= 2
    assert totals(after(shield).armies[LEARNER]).shield == 4
    assert GAMES["regroup"].rules.outcome(after(win)).winners == (LEARNER,)
    for other in not_right(win):
        assert GAMES["regroup"].rules.outcome(win.played(other)[0].state) is None


def test_after_a_hit_in_kengo_the_picture_shows_the_hit_and_not_the_next_round():
    strike = lesson_of("kengo", "strike")
    scene = strike.scene_after(strike.right[0], SAY, NAMES)
    assert (scene.ended.kind, scene.asked, scene.options) == ("round_over", (), ())
    assert "Round 2" not in " ".join(strike.told(*strike.played(strike.right[0]), NAMES, SAY))
    assert after(strike).standing.round == 2

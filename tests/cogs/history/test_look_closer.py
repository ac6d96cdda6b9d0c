"""What a player reads of a moment: what they saw and played, what was better, and why; nothing hidden takes part."""

import asyncio
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from cogs.cards.parts import page_presses
from cogs.history.look_closer import PREVIOUS_NEXT, moment_lines, moment_panel, seen_moments
from cogs.interactions.controls import Press
from cogs.panel.reasons import Reasons, good_for, left_open, position_of, reasons
from dojo.computer.teacher import Moment, decisions
from dojo.people.preferences import DEFAULTS
from engine.games import GAMES
from engine.player.teacher import Decision
from faces import FACES
from faces.translation import speaker
from tests.cogs.history.test_replay import history_of, imagined
from tests.engine.player.test_teacher import a_win_in_one

SAY = speaker("en")
pytestmark = pytest.mark.usefixtures("every_emoji")
EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def reader(**preferences):
    """As a click brings them."""
    return SimpleNamespace(say=SAY, preferences=replace(DEFAULTS, **preferences))


def of_seat(history, seat=0):
    return decisions(history, seat, {past.ply for past in history.moves})


def moments_of(history, seat=0):
    """Other moves than those that were made, as the teacher would have kept them."""
    found = list(of_seat(history, seat).items())[:2]
    return tuple(
        Moment(ply, str(next(option for option in each.ask.options if option != each.move))) for ply, each in found
    )


def words(view):
    return "\n".join(str(getattr(part, "content", "")) for part in view.walk_children())


def panel(history, moments, number=0, **preferences):
    return asyncio.run(moment_panel(reader(**preferences), history, 0, moments, number))


@EVERY
def test_a_moment_shows_what_was_seen_what_was_played_and_what_was_better(game):
    history = history_of(game, seed=1, most=30)
    moments = moments_of(history)
    made = panel(history, moments)
    [(ply, decision, better), *_] = seen_moments(history, 0, moments)
    labels = [FACES[game.key].label(decision.view, move, SAY) for move in (decision.move, better)]
    assert f"You played: **{labels[0]}**" in words(made.view)
    assert f"Better: **{labels[1]}**" in words(made.view)
    assert f"after move {ply - 1}, you saw this" in words(made.view)
    assert ("in round 1" in words(made.view)) == bool(game.rounds)
    assert "I only used what you could see then." in words(made.view)
    assert [file.filename for file in made.files] == ["hand.png", "cards.png"][: 1 + bool(FACES[game.key].hand)]


def test_somebody_who_reads_texts_first_gets_the_board_as_text():
    history = history_of(GAMES["kaito"], seed=1, most=20)
    made = panel(history, moments_of(history), text_first=True)
    assert made.files == []
    assert "```" in words(made.view)


def test_the_web_page_is_one_click_away():
    history = history_of(GAMES["kaito"], seed=1, most=20)
    made = panel(history, moments_of(history)[:1])
    ids = [part.custom_id for part in made.view.walk_children() if isinstance(part, Press)]
    assert ids == [f"webpage/{history.table.id}/"]
    assert "**Web page** holds" in words(made.view)


def test_a_match_without_moments_has_one_sentence():
    history = history_of(GAMES["kaito"], seed=1, most=20)
    assert "sure of no mistake" in words(panel(history, ()).view)


def test_a_number_beyond_the_last_shows_the_last():
    history = history_of(GAMES["kaito"], seed=1, most=20)
    assert "Moment 2 of 2" in words(panel(history, moments_of(history), number=99).view)


def test_a_better_move_that_the_rules_no_longer_know_is_left_out():
    history = history_of(GAMES["kaito"], seed=1, most=20)
    [first, _] = moments_of(history)
    assert seen_moments(history, 0, (replace(first, better="slide z99"), replace(first, ply=999))) == []


def test_moments_come_in_the_order_of_the_match_whichever_is_worst():
    history = history_of(GAMES["kaito"], seed=1, most=20)
    moments = moments_of(history)
    plies = [ply for ply, *_ in seen_moments(history, 0, moments[::-1])]
    assert plies == sorted(each.ply for each in moments)


def test_one_turns_from_moment_to_moment_and_not_beyond():
    turns = [page_presses(SAY, "moment", number, 1, "abc", PREVIOUS_NEXT) for number in (0, 1)]
    assert [[press.disabled for press in presses] for presses in turns] == [[True, False], [False, True]]
    assert [press.custom_id for press in turns[0]] == ["moment/abc/-1", "moment/abc/1"]


def test_a_missed_win_is_called_one():
    decision, wins = a_win_in_one()
    then = position_of(history_of(GAMES["kaito"], seed=1).at(1), 0, SAY)
    assert reasons(then, decision, wins[0]).in_favour == "It wins the match right away."


@EVERY
def test_no_line_tells_what_the_seat_could_not_see(game):
    """The same match with everything hidden dealt again: the same decisions and the same reasons."""
    history = history_of(game, seed=2, most=24)
    other = imagined(history, seat=0, luck=7)
    luck, mine, theirs = Random(3), of_seat(history), of_seat(other)
    assert mine == theirs
    for ply, decision in list(mine.items())[:6]:
        better = luck.choice(decision.ask.options)
        told = [reasons(position_of(each.at(ply - 1), 0, SAY), decision, better) for each in (history, other)]
        assert told[0] == told[1]


@EVERY
def test_every_better_move_has_a_reason(game):
    history = history_of(game, seed=3, most=24)
    for ply, each in list(of_seat(history).items())[:5]:
        for better in each.ask.options[:3]:
            decision = Decision(each.view, each.ask, each.move)
            why = reasons(position_of(history.at(ply - 1), 0, SAY), decision, better)
            assert why.against or why.in_favour
            assert "\n" not in why.against + why.in_favour


def test_what_a_move_takes_is_the_reason_for_it_and_not_what_it_leaves_open():
    """In KAITO: a move that takes a kabuto of the rival's, though one of one's own can be taken then."""
    told = set()
    for seed in range(4):
        history = history_of(GAMES["kaito"], seed=seed, most=24)
        for ply, each in of_seat(history).items():
            then = position_of(history.at(ply - 1), 0, SAY)
            for better in each.ask.options:
                if better != each.move and left_open(then, each.ask, better):
                    told.add(reasons(then, each, better).in_favour)
    assert any(line.startswith("Your opponent has ") for line in told)
    assert not [line for line in told if "can take one" in line or "loses" in line]


def test_what_speaks_against_a_move_stands_beside_it_and_what_speaks_for_the_better_one_beside_that():
    """In KAITO: what the rival can take after each of the two."""
    table = history_of(GAMES["kaito"], seed=1).at(1)
    [ask] = table.asks()
    then = position_of(table, ask.seat, SAY)
    by_purpose = {good_for(then, ask, move): move for move in ask.options}
    (worse, made), (good, better) = [each for each in by_purpose.items() if each[0]][:2]
    decision = Decision(then.scene.view, ask, made)
    lines = moment_lines(then, decision, better, Reasons(worse, good))
    assert [line.endswith(f" · {told}") for line, told in zip(lines, (worse, good), strict=True)] == [True, True]
    assert reasons(then, decision, better).in_favour == good

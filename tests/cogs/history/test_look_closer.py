"""What a player reads of a moment, in a panel or on the web page; nothing hidden takes part."""

import asyncio
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from cogs.history.look_closer import moment_lines, moment_panel, seen_moments
from cogs.history.web_page import own_moments, page_card, page_order
from cogs.panel.reasons import Reasons, good_for, left_open, position_of, reasons
from dojo.computer.teacher import Moment, decisions
from dojo.match.verification import sealed
from dojo.people.preferences import DEFAULTS
from engine.core import Outcome
from engine.games import GAMES
from engine.player.teacher import Decision
from faces import FACES
from tests.cogs.shown import EVERY, SAY, history_of, imagined, verbs, words
from tests.dojo.hall import AIKO, BRUNO, CHLOE
from tests.engine.player.test_teacher import a_win_in_one

pytestmark = pytest.mark.usefixtures("every_emoji")


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


def panel(history, moments, number=0, **preferences):
    return asyncio.run(moment_panel(reader(**preferences), history, 0, moments, number))


@EVERY
def test_a_moment_shows_what_was_seen_what_was_played_and_what_was_better(game):
    history = history_of(game, seed=1, most=30)
    moments = moments_of(history)
    made = panel(history, moments)
    [(ply, decision, better), *_] = seen_moments(history, 0, moments)
    labels = [FACES[game.key].label(decision.view, move, SAY) for move in (decision.move, better)]
    assert f"You played: **{labels[0]}**" in words(made)
    assert f"Better: **{labels[1]}**" in words(made)
    assert f"after move {ply - 1}, you saw this" in words(made)
    assert ("in round 1" in words(made)) == bool(game.rounds)
    assert "I only used what you could see then." in words(made)
    assert [file.filename for file in made.files] == ["hand.png", "cards.png"][: 1 + bool(FACES[game.key].hand)]


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


def test_a_page_is_ordered_with_the_record_that_was_sealed():
    history = history_of(GAMES["kaito"], seed=3, most=12)
    order = page_order(history, SAY, hands=True, safe=False)
    assert order.record == sealed(history)
    assert (order.code, order.last, order.hands, order.safe) == (history.table.id, history.last, True, False)


@EVERY
async def test_the_page_tells_of_a_moment_what_the_panel_does_without_its_markdown(game):
    history = history_of(game, seed=1, most=30)
    moments = moments_of(history)
    for number, told in enumerate(page_order(history, SAY, hands=True, safe=False, own=(0, moments)).moments):
        shown = words((await moment_panel(reader(), history, 0, moments, number)).view)
        assert (told["ply"], told["seat"]) == (moments[number].ply, 0)
        for pieces in told["lines"]:
            lead, move, reason = pieces
            assert f"{lead}**{move}**{reason}" in shown


def test_the_message_says_whether_moments_are_in_the_page():
    history = history_of(GAMES["kaito"], seed=1, most=3)
    told = [words(page_card(history, "kaito.html", SAY, moments=there)) for there in (False, True)]
    assert ["Look closer" in text for text in told] == [False, True]


@pytest.fixture
def kaito():
    return history_of(GAMES["kaito"], seed=1, most=20)


def test_a_panel_has_no_moment_or_the_last_one_and_the_web_page_is_one_click_away(kaito):
    moments = moments_of(kaito)
    assert "sure of no mistake" in words(panel(kaito, ()))
    last = panel(kaito, moments, number=99)
    assert "Moment 2 of 2" in words(last)
    assert "**Web page** holds" in words(last)
    assert verbs(last) == ["moment", "moment", "webpage"]
    as_text = panel(kaito, moments, text_first=True)
    assert (as_text.files, "```" in words(as_text)) == ([], True)


def test_moments_come_in_the_order_of_the_match_without_those_that_the_rules_no_longer_know(kaito):
    first, last = moments_of(kaito)
    assert [ply for ply, *_ in seen_moments(kaito, 0, (last, first))] == sorted((first.ply, last.ply))
    assert seen_moments(kaito, 0, (replace(first, better="slide z99"), replace(first, ply=999))) == []


def test_names_are_not_escaped_because_a_page_reads_no_markdown(kaito):
    players = tuple(replace(player, name="A**b_c") for player in kaito.table.players)
    table = replace(kaito.table, players=players, outcome=Outcome((0,), (1, 2), "left"), status="over")
    order = page_order(replace(kaito, table=table), SAY, hands=False, safe=True, own=(0, moments_of(kaito)))
    assert order.names[0] == "A**b_c"
    assert "A**b_c" in order.verdict
    assert "\\" not in order.verdict + str(order.moments)


async def test_moments_are_those_of_the_reader_alone_and_nobody_looks_for_them(dojo, hall, table):
    mine = table.seat_of(AIKO.id)
    async with hall.store.transaction() as queries:
        await queries.keep_moments(match_id=table.id, seat=mine, person=AIKO.id, moments='[[3, "slide a1"]]')
    found = [await own_moments(dojo, table, person.id) for person in (AIKO, BRUNO, CHLOE)]
    assert found == [(mine, (Moment(3, "slide a1"),)), None, None]

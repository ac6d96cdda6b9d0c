"""What a coached player reads: buttons on every panel, what a move leads to, and warnings that give nothing away."""

from random import Random

import pytest

from cogs.cards.pictures import scene
from cogs.cards.result import result_card
from cogs.panel.answer_controls import kinds_with_forms, moves_to_look_at
from cogs.panel.coach import hint_panel, risk_panel, warning_panel
from cogs.panel.legal_moves import COACHED, Offer
from cogs.panel.panel import build_panel, panel_layout
from cogs.panel.reasons import labelled, position_of
from cogs.panel.recap import Recap, recap_since_last_move
from dojo.people.computers import COACHES, computer
from dojo.people.people import Player
from engine import match
from engine.games import GAMES
from engine.match import Match
from engine.player.reasons import effects
from engine.player.teacher import Advice, Decision
from engine.values import replace
from faces import FACES
from tests.cogs.shown import EVERY, SAY, alts, assert_fits, controls, ids, presses, table_of, tables, verbs, words
from tests.cogs.test_panel import crowded, exchanges, led_to
from tests.dojo.hall import AIKO
from tests.engine.player.test_teacher import KAITO, questions, won

pytestmark = pytest.mark.usefixtures("every_emoji")


def coached(table):
    """The table with coaches against seat 0."""
    coaches = (Player(id, f"Coach {number}") for number, id in enumerate(COACHES, 1))
    return replace(
        table, players=tuple(player if seat == 0 else next(coaches) for seat, player in enumerate(table.players))
    )


def asked(game):
    """A coached table of this game, and what its first seat is asked."""
    table = next(each for each in map(coached, tables(GAMES[game], seed=4)) if each.ask_of(0))
    return table, table.ask_of(0)


@EVERY
def test_a_coached_player_may_look_at_any_move_first(game):
    """In the list, or in the form that it's put together in."""
    for table in map(coached, tables(game, seed=3, count=4)):
        ask = table.ask_of(0)
        if ask and len(ask.options) > 1:
            offer = Offer(table, 0, ask, scene(table, SAY, 0))
            listed = {str(move) for move in ask.options if move.kind not in kinds_with_forms(offer)}
            assert led_to(panel_layout(table, 0, offer.scene, "alt"), "weigh") >= listed


@pytest.mark.parametrize("count", [15, 25, 45])
def test_the_list_has_room_beside_many_moves_and_has_the_first_of_them(count):
    table = coached(crowded(exchanges(count)))
    view = panel_layout(table, 0, scene(table, SAY, 0), "alt")
    assert led_to(view, "weigh") == set(map(str, exchanges(min(count, 25))))
    assert led_to(view, "answer") == set(map(str, exchanges(count)))
    assert view.total_children_count <= 40


async def test_a_move_that_is_looked_at_tells_what_would_follow_and_can_be_made():
    table, decision, _ = blunder()
    panel = await build_panel(table, 0, SAY, decision.move)
    assert "Your opponent could then take your last kabuto, on f3, and win." in words(panel)
    assert "Coach 1 could then win right away" not in words(panel), "it's said once"
    assert led_to(panel.view, "answer") == {str(decision.move)}
    alone = replace(table, players=(table.players[0], Player(7, "Bruno")))
    assert "Your opponent could" not in words(await build_panel(alone, 0, SAY, decision.move))


async def test_a_move_that_pictures_cannot_show_is_looked_at_in_the_picture_of_now():
    every = (each for each in map(coached, tables(GAMES["kaito"], seed=11, count=15)) if each.ask_of(0))
    table, move = next((each, move) for each in every for move in each.ask_of(0).options if move.kind == "exchange")
    before, looking = [await build_panel(table, 0, SAY, weighed) for weighed in (None, move)]
    assert alts(looking) == alts(before)
    assert f"If you play this: **{FACES['kaito'].option(move, SAY)}**" in words(looking)


async def test_a_hint_says_first_what_a_move_gains_and_gives_no_loss_as_the_reason():
    """In KAITO what the rival can take comes after what the move takes, or after how it was found."""
    gains, losses = 0, 0
    for table in (each for each in map(coached, tables(GAMES["kaito"], seed=4)) if each.ask_of(0)):
        ask = table.ask_of(0)
        for move in (each for each in ask.options if each.kind == "slide"):
            head, *lines = words(await hint_panel(table, ask, Advice(move), SAY)).split("\n")
            own = "loses your" in head
            gains, losses = gains + (not own), losses + own
            assert not lines[0].startswith("After this, your opponent can take one")
            assert not own or lines[0].startswith(("I tried your moves", "After this, your opponent can", "You"))
        if gains > 3 and losses > 3:
            return
    raise AssertionError


@EVERY
async def test_a_hint_stands_beside_the_panel_with_nothing_but_the_button_of_its_move(game):
    """It has a picture where that can show the move as if it were made."""
    for table in map(coached, tables(game, seed=4, count=3)):
        if ask := table.ask_of(0):
            move = ask.options[0]
            panel = await hint_panel(table, ask, Advice(move), SAY)
            assert verbs(panel) == ["answer"]
            assert controls(panel)[0].label == FACES[game.key].label(table.view(0), move, SAY)
            assert len(panel.files) == (move.kind in FACES[game.key].weighs)


async def test_a_hint_says_what_the_move_leads_to_as_its_button_does():
    table, ask = asked("kengo")
    told = words(await hint_panel(table, ask, Advice(ask.options[0]), SAY))
    assert f"**I'd play: {FACES['kengo'].option(ask.options[0], SAY)}** · " in told
    assert "What it does" not in told


@pytest.mark.parametrize(
    ("behind", "said"),
    [(0.0, "Just as good"), (0.1, "Next best, a little weaker"), (0.5, "Next best, clearly weaker")],
)
async def test_a_hint_compares_the_move_with_the_next_best(behind, said):
    """What is said of both of them stands there once."""
    table, ask = asked("kaito")
    best, other = ask.options[:2]
    lines = words(await hint_panel(table, ask, Advice(best, other, behind), SAY)).split("\n")
    assert [line for line in lines if line.startswith(f"**{said}: {FACES['kaito'].option(other, SAY)}**")]
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize(("behind", "first"), [(0.0, "Free card"), (0.1, "Face-down card")])
async def test_of_two_moves_as_good_as_each_other_the_hint_names_first_what_a_player_can_reckon_with(behind, first):
    table = next(each for each in map(coached, tables(GAMES["regroup"], seed=4)) if each.ask_of(0).topic == "take")
    ask = table.ask_of(0)
    free, face_down = (next(each for each in ask.options if each.source == source) for source in (1, "pile"))
    told = words(await hint_panel(table, ask, Advice(face_down, free, behind), SAY))
    assert f"I'd play: {first}" in told


def a_win_in_one():
    """A table of KAITO at which one seat can win at once, the moves that do it, and one that doesn't."""
    table = coached(table_of(KAITO, match.start(KAITO, 2, seed="1", options={})[0], {}))
    for state, ask in (each for seed in range(2000) for each in questions(KAITO, seed)):
        wins = [move for move in ask.options if won(KAITO.play(state, ask.seat, move, Random(0)).state, ask.seat)]
        if not ask.seat and 0 < len(wins) < len(ask.options):
            other = next(move for move in ask.options if move not in wins)
            return replace(table, match=Match("1", 9, (9, 9), state)), wins, other
    raise AssertionError("no such position")


async def test_a_warning_says_what_it_lets_happen_and_not_what_is_better():
    table, decision, better = blunder()
    panel = await warning_panel(table, decision.ask, decision.move, better, SAY)
    assert "Your opponent could then take your last kabuto, on f3, and win." in words(panel)
    assert FACES["kaito"].option(better, SAY) not in words(panel)
    assert verbs(panel) == ["again", "answer", "hint"]
    assert [file.filename for file in panel.files] == ["hand.png"], "it takes the place of the panel"


async def test_the_only_move_is_explained():
    table = cornered(4, 5, (3, 4, 5, 5, 5))
    ask = table.ask_of(0)
    told = words(await hint_panel(table, replace(ask, options=ask.options[:1]), Advice(ask.options[0]), SAY))
    assert "**Your only move: Retreat 3**" in told
    assert "No other card fits" in told
    assert SAY("coach-hint-open") not in told


def cornered(here, there, hand):
    """A coached match of Kengo! with these squares and the hand of seat 0."""
    game = GAMES["kengo"]
    now, _ = match.start(game, 2, seed="1", options={})
    state = replace(
        now.state, places=(here, there), hands=(hand, (1, 2, 3, 3, 4)), turn=0, pile=(5, 2, 1, 3, 1, 2, 3, 4)
    )
    table = coached(table_of(game, now, {}))
    return replace(table, match=replace(now, state=state))


def blunder():
    """A move in KAITO that lets the other win at once, and one that doesn't."""
    for state, ask in (each for seed in range(2000) for each in questions(KAITO, seed)):
        exposing = {}
        for move in ask.options if ask.seat == 0 else ():
            exposing[move] = effects(KAITO, Decision(KAITO.view(state, 0), ask, move), move).exposes is not None
        if set(exposing.values()) == {True, False}:
            bad, good = (
                next(move for move, exposes in exposing.items() if exposes is wanted) for wanted in (True, False)
            )
            now, _ = match.start(KAITO, 2, seed="1", options={})
            table = coached(table_of(KAITO, now, {}))
            return replace(table, match=Match("1", 9, (9, 9), state)), Decision(KAITO.view(state, 0), ask, bad), good
    raise AssertionError("no such position")


def against(table, *computers):
    """The table with these computers against seat 0."""
    found = (computer(level, (), lambda number, level=level: f"{level} {number}") for level in computers)
    return replace(table, players=(table.players[0], *found))


def test_a_match_against_computers_that_was_won_leads_to_the_next_level_and_to_people():
    *_, over = tables(GAMES["kaito"], seed=7)
    won, lost = (replace(over, outcome=replace(over.outcome, winners=(seat,))) for seat in (0, 1))
    for level, harder in (("novice", "student"), ("student", "master")):
        view = result_card(against(won, level), won.outcome, SAY, "alt")
        [button] = [each for each in controls(view) if each.custom_id.startswith("practise/")]
        leads_to = f"practise/kaito/{harder}/{over.id}"
        assert (button.custom_id, button.label) == (leads_to, f"Next level: {harder.title()}")
        assert "`/play`" in words(view)
    assert "practise" in verbs(result_card(coached(over), over.outcome, SAY, "alt")), "without the coach"
    for table in (against(won, "master"), against(lost, "novice"), over):
        assert "practise" not in verbs(result_card(table, table.outcome, SAY, "alt"))
    assert "`/play`" not in words(result_card(over, over.outcome, SAY, "alt"))


def test_the_answer_of_an_opponent_is_not_called_what_it_would_mean_to_the_reader():
    asked = ((table, ask) for table in tables(GAMES["karenza"], 1) for ask in GAMES["karenza"].asks(table.match.state))
    table, ask = next(each for each in asked if each[1].topic == "act")
    stand = next(move for move in ask.options if move.kind == "stand")
    told = labelled(position_of(table, ask.seat, SAY), stand)
    assert told.startswith("Stand ")
    assert FACES["karenza"].label(table.view(ask.seat), stand, SAY) != told


@EVERY
def test_the_panel_of_a_coached_player_fits_and_has_hint_and_undo(game):
    """Undo is shown before it can be pressed. Without a coach there is neither."""
    for alone in tables(game, seed=3, count=8):
        table = coached(alone)
        asked = table.ask_of(0) is not None
        for has_moved in (True, False):
            view = panel_layout(table, 0, scene(table, SAY, 0), "alt", Recap(has_moved=has_moved))
            assert_fits(view)
            assert ("hint" in verbs(view)) == asked, "also with only one move left"
            undo = [press for press in presses(view) if press.custom_id.startswith("takeback/")]
            assert [press.disabled for press in undo] == [not has_moved] * asked
            assert all(id.endswith(COACHED) for id in ids(view) if "answer/" in id)
        assert not {"hint", "takeback"} & {*verbs(panel_layout(alone, 0, scene(alone, SAY, 0), "alt"))}


async def test_undo_waits_for_ones_own_first_move_whatever_the_coach_has_done(dojo, hall):
    """In Karenza all choose a warrior at once; here the coach is quicker."""
    table = await hall.against("coach", game="karenza")
    mine = table.seat_of(AIKO.id)
    for mover in (1 - mine, mine):
        table = await hall.move(table, seat=mover)
        recap = await recap_since_last_move(dojo, table, mine, SAY)
        assert recap.has_moved == (mover == mine)


@EVERY
async def test_what_may_be_looked_at_and_what_follows_is_the_same_whatever_is_hidden(game):
    """It's judged from what the seat sees, so a state imagined from that tells the same."""
    every = [table for table in map(coached, tables(game, seed=4)) if table.ask_of(0)]
    for table in Random(5).sample(every, min(3, len(every))):
        ask, other = table.ask_of(0), game.imagine(table.view(0), Random(6))
        both = (table, replace(table, match=replace(table.match, state=other)))
        listed = [moves_to_look_at(Offer(each, 0, ask, scene(each, SAY, 0))) for each in both]
        told = [words(await build_panel(each, 0, SAY, ask.options[-1])) for each in both]
        assert (listed[0], told[0]) == (listed[1], told[1])
        assert FACES[game.key].label(table.view(0), ask.options[-1], SAY) in told[0]


@pytest.mark.parametrize(
    ("places", "hand", "risky", "why"),
    [
        ((8, 13), (1, 2, 4, 4, 5), ["advance 2"], "They could attack with a 3 there"),
        ((5, 7), (1, 4, 4, 5, 5), ["advance 1", "retreat 1"], "you soon have no card to play"),
    ],
    ids=["where no card parries", "after which no card may be left"],
)
async def test_a_coach_warns_of_a_move(places, hand, risky, why):
    table = cornered(*places, hand)
    ask = table.ask_of(0)
    warned = {str(move): await risk_panel(table, ask, move, SAY) for move in ask.options}
    assert [move for move, panel in warned.items() if panel] == risky
    assert why in words(warned[risky[-1]])
    assert verbs(warned[risky[-1]]) == ["again", "answer", "hint"]


async def test_a_warning_says_what_is_at_stake():
    table, wins, other = a_win_in_one()
    panel = await warning_panel(table, table.ask_of(0), other, wins[0], SAY)
    assert words(panel) == "**You can win right now.**", "and not that the match could be lost"
    for game, lost in (("kaito", "the match"), ("kengo", "this round")):
        table, ask = asked(game)
        panel = await warning_panel(table, ask, ask.options[-1], ask.options[0], SAY)
        assert f"could throw {lost} away" in words(panel)

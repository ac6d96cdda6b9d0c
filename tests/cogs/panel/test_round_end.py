"""How a round ended: what a panel shows of it, and where its buttons lead."""

from dataclasses import replace
from random import Random

import pytest
from discord.ui import TextDisplay

from cogs.cards.pictures import scene
from cogs.panel.held_moves import player_panel
from cogs.panel.panel import panel_layout
from cogs.panel.recap import Recap, recap_since_last_move, round_end
from cogs.panel.round_end import round_end_layout
from dojo.match.history import PastMove
from engine.games import GAMES
from faces import FACES
from tests.cogs.panel.test_panel import SAY, controls, tables

SHOWN = [key for key, face in FACES.items() if face.ends]
pytestmark = pytest.mark.usefixtures("every_emoji")


def ended(key, seed=4, count=6):
    """Tables just after a round of theirs has ended, and that end."""
    for table in tables(GAMES[key], seed, count):
        end = round_end(table, [PastMove(1, 0, "", table.recent)], SAY)
        if end:
            yield table, end


@pytest.fixture
def dojo(dojo):
    dojo.held_moves._length = 0
    return dojo


async def at_a_round_end(dojo, hall):
    """A match in which Kengo!'s second round has begun, and who is asked first in it."""
    table, dice = await hall.match(game="kengo"), Random(3)
    while table.match.state.standing.last_round is None:
        ask = table.asks()[0]
        move = dice.choice(ask.options)
        table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(move))
    return table, table.asks()[0].seat


def verbs(view):
    return {each.custom_id.split("/")[0].lstrip("+") for each in controls(view)}


def texts(view):
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, TextDisplay))


def test_only_games_with_rounds_show_how_one_ended_and_what_ends_one_is_loud():
    assert SHOWN
    for key in SHOWN:
        assert GAMES[key].rounds
        assert FACES[key].ends <= FACES[key].loud


@pytest.mark.parametrize("key", SHOWN)
def test_it_fits_into_one_message_and_leads_on(key):
    for table, end in ended(key):
        for seat in range(len(table.players)):
            seen = replace(scene(table, SAY, seat), ended=end.event)
            view = round_end_layout(table, seat, seen, "alt", end, 0)
            assert view.total_children_count <= 40
            assert view.content_length() <= 4000
            assert [each.custom_id for each in controls(view)] == [f"again/{table.id}/"]


@pytest.mark.parametrize("key", SHOWN)
def test_a_panel_has_room_for_the_button_that_leads_there(key):
    for table, end in ended(key):
        for seat in range(len(table.players)):
            view = panel_layout(table, seat, scene(table, SAY, seat), "alt", Recap(ended=end))
            assert "ended" in verbs(view)
            assert view.total_children_count <= 40


@pytest.mark.parametrize("key", SHOWN)
def test_everybody_sees_the_same_end_and_nothing_of_what_came_after_it(key):
    face = FACES[key]
    for table, end in ended(key, count=3):
        seats = (None, *range(len(table.players)))
        seen = [replace(scene(table, SAY, seat), ended=end.event, names=("Aiko", "Bruno")) for seat in seats]
        assert len({face.board(each) for each in seen}) == 1
        assert len({face.alt(each) for each in seen}) == 1
        assert len({face.picture(each) for each in seen}) == 1
        later = GAMES[key].imagine(seen[1].view, Random(1))
        assert face.board(replace(seen[1], view=GAMES[key].view(later, 1))) == face.board(seen[1])


async def test_a_panel_that_leads_on_by_itself_first_shows_how_the_round_ended(dojo, hall):
    table, seat = await at_a_round_end(dojo, hall)
    shown = await player_panel(dojo, table, seat, SAY, by_itself=True)
    assert verbs(shown.view) == {"again"}
    assert "Round 1: " in texts(shown.view)
    assert "Round 2 " not in texts(shown.view)
    assert len(shown.files) == 1


async def test_any_other_panel_shows_the_question_and_a_button_to_the_end_of_the_round(dojo, hall):
    table, seat = await at_a_round_end(dojo, hall)
    shown = await player_panel(dojo, table, seat, SAY)
    assert {"answer", "ended"} <= verbs(shown.view)


async def test_who_waits_for_the_computers_sees_the_end_without_a_button(dojo, hall):
    table, seat = await at_a_round_end(dojo, hall)
    shown = await player_panel(dojo, table, 1 - seat, SAY, by_itself=True)
    assert verbs(shown.view) == set()


async def test_after_a_move_of_the_next_round_its_end_is_past(dojo, hall):
    table, seat = await at_a_round_end(dojo, hall)
    move = table.asks()[0].options[0]
    table = await dojo.referee.answer(table.id, table.players[seat].id, None, str(move))
    assert (await recap_since_last_move(dojo, table, seat, SAY)).ended is None
    assert (await recap_since_last_move(dojo, table, 1 - seat, SAY)).ended is not None


async def test_who_prefers_text_reads_the_board_as_the_round_ended(dojo, hall):
    table, seat = await at_a_round_end(dojo, hall)
    mine = table.players[seat]
    mine = replace(mine, preferences=replace(mine.preferences, text_first=True))
    table = replace(table, players=tuple(mine if at == seat else each for at, each in enumerate(table.players)))
    shown = await player_panel(dojo, table, seat, SAY, by_itself=True)
    assert shown.files == []
    assert "```" in texts(shown.view)
    assert "round 1, " in texts(shown.view)

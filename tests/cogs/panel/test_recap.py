"""What has happened since a player's last move, and how a round ended."""

from collections import Counter as Tally
from dataclasses import replace
from random import Random

import pytest

from cogs.cards.pictures import scene
from cogs.panel.held_moves import player_panel
from cogs.panel.panel import panel_layout
from cogs.panel.recap import Recap, recap_since_last_move, recap_text, round_end
from cogs.panel.round_end import round_end_layout
from dojo.match.history import PastMove
from engine.games import GAMES
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import Play, Pulled
from faces import FACES
from faces.kendo.words import named
from tests.cogs.shown import SAY, assert_fits, ids, reading, tables, verbs, words

pytestmark = pytest.mark.usefixtures("every_emoji")
FIERCEST = ("parry", "attack", "advance", "retreat", "hit", "pass")


async def test_kengo_tells_of_a_parry_and_of_no_card_but_the_latest(dojo, hall):  # KG-23, KG-24
    """Somebody who has parried moves at once, and the attacker is to hear of both."""
    told = [text for _ in range(12) for text in await recaps_of_parries(dojo, hall)]
    assert told, "nobody parried in a dozen rounds"
    for text in told:
        lines = text.splitlines()
        [parry] = [number for number, line in enumerate(lines) if line.endswith(" parries.")]
        assert lines[parry + 1 :], "what came after the parry"


async def recaps_of_parries(dojo, hall):
    """What the attackers of a round read once their attack has been parried."""
    told, table, moves = [], await hall.match(game="kengo"), []
    for _ in range(20):
        seat = next(seat for seat in range(2) if table.ask_of(seat))
        moves.append(min(table.ask_of(seat).options, key=lambda option: FIERCEST.index(option.kind)))
        table = await dojo.referee.answer(table.id, table.players[seat].id, None, str(moves[-1]))
        if len(moves) > 2 and moves[-2].kind == "parry":
            told.append((await recap_since_last_move(dojo, table, 1 - seat, SAY)).text)
    return told


async def test_a_panel_says_which_card_was_taken_to_the_one_who_lost_it(dojo, hall):  # KD-R15, KD-R11
    before, table = await until_a_card_is_pulled(dojo, hall)
    loser = table.recent[-1].loser
    gone = Tally(before.view(loser).hand) - Tally(table.view(loser).hand)
    lines = (await recap_since_last_move(dojo, table, loser, SAY)).text.splitlines()
    [told] = [line for line in lines if line.startswith("You lost")]
    cards = told.partition(": ")[2].rstrip(".").split(", ")
    assert sorted(cards) == sorted(named(CARDS[card].kind) for card in gone.elements())


async def test_cards_taken_one_after_another_are_one_line_of_a_recap(dojo, hall):  # KD-R15
    table = await hall.match(game="kendo")
    pulls = [PastMove(ply, 0, "pull 1", (Pulled(0, 1, 1),)) for ply in (8, 9)]
    after = PastMove(10, 1, "discard jodan", (Play(1, "discard", ("jodan",)),))
    lines = recap_text(table, [*pulls, after], SAY).splitlines()[1:]
    assert [line.partition("Aiko takes ")[2] for line in lines] == ["2 cards from Bruno, unseen.", ""]


async def until_a_card_is_pulled(dojo, hall):
    """The table before a move of the other player and after it."""
    table = await hall.match(game="kendo")
    ask = None
    while table.recent[-1:] == () or table.recent[-1].kind != "pulled" or table.recent[-1].loser == ask.seat:
        if table.status == "over":
            table = await hall.match(game="kendo")
        before, ask = table, table.asks()[0]
        strikes = [option for option in ask.options if option.kind in ("open", "keep")] or ask.options
        table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(strikes[0]))
    return before, table


SHOWN = [key for key, face in FACES.items() if face.ends]


def ended(key, seed=4, count=6):
    """Tables just after a round of theirs has ended, and that end."""
    for table in tables(GAMES[key], seed, count):
        end = round_end(table, [PastMove(1, 0, "", table.recent)], SAY)
        if end:
            yield table, end


async def at_a_round_end(dojo, hall):
    """A match in which Kengo!'s second round has begun, and who is asked first in it."""
    table, dice = await hall.match(game="kengo"), Random(3)
    while table.match.state.standing.last_round is None:
        table = await hall.move(table, dice)
    return table, table.asks()[0].seat


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


async def test_after_a_move_of_the_next_round_its_end_is_past(dojo, hall):
    table, seat = await at_a_round_end(dojo, hall)
    table = await hall.move(table)
    assert (await recap_since_last_move(dojo, table, seat, SAY)).ended is None
    assert (await recap_since_last_move(dojo, table, 1 - seat, SAY)).ended is not None


async def test_a_first_panel_tells_nothing_where_nothing_but_the_start_is_to_be_told(dojo, hall):
    for game, begins in (("karenza", ""), ("kaito", "**So far**")):
        told = (await recap_since_last_move(dojo, await hall.match(game=game), 0, SAY)).text
        assert told.partition("\n")[0] == begins


@pytest.mark.parametrize("key", SHOWN)
def test_how_a_round_ended_fits_into_one_message_and_a_panel_has_room_for_the_button_that_leads_there(key):
    for table, end in ended(key):
        for seat in range(len(table.players)):
            seen = scene(table, SAY, seat)
            view = round_end_layout(table, seat, replace(seen, ended=end.event), "alt", end, 0)
            assert_fits(view)
            assert ids(view) == [f"again/{table.id}/"]
            panel = panel_layout(table, seat, seen, "alt", Recap(ended=end))
            assert_fits(panel)
            assert "ended" in verbs(panel)


async def test_a_panel_that_leads_on_by_itself_first_shows_how_the_round_ended(dojo, hall):
    dojo.held_moves._length = 0
    table, seat = await at_a_round_end(dojo, hall)
    shown = await player_panel(dojo, table, seat, SAY, by_itself=True)
    assert (verbs(shown), len(shown.files)) == (["again"], 1)
    assert "Round 1: " in words(shown)
    assert "Round 2 " not in words(shown)
    as_text = await player_panel(dojo, reading(table, seat), seat, SAY, by_itself=True)
    assert as_text.files == []
    assert all(each in words(as_text) for each in ("```", "round 1, "))
    waits = await player_panel(dojo, table, 1 - seat, SAY, by_itself=True)
    assert verbs(waits) == [], "for the computers"
    asked = await player_panel(dojo, table, seat, SAY)
    assert {"answer", "ended"} <= {*verbs(asked)}

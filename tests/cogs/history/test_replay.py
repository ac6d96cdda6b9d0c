"""What stands at the top of a panel and in the log depends on nothing that its reader cannot see."""

import re
from dataclasses import replace
from random import Random

import pytest

from cogs.history.replay_panel import MOVER, evenly_spaced, position_layout, position_panel, viewpoint_seat
from cogs.match.board_and_log import log_card
from cogs.match.board_and_log import select_page as page_of
from cogs.panel.panel import waiting_card
from cogs.panel.recap import MAX_LINES, led_further, private_plies, recap_text, secret_move_text, told_privately
from dojo.match.history import hands_open
from dojo.people.servers import Server
from engine.games import GAMES
from faces import FACES
from tests.cogs.shown import EVERY, SAY, alts, assert_fits, history_of, imagined, picks, words
from tests.dojo.hall import AIKO, BRUNO, CHLOE

pytestmark = pytest.mark.usefixtures("every_emoji")


@EVERY
@pytest.mark.parametrize("luck", range(3))
def test_what_a_reader_sees_of_the_past_depends_on_nothing_hidden(game, luck):
    history = history_of(game, seed=luck, most=18 + 7 * luck)
    for seat in range(len(history.table.players)):
        mine = [each.ply for each in history.moves if each.seat == seat]
        since = history.moves[mine[-2] if len(mine) > 1 else 0 :]
        other = imagined(history, seat, luck)
        assert other.table.match.state != history.table.match.state or not hides(game)
        assert recap_text(history.table, since, SAY) == recap_text(other.table, since, SAY)
        for edge in ("", "b9"):
            assert laid_out(log_card(history, seat, SAY, edge)) == laid_out(log_card(other, seat, SAY, edge))


def told_alone(history, seat):
    """What this seat alone is told of the whole match."""
    return told_privately(history, private_plies(history.table, history.moves, seat), seat, SAY)


def pulls():
    """Duels of Kendo in which cards were pulled, as far as they went."""
    duels = (history_of(GAMES["kendo"], seed, most=40, seats=2) for seed in range(9))
    return [duel for duel in duels if any(event.kind == "pulled" for past in duel.moves for event in past.events)]


def test_what_a_seat_alone_is_told_depends_on_nothing_hidden_from_it():
    for luck, history in enumerate(pulls()):
        for seat in range(2):
            assert told_alone(history, seat) == told_alone(imagined(history, seat, luck), seat) != []


def test_the_two_who_have_seen_a_pulled_card_are_told_which_it_is():  # KD-R15
    for history in pulls():
        one, other = (owned(told_alone(history, seat)) for seat in range(2))
        assert (one.get("lost"), one.get("took")) == (other.get("took"), other.get("lost"))


def test_of_three_the_one_who_neither_took_nor_lost_a_card_is_told_nothing():  # KD-R15
    for history in (history_of(GAMES["kendo"], seed, most=25, seats=3) for seed in range(9)):
        events = [event for past in history.moves for event in past.events if event.kind == "pulled"]
        concerned = {seat for event in events for seat in (event.seat, event.loser)}
        assert {seat for seat in range(3) if told_alone(history, seat)} == concerned


def owned(lines):
    """By what happened to them, the cards that lines such as "You lost this card: MEN." name."""
    return {line.split()[1]: line.partition(": ")[2] for line in lines}


def test_who_took_a_seat_over_is_not_told_what_it_lost_before():
    history = pulls()[0]
    history.__dict__["table"] = replace(history.table, taken=(history.last,) * 2)
    assert told_alone(history, 0) == []


def test_a_leak_would_be_found():
    """What another seat saw is dealt again, so that whatever showed it would differ."""
    history = history_of(GAMES["kendo"], seed=1, most=20, seats=2)
    other = imagined(history, 0, 1)
    assert history.at(15).view(0) == other.at(15).view(0)
    assert history.at(15).view(1) != other.at(15).view(1)


def hides(game):
    return game.key != "kaito"  # there all lies open


@EVERY
def test_of_many_lines_the_last_are_told_and_the_others_counted(game):
    history = history_of(game, seed=6, most=40)
    text = recap_text(history.table, history.moves, SAY).splitlines()
    assert len(text) <= MAX_LINES + 2
    assert all(len(line) < 300 for line in text)
    assert SAY("since-start") in text[0]
    assert SAY("since-more", count=99)[3:] in text[1]
    assert SAY("since-head") in recap_text(history.table, history.moves[-2:], SAY)


# The log


def turned(history, edge):
    return [told.ply for told in page_of(history.remembered(), edge)]


@EVERY
def test_turning_the_pages_of_the_log_leads_by_every_move_and_cuts_no_line(game):
    history = history_of(game, seed=5, most=120)
    told, edge = [], ""
    while edge is not None:
        view = log_card(history, None, SAY, edge)
        words = str(laid_out(view))
        assert "…" not in words
        told = [*map(int, re.findall(r"`#(\d+)`", words)), *told]
        older = [item for item in view.walk_children() if getattr(item, "label", "") == SAY("press-older")]
        edge = older[0].custom_id.split("/")[-1] if older and not older[0].disabled else None
    assert told == [past.ply for past in history.remembered()]


def test_newer_pages_go_on_where_older_ones_end_and_a_forged_edge_is_the_newest_page():
    history = history_of(GAMES["regroup"], seed=7, most=50)
    newest = turned(history, "")
    older = turned(history, f"b{newest[0]}")
    assert turned(history, f"a{older[-1]}") == newest
    for forged in ("b0", "a999999", "b", "xyz", "b-4", "a" * 90):
        assert turned(history, forged) == newest


def test_jumps_are_spread_from_the_first_position_to_the_last():
    assert evenly_spaced(range(3, 5), 4) == [3, 4]
    assert evenly_spaced(range(100), 4) == [0, 33, 66, 99]


def test_only_ones_own_secrets_stand_in_the_log():
    history = history_of(GAMES["karenza"], seed=8, most=3, seats=3)
    choices = {each.seat: SAY("log-secretly", move="").strip() for each in history.moves[1:]}
    assert len(choices) == 2
    for seat in range(3):
        words = str(laid_out(log_card(history, seat, SAY)))
        assert words.count(SAY("log-secretly", move="").strip()) == (seat in choices)
    assert SAY("log-secretly", move="").strip() not in str(laid_out(log_card(history, None, SAY)))


def test_an_answered_dm_reminds_of_what_was_chosen_in_secret():
    history = history_of(GAMES["kendo"], seed=2, most=2, seats=2)
    told = history.moves[1]
    mine = secret_move_text(history, told, told.seat, SAY)
    assert mine == f"*{SAY('log-secretly', move=FACES['kendo'].option(history.secret(told), SAY))}*"
    assert mine in str(laid_out(waiting_card(history.table, told.seat, SAY, mine=mine)))
    openly = history_of(GAMES["kaito"], seed=2, most=3)
    assert not any(secret_move_text(openly, each, each.seat, SAY) for each in openly.moves[1:]), "there all lies open"


@pytest.mark.parametrize("eyes", ["9", "-1", "²", "nobody", ""])
def test_a_person_without_a_seat_is_the_table(eyes):
    history = history_of(GAMES["kaito"], seed=10, most=5)
    assert viewpoint_seat(history, 3, eyes) is None
    assert viewpoint_seat(history, 3, MOVER) == history.moves[3].seat
    assert viewpoint_seat(history, 0, MOVER) is None


def laid_out(view):
    return view.to_components()


@pytest.mark.parametrize(("key", "words"), [("kengo", "Score:"), ("regroup", "Battle 1:")])
def test_what_the_readers_own_move_led_to_is_told_too(key, words):
    """A round or a battle may end with it; that they moved, they know."""
    history = history_of(GAMES[key], seed=4, most=80, seats=2)
    recaps = (recap_text(history.table, [each], SAY) for each in history.moves if led_further(history.table, each, SAY))
    assert any(words in text and SAY("since-head") in text for text in recaps)
    assert not led_further(history.table, history.moves[1], SAY)


@EVERY
def test_every_page_of_the_log_and_of_the_replay_fits_into_one_message(game):
    for seed in range(4):
        history = history_of(game, seed, most=120)
        for past in history.moves[::10]:
            for edge in (f"a{past.ply}", f"b{past.ply}"):
                view = log_card(history, seed % 2, SAY, edge)
                assert not re.search(r"<:[^>]*…", str(laid_out(view))), "no emoji is cut in two"
                assert_fits(view)
            for eyes in (MOVER, "table", "0", ""):
                assert_fits(
                    position_layout(history, past.ply, viewpoint_seat(history, past.ply, eyes), eyes, SAY, "alt")
                )


@pytest.fixture
async def over(dojo, hall):
    """A match of Karenza that is over, as its archive has it."""
    table = await hall.moved(await hall.match(AIKO, BRUNO, game="karenza"), Random("over"), 16)
    await dojo.referee.resign(table.id, BRUNO.id)
    return await dojo.archive.ended(table.id)


async def test_a_person_who_reads_the_board_as_text_reads_the_replay_as_text(dojo, over):
    await dojo.people.remember(AIKO.id, "Aiko", "en")
    await dojo.preferences.change(AIKO.id, "text_first", "1")
    made = await position_panel(dojo, AIKO.id, over, over.last, MOVER, SAY)
    assert (made.files, alts(made)) == ([], [])
    assert "```" in words(made)
    assert_fits(made.view)


@pytest.mark.parametrize("allowed", [True, False])
async def test_a_server_may_keep_hands_from_those_who_did_not_play(dojo, over, allowed):
    await dojo.servers.set_up(Server(over.table.guild, spectators=allowed), "Dojo")
    for reader, open_to in ((AIKO, True), (CHLOE, allowed)):
        assert await hands_open(dojo.servers, over.table, reader.id) == open_to
        for eyes in (MOVER, "0", "1"):
            made = await position_panel(dojo, reader.id, over, 9, eyes, SAY)
            assert (len(made.files), len(picks(made))) == (1 + open_to, 1 + open_to)

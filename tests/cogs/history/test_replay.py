"""What stands at the top of a panel and in the log depends on nothing that its reader cannot see."""

import asyncio
import re
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from random import Random

import pytest
from discord.ui import MediaGallery

from cogs.history.replay_panel import MOVER, evenly_spaced, position_layout, position_panel, viewpoint_seat
from cogs.interactions.controls import Pick
from cogs.match.board_and_log import LINES_PER_PAGE, log_card
from cogs.match.board_and_log import select_page as page_of
from cogs.panel.panel import build_panel, waiting_card
from cogs.panel.recap import MAX_LINES, Recap, led_further, private_plies, recap_text, secret_move_text, told_privately
from dojo.dojo import Dojo
from dojo.match.history import History, PastMove, hands_open
from dojo.people.servers import Server
from engine import match
from engine.games import GAMES
from engine.record import Record
from faces import FACES
from faces.translation import speaker
from storage.store import Store
from tests.cogs.panel.test_panel import table_of, tables
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Clock, Hall

SAY = speaker("en")
pytestmark = pytest.mark.usefixtures("every_emoji")


def history_of(game, seed, most=60, seats=None, **chosen):
    """Of a random match, as the database would have it."""
    dice = Random(seed)
    seats = seats or dice.choice(game.seats)
    options = {name: values[0] for name, values in game.options.items()} | chosen
    now, events = match.start(game, seats, seed=str(seed), options=options)
    told = [PastMove(0, None, "", events)]
    while (asks := game.asks(now.state)) and len(told) < most:
        ask = dice.choice(asks)
        move = dice.choice(ask.options)
        now, events = match.answer(game, now, ask.seat, move)
        told.append(PastMove(now.ply, ask.seat, str(move), events))
    moves = tuple((each.seat, each.move) for each in told[1:])
    kept = Record(game=game.key, version=game.version, seats=seats, options=options, seed=str(seed), moves=moves)
    return History(replace(table_of(game, now, options), recent=events), kept, tuple(told))


class Imagined(History):
    """The same match as far as one seat could see it: all that is hidden from it is dealt again, at every ply."""

    seat = 0
    luck = 0
    true: History

    @cached_property
    def stages(self):
        game = self.table.game
        return tuple(
            replace(each, seed="another", state=game.imagine(game.view(each.state, self.seat), Random(self.luck + ply)))
            for ply, each in enumerate(self.true.stages)
        )

    whole = True


def imagined(history, seat, luck):
    told = tuple(each if each.seat in {seat, None} else replace(each, move="hidden") for each in history.moves)
    other = Imagined(history.table, history.record.model_copy(update={"seed": "another"}), told)
    other.__dict__.update(seat=seat, luck=luck, true=history)
    other.__dict__["table"] = replace(history.table, match=other.stages[-1])
    return other


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("luck", range(3))
def test_what_a_reader_sees_of_the_past_depends_on_nothing_hidden(game, luck):
    history = history_of(game, seed=luck, most=18 + 7 * luck)
    for seat in range(len(history.table.players)):
        mine = [each.ply for each in history.moves if each.seat == seat]
        since = history.moves[mine[-2] if len(mine) > 1 else 0 :]
        other = imagined(history, seat, luck)
        assert other.table.match.state != history.table.match.state or not hides(game)
        assert recapped(history, since) == recapped(other, since)
        for edge in ("", "b9"):
            assert shown(log_card(history, seat, SAY, edge)) == shown(log_card(other, seat, SAY, edge))


def recapped(history, moves):
    return recap_text(history.table, moves, SAY)


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


def shown(view):
    return view.to_components()


@pytest.mark.parametrize(("key", "words"), [("kengo", "Score:"), ("regroup", "Battle 1:")])
def test_what_the_readers_own_move_led_to_is_told_too(key, words):
    """A round or a battle may end with it; that they moved, they know."""
    history = history_of(GAMES[key], seed=4, most=80, seats=2)
    shown = [SAY("since-head"), words]
    led = [each for each in history.moves if led_further(history.table, each, SAY) and words in told_of(history, each)]
    assert led
    assert all(word in told_of(history, led[0]) for word in shown)
    assert not led_further(history.table, history.moves[1], SAY)


def told_of(history, own):
    return recapped(history, [own])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_of_many_lines_the_last_are_told_and_the_others_counted(game):
    history = history_of(game, seed=6, most=40)
    text = recapped(history, history.moves).splitlines()
    assert len(text) <= MAX_LINES + 2
    assert all(len(line) < 300 for line in text)
    assert SAY("since-start") in text[0]
    assert SAY("since-more", count=99)[3:] in text[1]
    assert SAY("since-head") in recapped(history, history.moves[-2:])


def test_jumps_are_spread_from_the_first_position_to_the_last():
    assert evenly_spaced(range(3, 5), 4) == [3, 4]
    assert evenly_spaced(range(100), 4) == [0, 33, 66, 99]
    assert evenly_spaced(range(100), 25)[-1] == 99


# The log


def turned(history, edge):
    return [told.ply for told in page_of(history.remembered(), edge)]


def test_every_answer_stands_on_one_page_of_the_log():
    history = history_of(GAMES["regroup"], seed=7, most=50)
    pages, edge = [], ""
    while not pages or pages[-1][0]:
        pages.append(turned(history, edge))
        edge = f"b{pages[-1][0]}"
    assert [ply for page in reversed(pages) for ply in page] == list(range(len(history.moves)))
    for newer, older in pairwise(pages):
        assert turned(history, f"a{older[-1]}")[: len(newer)] == newer[:LINES_PER_PAGE]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_turning_the_pages_of_the_log_leads_by_every_move_and_cuts_no_line(game):
    history = history_of(game, seed=5, most=120)
    told, edge = [], ""
    while edge is not None:
        view = log_card(history, None, SAY, edge)
        words = str(shown(view))
        assert "…" not in words
        told = [*map(int, re.findall(r"`#(\d+)`", words)), *told]
        older = [item for item in view.walk_children() if getattr(item, "label", "") == SAY("press-older")]
        edge = older[0].custom_id.split("/")[-1] if older and not older[0].disabled else None
    assert told == [past.ply for past in history.remembered()]


@pytest.mark.parametrize("edge", ["b0", "a999999", "b", "xyz", "b-4", "a" * 90])
def test_a_forged_edge_is_the_newest_page(edge):
    history = history_of(GAMES["kaito"], seed=7, most=30)
    assert turned(history, edge) == turned(history, "")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_page_of_the_log_fits_into_one_message(game):
    for seed in range(4):
        history = history_of(game, seed, most=120)
        for told in history.moves[::10]:
            for way in "ab":
                view = log_card(history, seed % 2, SAY, f"{way}{told.ply}")
                assert not re.search(r"<:[^>]*…", str(shown(view))), "no emoji is cut in two"
                assert view.content_length() <= 4000
                ids = [item.custom_id for item in view.walk_children() if hasattr(item, "custom_id")]
                assert len(ids) == len(set(ids))
                assert max(map(len, ids), default=0) <= 100


def test_only_ones_own_secrets_stand_in_the_log():
    history = history_of(GAMES["karenza"], seed=8, most=3, seats=3)
    choices = {each.seat: SAY("log-secretly", move="").strip() for each in history.moves[1:]}
    assert len(choices) == 2
    for seat in range(3):
        words = str(shown(log_card(history, seat, SAY)))
        assert words.count(SAY("log-secretly", move="").strip()) == (seat in choices)
    assert SAY("log-secretly", move="").strip() not in str(shown(log_card(history, None, SAY)))


def test_an_answered_dm_reminds_of_what_was_chosen_in_secret():
    history = history_of(GAMES["kendo"], seed=2, most=2, seats=2)
    told = history.moves[1]
    mine = secret_move_text(history, told, told.seat, SAY)
    assert mine == f"*{SAY('log-secretly', move=FACES['kendo'].option(history.secret(told), SAY))}*"
    assert mine in str(shown(waiting_card(history.table, told.seat, SAY, mine=mine)))
    openly = history_of(GAMES["kaito"], seed=2, most=3)
    assert not any(secret_move_text(openly, each, each.seat, SAY) for each in openly.moves[1:]), "there all lies open"


# The replay


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_replay_fits_into_one_message(game):
    history = history_of(game, seed=9, most=400)
    for ply in range(0, history.last + 1, 7):
        for eyes in (MOVER, "table", "0", ""):
            view = position_layout(history, ply, viewpoint_seat(history, ply, eyes), eyes, SAY, "alt")
            assert view.total_children_count <= 40
            assert view.content_length() <= 4000
            ids = [item.custom_id for item in view.walk_children() if hasattr(item, "custom_id")]
            assert len(ids) == len(set(ids))
            assert max(map(len, ids)) <= 100


async def test_a_person_who_reads_the_board_as_text_reads_the_replay_as_text(over):
    dojo, history = over
    await dojo.people.remember(AIKO.id, "Aiko", "en")
    await dojo.preferences.change(AIKO.id, "text_first", "1")
    made = await position_panel(dojo, AIKO.id, history, history.last, MOVER, SAY)
    assert not made.files
    assert not [item for item in made.view.walk_children() if isinstance(item, MediaGallery)]
    assert "```" in str([item.content for item in made.view.walk_children() if hasattr(item, "content")])
    assert made.view.content_length() <= 4000


@pytest.mark.parametrize("eyes", ["9", "-1", "²", "nobody", ""])
def test_a_person_without_a_seat_is_the_table(eyes):
    history = history_of(GAMES["kaito"], seed=10, most=5)
    assert viewpoint_seat(history, 3, eyes) is None
    assert viewpoint_seat(history, 3, MOVER) == history.moves[3].seat
    assert viewpoint_seat(history, 0, MOVER) is None


# Whose business hands are


@pytest.fixture
async def over(tmp_path):
    """A house, and a match of Karenza in it that is over, as its archive has it."""
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        dojo, dice = Dojo(store, GAMES, Clock()), Random("over")
        table = await Hall(store, Clock(), GAMES).match(AIKO, BRUNO, game="karenza")
        while table.asks() and table.match.ply < 16:
            ask = table.asks()[0]
            text = str(dice.choice(ask.options))
            table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, text)
        if table.status == "playing":
            await dojo.referee.resign(table.id, BRUNO.id)
        yield dojo, await dojo.archive.ended(table.id)


@pytest.mark.parametrize("allowed", [True, False])
async def test_a_server_may_keep_hands_from_those_who_did_not_play(over, allowed):
    dojo, history = over
    await dojo.servers.set_up(Server(history.table.guild, spectators=allowed), "Dojo")
    assert await hands_open(dojo.servers, history.table, AIKO.id)
    assert await hands_open(dojo.servers, history.table, CHLOE.id) == allowed
    for eyes in (MOVER, "0", "1"):
        theirs = await position_panel(dojo, CHLOE.id, history, 9, eyes, SAY)
        assert len(theirs.files) == 1 + allowed
        picks = [item.custom_id for item in theirs.view.walk_children() if isinstance(item, Pick)]
        assert len(picks) == 1 + allowed
    mine = await position_panel(dojo, AIKO.id, history, 9, "1", SAY)
    assert len(mine.files) == 2


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_a_panel_fits_into_one_message(game):
    dice = Random(5)
    every = [table for table in tables(game, seed=5, count=2) if table.asks()]
    for table in dice.sample(every, min(len(every), 12)):
        seat = table.asked[0]
        made = await build_panel(table, seat, SAY, recap=asyncio.sleep(0, Recap("text")))
        assert made.view.total_children_count <= 40
        shown = [file.filename for file in made.files]
        hung = [part.items[0].media.url for part in made.view.walk_children() if isinstance(part, MediaGallery)]
        assert hung == [f"attachment://{name}" for name in shown]

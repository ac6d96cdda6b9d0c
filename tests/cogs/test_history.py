"""The log, the replay, films, a closer look and the verification: what each reader sees of a match, and no more."""

import asyncio
import re
from hashlib import sha256
from random import Random
from types import SimpleNamespace

import pytest

from cogs.cards.board import board_card
from cogs.cards.lobby import lobby_card
from cogs.history.files import (
    MAX_WAITING,
    MAX_WAITING_EACH,
    FilmQueue,
    drawn,
    own_moments,
    page_order,
)
from cogs.history.look_closer import moment_lines, moment_panel, seen_moments
from cogs.history.replay import MOVER, evenly_spaced, position_layout, position_panel, verification_card, viewpoint_seat
from cogs.match.watching import log_card
from cogs.match.watching import select_page as page_of
from cogs.panel.panel import led_further, private_plies, recap_text, told_privately
from cogs.panel.reasons import Reasons, good_for, position_of, reasons
from dojo.computer.teacher import Moment, decisions
from dojo.errors import Refusal
from dojo.match.history import hands_open
from dojo.people.preferences import DEFAULTS
from dojo.people.servers import Server
from engine.core import Outcome
from engine.games import GAMES
from engine.player.teacher import Decision
from engine.values import replace
from faces import FACES
from tests.cogs.shown import EVERY, SAY, alts, assert_fits, history_of, imagined, picks, verbs, words
from tests.dojo.hall import AIKO, BRUNO, CHLOE
from tests.dojo.match.test_verification import finished

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


def test_of_three_the_one_who_neither_took_nor_lost_a_card_is_told_nothing():  # KD-R15
    for history in (history_of(GAMES["kendo"], seed, most=25, seats=3) for seed in range(9)):
        events = [event for past in history.moves for event in past.events if event.kind == "pulled"]
        concerned = {seat for event in events for seat in (event.seat, event.loser)}
        assert {seat for seat in range(3) if told_alone(history, seat)} == concerned


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


# The log


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


def test_jumps_are_spread_from_the_first_position_to_the_last():
    assert evenly_spaced(range(3, 5), 4) == [3, 4]
    assert evenly_spaced(range(100), 4) == [0, 33, 66, 99]


def turned(history, edge):
    return [told.ply for told in page_of(history.remembered(), edge)]


def test_newer_pages_go_on_where_older_ones_end_and_a_forged_edge_is_the_newest_page():
    history = history_of(GAMES["regroup"], seed=7, most=50)
    newest = turned(history, "")
    older = turned(history, f"b{newest[0]}")
    assert turned(history, f"a{older[-1]}") == newest
    for forged in ("b0", "a999999", "b", "xyz", "b-4", "a" * 90):
        assert turned(history, forged) == newest


def test_only_ones_own_secrets_stand_in_the_log():
    history = history_of(GAMES["karenza"], seed=8, most=3, seats=3)
    choices = {each.seat: SAY("log-secretly", move="").strip() for each in history.moves[1:]}
    assert len(choices) == 2
    for seat in range(3):
        words = str(laid_out(log_card(history, seat, SAY)))
        assert words.count(SAY("log-secretly", move="").strip()) == (seat in choices)
    assert SAY("log-secretly", move="").strip() not in str(laid_out(log_card(history, None, SAY)))


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


# A closer look, in a panel or on the web page


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
    assert ("in round 1" in words(made)) == bool(game.pacing.rounds)
    assert "I only used what you could see then." in words(made)
    assert [file.filename for file in made.files] == ["hand.png", "cards.png"][: 1 + bool(FACES[game.key].hand)]


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


# The verification of a shuffle


ALL = {"Hash", "Secret", "Joins", "Seats", "Seed", "Seal"}


def numbers(view):
    return dict(re.findall(r"-# (\w+) `([^`]+)`", words(view)))


def carried(view):
    """The numbers in the custom id of **Shuffle**."""
    [id] = re.findall(r"'custom_id': 'verify/\w+/([^']*)'", str(view.to_components()))
    return id.split("/")


async def row(hall, id):
    return (await hall.store.read.lobby(id=id))[0]


async def test_the_hash_is_in_the_data_of_every_card_from_the_opening_to_the_first_board(hall):
    lobby = await hall.lobby(AIKO, game="kengo")
    laid = await row(hall, lobby.id)
    joined = await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    begun = await hall.lobbies.get(lobby.id)
    first = board_card(await hall.referee.table(lobby.id), SAY, "")
    for view in (*(lobby_card(each, SAY) for each in (lobby, joined, begun)), first):
        assert carried(view)[0] == laid["commitment"][:32]
        assert laid["secret"] not in str(view.to_components())
    assert carried(first)[1] == sha256(begun.joins.encode()).hexdigest()[:32]


@pytest.mark.parametrize("joined", [False, True], ids=["before they join", "while it runs"])
async def test_shuffle_shows_anybody_what_is_fixed_and_no_secret(hall, dojo, joined):
    id = (await hall.match(AIKO, BRUNO, game="kengo") if joined else await hall.lobby(AIKO, game="kengo")).id
    laid = await row(hall, id)
    for user in (AIKO.id, BRUNO.id, CHLOE.id, 0):
        view = await verification_card(dojo, id, user, SAY)
        shown = str(view.to_components())
        assert numbers(view) == {"Hash": laid["commitment"]} | ({"Joins": laid["joins"]} if joined else {})
        assert laid["secret"] not in shown
        assert ("share/" in shown) == bool(user)
        if joined:
            assert f"Joins, hash `{sha256(laid['joins'].encode()).hexdigest()[:32]}`" in words(view)
            assert (await hall.referee.table(id)).match.seed not in shown
            assert (f"own click was `{AIKO.click}`" in words(view)) == (user == AIKO.id)


async def test_a_match_that_is_over_tells_all_to_all_where_hands_are_open(hall, dojo):
    table = await finished(hall, "kengo", most=6)
    for user in (AIKO.id, CHLOE.id, 0):
        view = await verification_card(dojo, table.id, user, SAY)
        assert SAY("verify-holds") in words(view)
        assert words(view).count("✅") == 4
        assert set(numbers(view)) == ALL
        assert ("share/" in str(view.to_components())) == bool(user)


async def test_where_hands_are_closed_those_who_did_not_play_are_told_no_secret(hall, dojo):
    table = await finished(hall, "kengo", most=6)
    await dojo.servers.set_up(Server(table.guild, spectators=False), "Dojo")
    laid = await row(hall, table.id)
    for user in (CHLOE.id, 0):
        view = await verification_card(dojo, table.id, user, SAY)
        assert set(numbers(view)) == {"Hash", "Joins", "Seats", "Seal"}
        assert SAY("verify-closed") in words(view)
        shown = str(view.to_components())
        assert laid["secret"] not in shown
        assert table.match.seed not in shown
    assert set(numbers(await verification_card(dojo, table.id, BRUNO.id, SAY))) == ALL


async def test_a_shuffle_that_does_not_check_out_is_said_so_and_whether_the_seats_follow_the_order_of_joining(
    hall, dojo
):
    table = await finished(hall, "kengo", most=6)
    assert SAY("verify-seats") in words(await verification_card(dojo, table.id, AIKO.id, SAY))
    await hall.write(f"update matches set secret = 'a luckier one', seating = '1,2' where id = '{table.id}'")
    told = words(await verification_card(dojo, table.id, AIKO.id, SAY))
    assert [key for key in ("fails", "hash-not", "seed-not", "seats-others") if SAY(f"verify-{key}") not in told] == []


async def test_a_person_who_came_and_went_a_hundred_times_is_counted_and_the_message_holds(hall, dojo):
    lobby = await hall.lobby(AIKO, game="kengo")
    for click in range(100):
        await hall.lobbies.join(lobby.id, replace(BRUNO, click=10**18 + click))
        await hall.lobbies.leave(lobby.id, BRUNO.id)
    await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    await hall.referee.resign(lobby.id, BRUNO.id)
    view = await verification_card(dojo, lobby.id, AIKO.id, SAY)
    assert view.content_length() <= 4000
    assert "102 of them" in words(view)
    assert "100 were taken back" in words(view)


# The queue of films


@pytest.fixture
def films(studio):
    return FilmQueue(studio.make)


@pytest.fixture
async def first(films, studio):
    """A film that is being made, and that nobody of those in the test wants."""
    films.want(99, "first")
    await asyncio.sleep(0)


ONE, TWO, THREE = 1, 2, 3


class Studio:
    """Makes a film when it is allowed to, and remembers what it made. The film of `a` is `film a`."""

    def __init__(self):
        self.begun = []
        self._open = asyncio.Semaphore(0)

    async def make(self, order):
        self.begun.append(order)
        await self._open.acquire()
        if order == "broken":
            raise Refusal("error-film-failed")
        return f"film {order}".encode()

    def allow(self, films=1):
        for _ in range(films):
            self._open.release()


@pytest.fixture
def studio():
    return Studio()


async def test_films_are_made_by_turns_between_people(films, studio, first):
    wanted = [films.want(ONE, order) for order in ("a1", "a2", "a3")]
    wanted += [films.want(TWO, order) for order in ("b1", "b2")]
    studio.allow(6)
    await asyncio.gather(*wanted)
    assert studio.begun == ["first", "a1", "b1", "a2", "b2", "a3"]


async def test_a_person_who_waits_is_told_how_many_films_come_before(films, studio, first):
    films.want(ONE, "a1")
    films.want(ONE, "a2")
    film, told = films.want(TWO, "b1"), []
    async for before in films.progress(TWO, "b1"):
        told.append(before)
        studio.allow()
    assert (told, await film) == ([2, 1, 0], b"film b1")


async def test_a_film_that_failed_is_tried_again_and_holds_up_nobody(films, studio):
    studio.allow(3)
    broken, other = films.want(ONE, "broken"), films.want(ONE, "other")
    with pytest.raises(Refusal, match="error-film-failed"):
        await broken
    assert await other
    with pytest.raises(Refusal, match="error-film-failed"):
        await films.want(ONE, "broken")
    assert studio.begun == ["broken", "other", "broken"]


async def test_beyond_so_many_bytes_the_film_that_was_longest_unused_goes(studio):
    films = FilmQueue(studio.make, max_kept=2 * len("film a"))
    studio.allow(9)
    for order in ("a", "b", "a", "c", "a", "b"):
        await films.want(ONE, order)
    assert studio.begun == ["a", "b", "c", "b"]


async def test_a_process_that_fails_is_one_clear_error(capfd):
    with pytest.raises(Refusal, match="error-web-page-failed"):
        await drawn("faces.web_page", "error-web-page-failed", "nonsense")
    assert "JSONDecodeError" in capfd.readouterr().err


async def test_those_who_want_the_same_film_share_it_also_while_it_is_made_and_later(films, studio, first):
    wanted = [films.want(person, film) for film in ("same", "first") for person in (1, 1, 2, 3)]
    studio.allow(3)
    assert await asyncio.gather(*wanted) == [b"film same"] * 4 + [b"film first"] * 4
    assert films.want(4, "first").done(), "it is kept"
    assert studio.begun == ["first", "same"]


async def test_one_person_waits_for_three_films_at_most_and_the_queue_has_an_end(films, studio, first):
    for number in range(MAX_WAITING_EACH):
        films.want(1, f"a{number}")
    with pytest.raises(Refusal, match="error-films-waiting"):
        films.want(1, "one too many")
    films.want(1, "a0")
    for person in range(2, MAX_WAITING + 2 - MAX_WAITING_EACH):
        films.want(person, f"film of {person}")
    with pytest.raises(Refusal, match="error-film-queue-full"):
        films.want(98, "one too many")

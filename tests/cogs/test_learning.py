"""Lessons, the digest of the rules and the daily puzzle: what fits a message, what is said, and to whom."""

import asyncio
from io import BytesIO
from random import Random
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from discord.ui import MediaGallery
from PIL import Image

from cogs.guard.limits import CircuitOpen
from cogs.guard.payloads import Forged
from cogs.interactions.controls import VERBS, Click
from cogs.learning.lessons import (
    Reader,
    caption,
    choice_label,
    done_panel,
    end_card,
    find_lesson,
    howto_page,
    lesson_panel,
    next_lesson,
    search_panel,
    section_panel,
)
from cogs.learning.puzzles import (
    DailyPosts,
    answer_pick,
    heading,
    position_after,
    public_post,
    reason,
    seen,
    solution_panel,
    solution_text,
    todays_panel,
)
from dojo.clock.paces import DAY
from dojo.people.people import Player
from dojo.people.preferences import DEFAULTS
from dojo.people.puzzles import PuzzleOver
from dojo.people.servers import NOWHERE, Server
from engine.daily import puzzle_from, puzzle_of, shelf
from engine.games import GAMES
from engine.values import replace
from faces import FACES
from faces.digest import digest
from faces.lessons import lessons
from faces.translation import languages, speaker
from tests.cogs.shown import EVERY, SAY, alts, ids, picks, words
from tests.cogs.world import refusal
from tests.dojo.hall import AIKO, BRUNO

pytestmark = pytest.mark.usefixtures("every_emoji")


READER = Reader(SAY, ("A name of thirty-two characters .", "Bruno"), DEFAULTS)
STEPS = [pytest.param(key, number, id=f"{key}-{each.key}") for key in GAMES for number, each in enumerate(lessons(key))]


@pytest.mark.parametrize(("game", "number"), STEPS)
async def test_a_lesson_has_a_button_for_each_move_and_fits_a_message(every_emoji, game, number):
    lesson = lessons(game)[number]
    wrong = next((move for move in lesson.offered if move not in lesson.right), None)
    made = await lesson_panel(game, number, READER, wrong)
    tries = [id for id in ids(made) if id.startswith("try/")]
    assert tries == [f"try/{game}/{number}/{move}" for move in lesson.offered]
    assert made.view.total_children_count <= 40
    assert made.view.content_length() <= LIMIT


@pytest.mark.parametrize(("game", "number"), STEPS)
async def test_after_a_right_move_the_way_is_on_and_its_rules_are_one_button_away(game, number):
    lesson = lessons(game)[number]
    made = await done_panel(lesson, number, lesson.right[0], READER)
    assert ids(made) == [f"lesson/{game}/{number + 1}", f"rule/{game}/{','.join(lesson.clauses)}"]
    assert lesson.word("rule", SAY) in words(made.view)
    assert not any(clause in words(made.view) for clause in lesson.clauses), "a newcomer can't read them"
    rules = words(search_panel(game, ",".join(lesson.clauses), SAY))
    assert all(f"`{clause}`" in rules for clause in lesson.clauses)


SECTIONS = [
    (game, language, section)
    for game in GAMES
    for language in languages()
    for section in digest(game, language).sections
]
LIMIT = 4000  # of characters in one message
MOST_WORDS = 40  # of a caption


@pytest.mark.parametrize(
    ("game", "number", "bad", "seen"), [("kaito", 2, "slide b2", True), ("kendo", 1, "counter kote-nuki-men", False)]
)
async def test_what_a_picture_shows_of_a_wrong_move_is_said(game, number, bad, seen):
    made = await lesson_panel(game, number, READER, wrong=find_lesson(game, number).option(bad))
    assert (SAY("lesson-seen") in words(made.view)) == seen


@pytest.mark.parametrize(("number", "told"), [(0, False), (1, False), (2, True)])
async def test_a_lesson_that_does_not_go_on_from_the_one_before_says_so(number, told):
    made = await lesson_panel("kaito", number, READER)
    assert (SAY("lesson-fresh") in words(made.view)) == told


@pytest.mark.parametrize(("game", "language", "section"), SECTIONS)
def test_a_chapter_stands_on_one_page_and_the_code_of_a_clause_after_its_words(game, language, section):
    text = words(section_panel(game, section, speaker(language)))
    assert len(text) <= LIMIT
    for clause in digest(game, language).clauses:
        if clause.section == section:
            [line] = [line for line in text.splitlines() if f"`{clause.id}`" in line]
            assert line.startswith("- ")
            assert line.endswith(f"`{clause.id}`")


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_is_found_by_its_code(game):
    for clause in digest(game, "en").clauses:
        assert words(search_panel(game, clause.id.lower(), SAY)).count("\n- ") == 1
        assert choice_label(clause).endswith(f" · {clause.id}")
        assert len(choice_label(clause)) <= 100


@pytest.mark.parametrize("game", GAMES)
async def test_how_to_play_shows_one_picture_with_a_caption_a_page(game):
    for number, lesson in enumerate(lessons(game)):
        made = await howto_page(game, number, READER)
        [gallery, *_] = [item for item in made.view.walk_children() if isinstance(item, MediaGallery)]
        assert gallery.items[0].description
        assert (told := caption(lesson, number, SAY)) in words(made.view)
        assert len(told.split()) <= MOST_WORDS
        assert made.files[0].fp.read(4) == b"\x89PNG"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_on_how_one_wins_and_the_credit_and_what_is_everywhere_fits_a_message(game):
    book, text = digest(game, "en"), words(section_panel(game, None, SAY))
    assert SAY(f"{game}-howto") in text
    assert not [clause.id for clause in book.clauses if f"`{clause.id}`" in text], "no clauses yet"
    assert [
        section for section in (None, *book.sections) if book.credit in words(section_panel(game, section, SAY))
    ] == [None]
    assert len(words(search_panel(game, "e", SAY))) <= LIMIT
    assert ids(end_card(game, SAY)) == [f"practise/{game}/", f"howto/{game}/"]


@pytest.mark.parametrize("as_text", [False, True])
async def test_a_picture_is_explained_to_those_who_see_it_and_others_get_text(as_text):
    reader = replace(READER, preferences=replace(DEFAULTS, text_first=as_text))
    step, page = await lesson_panel("kaito", 1, reader), await howto_page("kaito", 0, reader)
    assert (find_lesson("kaito", 1).look(SAY) in words(step)) == bool(page.files) == (not as_text)
    assert ("```" in words(page)) == as_text


async def test_somebody_who_has_been_through_all_lessons_starts_again(dojo):
    for reached, shown_next in ((3, 3), (len(lessons("kaito")), 0)):
        await dojo.learners.reach(Player(1, "Aiko"), "kaito", reached)
        assert await next_lesson(dojo, 1, "kaito") == shown_next
    for number in (-1, len(lessons("kaito"))):
        with pytest.raises(Forged):
            find_lesson("kaito", number)


# The puzzle of the day


async def answers(dojo, player, right=True):
    puzzle = puzzle_of(dojo.puzzles.today)
    guess = next(move for move in puzzle.offered if (move == puzzle.best) == right)
    await dojo.puzzles.answer(player, GUILD, dojo.puzzles.today, str(guess))


GUILD, ELSEWHERE = 7, 8


def clicking(player=AIKO):
    """As much of an interaction as these panels look at."""
    return SimpleNamespace(user=player, extras={"preferences": DEFAULTS}, locale=SimpleNamespace(value="en-GB"))


async def test_after_an_answer_nothing_says_whether_it_was_right(dojo):
    shown = []
    for player, right in ((AIKO, True), (BRUNO, False)):
        await answers(dojo, player, right=right)
        made = await todays_panel(dojo, clicking(player))
        assert not picks(made)
        shown.append(words(made).partition("**")[0])
    assert shown[0] == shown[1]


async def test_the_next_day_the_server_reads_the_solution_and_how_it_did(dojo, clock):
    await answers(dojo, AIKO)
    day = dojo.puzzles.today
    clock.at += DAY
    assert "The right move was" not in words(await public_post(dojo, ELSEWHERE, dojo.puzzles.today, SAY))
    made = await public_post(dojo, GUILD, dojo.puzzles.today, SAY)
    assert "1 got it right" in words(made)
    assert "The right move was" in await solution_text(dojo, NOWHERE, day, SAY)
    assert "got it right" not in await solution_text(dojo, NOWHERE, day, SAY)


async def test_a_streak_is_mentioned_from_the_second_day_on(dojo, clock):
    for _ in range(2):
        await answers(dojo, AIKO)
        assert "in a row" not in words((await todays_panel(dojo, clicking())).view)
        clock.at += DAY
    assert "2 days in a row" in words((await todays_panel(dojo, clicking())).view)


@pytest.mark.parametrize("ahead", [0, 1])
async def test_the_solution_of_today_is_not_told(dojo, ahead):
    click = Click(clicking(), dojo, SAY, str(dojo.puzzles.today + ahead), "")
    with pytest.raises(PuzzleOver):
        await VERBS["solution"](click)


async def test_every_puzzle_can_be_drawn_and_its_answers_can_be_told_apart(dojo):
    for day in range(0, 60, 3):
        puzzle = puzzle_of(day)
        assert FACES[puzzle.game.key].alt(seen(puzzle, SAY))
        options = answer_pick(puzzle, day, SAY).options
        assert len({(option.label, option.description) for option in options}) == len(options)


@pytest.fixture
async def look(dojo):
    """Let the loop look once, with this channel; how many servers are to get the puzzle then."""
    await dojo.servers.set_up(Server(GUILD, puzzle_channel=5), "Dojo")

    async def looked(channel):
        bot = SimpleNamespace(
            dojo=dojo, connected=asyncio.Event(), circuit_breaker=SimpleNamespace(is_open=lambda: False),
            hears=lambda _: True, get_guild=lambda _: None, get_partial_messageable=lambda *_, **__: channel,
        )  # fmt: skip
        bot.connected.set()
        await DailyPosts(bot).look()
        return len(await dojo.puzzles.to_post())

    return looked


@pytest.mark.parametrize(
    ("trouble", "passes"),
    [
        (refusal(discord.Forbidden, 403, 50013), False),
        (refusal(discord.NotFound, 404, 10003), False),
        (refusal(discord.HTTPException, 400, 200000), False),
        (refusal(discord.HTTPException, 413, 40005), False),
        (aiohttp.ClientOSError(104, "Connection reset by peer"), True),
        (refusal(discord.DiscordServerError, 503), True),
        (refusal(discord.HTTPException, 429), True),
        (refusal(discord.HTTPException, 400, 50035, "components.emoji.id: Invalid emoji"), True),
        (discord.RateLimited(5.0), True),
        (CircuitOpen(), True),
    ],
)
async def test_a_channel_that_refuses_it_is_left_alone_for_the_day_unless_that_passes(clock, look, trouble, passes):
    refusing, channel = AsyncMock(), AsyncMock()
    refusing.send.side_effect = trouble
    assert await look(refusing) == passes
    clock.at += 0 if passes else DAY
    assert await look(channel) == 0
    channel.send.assert_awaited_once()


def test_what_is_not_as_usual_is_said_at_the_top():
    found = [(puzzle.options, heading(puzzle, SAY)) for puzzle in map(puzzle_of, range(60))]
    assert all(bool(options) == ("-#" in head) for options, head in found)
    assert any("Rounds to win: 1" in head for _, head in found)


def puzzles(game, most):
    """Some of a game's, always the same ones."""
    found = [puzzle_from(game, kept) for key, kept in shelf() if key == game.key]
    return Random(1).sample(found, min(most, len(found)))


def first(key, kind, *, at_once=True):
    """A puzzle of a game whose right move is of this kind, and wins at once or not."""
    for puzzle in (puzzle_from(GAMES[key], kept) for game, kept in shelf() if game == key):
        outcome = puzzle.game.rules.outcome(
            puzzle.game.rules.play(puzzle.state, puzzle.ask.seat, puzzle.best, Random(0)).state
        )
        if puzzle.best.kind == kind and bool(outcome) == at_once:
            return puzzle
    raise AssertionError


@EVERY
async def test_every_solution_has_a_reason_in_one_line(game):
    for puzzle in puzzles(game, 5):
        for locale in languages():
            told = await reason(puzzle, speaker(locale))
            assert told
            assert "\n" not in told


@EVERY
async def test_a_reason_depends_on_nothing_that_was_hidden(game):
    """Everything the solver doesn't see is dealt again."""
    for puzzle in puzzles(game, 3):
        other = replace(puzzle, state=game.rules.imagine(puzzle.view, Random(9)))
        assert await reason(other, SAY) == await reason(puzzle, SAY)


@EVERY
async def test_a_move_that_pictures_can_show_is_shown_as_if_it_were_made(game):
    for puzzle in puzzles(game, 4):
        items, files = await position_after(puzzle, SAY, safe=False, as_text=False)
        assert bool(items) == bool(files) == (puzzle.best.kind in FACES[game.key].weighs)
        for file in files:
            assert Image.open(BytesIO(file.fp.read())).width == 900


async def test_the_position_after_it_has_an_alt_text_of_its_own_or_both_are_text():
    puzzle = first("kaito", "slide")
    made = await solution_panel(puzzle, ["Head", "Told"], SAY, DEFAULTS)
    assert len(alts(made)) == len({*alts(made)}) == len(made.files) == 2
    made = await solution_panel(puzzle, ["Head", "Told"], SAY, replace(DEFAULTS, text_first=True))
    assert (made.files, words(made).count("```")) == ([], 4)


async def test_a_reason_says_what_wins_at_once_or_whatever_the_rival_does_next():
    told = await reason(first("kaito", "slide"), SAY)
    assert told.startswith("It wins the match right away. What it does: takes the last ")
    told = [await reason(puzzle, SAY) for puzzle in puzzles(GAMES["karenza"], 10)]
    assert any("Whatever your opponent does next, you've won" in line for line in told)


async def test_of_a_win_that_takes_longer_it_says_how_many_moves_and_no_loss_as_its_reason():
    told = [await reason(puzzle, SAY) for puzzle in puzzles(GAMES["kaito"], 12)]
    assert any("more move" in line for line in told)
    assert not [line for line in told if "What it does: loses" in line or "a kabuto among them" in line]

"""What is shown of a puzzle: before an answer, after it, and on the next day; in private and to a server."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from cogs.guard.circuit_breaker import CircuitOpen
from cogs.guard.custom_ids import parse_custom_id
from cogs.interactions.controls import VERBS, Click, Pick, serve
from cogs.learning.puzzles import PuzzleCog, answer_pick, heading, public_post, seen, solution_text, todays_panel
from cogs.server.admin import setup_panel, with_change
from dojo.clock.paces import DAY
from dojo.people.preferences import DEFAULTS
from dojo.people.puzzles import PuzzleOver
from dojo.people.servers import NOWHERE, Server
from engine.daily import puzzle_of
from faces import FACES
from faces.translation import speaker
from tests.cogs.guard.test_forged_clicks import clicked
from tests.cogs.history.test_look_closer import words
from tests.dojo.hall import AIKO, BRUNO

SAY = speaker("en")
GUILD = 7
pytestmark = pytest.mark.usefixtures("every_emoji")


def clicking(player=AIKO):
    """As much of an interaction as these panels look at."""
    return SimpleNamespace(user=player, extras={"preferences": DEFAULTS}, locale=SimpleNamespace(value="en-GB"))


def picks(view):
    return [each for each in view.walk_children() if isinstance(each, Pick)]


def best(day):
    return str(puzzle_of(day).best)


async def solved(dojo, player, guild=GUILD):
    await dojo.puzzles.answer(player, guild, dojo.puzzles.today, best(dojo.puzzles.today))


async def test_a_puzzle_is_a_picture_a_question_and_a_list_of_answers(dojo):
    made = await todays_panel(dojo, clicking())
    puzzle = puzzle_of(dojo.puzzles.today)
    assert "One move wins for certain" in words(made.view)
    assert [option.value for option in picks(made.view)[0].options] == [str(move) for move in puzzle.offered]
    assert made.files[0].filename == "hand.png"


async def test_after_an_answer_nothing_says_whether_it_was_right(dojo):
    shown = []
    for player, text in ((AIKO, best(dojo.puzzles.today)), (BRUNO, None)):
        offered = map(str, puzzle_of(dojo.puzzles.today).offered)
        guess = text or next(each for each in offered if each != best(dojo.puzzles.today))
        await dojo.puzzles.answer(player, GUILD, dojo.puzzles.today, guess)
        made = await todays_panel(dojo, clicking(player))
        assert not picks(made.view)
        shown.append(words(made.view).partition("**")[0])
    assert shown[0] == shown[1]


async def test_a_list_that_was_sent_under_the_verb_of_before_still_takes_an_answer(dojo):
    day = dojo.puzzles.today
    await serve(clicked(dojo, AIKO.id), parse_custom_id(f"+guess/{day}/"), values=(best(day),))
    assert await dojo.puzzles.answered(AIKO.id, day) == best(day)


async def test_the_next_day_the_server_reads_the_solution_and_how_it_did(dojo, clock):
    await solved(dojo, AIKO)
    day = dojo.puzzles.today
    clock.at += DAY
    made = await public_post(dojo, GUILD, dojo.puzzles.today, SAY)
    assert "1 got it right" in words(made.view)
    assert "The right move was" in await solution_text(dojo, NOWHERE, day, SAY)
    assert "got it right" not in await solution_text(dojo, NOWHERE, day, SAY)


async def test_where_nobody_answered_only_the_puzzle_is_posted(dojo):
    made = await public_post(dojo, GUILD, dojo.puzzles.today, SAY)
    assert "The right move was" not in words(made.view)


async def test_a_streak_is_mentioned_from_the_second_day_on(dojo, clock):
    for _ in range(2):
        await solved(dojo, AIKO)
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


class Channel:
    """Where a server wants the puzzle."""

    def __init__(self, trouble=None):
        self.trouble, self.sent = trouble, []

    async def send(self, **what):
        if self.trouble:
            raise self.trouble
        self.sent.append(what["nonce"])


@pytest.fixture
async def look(dojo):
    """Let the loop look once, with this channel; what is to be posted then."""
    await dojo.servers.set_up(Server(GUILD, puzzle_channel=5), "Dojo")

    async def looked(channel):
        bot = SimpleNamespace(
            dojo=dojo, connected=asyncio.Event(), circuit_breaker=SimpleNamespace(is_open=lambda: False),
            hears=lambda _: True, get_guild=lambda _: None, get_partial_messageable=lambda *_, **__: channel,
        )  # fmt: skip
        bot.connected.set()
        await PuzzleCog(bot).look()
        return await dojo.puzzles.to_post()

    return looked


def refused(kind, status, code, message=""):
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": message})


async def test_a_channel_gets_it_once_a_day(dojo, clock, look):
    channel = Channel()
    for _ in range(2):
        assert await look(channel) == []
    assert channel.sent == [f"{GUILD:x}:{dojo.puzzles.today:x}"]
    clock.at += DAY
    await look(channel)
    assert len(channel.sent) == 2


@pytest.mark.parametrize(
    "trouble",
    [
        refused(discord.Forbidden, 403, 50013),
        refused(discord.NotFound, 404, 10003),
        refused(discord.HTTPException, 400, 200000),
        refused(discord.HTTPException, 413, 40005),
    ],
    ids=["forbidden", "gone", "blocked word", "too large"],
)
async def test_a_channel_that_refuses_it_is_left_alone_for_the_day(clock, look, trouble):
    assert await look(Channel(trouble)) == []
    clock.at += DAY
    channel = Channel()
    await look(channel)
    assert len(channel.sent) == 1


@pytest.mark.parametrize(
    "trouble",
    [
        aiohttp.ClientOSError(104, "Connection reset by peer"),
        refused(discord.DiscordServerError, 503, 0),
        refused(discord.HTTPException, 429, 0),
        refused(discord.HTTPException, 400, 50035, "components.emoji.id: Invalid emoji"),
        discord.RateLimited(5.0),
        CircuitOpen(),
    ],
    ids=["reset", "unavailable", "too many", "emoji", "limited", "circuit"],
)
async def test_after_a_passing_failure_it_is_posted_on_the_same_day(look, trouble):
    channel = Channel(trouble)
    assert len(await look(channel)) == 1
    channel.trouble = None
    assert await look(channel) == []
    assert len(channel.sent) == 1


def test_moderators_choose_the_channel_and_take_it_back():
    chosen = with_change(Server(GUILD), "puzzles", ("5",))
    assert chosen.puzzle_channel == 5
    assert with_change(chosen, "puzzles", ()).puzzle_channel is None
    assert "daily puzzle" in str(
        [getattr(each, "placeholder", "") for each in setup_panel(chosen, SAY).walk_children()]
    )


def test_what_is_not_as_usual_is_said_at_the_top():
    found = [(puzzle.options, heading(puzzle, SAY)) for puzzle in map(puzzle_of, range(60))]
    assert all(bool(options) == ("-#" in head) for options, head in found)
    assert any("Rounds to win: 1" in head for _, head in found)

"""What Discord limits and refuses: the bot waits, leaves shut places alone, and keeps room for clicks."""

import asyncio
import json
import logging

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route

from cogs.client import trace_of
from cogs.guard.channels import (
    FIRST_RETRY_SECONDS,
    MAX_OPENINGS,
    MAX_RETRY_SECONDS,
    WINDOW_MS,
    BlockedChannels,
    DmChannels,
    DmsPaused,
)
from cogs.guard.limits import (
    APART_SECONDS,
    MAX_REMEMBERED,
    MOST_A_SECOND,
    SOON_SECONDS,
    UNASKED,
    Bucket,
    Budget,
    CircuitBreaker,
    CircuitOpen,
    RateLimits,
)
from cogs.history import files
from cogs.history.files import count_file
from cogs.interactions import controls
from cogs.interactions.controls import only_waits
from dojo.clock.paces import HOUR
from dojo.errors import Refusal
from dojo.limits import AT_ONCE, FILES_AN_HOUR
from dojo.ops.system_clock import SteadyClock
from tests.cogs.world import clicked, refusal, served
from tests.dojo.hall import AIKO, BRUNO, CHLOE

LONG = 20.0  # seconds until there is room again
VIA = {"Via": "1.1 google"}


class Discord:
    """Takes every request, unless it is told to give another answer in a channel."""

    def __init__(self):
        self.sent, self.answers = [], {}

    async def answer_to_login(self, _):
        return web.json_response({"id": "1"})

    async def answer(self, request):
        channel = int(request.match_info["channel"])
        self.sent.append(channel)
        status, headers, body = self.answers.get(channel, (200, headers_of(5, 4), {}))
        told = headers | {"Content-Type": "application/json"}  # discord.py reads no other
        return web.Response(body=json.dumps(body).encode(), status=status, headers=told)

    def exhaust(self, channel):
        """With the next request."""
        self.answers[channel] = 200, headers_of(1, 0), {}

    def limit(self, channel):
        """A limit of its own beside that of the bucket, as for edits of old messages."""
        self.answers[channel] = 429, VIA | headers_of(5, 3), {"retry_after": LONG, "global": False}

    def fail(self, channel):
        self.answers[channel] = 502, {}, {}


def headers_of(limit, left):
    told = {"Limit": limit, "Remaining": left, "Reset-After": LONG}
    return {f"X-RateLimit-{name}": str(value) for name, value in told.items()}


@pytest.fixture
def server():
    return Discord()


@pytest.fixture
async def http(server, clock, monkeypatch):
    application, steady = web.Application(), SteadyClock(clock)
    application.router.add_get("/users/@me", server.answer_to_login)
    application.router.add_post("/channels/{channel}/messages", server.answer)
    async with TestServer(application) as running:
        monkeypatch.setattr(Route, "BASE", str(running.make_url("")).rstrip("/"))
        http = HTTPClient(
            asyncio.get_running_loop(), http_trace=trace_of(CircuitBreaker(steady)), max_ratelimit_timeout=30.0
        )
        Budget(http, steady)
        await http.static_login("token")
        yield http
        await http.close()


@pytest.fixture
def unasked():
    token = UNASKED.set(True)
    yield
    UNASKED.reset(token)


def send(http, channel):
    return http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=channel))


async def due_in(http, channel):
    with pytest.raises(discord.RateLimited) as limit:
        await send(http, channel)
    return limit.value.retry_after


async def test_a_limit_that_was_hit_is_handed_back_and_not_tried_again_before_it_is_over(http, server, unasked):
    server.limit(1)
    assert await due_in(http, 1) > LONG / 2
    assert await due_in(http, 1) > LONG / 2
    assert server.sent == [1]


async def test_where_discord_fails_something_unasked_is_tried_again_once_and_then_later(http, server, unasked):
    server.fail(1)
    with pytest.raises(discord.DiscordServerError):
        await send(http, 1)
    assert server.sent == [1, 1]


async def test_a_failure_of_one_channel_holds_up_no_other(http, server, unasked):
    server.fail(1)
    failing = asyncio.create_task(send(http, 1))
    await send(http, 2)
    assert not failing.done()
    with pytest.raises(discord.DiscordServerError):
        await failing


async def test_a_click_finds_room_although_the_courier_has_much_to_send(http, server):
    async def unasked(channel):
        UNASKED.set(True)
        await send(http, channel)

    tasks = [asyncio.create_task(unasked(channel)) for channel in range(1, MOST_A_SECOND + 2)]
    await send(http, 0)
    assert MOST_A_SECOND + 1 not in server.sent
    await asyncio.gather(*tasks)
    assert MOST_A_SECOND + 1 in server.sent


def told(left, after=5.0, limit=5, **others):
    found = {"X-RateLimit-Limit": limit, "X-RateLimit-Remaining": left, "X-RateLimit-Reset-After": after, **others}
    return {name: str(value) for name, value in found.items()}


@pytest.fixture
def bucket():
    """After the first of five requests in five seconds."""
    bucket = Bucket()
    bucket.begin(0)
    bucket.under_way -= 1
    bucket.told(told(4), 0)
    return bucket


def test_those_that_wait_for_the_same_come_one_after_the_other(bucket):
    assert [bucket.next_turn(5, 0) for _ in range(3)] == [5, 5 + APART_SECONDS, 5 + 2 * APART_SECONDS]


def test_a_bucket_that_is_over_is_forgotten():
    seconds = [0.0]
    limits = RateLimits(lambda: seconds[0])
    for channel in range(2 * MAX_REMEMBERED):
        limits.told(f"POST /messages:{channel}", told(4))
        seconds[0] += 1
    assert len(limits) <= MAX_REMEMBERED + 1


async def test_what_would_have_to_wait_is_told_when_to_come_again(http, server, clock, unasked):
    server.exhaust(1)
    async with asyncio.timeout(LONG / 2):
        await send(http, 1)
    assert LONG / 2 < await due_in(http, 1) <= LONG
    await send(http, 2)
    assert server.sent == [1, 2], "a full channel holds up no other"
    clock.at += 3_600_000
    await send(http, 1)
    assert server.sent == [1, 2, 1], "also for a sandbox whose clock is moved ahead"


@pytest.mark.parametrize("limit", [Discord.exhaust, Discord.limit])
async def test_what_is_clicked_may_wait(http, server, limit):
    limit(server, 1)
    waiting = [asyncio.create_task(send(http, 1)) for _ in range(2)]
    await asyncio.wait(waiting, timeout=0.3)
    assert (server.sent, waiting[-1].done()) == ([1], False)
    for each in waiting:
        each.cancel()


def test_requests_under_way_count(bucket):
    for _ in range(4):
        assert bucket.wait(1) == 0
        bucket.begin(1)
    assert bucket.wait(1) == 4
    bucket.told(told(3, 4), 1)
    assert bucket.left == 1, "a response that doesn't know of them makes no room"
    bucket.under_way = 0
    for _ in range(5):
        assert bucket.wait(6) == 0, "the next window"
        bucket.begin(6)
        bucket.under_way -= 1
    assert (bucket.wait(6), bucket.wait(11)) == (5, 0)


def test_of_what_nobody_knows_one_is_sent_at_a_time_and_a_channel_that_is_new_has_the_limit_of_the_others():
    unknown = Bucket()
    unknown.begin(0)
    assert unknown.wait(0) == SOON_SECONDS
    unknown.under_way -= 1
    assert unknown.wait(0) == 0
    limits = RateLimits(lambda: 0.0)
    limits.told("POST /messages:1", told(4, **{"X-RateLimit-Bucket": "abc"}))
    assert [limits.of(name).limit for name in ("POST /messages:2", "abc:1")] == [5, 5]


# The circuit breaker


MESSAGES, CALLBACK = "/api/v10/channels/1/messages", "/api/v10/interactions/1/x/callback"


@pytest.fixture
def breaker(clock):
    return CircuitBreaker(clock, most=10, few=5, window=600)


def refuse(breaker, times, status=403, path=MESSAGES, headers=VIA):
    for _ in range(times):
        breaker.answered(status, path, headers)


@pytest.mark.parametrize("status", [401, 403, 404, 429])
def test_what_discord_refuses_piles_up(status, breaker, caplog):
    refuse(breaker, 9, status)
    assert not breaker.is_open()
    refuse(breaker, 1, status)
    assert breaker.is_open()
    assert [(each.message, each.levelno) for each in caplog.records] == [("circuit breaker open", logging.ERROR)]


def test_it_is_taken_off_when_few_are_left_in_the_window(breaker, clock):
    began = clock.at
    for _ in range(10):
        refuse(breaker, 1)
        clock.at += 10_000
    clock.at = began + 645_000
    assert breaker.is_open()
    clock.at += 10_000
    assert not breaker.is_open()


@pytest.mark.parametrize(
    ("status", "path", "headers"),
    [
        (200, MESSAGES, {}),
        (500, MESSAGES, {}),
        (429, MESSAGES, {**VIA, "X-RateLimit-Scope": "shared"}),
        (404, CALLBACK, {}),
    ],
)
def test_what_is_not_held_against_us_does_not_count(status, path, headers, breaker):
    refuse(breaker, 50, status, path, headers)
    assert not breaker.is_open()


def test_a_ban_is_waited_out_whatever_else_was_refused(breaker, clock):
    refuse(breaker, 1, 429, headers={"Retry-After": "90"})
    assert breaker.is_open()
    clock.at += 91_000
    assert not breaker.is_open()


async def test_nothing_is_sent_unasked_while_it_holds_and_answers_go_on(breaker):
    seen = []

    async def shut(request):
        seen.append(request.path)
        return web.json_response({}, status=403)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", shut)
    async with TestServer(application) as server, aiohttp.ClientSession(trace_configs=[breaker.trace]) as session:
        for _ in range(10):
            await session.post(server.make_url(MESSAGES))
        with pytest.raises(CircuitOpen):
            await session.post(server.make_url(MESSAGES))
        await session.post(server.make_url(CALLBACK))
    assert seen == [MESSAGES] * 10 + [CALLBACK]


# Channels that were found shut


PLACE, GUILD = 8, 7
FIRST, MOST = (round(1000 * seconds) for seconds in (FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS))


@pytest.fixture
def blocked(clock):
    """A channel that match `a` has found shut."""
    blocked = BlockedChannels(clock)
    blocked.mark_blocked(PLACE, GUILD, "a")
    return blocked


def test_a_channel_is_left_alone_for_longer_each_time_but_not_for_ever(blocked, clock):
    for wait in [FIRST, 2 * FIRST, 4 * FIRST]:
        clock.at += wait - 1
        assert blocked.is_blocked(PLACE, "a")
        clock.at += 1
        assert not blocked.is_blocked(PLACE, "a")
        blocked.mark_blocked(PLACE, GUILD, "a")
    for _ in range(2000):
        clock.at += MOST
        assert not blocked.is_blocked(PLACE, "a")
        blocked.mark_blocked(PLACE, GUILD, "a")


def test_only_a_match_that_waits_without_a_board_on_its_way_needs_one_once_the_channel_is_open(blocked):
    for match in "bc":
        blocked.mark_blocked(PLACE, GUILD, match)
    for match in "ab":
        blocked.mark_retrying(match)
    assert blocked.is_blocked(PLACE, "b"), "that board found it shut again"
    assert [blocked.mark_open(PLACE) for _ in range(2)] == [{"b", "c"}, set()]


def test_when_something_changes_in_a_server_its_channels_are_worth_trying_unless_they_are_no_more(blocked, clock):
    blocked.mark_blocked(PLACE + 1, GUILD + 1, "b")
    blocked.mark_gone(PLACE + 2, GUILD, "c")
    assert (blocked.matches_to_retry(), blocked.matches_to_retry(GUILD)) == (set(), {"a"})
    assert [blocked.is_blocked(PLACE + at, "z") for at in range(3)] == [False, True, True]
    blocked.mark_blocked(PLACE + 2, GUILD, "c")
    clock.at += MOST
    assert not blocked.is_blocked(PLACE + 2, "c"), "it was found shut since"


def test_matches_that_find_it_shut_together_count_once(blocked, clock):
    for match in "bcdefgh":
        blocked.mark_blocked(PLACE, GUILD, match)
    clock.at += FIRST
    assert not blocked.is_blocked(PLACE, "a")


# DM channels


class Opening:
    """Opens channels under the number that follows the person's, unless it refuses or keeps one waiting."""

    def __init__(self):
        self.opened, self.refuses, self.door = [], None, asyncio.Event()
        self.door.set()

    async def __call__(self, user):
        await self.door.wait()
        self.opened.append(user)
        if self.refuses:
            raise self.refuses
        return user + 1


@pytest.fixture
def opening():
    return Opening()


@pytest.fixture
async def channels(dojo, opening, clock):
    for player in (AIKO, BRUNO):
        await dojo.people.remember(player.id, player.name, "en")
    return DmChannels(dojo.people, opening, clock)


async def test_a_channel_is_opened_once_even_over_a_restart(channels, dojo, opening, clock):
    assert await asyncio.gather(*(channels.get(AIKO.id) for _ in range(2))) == [AIKO.id + 1] * 2
    assert await DmChannels(dojo.people, opening, clock).get(AIKO.id) == AIKO.id + 1
    assert opening.opened == [AIKO.id]
    await channels.forget(AIKO.id)
    await channels.get(AIKO.id)
    assert opening.opened == [AIKO.id] * 2, "one that is no more is opened again"


@pytest.mark.parametrize(
    "trouble",
    [
        refusal(discord.Forbidden, 403, 40003),
        refusal(discord.Forbidden, 403, 20026),
        refusal(discord.HTTPException, 429),
        discord.RateLimited(40.0),
    ],
    ids=["too fast", "quarantine", "429", "limited"],
)
async def test_a_refusal_pauses_opening_and_not_what_is_open(channels, opening, clock, trouble):
    await channels.get(AIKO.id)
    opening.refuses = trouble
    with pytest.raises(type(trouble)):
        await channels.get(BRUNO.id)
    with pytest.raises(DmsPaused):
        await channels.get(BRUNO.id)
    assert await channels.get(AIKO.id) == AIKO.id + 1
    assert opening.opened == [AIKO.id, BRUNO.id]
    opening.refuses = None
    clock.at += 3_600_000
    assert await channels.get(BRUNO.id), "also for a sandbox whose clock is moved ahead"


async def test_an_opening_that_takes_long_goes_on_behind_the_one_that_asked(channels, opening):
    opening.door.clear()
    with pytest.raises(DmsPaused):
        await channels.get(AIKO.id, patience=0)
    opening.door.set()
    assert await channels.get(AIKO.id) == AIKO.id + 1
    assert opening.opened == [AIKO.id]


async def test_many_strangers_are_written_to_one_after_the_other(channels, opening, clock):
    for user in range(1, 1 + MAX_OPENINGS):
        await channels.get(user)
    last = asyncio.create_task(channels.get(1 + MAX_OPENINGS, patience=60))
    await asyncio.sleep(0.01)
    assert len(opening.opened) == MAX_OPENINGS
    clock.at += WINDOW_MS
    assert await last


# Clicks of one person at once, and files in an hour


@pytest.mark.parametrize("queued", [False, True])
async def test_clicks_beyond_what_is_served_at_once_are_refused_unless_the_others_only_wait(dojo, monkeypatch, queued):
    gate, begun = asyncio.Event(), []

    async def slow(click):
        if queued:
            only_waits()
        begun.append(click.user)
        await gate.wait()
        await click.interaction.response.send_message("served")

    monkeypatch.setitem(controls.VERBS, "slow", slow)
    clicks = [clicked(dojo, user.id) for user in (*[AIKO] * (AT_ONCE + 3), BRUNO)]
    tasks = []
    for click in clicks:
        tasks.append(asyncio.create_task(served(click, "slow")))
        async with asyncio.timeout(10):
            while len(begun) + sum(task.done() for task in tasks) < len(tasks):  # noqa: ASYNC110
                await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    refused = [click for click in clicks if "One thing at a time" in str(click.response.told)]
    assert len(refused) == (0 if queued else 3)
    assert sorted(begun) == sorted([AIKO.id] * (AT_ONCE + 3 - len(refused)) + [BRUNO.id])
    assert await served(clicked(dojo, AIKO.id), "slow") == ["served"], "later there is room again"


def test_so_many_files_are_sent_in_an_hour(monkeypatch):
    monkeypatch.setattr(files, "SENT", {})
    for number in range(FILES_AN_HOUR):
        count_file(AIKO.id, number)
    with pytest.raises(Refusal, match="error-too-many-files") as refused:
        count_file(AIKO.id, HOUR - 1)
    assert refused.value.facts["at"] == HOUR
    count_file(BRUNO.id, HOUR - 1)
    count_file(AIKO.id, HOUR)
    count_file(CHLOE.id, 3 * HOUR)
    assert files.SENT.keys() == {CHLOE.id}

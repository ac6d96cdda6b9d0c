"""Rate limits as Discord has them: what is refused, what the headers say, and when it goes on."""

import pytest

from sandbox.strict.limits import INVALID_MOST, ROOM, Hit, Limits
from sandbox.strict.rules import Rules
from sandbox.world.threads import DISCORD_EPOCH

from .conftest import start_sandbox

pytestmark = pytest.mark.xdist_group("sandbox")

NOW = 1_800_000_000.0
CHANNEL = "/channels/1/messages"


class Time:
    def __init__(self):
        self.now = NOW

    def __call__(self):
        return self.now


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def limits(time):
    return Limits(Rules(), time)


def message(age):
    """The path of a message that is so many seconds old."""
    return f"{CHANNEL}/{(int((NOW - age) * 1000) - DISCORD_EPOCH) << 22}"


def taken(limits, method, path, times):
    """How many of so many requests at once are taken."""
    return sum(not isinstance(limits.take(method, path), Hit) for _ in range(times))


def test_five_messages_in_five_seconds_go_to_a_channel(limits, time):
    assert taken(limits, "POST", CHANNEL, 7) == 5
    time.now += 4.9
    assert taken(limits, "POST", CHANNEL, 1) == 0
    time.now += 0.2
    assert taken(limits, "POST", CHANNEL, 7) == 5


def test_each_channel_has_a_limit_of_its_own(limits):
    taken(limits, "POST", CHANNEL, 5)
    assert taken(limits, "POST", "/channels/2/messages", 5) == 5


def test_edits_have_another_limit_than_messages(limits):
    taken(limits, "POST", CHANNEL, 5)
    assert taken(limits, "PATCH", message(5), 9) == 5


def test_the_headers_tell_what_is_left_and_when_it_is_over(limits, time):
    limits.take("POST", CHANNEL)
    time.now += 1
    assert limits.take("POST", CHANNEL) == {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "3",
        "X-RateLimit-Reset": f"{NOW + 5:.3f}",
        "X-RateLimit-Reset-After": "4.000",
        "X-RateLimit-Bucket": "messages",
    }


def test_a_message_too_many_is_told_how_long_to_wait(limits, time):
    taken(limits, "POST", CHANNEL, 5)
    time.now += 1.5
    hit = limits.take("POST", CHANNEL)
    assert hit.body == {"message": "You are being rate limited.", "retry_after": 3.5, "global": False}
    assert (hit.headers["X-RateLimit-Remaining"], hit.headers["X-RateLimit-Reset-After"]) == ("0", "3.500")
    assert hit.headers["X-RateLimit-Scope"] == "user"


def test_of_messages_older_than_an_hour_three_are_edited_in_six_seconds(limits, time):
    assert taken(limits, "PATCH", message(3601), 3) == 3
    hit = limits.take("PATCH", message(3601))
    assert (hit.body["code"], hit.retry_after) == (30046, 6)
    assert hit.headers["X-RateLimit-Remaining"] == "2"  # of all edits: younger messages go on
    assert taken(limits, "PATCH", message(3599), 3) == 2


@pytest.mark.parametrize(("age", "most"), [(5, 5), (60, 3), (15 * 24 * 3600, 30)])
def test_the_limit_of_deletes_depends_on_the_age_of_the_message(limits, age, most):
    assert taken(limits, "DELETE", message(age), 40) == most


def test_fifty_requests_a_second_are_taken_from_the_whole_bot(limits):
    paths = [f"/channels/{number}/messages" for number in range(51)]
    told = [limits.take("POST", path) for path in paths]
    assert [isinstance(each, Hit) for each in told] == [False] * 50 + [True]
    assert told[-1].body["global"] is True
    assert told[-1].headers["X-RateLimit-Global"] == "true"


@pytest.mark.parametrize("path", ["/interactions/1/token/callback", "/webhooks/1/token"])
def test_answers_to_interactions_are_not_limited(limits, path):
    taken(limits, "GET", "/users/@me", 50)
    assert limits.take("POST", path) == ROOM


def test_after_too_many_invalid_requests_nothing_is_taken_for_a_while(limits, time):
    for _ in range(INVALID_MOST):
        limits.note(403)
    assert limits.told()["invalid"] == INVALID_MOST
    assert "Via" not in limits.take("GET", "/users/@me").headers  # which discord.py takes for the ban that it is
    time.now += 601
    assert limits.take("GET", "/users/@me") == ROOM


def test_what_succeeds_is_not_invalid(limits):
    for status in (200, 204, 400, 404, 500):
        limits.note(status)
    assert limits.told()["invalid"] == 0


def test_windows_that_are_over_are_not_kept(limits, time):
    for channel in range(3000):
        limits.take("POST", f"/channels/{channel}/messages")
        time.now += 1
    assert len(limits.windows) < 1100


# Through the wire


def test_what_hit_a_limit_is_marked_in_the_journal(sandbox, bot, dojo):
    since = sandbox.get("/journal")["next"]
    bot.value(
        f"""
import aiohttp
async with aiohttp.ClientSession(headers={{'Authorization': 'Bot sandbox'}}) as session:
    for number in range(6):
        await session.post(f'{{discord.http.Route.BASE}}/channels/{dojo.channel}/messages', json={{'content': 'x'}})
None"""
    )
    sent = [each for each in sandbox.get(f"/journal?since={since}")["requests"] if each["path"].endswith("/messages")]
    assert [(each["status"], each["limit"]) for each in sent] == [(200, None)] * 5 + [(429, "messages")]
    assert sandbox.get("/limits")["hits"]["messages"] >= 1


def test_discord_py_waits_and_loses_nothing(sandbox, bot, dojo):
    bot.value(f"place = await channel({dojo.channel})\nfor n in range(6): await place.send(str(n))")
    told = [each["content"] for each in sandbox.messages(dojo.aiko, dojo.channel)]
    assert told == [str(number) for number in range(6)]


def test_moving_the_clock_ends_every_window(sandbox, bot, dojo):
    send = f"""
import aiohttp
async with aiohttp.ClientSession(headers={{'Authorization': 'Bot sandbox'}}) as session:
    path = f'{{discord.http.Route.BASE}}/channels/{dojo.channel}/messages'
    told = [(await session.post(path, json={{'content': 'x'}})).status for _ in range(6)]
told"""
    assert bot.value(send) == [200] * 5 + [429]
    sandbox.post("/clock", advance=5)
    assert bot.value(send) == [200] * 5 + [429]


def test_a_lenient_sandbox_has_no_limits():
    process, caller = start_sandbox("--lenient")
    try:
        assert caller.get("/rules")["limits"] is False
        assert caller.delete("/rules")["limits"] is False
    finally:
        process.stop()


def test_limits_can_be_switched_off_and_on(sandbox):
    assert sandbox.post("/rules", limits=False)["limits"] is False
    assert sandbox.get("/limits")["on"] is False
    assert sandbox.post("/rules", limits=True)["limits"] is True


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ({"gravity": 1}, "There is no rule 'gravity'."),
        ({"dms": "shy"}, "The rule 'dms' is one of open, limited, too_fast, quarantine."),
        ({"locked": 1}, "The rule 'locked' is one of 160005, 50083."),
        ({"limits": "no"}, "The field 'limits' has to be of the type bool, not str."),
        ({"automod": [1]}, "The rule 'automod' is a list of words."),
    ],
)
def test_a_rule_that_makes_no_sense_is_refused_in_one_sentence(sandbox, rule, sentence):
    before = sandbox.get("/rules")
    assert sandbox.ask("POST", "/rules", rule) == (400, {"error": sentence})
    assert sandbox.get("/rules") == before

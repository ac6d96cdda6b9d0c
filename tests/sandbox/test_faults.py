"""Failures that were ordered happen, as often and where they were ordered, and discord.py meets them as on Discord."""

import time

import pytest

from .conftest import until

pytestmark = pytest.mark.xdist_group("sandbox")


@pytest.fixture
def send(bot, dojo):
    def send(text):
        began = time.monotonic()
        told = bot.run(f"(await (await channel({dojo.channel})).send({text!r})).id")
        return told, time.monotonic() - began

    return send


@pytest.fixture
def fail(sandbox, dojo):
    def fail(method="POST", path=None, **fault):
        return sandbox.post("/faults", method=method, path=path or f"/channels/{dojo.channel}/messages$", **fault)

    return fail


def contents(sandbox, dojo):
    return [message["content"] for message in sandbox.messages(dojo.aiko, dojo.channel)]


def test_a_refusal_comes_with_its_code_and_only_as_often_as_ordered(sandbox, dojo, send, fail):
    fail(status=403, code=50007, message="Cannot send messages to this user")
    told, _ = send("first")
    assert (told["status"], told["code"]) == (403, 50007)
    assert "value" in send("second")[0]
    assert contents(sandbox, dojo) == ["second"]


def test_a_rate_limit_is_waited_out(sandbox, dojo, send, fail):
    fail(retry_after=0.3)
    told, seconds = send("limited")
    assert "value" in told
    assert 0.3 <= seconds < 2
    assert contents(sandbox, dojo) == ["limited"]


def test_a_429_without_a_time_to_wait_looks_like_a_ban_and_is_raised(send, fail):
    fail(status=429)
    assert send("banned")[0]["status"] == 429


@pytest.mark.slow
def test_a_server_error_is_tried_again(sandbox, dojo, send, fail):
    fail(status=500, times=1)
    told, seconds = send("retried")
    assert "value" in told
    assert 0.9 < seconds < 3
    assert contents(sandbox, dojo) == ["retried"]


@pytest.mark.slow
def test_a_message_whose_answer_was_lost_is_not_doubled_by_the_retry(sandbox, dojo, send, fail):
    fail(status=500, after=True)
    assert "value" in send("once")[0]
    assert contents(sandbox, dojo) == ["once"]


def test_a_dropped_connection_reaches_the_caller_and_nothing_was_done(sandbox, dojo, send, fail):
    fail(drop=True)
    assert "error" in send("dropped")[0]
    assert contents(sandbox, dojo) == []


def test_an_answer_lost_after_the_work_leaves_the_work_done(sandbox, dojo, send, fail):
    fail(after=True)
    assert "error" in send("stored")[0]
    assert contents(sandbox, dojo) == ["stored"]


def test_a_delay_holds_an_answer_up_and_nothing_else(sandbox, dojo, send, fail):
    fail(delay=0.3)
    told, seconds = send("late")
    assert "value" in told
    assert 0.3 <= seconds < 2


def test_other_routes_and_methods_are_spared(sandbox, dojo, send, fail):
    fail("PATCH", status=400)
    fail(path="/channels/1/messages$", status=400)
    assert "value" in send("spared")[0]


def test_what_was_ordered_can_be_called_off(sandbox, send, fail):
    fail(status=400, times=9)
    sandbox.delete("/faults")
    assert "value" in send("fine")[0]


@pytest.mark.slow
def test_an_answer_to_a_click_that_fails_once_arrives_within_three_seconds(sandbox, bot, dojo):
    sandbox.post("/faults", method="POST", path="/callback$", status=500)
    act = sandbox.command(dojo.aiko, dojo.channel, "pong")
    assert act["state"] == "answered"
    assert act["ms"] > 900


@pytest.mark.slow
def test_an_answer_to_a_click_that_fails_twice_comes_too_late(sandbox, bot, dojo):
    sandbox.post("/faults", method="POST", path="/callback$", status=500, times=2)
    assert sandbox.command(dojo.aiko, dojo.channel, "pong")["state"] == "expired"
    assert until(lambda: bot.value("bot.errors") == [10062], 8)


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ({"path": "x"}, "The body needs the field 'method'."),
        ({"method": "POST"}, "The body needs the field 'path'."),
        ({"method": "SHOUT", "path": "x"}, "The method is one of GET, POST, PUT, PATCH, DELETE, *."),
        ({"method": "GET", "path": "x", "status": 200}, "The status of a failure is between 400 and 599."),
        ({"method": "GET", "path": "x", "times": "two"}, "The field 'times' has to be of the type int, not str."),
    ],
)
def test_a_fault_that_makes_no_sense_is_refused_in_one_sentence(sandbox, fault, sentence):
    assert sandbox.ask("POST", "/faults", fault) == (400, {"error": sentence})


def test_a_pattern_that_cannot_be_read_is_refused(sandbox):
    status, told = sandbox.ask("POST", "/faults", {"method": "GET", "path": "(", "status": 500})
    assert status == 400
    assert told["error"].startswith("The path is not a regular expression")

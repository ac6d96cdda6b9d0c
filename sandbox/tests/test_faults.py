"""Failures that were ordered happen, as often and where they were ordered, and discord.py meets them as on Discord."""

import time
from concurrent.futures import ThreadPoolExecutor

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
    assert seconds >= 0.3
    assert contents(sandbox, dojo) == ["limited"]


def test_a_429_without_a_time_to_wait_looks_like_a_ban_and_is_raised(send, fail):
    fail(status=429)
    assert send("banned")[0]["status"] == 429


def test_a_rate_limit_says_whose_it_is_as_discord_does(sandbox, bot, dojo, fail):
    whose = {}
    for scope in ("user", "global", "shared"):
        fail(retry_after=2.5, scope=scope)
        told = bot.value(
            f"""
        async with bot.http._HTTPClient__session.post(
            f"{{discord.http.Route.BASE}}/channels/{dojo.channel}/messages",
            json={{"content": "limited"}}, headers={{"Authorization": "Bot sandbox"}},
        ) as answer:
            told = [answer.status, dict(answer.headers), await answer.json()]
        told
        """.replace("\n        ", "\n")
        )
        status, headers, whose[scope] = told
        assert status == 429
        assert (headers["Retry-After"], headers["X-RateLimit-Scope"]) == ("2", scope)
        assert headers.get("X-RateLimit-Global") == ("true" if scope == "global" else None)
        assert headers.get("X-RateLimit-Remaining") == (None if scope == "global" else "0")
    assert [whose[scope]["global"] for scope in whose] == [False, True, False]
    assert contents(sandbox, dojo) == []


def test_a_global_rate_limit_holds_up_every_route(bot, dojo, fail):
    fail(retry_after=0.5, scope="global")
    seconds = bot.value(f"""
import time
began = time.monotonic()
sending = asyncio.create_task((await channel({dojo.channel})).send("limited"))
await asyncio.sleep(0.1)
await bot.fetch_user({dojo.aiko})
await sending
time.monotonic() - began
""")
    assert seconds >= 0.45


def test_a_share_of_the_requests_is_struck_the_same_every_time(sandbox, bot, dojo, fail):
    def struck():
        fail(status=400, share=0.5, times=99)
        told = [bot.run(f"(await (await channel({dojo.channel})).send('x')).id").get("status") for _ in range(12)]
        sandbox.delete("/faults")
        return told

    first = struck()
    assert {None, 400} == set(first)
    assert struck() == first


def test_every_answer_is_counted_by_its_status(sandbox, send, fail):
    before = sandbox.get("/statuses")
    fail(status=403, times=2)
    for _ in range(3):
        send("counted")
    after = sandbox.get("/statuses")
    assert after["403"] - before.get("403", 0) == 2
    assert after["200"] - before["200"] == 1


@pytest.mark.parametrize("fault", [{"drop": True}, {"after": True}], ids=str)
def test_an_answer_that_is_never_sent_is_not_counted(sandbox, send, fail, fault):
    before = sandbox.get("/statuses")
    fail(**fault)
    send("lost")
    assert sandbox.get("/statuses") == before


# Interactions


def test_an_interaction_that_comes_late_is_answered_late_or_not_at_all(sandbox, bot, dojo):
    sandbox.post("/faults/interactions", late=1, seconds=0.4)
    interaction = sandbox.command(dojo.aiko, dojo.channel, "pong")
    assert interaction["state"] == "answered"
    assert interaction["ms"] > 390
    sandbox.post("/faults/interactions", late=1, seconds=3.2)
    assert sandbox.command(dojo.aiko, dojo.channel, "pong")["state"] == "expired"
    assert until(lambda: bot.value("bot.errors") == [10062], 5)


def test_interactions_overtake_one_another(sandbox, bot, dojo):
    sandbox.post("/faults/interactions", reordered=2)
    with ThreadPoolExecutor(2) as two:
        interactions = [
            two.submit(sandbox.command, person, dojo.channel, name)
            for person, name in ((dojo.aiko, "pong"), (dojo.bruno, "secret"))
        ]
    assert [interaction.result()["state"] for interaction in interactions] == ["answered", "answered"]
    assert contents(sandbox, dojo) == ["pong"]
    callbacks = [each["path"] for each in sandbox.get("/journal")["requests"] if each["path"].endswith("/callback")]
    ids = [int(path.split("/")[2]) for path in callbacks[-2:]]
    assert set(ids) == {int(interaction.result()["id"]) for interaction in interactions}
    assert ids == sorted(ids, reverse=True), "ids rise in the order in which interactions come"


def test_one_that_waits_for_others_too_long_is_let_go(sandbox, bot, dojo):
    sandbox.post("/faults/interactions", reordered=5)
    assert sandbox.command(dojo.aiko, dojo.channel, "pong")["ms"] > 1900


def test_whatever_is_forged_reaches_the_bot_as_it_is(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "board")["message"]
    for part in message["components"][0]["components"]:
        if "accessory" in part:
            part["accessory"]["custom_id"] = "number:666"
    where = f"/people/{dojo.bruno}/channels/{dojo.channel}/forge"
    data = {"custom_id": "number:666", "component_type": 2}
    interaction = sandbox.post(where, type=3, data=data, message=message)
    assert interaction["message"]["content"] == "number 666"
    assert sandbox.ask("POST", where, {"type": 9, "data": {}})[0] == 400
    assert sandbox.ask("POST", where, {"type": 3, "data": {}, "message": "x"})[0] == 400


def test_a_server_error_is_tried_again(sandbox, dojo, send, fail):
    fail(status=500, times=1)
    told, seconds = send("retried")
    assert "value" in told
    assert seconds > 0.9
    assert contents(sandbox, dojo) == ["retried"]


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
    assert seconds >= 0.3


def test_other_routes_and_methods_are_spared(sandbox, dojo, send, fail):
    fail("PATCH", status=400)
    fail(path="/channels/1/messages$", status=400)
    assert "value" in send("spared")[0]


def test_what_was_ordered_can_be_called_off(sandbox, send, fail):
    fail(status=400, times=9)
    sandbox.delete("/faults")
    assert "value" in send("fine")[0]


def test_an_answer_to_a_click_that_fails_once_arrives_within_three_seconds(sandbox, bot, dojo):
    sandbox.post("/faults", method="POST", path="/callback$", status=500)
    interaction = sandbox.command(dojo.aiko, dojo.channel, "pong")
    assert interaction["state"] == "answered"
    assert interaction["ms"] > 900


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
        (
            {"method": "GET", "path": "x", "retry_after": 1, "scope": "galaxy"},
            "The scope of a rate limit is one of user, global, shared.",
        ),
        ({"method": "GET", "path": "x", "times": "two"}, "The field 'times' has to be of the type int, not str."),
    ],
)
def test_a_fault_that_makes_no_sense_is_refused_in_one_sentence(sandbox, fault, sentence):
    assert sandbox.ask("POST", "/faults", fault) == (400, {"error": sentence})


@pytest.mark.parametrize("wrong", ["late", "seconds"])
def test_no_order_is_taken_from_a_call_that_is_refused(sandbox, bot, wrong):
    assert sandbox.ask("POST", "/faults/interactions", {"expired": 3, wrong: "x"})[0] == 400
    assert sandbox.post("/faults/interactions")["expired"] == 0


def test_a_pattern_that_cannot_be_read_is_refused(sandbox):
    status, told = sandbox.ask("POST", "/faults", {"method": "GET", "path": "(", "status": 500})
    assert status == 400
    assert told["error"].startswith("The path is not a regular expression")

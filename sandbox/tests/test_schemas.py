"""The checker itself: it knows right from wrong in requests, answers and events."""

import pytest


@pytest.fixture(scope="module")
def checker(schemas):
    from sandbox.traffic.schemas import Checker

    return Checker(schemas)


USER = {
    "id": "1",
    "username": "aiko",
    "avatar": None,
    "discriminator": "0",
    "public_flags": 0,
    "flags": 0,
    "global_name": "Aiko",
    "primary_guild": None,
}


def test_a_right_answer_is_right(checker):
    assert checker.reply("GET", "/users/1", 200, USER) == []


def test_an_answer_that_lacks_something_is_wrong(checker):
    (problem,) = checker.reply("GET", "/users/1", 200, {key: USER[key] for key in USER if key != "flags"})
    assert "flags" in problem


def test_a_status_that_discord_never_gives_is_wrong(checker):
    assert checker.reply("GET", "/users/1", 202, USER) == ["Discord does not answer this with 202"]


def test_an_event_that_lacks_something_is_wrong(checker):
    assert checker.event("MESSAGE_DELETE", {"id": "1", "channel_id": "2"}) == []
    (problem,) = checker.event("MESSAGE_DELETE", {"id": "1"})
    assert "channel_id" in problem


def test_flags_are_sums_of_bits(checker):
    told = checker.event("MESSAGE_CREATE", {"flags": 1 << 6 | 1 << 15})
    assert not any(problem.startswith("flags") for problem in told)


def test_a_request_is_checked_where_its_body_is_described(checker):
    assert checker.request("POST", "/channels/1/messages", {"content": "x"}) == []
    assert checker.request("POST", "/channels/1/messages", {"content": "x" * 4001})


def test_numbers_are_accepted_as_ids(checker):
    assert checker.request("POST", "/users/@me/channels", {"recipient_id": 1}) == []


def test_a_route_that_is_not_described_is_told(checker):
    assert checker.request("GET", "/nowhere", None) == ["Discord's description has no such route"]

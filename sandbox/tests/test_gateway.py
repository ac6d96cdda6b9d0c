"""The gateway: lines that break are taken up again, and nothing that happened meanwhile is lost."""

import pytest

from .conftest import BOT, Running, start_bot, until

pytestmark = pytest.mark.xdist_group("sandbox")


def heard(bot, what):
    return until(lambda: what in bot.value("bot.heard"), 10)


def say(sandbox, dojo, content):
    sandbox.post(f"/people/{dojo.aiko}/channels/{dojo.channel}/say", content=content)


@pytest.mark.parametrize("how", [{"close": 4000}, {"close": 1001}, {"cut": True}, {"reconnect": True}], ids=str)
def test_a_broken_line_is_resumed_and_what_was_missed_arrives_once(sandbox, bot, dojo, how):
    bot.value(f"await channel({dojo.channel}); None")
    sandbox.post("/gateway", **how)
    say(sandbox, dojo, "meanwhile")
    assert heard(bot, "resumed")
    assert heard(bot, ["message", "meanwhile"])
    assert bot.value("bot.heard").count(["message", "meanwhile"]) == 1
    assert "ready" not in bot.value("bot.heard")


def test_an_invalid_session_that_can_be_resumed_is(sandbox, bot, dojo):
    bot.value(f"await channel({dojo.channel}); None")
    sandbox.post("/gateway", invalid=True, resumable=True)
    say(sandbox, dojo, "meanwhile")
    assert heard(bot, "resumed")
    assert heard(bot, ["message", "meanwhile"])
    assert bot.value("bot.heard").count(["message", "meanwhile"]) == 1


def test_an_invalid_session_that_cannot_be_resumed_makes_the_bot_identify_again(sandbox, bot, dojo):
    sandbox.post("/gateway", invalid=True)
    assert heard(bot, "ready")


def test_a_line_that_has_died_silently_is_given_up_and_resumed(sandbox, bot, dojo):
    sandbox.post("/gateway", heartbeat=500)
    mortal = start_bot(sandbox)
    try:
        mortal.value(f"bot.ws._keep_alive.heartbeat_timeout = 1.5; await channel({dojo.channel}); None")
        sandbox.post("/gateway", silent=True)
        say(sandbox, dojo, "into the void")
        assert heard(mortal, "resumed")
        assert heard(mortal, ["message", ""]), "kept for a client that resumes"
    finally:
        sandbox.post("/gateway", heartbeat=41250)
        mortal.stop()
        sandbox.post("/gateway", cut=True)  # the other bot would wait a minute
        assert heard(bot, "resumed")


def test_a_lost_session_makes_the_bot_identify_again_and_its_buttons_live_on(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "board")["message"]
    sandbox.post("/gateway", close=4000, resumable=False)
    assert heard(bot, "ready")
    assert sandbox.press(dojo.aiko, message, "number:8")["message"]["content"] == "number 8"


def test_the_world_tells_whether_the_bot_is_there(sandbox, bot):
    assert sandbox.get("/world")["bot"]["online"] is True


def test_a_wrong_token_is_refused_at_login(sandbox):
    intruder = Running(BOT, sandbox.address, "wrong")
    assert intruder.read() == {"ended": "LoginFailure"}
    intruder.stop()


def test_an_intent_that_is_not_granted_closes_the_line(sandbox, bot):
    sandbox.post("/gateway", refuse=4014)
    other = Running(BOT, sandbox.address, "sandbox")
    assert other.read() == {"ended": "PrivilegedIntentsRequired"}
    other.stop()


def test_without_the_intent_for_it_the_words_of_others_are_hidden(sandbox, bot, dojo):
    plain = start_bot(sandbox)
    try:
        plain.value(f"await channel({dojo.channel}); None")
        say(sandbox, dojo, "private talk")
        assert heard(plain, ["message", ""])
        assert heard(bot, ["message", "private talk"])
        assert plain.value(f"len((await channel({dojo.channel})).guild.members)") == 1
    finally:
        plain.stop()


@pytest.mark.parametrize("wrong", ["refuse", "close"])
def test_the_gateway_is_not_disturbed_by_a_call_that_is_refused(sandbox, bot, wrong):
    assert sandbox.ask("POST", "/gateway", {"cut": True, "invalid": True, wrong: "x"})[0] == 400
    assert sandbox.get("/world")["bot"]["online"] is True
    assert sandbox.post("/gateway", heartbeat=41250) == {"online": True}


def test_to_disturb_the_gateway_one_has_to_say_how(sandbox):
    told = {"error": "Say what should happen: close, cut, reconnect, refuse, silent, invalid or heartbeat."}
    assert sandbox.ask("POST", "/gateway", {}) == (400, told)

"""The world goes on while the bot is away, and is found as it was left."""

import signal

import pytest

from .conftest import start_bot, start_sandbox, until

pytestmark = pytest.mark.xdist_group("restart")


@pytest.fixture(scope="module")
def alone():
    """A sandbox without a bot, with people and a server from the start."""
    process, caller = start_sandbox("--people", "Aiko, Bruno", "--server", "Dojo")
    yield caller
    process.stop()


@pytest.fixture
def aiko(alone):
    return alone.get("/world")["people"][0]["id"]


@pytest.fixture
def channel(alone):
    return alone.get("/world")["servers"][0]["channels"][0]["id"]


def test_people_and_a_server_can_be_asked_for_at_the_start(alone):
    world = alone.get("/world")
    assert [person["name"] for person in world["people"]] == ["Aiko", "Bruno"]
    server = world["servers"][0]
    assert (server["name"], server["channels"][0]["name"]) == ("Dojo", "general")
    assert server["members"] == [person["id"] for person in world["people"]]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_bot_that_comes_back_finds_messages_buttons_and_commands(alone, aiko, channel, how):
    bot = start_bot(alone)
    ids = bot.value("{command.name: command.id for command in bot.synced}")
    message = alone.command(aiko, channel, "board")["message"]
    bot.stop(how)
    assert until(lambda: not alone.get("/world")["bot"]["online"])
    assert alone.messages(aiko, channel)[-1]["id"] == message["id"]
    bot = start_bot(alone)
    try:
        assert alone.press(aiko, message, "number:9")["message"]["content"] == "number 9"
        assert bot.value("{command.name: command.id for command in bot.synced}") == ids
        assert bot.value(f"(await (await bot.fetch_channel({channel})).fetch_message({message['id']})).id")
    finally:
        bot.stop()


def test_a_press_while_the_bot_is_away_stays_without_an_answer(alone, aiko, channel):
    bot = start_bot(alone)
    message = alone.command(aiko, channel, "board")["message"]
    bot.stop()
    interaction = alone.press(aiko, message, "number:9")
    assert (interaction["state"], interaction["ms"]) == ("expired", None)


def test_people_go_on_talking_while_the_bot_is_away(alone, aiko, channel):
    alone.post(f"/people/{aiko}/channels/{channel}/say", content="nobody here?")
    assert alone.messages(aiko, channel)[-1]["content"] == "nobody here?"
    bot = start_bot(alone, "privileged")
    history = f"[message.content async for message in (await bot.fetch_channel({channel})).history(limit=1)]"
    assert bot.value(history) == ["nobody here?"]
    bot.stop()

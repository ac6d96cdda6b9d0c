"""Channels of every sort, and whose the application is."""

import pytest

from .conftest import start_bot, start_sandbox, until

pytestmark = pytest.mark.xdist_group("sandbox")


@pytest.fixture
def add(sandbox, dojo):
    def add(**about):
        return sandbox.post(f"/servers/{dojo.server}/channels", name="place", **about)["id"]

    return add


def kind(bot, channel):
    return bot.value(f"str((await channel({channel})).type)")


@pytest.mark.parametrize(
    ("given", "heard"), [("text", "text"), ("announcement", "news"), ("voice", "voice"), ("forum", "forum")]
)
def test_the_bot_hears_what_kind_a_new_channel_is(bot, add, given, heard):
    assert kind(bot, add(kind=given)) == heard


def test_the_bot_hears_of_slow_mode_and_ages(bot, add):
    assert bot.value(f"(await channel({add(slow_mode=30)})).slowmode_delay") == 30
    assert bot.value(f"(await channel({add(age_restricted=True)})).is_nsfw()") is True
    assert bot.value(f"(await channel({add()})).is_nsfw()") is False


def test_nothing_is_written_in_a_forum_itself(sandbox, bot, dojo, add):
    forum = add(kind="forum")
    assert bot.run(f"(await bot.get_partial_messageable({forum}).send('x')).id")["code"] == 50008
    assert sandbox.ask("POST", f"/people/{dojo.aiko}/channels/{forum}/say", {"content": "x"})[0] == 400
    assert sandbox.ask("POST", f"/people/{dojo.aiko}/channels/{forum}/command", {"name": "ping"})[0] == 400


def test_a_thread_of_an_announcement_channel_has_a_kind_of_its_own(bot, add):
    thread = f"(await (await (await channel({add(kind='announcement')})).send('x')).create_thread(name='match'))"
    assert bot.value(f"str({thread}.type)") == "news_thread"


def test_announcement_channels_have_only_so_many_threads(sandbox, bot, dojo, add):
    news = add(kind="announcement")
    sandbox.post("/rules", announcement_threads=1)
    begin = "(await (await (await channel({})).send('x')).create_thread(name='match')).id"
    assert "value" in bot.run(begin.format(news))
    assert bot.run(begin.format(news))["code"] == 160007
    assert "value" in bot.run(begin.format(dojo.channel))


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ({"kind": "stage"}, "The kind of a channel is one of text, announcement, voice, forum."),
        ({"slow_mode": 99999}, "Slow mode is up to 21600 seconds."),
    ],
)
def test_a_channel_that_makes_no_sense_is_refused_in_one_sentence(sandbox, dojo, about, sentence):
    told = sandbox.ask("POST", f"/servers/{dojo.server}/channels", {"name": "place", **about})
    assert told == (400, {"error": sentence})


def test_a_sandbox_with_people_has_a_channel_of_every_sort_and_the_first_person_owns_the_bot():
    process, caller = start_sandbox("--people", "Aiko,Bruno")
    try:
        server = caller.get("/world")["servers"][0]
        kinds = [channel["kind"] for channel in server["channels"]]
        assert kinds == ["text", "announcement", "text", "text", "voice", "forum"]
        places = caller.get(f"/people/{caller.get('/world')['people'][0]['id']}/places")
        own, elsewhere = places["servers"]
        assert [channel["name"] for channel in own["channels"] if not channel.get("aside")] == ["general"]
        assert elsewhere["aside"]
        assert [group["aside"] for group in places["groups"]] == [True]
        bot = start_bot(caller)
        assert bot.value("(await bot.application_info()).owner.name") == "aiko"
        bot.stop()
        assert until(lambda: not caller.get("/world")["bot"]["online"])
        assert caller.get("/findings") == []
    finally:
        process.stop()


def test_the_owner_of_the_application_is_no_bot(bot):
    assert bot.value("(await bot.application_info()).owner.bot") is False

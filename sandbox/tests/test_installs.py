"""An application is installed by servers and by people, and what it may do in a place depends on that."""

import pytest

from .conftest import start_sandbox, until

pytestmark = pytest.mark.xdist_group("sandbox")


@pytest.fixture
def away(bot, sandbox, dojo):
    """A group DM and a server without the bot; Aiko has installed it, Bruno has not."""
    people = [dojo.aiko, dojo.bruno]
    sandbox.post(f"/people/{dojo.aiko}", installed=True)
    dojo.group = sandbox.post("/groups", name="Evening", members=people)["id"]
    dojo.far = sandbox.post("/servers", name="Far", members=people, bot=False)["channels"][0]["id"]
    return dojo


def names(sandbox, person, channel):
    return {command["name"] for command in sandbox.get(f"/people/{person}/channels/{channel}/commands")}


@pytest.mark.parametrize("place", ["group", "far"])
def test_where_the_bot_is_no_member_commands_are_offered_to_those_who_installed_it(sandbox, away, place):
    assert "ping" in names(sandbox, away.aiko, getattr(away, place))
    assert names(sandbox, away.bruno, getattr(away, place)) == set()
    status, told = sandbox.ask(
        "POST", f"/people/{away.bruno}/channels/{getattr(away, place)}/command", {"name": "ping", "options": {}}
    )
    assert (status, told) == (404, {"error": "There is no command /ping here."})


@pytest.mark.parametrize(
    ("declared", "offered"),
    [
        ("allowed_contexts = app_commands.AppCommandContext(guild=True)", {"far"}),
        ("allowed_installs = app_commands.AppInstallationType(guild=True, user=False)", set()),
    ],
)
def test_a_command_says_where_it_is_offered_and_by_whose_installation(sandbox, bot, away, declared, offered):
    bot.value(f"bot.tree.get_command('ping').{declared}; await bot.tree.sync(); None")
    try:
        found = {place for place in ("group", "far") if "ping" in names(sandbox, away.aiko, getattr(away, place))}
        assert found == offered
        assert "ping" in names(sandbox, away.aiko, away.channel)
    finally:
        bot.value("ping = bot.tree.get_command('ping'); ping.allowed_contexts = ping.allowed_installs = None; None")
        bot.value("await bot.tree.sync(); None")


def test_an_interaction_says_where_it_comes_from_and_who_installed_the_application(sandbox, away):
    said = [
        sandbox.command(away.aiko, channel, "where")["message"]["content"]
        for channel in (away.channel, away.group, away.far)
    ]
    assert said == ["[0] [0, 1]", "[2] [1]", "[0] [1]"]


def test_a_press_comes_by_the_installation_of_the_command_whose_message_it_is(sandbox, bot, away):
    message = sandbox.command(away.aiko, away.group, "ping")["message"]
    bot.value("bot.owners = []; None")
    sandbox.press(away.bruno, message, "roll")
    assert bot.value("bot.owners") == [[1]]


@pytest.mark.parametrize("place", ["group", "far"])
def test_where_it_is_no_member_the_bot_has_no_access_and_the_journal_says_so(sandbox, bot, away, place):
    channel, since = getattr(away, place), sandbox.get("/journal?since=99999999")["next"]
    told = bot.run(f"await bot.get_partial_messageable({channel}).send('hello')")
    assert (told["status"], told["code"]) == (403, 50001)
    last = sandbox.get(f"/journal?since={since}")["requests"][-1]
    assert (last["method"], last["status"], last["code"]) == ("POST", 403, 50001)


def test_where_it_is_no_member_the_bot_hears_nothing(sandbox, bot, away):
    for channel in (away.group, away.far, away.channel):
        sandbox.post(f"/people/{away.aiko}/channels/{channel}/say", content=f"in {channel}")

    def heard():
        return [each[1] for each in bot.value("bot.heard") if each[0] == "message"]

    assert until(heard) == [f"in {away.channel}"]


def test_it_has_five_follow_ups_where_only_a_person_installed_it(sandbox, bot, away):
    sandbox.command(away.aiko, away.group, "chatty", times=6)
    assert until(lambda: bot.value("bot.errors")) == [40094]
    told = [each["content"] for each in sandbox.messages(away.bruno, away.group)]
    assert told == ["first", *map(str, range(5))]


def test_where_it_is_a_member_it_has_more(sandbox, bot, away):
    sandbox.command(away.aiko, away.channel, "chatty", times=6)
    assert until(lambda: len(sandbox.messages(away.aiko, away.channel)) == 7)
    assert bot.value("bot.errors") == []


def test_commands_for_people_are_refused_unless_the_portal_allows_it(sandbox, bot):
    sandbox.post("/rules", user_install=False)
    both = "app_commands.AppInstallationType(guild=True, user=True)"
    told = bot.run(f"bot.tree.get_command('ping').allowed_installs = {both}; await bot.tree.sync()")
    assert (told["status"], told["code"]) == (400, 50035)
    sandbox.delete("/rules")
    bot.value("bot.tree.get_command('ping').allowed_installs = None; await bot.tree.sync(); None")


@pytest.mark.parametrize(("installed", "code"), [(True, None), (False, 50278)])
def test_somebody_who_installed_it_can_be_written_to_without_a_server_in_common(sandbox, bot, installed, code):
    dai = sandbox.post("/people", name="Dai")["id"]
    sandbox.post(f"/people/{dai}", installed=installed)
    sandbox.post("/servers", name="Far", members=[dai], bot=False)
    assert bot.run(f"await (await bot.create_dm(discord.Object({dai}))).send('a hand'); None").get("code") == code


def test_a_sandbox_with_people_has_a_group_dm_and_a_server_without_the_bot():
    process, caller = start_sandbox("--people", "Aiko,Bruno")
    try:
        world = caller.get("/world")
        assert {server["name"]: server["bot"] for server in world["servers"]} == {"Dojo": True, "Elsewhere": False}
        assert all(person["installed"] for person in world["people"])
        [group] = caller.get(f"/people/{world['people'][1]['id']}/places")["groups"]
        assert group["members"] == [person["id"] for person in world["people"]]
    finally:
        process.stop()

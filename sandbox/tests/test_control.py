"""The control interface, row by row of its table in sandbox/README.md."""

import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from sandbox.control import CALLS
from sandbox.server import Sandbox

from .conftest import until

pytestmark = pytest.mark.xdist_group("sandbox")
README = Path(__file__).parents[1] / "README.md"


def refused(sandbox, method, path, body=None):
    status, told = sandbox.ask(method, path, body)
    assert 400 <= status < 500
    assert set(told) == {"error"}
    return told["error"]


def test_every_call_stands_in_the_readme_and_every_row_can_be_called():
    rows = re.findall(r"`(GET|POST|DELETE) /sandbox(/[^`?]*)", README.read_text())
    blank = re.compile(r"\{[^}]+\}")
    written = {(method, blank.sub("{}", path)) for method, path in rows}
    assert written == {(method, blank.sub("{}", path)) for method, path, _ in CALLS}


def test_the_world_shows_bot_people_servers_and_time(sandbox, dojo):
    world = sandbox.get("/world")
    assert world["bot"]["name"] == "Hikyaku"
    aiko = next(person for person in world["people"] if person["id"] == dojo.aiko)
    assert aiko == {"id": dojo.aiko, "name": "Aiko", "avatar": None, "locale": "en-US", "dms_open": True} | {
        "dm_refusal": 50007,
        "installed": False,
    }
    server = next(server for server in world["servers"] if server["id"] == dojo.server)
    assert server["members"] == [dojo.aiko, dojo.bruno]
    assert server["channels"] == [{"id": dojo.channel, "name": "general", "kind": "text"}]
    assert isinstance(world["now"], int)


def test_a_person_has_a_name_and_a_language(sandbox):
    person = sandbox.post("/people", name="Jürgen", locale="de")
    assert (person["name"], person["locale"]) == ("Jürgen", "de")


def test_a_person_closes_the_door_and_changes_language(sandbox, dojo):
    told = sandbox.post(f"/people/{dojo.aiko}", dms_open=False, locale="ja")
    assert (told["dms_open"], told["locale"]) == (False, "ja")


def test_a_server_has_the_channels_it_was_given(sandbox, dojo):
    server = sandbox.post("/servers", name="Hall", members=[dojo.aiko], channels=["entry", "garden"])
    assert [channel["name"] for channel in server["channels"]] == ["entry", "garden"]


def test_a_channel_is_added(sandbox, bot, dojo):
    channel = sandbox.post(f"/servers/{dojo.server}/channels", name="garden")
    places = sandbox.get(f"/people/{dojo.aiko}/places")
    assert [each["name"] for each in places["servers"][0]["channels"]] == ["general", "garden"]
    assert bot.value(f"(await channel({channel['id']})).name") == "garden"


def test_members_come_and_go(sandbox, dojo):
    carol = sandbox.post("/people", name="Carol")["id"]
    assert carol in sandbox.post(f"/servers/{dojo.server}/members", person=carol)["members"]
    assert sandbox.get(f"/people/{carol}/places")["servers"][0]["id"] == dojo.server
    assert carol not in sandbox.delete(f"/servers/{dojo.server}/members/{carol}")["members"]
    assert sandbox.get(f"/people/{carol}/places")["servers"] == []


def test_permissions_are_taken_from_the_bot(sandbox, bot, dojo):
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=["attach_files"])
    may = f"(await channel({dojo.channel})).permissions_for((await channel({dojo.channel})).guild.me)"
    assert until(lambda: bot.value(f"{may}.attach_files") is False)
    assert bot.value(f"{may}.send_messages") is True


def test_a_direct_message_can_be_opened_by_a_person(sandbox, bot, dojo):
    dm = sandbox.post(f"/people/{dojo.aiko}/dms")
    assert sandbox.get(f"/people/{dojo.aiko}/places")["dms"] == [dm]
    assert dm["with"]["name"] == "Hikyaku"
    assert sandbox.command(dojo.aiko, dm["id"], "pong")["message"]["content"] == "pong"


def test_messages_come_newest_last_and_no_more_than_asked_for(sandbox, dojo):
    for word in ("one", "two", "three"):
        sandbox.post(f"/people/{dojo.aiko}/channels/{dojo.channel}/say", content=word)
    told = sandbox.get(f"/people/{dojo.aiko}/channels/{dojo.channel}/messages?limit=2")
    assert [message["content"] for message in told] == ["two", "three"]


def test_commands_are_read_in_the_language_of_the_person(sandbox, bot, dojo):
    sandbox.post(f"/people/{dojo.aiko}", locale="es-ES")

    def play(person):
        commands = sandbox.get(f"/people/{person}/channels/{dojo.channel}/commands")
        return next(command for command in commands if command["name_original"] == "play")

    spanish, english = play(dojo.aiko), play(dojo.bruno)
    assert (spanish["name"], spanish["description"]) == ("jugar", "Juega")
    assert (spanish["options"][0]["name"], spanish["options"][0]["description"]) == ("juego", "Un juego")
    assert (english["name"], english["options"][0]["name"]) == ("play", "game")


def test_a_command_is_used_by_either_of_its_names(sandbox, bot, dojo):
    sandbox.post(f"/people/{dojo.aiko}", locale="es-ES")
    assert sandbox.command(dojo.aiko, dojo.channel, "jugar", juego="kaito")["message"]["content"] == "kaito None es-ES"
    assert sandbox.command(dojo.aiko, dojo.channel, "play", game="kaito")["message"]["content"] == "kaito None es-ES"


def test_an_interaction_can_be_asked_for_again(sandbox, bot, dojo):
    interaction = sandbox.command(dojo.aiko, dojo.channel, "ping")
    assert sandbox.get(f"/people/{dojo.aiko}/interactions/{interaction['id']}") == interaction
    assert "no interaction" in refused(sandbox, "GET", f"/people/{dojo.bruno}/interactions/{interaction['id']}")


def test_two_people_see_different_answers(sandbox, bot, dojo):
    for person in (dojo.aiko, dojo.bruno):
        sandbox.command(person, dojo.channel, "secret")
    assert [message["content"] for message in sandbox.messages(dojo.aiko, dojo.channel)] == ["for Aiko"]
    assert [message["content"] for message in sandbox.messages(dojo.bruno, dojo.channel)] == ["for Bruno"]


def test_what_one_person_was_shown_cannot_be_pressed_by_another(sandbox, bot, dojo):
    board = sandbox.command(dojo.aiko, dojo.channel, "board")["message"]
    shown = sandbox.press(dojo.aiko, board, "number:8")["message"]
    body = {"message": shown["id"], "custom_id": "number:8"}
    assert "no message" in refused(sandbox, "POST", f"/people/{dojo.bruno}/channels/{dojo.channel}/press", body)


def test_the_clock_moves_ahead(sandbox):
    before = sandbox.get("/world")["now"]
    assert sandbox.post("/clock", advance=3600)["now"] >= before + 3600_000
    assert refused(sandbox, "POST", "/clock", {"advance": -1}) == "The clock only moves ahead."


def test_the_journal_tells_what_the_bot_asked_for(sandbox, bot, dojo):
    since = sandbox.get("/journal")["next"]
    sandbox.command(dojo.aiko, dojo.channel, "board")
    told = sandbox.get(f"/journal?since={since}")
    (request,) = told["requests"]
    assert (request["number"], request["method"], request["status"]) == (since, "POST", 200)
    assert request["path"].endswith("/callback")
    assert request["body"]["data"]["flags"] & 1 << 15
    assert request["files"][0]["filename"] == "board.png"
    assert request["ms"] > 0
    assert told["next"] == since + 1


@pytest.mark.parametrize(
    ("method", "path", "body", "sentence"),
    [
        ("POST", "/people", {}, "The body needs the field 'name'."),
        ("POST", "/people", {"name": ""}, "A name has 1 to 100 characters."),
        ("POST", "/people", {"name": 7}, "The field 'name' has to be of the type str, not int."),
        ("POST", "/people", {"name": "A", "locale": "tlh"}, "Discord has no language 'tlh'."),
        ("POST", "/people/1", {}, "There is no person 1."),
        ("POST", "/people/x", {}, "'x' is not an id."),
        ("POST", "/servers", {"name": "A"}, "The body needs the field 'members'."),
        ("POST", "/servers", {"name": "A", "members": ["1"]}, "There is no person 1."),
        ("POST", "/servers/1/channels", {"name": "A"}, "There is no server 1."),
        ("POST", "/channels/1/permissions", {"deny": []}, "There is no channel 1 here."),
        ("POST", "/clock", {}, "The field 'advance' has to be a number."),
        ("GET", "/journal?since=x", None, "`since` is a number."),
    ],
)
def test_a_call_that_makes_no_sense_is_refused_in_one_sentence(sandbox, method, path, body, sentence):
    assert refused(sandbox, method, path, body) == sentence


def test_a_person_is_not_changed_by_a_call_that_is_refused(sandbox, dojo):
    assert "'installed'" in refused(sandbox, "POST", f"/people/{dojo.aiko}", {"dms_open": False, "installed": "yes"})
    assert sandbox.post(f"/people/{dojo.aiko}")["dms_open"] is True


@pytest.mark.parametrize(
    ("verb", "body", "sentence"),
    [
        ("command", {"name": "nothing"}, "There is no command /nothing here."),
        ("command", {"name": "table"}, "/table is completed by a subcommand."),
        ("command", {"name": "table lay", "options": {}}, "/table lay needs the option 'players'."),
        ("command", {"name": "ping", "options": {"x": 1}}, "/ping has no option 'x'."),
        ("press", {"message": "1", "custom_id": "x"}, "There is no message 1 here."),
        ("submit", {"interaction": "1", "values": {}}, "There is no interaction 1 of this person."),
        ("autocomplete", {"name": "table lay", "focused": "players"},
         "The option 'players' of /table lay is not completed by the bot."),
    ],
)  # fmt: skip
def test_an_action_that_is_impossible_is_refused_in_one_sentence(sandbox, bot, dojo, verb, body, sentence):
    assert refused(sandbox, "POST", f"/people/{dojo.aiko}/channels/{dojo.channel}/{verb}", body) == sentence


@pytest.mark.parametrize(("players", "word"), [("5", "must be"), ("many", "expects int")])
def test_an_option_out_of_its_range_is_refused(sandbox, bot, dojo, players, word):
    body = {"name": "table lay", "options": {"players": players, "name": "x"}}
    assert word in refused(sandbox, "POST", f"/people/{dojo.aiko}/channels/{dojo.channel}/command", body)


def test_only_controls_that_are_there_and_awake_can_be_pressed(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]
    where = f"/people/{dojo.aiko}/channels/{dojo.channel}/press"
    off, none = ({"message": message["id"], "custom_id": each} for each in ("off", "none"))
    assert refused(sandbox, "POST", where, off) == "That control is disabled."
    assert refused(sandbox, "POST", where, none) == "The message has no such control as 'none'."


def test_a_menu_takes_what_it_offers(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]
    where = f"/people/{dojo.aiko}/channels/{dojo.channel}/choose"
    strange, many = ({"message": message["id"], "custom_id": "pick", "values": each} for each in (["z"], ["a", "b"]))
    assert refused(sandbox, "POST", where, strange) == "This menu does not offer 'z'."
    assert refused(sandbox, "POST", where, many) == "This menu takes 1 to 1 values, not 2."


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ({"word": "", "colour": ["red"]}, "required"),
        ({"word": "x" * 21, "colour": ["red"]}, "length"),
        ({"word": "x", "colour": ["green"]}, "does not offer"),
        ({"word": "x", "colour": ["red"], "size": "1"}, "no field 'size'"),
    ],
)
def test_a_modal_takes_what_it_asks_for(sandbox, bot, dojo, values, word):
    interaction = sandbox.command(dojo.aiko, dojo.channel, "modal")
    body = {"interaction": interaction["id"], "values": values}
    assert word in refused(sandbox, "POST", f"/people/{dojo.aiko}/channels/{dojo.channel}/submit", body)


def test_a_stranger_to_a_server_sees_none_of_it(sandbox, dojo):
    stranger = sandbox.post("/people", name="Nobody")["id"]
    for what in ("messages", "commands"):
        assert "no channel" in refused(sandbox, "GET", f"/people/{stranger}/channels/{dojo.channel}/{what}")


def test_a_body_that_is_not_json_is_refused(sandbox):
    request = urllib.request.Request(f"{sandbox.address}/sandbox/people", b"name=x", method="POST")
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request)
    assert (refusal.value.code, refusal.value.read()) == (400, b'{"error": "The body is not JSON."}')


PLACES = ("/sandbox/world", "/api/v10/gateway/bot", "/gateway", "/cdn/x", "/")


def answered(sandbox, path, **headers):
    """The status of the answer to somebody who may have found out the token."""
    token = {"Authorization": "Bot sandbox"}
    try:
        with urllib.request.urlopen(urllib.request.Request(sandbox.address + path, headers=token | headers)) as answer:
            return answer.status
    except urllib.error.HTTPError as refusal:
        return refusal.code


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("headers", [{"Origin": "http://example.org"}, {"Origin": "null"}, {"Host": "example.org"}])
def test_a_page_of_the_open_web_is_refused(sandbox, path, headers):
    assert answered(sandbox, path, **headers) == 403


@pytest.mark.parametrize("path", PLACES)
def test_the_sandboxs_own_page_and_a_program_are_not(sandbox, path):
    assert 403 not in {answered(sandbox, path), answered(sandbox, path, Origin=sandbox.address)}


def test_a_sandbox_draws_its_token():
    assert Sandbox().wire.token != Sandbox().wire.token


def test_the_page_and_its_files_are_served_and_nothing_beside_them(sandbox):
    with urllib.request.urlopen(sandbox.address + "/") as answer:
        assert answer.headers["Content-Type"].startswith("text/html")
        named = re.findall(r'"(/static/[^"]+)"', answer.read().decode())
    assert named
    for path in named:
        with urllib.request.urlopen(sandbox.address + path) as answer:
            assert answer.status == 200
    for path in ("/static/nothing.js", "/static/..%2fREADME.md", "/static/../server.py"):
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(sandbox.address + path)
        assert refusal.value.code == 404


def test_a_channel_that_is_deleted_takes_its_threads_with_it(sandbox, bot, dojo):
    public = "type=discord.ChannelType.public_thread"
    bot.value(f"await (await channel({dojo.channel})).create_thread(name='t', {public}); None")
    channel = sandbox.get(f"/people/{dojo.aiko}/places")["servers"][-1]["channels"][0]
    [thread] = channel["threads"]
    assert sandbox.delete(f"/channels/{dojo.channel}") == {}
    assert until(
        lambda: bot.value(f"bot.get_channel({dojo.channel}) is None and bot.get_channel({thread['id']}) is None")
    )
    assert bot.run(f"await bot.get_partial_messageable({thread['id']}).send('x')")["code"] == 10003
    assert sandbox.get(f"/people/{dojo.aiko}/places")["servers"][-1]["channels"] == []
    dm = sandbox.post(f"/people/{dojo.aiko}/dms")["id"]
    assert sandbox.ask("DELETE", f"/channels/{dm}")[0] == 400


def test_a_message_that_is_deleted_cannot_be_edited_any_more(sandbox, bot, dojo):
    message = bot.value(f"(await (await channel({dojo.channel})).send('x')).id")
    assert sandbox.delete(f"/channels/{dojo.channel}/messages/{message}") == {}
    assert sandbox.messages(dojo.aiko, dojo.channel) == []
    edit = f"await bot.get_partial_messageable({dojo.channel}).get_partial_message({message}).edit(content='y')"
    assert bot.run(edit)["code"] == 10008
    assert sandbox.ask("DELETE", f"/channels/{dojo.channel}/messages/{message}")[0] == 404

"""What Discord refuses, the sandbox refuses too, with the same code."""

import json
import urllib.error
import urllib.request

import pytest

from .conftest import until

pytestmark = pytest.mark.xdist_group("sandbox")


def refusal(bot, text):
    told = bot.run(text)
    return told.get("status"), told.get("code")


@pytest.fixture
def send(bot, dojo):
    """Sends to the dojo's channel with these arguments; the refusal."""
    return lambda arguments: refusal(bot, f"(await (await channel({dojo.channel})).send({arguments})).id")


@pytest.fixture
def raw(bot, dojo):
    """Posts a body as it is, past all that discord.py checks itself."""
    path = f"discord.http.Route('POST', '/channels/{dojo.channel}/messages')"
    return lambda body: refusal(bot, f"(await bot.http.request({path}, json={body!r}))['id']")


def row(*custom_ids):
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": each} for each in custom_ids]}


def text(size):
    return {"type": 10, "content": "x" * size}


def test_two_thousand_characters_are_accepted(send):
    assert send("'x' * 2000") == (None, None)


@pytest.mark.parametrize("size", [2001, 4000])
def test_more_than_two_thousand_characters_are_not(send, size):
    assert send(f"'x' * {size}") == (400, 50035)


def test_a_message_without_anything_is_empty(send):
    assert send("''") == (400, 50006)


def test_an_embed_has_limits(send):
    assert send("embed=discord.Embed(title='t' * 257)") == (400, 50035)


def test_content_and_a_tree_of_the_second_kind_exclude_each_other(raw):
    assert raw({"content": "both", "flags": 1 << 15, "components": [text(1)]}) == (400, 50035)


def test_text_in_a_tree_has_four_thousand_characters_at_most(raw):
    assert raw({"flags": 1 << 15, "components": [text(2000), text(2000)]}) == (None, None)
    assert raw({"flags": 1 << 15, "components": [text(2000), text(2001)]}) == (400, 50035)


def test_a_tree_has_forty_components_at_most(raw):
    assert raw({"flags": 1 << 15, "components": [text(1)] * 40}) == (None, None)
    assert raw({"flags": 1 << 15, "components": [text(1)] * 41}) == (400, 50035)


def test_a_tree_needs_its_flag(raw):
    assert raw({"components": [text(1)]}) == (400, 50035)


def test_an_id_may_not_stand_on_two_controls(raw):
    assert raw({"content": "x", "components": [row("same", "same")]}) == (400, 50035)


def test_a_row_holds_five_buttons(raw):
    assert raw({"content": "x", "components": [row(*"abcde")]}) == (None, None)
    assert raw({"content": "x", "components": [row(*"abcdef")]}) == (400, 50035)


def test_an_emoji_on_a_button_has_to_be_there(raw):
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "a", "emoji": {"id": "1", "name": "gone"}}
    assert raw({"content": "x", "components": [{"type": 1, "components": [button]}]}) == (400, 50035)
    assert raw({"content": "x <:gone:1>", "components": [row("a")]}) == (None, None)


def test_an_emoji_of_the_application_is_not_too_large(bot):
    image = "b'\\x89PNG\\r\\n\\x1a\\n' + bytes({})"
    add = f"(await bot.create_application_emoji(name='{{}}', image={image})).id"
    assert refusal(bot, add.format("fits", 262_136)) == (None, None)
    assert refusal(bot, add.format("large", 262_137)) == (400, 50138)


def test_an_id_has_a_hundred_characters_at_most(raw):
    assert raw({"content": "x", "components": [row("i" * 100)]}) == (None, None)
    assert raw({"content": "x", "components": [row("i" * 101)]}) == (400, 50035)


def test_a_picture_spoken_of_has_to_be_uploaded(raw):
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://nowhere.png"}}]}
    assert raw({"flags": 1 << 15, "components": [gallery]}) == (400, 50035)


def test_an_attachment_declared_has_to_be_uploaded(raw):
    assert raw({"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}) == (400, 50035)


def test_a_nonce_has_twenty_five_characters_at_most(raw):
    assert raw({"content": "x", "nonce": "n" * 26, "enforce_nonce": True}) == (400, 50035)


def test_a_tree_of_the_second_kind_cannot_become_an_ordinary_message(bot, dojo):
    told = refusal(
        bot,
        f"""
message = await (await channel({dojo.channel})).send(view=Board(), file=picture())
path = discord.http.Route('PATCH', f'/channels/{dojo.channel}/messages/{{message.id}}')
(await bot.http.request(path, json={{'flags': 0, 'content': 'plain', 'components': []}}))['id']""",
    )
    assert told == (400, 50035)


@pytest.mark.parametrize(
    "command",
    [
        {"name": "Upper", "description": "d"},
        {"name": "two words", "description": "d"},
        {"name": "bare", "description": ""},
        {"name": "long", "description": "d" * 101},
        {"name": "same", "description": "d", "options": [{"type": 3, "name": "o", "description": "d"}] * 2},
        {"name": "many", "description": "d", "options": [
            {"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]},
        {"name": "order", "description": "d", "options": [
            {"type": 3, "name": "a", "description": "d"},
            {"type": 3, "name": "b", "description": "d", "required": True}]},
        {"name": "local", "description": "d", "name_localizations": {"de": "Groß"}},
    ],
    ids=lambda command: command["name"],
)  # fmt: skip
def test_a_command_that_discord_would_not_register_is_refused(bot, dojo, command):
    path = f"discord.http.Route('PUT', '/applications/{{bot.application_id}}/guilds/{dojo.server}/commands'"
    told = refusal(bot, f"await bot.http.request({path}.format(bot=bot)), json=[{command!r}])")
    assert told == (400, 50035)


def add_commands(*commands, then):
    """Add them one by one to those of the application, say something about all, and register the bot's own again."""
    return f"""
application = f'/applications/{{bot.application_id}}/commands'
try:
    for command in {list(commands)!r}:
        await bot.http.request(discord.http.Route('POST', application), json=command)
    told = [{then} for command in await bot.tree.fetch_commands()]
finally:
    await bot.tree.sync()
told"""


def test_a_command_that_is_added_replaces_only_the_one_of_its_name_and_type(bot):
    slash, menu = {"name": "report", "description": "d"}, {"name": "report", "type": 3}
    texts = add_commands(slash, menu, slash | {"description": "e"}, then="(command.name, command.description)")
    assert sorted(text for name, text in bot.value(texts) if name == "report") == ["", "e"]


def test_a_hundred_commands_are_the_most_however_they_come(bot):
    names = [f"c{number}" for number in range(101)]
    many = add_commands(*({"name": name, "description": "d"} for name in names), then="command.name")
    assert refusal(bot, many) == (400, 30032)


def test_a_second_answer_to_one_interaction_is_refused(sandbox, bot, dojo):
    sandbox.post("/faults/interactions", duplicated=1)
    sandbox.command(dojo.aiko, dojo.channel, "pong")
    assert until(lambda: bot.value("bot.errors") == [40060])


def test_an_expired_interaction_is_unknown(sandbox, bot, dojo):
    sandbox.post("/faults/interactions", expired=1)
    assert sandbox.command(dojo.aiko, dojo.channel, "pong")["state"] == "expired"
    assert until(lambda: bot.value("bot.errors") == [10062])


def test_an_answer_after_three_seconds_comes_too_late(sandbox, bot, dojo):
    assert sandbox.command(dojo.aiko, dojo.channel, "slow")["state"] == "expired"
    assert until(lambda: bot.value("bot.errors") == [10062])


def test_a_token_lives_for_fifteen_minutes(sandbox, bot, dojo):
    sandbox.command(dojo.aiko, dojo.channel, "late", seconds=0.5)
    sandbox.post("/clock", advance=901)
    assert until(lambda: bot.value("bot.errors") == [50027])


def test_a_closed_direct_message_is_refused_and_opens_again(sandbox, bot, dojo):
    sandbox.post(f"/people/{dojo.aiko}", dms_open=False)
    interaction = sandbox.command(dojo.aiko, dojo.channel, "dm")
    asked = f"/people/{dojo.aiko}/interactions/{interaction['id']}"
    assert until(lambda: sandbox.get(asked)["message"]["content"] == "refused 50007")
    assert sandbox.get(f"/people/{dojo.aiko}/places")["dms"] == []
    sandbox.post(f"/people/{dojo.aiko}", dms_open=True)
    sandbox.command(dojo.aiko, dojo.channel, "dm")
    assert until(lambda: sandbox.get(f"/people/{dojo.aiko}/places")["dms"])


def test_somebody_without_a_common_server_cannot_be_written_to(sandbox, bot):
    stranger = sandbox.post("/people", name="Nobody")["id"]
    assert refusal(bot, f"(await (await bot.fetch_user({stranger})).send('x')).id") == (403, 50278)


def test_a_missing_permission_is_missed(sandbox, bot, dojo, send):
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=["send_messages"])
    assert send("'x'") == (403, 50013)
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=[])
    assert send("'x'") == (None, None)


def test_a_channel_the_bot_may_not_see_is_no_channel_for_it(sandbox, bot, dojo, send):
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=["view_channel"])
    assert send("'x'") == (403, 50001)


def test_the_words_of_somebody_else_cannot_be_edited(sandbox, bot, dojo):
    said = sandbox.post(f"/people/{dojo.aiko}/channels/{dojo.channel}/say", content="mine")
    message = f"(await channel({dojo.channel})).get_partial_message({said['id']})"
    assert refusal(bot, f"(await {message}.edit(content='yours')).id") == (403, 50005)


def test_what_was_deleted_is_unknown(bot, dojo):
    assert refusal(bot, f"(await (await channel({dojo.channel})).fetch_message(1)).id") == (404, 10008)


FORM = '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--x--\r\n'


@pytest.mark.parametrize(
    ("kind", "body"),
    [("application/json", "{"), ("multipart/form-data; boundary=x", FORM)],
    ids=["plain", "form"],
)
def test_a_body_with_broken_json_is_refused_and_counted(sandbox, dojo, kind, body):
    before = sandbox.get("/statuses").get("400", 0)
    address = f"{sandbox.address}/api/v10/channels/{dojo.channel}/messages"
    headers = {"Authorization": "Bot sandbox", "Content-Type": kind}
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(address, body.encode(), headers))
    assert (refused.value.code, json.load(refused.value)["code"]) == (400, 50109)
    assert sandbox.get("/statuses")["400"] == before + 1
    assert sandbox.get("/journal")["requests"][-1]["status"] == 400


def test_a_request_without_the_token_is_not_authorised(bot):
    assert refusal(bot, "bot.http.token, kept = 'wrong', bot.http.token\n"
                        "try: await bot.fetch_user(1)\n"
                        "finally: bot.http.token = kept") == (401, 0)  # fmt: skip

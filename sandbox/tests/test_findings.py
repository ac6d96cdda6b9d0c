"""What crosses the wire agrees with Discord's own description of it."""

import asyncio
from pathlib import Path

import pytest

from sandbox.traffic.findings import Findings
from sandbox.traffic.schemas import Checker

from .conftest import Caller, start_bot, start_sandbox, until

pytestmark = pytest.mark.xdist_group("findings")


@pytest.fixture(scope="module")
def checked(schemas):
    process, caller = start_sandbox("--people", "Aiko,Bruno", "--server", "Dojo")
    bot = start_bot(caller, "privileged")
    yield caller, bot
    bot.stop()
    process.stop()


def played(caller: Caller, bot, aiko, bruno, channel):
    """A bit of everything that an ordinary bot does."""
    message = caller.command(aiko, channel, "ping")["message"]
    caller.press(bruno, message, "roll")
    choose = f"/people/{aiko}/channels/{channel}/choose"
    caller.post(choose, message=message["id"], custom_id="pick", values=["b"])
    caller.post(choose, message=message["id"], custom_id="whom", values=[bruno])
    board = caller.command(aiko, channel, "board")["message"]
    caller.press(aiko, board, "number:8")
    caller.command(aiko, channel, "late")
    modal = caller.command(aiko, channel, "modal")
    values = {"word": "hello", "colour": ["red"]}
    caller.post(f"/people/{aiko}/channels/{channel}/submit", interaction=modal["id"], values=values)
    caller.command(aiko, channel, "play", game="kaito", opponent=bruno)
    body = {"name": "table lay", "options": {"name": "q"}, "focused": "name"}
    caller.post(f"/people/{aiko}/channels/{channel}/autocomplete", **body)
    caller.command(aiko, channel, "dm")
    assert until(lambda: caller.get(f"/people/{aiko}/places")["dms"])
    dm = caller.get(f"/people/{aiko}/places")["dms"][0]["id"]
    caller.press(aiko, caller.messages(aiko, dm)[-1], "roll")
    caller.post(f"/people/{aiko}/channels/{channel}/say", content=f"hello <@{bruno}>")
    bot.value(threads_and_messages(channel, bruno))


def threads_and_messages(place, person):
    return f"""
here = await channel({place})
message = await here.send('a lobby', nonce='lobby', silent=True)
await here.send('a lobby', nonce='lobby')
reply = await message.reply('an answer', embed=discord.Embed(title='t').set_image(url='attachment://board.png'),
                            file=picture())
await reply.edit(content='edited', attachments=reply.attachments)
thread = await message.create_thread(name='match')
await thread.send(view=Board(), file=picture())
await (await bot.fetch_channel({place})).fetch_message(message.id)
await thread.edit(archived=True)
await (await bot.fetch_channel(thread.id)).send('awake')
private = await here.create_thread(name='hands', invitable=False)
await private.add_user(discord.Object({person}))
[each async for each in here.history(limit=20)]
await reply.delete()
await here.guild.fetch_member({person})
await bot.fetch_user({person})
await bot.application_info()
async with here.typing():
    None
await bot.tree.fetch_commands()
None
"""


def test_nothing_is_found_in_ordinary_play(checked):
    caller, bot = checked
    world = caller.get("/world")
    aiko, bruno = (person["id"] for person in world["people"])
    channel = world["servers"][0]["channels"][0]["id"]
    caller.post(f"/channels/{channel}/permissions", deny=[], allow=["create_private_threads"])
    played(caller, bot, aiko, bruno, channel)
    late = caller.post("/servers", name="Later", members=[aiko])
    assert bot.value(f"(await channel({late['channels'][0]['id']})).name") == "general"
    assert caller.get("/findings") == []


def test_a_request_against_the_description_is_found(checked):
    caller, bot = checked
    channel = caller.get("/world")["servers"][0]["channels"][0]["id"]
    path = f"discord.http.Route('POST', '/channels/{channel}/messages')"
    bot.run(f"await bot.http.request({path}, json={{'content': 'x', 'flags': 'many'}})")
    found = [each for each in caller.get("/findings") if each["kind"] == "request"]
    assert found
    assert "flags" in found[0]["problem"]


def test_a_route_that_nobody_has_is_found(checked):
    caller, bot = checked
    assert bot.run("await bot.http.request(discord.http.Route('GET', '/nowhere'))")["status"] == 501
    assert any(each["where"] == "GET /nowhere" for each in caller.get("/findings"))


def test_what_a_schema_can_tell_apart_has_another_shape(schemas):
    shape = Checker(Path(schemas)).shape
    message = {"id": "1234567890123456789", "type": 0, "flags": 32768, "components": [{"type": 10, "content": "Hello"}]}
    alike = {**message, "id": "9876543210987654321", "components": [{"type": 10, "content": "World"}]}
    assert shape(message) == shape(alike)
    for other in (
        {**message, "type": 1},
        {**message, "id": 12},
        {**message, "flags": None},
        {**message, "components": []},
        {**message, "components": [{"type": 10, "content": "H" * 4001}]},
        {**message, "nonce": "1"},
    ):
        assert shape(other) != shape(message)
    labels = [shape({"label": "x" * length}) for length in (79, 80, 81)]
    assert len(set(labels)) == 3
    assert shape({"users": {"1234567890": {"bot": True}}}) == shape({"users": {"987654321": {"bot": True}}})


async def test_a_fault_is_found_behind_any_number_of_faultless_messages(schemas):
    findings = Findings(Checker(Path(schemas)))
    for content in ["Hello"] * 60 + ["x" * 4001] + ["World"] * 60:
        findings.request("POST", "/channels/12/messages", {"content": content})
    async with asyncio.timeout(10):
        while findings.backlog:  # noqa: ASYNC110  its end is no event
            await asyncio.sleep(0.01)
    assert len(findings.shapes) == 2
    [found] = findings.told()
    assert (found["kind"], found["problem"][:8]) == ("request", "content:")

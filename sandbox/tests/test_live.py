"""An open page hears what its person may see, and nothing else."""

import asyncio
import json
from contextlib import asynccontextmanager

import aiohttp
import pytest

from .conftest import until

pytestmark = pytest.mark.xdist_group("sandbox")


class Page:
    def __init__(self, socket):
        self.socket = socket

    async def until(self, event, **facts):
        """The first event of that name with these facts; what else arrives before is passed over."""
        async with asyncio.timeout(5):
            while True:
                told = json.loads((await self.socket.receive()).data)
                if told["t"] == event and facts.items() <= told["d"].items():
                    return told["d"]

    async def all_until(self, event, **facts):
        heard = []
        async with asyncio.timeout(5):
            while True:
                told = json.loads((await self.socket.receive()).data)
                if told["t"] == event and facts.items() <= told["d"].items():
                    return heard
                heard.append(told)


@asynccontextmanager
async def page(sandbox, person):
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.address}/sandbox/live", params={"person": person}) as socket,
    ):
        yield Page(socket)


async def post(sandbox, path, **body):
    return await asyncio.to_thread(sandbox.post, path, **body)


async def command(sandbox, person, channel, name):
    return await post(sandbox, f"/people/{person}/channels/{channel}/command", name=name)


async def say(sandbox, person, channel, content):
    return await post(sandbox, f"/people/{person}/channels/{channel}/say", content=content)


async def test_messages_edits_and_deletes_arrive(sandbox, bot, dojo):
    async with page(sandbox, dojo.bruno) as bruno:
        interaction = await command(sandbox, dojo.aiko, dojo.channel, "ping")
        created = await bruno.until("MESSAGE_CREATE", id=interaction["message"]["id"])
        assert created["content"] == "pong"
        where = f"/people/{dojo.aiko}/channels/{dojo.channel}/press"
        await post(sandbox, where, message=created["id"], custom_id="roll")
        assert (await bruno.until("MESSAGE_UPDATE", id=created["id"]))["content"] == "rolled"
        partial = f"(await channel({dojo.channel})).get_partial_message({created['id']})"
        await asyncio.to_thread(bot.value, f"await {partial}.delete()")
        assert (await bruno.until("MESSAGE_DELETE", id=created["id"]))["channel_id"] == dojo.channel


async def test_an_ephemeral_message_reaches_its_reader_alone(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko, page(sandbox, dojo.bruno) as bruno:
        await command(sandbox, dojo.aiko, dojo.channel, "secret")
        assert (await aiko.until("MESSAGE_CREATE"))["content"] == "for Aiko"
        await say(sandbox, dojo.aiko, dojo.channel, "after")
        assert await bruno.all_until("MESSAGE_CREATE", content="after") == []


async def test_a_deferred_ephemeral_answer_is_seen_thinking_and_then_done(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko:
        await command(sandbox, dojo.aiko, dojo.channel, "late")
        thinking = await aiko.until("MESSAGE_CREATE")
        assert thinking["flags"] & 1 << 7
        assert (await aiko.until("MESSAGE_UPDATE", id=thinking["id"]))["content"] == "done"


async def test_a_modal_is_shown_to_the_person_who_opened_it(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko, page(sandbox, dojo.bruno) as bruno:
        interaction = await command(sandbox, dojo.aiko, dojo.channel, "modal")
        told = await aiko.until("MODAL")
        assert (told["interaction"], told["modal"]["title"]) == (interaction["id"], "A question")
        await say(sandbox, dojo.aiko, dojo.channel, "after")
        assert await bruno.all_until("MESSAGE_CREATE", content="after") == []


async def test_threads_are_announced_and_their_sleep_as_well(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko:
        opened = f"""
message = await (await channel({dojo.channel})).send('a lobby')
str((await message.create_thread(name='match')).id)"""
        thread = await asyncio.to_thread(bot.value, opened)
        assert (await aiko.until("THREAD_CREATE", id=thread))["name"] == "match"
        await asyncio.to_thread(bot.value, f"(await (await channel({thread})).edit(archived=True)).id")
        assert (await aiko.until("THREAD_UPDATE", id=thread))["thread_metadata"]["archived"] is True


async def test_a_private_thread_appears_to_a_person_who_is_added(sandbox, bot, dojo):
    carol = (await post(sandbox, "/people", name="Carol"))["id"]
    await post(sandbox, f"/servers/{dojo.server}/members", person=carol)
    await post(sandbox, f"/channels/{dojo.channel}/permissions", deny=[], allow=["create_private_threads"])
    async with page(sandbox, carol) as page_of_carol, page(sandbox, dojo.bruno) as bruno:
        private = "discord.ChannelType.private_thread"
        opened = f"""
thread = await (await channel({dojo.channel})).create_thread(name='hands', type={private})
await thread.add_user(discord.Object({carol}))
str(thread.id)"""
        thread = await asyncio.to_thread(bot.value, opened)
        assert (await page_of_carol.until("THREAD_CREATE"))["id"] == thread
        await say(sandbox, dojo.aiko, dojo.channel, "after")
        assert await bruno.all_until("MESSAGE_CREATE", content="after") == []


async def test_channels_servers_and_direct_messages_appear(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko:
        garden = await post(sandbox, f"/servers/{dojo.server}/channels", name="garden")
        assert (await aiko.until("CHANNEL_CREATE"))["id"] == garden["id"]
        hall = await post(sandbox, "/servers", name="Hall", members=[dojo.aiko])
        assert (await aiko.until("GUILD_CREATE"))["id"] == hall["id"]
        await command(sandbox, dojo.aiko, dojo.channel, "dm")
        assert (await aiko.until("DM_CREATE"))["with"]["name"] == "Hikyaku"


async def test_a_server_appears_to_people_who_join_and_goes_when_they_leave(sandbox, dojo):
    carol = (await post(sandbox, "/people", name="Carol"))["id"]
    async with page(sandbox, carol) as page_of_carol:
        await post(sandbox, f"/servers/{dojo.server}/members", person=carol)
        assert (await page_of_carol.until("GUILD_CREATE"))["id"] == dojo.server
        await asyncio.to_thread(sandbox.delete, f"/servers/{dojo.server}/members/{carol}")
        assert await page_of_carol.until("GUILD_DELETE") == {"id": dojo.server}


async def test_typing_is_seen(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko:
        await asyncio.to_thread(bot.value, f"async with (await channel({dojo.channel})).typing(): None\nNone")
        assert (await aiko.until("TYPING_START"))["channel_id"] == dojo.channel


async def test_the_clock_and_the_coming_and_going_of_the_bot_are_told_to_all(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko:
        now = (await post(sandbox, "/clock", advance=1))["now"]
        assert await aiko.until("CLOCK") == {"now": now}
        await post(sandbox, "/gateway", close=4000)
        assert await aiko.until("BOT") == {"online": False}
        assert await aiko.until("BOT") == {"online": True}


async def test_a_session_that_is_ended_for_good_takes_the_bot_offline(sandbox, bot, dojo):
    async with page(sandbox, dojo.aiko) as aiko:
        await post(sandbox, "/gateway", invalid=True)
        assert await aiko.until("BOT") == {"online": False}
        assert await asyncio.to_thread(until, lambda: "ready" in bot.value("bot.heard"), 10)


async def test_a_page_of_nobody_is_refused(sandbox):
    assert (await asyncio.to_thread(sandbox.ask, "GET", "/live?person=1"))[0] == 404

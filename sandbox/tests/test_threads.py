"""Threads: where they come from, when they sleep, who sees them."""

import pytest

from .conftest import until

pytestmark = pytest.mark.xdist_group("sandbox")


def open_from_message(bot, dojo, **more):
    return bot.value(
        f"""
message = await (await channel({dojo.channel})).send('a lobby')
thread = await message.create_thread(name='match', auto_archive_duration=60)
[str(thread.id), str(message.id)]"""
    )


def threads(sandbox, person):
    return [
        thread
        for channel in sandbox.get(f"/people/{person}/places")["servers"][0]["channels"]
        for thread in channel["threads"]
    ]


def test_a_thread_from_a_message_has_the_id_of_the_message(sandbox, bot, dojo):
    thread, message = open_from_message(bot, dojo)
    assert thread == message
    assert threads(sandbox, dojo.aiko) == [
        {"id": thread, "name": "match", "kind": "thread", "archived": False, "locked": False}
    ]


def test_the_message_shows_its_thread(sandbox, bot, dojo):
    thread, _ = open_from_message(bot, dojo)
    message = sandbox.messages(dojo.aiko, dojo.channel)[-1]
    assert message["thread"]["id"] == thread
    assert message["flags"] & 1 << 5


def test_a_thread_from_a_message_begins_with_that_message(sandbox, bot, dojo):
    thread, message = open_from_message(bot, dojo)
    first = sandbox.messages(dojo.aiko, thread)[0]
    assert (first["type"], first["referenced_message"]["id"]) == (21, message)


def test_a_second_thread_from_one_message_is_refused(bot, dojo):
    _, message = open_from_message(bot, dojo)
    again = f"(await (await channel({dojo.channel})).get_partial_message({message}).create_thread(name='again')).id"
    assert bot.run(again)["code"] == 160004


def test_a_message_wakes_a_sleeping_thread(sandbox, bot, dojo):
    thread, _ = open_from_message(bot, dojo)
    bot.value(f"(await (await channel({thread})).edit(archived=True)).id")
    assert threads(sandbox, dojo.aiko)[0]["archived"] is True
    bot.value(f"(await (await bot.fetch_channel({thread})).send('awake')).id")
    assert threads(sandbox, dojo.aiko)[0]["archived"] is False
    assert until(lambda: ["thread", "match", True] in bot.value("bot.heard"))


def test_a_locked_thread_sleeps_on(sandbox, bot, dojo):
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=[], allow=["manage_threads", "create_private_threads"])
    thread, _ = open_from_message(bot, dojo)
    bot.value(f"(await (await channel({thread})).edit(archived=True, locked=True)).id")
    assert bot.run(f"(await (await bot.fetch_channel({thread})).send('x')).id")["code"] == 50083


def test_nothing_is_edited_in_a_sleeping_thread_but_deleting_is_allowed(bot, dojo):
    thread, _ = open_from_message(bot, dojo)
    message = bot.value(f"(await (await channel({thread})).send('card')).id")
    bot.value(f"(await (await channel({thread})).edit(archived=True)).id")
    partial = f"(await bot.fetch_channel({thread})).get_partial_message({message})"
    assert bot.run(f"(await {partial}.edit(content='x')).id")["code"] == 50083
    assert bot.run(f"(await (await bot.fetch_channel({thread})).edit(name='x')).id")["code"] == 50083
    assert bot.run(f"await {partial}.delete()") == {"value": None}


def test_no_command_is_used_in_a_sleeping_thread(sandbox, bot, dojo):
    thread, _ = open_from_message(bot, dojo)
    bot.value(f"(await (await channel({thread})).edit(archived=True)).id")
    status, told = sandbox.ask("POST", f"/people/{dojo.aiko}/channels/{thread}/command", {"name": "ping"})
    assert (status, told["error"]) == (403, "Commands cannot be used in an archived thread.")


def test_a_thread_falls_asleep_when_nobody_writes_for_long_enough(sandbox, bot, dojo):
    open_from_message(bot, dojo)
    sandbox.post("/clock", advance=59 * 60)
    assert threads(sandbox, dojo.aiko)[0]["archived"] is False
    sandbox.post("/clock", advance=2 * 60)
    assert threads(sandbox, dojo.aiko)[0]["archived"] is True


def test_a_private_thread_is_seen_by_those_added_to_it(sandbox, bot, dojo):
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=[], allow=["manage_threads", "create_private_threads"])
    carol = sandbox.post("/people", name="Carol")["id"]
    sandbox.post(f"/servers/{dojo.server}/members", person=carol)
    private = "discord.ChannelType.private_thread"
    thread = bot.value(
        f"""
thread = await (await channel({dojo.channel})).create_thread(name='hands', type={private}, invitable=False)
await thread.add_user(discord.Object({carol}))
str(thread.id)"""
    )
    assert [each["id"] for each in threads(sandbox, carol)] == [thread]
    assert threads(sandbox, dojo.bruno) == []
    assert sandbox.ask("GET", f"/people/{dojo.bruno}/channels/{thread}/messages")[0] == 404


def test_somebody_mentioned_in_a_private_thread_joins_it(sandbox, bot, dojo):
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=[], allow=["manage_threads", "create_private_threads"])
    private = "discord.ChannelType.private_thread"
    bot.value(
        f"""
thread = await (await channel({dojo.channel})).create_thread(name='hands', type={private})
(await thread.send('<@{dojo.bruno}>')).id"""
    )
    assert [each["name"] for each in threads(sandbox, dojo.bruno)] == ["hands"]


def test_a_thread_of_its_own_is_announced_in_its_channel(sandbox, bot, dojo):
    public = "discord.ChannelType.public_thread"
    bot.value(f"(await (await channel({dojo.channel})).create_thread(name='talk', type={public})).id")
    last = sandbox.messages(dojo.aiko, dojo.channel)[-1]
    assert (last["type"], last["content"]) == (18, "talk")


def test_a_press_in_a_sleeping_thread_reaches_the_bot(sandbox, bot, dojo):
    thread, _ = open_from_message(bot, dojo)
    bot.value(f"(await (await channel({thread})).send('card', view=Controls())).id")
    bot.value(f"(await (await channel({thread})).edit(archived=True)).id")
    card = sandbox.messages(dojo.aiko, thread)[-1]
    assert sandbox.press(dojo.aiko, card, "roll")["state"] == "updated"

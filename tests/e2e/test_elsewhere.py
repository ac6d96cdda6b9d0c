"""Where only people have installed the bot: a match lives on its card, in a group DM or a server without the bot."""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random

import pytest
import pytest_asyncio

from bench.client import EPHEMERAL, answer_somehow, controls, ids, pictures, text, until
from bench.stage import Bot, Sandbox
from tests.e2e.test_people import exported, offered_to

MOST_FOLLOW_UPS = 5


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory):
    """A bot that people may install; most tests here share it."""
    async with Sandbox() as sandbox:
        database = tmp_path_factory.mktemp("elsewhere") / "matches.db"
        async with Bot(sandbox, database, USER_INSTALL="on") as bot:
            yield bot


@pytest.fixture
async def group(sandbox, aiko, bruno, chloe):
    """A group DM of three, of whom Aiko has installed the bot."""
    return await group_of(sandbox, aiko, bruno, chloe)


async def group_of(sandbox, host, *others):
    await sandbox.post(f"people/{host.id}", {"installed": True})
    for person in others:
        await sandbox.post(f"people/{person.id}", {"installed": False})
    members = [host.id, *(person.id for person in others)]
    return (await sandbox.post("groups", {"name": "Evening", "members": members}))["id"]


async def card_in(person, channel):
    """The one message that everybody sees."""
    seen = await person.sandbox.get(f"people/{person.id}/channels/{channel}/messages", limit=500)
    [card] = [each for each in seen if not each["flags"] & EPHEMERAL]
    return card


async def begun(channel, host, *others, **order):
    """A match on the card of its lobby: everybody joins there, and its host starts it."""
    opened = await host.run("play", channel=channel, **order)
    assert opened["state"] == "answered", opened
    for person in others:
        assert (await person.press(await card_in(person, channel), "join/"))["state"] == "updated"
    await host.press(await card_with("start/", host, channel), "start/")
    return await card_with("hand/", host, channel)


async def card_with(verb, person, channel):
    """The card, as soon as it has such a button."""

    async def look():
        card = await card_in(person, channel)
        return card if ids(card, verb) else None

    return await until(look)


async def hand_of(person, channel):
    """What the card's button brings: a panel that only this person sees."""
    panel = await pressed(person, channel, "hand/")
    assert panel["flags"] & EPHEMERAL
    return panel


async def pressed(person, channel, verb):
    """What a button of the card brings after the card itself has been drawn again."""
    done = await person.press(await card_in(person, channel), verb)
    assert done["state"] == "updated", done

    [panel] = await until(followed, person, done)
    return panel


async def followed(person, done):
    return (await person.sandbox.get(f"people/{person.id}/interactions/{done['id']}"))["followups"]


async def play_out(channel, people, dice, most=400):
    """Each looks at their hand in turn, and answers if they are asked, until the card shows the result."""
    for count in range(most):
        person = people[count % len(people)]
        if not ids(await card_in(person, channel), "hand/"):
            return await card_in(person, channel)
        panel = {}
        with suppress(AssertionError, IndexError):  # the result may come under the finger
            panel = await hand_of(person, channel)
        if controls(panel):
            await answer_somehow(person, panel, dice)
    raise AssertionError("the match does not end")


async def unasked(sandbox, channel):
    """What the bot has tried to do in a channel by itself."""
    return await sandbox.requests(path=f"/channels/{channel}")


@pytest.mark.parametrize("game", [pytest.param("kaito", marks=pytest.mark.long), "kengo"])
async def test_a_match_in_a_group_dm_is_played_on_its_card_to_the_result(bot, sandbox, aiko, bruno, chloe, group, game):
    options = {"options": "rounds=1"} if game == "kengo" else {}
    card = await begun(group, aiko, bruno, game=game, **options)
    assert pictures(card)
    result = await play_out(group, (aiko, bruno), Random(4))
    assert ids(result, "rematch/")
    assert result["id"] == card["id"]
    assert not controls(await card_in(chloe, group)), "hands and answers are seen by their players alone"
    assert await unasked(sandbox, group) == []
    sent = [each["path"] for each in await sandbox.requests("POST", "/webhooks/") if each["status"] == 200]
    assert max(Counter(sent).values()) <= MOST_FOLLOW_UPS


async def turn_is_told(person, channel, whose):
    return f"<@{whose.id}>'s turn" in text(await card_in(person, channel))


async def test_a_match_in_a_group_and_its_rematch_are_agreed_on_by_cards_and_not_rated(bot, aiko, bruno, group):
    await begun(group, aiko, bruno, game="kaito")
    mover, other, panel = await next_to_move(group, aiko, bruno)
    assert await turn_is_told(aiko, group, mover)
    await answer_somehow(mover, panel, Random(1))
    await until(turn_is_told, aiko, group, other)
    await aiko.press(await pressed(aiko, group, "more/"), "draw/")
    await bruno.press(await card_with("draw/", bruno, group), "draw/")
    result = await card_with("rematch/", bruno, group)
    lobby = await bruno.open(result, "rematch/")
    assert "Unrated" in text(lobby)

    async def told_where():
        return lobby["id"] in text(await aiko.open(result, "rematch/"))

    await until(told_where)
    shown = [each for each in await aiko.see(group) if not each["flags"] & EPHEMERAL]
    assert [each["id"] for each in shown] == [result["id"], lobby["id"]]
    done = await bruno.press(lobby, "options/")
    options = await until(followed, bruno, done)
    assert not [id for id in ids(options[0], "+choose/") if id.endswith("/rated")]


async def test_a_move_that_is_made_while_the_card_is_drawn_for_a_press_is_what_it_shows(
    bot, sandbox, aiko, bruno, group
):
    card = await begun(group, aiko, bruno, game="kaito")
    mover, other, panel = await next_to_move(group, aiko, bruno)
    await sandbox.post("faults", {"method": "POST", "path": "/callback$", "delay": 2.0})
    drawing = asyncio.create_task(other.press(card, "log/"))
    await asyncio.sleep(0.7)  # the press has read the match, and its picture is on its way
    await answer_somehow(mover, panel, Random(1))
    await drawing
    await until(turn_is_told, aiko, group, other, patience=10)
    await asyncio.sleep(1)
    assert await turn_is_told(aiko, group, other)


async def next_to_move(channel, one, other):
    """Who is asked and who is not, and the panel of the former."""
    panel = await hand_of(one, channel)
    return (one, other, panel) if controls(panel) else (other, one, await hand_of(other, channel))


async def test_practice_is_played_in_a_server_without_the_bot_and_with_it_as_ever(bot, sandbox, aiko):
    await sandbox.post(f"people/{aiko.id}", {"installed": True})
    server = await sandbox.post("servers", {"name": "Far", "members": [aiko.id], "bot": False})
    far = server["channels"][0]["id"]
    assert (await aiko.run("practice", channel=far, game="kaito", level="novice"))["state"] == "answered"
    await card_with("hand/", aiko, far)
    result = await play_out(far, (aiko,), Random(2))
    assert "Novice 1" in text(result)
    assert await unasked(sandbox, far) == []
    assert (await aiko.press(result, "rematch/"))["state"] == "answered"
    await aiko.run("practice", game="kaito", level="novice")
    assert await until(aiko.threads)


async def test_practice_in_direct_messages_goes_on_by_the_first_answer_where_dms_are_refused(bot, sandbox, aiko):
    await sandbox.post(f"people/{aiko.id}", {"installed": True, "dms_open": False, "dm_refusal": 50001})
    dm = (await sandbox.post(f"people/{aiko.id}/dms"))["id"]
    opened = await aiko.show("practice", dm, game="kaito", level="novice")

    async def asked():
        return controls(await aiko.open(opened, "hand/"))

    await until(asked)


async def test_such_a_match_is_exported_and_who_deletes_everything_is_named_no_more_on_its_card(
    bot, sandbox, aiko, chloe, group
):
    card = await begun(group, aiko, chloe, game="kaito")
    told = await exported(aiko, group)
    [match] = [each for each in told["matches"] if each["id"] in ids(card, "hand/")[0]]
    assert match["guild_name"] == "Evening"
    assert chloe.id not in json.dumps(told)

    def names_her(card):
        return chloe.id in text(card) or "Chloe" in text(card)

    assert names_her(card)
    await chloe.press(await chloe.show("privacy delete"), "forgetsure//")

    async def forgotten():
        card = await card_in(aiko, group)
        return ids(card, "rematch/") and not names_her(card)

    await until(forgotten)


@pytest.mark.alone
async def test_where_the_portal_refuses_it_the_bot_goes_on_for_servers(sandbox, aiko, tmp_path):
    await sandbox.post("rules", {"user_install": False})
    async with Bot(sandbox, tmp_path / "matches.db", USER_INSTALL="on") as bot:
        assert await offered_to(aiko, aiko.general) == {(0,)}
        refused, taken = await sandbox.requests("PUT", "/commands$")
        assert (refused["status"], refused["code"], taken["status"]) == (400, 50035, 200)
        assert (await aiko.run("practice", game="kaito", level="novice"))["state"] == "answered"
        assert await bot.online()


@pytest.mark.alone
async def test_where_activities_are_switched_on_their_command_stays(sandbox, aiko, tmp_path):
    await sandbox.post("rules", {"activities": True})
    async with Bot(sandbox, tmp_path / "matches.db"):
        refused, taken = await sandbox.requests("PUT", "/commands$")
        assert (refused["code"], taken["status"]) == (50240, 200)
        assert {"launch", "play"} <= {command["name"] for command in taken["body"]}
        assert (await aiko.run("practice", game="kaito", level="novice"))["state"] == "answered"

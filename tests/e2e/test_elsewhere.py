"""Where only people have installed the bot: a match lives on its card, in a group DM or a server without the bot."""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random

import jsonschema
import pytest
import pytest_asyncio

from tests.e2e.play import EPHEMERAL, answer_somehow, controls
from tests.e2e.test_people import SCHEMA, file_of
from tests.e2e.world import Bot, Sandbox, ids, pictures, text, until

MOST_FOLLOW_UPS = 5
DAY = 86_400  # seconds


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory):
    """A bot that people may install; most tests here share it."""
    async with Sandbox() as sandbox:
        database = tmp_path_factory.mktemp("elsewhere") / "matches.db"
        async with Bot(sandbox, database, USER_INSTALL="on") as bot:
            yield bot


@pytest.fixture
async def group(sandbox, people):
    """A group DM of three, of whom Aiko has installed the bot."""
    return await group_of(sandbox, *(people[name] for name in ("Aiko", "Bruno", "Chloe")))


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
        card = await card_in(person, channel)
        assert (await person.press(card, ids(card, "join/")[0]))["state"] == "updated"
    card = await card_with("start/", host, channel)
    await host.press(card, ids(card, "start/")[0])
    return await card_with("hand/", host, channel)


async def card_with(verb, person, channel):
    """The card, as soon as it has such a button."""

    async def look():
        card = await card_in(person, channel)
        return card if ids(card, verb) else None

    return await until(look)


async def hand_of(person, channel):
    """What the card's button brings: a panel that only this person sees."""
    card = await card_in(person, channel)
    panel = await pressed(person, card, "hand/")
    assert panel["flags"] & EPHEMERAL
    return panel


async def pressed(person, card, verb):
    """What a button of the card brings after the card itself has been drawn again."""
    done = await person.press(card, ids(card, verb)[0])
    assert done["state"] == "updated", done

    async def followed():
        return (await person.sandbox.get(f"people/{person.id}/interactions/{done['id']}"))["followups"]

    [panel] = await until(followed)
    return panel


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


async def told_to(person, channel):
    return [each for each in await person.see(channel) if each["author"]["id"] != person.id]


async def follow_ups(sandbox):
    """How many each interaction had."""
    sent = [each for each in await sandbox.requests("POST", "/webhooks/") if each["status"] == 200]
    return Counter(each["path"] for each in sent)


async def unasked(sandbox, channel):
    """What the bot has tried to do in a channel by itself."""
    return await sandbox.requests(path=f"/channels/{channel}")


@pytest.mark.parametrize("game", [pytest.param("kaito", marks=pytest.mark.long), "kengo"])
async def test_a_match_in_a_group_dm_is_played_on_its_card_to_the_result(bot, sandbox, people, group, game):
    aiko, bruno, chloe = (people[name] for name in ("Aiko", "Bruno", "Chloe"))
    options = {"options": "rounds=1"} if game == "kengo" else {}
    card = await begun(group, aiko, bruno, game=game, **options)
    assert pictures(card)
    result = await play_out(group, (aiko, bruno), Random(4))
    assert ids(result, "rematch/")
    assert result["id"] == card["id"]
    [seen] = await told_to(chloe, group)
    assert not controls(seen), "hands and answers are seen by their players alone"
    assert await unasked(sandbox, group) == []
    assert max((await follow_ups(sandbox)).values()) <= MOST_FOLLOW_UPS


async def test_the_card_says_whose_turn_it_is_after_a_move(bot, people, group):
    aiko, bruno = people["Aiko"], people["Bruno"]
    await begun(group, aiko, bruno, game="kaito")
    mover, other, panel = await next_to_move(group, aiko, bruno)
    assert f"<@{mover.id}>'s turn" in text(await card_in(aiko, group))
    await answer_somehow(mover, panel, Random(1))

    async def told():
        return f"<@{other.id}>'s turn" in text(await card_in(aiko, group))

    await until(told)


async def test_a_move_that_is_made_while_the_card_is_drawn_for_a_press_is_what_it_shows(bot, sandbox, people, group):
    aiko, bruno = people["Aiko"], people["Bruno"]
    card = await begun(group, aiko, bruno, game="kaito")
    mover, other, panel = await next_to_move(group, aiko, bruno)
    await sandbox.post("faults", {"method": "POST", "path": "/callback$", "delay": 2.0})
    drawing = asyncio.create_task(other.press(card, ids(card, "log/")[0]))
    await asyncio.sleep(0.7)  # the press has read the match, and its picture is on its way
    await answer_somehow(mover, panel, Random(1))
    await drawing

    async def told():
        return f"<@{other.id}>'s turn" in text(await card_in(aiko, group))

    await until(told, patience=10)
    await asyncio.sleep(1)
    assert await told()


async def next_to_move(channel, one, other):
    """Who is asked and who is not, and the panel of the former."""
    panel = await hand_of(one, channel)
    return (one, other, panel) if controls(panel) else (other, one, await hand_of(other, channel))


async def test_practice_is_played_in_a_server_without_the_bot(bot, sandbox, people):
    aiko = people["Aiko"]
    await sandbox.post(f"people/{aiko.id}", {"installed": True})
    server = await sandbox.post("servers", {"name": "Far", "members": [aiko.id], "bot": False})
    far = server["channels"][0]["id"]
    assert (await aiko.run("practice", channel=far, game="kaito", level="novice"))["state"] == "answered"
    await card_with("hand/", aiko, far)
    result = await play_out(far, (aiko,), Random(2))
    assert "Novice 1" in text(result)
    assert await unasked(sandbox, far) == []
    again = await aiko.press(result, ids(result, "rematch/")[0])
    assert again["state"] == "answered"


async def test_practice_in_direct_messages_goes_on_by_the_first_answer_where_dms_are_refused(bot, sandbox, people):
    aiko = people["Aiko"]
    await sandbox.post(f"people/{aiko.id}", {"installed": True, "dms_open": False, "dm_refusal": 50001})
    dm = (await sandbox.post(f"people/{aiko.id}/dms"))["id"]
    opened = await aiko.run("practice", channel=dm, game="kaito", level="novice")
    [hand] = ids(opened["message"], "hand/")

    async def asked():
        return controls((await aiko.press(opened["message"], hand))["message"])

    await until(asked)


async def test_an_offer_of_a_draw_stands_on_the_card_and_is_accepted_there(bot, people, group):
    aiko, bruno = people["Aiko"], people["Bruno"]
    card = await begun(group, aiko, bruno, game="kaito")
    more = await pressed(aiko, card, "more/")
    await aiko.press(more, ids(more, "draw/")[0])
    card = await card_with("draw/", bruno, group)
    await bruno.press(card, ids(card, "draw/")[0])
    assert await card_with("rematch/", bruno, group)


async def test_two_offers_stand_on_the_card_and_each_can_be_accepted(bot, people, group):
    aiko, bruno, chloe = (people[name] for name in ("Aiko", "Bruno", "Chloe"))
    card = await begun(group, aiko, bruno, chloe, game="regroup", seats=3)
    for person, verb in ((aiko, "draw/"), (bruno, "abort/")):
        more = await pressed(person, await card_in(person, group), "more/")
        asked = await person.press(more, ids(more, verb)[0])
        if verb == "abort/":
            await person.press(asked["message"], ids(asked["message"], "abortsure/")[0])
    card = await card_with("abortsure/", chloe, group)
    assert [len(ids(card, verb)) for verb in ("draw/", "abortsure/", "nodraw/")] == [1, 1, 1]
    for person in (bruno, chloe):
        card = await card_with("draw/", person, group)
        await person.press(card, ids(card, "draw/")[0])
    assert await card_with("rematch/", chloe, group)


async def test_players_of_a_rematch_in_a_group_find_one_card(bot, people, group):
    aiko, bruno = people["Aiko"], people["Bruno"]
    await begun(group, aiko, bruno, game="kaito")
    card = await card_in(aiko, group)
    more = await pressed(aiko, card, "more/")
    sure = (await aiko.press(more, ids(more, "resign/")[0]))["message"]
    await aiko.press(sure, ids(sure, "resignsure/")[0])
    result = await card_with("rematch/", bruno, group)
    asked = await bruno.press(result, ids(result, "rematch/")[0])
    assert ids(asked["message"], "join/")

    async def told_where():
        told = await aiko.press(result, ids(result, "rematch/")[0])
        return asked["message"]["id"] in text(told["message"])

    await until(told_where)
    shown = [each for each in await aiko.see(group) if not each["flags"] & EPHEMERAL]
    assert [each["id"] for each in shown] == [result["id"], asked["message"]["id"]]


async def test_such_a_match_is_exported(bot, sandbox, people, group):
    aiko, bruno = people["Aiko"], people["Bruno"]
    card = await begun(group, aiko, bruno, game="kaito")
    asked = await aiko.run("privacy export", group)

    async def filled():
        found = await sandbox.get(f"people/{aiko.id}/interactions/{asked['id']}")
        return found["message"] if found.get("message", {}).get("attachments") else None

    told = await file_of(sandbox, await until(filled))
    jsonschema.validate(told, SCHEMA)
    [match] = [each for each in told["matches"] if each["id"] in ids(card, "hand/")[0]]
    assert match["guild_name"] == "Evening"
    assert bruno.id not in json.dumps(told)


async def test_who_deletes_everything_is_named_no_more_on_the_card(bot, people, group):
    aiko, chloe = people["Aiko"], people["Chloe"]
    await begun(group, aiko, chloe, game="kaito")
    assert chloe.id in text(await card_in(aiko, group)) or "Chloe" in text(await card_in(aiko, group))
    panel = (await chloe.run("privacy delete"))["message"]
    await chloe.press(panel, ids(panel, "forgetsure//")[0])

    async def forgotten():
        [card] = [each for each in await aiko.see(group) if not each["flags"] & EPHEMERAL]
        said = text(card)
        return ids(card, "rematch/") and chloe.id not in said and "Chloe" not in said

    await until(forgotten)


async def test_such_a_match_is_not_rated(bot, people, group):
    aiko = people["Aiko"]
    opened = await aiko.run("play", channel=group, game="kaito")
    assert "Unrated" in text(opened["message"])
    panel = await pressed(aiko, opened["message"], "options/")
    assert not [id for id in ids(panel, "+choose/") if id.endswith("/rated")]


async def test_where_the_bot_is_a_member_nothing_is_different_for_those_who_installed_it(bot, sandbox, people):
    aiko = people["Aiko"]
    await sandbox.post(f"people/{aiko.id}", {"installed": True})
    assert (await aiko.run("practice", game="kaito", level="novice"))["state"] == "answered"
    assert await until(aiko.threads)


@pytest.mark.alone
@pytest.mark.long
async def test_after_a_restart_and_after_its_token_a_press_brings_the_card_up_to_date(sandbox, people, tmp_path):
    aiko, bruno = people["Aiko"], people["Bruno"]
    group = await group_of(sandbox, aiko, bruno)
    async with Bot(sandbox, tmp_path / "matches.db", USER_INSTALL="on") as bot:
        await begun(group, aiko, bruno, game="kaito")
        mover, other, panel = await next_to_move(group, aiko, bruno)
        await bot.kill()
        await bot.start()
        stale = text(await card_in(aiko, group))
        await answer_somehow(mover, panel, Random(1))
        assert text(await card_in(aiko, group)) == stale, "nobody has pressed anything on the card"
        panel = await hand_of(other, group)
        assert text(await card_in(aiko, group)) != stale
        await sandbox.advance(16 * 60)
        await answer_somehow(other, panel, Random(1))
        assert await play_out(group, (aiko, bruno), Random(3))
        assert await unasked(sandbox, group) == []


@pytest.mark.alone
@pytest.mark.long
async def test_somebody_who_comes_back_to_the_card_sees_their_hand_alone(sandbox, people, tmp_path):
    aiko, bruno = people["Aiko"], people["Bruno"]
    group = await group_of(sandbox, aiko, bruno)
    async with Bot(sandbox, tmp_path / "matches.db", USER_INSTALL="on"):
        await begun(group, aiko, bruno, game="kengo")

        async def somebody_away():
            await sandbox.post("clock", {"advance": 4 * DAY})
            await asyncio.sleep(1.5)  # clocks are looked at every second
            card = await card_in(aiko, group)
            await pressed(aiko, card, "log/")
            return ids(await card_in(aiko, group), "return/")

        await until(somebody_away)
        replies = []
        for person in (aiko, bruno):
            card = await card_in(person, group)
            if ids(card, "return/"):
                replies.append(await pressed(person, card, "return/"))
        assert any(pictures(each) for each in replies), "the hand of somebody who was away"
        assert all(each["flags"] & EPHEMERAL for each in replies)
        assert not controls(await card_in(aiko, group))


@pytest.mark.alone
async def test_where_the_portal_refuses_it_the_bot_goes_on_for_servers(sandbox, people, tmp_path):
    aiko = people["Aiko"]
    await sandbox.post("rules", {"user_install": False})
    async with Bot(sandbox, tmp_path / "matches.db", USER_INSTALL="on") as bot:
        assert await offered_to(aiko, aiko.general) == {(0,)}
        refused, taken = await sandbox.requests("PUT", "/commands$")
        assert (refused["status"], refused["code"], taken["status"]) == (400, 50035, 200)
        assert (await aiko.run("practice", game="kaito", level="novice"))["state"] == "answered"
        assert await bot.online()


@pytest.mark.alone
async def test_where_activities_are_switched_on_their_command_stays(sandbox, people, tmp_path):
    aiko = people["Aiko"]
    await sandbox.post("rules", {"activities": True})
    async with Bot(sandbox, tmp_path / "matches.db"):
        refused, taken = await sandbox.requests("PUT", "/commands$")
        assert (refused["code"], taken["status"]) == (50240, 200)
        assert {"launch", "play"} <= {command["name"] for command in taken["body"]}
        assert (await aiko.run("practice", game="kaito", level="novice"))["state"] == "answered"


@pytest.mark.alone
async def test_unless_it_is_switched_on_people_can_not_install_it(sandbox, people, tmp_path):
    aiko = people["Aiko"]
    group = await group_of(sandbox, aiko)
    async with Bot(sandbox, tmp_path / "matches.db"):
        assert await offered_to(aiko, aiko.general) == {(0,)}
        assert await offered_to(aiko, group) == set()


async def offered_to(person, channel):
    """The ways in which the commands that are offered there can be installed."""
    found = await person.sandbox.get(f"people/{person.id}/channels/{channel}/commands")
    return {tuple(command["integration_types"]) for command in found}

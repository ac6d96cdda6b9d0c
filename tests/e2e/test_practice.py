"""Computers at the table: practice in a server and by DM, computers in a lobby, and a kill while one thinks."""

import asyncio
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from engine.games import GAMES
from tests.e2e.play import Sitting, answer_somehow, asked, new_thread, played_out, say_of_dms
from tests.e2e.world import Bot, ids, lines, pictures, text, until

OF_THREE = [key for key, game in GAMES.items() if 3 in game.seats]


async def practising(person, game, *, by_dm=True, level="novice", **order):
    """A match against the computer in a thread; without a level the first of a game is coached."""
    order |= {"level": level} if level else {}
    before = {thread["id"] for thread in await person.threads()}
    opened = await person.run("practice", game=game, **order)
    assert opened["state"] == "answered", opened
    sitting = await begun(person, before)
    if by_dm != bool(person.by_dm):  # practice asks nobody about DMs, and sends none at first
        await person.press(await sitting.more(person), "bydm/" if by_dm else "nodm/")
        person.by_dm = by_dm
    if by_dm:
        await until(settled, person, sitting)
    return sitting


async def settled(person, sitting):
    """A player who wants DMs in the middle of a match may get the first one twice, the second in place of the first."""

    async def dms():
        return [each["id"] for each in await person.dms() if any(f"/{sitting.id}/" in id for id in ids(each))]

    before = await dms()
    await asyncio.sleep(0.5)
    return len(before) == 1 and before == await dms()


async def begun(person, before=()):
    sitting = Sitting("", await until(new_thread, person, before), (person,))
    [card, *_] = await until(sitting.cards)
    sitting.id = ids(card, "text/")[0].split("/")[1]
    return sitting


async def by_dm(person, game, *, level="novice", **order):
    """A match against the computer in direct messages."""
    channel = (await person.sandbox.post(f"people/{person.id}/dms"))["id"]
    assert "has started" in text(await person.show("practice", channel, game=game, level=level, **order))
    [dm, *_] = await person.offered("more/")
    return Sitting(ids(dm, "more/")[0].split("/")[1], channel, (person,))


async def lobby_of(person, game, *picks, **order):
    """A lobby into which the host lets computers."""
    lobby = await person.show("play", game=game, **order)
    await say_of_dms(person, True)
    for level in picks:
        lobby = await picked(person, lobby, level)
    return lobby


async def picked(person, lobby, value):
    """The lobby card after something was picked in its list of computers."""
    done = await person.choose(lobby, "+computer/", value)
    assert done["state"] == "updated", done
    return await person.again(lobby)


async def test_practice_begins_at_once_and_is_played_to_the_end_though_its_answer_is_lost_on_its_way_back(
    bot, aiko, sandbox
):
    await sandbox.post("faults", {"method": "POST", "path": "/callback", "after": True})
    sitting = await practising(aiko, "kaito", level="student")
    assert await played_out(sitting, Random(1))
    result = await sitting.over()
    assert "Student 1" in text(result)
    assert pictures(result)
    lobby = next(each for each in await aiko.see(aiko.general) if "Student 1" in text(each))
    assert not ids(lobby, "leave/")
    assert not ids(lobby, "verify/"), "until the match is over"
    assert ids(result, "verify/")
    people_known = {person["id"] for person in (await sandbox.get("world"))["people"]}
    for request in await sandbox.requests("POST", "/messages$"):
        mentioned = (request["body"].get("allowed_mentions") or {}).get("users", [])
        assert {str(id) for id in mentioned} <= people_known
        assert "<@-" not in str(request["body"])
    assert not any("Something went wrong" in text(each) for each in await aiko.see(aiko.general))
    assert "one unrated match" in text(await aiko.show("profile"))
    assert "Nobody has a rating" in text(await aiko.show("leaderboard", game="kaito"))


async def test_a_rematch_against_a_computer_begins_at_once_there_is_one_and_it_is_called_off_alone(bot, aiko):
    sitting = await practising(aiko, "kaito", by_dm=False)
    await aiko.press(await aiko.open(await sitting.more(aiko), "resign/"), "resignsure/")
    result = await until(sitting.over)
    assert "Novice 1 wins" in text(result)
    before = {thread["id"] for thread in await aiko.threads()}
    for _ in range(2):
        await aiko.press(result, "rematch/")
    again = await begun(aiko, before)
    assert again.id != sitting.id
    assert "Novice 1 – Aiko" in text((await again.cards())[0]), "the seats are rotated"
    assert len(await aiko.threads()) == 2
    sure = await aiko.open(await again.more(aiko), "abort/")
    assert "only playing against computers" in text(sure)
    assert "is called off" in text(await aiko.open(sure, "abortsure/"))


async def test_what_is_said_about_a_move_by_command_leaves_the_thread_again(bot, aiko):
    """The panel stays, because it leads on."""
    sitting = await practising(aiko, "kengo", by_dm=False)

    async def panel():
        hand = await aiko.show("hand", sitting.thread)
        return hand if ids(hand, "answer/") else None

    pressed = await aiko.open(await until(panel), "answer/")
    typed = ids(await until(panel), "answer/")[0].split("/")[3]
    moved = await aiko.show("move", sitting.thread, answer=typed)
    assert "You played" in text(pressed)
    assert "You played" in text(moved)
    await until(aiko.gone, moved)
    assert not await aiko.gone(pressed)


@pytest.mark.alone
async def test_a_panel_against_a_computer_first_shows_how_a_round_ended_and_leads_on_after_a_restart(bot, aiko):
    sitting = await practising(aiko, "kengo", by_dm=False, options="level=basic")

    async def hand():
        opened = await aiko.show("hand", sitting.thread)
        return opened if ids(opened, f"answer/{sitting.id}/") else None

    async def led_on(panel):
        now = await aiko.again(panel)
        return now if ids(now, "answer/") or ids(now, "again/") else None

    panel = await until(hand)
    while not ids(panel, "again/"):
        await aiko.press(panel, ids(panel, "answer/")[-1])
        panel = await until(led_on, panel)
    assert "Round 1: " in text(panel)
    assert len(pictures(panel)) == 1
    assert not ids(panel, "answer/")
    assert await hand(), "the question can be had at once"
    await bot.kill()
    await bot.start()
    question = await aiko.open(panel, "again/")
    assert ids(question, "answer/")
    again = await aiko.open(question, "ended/")
    assert "Round 1: " in text(again)
    assert ids(again, "again/")


async def test_practice_in_direct_messages_is_whole(bot, aiko, chloe):
    sitting = await by_dm(aiko, "kengo", options="rounds=1")
    refused = await aiko.run("substitute", user=chloe.id, match=sitting.id)
    assert refused["ephemeral"]
    assert "match's own server" in text(refused["message"]), "nobody is asked to a table they could not see"
    assert await played_out(sitting, Random(2))
    result = await sitting.over()
    assert pictures(result)
    assert "Novice 1" in text(result)
    assert ids(await aiko.open(result, "replay/"), "export/")
    told = "\n".join(text(each) for each in await aiko.dms())
    assert re.search(r"Move [1-9]\d* · .*Novice 1", told), "what the computer did is told line by line"
    await aiko.press(result, "rematch/")

    async def asked_anew():
        dms = [each for each in await aiko.dms() if ids(each, "answer/")]
        return dms and not ids(dms[-1], f"answer/{sitting.id}/")

    await until(asked_anew)

    async def listed_with_the_way_there():  # the bot notes the message once Discord has told it
        return f"https://discord.com/channels/@me/{sitting.thread}" in text(await aiko.show("turns", sitting.thread))

    await until(listed_with_the_way_there)
    await aiko.press(await aiko.show("resign", sitting.thread), "resignsure/")

    async def told_of_the_end():
        return len([each for each in await aiko.dms() if ids(each, "rematch/")]) == 2

    await until(told_of_the_end)
    assert not await aiko.threads()


async def test_a_computer_makes_room_for_somebody_and_goes_with_its_host(bot, aiko, bruno):
    lobby = await lobby_of(aiko, "kaito", "master")
    assert "Master 1" in text(lobby)
    assert "Starts" in text(lobby)
    assert not ids(lobby, "join/"), "it is full"
    [out] = [option["value"] for option in lines(lobby, "+computer/")]
    assert "Only the host" in text(await bruno.open(lobby, "+computer/", out))
    lobby = await picked(aiko, lobby, out)
    assert not re.search("Master 1|Unrated", text(lobby))
    assert [option["value"] for option in lines(lobby, "+computer/")] == ["novice", "student", "master"]
    assert (await bruno.press(lobby, "join/"))["state"] == "updated"
    assert not ids(await aiko.again(lobby), "+computer/")
    lobby = await lobby_of(aiko, "karenza", seats=4)
    await asyncio.gather(*(aiko.choose(lobby, "+computer/", "novice") for _ in range(2)))
    assert len(await aiko.told("The lobby has changed", lobby["channel_id"])) == 1, "of two picks the first counts"
    shown = text(await aiko.again(lobby))
    assert "Novice 1" in shown
    assert "Novice 2" not in shown
    await aiko.press(lobby, "leave/")
    closed = await aiko.again(lobby)
    assert "closed" in text(closed)
    assert not ids(closed, "leave/")


async def test_a_lobby_of_which_no_card_can_be_shown_is_closed(bot, aiko, sandbox):
    for command in ("practice", "play"):
        await sandbox.post("faults", {"method": "POST", "path": "/callback", "drop": True})
        await aiko.run(command, game="kaito")
    with closing(sqlite3.connect(bot.database)) as base:
        found = base.execute("select distinct status from lobbies where host = ?", [int(aiko.id)]).fetchall()
    assert found == [("closed",)]


@pytest.mark.parametrize("game", OF_THREE)
@pytest.mark.long
async def test_one_of_us_and_two_computers(bot, aiko, game):
    lobby = await lobby_of(aiko, game, "novice", "student", seats=3)
    assert (await aiko.press(lobby, "start/"))["state"] == "updated"
    sitting = await begun(aiko)
    await played_out(sitting, Random(game))
    assert {"Novice 1", "Student 1"} <= set(re.findall(r"\w+ 1", text(await sitting.over())))


async def asked_or_over(person, sitting):
    return await asked(person, sitting.id) or await sitting.over()


@pytest.mark.long
async def test_a_computer_that_was_killed_while_it_thought_answers_after_the_start(sandbox, aiko, tmp_path):
    """Once while it thinks or waits, once more at the moment it answers."""
    dice = Random(4)
    async with Bot(sandbox, tmp_path / "matches.db", COMPUTER_SECONDS="1.5") as bot:
        sitting = await practising(aiko, "kaito", level="master")
        for moment in (0.5, 1.0, 1.5):
            dm = await until(asked_or_over, aiko, sitting)
            if await sitting.over():  # a master needs few moves
                break
            await until(answer_somehow, aiko, dm, dice)
            before = await until(sitting.count, aiko)
            await asyncio.sleep(moment)
            await bot.kill()
            await bot.start()
            await until(asked_or_over, aiko, sitting)
            assert await sitting.over() or await sitting.count(aiko) > before
        bot.settings["COMPUTER_SECONDS"] = "0.05"
        await bot.kill()
        await bot.start()
        await played_out(sitting, dice)
        assert await sitting.count(aiko)

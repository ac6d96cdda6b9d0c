"""Computers at the table: practice in a server and by DM, computers in a lobby, and a kill while one thinks."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from engine.games import GAMES
from tests.e2e.play import Sitting, answer_somehow, asked, one_move, played_out, say_of_dms
from tests.e2e.test_kill import counted
from tests.e2e.world import Bot, ids, parts, pictures, text, until

OF_THREE = [key for key, game in GAMES.items() if 3 in game.seats]


async def practising(person, game, *, by_dm=True, level="novice", **order):
    """A match against the computer in a thread; without a level the first of a game is coached."""
    order |= {"level": level} if level else {}
    before = {thread["id"] for thread in await person.threads()}
    opened = await person.run("practice", game=game, **order)
    assert opened["state"] == "answered", opened
    sitting = await begun(person, before)
    await choose_dms(person, sitting, by_dm)
    if by_dm:
        await until(lambda: settled(person, sitting))
    return sitting


async def choose_dms(person, sitting, by_dm):
    """Under **More**: practice asks nobody about DMs, and sends none at first."""
    if by_dm != bool(person.by_dm):
        board = await sitting.board()
        more = (await person.press(board, ids(board, "more/")[0]))["message"]
        await person.press(more, ids(more, "bydm/" if by_dm else "nodm/")[0])
    person.by_dm = by_dm


async def settled(person, sitting):
    """A player who wants DMs in the middle of a match may get the first one twice, the second in place of the first."""
    before = await dms_of(person, sitting)
    await asyncio.sleep(0.5)
    return len(before) == 1 and before == await dms_of(person, sitting)


async def dms_of(person, sitting):
    return [each["id"] for each in await person.dms() if any(f"/{sitting.id}/" in id for id in ids(each))]


async def begun(person, before=()):
    async def opened_thread():
        return next((thread["id"] for thread in await person.threads() if thread["id"] not in before), None)

    sitting = Sitting("", await until(opened_thread), (person,))
    [card, *_] = await until(sitting.cards)
    sitting.id = ids(card, "text/")[0].split("/")[1]
    return sitting


async def by_dm(person, game, *, level="novice", **order):
    """A match against the computer in direct messages."""
    order |= {"level": level}
    channel = (await person.sandbox.post(f"people/{person.id}/dms"))["id"]
    opened = await person.run("practice", channel=channel, game=game, **order)
    assert "has started" in text(opened["message"])
    [dm, *_] = await person.offered("more/")
    return Sitting(ids(dm, "more/")[0].split("/")[1], channel, (person,))


async def lobby_of(person, game, *picks, **order):
    """A lobby into which the host lets computers."""
    lobby = (await person.run("play", game=game, **order))["message"]
    await say_of_dms(person, True)
    for level in picks:
        lobby = await picked(person, lobby, level)
    return lobby


async def picked(person, lobby, value):
    """The lobby card after something was picked in its list of computers."""
    [pick] = ids(lobby, "+computer/")
    done = await person.choose(lobby, pick, value)
    assert done["state"] == "updated", done
    return await now_of(person, lobby)


async def now_of(person, message):
    return next(each for each in await person.see(message["channel_id"]) if each["id"] == message["id"])


def offered(lobby):
    return [option["value"] for part in parts(lobby) if part["type"] == 3 for option in part["options"]]


async def test_practice_begins_at_once_and_is_played_to_the_end(bot, people, sandbox):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kaito", level="student")
    assert await played_out(sitting, Random(1))
    result = await sitting.over()
    assert "Student 1" in text(result)
    assert pictures(result)
    lobby = next(each for each in await aiko.see(aiko.general) if "Student 1" in text(each))
    assert not ids(lobby, "leave/")
    assert not ids(lobby, "verify/"), "until the match is over"
    assert "Pace" not in text(lobby)
    assert ids(result, "verify/")
    people_known = {person["id"] for person in (await sandbox.get("world"))["people"]}
    for request in await sandbox.requests("POST", "/messages$"):
        mentioned = (request["body"].get("allowed_mentions") or {}).get("users", [])
        assert {str(id) for id in mentioned} <= people_known
        assert "<@-" not in str(request["body"])


async def test_a_rematch_against_a_computer_begins_at_once_and_there_is_one(bot, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kaito", by_dm=False)
    board = await sitting.board()
    more = (await aiko.press(board, ids(board, "more/")[0]))["message"]
    sure = (await aiko.press(more, ids(more, "resign/")[0]))["message"]
    await aiko.press(sure, ids(sure, "resignsure/")[0])
    result = await until(sitting.over)
    assert "Novice 1 wins" in text(result)
    before = {thread["id"] for thread in await aiko.threads()}
    for _ in range(2):
        await aiko.press(result, ids(result, "rematch/")[0])
    again = await begun(aiko, before)
    assert again.id != sitting.id
    assert "Novice 1 – Aiko" in text((await again.cards())[0]), "the seats are rotated"
    assert len(await aiko.threads()) == 2


async def test_what_is_said_about_a_move_by_command_leaves_the_thread_again(bot, people):
    """The panel stays, because it leads on."""
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kengo", by_dm=False)

    async def panel():
        hand = (await aiko.run("hand", channel=sitting.thread))["message"]
        return hand if ids(hand, "answer/") else None

    asking = await until(panel)
    pressed = (await aiko.press(asking, ids(asking, "answer/")[0]))["message"]
    typed = ids(await until(panel), "answer/")[0].split("/")[3]
    moved = (await aiko.run("move", channel=sitting.thread, answer=typed))["message"]
    assert "You played" in text(pressed)
    assert "You played" in text(moved)

    async def gone():
        return moved["id"] not in [each["id"] for each in await aiko.see(sitting.thread)]

    await until(gone)
    assert pressed["id"] in [each["id"] for each in await aiko.see(sitting.thread)]


@pytest.mark.alone
async def test_a_panel_against_a_computer_first_shows_how_a_round_ended_and_leads_on_after_a_restart(bot, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kengo", by_dm=False, options="level=basic")

    async def hand():
        opened = (await aiko.run("hand", channel=sitting.thread))["message"]
        return opened if ids(opened, f"answer/{sitting.id}/") else None

    async def led_on():
        seen = {each["id"]: each for each in await aiko.see(sitting.thread)}
        now = seen[panel["id"]]
        return now if ids(now, "answer/") or ids(now, "again/") else None

    panel = await until(hand)
    while not ids(panel, "again/"):
        await aiko.press(panel, ids(panel, "answer/")[-1])
        panel = await until(led_on)
    assert "Round 1: " in text(panel)
    assert len(pictures(panel)) == 1
    assert not ids(panel, "answer/")
    assert await hand(), "the question can be had at once"
    await bot.kill()
    await bot.start()
    asked = (await aiko.press(panel, ids(panel, "again/")[0]))["message"]
    assert ids(asked, "answer/")
    again = (await aiko.press(asked, ids(asked, "ended/")[0]))["message"]
    assert "Round 1: " in text(again)
    assert ids(again, "again/")


async def test_practice_in_direct_messages_is_whole(bot, people):
    aiko = people["Aiko"]
    sitting = await by_dm(aiko, "kengo", options="rounds=1")
    assert await played_out(sitting, Random(2))
    result = await sitting.over()
    assert pictures(result)
    assert "Novice 1" in text(result)
    replay = (await aiko.press(result, ids(result, "replay/")[0]))["message"]
    assert ids(replay, "export/")
    told = "\n".join(text(each) for each in await aiko.dms())
    assert re.search(r"Move [1-9]\d* · .*Novice 1", told), "what the computer did is told line by line"
    await aiko.press(result, ids(result, "rematch/")[0])

    async def asked_anew():
        dms = [each for each in await aiko.dms() if ids(each, "answer/")]
        return dms and not ids(dms[-1], f"answer/{sitting.id}/")

    await until(asked_anew)

    async def listed_with_the_way_there():  # the bot notes the message once Discord has told it
        listed = text((await aiko.run("turns", channel=sitting.thread))["message"])
        return f"https://discord.com/channels/@me/{sitting.thread}" in listed

    await until(listed_with_the_way_there)
    sure = (await aiko.run("resign", channel=sitting.thread))["message"]
    await aiko.press(sure, ids(sure, "resignsure/")[0])

    async def told_of_the_end():
        return len([each for each in await aiko.dms() if ids(each, "rematch/")]) == 2

    await until(told_of_the_end)
    assert not await aiko.threads()


async def test_a_computer_makes_room_for_somebody(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = await lobby_of(aiko, "kaito", "master")
    assert "Master 1" in text(lobby)
    assert "Starts" in text(lobby)
    assert not ids(lobby, "join/"), "it is full"
    [out] = offered(lobby)
    refused = await bruno.choose(lobby, ids(lobby, "+computer/")[0], out)
    assert "Only the host" in text(refused["message"])
    lobby = await picked(aiko, lobby, out)
    assert "Master 1" not in text(lobby)
    assert "Unrated" not in text(lobby)
    assert offered(lobby) == ["novice", "student", "master"]
    assert (await bruno.press(lobby, ids(lobby, "join/")[0]))["state"] == "updated"
    assert not ids(await now_of(aiko, lobby), "+computer/")


async def test_an_answer_that_is_lost_on_its_way_back_keeps_nobody_from_practising(bot, people, sandbox):
    aiko = people["Aiko"]
    await sandbox.post("faults", {"method": "POST", "path": "/callback", "after": True})
    sitting = await practising(aiko, "kaito")
    assert await played_out(sitting, Random(1))
    assert not any("Something went wrong" in text(each) for each in await aiko.see(aiko.general))


async def test_a_lobby_of_which_no_card_can_be_shown_is_closed(bot, people, sandbox):
    aiko = people["Aiko"]
    for command in ("practice", "play"):
        await sandbox.post("faults", {"method": "POST", "path": "/callback", "drop": True})
        await aiko.run(command, game="kaito")
    with closing(sqlite3.connect(bot.database)) as base:
        found = base.execute("select distinct status from lobbies where host = ?", [int(aiko.id)]).fetchall()
    assert found == [("closed",)]


async def test_of_two_picks_from_one_card_only_the_first_counts(bot, people):
    aiko = people["Aiko"]
    lobby = await lobby_of(aiko, "karenza", seats=4)
    [pick] = ids(lobby, "+computer/")
    await asyncio.gather(*(aiko.choose(lobby, pick, "novice") for _ in range(2)))
    assert len(await aiko.told("The lobby has changed", lobby["channel_id"])) == 1
    shown = text(await now_of(aiko, lobby))
    assert "Novice 1" in shown
    assert "Novice 2" not in shown


async def test_somebody_who_leaves_a_lobby_of_computers_closes_it(bot, people):
    aiko = people["Aiko"]
    lobby = await lobby_of(aiko, "kaito", "novice")
    await aiko.press(lobby, ids(lobby, "leave/")[0])
    closed = await now_of(aiko, lobby)
    assert "closed" in text(closed)
    assert not ids(closed, "leave/")


@pytest.mark.parametrize("game", OF_THREE)
@pytest.mark.long
async def test_one_of_us_and_two_computers(bot, people, game):
    aiko = people["Aiko"]
    lobby = await lobby_of(aiko, game, "novice", "student", seats=3)
    assert (await aiko.press(lobby, ids(lobby, "start/")[0]))["state"] == "updated"
    sitting = await begun(aiko)
    await played_out(sitting, Random(game))
    assert {"Novice 1", "Student 1"} <= set(re.findall(r"\w+ 1", text(await sitting.over())))


@pytest.mark.parametrize("game", OF_THREE)
@pytest.mark.long
async def test_two_of_us_and_a_computer_which_stays_when_one_goes(bot, people, game):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = await lobby_of(aiko, game, "novice", seats=3)
    await bruno.press(lobby, ids(lobby, "join/")[0])
    await say_of_dms(bruno, True)
    lobby = await now_of(aiko, lobby)
    await aiko.press(lobby, ids(lobby, "start/")[0])
    sitting = await begun(aiko)
    sitting.people = (aiko, bruno)
    for _ in range(3):
        await one_move(sitting, Random(3))
    for person in (aiko, bruno):
        assert not await sitting.over()
        sure = (await person.run("resign", channel=sitting.thread))["message"]
        await person.press(sure, ids(sure, "resignsure/")[0])
    assert "Novice 1 wins" in text(await until(sitting.over))


@pytest.mark.long
async def test_a_computer_that_was_killed_while_it_thought_answers_after_the_start(sandbox, people, tmp_path):
    """Once while it thinks or waits, once more at the moment it answers."""
    aiko, dice = people["Aiko"], Random(4)
    async with Bot(sandbox, tmp_path / "matches.db", COMPUTER_SECONDS="1.5") as bot:
        sitting = await practising(aiko, "kaito", level="master")
        for moment in (0.5, 1.0, 1.5):
            dm = await until(lambda: asked_or_over(aiko, sitting))
            if await sitting.over():  # a master needs few moves
                break
            await until(lambda dm=dm: answer_somehow(aiko, dm, dice))
            before = await until(lambda: counted(aiko, sitting))
            await asyncio.sleep(moment)
            await bot.kill()
            await bot.start()
            await until(lambda: asked_or_over(aiko, sitting))
            assert await sitting.over() or await counted(aiko, sitting) > before
        bot.settings["COMPUTER_SECONDS"] = "0.05"
        await bot.kill()
        await bot.start()
        await played_out(sitting, dice)
        card = (await until(sitting.cards))[-1]
        log = text((await aiko.press(card, ids(card, "log/")[0]))["message"])
        plies = [int(ply) for ply in re.findall(r"(?m)^`#(\d+)`", log)]
        assert plies == sorted(set(plies)), "no answer stands in the log twice"


async def asked_or_over(person, sitting):
    return await asked(person, sitting.id) or await sitting.over()


def thinking():
    """The processes that think, for whichever bot: their number, and that of the bot."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"dojo.computer.worker" in (process / "cmdline").read_bytes():
                found.add((process.name, (process / "stat").read_text().rpartition(")")[2].split()[1]))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only where processes are files")
@pytest.mark.parametrize("end", ["kill", "terminate"])
@pytest.mark.long
async def test_no_process_that_thinks_outlives_the_bot(sandbox, people, tmp_path, end):
    async with Bot(sandbox, tmp_path / "matches.db") as bot:
        sitting = await practising(people["Aiko"], "kaito", level="master")
        await one_move(sitting, Random(5))

        async def begun_to_think():
            return {number for number, parent in thinking() if parent == str(bot.process.pid)}

        workers = await until(begun_to_think)
        getattr(bot.process, end)()
        await bot.process.wait()

        async def gone():
            return not workers & {number for number, _ in thinking()}

        await until(gone)

"""Computers at the table: practice in a server and by DM, a coach, and lessons."""

import asyncio
import re
import sqlite3
from contextlib import closing
from functools import partial
from random import Random

from bench.client import (
    EPHEMERAL,
    Sitting,
    answers,
    controls,
    ids,
    new_thread,
    parts,
    pictures,
    played_out,
    text,
    until,
)
from engine.games import GAMES
from engine.moves import read
from faces import FACES
from faces.lessons import lessons
from faces.translation import speaker


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


async def test_a_lobby_of_which_no_card_can_be_shown_is_closed(bot, aiko, sandbox):
    for command in ("practice", "play"):
        await sandbox.post("faults", {"method": "POST", "path": "/callback", "drop": True})
        await aiko.run(command, game="kaito")
    with closing(sqlite3.connect(bot.database)) as base:
        found = base.execute("select distinct status from lobbies where host = ?", [int(aiko.id)]).fetchall()
    assert found == [("closed",)]


# Coached matches


SILENT = 1 << 12  # a message that notifies nobody
coached = partial(practising, by_dm=False, coach=True)


async def own_panel(person, sitting):
    """The panel in which this person is asked something now. While a thread is new, /hand may show another match."""

    async def asked():
        panel = await person.show("hand", sitting.thread)
        return panel if any(f"/{sitting.id}/" in id for id in controls(panel)) else None

    return await until(asked)


def question(panel):
    return int(controls(panel)[0].split("/")[2])


async def played(person, panel):
    """One move, whatever the coach thinks of it."""
    shown = await person.open(panel, answers(panel)[0])
    return await person.open(shown, "answer/") if ids(shown, "again/") and ids(shown, "answer/") else shown


async def asked_in(channel, person, sitting, after=-1):
    """The message there that asks this person for a move."""
    shown = [each for each in await person.see(channel) if ids(each, f"answer/{sitting.id}/")]
    return shown[-1] if shown and question(shown[-1]) > after else None


async def hints(person, channel):
    said = ("I'd play", "Your only move")
    return [each["id"] for each in await person.see(channel) if any(words in text(each) for words in said)]


async def hints_are(number, person, channel, but=()):
    found = await hints(person, channel)
    return len(found) == number and not set(but) & set(found)


def in_full(game, id):
    """What the move of a button is called where there is room."""
    return FACES[game].option(read(GAMES[game].rules.move, id.split("/")[3]), speaker("en"))


async def test_a_move_is_taken_back_its_old_buttons_are_refused_and_no_hint_stays(bot, aiko):
    """Also where the other's hand is hidden."""
    sitting = await coached(aiko, game := "kendo")
    here = (aiko, sitting.thread)
    for _ in range(2):
        before = await own_panel(aiko, sitting)
        await aiko.press(before, "hint/")
        await until(hints_are, 1, *here)
        first = await hints(*here)
        await aiko.press(before, "hint/")
        await until(hints_are, 1, *here, first)
        await played(aiko, await own_panel(aiko, sitting))
        await until(hints_are, 0, *here)
        later = await own_panel(aiko, sitting)
        await aiko.press(later, "hint/")
        await until(hints_are, 1, *here)
        back = await aiko.open(later, "takeback/")
        await until(hints_are, 0, *here)
        assert f"**{in_full(game, answers(before)[0])}**" in text(back)
        assert "Taken back" in text(back).strip().splitlines()[-1], "below the panel, where it's seen"
        assert question(back) > question(later)
        assert [id.split("/")[3] for id in controls(back)] == [id.split("/")[3] for id in controls(before)]
        assert "moved on" in text(await aiko.open(before, answers(before)[0]))
    assert await aiko.told("took back", sitting.thread)


async def test_practice_starts_with_the_first_question_and_nothing_else_to_press_and_so_does_its_rematch(
    bot, aiko, sandbox
):
    """No question about DMs, and the board in the thread calls nobody."""
    sitting = await coached(aiko, "kengo")
    panel = await until(asked_in, aiko.general, aiko, sitting)
    begins = "You play right here, in this message. I'm your coach. I also play against you"
    assert text(panel).strip().startswith(begins)
    assert "The match has started" not in text(panel)
    assert pictures(panel)
    assert [id for each in await aiko.see(aiko.general) for verb in ("bydm", "hand/") for id in ids(each, verb)] == []
    [board] = await sandbox.requests("POST", f"/channels/{sitting.thread}/messages$")
    assert board["body"]["flags"] & SILENT
    await aiko.press(panel, "hint/")
    hint = (await aiko.told("I'd play", aiko.general))[-1]
    await aiko.press(hint, "answer/")
    await until(aiko.gone, panel)
    panel = await until(asked_in, aiko.general, aiko, sitting, question(panel))
    assert panel["id"] == hint["id"]
    await sitting.resign(aiko)
    before = {thread["id"] for thread in await aiko.threads()}
    button = next(part for part in parts(panel) if part.get("custom_id", "").startswith("more/"))
    button["custom_id"] = f"rematch/{sitting.id}/"  # as on the panel of a match that was played out
    click = {"type": 3, "data": {"component_type": 2, "custom_id": button["custom_id"]}, "message": panel}
    await sandbox.post(f"people/{aiko.id}/channels/{aiko.general}/forge", click)
    again = await begun(aiko, before)
    panel = await until(asked_in, aiko.general, aiko, again)
    shown = [each["id"] for each in await aiko.see(aiko.general)]
    assert shown.index(again.thread) < shown.index(panel["id"]), "below its card"


# Lessons


def right(game, number):
    return f"try/{game}/{number}/{lessons(game)[number].right[0]}"


async def done(person, panel, game, number):
    """The step with this number is played, and the next one shown."""
    after = await person.open(panel, right(game, number))
    assert "✅" in text(after)
    assert ids(after) == [f"lesson/{game}/{number + 1}", f"rule/{game}/{','.join(lessons(game)[number].clauses)}"]
    return await person.open(after, "lesson/")


async def test_somebody_learns_a_game_and_practises_it_and_the_next(bot, aiko):
    panel = await aiko.open(await aiko.show("play", game="kaito"), "learn/")
    assert panel["flags"] & EPHEMERAL
    for number in range(len(lessons("kaito"))):
        assert f"Step {number + 1} of" in text(panel)
        assert pictures(panel)
        panel = await done(aiko, panel, "kaito", number)
    assert "You win when" in text(panel)
    before = {thread["id"] for thread in await aiko.threads()}
    await aiko.press(panel, "practise/")
    await until(new_thread, aiko, before)
    panel = await aiko.show("learn", game="kengo")
    wrong = await aiko.open(panel, "try/kengo/0/retreat 1")
    assert "↩️" in text(wrong)
    assert "Step 1 of" in text(wrong)
    after = await aiko.open(wrong, right("kengo", 0))
    rules = await aiko.open(after, "rule/")
    await aiko.press(after, "lesson/")
    await until(aiko.gone, rules)  # they would hide the step on a phone
    await aiko.press(await aiko.show("settings"), "settle/text_first/1")
    panel = await aiko.show("learn", game="regroup")
    assert not pictures(panel)
    assert "```" in text(panel)


async def test_the_first_practice_of_a_game_offers_its_lessons_in_private_or_where_one_is_alone(bot, aiko):
    await aiko.run("practice", game="karenza")
    [offer] = await aiko.told("New to this game?", aiko.general)
    assert offer["flags"] & EPHEMERAL
    assert ids(offer, "learn/") == ["learn/karenza/"]
    channel = (await aiko.sandbox.post(f"people/{aiko.id}/dms"))["id"]
    panel = await aiko.open(await aiko.show("practice", channel, game="regroup"), "learn/regroup/")
    assert not panel["flags"] & EPHEMERAL
    assert "Step 2 of" in text(await done(aiko, panel, "regroup", 0))
    assert not ids(await aiko.show("practice", channel, game="regroup"), "learn/")

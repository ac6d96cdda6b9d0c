"""A match with the real bot: late and doubled clicks, typed moves, the end, a rematch, a kill, and looking back."""

import asyncio
import io
import json
import re
import sys
from hashlib import sha256
from random import Random

import pytest
from PIL import Image

from bench.client import (
    EPHEMERAL,
    answer,
    answers,
    asked,
    controls,
    ids,
    one_move,
    parts,
    pictures,
    played_out,
    seated,
    started,
    text,
    until,
)
from bench.stage import ROOT, Bot


async def test_a_move_is_typed_by_who_is_asked_and_what_is_no_move_is_refused_in_words(bot, two, people):
    sitting, chloe = await seated(two, "kaito"), people["Chloe"]
    person, other, dm = await sitting.question()
    offered = await person.complete("move", "answer", channel=sitting.thread, answer="place")
    assert [each["value"] for each in offered] == [id.split("/", 3)[3] for id in answers(dm)]

    async def refused(who, typed):
        done = await who.run("move", channel=sitting.thread, answer=typed)
        assert done["ephemeral"]
        return done["message"]

    typed = offered[0]["value"]
    assert "isn't your turn" in text(await refused(other, typed))
    assert "aren't playing" in text(await refused(chloe, typed))
    for impossible in ("y" * 3000, "pass"):
        told = text(await refused(person, impossible))
        assert "You can't play" in told
        assert f"You can play: {typed}" in told
    assert await sitting.count(person) == 0
    assert await asked(person, sitting.id)
    done = await person.run("move", channel=sitting.thread, answer=typed.upper())
    assert "You played" in text(done["message"])
    for command in ("hand", "board", "resign"):
        assert "`/play`" in text(await chloe.show(command))
    for unknown in ("aaaaaaaa", " ", "'; drop table matches; --", "x" * 90):
        assert "can't find that match" in text(await chloe.show("hand", match=unknown))


async def test_what_is_typed_is_completed_with_what_it_leads_to(bot, two):
    sitting = await seated(two, "regroup")
    person, _, _ = await sitting.question()
    await person.run("move", channel=sitting.thread, answer="take pile")
    offered = await person.complete("move", "answer", channel=sitting.thread, answer="place c1")
    assert [each["value"] for each in offered] == [f"place c1 {turns}" for turns in range(4)]
    assert all("↻" in each["name"] and set("+−±") & set(each["name"]) for each in offered)
    [square] = {each["name"].split(" · ")[1].split()[0] for each in offered}  # as the picture names it
    assert await person.complete("move", "answer", channel=sitting.thread, answer=f"place {square}") == offered


async def test_a_button_pressed_twice_is_one_move_and_one_of_an_older_question_is_refused(bot, two, people):
    sitting = await seated(two, "kaito", by_dm=False)
    board = await sitting.board()
    [gallery] = [part for part in parts(board) if part["type"] == 12]
    assert all(len(item["description"]) > 100 for item in gallery["items"])
    shown = await people["Chloe"].press(board, "text/")
    assert shown["ephemeral"]
    assert "a b c d e f" in " ".join(shown["message"]["content"].split())
    person, _, first = await sitting.turn()
    second = await sitting.hand(person)
    await person.sandbox.post("faults/interactions", {"duplicated": 1})
    await answer(person, first, answers(first)[0])
    await until(sitting.has_counted, person, 1)
    late = await person.press(second, answers(second)[1])
    assert late["state"] == "updated", "the very panel shows what is asked now"
    assert late["message"]["id"] == second["id"]
    assert "moved on" in text(late["message"])
    assert not set(ids(late["message"])) & set(answers(second)), "no button of the old question is left"
    assert await sitting.count(person) == 1


async def test_a_resigned_match_is_told_by_dm_and_two_who_press_rematch_sit_at_one_card(bot, two):
    sitting, (aiko, bruno) = await seated(two, "kaito"), two
    winner, loser, dm = await sitting.question()
    await answer(winner, dm, answers(dm)[0])
    await until(asked, loser, sitting.id)
    result = await sitting.resign(loser)
    assert f"{winner.name} wins" in text(result)

    async def told():  # who has answered already reads it there
        return "wins" in text((await winner.dms())[-1])

    await until(told)
    assert (await winner.press(result, "rematch/"))["ephemeral"]
    [lobby] = await loser.offered("leave/", loser.general)
    assert [each["id"] for each in lobby["mentions"]] == [loser.id], "who is wanted is told"
    await loser.press(result, "rematch/")
    [lobby] = await loser.offered("start/", loser.general)
    assert text(lobby).index(aiko.id) > text(lobby).index(bruno.id), "the seats are rotated"
    again = await started((winner, loser), lobby, {sitting.thread})
    assert len(await loser.offered("hand/", again.thread)) == 1
    assert not ids(await loser.again(lobby), "leave/")


# Whole matches


MATCHES = {
    "kaito": (2, {}),
    "kengo": (2, {"options": "rounds=1"}),
    "kengo-advanced": (2, {"options": "level=advanced, specials=on, rounds=3"}),
    "kendo": (2, {}),
    "kendo-three": (3, {}),
    "kendo-four": (4, {}),
    "kendo-competition": (2, {"options": "mode=competition, ippons=1"}),
    "karenza": (2, {"options": "target=5"}),
    "karenza-three": (3, {"options": "target=5, sword_lock=off"}),
    "karenza-four": (4, {"options": "target=5, hand=5, threat_cap=defence"}),
    "regroup": (2, {}),
    "regroup-three": (3, {"options": "initial=different, leaders=powers"}),
    "regroup-four": (4, {"options": "leaders=drowning, heal_cap=off"}),
}


def marks(name):
    """One of the quick tests; Regroup! has the largest panels; the others are left to `make test-all`."""
    return [pytest.mark.quick] * (name == "kengo") + [pytest.mark.long] * (name not in {"kengo", "regroup"})


@pytest.mark.parametrize("name", [pytest.param(name, marks=marks(name)) for name in MATCHES])
async def test_a_match_by_dms_from_play_to_the_result(bot, people, name):
    seats, chosen = MATCHES[name]
    players = tuple(people.values())[:seats]
    sitting = await seated(players, name.split("-")[0], **({"seats": seats} if seats > 2 else {}), **chosen)
    moves = await played_out(sitting, Random(name), most=600)
    assert moves > 3
    result = await sitting.over()
    assert "win" in text(result) or "draw" in text(result)
    assert pictures(result)

    async def tidy():
        dms = [dm for player in players for dm in await player.dms()]
        return not any(map(controls, dms))

    await until(tidy)
    assert await sitting.board(), "only the last card has buttons"


# Answers on their way


LONG = 60  # seconds, which only a moved clock or Send now makes shorter
SILENT = 1 << 12


def holding(sandbox, tmp_path):
    return Bot(sandbox, tmp_path / "matches.db", HOLD_SECONDS=str(LONG))


async def test_an_answer_is_taken_back_before_anybody_knows_of_it_and_then_played_once(sandbox, two, tmp_path):
    async with holding(sandbox, tmp_path):
        sitting = await seated(two, "kaito")
        person, other, dm = await sitting.question()
        board = await sitting.board()
        held = await person.open(dm, answers(dm)[0])
        assert "Nobody has seen it yet" in text(held)
        assert re.search(r"<t:\d+:R>", text(held))
        assert not answers(held)
        assert pictures(held), "the hand stays in sight"
        assert (await sitting.board())["id"] == board["id"]
        undone = await person.open(held, "undo/")
        assert answers(undone) == answers(dm)
        await sandbox.advance(LONG + 1)
        assert await sitting.count(person) == 0
        await person.press(undone, answers(undone)[1])
        assert await sitting.count(person) == 0
        await sandbox.post("clock", {"advance": LONG + 1})
        await until(sitting.has_counted, person, 1)
        await until(asked, other, sitting.id)

        async def closed():
            return not any(ids(dm, "undo/") for dm in await person.dms())

        await until(closed)
        assert await sitting.count(person) == 1


async def test_after_the_hold_it_is_too_late_and_what_is_sent_now_is_sent_at_once(sandbox, two, tmp_path):
    async with holding(sandbox, tmp_path):
        sitting = await seated(two, "kaito", by_dm=False)
        person, other, panel = await sitting.turn()
        held = await person.open(panel, answers(panel)[0])
        second = await person.show("hand", sitting.thread)
        assert "Nobody has seen it yet" in text(second), "/hand shows what is held"
        await sandbox.post("clock", {"advance": LONG + 1})
        await until(person.gone, held)
        assert "Too late" in text(await person.open(second, "undo/"))
        assert await sitting.count(person) == 1

        _, _, panel = await sitting.turn(other)
        typed = answers(panel)[0].split("/", 3)[3]
        first = await other.show("move", sitting.thread, answer=typed)
        second = await other.open(panel, answers(panel)[1])
        assert text(first) != text(second)
        sent = text(await other.open(first, "sendnow/"))
        assert "You played" in sent
        await until(sitting.has_counted, other, 2)
        assert sent.split("**")[1] == text(second).split("Playing **")[1].split("**")[0], (
            "it took the first one's place"
        )


# What waits next


async def waits(person, number=None):
    found = re.search(r"\*\*(\d+|One) match", text(await person.show("turns")))
    waiting = 0 if found is None else 1 if found[1] == "One" else int(found[1])
    return waiting if number is None else waiting == number


async def test_after_an_answer_the_next_game_is_a_click_away(bot, two):
    for _ in range(4):
        await seated(two, "kaito", by_dm=False)
    person, number = max([(each, await waits(each)) for each in two], key=lambda found: found[1])
    assert number > 1
    panel = await person.open(await person.show("turns"), "hand/")
    for left in reversed(range(number)):
        done = await person.open(panel, answers(panel)[0])
        if left:
            waiting = "One more match is waiting" if left == 1 else f"{left} more matches are waiting"
            assert waiting in text(done)
            panel = await person.open(done, "next/")
            assert panel["id"] == done["id"], "in place of the one just answered"
    assert not ids(done, "next/")


# Killed in the middle


MOMENT = 0.06  # seconds after a press: before it is heard, in the middle of it, or while its notices go round


@pytest.mark.alone
@pytest.mark.quick
async def test_what_was_told_outlives_a_kill_and_is_there_once(bot, two):
    """The proof of crashes kills at every point; here somebody answers, and the bot dies at about the same moment."""
    dice = Random(5)
    sitting = await seated(two, "kengo", options="rounds=1")
    assert await one_move(sitting, dice)
    person, _, dm = await sitting.question()
    [chosen, *_] = [id for id in answers(dm) if id.startswith("answer/")] or answers(dm)
    pressing = asyncio.create_task(person.press(dm, chosen))
    await asyncio.sleep(dice.uniform(0, MOMENT))
    await bot.kill()
    told = (await pressing)["state"] == "updated"
    await bot.start()
    known = await sitting.count(two[0])
    assert known in ({2} if told else {1, 2})
    while await one_move(sitting, dice):
        known += 1
    assert await sitting.count(two[0]) == known
    await sitting.board()


# Looking back


LIMIT = 10 * 2**20


async def download(sandbox, url):
    async with sandbox.session.get(url) as answer:
        assert answer.status == 200
        return await answer.read()


async def finished(people, game, seed, **options):
    """A match played to the end; its result card."""
    sitting = await seated(people, game, **options)
    await played_out(sitting, Random(seed), most=600)
    return sitting, await sitting.over()


async def program(*arguments):
    """What one of our command lines says, and its exit code."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    told, _ = await process.communicate()
    return process.returncode, told.decode()


def alts(message):
    return [item["description"] for part in parts(message) if part["type"] == 12 for item in part["items"]]


async def sent_file(person, channel, name):
    """The newest file there that is called so."""

    async def sent():
        files = [file for each in await person.see(channel) for file in each["attachments"]]
        return next((file for file in reversed(files) if name in file["filename"]), None)

    return await until(sent)


async def test_a_match_that_is_over_is_stepped_through_with_each_pair_of_eyes(bot, two, chloe):
    aiko, _ = two
    sitting, result = await finished(two, "karenza", "eyes")
    opened = await aiko.press(result, "replay/")
    assert opened["ephemeral"]
    panel = opened["message"]
    last = int(re.search(r"\*\*0 of (\d+)\*\*", text(panel))[1])
    seen = set()
    for ply in range(1, 6):
        panel = await aiko.open(panel, next(id for id in ids(panel, "step/") if id.endswith("/next")))
        assert f"**{ply} of {last}**" in text(panel)
        assert len(alts(panel)[0]) > 50
        seen.add(pictures(panel)[0])
    assert len(seen) == 5
    end = await aiko.open(panel, "+step/", str(last))
    assert f"**{last} of" in text(end)
    assert not [id for id in ids(end, "step/") if id.endswith(("/next", "/last"))]
    first = await aiko.open(end, next(id for id in ids(end, "step/") if id.endswith("/first")))
    assert "**0 of" in text(first)
    panel = await chloe.show("replay", sitting.thread)
    for eyes, whose, shown in (("0", "as Aiko sees it", 2), ("1", "as Bruno", 2), ("table", "as everyone sees it", 1)):
        panel = await chloe.open(panel, "+eyes/", eyes)
        assert whose in text(panel)
        assert len(pictures(panel)) == shown
    assert await chloe.complete("replay", "match", match="") == []
    assert [choice["value"] for choice in await aiko.complete("replay", "match", match="")] == [sitting.id]
    older = newest = await chloe.show("log", sitting.thread)
    if ids(newest, "logpage/"):  # some matches are over after a few blows
        older = await chloe.open(newest, "logpage/")
        assert text(older) != text(newest)
    assert "`#0`" in text(older)
    assert "You aren't playing in this match" in text(await chloe.open(result, "closer/"))
    await aiko.press(result, "closer/")

    async def looked():  # on a very slow machine the processor time of a look finds nothing that is certain
        said = ("You played", "sure of no mistake")
        return next((each for each in await aiko.see(sitting.thread) if any(part in text(each) for part in said)), None)

    panel = await until(looked)
    assert ("Better: " in text(panel)) == bool(pictures(panel)) == ("You played" in text(panel))


async def test_the_film_moves_the_record_verifies_and_the_web_page_has_the_seal_of_the_card(
    bot, sandbox, two, tmp_path
):
    aiko, _ = two
    sitting, result = await finished(two, "kaito", "film")
    replay = await aiko.open(result, "replay/")
    await aiko.press(replay, "film/")

    async def filmed():
        return next((each for each in await aiko.see(sitting.thread) if "film.gif" in str(each)), None)

    film = await until(filmed)
    assert len(alts(film)[0]) > 60
    gif = await download(sandbox, pictures(film)[0])
    with Image.open(io.BytesIO(gif)) as moving:
        assert (moving.format, moving.is_animated) == ("GIF", True)
        assert moving.n_frames > 5
    assert len(gif) < LIMIT
    await aiko.press(replay, "webpage/")
    file = await sent_file(aiko, sitting.thread, f"kaito-{sitting.id}.html")
    page = (await download(sandbox, file["url"])).decode()
    assert "Content-Security-Policy" in page
    [of_page] = set(re.findall(r'"seal":"([0-9a-f]{64})"', page))
    seal = ids(result, "verify/")[0].split("/")[2]
    assert seal == of_page[:32]

    def said(message):
        return dict(re.findall(r"-# (Hash|Secret|Joins|Seats|Seed|Seal) `([^`]+)`", text(message)))

    shown = await aiko.open(result, "verify/")
    assert "Everything checks out." in text(shown)
    assert set(said(shown)) == {"Hash", "Secret", "Joins", "Seats", "Seed", "Seal"}
    shared = await aiko.open(shown, "share/")
    assert said(shared) == said(shown)
    assert not shared["flags"] & EPHEMERAL
    assert text(await aiko.show("verify", match=sitting.id)) == text(shown)
    assert [each["value"] for each in await aiko.complete("verify", "match", match="kai")] == [sitting.id]
    [file] = (await aiko.open(shown, "export/"))["attachments"]
    path = tmp_path / "record.json"
    path.write_bytes(await download(sandbox, file["url"]))
    _, told = await program("-m", "engine", "outcome", path)
    assert ("Aiko", "Bruno")[json.loads(told)["winners"][0]] in text(result)
    joins = sha256(said(shown)["Joins"].encode()).hexdigest()
    script = ("-I", "-S", ROOT / "docs/verify.py", path)
    assert (await program(*script, seal, said(shown)["Hash"], joins[:32]))[0] == 0
    record = json.loads(path.read_text())
    path.write_text(json.dumps(record | {"moves": record["moves"][:-2]}))
    code, why = await program(*script)
    assert (code, "seal is that of another" in why) == (1, True)


@pytest.mark.long
async def test_the_web_page_has_no_secret_for_those_who_may_not_see_hands(bot, sandbox, two, people):
    aiko, dai = two[0], people["Dai"]
    await aiko.open(await aiko.show("admin setup"), "/spectators", "off")
    sitting, result = await finished(two, "karenza", "closed", options="target=5")
    for person in (aiko, dai):
        await person.press(await person.open(result, "replay/"), "webpage/")
        file = await sent_file(person, sitting.thread, ".html")
        page = (await download(sandbox, file["url"])).decode()
        assert ('"secret":' in page) == (person is aiko)

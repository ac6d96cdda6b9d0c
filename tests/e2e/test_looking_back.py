"""Looking back with the real bot: since your last move, the log, replay, film and record of a match; its shuffle."""

import asyncio
import io
import json
import re
import sys
from functools import partial
from hashlib import sha256
from random import Random

import aiohttp
import pytest
from PIL import Image

from tests.e2e.play import answer_somehow, asked, controls, one_move, played_out, seated
from tests.e2e.world import ROOT, ids, parts, pictures, text, until

LIMIT = 10 * 2**20


async def download(sandbox, url):
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200
        return await answer.read()


async def finished(people, game, seed, **options):
    """A match played to the end; its result card."""
    sitting = await seated(people, game, **options)
    await played_out(sitting, Random(seed), most=600)
    return sitting, await sitting.over()


async def engine(*arguments):
    """What the real command line says."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "engine", *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    assert process.returncode == 0
    return told


def alts(message):
    return [item["description"] for part in parts(message) if part["type"] == 12 for item in part["items"]]


# While it is played


async def test_a_panel_begins_with_what_has_happened_since(bot, two, people):
    three = (*two, people["Chloe"])
    sitting = await seated(three, "kendo", seats=3, by_dm=False)
    dice = Random("since")
    last = None
    for _ in range(14):
        board = await sitting.board()
        for person in three:
            mine = (await person.press(board, ids(board, "hand/")[0]))["message"]
            told = "So far" in text(mine) or "Since your last move" in text(mine)
            assert told or person is last or last is None  # the house may have moved since
            assert text(mine).count("-# `") <= 6
        last = await answered(sitting, three, board, dice)


async def answered(sitting, people, board, dice):
    """The asked player answers from their own panel; who it was, once the board has followed."""
    mine = {person: (await person.press(board, ids(board, "hand/")[0]))["message"] for person in people}
    person = next(person for person in people if controls(mine[person]))
    await answer_somehow(person, mine[person], dice)

    async def new_board():
        return next((card for card in await sitting.cards() if text(card) != text(board)), None)

    await until(new_board)
    return person


async def somebody_asked(sitting):
    """The DM that asks for the next move."""
    return next(filter(None, [await asked(person, sitting.id) for person in sitting.people]), None)


async def test_a_dm_begins_so_too(bot, two):
    sitting = await seated(two, "kengo")
    dice = Random("letters")

    dms = []
    for _ in range(9):
        dms.append(await until(partial(somebody_asked, sitting)))
        await one_move(sitting, dice)

    assert any("Since your last move" in text(dm) for dm in dms)


async def turned(person, page, way):
    """All pages of the log that follow this one; `way`: "b" for those before it, "a" for those after it."""
    pages = [page]
    while there := [id for id in ids(pages[-1], "logpage/") if f"/{way}" in id]:
        done = await person.press(pages[-1], there[0])
        assert text(done["message"]) != text(pages[-1]), done["state"]
        pages.append(done["message"])
    return pages[1:]


def read(pages):
    return "\n".join(map(text, pages))


async def test_the_log_turns_its_pages_and_keeps_secrets(bot, two, people):
    sitting = await seated((*two, people["Chloe"]), "kendo", seats=3)
    dice = Random("log")
    for _ in range(20):
        assert await one_move(sitting, dice)
    await until(partial(somebody_asked, sitting))  # the last move is told
    board = await sitting.board()
    aiko, dai = two[0], people["Dai"]
    mine = (await aiko.press(board, ids(board, "log/")[0]))["message"]
    theirs = (await dai.run("log", channel=sitting.thread))["message"]
    assert ids(mine, "logpage/") == [id for id in ids(mine, "logpage/") if "/b" in id], "the newest page is shown first"
    older = await turned(aiko, mine, "b")
    assert "`#0`" in read(older)
    assert "You: " in read(older)
    assert "You: " not in read(await turned(dai, theirs, "b"))
    [*_, newest] = await turned(aiko, older[-1], "a")
    assert text(newest).splitlines()[-1] == text(mine).splitlines()[-1]


async def test_a_game_that_forgets_has_a_short_log_while_it_is_played(bot, two):
    sitting = await seated(two, "kengo")
    dice = Random("short")
    for _ in range(4):
        await one_move(sitting, dice)
    board = await sitting.board()
    log = (await two[0].press(board, ids(board, "log/")[0]))["message"]
    assert "stay hidden" in text(log)


async def test_before_the_end_nothing_is_replayed_filmed_or_exported(bot, two):
    sitting = await seated(two, "kaito")
    board = await sitting.board()
    said = await two[0].run("replay", match=sitting.id)
    assert "still running" in text(said["message"])
    assert "You haven't finished a match" in text((await two[0].run("replay"))["message"])
    assert not ids(board, "export/") + ids(board, "film/") + ids(board, "replay/")


# Afterwards


@pytest.mark.parametrize("game", [pytest.param("kaito", marks=pytest.mark.long), "karenza"])
async def test_a_match_that_is_over_is_stepped_through(bot, two, people, game):
    _, result = await finished(two, game, "replay", **({"options": "target=5"} if game == "karenza" else {}))
    aiko = two[0]
    opened = await aiko.press(result, ids(result, "replay/")[0])
    assert opened["ephemeral"]
    panel = opened["message"]
    assert "**0 of" in text(panel)
    last = int(text(panel).split("**0 of ")[1].split("**")[0])
    seen = set()
    for ply in range(1, last + 1):
        panel = (await aiko.press(panel, next(id for id in ids(panel, "step/") if id.endswith("/next"))))["message"]
        assert f"**{ply} of {last}**" in text(panel)
        assert len(alts(panel)[0]) > 50
        seen.add(pictures(panel)[0])
    assert not [id for id in ids(panel, "step/") if id.endswith(("/next", "/last"))]
    assert len(seen) == last
    first = (await aiko.press(panel, next(id for id in ids(panel, "step/") if id.endswith("/first"))))["message"]
    assert "**0 of" in text(first)
    marked = (await aiko.choose(first, ids(first, "+step/")[0], str(last)))["message"]
    assert f"**{last} of" in text(marked)


@pytest.mark.long
async def test_hands_are_seen_through_each_pair_of_eyes(bot, two, people):
    sitting, _ = await finished(two, "karenza", "eyes", options="target=5")
    chloe = people["Chloe"]
    panel = (await chloe.run("replay", channel=sitting.thread))["message"]
    seen = {}
    for eyes in ("0", "1", "table", "mover"):
        panel = (await chloe.choose(panel, ids(panel, "+eyes/")[0], eyes))["message"]
        seen[eyes] = text(panel), len(pictures(panel))
    assert "as Aiko sees it" in seen["0"][0]
    assert "as Bruno sees it" in seen["1"][0]
    assert "as everyone sees it" in seen["table"][0]
    assert [seen[eyes][1] for eyes in ("0", "1", "table")] == [2, 2, 1]
    assert await chloe.complete("replay", "match", match="") == []
    assert [choice["value"] for choice in await two[0].complete("replay", "match", match="")] == [sitting.id]


async def test_each_player_looks_closer_at_their_own_moves(bot, two, people):
    sitting, result = await finished(two, "kaito", "closer")
    aiko, chloe = two[0], people["Chloe"]
    await aiko.press(result, ids(result, "closer/")[0])

    async def looked():  # on a very slow machine the processor time of a look finds nothing that is certain
        said = ("You played", "sure of no mistake")
        return next((each for each in await aiko.see(sitting.thread) if any(part in text(each) for part in said)), None)

    panel = await until(looked, 120)
    assert ("Better: " in text(panel)) == bool(pictures(panel)) == ("You played" in text(panel))
    refused = (await chloe.press(result, ids(result, "closer/")[0]))["message"]
    assert "You aren't playing in this match" in text(refused)


async def test_the_film_moves_and_the_record_verifies(bot, sandbox, two, tmp_path):
    sitting, result = await finished(two, "kaito", "film")
    aiko = two[0]
    replay = (await aiko.press(result, ids(result, "replay/")[0]))["message"]
    await aiko.press(replay, ids(replay, "film/")[0])

    async def filmed():
        return next((each for each in await aiko.see(sitting.thread) if "film.gif" in str(each)), None)

    film = await until(filmed)
    assert len(alts(film)[0]) > 60
    gif = await download(sandbox, pictures(film)[0])
    with Image.open(io.BytesIO(gif)) as moving:
        assert (moving.format, moving.is_animated) == ("GIF", True)
        assert moving.n_frames > 5
    assert len(gif) < LIMIT
    exported = (await aiko.press(replay, ids(replay, "export/")[0]))["message"]
    [file] = exported["attachments"]
    path = tmp_path / file["filename"]
    path.write_bytes(await download(sandbox, file["url"]))
    winner = json.loads(await engine("outcome", str(path)))["winners"][0]
    assert ("Aiko", "Bruno")[winner] in text(result)


async def test_the_web_page_comes_as_a_file_with_the_seal_of_the_card(bot, sandbox, two):
    sitting, result = await finished(two, "kaito", "page")
    aiko = two[0]
    replay = (await aiko.press(result, ids(result, "replay/")[0]))["message"]
    await aiko.press(replay, ids(replay, "webpage/")[0])
    name = f"kaito-{sitting.id}.html"

    async def sent():
        return next((each for each in await aiko.see(sitting.thread) if name in str(each["attachments"])), None)

    [file] = (await until(sent))["attachments"]
    page = (await download(sandbox, file["url"])).decode()
    assert "Content-Security-Policy" in page
    [seal] = set(re.findall(r'"seal":"([0-9a-f]{64})"', page))
    assert ids(result, "verify/")[0].split("/")[2] == seal[:32]


@pytest.mark.long
async def test_the_web_page_has_no_secret_for_those_who_may_not_see_hands(bot, sandbox, two, people):
    settings = (await two[0].run("admin setup"))["message"]
    [spectators] = [id for id in ids(settings) if id.endswith("/spectators")]
    await two[0].choose(settings, spectators, "off")
    sitting, result = await finished(two, "karenza", "closed", options="target=5")
    secrets = {}
    for person in (two[0], people["Dai"]):
        replay = (await person.press(result, ids(result, "replay/")[0]))["message"]
        await person.press(replay, ids(replay, "webpage/")[0])

        async def sent(person=person):
            return next(
                (each for each in await person.see(sitting.thread) if ".html" in str(each["attachments"])), None
            )

        [file] = (await until(sent))["attachments"]
        secrets[person] = '"secret":' in (await download(sandbox, file["url"])).decode()
    assert list(secrets.values()) == [True, False]


# How it was shuffled


def said(message):
    return dict(re.findall(r"-# (Hash|Secret|Joins|Seats|Seed|Seal) `([^`]+)`", text(message)))


async def script(path, *arguments):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", "-S", str(ROOT / "docs/verify.py"), str(path), *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, wrong = await process.communicate()
    return process.returncode, (out + wrong).decode()


async def test_the_card_carries_the_hash_before_anybody_joins_and_shuffle_shows_it(bot, two):
    aiko, bruno = two
    opened = (await aiko.run("play", game="kaito"))["message"]
    [hash] = ids(opened, "verify/")
    panel = (await bruno.press(opened, hash))["message"]
    assert said(panel)["Hash"].startswith(hash.split("/")[2]), "what the panel shows is what the card carries"
    joined = (await bruno.press(opened, ids(opened, "join/")[0]))["message"]
    assert ids(joined, "verify/") == [hash]
    begun = (await aiko.press(joined, ids(joined, "start/")[0]))["message"]
    assert re.fullmatch(re.escape(hash) + "/[0-9a-f]{32}", ids(begun, "verify/")[0])


async def test_a_running_match_tells_its_hash_and_its_joins_and_never_its_secret(bot, two):
    sitting = await seated(two, "kengo")
    await one_move(sitting, Random("running"))
    shown = (await two[1].run("verify", match=sitting.id))["message"]
    assert set(said(shown)) == {"Hash", "Joins"}
    assert not ids(shown, "export/")
    came = re.findall(r"\+(\d+)", said(shown)["Joins"])
    assert re.findall(r"Your own click was `(\d+)`", text(shown)) == [came[1]]

    async def has_gone():  # the first board had it, and the lobby keeps it
        return not ids(await sitting.board(), "verify/")

    assert await until(has_gone)


async def test_a_finished_match_checks_out_for_players_for_everybody_and_for_the_script(bot, sandbox, two, tmp_path):
    sitting = await seated(two, "kaito")
    await played_out(sitting, Random("verify"), most=600)
    result, aiko = await sitting.over(), two[0]
    shown = (await aiko.press(result, ids(result, "verify/")[0]))["message"]
    assert "Everything checks out." in text(shown)
    assert text(shown).count("✅") == 4
    assert set(said(shown)) == {"Hash", "Secret", "Joins", "Seats", "Seed", "Seal"}
    shared = (await aiko.press(shown, ids(shown, "share/")[0]))["message"]
    assert said(shared) == said(shown)
    assert not shared["flags"] & 64
    assert text((await aiko.run("verify", match=sitting.id))["message"]) == text(shown)
    assert [each["value"] for each in await aiko.complete("verify", "match", match="kai")] == [sitting.id]
    [file] = (await aiko.press(shown, ids(shown, "export/")[0]))["message"]["attachments"]
    path = tmp_path / "record.json"
    path.write_bytes(await download(sandbox, file["url"]))
    seal = ids(result, "verify/")[0].split("/")[2]
    joins = sha256(said(shown)["Joins"].encode()).hexdigest()
    assert (await script(path, seal, said(shown)["Hash"], joins[:32]))[0] == 0
    told = json.loads(path.read_text())
    path.write_text(json.dumps(told | {"moves": told["moves"][:-2]}))
    code, why = await script(path)
    assert (code, "seal is that of another" in why) == (1, True)

"""Looking back with the real bot: since your last move, the log, replay, film and record of a match; its shuffle."""

import asyncio
import io
import json
import re
import sys
from hashlib import sha256
from random import Random

import pytest
from PIL import Image

from tests.e2e.play import one_move, played_out, seated
from tests.e2e.world import EPHEMERAL, ROOT, ids, parts, pictures, text, until

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


async def test_while_a_match_is_played_its_log_has_pages_and_keeps_secrets_and_nothing_is_replayed(bot, two, people):
    aiko, dai = two[0], people["Dai"]
    sitting = await seated((*two, people["Chloe"]), "kendo", seats=3)
    dice = Random("log")
    for _ in range(20):
        assert await one_move(sitting, dice)
    await sitting.question()  # the last move is told
    board = await sitting.board()

    async def turned(person, page, way):
        """All pages of the log before this one, or after it."""
        pages = [page]
        while there := [id for id in ids(pages[-1], "logpage/") if id.rpartition("/")[2].startswith(way)]:
            pages.append(await person.open(pages[-1], there[0]))
            assert text(pages[-1]) != text(pages[-2])
        return "\n".join(map(text, pages)), pages[-1]

    mine = await aiko.open(board, "log/")
    assert all(id.rpartition("/")[2].startswith("b") for id in ids(mine, "logpage/")), "the newest page is shown first"
    older, first = await turned(aiko, mine, "b")
    assert "`#0`" in older
    assert "You: " in older
    assert "You: " not in (await turned(dai, await dai.show("log", sitting.thread), "b"))[0]
    _, newest = await turned(aiko, first, "a")
    assert text(newest).splitlines()[-1] == text(mine).splitlines()[-1]
    assert "still running" in text(await aiko.show("replay", match=sitting.id))
    assert "You haven't finished a match" in text(await aiko.show("replay"))
    assert not ids(board, "export/") + ids(board, "film/") + ids(board, "replay/")


async def test_a_match_that_is_over_is_stepped_through_with_each_pair_of_eyes(bot, two, chloe):
    aiko, _ = two
    sitting, result = await finished(two, "karenza", "eyes", options="target=5")
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

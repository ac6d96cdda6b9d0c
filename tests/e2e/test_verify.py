"""A shuffle checked with the real bot: the hash on the card, /verify, and the script on the record."""

import asyncio
import json
import re
import sys
from random import Random

from tests.e2e.play import one_move, played_out, seated
from tests.e2e.test_looking_back import download
from tests.e2e.world import ROOT, ids, text, until

HASH = r"[0-9a-f]{64}"


def said(message):
    return dict(re.findall(r"-# (Hash|Secret|Joins|Seed|Seal) `([^`]+)`", text(message)))


async def script(path, *arguments):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", "-S", str(ROOT / "docs/verify.py"), str(path), *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, wrong = await process.communicate()
    return process.returncode, (out + wrong).decode()


async def test_the_hash_stands_on_the_card_before_anybody_joins_and_stays(bot, two):
    aiko, bruno = two
    opened = (await aiko.run("play", game="kaito"))["message"]
    [hash] = re.findall(HASH, text(opened))
    joined = (await bruno.press(opened, ids(opened, "join/")[0]))["message"]
    assert re.findall(HASH, text(joined)) == [hash]
    begun = (await aiko.press(joined, ids(joined, "start/")[0]))["message"]
    assert re.findall(HASH, text(begun)) == [hash]
    assert re.search(r"of the joins `[0-9a-f]{16}`", text(begun))


async def test_a_running_match_tells_its_hash_and_its_joins_and_never_its_secret(bot, two):
    sitting = await seated(two, "kengo")
    await one_move(sitting, Random("running"))
    shown = (await two[1].run("verify", match=sitting.id))["message"]
    assert set(said(shown)) == {"Hash", "Joins"}
    assert not ids(shown)
    came = re.findall(r"\+(\d+)", said(shown)["Joins"])
    assert re.findall(r"Your own click was `(\d+)`", text(shown)) == [came[1]]

    async def has_gone():  # of the start it stood on the first board, and stays on the lobby
        return said(shown)["Hash"] not in text(await sitting.board())

    assert await until(has_gone)


async def test_a_finished_match_checks_out_for_players_for_everybody_and_for_the_script(bot, sandbox, two, tmp_path):
    sitting = await seated(two, "kaito")
    await played_out(sitting, Random("verify"), most=600)
    result, aiko = await sitting.over(), two[0]
    shown = (await aiko.press(result, ids(result, "verify/")[0]))["message"]
    assert "Everything checks out." in text(shown)
    assert text(shown).count("✅") == 4
    assert set(said(shown)) == {"Hash", "Secret", "Joins", "Seed", "Seal"}
    assert f"secret `{said(shown)['Secret']}`" in text(result)
    shared = (await aiko.press(shown, ids(shown, "share/")[0]))["message"]
    assert said(shared) == said(shown)
    assert not shared["flags"] & 64
    assert text((await aiko.run("verify", match=sitting.id))["message"]) == text(shown)
    assert [each["value"] for each in await aiko.complete("verify", "match", match="kai")] == [sitting.id]
    [file] = (await aiko.press(shown, ids(shown, "export/")[0]))["message"]["attachments"]
    path = tmp_path / "record.json"
    path.write_bytes(await download(sandbox, file["url"]))
    assert (await script(path, said(shown)["Seal"][:16]))[0] == 0
    told = json.loads(path.read_text())
    path.write_text(json.dumps(told | {"moves": told["moves"][:-2]}))
    code, why = await script(path)
    assert (code, "seal is that of another" in why) == (1, True)

"""People with the real bot: what they settle, whom they do not want to meet, what they report, and being forgotten."""

import json

import jsonschema
import pytest

from storage.store import Store
from tests.e2e.play import answer, answers, asked, say_of_dms, seated
from tests.e2e.world import ROOT, Bot, ids, parts, text, until

SCHEMA = json.loads((ROOT / "docs" / "export.schema.json").read_text("utf-8"))


def options(message, custom_id):
    return next(part["options"] for part in parts(message) if part.get("custom_id") == custom_id)


def chosen(message, name):
    return next(each["value"] for each in options(message, f"+settle/{name}/") if each.get("default"))


async def lobby_of(host, **options):
    """A lobby somebody has just opened, with the question about DMs answered."""
    lobby = (await host.run("play", game="kengo", **options))["message"]
    await say_of_dms(host, False)
    return lobby


async def file_of(sandbox, message):
    [attached] = message["attachments"]
    async with sandbox.session.get(attached["url"]) as answer:
        return json.loads(await answer.read())


# Settings


async def test_settings_hold_at_once_and_are_said_in_plain_sentences(bot, people):
    aiko = people["Aiko"]
    opened = await aiko.run("settings")
    assert opened["ephemeral"]
    panel = opened["message"]
    assert "haven't said yes" in text(panel)

    async def pick(name, value):
        return (await aiko.choose(panel, f"+settle/{name}/", value))["message"]

    assert "after you confirm them" in text(await pick("sending", "confirm"))
    assert "mention you in the match's thread" in text(await pick("notices", "thread"))
    after = await pick("from", "1320")
    assert "22:00 to 07:00 in UTC" in text(after)
    assert len(options(after, "+settle/to/")) == 12
    after = await pick("zone", "Europe/Berlin")
    assert "22:00 to 07:00 in Europe/Berlin, where it's" in text(after)
    assert "none" in text(await pick("from", "off"))
    assert "at 20:00" in text((await pick("notices", "digest")) and await pick("hour", "20"))
    pressed = (await aiko.press(panel, "settle/text_first/1"))["message"]
    assert "come as text" in text(pressed)
    again = (await aiko.run("settings"))["message"]
    assert [chosen(again, name) for name in ("sending", "notices", "zone", "hour")] == [
        *("confirm", "digest", "Europe/Berlin", "20")
    ]
    assert ids(again, "settle/text_first/") == ["settle/text_first/0"]


@pytest.mark.long
async def test_a_zone_is_typed_also_after_a_restart_and_a_wrong_one_is_helped_with(sandbox, people, tmp_path):
    aiko = people["Aiko"]
    async with Bot(sandbox, tmp_path / "a.db") as bot:
        panel = (await aiko.run("settings"))["message"]
        sheets = [await aiko.choose(panel, "+settle/zone/", "other") for _ in range(2)]
        assert [sheet["state"] for sheet in sheets] == ["modal", "modal"]
        await bot.kill()
        await bot.start()
        refused = await aiko.submit(sheets[0], zone="Lisboa")
        assert "Europe/Lisbon" in text(refused["message"])
        taken = await aiko.submit(sheets[1], zone="lisbon")
        assert chosen(taken["message"], "zone") == "Europe/Lisbon"


async def test_somebody_who_asks_for_dms_in_the_settings_gets_the_hands_that_are_owed(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kengo", by_dm=False)
    for person in (aiko, bruno):
        panel = (await person.run("settings"))["message"]
        await person.choose(panel, "+settle/notices/", "dm")

    async def somebody():
        return await asked(aiko, sitting.id) or await asked(bruno, sitting.id)

    assert await until(somebody)


async def test_closed_doors_are_said_on_the_panel(sandbox, bot, people):
    aiko = people["Aiko"]
    await sandbox.post(f"people/{aiko.id}", {"dms_open": False})
    panel = (await aiko.run("settings"))["message"]
    await aiko.press(panel, "settle/notices/dm")
    assert await aiko.told("Discord won't let me", aiko.general)


async def test_text_first_brings_the_board_as_text_and_the_picture_when_asked_for(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    panel = (await aiko.run("settings"))["message"]
    await aiko.press(panel, "settle/text_first/1")
    sitting = await seated((aiko, bruno), "kengo", by_dm=False)
    hand = (await aiko.run("hand", channel=sitting.thread))["message"]
    assert "```" in text(hand)
    assert hand["attachments"] == []
    more = (await aiko.press(hand, ids(hand, "more/")[0]))["message"]
    looked = (await aiko.press(more, ids(more, "picture/")[0]))["message"]
    assert len(looked["attachments"]) == 1
    other = (await bruno.run("hand", channel=sitting.thread))["message"]
    assert "```" not in text(other)
    assert other["attachments"]


# Blocks


async def test_somebody_who_is_blocked_is_refused_as_anybody_is_and_is_not_called(bot, people):
    aiko, bruno, chloe = people["Aiko"], people["Bruno"], people["Chloe"]
    blocked = await aiko.run("block", user=bruno.id)
    assert blocked["ephemeral"]
    assert "blocked one person" in text(blocked["message"])
    lobby, kept = await lobby_of(aiko), await lobby_of(chloe, opponent=aiko.id)
    told = [
        text((await bruno.press(each, ids(each, "join/")[0]))["message"]).partition("-#")[0] for each in (lobby, kept)
    ]
    assert told[0] == told[1], "nothing tells of it"
    inviting = (await bruno.run("play", game="kengo", opponent=aiko.id))["message"]
    assert inviting["mentions"] == []
    assert [each["id"] for each in kept["mentions"]] == [aiko.id]
    panel = (await aiko.run("block"))["message"]
    assert "You haven't blocked anyone" in text((await aiko.choose(panel, "+unblock//", bruno.id))["message"])
    joined = await bruno.press(lobby, ids(lobby, "join/")[0])
    assert joined["state"] == "updated"


async def test_one_cannot_block_oneself(bot, people):
    aiko = people["Aiko"]
    assert "yourself" in text((await aiko.run("block", user=aiko.id))["message"])


# Reports


async def test_a_report_reaches_the_host_however_long_it_takes(sandbox, people, tmp_path):
    aiko, bruno = people["Aiko"], people["Bruno"]
    channel = (await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "host"}))["id"]
    async with Bot(sandbox, tmp_path / "a.db", REPORT_TO=channel):
        sitting = await seated((aiko, bruno), "kengo", by_dm=False)
        board = await sitting.board()
        more = (await aiko.press(board, ids(board, "more/")[0]))["message"]
        sheet = await aiko.press(more, ids(more, "report/")[0])
        await sandbox.post("faults", {"method": "POST", "path": f"channels/{channel}/messages", "status": 503})
        thanks = await aiko.submit(sheet, words="He **was** rude.\nTwice.")
        assert thanks["ephemeral"]
        assert sitting.id in text(thanks["message"])

        async def refused():
            sent = await sandbox.requests("POST", f"/channels/{channel}/messages$")
            return [each for each in sent if each["status"] == 503]

        await until(refused)
        await sandbox.post("clock", {"advance": 120})
        [report] = await until(lambda: people["Chloe"].see(channel))
        assert "Aiko" in text(report)
        assert sitting.id in text(report)
        assert "Twice" in text(report)
        assert report["mentions"] == []


async def test_five_reports_a_day(bot, people):
    aiko = people["Aiko"]
    for number in range(5):
        sheet = await aiko.run("report")
        assert "on its way" in text((await aiko.submit(sheet, words=f"report {number}"))["message"])
    sheet = await aiko.run("report")
    assert "5 reports today" in text((await aiko.submit(sheet, words="one more"))["message"])


# Privacy


async def test_the_exported_file_is_what_its_schema_says(sandbox, bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kengo")
    await bruno.run("settings")
    exported = await aiko.run("privacy export")

    async def filled():
        found = await aiko.sandbox.get(f"people/{aiko.id}/interactions/{exported['id']}")
        return found["message"] if found.get("message", {}).get("attachments") else None

    message = await until(filled)
    told = await file_of(sandbox, message)
    jsonschema.validate(told, SCHEMA)
    assert told["person"]["id"] == aiko.id
    assert [each["id"] for each in told["matches"]] == [sitting.id]
    assert bruno.id not in json.dumps(told)
    refused = await aiko.run("privacy export")
    assert refused["ephemeral"]
    assert "one export an hour" in text(refused["message"])


def code(number):
    """An id as reports have them."""
    return "".join("abcdefghij"[int(digit)] for digit in f"{number:08}")


async def test_an_export_too_large_for_a_file_comes_in_several(sandbox, people, tmp_path):
    aiko, database = people["Aiko"], tmp_path / "matches.db"
    async with await Store.open(str(database)) as store, store.transaction() as queries:
        for number in range(5000):
            facts = {"user_id": int(aiko.id), "match_id": None, "guild": 0, "words": "€" * 1000, "now": 0}
            await queries.write_report(id=code(number), **facts)
            await queries.report_sent(id=code(number))
    async with Bot(sandbox, database):
        await aiko.run("privacy export")

        async def sent():
            found = [each for each in await aiko.see(aiko.general) if each["attachments"]]
            return found if len(found) == 2 else None

        files = [await file_of(sandbox, message) for message in await until(sent)]
    for each in files:
        jsonschema.validate(each, SCHEMA)
    files.sort(key=lambda each: each["part"])
    assert [(each["part"], each["more"]) for each in files] == [(1, True), (2, False)]
    assert [report["id"] for each in files for report in each["reports"]] == [code(number) for number in range(5000)]


async def test_what_is_kept_can_be_read_in_full(bot, people):
    aiko = people["Aiko"]
    panel = (await aiko.run("privacy show"))["message"]
    papers = (await aiko.press(panel, "fulltext//"))["message"]
    assert [each["filename"] for each in papers["attachments"]] == ["PRIVACY.md", "TERMS.md"]


async def forgotten(person):
    """Asked twice, as everybody is."""
    panel = (await person.run("privacy delete"))["message"]
    kept = (await person.press(panel, "keepme//"))["message"]
    assert "I didn't delete anything" in text(kept)
    panel = (await person.run("privacy delete"))["message"]
    await person.press(panel, "forgetsure//")
    await person.told("Everything about you is deleted", person.general)
    return panel


@pytest.mark.parametrize("over", [False, True], ids=["running", "finished"])
async def test_somebody_is_forgotten_and_the_match_of_the_other_stays(sandbox, bot, people, over):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kengo")

    async def hers():
        return [each for each in await aiko.dms() if each["author"].get("bot")]

    await until(hers)
    if over:
        sure = (await bruno.run("resign", channel=sitting.thread))["message"]
        await bruno.press(sure, ids(sure, "resignsure/")[0])
        await until(sitting.over)
    panel = await forgotten(aiko)
    assert ("in your finished match" if over else "You forfeit the match") in text(panel)

    async def no_dms():
        return not await hers()

    await until(no_dms)
    result = await until(sitting.over)
    if not over:

        async def nameless():
            cards = await sitting.cards()
            return cards[0] if len(cards) == 1 and "Former player" in text(cards[0]) else None

        result = await until(nameless)
        assert "Bruno" in text(result)
        assert "Aiko" not in text(result)
        assert aiko.id not in text(result)
    log = await sitting.log(bruno)
    assert "Former player" in log
    assert "Aiko" not in log
    refused = await aiko.run("hand", match=sitting.id)
    assert "aren't playing in this match" in text(refused["message"])


async def test_somebody_who_was_forgotten_plays_again_as_a_stranger(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    await seated((aiko, bruno), "kengo")
    await forgotten(aiko)
    aiko.by_dm = None
    assert "haven't said yes" in text((await aiko.run("settings"))["message"])
    sitting = await seated((bruno, aiko), "kengo")

    async def somebody():
        found = [(person, await asked(person, sitting.id)) for person in (aiko, bruno)]
        return next(((person, dm) for person, dm in found if dm), None)

    person, dm = await until(somebody)
    await answer(person, dm, answers(dm)[0])

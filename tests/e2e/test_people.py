"""People with the real bot: what they settle, whom they do not want to meet, what they report, and being forgotten."""

import json

import jsonschema
import pytest

from storage.store import Store
from tests.e2e.play import answer, answers, asked, say_of_dms, seated
from tests.e2e.world import ROOT, Bot, ids, lines, text, until

SCHEMA = json.loads((ROOT / "docs" / "export.schema.json").read_text("utf-8"))


def chosen(message, name):
    return next(each["value"] for each in lines(message, f"+settle/{name}/") if each.get("default"))


async def file_of(sandbox, message):
    [attached] = message["attachments"]
    async with sandbox.session.get(attached["url"]) as answer:
        told = json.loads(await answer.read())
    jsonschema.validate(told, SCHEMA)
    return told


async def exported(person, channel=None):
    """All that is kept about somebody, as soon as the file is there."""
    asked = await person.run("privacy export", channel)

    async def filled():
        found = await person.sandbox.get(f"people/{person.id}/interactions/{asked['id']}")
        return found["message"] if found.get("message", {}).get("attachments") else None

    return await file_of(person.sandbox, await until(filled))


# Settings


async def test_settings_hold_at_once_and_are_said_in_plain_sentences(bot, aiko):
    opened = await aiko.run("settings")
    assert opened["ephemeral"]
    panel = opened["message"]
    assert "haven't said yes" in text(panel)

    async def pick(name, value):
        return await aiko.open(panel, f"+settle/{name}/", value)

    assert "after you confirm them" in text(await pick("sending", "confirm"))
    assert "mention you in the match's thread" in text(await pick("notices", "thread"))
    after = await pick("from", "1320")
    assert "22:00 to 07:00 in UTC" in text(after)
    assert len(lines(after, "+settle/to/")) == 12
    assert "22:00 to 07:00 in Europe/Berlin, where it's" in text(await pick("zone", "Europe/Berlin"))
    assert "none" in text(await pick("from", "off"))
    await pick("notices", "digest")
    assert "at 20:00" in text(await pick("hour", "20"))
    assert "come as text" in text(await aiko.open(panel, "settle/text_first/1"))
    again = await aiko.show("settings")
    found = {name: chosen(again, name) for name in ("sending", "notices", "zone", "hour")}
    assert found == {"sending": "confirm", "notices": "digest", "zone": "Europe/Berlin", "hour": "20"}
    assert ids(again, "settle/text_first/") == ["settle/text_first/0"]


@pytest.mark.long
async def test_a_zone_is_typed_also_after_a_restart_and_a_wrong_one_is_helped_with(sandbox, aiko, tmp_path):
    async with Bot(sandbox, tmp_path / "a.db") as bot:
        panel = await aiko.show("settings")
        sheets = [await aiko.choose(panel, "+settle/zone/", "other") for _ in range(2)]
        await bot.kill()
        await bot.start()
        refused = await aiko.submit(sheets[0], zone="Lisboa")
        assert "Europe/Lisbon" in text(refused["message"])
        taken = await aiko.submit(sheets[1], zone="lisbon")
        assert chosen(taken["message"], "zone") == "Europe/Lisbon"


async def test_text_first_brings_the_board_as_text_and_asking_for_dms_the_hands_that_are_owed(bot, two, sandbox):
    aiko, bruno = two
    await aiko.press(await aiko.show("settings"), "settle/text_first/1")
    sitting = await seated(two, "kengo", by_dm=False)
    hand = await sitting.hand(aiko)
    assert "```" in text(hand)
    assert hand["attachments"] == []
    looked = await aiko.open(await aiko.open(hand, "more/"), "picture/")
    assert len(looked["attachments"]) == 1
    other = await sitting.hand(bruno)
    assert "```" not in text(other)
    assert other["attachments"]
    person, other, _ = await sitting.turn()
    await person.choose(await person.show("settings"), "+settle/notices/", "dm")
    assert await until(asked, person, sitting.id)
    await sandbox.post(f"people/{other.id}", {"dms_open": False})
    await other.choose(await other.show("settings"), "+settle/notices/", "dm")
    assert await other.told("Discord won't let me", other.general)


async def test_unless_the_host_wants_it_people_can_not_install_the_bot(bot, sandbox, aiko):
    await sandbox.post(f"people/{aiko.id}", {"installed": True})
    group = (await sandbox.post("groups", {"name": "Evening", "members": [aiko.id]}))["id"]
    assert await offered_to(aiko, aiko.general) == {(0,)}
    assert await offered_to(aiko, group) == set()


async def offered_to(person, channel):
    """The ways in which the commands that are offered there can be installed."""
    found = await person.sandbox.get(f"people/{person.id}/channels/{channel}/commands")
    return {tuple(command["integration_types"]) for command in found}


# Blocks and reports


async def test_somebody_who_is_blocked_is_refused_as_anybody_is_and_is_not_called(bot, aiko, bruno, chloe):
    assert "yourself" in text(await aiko.show("block", user=aiko.id))
    blocked = await aiko.run("block", user=bruno.id)
    assert blocked["ephemeral"]
    assert "blocked one person" in text(blocked["message"])
    lobby, kept = await aiko.show("play", game="kengo"), await chloe.show("play", game="kengo", opponent=aiko.id)
    for host in (aiko, chloe):
        await say_of_dms(host, False)
    told = {text(await bruno.open(each, "join/")).partition("-#")[0] for each in (lobby, kept)}
    assert len(told) == 1, "nothing tells of it"
    assert (await bruno.show("play", game="kengo", opponent=aiko.id))["mentions"] == []
    assert [each["id"] for each in kept["mentions"]] == [aiko.id]
    assert "You haven't blocked anyone" in text(await aiko.open(await aiko.show("block"), "+unblock//", bruno.id))
    assert (await bruno.press(lobby, "join/"))["state"] == "updated"


async def test_a_report_reaches_the_host_however_long_it_takes_and_five_do_in_a_day(sandbox, two, chloe, tmp_path):
    aiko, _ = two
    channel = (await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "host"}))["id"]
    async with Bot(sandbox, tmp_path / "a.db", REPORT_TO=channel):
        sitting = await seated(two, "kengo", by_dm=False)
        sheet = await aiko.press(await sitting.more(aiko), "report/")
        await sandbox.post("faults", {"method": "POST", "path": f"channels/{channel}/messages", "status": 503})
        thanks = await aiko.submit(sheet, words="He **was** rude.\nTwice.")
        assert thanks["ephemeral"]
        assert sitting.id in text(thanks["message"])

        async def refused():
            sent = await sandbox.requests("POST", f"/channels/{channel}/messages$")
            return [each for each in sent if each["status"] == 503]

        await until(refused)
        await sandbox.post("clock", {"advance": 120})
        [report] = await until(chloe.see, channel)
        assert [word for word in ("Aiko", sitting.id, "Twice") if word not in text(report)] == []
        assert report["mentions"] == []
        for number in range(5):
            told = text((await aiko.submit(await aiko.run("report"), words=f"report {number}"))["message"])
            assert ("on its way" if number < 4 else "5 reports today") in told


# Privacy


async def test_the_exported_file_is_what_its_schema_says(bot, two):
    aiko, bruno = two
    sitting = await seated(two, "kengo")
    await bruno.run("settings")
    told = await exported(aiko)
    assert told["person"]["id"] == aiko.id
    assert [each["id"] for each in told["matches"]] == [sitting.id]
    assert bruno.id not in json.dumps(told)
    refused = await aiko.run("privacy export")
    assert refused["ephemeral"]
    assert "one export an hour" in text(refused["message"])


def code(number):
    """An id as reports have them."""
    return "".join("abcdefghij"[int(digit)] for digit in f"{number:08}")


async def test_an_export_too_large_for_a_file_comes_in_several(sandbox, aiko, tmp_path):
    database = tmp_path / "matches.db"
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
    files.sort(key=lambda each: each["part"])
    assert [(each["part"], each["more"]) for each in files] == [(1, True), (2, False)]
    assert [report["id"] for each in files for report in each["reports"]] == [code(number) for number in range(5000)]


async def forgotten(person):
    """Asked twice, as everybody is."""
    kept = await person.open(await person.show("privacy delete"), "keepme//")
    assert "I didn't delete anything" in text(kept)
    panel = await person.show("privacy delete")
    await person.press(panel, "forgetsure//")
    await person.told("Everything about you is deleted", person.general)
    return text(panel)


async def written_to(person, wanted):
    return wanted == bool([each for each in await person.dms() if each["author"].get("bot")])


@pytest.mark.parametrize("over", [False, True], ids=["running", "finished"])
async def test_somebody_is_forgotten_the_match_of_the_other_stays_and_they_are_a_stranger(bot, two, over):
    aiko, bruno = two
    sitting = await seated(two, "kengo")
    await until(written_to, aiko, True)
    if over:
        await sitting.resign(bruno)
    assert ("in your finished match" if over else "You forfeit the match") in await forgotten(aiko)
    await until(written_to, aiko, False)

    async def nameless():
        cards = await sitting.cards()
        return text(cards[0]) if len(cards) == 1 and "Former player" in text(cards[0]) else None

    if not over:
        result = await until(nameless)
        assert [word in result for word in ("Bruno", "Aiko", aiko.id)] == [True, False, False]
    await until(sitting.over)
    log = await sitting.log(bruno)
    assert "Former player" in log
    assert "Aiko" not in log
    assert "aren't playing in this match" in text(await aiko.show("hand", match=sitting.id))
    if not over:
        aiko.by_dm = None
        assert "haven't said yes" in text(await aiko.show("settings"))
        person, _, dm = await (await seated((bruno, aiko), "kengo")).question()
        await answer(person, dm, answers(dm)[0])

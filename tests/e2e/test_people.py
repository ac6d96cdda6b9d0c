"""People with the real bot: their settings, data, results and servers, and the puzzle of the day."""

import io
import json
import re

import jsonschema
import pytest
from PIL import Image

from bench.client import answer, answers, asked, control, ids, lines, parts, pictures, seated, text, until
from bench.stage import ROOT, Bot

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


async def offered_to(person, channel):
    """The ways in which the commands that are offered there can be installed."""
    found = await person.sandbox.get(f"people/{person.id}/channels/{channel}/commands")
    return {tuple(command["integration_types"]) for command in found}


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


# What comes of matches


async def lost(loser, winner):
    """A match that one has given up after both have moved; its result card."""
    sitting = await seated((loser, winner), "kengo", by_dm=False, options="rounds=1")
    moved = set()
    while len(moved) < 2:
        person, _, panel = await sitting.turn()
        await answer(person, panel, answers(panel)[0])
        moved.add(person)
    return await sitting.resign(loser)


async def image_of(sandbox, message):
    [gallery] = [part for part in parts(message) if part.get("items")]
    media = gallery["items"][0]
    async with sandbox.session.get(media["media"]["url"]) as answer:
        return Image.open(io.BytesIO(await answer.read())), media["description"]


async def test_a_rated_match_moves_both_ratings_the_leaderboard_and_the_profile(bot, sandbox, aiko, bruno, chloe):
    fresh = await aiko.show("profile")
    assert "No rated matches" in text(fresh)
    assert (await image_of(sandbox, fresh))[0].width == 900
    card = text(await lost(aiko, bruno))
    found = dict(re.findall(r"<@(\d+)> \*\*(\d+)\?", card))
    assert int(found[aiko.id]) < 1000 < int(found[bruno.id])
    assert re.search(r"\((result )?\+\d+", card)
    assert re.search(r"\((result )?−\d+", card)
    board = await chloe.run("leaderboard", game="kengo")
    assert board["ephemeral"]
    said = text(board["message"])
    assert said.index("1. Bruno") < said.index("2. Aiko")
    assert "don't have a rating here yet" in said
    empty = await aiko.show("leaderboard", game="kaito")
    assert "Nobody has a rating" in text(empty)
    own = await aiko.open(empty, "+leadersof/", "kengo")
    assert f"number 2 with **{found[aiko.id]}?**" in text(own)
    assert "1. Bruno" in text(await aiko.open(await aiko.show("profile"), "leadersbeside/"))
    shown = await chloe.show("profile", user=bruno.id)
    _, alt = await image_of(sandbox, shown)
    assert "Bruno's profile." in alt
    for told in (alt, text(shown)):
        assert f"{found[bruno.id]}?: 1 won, 0 drawn, 0 lost" in told


# What moderators and the host settle


async def settle(person, what, *values):
    return await person.open(await person.show("admin setup"), f"/{what}", *values)


async def channel(sandbox, name):
    return (await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": name}))["id"]


async def test_matches_are_opened_where_and_how_moderators_want_them(bot, sandbox, aiko, bruno):
    arena = await channel(sandbox, "arena")
    await settle(aiko, "channels", arena)
    panel = await settle(aiko, "pace", "brisk")
    refused = await bruno.show("play", game="kaito")
    assert f"<#{arena}>" in text(refused)
    assert "Brisk" in text(await bruno.show("play", channel=arena, game="kaito"))
    [shown] = [part for part in parts(panel) if part.get("custom_id") == control(panel, "/channels")]
    assert [each["id"] for each in shown["default_values"]] == [arena]


async def test_a_moderator_reads_what_begins_and_ends_and_ends_matches_and_lobbies_alone(
    bot, sandbox, aiko, bruno, chloe
):
    chronicle = await channel(sandbox, "chronicle")
    await settle(aiko, "log", chronicle)
    sitting = await seated((bruno, chloe), "kaito", by_dm=False)
    lobby = await bruno.show("play", game="kaito")

    async def listed(words):
        panel = await aiko.show("admin matches")
        return panel if words in text(panel) else None

    await until(listed, f"/{sitting.thread})")
    for each in (sitting.id, ids(lobby, "join/")[0].split("/")[1]):
        sure = await aiko.open(await aiko.show("admin matches"), "+close/", each)
        assert each in text(await aiko.open(sure, "closesure/"))
    assert "A moderator of this server ended the match" in text(await until(sitting.over))

    async def closed():
        return not ids(await aiko.again(lobby), "join/")

    await until(closed)
    [begun] = await aiko.told("has started", chronicle)
    assert bruno.id in text(begun)
    assert await aiko.told("A moderator", chronicle)
    await (await seated((bruno, chloe), "kaito", by_dm=False)).resign(bruno)
    assert await aiko.told("Chloe wins", chronicle)


async def test_check_names_each_missing_permission_and_what_grants_it_to_those_who_manage_the_server(
    bot, sandbox, aiko, bruno
):
    assert "All good" in text(await aiko.show("admin check"))
    await sandbox.post(f"channels/{aiko.general}/permissions", {"deny": ["attach_files", "create_public_threads"]})
    wrong = text(await aiko.show("admin check"))
    assert [word in wrong for word in ("Attach Files", "Create Public Threads", "Send Messages")] == [True, True, False]
    assert "Edit Channel" in wrong, "its role has them; this channel takes them away"
    offered = await sandbox.get(f"people/{bruno.id}/channels/{bruno.general}/commands")
    assert "admin" not in [command["name"] for command in offered]


async def test_somebody_barred_plays_nothing_here_until_the_bar_is_lifted(bot, aiko, bruno):
    opened = await aiko.show("play", game="kaito")
    listed = text(await aiko.show("admin bar", user=bruno.id, reason="rude"))
    assert bruno.id in listed
    assert "rude" in listed
    for refused in (await bruno.show("play", game="kaito"), await bruno.open(opened, "join/")):
        assert "don't let you play here" in text(refused)
    assert "don't let that person play here" in text(await aiko.show("play", game="kaito", opponent=bruno.id))
    lifted = await aiko.open(await aiko.show("admin unbar"), "+unbar/", bruno.id)
    assert "Nobody is banned" in text(lifted)
    assert bruno.id in text(await bruno.open(opened, "join/"))


async def test_somebody_the_host_bans_gets_one_sentence_whatever_they_do(sandbox, aiko, bruno, tmp_path):
    async with Bot(sandbox, tmp_path / "a.db", BANNED=bruno.id):
        opened = await aiko.show("play", game="kaito")
        for refused in (
            await bruno.show("turns"),
            await bruno.show("play", game="kaito"),
            await bruno.open(opened, "join/"),
        ):
            assert text(refused).startswith("The person who runs this bot doesn't let you use it.")
        assert await bruno.complete("verify", "match", match="k") == []


async def test_a_server_gets_the_puzzle_of_the_day_and_everybody_answers_it_once_in_private(bot, sandbox, aiko, bruno):
    corner = await channel(sandbox, "corner")
    await settle(aiko, "puzzles", corner)
    [post] = await bruno.told("Puzzle of the day", corner)
    assert pictures(post)
    panel = await bruno.open(post, "puzzle/")
    answered = await bruno.open(panel, "+solve/", lines(panel, "+solve/")[0]["value"])
    assert "You chose" in text(answered)
    again = await bruno.show("puzzle")
    assert "You chose" in text(again)
    assert not ids(again, "+solve/")
    assert "The right move was" in text(await bruno.open(again, "solution/"))


async def test_somebody_who_is_blocked_cannot_join_until_the_block_is_lifted(bot, aiko, bruno):
    assert "blocked one person" in text(await aiko.show("block", user=bruno.id))
    lobby = await aiko.show("play", game="kengo")
    assert "can't join" in text(await bruno.open(lobby, "join/"))
    assert "You haven't blocked anyone" in text(await aiko.open(await aiko.show("block"), "+unblock//", bruno.id))
    assert (await bruno.press(lobby, "join/"))["state"] == "updated"

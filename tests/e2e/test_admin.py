"""What moderators settle and find out, with the real bot."""

import asyncio

import pytest

from tests.e2e.play import seated
from tests.e2e.world import Bot, ids, parts, text, until


def chosen(panel):
    return {part["custom_id"].split("/")[-1]: part for part in parts(panel) if part.get("custom_id")}


async def setup(person):
    return (await person.run("admin setup"))["message"]


async def settle(person, what, *values):
    panel = await setup(person)
    [id] = [id for id in ids(panel) if id.endswith(f"/{what}")]
    return await person.choose(panel, id, *values)


async def test_only_somebody_who_manages_the_server_sees_the_command(bot, people):
    offered = await people["Bruno"].sandbox.get(
        f"people/{people['Bruno'].id}/channels/{people['Bruno'].general}/commands"
    )
    assert "admin" not in [command["name"] for command in offered]


async def test_matches_are_opened_where_and_how_moderators_want_them(bot, sandbox, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    arena = await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "arena"})
    await settle(aiko, "channels", arena["id"])
    await settle(aiko, "pace", "brisk")
    refused = (await bruno.run("play", game="kaito"))["message"]
    assert f"<#{arena['id']}>" in text(refused)
    opened = (await bruno.run("play", channel=arena["id"], game="kaito"))["message"]
    assert "Brisk" in text(opened)
    assert [each["id"] for each in chosen(await setup(aiko))["channels"]["default_values"]] == [arena["id"]]


async def test_what_begins_and_ends_is_noted_in_the_log_channel(bot, sandbox, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    chronicle = await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "chronicle"})
    await settle(aiko, "log", chronicle["id"])
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)
    sure = (await aiko.run("resign", channel=sitting.thread))["message"]
    await aiko.press(sure, ids(sure, "resignsure/")[0])

    async def lines():
        seen = [text(message) for message in await aiko.see(chronicle["id"])]
        return seen if len(seen) == 2 else None

    begun, over = await until(lines)
    assert "has started" in begun
    assert bruno.id in begun
    assert "Bruno wins" in over


async def test_check_names_each_missing_permission_and_what_grants_it(bot, sandbox, people):
    aiko = people["Aiko"]
    fine = (await aiko.run("admin check"))["message"]
    assert "All good" in text(fine)
    await sandbox.post(f"channels/{aiko.general}/permissions", {"deny": ["attach_files", "create_public_threads"]})
    wrong = (await aiko.run("admin check"))["message"]
    assert "Attach Files" in text(wrong)
    assert "Create Public Threads" in text(wrong)
    assert "Send Messages" not in text(wrong)
    assert "Edit Channel" in text(wrong), "its role has them; this channel takes them away"


DAY = 86400
SEEN = 2  # seconds in which the bot sees where it is; nothing shows that it has


async def pace_of(person):
    """What its server has settled, once we are in it again."""

    async def settled():
        panel = (await person.run("admin setup")).get("message")
        return chosen(panel)["pace"] if panel else None

    [pace] = [option["value"] for option in (await until(settled))["options"] if option.get("default")]
    return pace


async def sent_away(sandbox, person, database):
    """A server with a pace of its own, which the bot has seen to send it away."""
    server = f"servers/{sandbox.server['id']}/bot"
    async with Bot(sandbox, database):
        await settle(person, "pace", "live")
        await sandbox.delete(server)
        await asyncio.sleep(SEEN)
    return server


@pytest.mark.long
async def test_a_server_that_lets_us_in_again_in_time_finds_its_settings_however_late_we_see_it(
    sandbox, people, tmp_path
):
    server = await sent_away(sandbox, people["Aiko"], tmp_path / "matches.db")
    await sandbox.post("clock", {"advance": 29 * DAY})
    await sandbox.post(server)
    await sandbox.post("clock", {"advance": 2 * DAY})  # and the bot is not there to see it
    async with Bot(sandbox, tmp_path / "matches.db"):
        await asyncio.sleep(SEEN)
        assert await pace_of(people["Aiko"]) == "live"


@pytest.mark.long
async def test_thirty_days_after_it_sent_us_away_a_servers_settings_are_gone(sandbox, people, tmp_path):
    server = await sent_away(sandbox, people["Aiko"], tmp_path / "matches.db")
    await sandbox.post("clock", {"advance": 31 * DAY})
    async with Bot(sandbox, tmp_path / "matches.db"):
        await asyncio.sleep(SEEN)
        await sandbox.post(server)
        assert await pace_of(people["Aiko"]) == "daily"


async def test_a_moderator_ends_a_match_in_two_clicks_and_it_counts_for_nothing(bot, sandbox, people):
    aiko, bruno, chloe = people["Aiko"], people["Bruno"], people["Chloe"]
    chronicle = await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "chronicle"})
    await settle(aiko, "log", chronicle["id"])
    sitting = await seated((bruno, chloe), "kaito", by_dm=False)

    async def listed():
        panel = (await aiko.run("admin matches"))["message"]
        return panel if f"/{sitting.thread})" in text(panel) else None

    panel = await until(listed)
    sure = (await aiko.choose(panel, next(id for id in ids(panel) if "close/" in id), sitting.id))["message"]
    done = (await aiko.press(sure, ids(sure, "closesure/")[0]))["message"]
    assert sitting.id in text(done)
    assert "A moderator of this server ended the match" in text(await until(sitting.over))

    async def noted():
        return [line for line in map(text, await aiko.see(chronicle["id"])) if "A moderator" in line]

    assert await until(noted)


async def test_a_moderator_closes_a_lobby_and_its_card_says_so(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    opened = (await bruno.run("play", game="kaito"))["message"]
    panel = (await aiko.run("admin matches"))["message"]
    lobby = ids(opened, "join/")[0].split("/")[1]
    sure = (await aiko.choose(panel, next(id for id in ids(panel) if "close/" in id), lobby))["message"]
    await aiko.press(sure, ids(sure, "closesure/")[0])

    async def card():
        [message] = [each for each in await aiko.see(aiko.general) if each["id"] == opened["id"]]
        return not ids(message, "join/")

    assert await until(card)


async def test_somebody_barred_plays_nothing_here_until_the_bar_is_lifted(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    opened = (await aiko.run("play", game="kaito"))["message"]
    listed = (await aiko.run("admin bar", user=bruno.id, reason="rude"))["message"]
    assert bruno.id in text(listed)
    assert "rude" in text(listed)
    for refused in (await bruno.run("play", game="kaito"), await bruno.press(opened, ids(opened, "join/")[0])):
        assert "don't let you play here" in text(refused["message"])
    invited = (await aiko.run("play", game="kaito", opponent=bruno.id))["message"]
    assert "don't let that person play here" in text(invited)
    again = (await aiko.run("admin unbar"))["message"]
    lifted = (await aiko.choose(again, next(id for id in ids(again) if "unbar/" in id), bruno.id))["message"]
    assert "Nobody is banned" in text(lifted)
    assert bruno.id in text((await bruno.press(opened, ids(opened, "join/")[0]))["message"])


async def test_somebody_the_host_bans_gets_one_sentence_whatever_they_do(sandbox, people, tmp_path):
    aiko, bruno = people["Aiko"], people["Bruno"]
    async with Bot(sandbox, tmp_path / "a.db", BANNED=bruno.id):
        opened = (await aiko.run("play", game="kaito"))["message"]
        for refused in (
            await bruno.run("turns"),
            await bruno.run("play", game="kaito"),
            await bruno.press(opened, ids(opened, "join/")[0]),
        ):
            assert text(refused["message"]).startswith("The person who runs this bot doesn't let you use it.")
        assert await bruno.complete("verify", "match", match="k") == []

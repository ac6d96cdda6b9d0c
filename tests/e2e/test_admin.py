"""What moderators and the host settle and find out, and the puzzle that moderators order, with the real bot."""

import asyncio

import pytest

from tests.e2e.play import seated
from tests.e2e.world import Bot, control, ids, lines, parts, pictures, text, until

DAY = 86400
SEEN = 2  # seconds in which the bot sees where it is; nothing shows that it has


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


@pytest.mark.long
async def test_a_servers_settings_are_gone_thirty_days_after_it_sent_us_away(sandbox, aiko, tmp_path):
    """However late we see that it has let us in again."""
    server = f"servers/{sandbox.server['id']}/bot"

    async def pace():
        """What the server has settled, once we are in it again."""
        panel = (await aiko.run("admin setup")).get("message")
        return panel and [option["value"] for option in lines(panel, "/pace") if option.get("default")]

    for until_back, later, found in ((29, 2, "live"), (31, 0, "daily")):
        async with Bot(sandbox, tmp_path / "matches.db"):
            await until(pace)
            await settle(aiko, "pace", "live")
            await sandbox.delete(server)
            await asyncio.sleep(SEEN)
        await sandbox.post("clock", {"advance": until_back * DAY})
        if later:  # and the bot is not there to see it
            await sandbox.post(server)
            await sandbox.post("clock", {"advance": later * DAY})
        async with Bot(sandbox, tmp_path / "matches.db"):
            await asyncio.sleep(SEEN)
            if not later:
                await sandbox.post(server)
            assert await until(pace) == [found]


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

"""What comes of matches: rating changes on the result card, the leaderboard, and profiles with a picture."""

import io
import re
import sqlite3

import aiohttp
import pytest
from PIL import Image

from storage.store import Store
from tests.e2e.play import answer, answers, seated
from tests.e2e.test_flows import resigned
from tests.e2e.test_page import SHOTS, page, pane, place
from tests.e2e.world import Bot, ids, parts, text, until

__all__ = ["page"]
HOUR = 3_600_000


async def lost(loser, winner, game="kengo", **options):
    """A match that one has given up after both have moved; its result card."""
    sitting = await seated((loser, winner), game, by_dm=False, **options)
    moved = set()
    while len(moved) < 2:
        for person in sitting.people:
            panel = (await person.run("hand", channel=sitting.thread))["message"]  # a board may give way to the next
            if given := answers(panel):
                await answer(person, panel, given[0])
                moved.add(person.name)
    return await resigned(sitting, loser)


async def image_of(message):
    [gallery] = [part for part in parts(message) if part.get("items")]
    media = gallery["items"][0]
    async with aiohttp.ClientSession() as session, session.get(media["media"]["url"]) as answer:
        return Image.open(io.BytesIO(await answer.read())), media["description"]


async def test_a_rated_match_moves_both_ratings_the_leaderboard_and_the_profile(bot, people):
    aiko, bruno, chloe = people["Aiko"], people["Bruno"], people["Chloe"]
    card = text(await lost(aiko, bruno, options="rounds=1"))
    found = dict(re.findall(r"<@(\d+)> \*\*(\d+)\?", card))
    assert int(found[aiko.id]) < 1000 < int(found[bruno.id])
    assert re.search(r"\((result )?\+\d+", card)
    assert re.search(r"\((result )?−\d+", card)
    board = await chloe.run("leaderboard", game="kengo")
    assert board["ephemeral"]
    said = text(board["message"])
    assert said.index("1. Bruno") < said.index("2. Aiko")
    assert "don't have a rating here yet" in said
    own = text((await aiko.run("leaderboard", game="kengo"))["message"])
    assert f"number 2 with **{found[aiko.id]}?**" in own
    shown = await chloe.run("profile", user=bruno.id)
    picture, alt = await image_of(shown["message"])
    assert picture.width == 900
    assert "Bruno's profile." in alt
    assert f"{found[bruno.id]}?: 1 won, 0 drawn, 0 lost" in alt
    assert f"{found[bruno.id]}?: 1 won, 0 drawn, 0 lost" in text(shown["message"])


async def test_somebody_who_is_new_is_welcomed_and_another_game_is_one_click_away(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    fresh = (await aiko.run("profile"))["message"]
    assert "No rated matches" in text(fresh)
    assert (await image_of(fresh))[0].width == 900
    await lost(aiko, bruno, options="rounds=1")
    empty = (await aiko.run("leaderboard", game="kaito"))["message"]
    assert "Nobody has a rating" in text(empty)
    turned = await aiko.choose(empty, ids(empty, "+leadersof/")[0], "kengo")
    assert "1. Bruno" in text(turned["message"])
    profile = (await aiko.run("profile"))["message"]
    beside = await aiko.press(profile, ids(profile, "leadersbeside/")[0])
    assert "1. Bruno" in text(beside["message"])


async def test_with_a_computer_nothing_is_rated_and_it_is_said_so(bot, people):
    aiko = people["Aiko"]
    await aiko.run("practice", game="kengo", level="novice")
    await until(aiko.threads)
    sure = (await aiko.run("resign"))["message"]
    await aiko.press(sure, ids(sure, "resignsure/")[0])
    profile = text((await aiko.run("profile"))["message"])
    assert "one unrated match" in profile
    assert "Nobody has a rating" in text((await aiko.run("leaderboard", game="kengo"))["message"])


async def test_a_bot_has_no_profile(bot, people, sandbox):
    itself = (await sandbox.get("world"))["bot"]["id"]
    refused = await people["Aiko"].run("profile", user=itself)
    assert "Bots can't take a seat" in text(refused["message"])


@pytest.mark.browser
@pytest.mark.long
async def test_all_of_it_is_looked_at_in_the_page(bot, people, page):
    aiko, bruno, chloe = people["Aiko"], people["Bruno"], people["Chloe"]
    for loser, winner, game in ((aiko, bruno, "kengo"), (bruno, aiko, "kengo"), (aiko, bruno, "kaito")):
        await lost(loser, winner, game)
    await lost(chloe, aiko, "kengo")
    await aiko.run("leaderboard", game="kengo")
    await aiko.run("profile")
    await bruno.run("profile", user=people["Dai"].id)
    for name, words in (("Aiko", "Aiko's profile"), ("Bruno", "Dai's profile")):
        image = pane(page, name).get_by_alt_text(re.compile(words))
        await image.wait_for()
        await image.scroll_into_view_if_needed()
        box = await image.bounding_box()
        assert box["width"] > 300
    await page.wait_for_timeout(500)
    await page.screenshot(path=SHOTS / "Standing-profile.png")
    board = pane(page, "Aiko").get_by_text("The best players here")
    await board.last.scroll_into_view_if_needed()
    await place(pane(page, "Bruno"), "KAITO").click()
    await pane(page, "Bruno").get_by_role("button", name="Rematch").wait_for()
    await page.wait_for_timeout(500)
    await page.screenshot(path=SHOTS / "Standing-result.png")


def remember(database, people, habits):
    """What an earlier life of the bot has written: so many answers of each, so late, so slow."""
    with sqlite3.connect(database) as db:
        for name, (late, waited) in habits.items():
            db.execute("insert into people (id, name, locale) values (?, ?, 'en-US')", (people[name].id, name))
            rows = [(name, ply, int(ply < late), waited, people[name].id, ply) for ply in range(40)]
            db.executemany(
                "insert into moves (match_id, ply, seat, move, events, version, late, waited, owed, made_at)"
                " values (?, ?, 0, '', '[]', 1, ?, ?, ?, ?)",
                rows,
            )


@pytest.mark.browser
async def test_a_lobby_says_how_soon_people_answer_and_asks_for_it(sandbox, people, page, tmp_path):
    database = tmp_path / "matches.db"
    async with await Store.open(str(database)):
        pass
    remember(database, people, {"Aiko": (0, 4 * HOUR), "Bruno": (38, 30 * HOUR), "Chloe": (1, HOUR / 4)})
    async with Bot(sandbox, database):
        aiko, bruno, chloe, dai = (people[name] for name in ("Aiko", "Bruno", "Chloe", "Dai"))
        lobby = (await aiko.run("play", game="karenza", seats=4))["message"]
        assert "· host · about 4 h a move, 100% on time" in text(lobby)
        chosen = (await aiko.press(lobby, ids(lobby, "options/")[0]))["message"]
        await aiko.choose(chosen, next(id for id in ids(chosen, "+choose/") if id.endswith("/on_time")), "90")
        refused = await bruno.press(lobby, ids(lobby, "join/")[0])
        assert refused["ephemeral"]
        assert re.search(r"90% of their moves on time. Lately you.ve made \d% on time", text(refused["message"]))
        for person in (chloe, dai):
            joined = (await person.press(lobby, ids(lobby, "join/")[0]))["message"]
        assert "about 15 min a move, 98% on time" in text(joined)
        assert re.search(rf"<@{dai.id}>$", text(joined), re.MULTILINE), "of newcomers nothing is said"
        profile = text((await aiko.run("profile"))["message"])
        assert "Moves in about 4 h, 100% on time." in profile
        await page.wait_for_timeout(500)
        await page.screenshot(path=SHOTS / "Standing-lobby.png")

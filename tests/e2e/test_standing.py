"""What comes of matches: rating changes on the result card, the leaderboard, and profiles with a picture."""

import io
import re
import sqlite3

from PIL import Image

from storage.store import Store
from tests.e2e.play import answer, answers, seated
from tests.e2e.world import Bot, parts, text

HOUR = 3_600_000


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


async def test_a_lobby_says_how_soon_people_answer_and_asks_for_it(sandbox, people, tmp_path):
    database = tmp_path / "matches.db"
    async with await Store.open(str(database)):
        pass
    remember(database, people, {"Aiko": (0, 4 * HOUR), "Bruno": (38, 30 * HOUR), "Chloe": (1, HOUR / 4)})
    aiko, bruno, chloe, dai = people.values()
    async with Bot(sandbox, database):
        lobby = await aiko.show("play", game="karenza", seats=4)
        assert "· host · about 4 h a move, 100% on time" in text(lobby)
        await aiko.choose(await aiko.open(lobby, "options/"), "/on_time", "90")
        refused = await bruno.press(lobby, "join/")
        assert refused["ephemeral"]
        assert re.search(r"90% of their moves on time. Lately you.ve made \d% on time", text(refused["message"]))
        for person in (chloe, dai):
            joined = await person.open(lobby, "join/")
        assert "about 15 min a move, 98% on time" in text(joined)
        assert re.search(rf"<@{dai.id}>$", text(joined), re.MULTILINE), "of newcomers nothing is said"
        assert "Moves in about 4 h, 100% on time." in text(await aiko.show("profile"))

"""The application's emoji with the real bot: uploaded once, and shown."""

import re

import pytest

from faces.emoji import drawings, emoji_name
from tests.e2e.play import seated
from tests.e2e.world import TOKEN, Bot, parts, text, until

EMOJI = r"/applications/\d+/emojis$"


async def uploaded(sandbox):
    sent = [each for each in await sandbox.requests("POST", EMOJI) if each["status"] == 201]
    return len(sent) >= len(drawings()) and sent


async def as_host(sandbox, method, path="", body=None):
    """What the portal does for the host."""
    target, headers = f"{sandbox.url}/api/v10/applications/1/emojis{path}", {"Authorization": f"Bot {TOKEN}"}
    async with sandbox.session.request(method, target, json=body, headers=headers) as answer:
        return await answer.json() if answer.status < 204 else None


async def test_every_drawing_is_uploaded_once_also_by_a_bot_that_was_killed(sandbox, tmp_path):
    """Of those that lie there already a drawing that has changed is deleted, and the host's own stay."""
    async with Bot(sandbox, tmp_path / "a.db") as bot:

        async def begun():
            return len(await sandbox.requests("POST", EMOJI)) > 3

        await until(begun)
        await bot.kill()
        await bot.start()
        sent = await until(uploaded, sandbox)
        assert sorted(each["body"]["name"] for each in sent) == sorted(map(emoji_name, drawings()))
        assert len(await sandbox.requests("POST", EMOJI)) <= len(drawings()) + 1
        image = sent[0]["body"]["image"]
        old, _ = [
            await as_host(sandbox, "POST", body={"name": name, "image": image})
            for name in ("kengo_card_1_00000000", "our_club_00000000")
        ]
        known = len(await sandbox.requests("POST", EMOJI))
        await bot.kill()
        await bot.start()
        [deleted] = await until(sandbox.requests, "DELETE", EMOJI[:-1])
        assert deleted["path"].endswith(f"/{old['id']}")
        assert len(await sandbox.requests("POST", EMOJI)) == known


@pytest.mark.long
async def test_two_processes_at_once_make_no_duplicate(sandbox, tmp_path):
    async with Bot(sandbox, tmp_path / "a.db"), Bot(sandbox, tmp_path / "b.db"):
        sent = await until(uploaded, sandbox)
        assert sorted(each["body"]["name"] for each in sent) == sorted(map(emoji_name, drawings()))


def own_emoji(message):
    pieces = [each for part in parts(message) for each in (part, *part.get("options", ()))]
    return {each["emoji"]["id"]: each["emoji"]["name"] for each in pieces if (each.get("emoji") or {}).get("id")}


@pytest.mark.alone
async def test_where_the_host_deletes_the_emoji_buttons_go_without_until_they_are_uploaded_again(bot, sandbox, two):
    """A card stands on the button that plays it, and the emblem of a game before its name."""
    await until(uploaded, sandbox)
    sitting = await seated(two, "kengo", by_dm=False)
    board = await sitting.board()
    [card] = [each for each in await two[0].see(two[0].general) if "Kengo!" in text(each)]
    for each in (card, board):
        assert re.search(rf"<:{emoji_name('kengo_emblem')}:\d+> Kengo!", text(each))

    async def shown(but=frozenset()):
        hands = [own_emoji(await person.open(board, f"hand/{sitting.id}/")) for person in two]
        found = hands[0] | hands[1]
        assert not but & found.keys()
        return found

    before = await shown()
    assert all(isinstance(id, str) for id in before)
    assert set(before.values()) & {emoji_name(f"kengo_card_{number}") for number in range(1, 6)}
    async with sandbox.session.get(f"{sandbox.url}/cdn/emojis/{next(iter(before))}.png") as answer:
        assert answer.status == 200
    await sandbox.post("rules", {"limits": False})
    gone = {each["id"] for each in (await as_host(sandbox, "GET"))["items"]}
    for id in gone:
        await as_host(sandbox, "DELETE", f"/{id}")
    assert await shown(gone) == {}
    assert await until(shown, gone)

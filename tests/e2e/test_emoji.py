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


async def test_every_drawing_is_uploaded_once_also_by_a_bot_that_was_killed(sandbox, tmp_path):
    async with Bot(sandbox, tmp_path / "a.db") as bot:

        async def begun():
            return len(await sandbox.requests("POST", EMOJI)) > 3

        await until(begun)
        await bot.kill()
        await bot.start()
        sent = await until(lambda: uploaded(sandbox))
        await bot.kill()
        await bot.start()

        async def listed():
            return len(await sandbox.requests("GET", EMOJI)) == 3

        await until(listed)
        names = [each["body"]["name"] for each in sent]
        assert sorted(names) == sorted(map(emoji_name, drawings()))
        assert len(await sandbox.requests("POST", EMOJI)) <= len(drawings()) + 1


@pytest.mark.long
async def test_two_processes_at_once_make_no_duplicate(sandbox, tmp_path):
    async with Bot(sandbox, tmp_path / "a.db"), Bot(sandbox, tmp_path / "b.db"):
        sent = await until(lambda: uploaded(sandbox))
        assert sorted(each["body"]["name"] for each in sent) == sorted(map(emoji_name, drawings()))


@pytest.mark.long
async def test_a_drawing_that_has_changed_is_deleted_and_the_hosts_own_emoji_stay(sandbox, tmp_path):
    old, own = "kengo_card_1_00000000", "our_club_00000000"
    async with Bot(sandbox, tmp_path / "a.db") as bot:
        sent = await until(lambda: uploaded(sandbox))
        added = {name: await added_by_host(sandbox, sent[0], name) for name in (old, own)}
        await bot.kill()
        await bot.start()
        [deleted] = await until(lambda: sandbox.requests("DELETE", EMOJI[:-1]))
        assert deleted["path"].endswith(f"/{added[old]}")


async def added_by_host(sandbox, like, name):
    """The id of an emoji that is uploaded besides."""
    body = {"name": name, "image": like["body"]["image"]}
    target, headers = f"{sandbox.url}/api/v10{like['path']}", {"Authorization": f"Bot {TOKEN}"}
    async with sandbox.session.post(target, json=body, headers=headers) as answer:
        return (await answer.json())["id"]


@pytest.mark.alone
async def test_a_card_stands_on_the_button_that_plays_it(bot, sandbox, two):
    await until(lambda: uploaded(sandbox))
    sitting = await seated(two, "kengo", by_dm=False)
    hands = [(await person.press(await sitting.board(), f"hand/{sitting.id}/"))["message"] for person in two]
    pieces = [each for hand in hands for part in parts(hand) for each in (part, *part.get("options", ()))]
    shown = {each["emoji"]["name"] for each in pieces if each.get("emoji") and each["emoji"].get("id")}
    assert shown & {emoji_name(f"kengo_card_{number}") for number in range(1, 6)}
    ids = {str(each["emoji"]["id"]) for each in pieces if each.get("emoji") and each["emoji"].get("id")}
    assert all(isinstance(each["emoji"]["id"], str) for each in pieces if (each.get("emoji") or {}).get("id"))
    async with sandbox.session.get(f"{sandbox.url}/cdn/emojis/{ids.pop()}.png") as answer:
        assert answer.status == 200


def own_emoji(message):
    pieces = [each for part in parts(message) for each in (part, *part.get("options", ()))]
    return {each["emoji"]["id"] for each in pieces if (each.get("emoji") or {}).get("id")}


async def delete_all(sandbox):
    """As the host does it in the portal."""
    await sandbox.post("rules", {"limits": False})
    target, headers = f"{sandbox.url}/api/v10/applications/1/emojis", {"Authorization": f"Bot {TOKEN}"}
    async with sandbox.session.get(target, headers=headers) as answer:
        there = [each["id"] for each in (await answer.json())["items"]]
    for id in there:
        await (await sandbox.session.delete(f"{target}/{id}", headers=headers)).read()
    return set(there)


@pytest.mark.alone
@pytest.mark.long
async def test_where_the_host_deletes_the_emoji_buttons_go_without_until_they_are_uploaded_again(bot, sandbox, two):
    await until(lambda: uploaded(sandbox))
    sitting = await seated(two, "kengo", by_dm=False)
    board = await sitting.board()
    gone = await delete_all(sandbox)

    async def hands():
        return [(await person.press(board, f"hand/{sitting.id}/"))["message"] for person in two]

    assert not any(own_emoji(hand) for hand in await hands())

    async def shown_again():
        new = set().union(*map(own_emoji, await hands()))
        assert not new & gone
        return new

    await until(shown_again)


@pytest.mark.alone
async def test_a_game_has_its_emblem_before_its_name(bot, sandbox, two):
    await until(lambda: uploaded(sandbox))
    sitting = await seated(two, "kengo", by_dm=False)
    card = next(each for each in await two[0].see(two[0].general) if "Kengo!" in text(each))
    for shown in (card, await sitting.board()):
        assert re.search(rf"<:{emoji_name('kengo_emblem')}:\d+> Kengo!", text(shown))

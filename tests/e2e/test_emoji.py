"""The application's emoji with the real bot: uploaded once, and shown."""

import pytest

from faces.emoji import drawings, emoji_name
from tests.e2e.play import seated
from tests.e2e.world import Bot, parts, until

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

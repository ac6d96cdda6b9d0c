"""People play in the page, in a real browser, with the real bot; the screenshots are kept beside this file."""

import re
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeout

SHOTS = Path(__file__).parent / "screenshots"


async def shot(page, name):
    await page.wait_for_timeout(500)
    await page.screenshot(path=SHOTS / f"{name}.png")


def pane(page, name):
    return page.get_by_role("region", name=name, exact=True)


def place(player, name):
    """A line of the sidebar, unread marks or none."""
    return player.get_by_label("Channels").get_by_role("button", name=re.compile(f"^({name})"))


async def open_match(page, game, shot):
    """Aiko types the command, Bruno joins, both want DMs, Aiko starts."""
    aiko, bruno = pane(page, "Aiko"), pane(page, "Bruno")
    await aiko.get_by_role("combobox", name="Message #general").click()
    await page.keyboard.type("/play")
    await page.keyboard.press("Enter")
    await page.keyboard.type(game)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await aiko.get_by_role("button", name="Yes, by DM").click()
    await bruno.get_by_role("button", name="Join").click()
    await bruno.get_by_role("button", name="Yes, by DM").click()
    for player in (aiko, bruno):
        await player.get_by_text("Check your DMs").wait_for()
    await shot()
    await aiko.get_by_role("button", name="Start").click()
    for player in (aiko, bruno):
        await place(player, "Hikyaku").click()


async def answer_once(page, labels):
    """The asked player answers with the first button that reads like one of these."""
    for name in ("Aiko", "Bruno"):
        for label in labels:
            button = pane(page, name).get_by_role("button", name=re.compile(f"^{label}"))
            if await button.count():
                with suppress(PlaywrightTimeout):  # the panel may be drawn again just now, with other buttons
                    await button.first.click(timeout=2_000)
                    return name
    return None


async def answered(page, labels):
    for _ in range(100):
        if name := await answer_once(page, labels):
            return name
        await page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


async def test_two_people_play_three_moves_of_kengo_and_see_different_hands(bot, page):
    await open_match(page, "Kengo!", partial(shot, page, "Kengo-1-lobby"))
    players = [await answered(page, [f"Advance {card}:" for card in range(1, 6)]) for _ in range(3)]
    assert len(set(players)) == 2, "both have moved"
    hands = set()
    for player in (pane(page, "Aiko"), pane(page, "Bruno")):
        await place(player, "Kengo!").click()
        await player.get_by_role("button", name="My hand").last.click()
        mine = player.locator("img[src*='hand.png']").last
        await mine.wait_for()
        hands.add(await mine.get_attribute("alt"))
    await shot(page, "Kengo-2-hands")
    assert len(hands) == 2


@pytest.mark.quick
async def test_two_people_play_three_moves_of_kaito(bot, page):
    await open_match(page, "KAITO", partial(shot, page, "KAITO-1-lobby"))
    for label in ("Place", *["[a-f][1-6]: "] * 3):
        await answered(page, [label])
    await shot(page, "KAITO-2-after")


async def test_kana_and_kanji_have_a_font_where_the_system_has_none(bot, page):
    status = """async () => {
      const faces = await document.fonts.load('16px "Kana and kanji"', "結衣");
      return faces.map((face) => face.status);
    }"""
    assert await page.evaluate(status) == ["loaded"]


# Whole matches of three and four, by clicks alone, from the command to the result card

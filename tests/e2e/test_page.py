"""Two people play in the page, in a real browser, with the real bot; the screenshots are kept beside this file."""

import re
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeout

from sandbox.testing import launching

SHOTS = Path(__file__).parent / "screenshots"


@pytest.fixture
async def page(sandbox):
    start = launching()
    from playwright.async_api import async_playwright

    SHOTS.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**start)
        opened = await browser.new_page(viewport={"width": 1500, "height": 1000})
        opened.set_default_timeout(30_000)
        await opened.goto(sandbox.url)
        yield opened
        await browser.close()


def pane(page, name):
    return page.get_by_role("region", name=name, exact=True)


def place(player, name):
    """A line of the sidebar, unread marks or none."""
    return player.get_by_label("Channels").get_by_role("button", name=re.compile(f"^{re.escape(name)}"))


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
    await open_match(page, "Kengo!", partial(page.screenshot, path=SHOTS / "Kengo-1-lobby.png"))
    await page.get_by_role("button", name=re.compile("^Advance")).first.wait_for()
    await page.screenshot(path=SHOTS / "Kengo-2-hand.png")
    players = []
    for turn in range(3):
        players.append(await answered(page, [f"Advance {card}:" for card in range(1, 6)]))
        await page.wait_for_timeout(700)
        await page.screenshot(path=SHOTS / f"Kengo-{turn + 3}-move.png")
    assert len(set(players)) == 2, "both have moved"
    for name in ("Aiko", "Bruno"):
        await place(pane(page, name), "Kengo!").click()
    await page.wait_for_timeout(700)
    await page.screenshot(path=SHOTS / "Kengo-6-thread.png")
    for name in ("Aiko", "Bruno"):
        await pane(page, name).get_by_role("button", name="My hand").last.click()
    texts = []
    for name in ("Aiko", "Bruno"):
        mine = pane(page, name).locator("img[src*='hand.png']").last
        await mine.wait_for()
        texts.append(await mine.get_attribute("alt"))
    await page.screenshot(path=SHOTS / "Kengo-7-hands.png")
    assert texts[0] != texts[1]


@pytest.mark.quick
async def test_two_people_play_three_moves_of_kaito(bot, page):
    await open_match(page, "KAITO", partial(page.screenshot, path=SHOTS / "KAITO-1-lobby.png"))
    await answered(page, ["Place"])
    for turn in range(3):
        await page.wait_for_timeout(500)
        await page.screenshot(path=SHOTS / f"KAITO-{turn + 2}-move.png")
        await answered(page, ["[a-f][1-6]: "])
    await page.wait_for_timeout(700)
    await page.screenshot(path=SHOTS / "KAITO-5-after.png")


async def lobby_for(page, game, people):
    """The first of them opens a lobby for so many by a line that is pasted, and wants DMs; their panes."""
    for _ in people[2:]:
        await page.get_by_role("button", name="One more person beside these").click()
    players = [pane(page, name) for name in people]
    await players[0].get_by_role("combobox", name="Message #general").fill(f"/play game:{game} seats:{len(people)}")
    await players[0].locator(".field").nth(1).wait_for()
    await page.keyboard.press("Enter")
    await players[0].get_by_role("button", name="Yes, by DM").click()
    return players


async def joins(player, answer):
    """Again, where the card was drawn again during the press: somebody else has joined at this moment."""
    for _ in range(3):
        await player.get_by_role("button", name="Join").click()
        with suppress(PlaywrightTimeout):
            return await player.get_by_role("button", name=answer).click(timeout=5_000)
    raise AssertionError("Join was pressed three times, and no DMs were offered")


async def open_table(page, game, people):
    """Aiko opens a lobby, the others join, and all read their DMs."""
    host, *others = await lobby_for(page, game, people)
    for player in others:
        await joins(player, "Yes, by DM")
        await player.get_by_text("Check your DMs").wait_for()
    await host.get_by_role("button", name="Start").click()
    for player in (host, *others):
        if await player.get_by_role("button", name="Channels").is_visible():  # a narrow pane hides them
            await player.get_by_role("button", name="Channels").click()
        await place(player, "Hikyaku").click()


def button(page, label):
    return page.get_by_role("button", name=re.compile(label)).first


async def pressed(page, label, then):
    """Until it has its effect: on a machine with much else to do a click may come too late for Discord."""
    sign = page.get_by_text(re.compile(then)).first if isinstance(then, str) else then
    for _ in range(3):
        await button(page, label).click()
        with suppress(PlaywrightTimeout):
            return await sign.wait_for()
    raise AssertionError(f"{label} was pressed three times, and there is no {then}")


def shown(page, words):
    """A picture whose description has these words."""
    return page.locator(f'img[alt*="{words}"]').first


async def test_three_people_lay_a_card_of_regroup_and_see_it_lie_there_before_they_confirm(bot, page):
    await open_table(page, "regroup", ("Aiko", "Bruno", "Chloe"))
    await button(page, "^Face-down card").click()
    await page.get_by_role("combobox", name=re.compile("^Where does its top left")).click()
    await page.get_by_role("option", name=re.compile("^i7")).click()
    await shown(page, "You're trying out i7, ").wait_for()
    await page.screenshot(path=SHOTS / "Regroup-1-weighed.png")
    await button(page, "^↻ 90°").click()
    await shown(page, "You're trying out i7, ↻ 90°").wait_for()
    await pressed(page, "^Play: i7 ↻ 90°", button(page, "^Face-down card"))
    await shown(page, "The pile has 39 cards").wait_for()


@pytest.mark.long
async def test_two_people_choose_warriors_of_karenza_and_take_a_stance(bot, page):
    await open_table(page, "karenza", ("Aiko", "Bruno"))
    for name in ("Aiko", "Bruno"):
        await pane(page, name).get_by_role("button", name=re.compile("^Any warrior")).click()
    await page.get_by_text("Choose your stance").first.wait_for()
    await page.get_by_role("combobox", name="Change your stance").first.click()
    line = page.get_by_role("option").nth(1)
    pose = re.search(r"Stand (\w \w \d)", await line.inner_text())[1]
    await line.click()
    await shown(page, f"You'd stand {pose}").wait_for()
    await page.screenshot(path=SHOTS / "Karenza-1-weighed.png")
    await pressed(page, f"^Play: Stand {pose}", shown(page, f"): {pose}"))
    await page.screenshot(path=SHOTS / "Karenza-2-other.png")


@pytest.mark.long
async def test_two_people_change_cards_of_kendo_duel_and_one_of_them_begins(bot, page):
    await open_table(page, "kendo", ("Aiko", "Bruno"))
    aiko, bruno = pane(page, "Aiko"), pane(page, "Bruno")
    await aiko.get_by_role("button", name="Swap cards").click()
    await shown(page, "You're trying out: Swap").wait_for()
    await aiko.get_by_role("combobox", name="Second card (optional)").click()
    await aiko.page.get_by_role("option").nth(1).click()
    await aiko.get_by_role("button", name=re.compile(r"^Play: Swap .* \+ ")).click()
    await aiko.get_by_text("Nothing to do now").wait_for()
    await aiko.get_by_text(re.compile(r"^You: Swap .* \+ ")).wait_for()
    await page.screenshot(path=SHOTS / "Kendo-0-secret.png")
    await bruno.get_by_role("button", name="Keep all my cards").click()
    await page.get_by_text("Your attack").first.wait_for()
    await shown(page, "highest").wait_for()
    await page.screenshot(path=SHOTS / "Kendo-1-begun.png")


async def test_kana_and_kanji_have_a_font_where_the_system_has_none(bot, page):
    status = """async () => {
      const faces = await document.fonts.load('16px "Kana and kanji"', "結衣");
      return faces.map((face) => face.status);
    }"""
    assert await page.evaluate(status) == ["loaded"]

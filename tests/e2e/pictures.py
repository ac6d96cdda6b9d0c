"""The README's pictures, taken in the page of matches of the real bot: `python -m tests.e2e.pictures`."""

import asyncio
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import async_playwright

from bench.client import Person, Sitting, click, controls, one_move, played_out, say_of_dms, seated, until
from bench.stage import ROOT, Bot, Sandbox
from sandbox.testing import launching
from tests.e2e.test_host import uploaded
from tests.e2e.test_page import pane, place

FOLDER = ROOT / "docs" / "pictures"
DMS, GENERAL, HAND = "Hikyaku", "general", "^My hand"


@asynccontextmanager
async def opened(width: int, height: int) -> AsyncIterator[tuple[tuple[Person, ...], Any]]:
    """People, and a page of their sandbox; the bot has its emoji."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, Bot(sandbox, Path(folder) / "matches.db"), async_playwright() as playwright:
            browser = await playwright.chromium.launch(**launching())
            page = await browser.new_page(viewport={"width": width, "height": height})
            await page.goto(sandbox.url)
            await until(uploaded, sandbox)  # at Discord's pace
            yield tuple((await sandbox.people()).values()), page
            await browser.close()


async def take(page: Any, name: str, where: str, button: str, picture: str) -> None:
    """The newest message there that has such a button, as somebody sees it."""
    await place(pane(page, name), where).first.click()
    message = pane(page, name).locator(".message").filter(has=page.get_by_role("button", name=re.compile(button))).last
    await message.scroll_into_view_if_needed()
    await page.wait_for_timeout(800)
    await message.screenshot(path=FOLDER / picture)


async def kengo(picture: str = "2-hand.png") -> None:
    """The page with a lobby, its card, a hand with several moves, the board and the board as text."""
    async with opened(1640, 1250) as (people, page):
        aiko, bruno = people[:2]
        lobby = await aiko.show("play", game="kengo")
        await say_of_dms(aiko, True)
        await bruno.press(lobby, "join/")
        await say_of_dms(bruno, True)
        await page.set_viewport_size({"width": 1500, "height": 900})
        await page.wait_for_timeout(800)
        await page.screenshot(path=FOLDER / "page.png")
        await page.set_viewport_size({"width": 1640, "height": 1250})
        await take(page, "Aiko", GENERAL, "^Start", "1-lobby.png")
        await aiko.press(await aiko.again(lobby), "leave/")
        await bruno.press(await bruno.again(lobby), "leave/")
        sitting, dice = await seated((aiko, bruno), "kengo"), Random(6)
        for _ in range(6):
            await one_move(sitting, dice)
        person, _, _ = await sitting.question()
        await take(page, person.name, DMS, "^(Advance|Attack)", picture)
        await take(page, "Aiko", "Kengo!", HAND, "3-board.png")
        await pane(page, "Aiko").get_by_role("button", name="Text board").last.click()
        await page.wait_for_timeout(500)
        await pane(page, "Aiko").locator(".message").last.screenshot(path=FOLDER / "5-text.png")


async def kaito() -> None:
    async with opened(1640, 1250) as (people, page):
        sitting, dice = await seated(people[:2], "kaito"), Random(7)
        for _ in range(5):
            await one_move(sitting, dice)
        person, _, _ = await sitting.question()
        await take(page, person.name, DMS, "^([a-f][1-6]: |Buy)", "4-targets.png")
        await played_out(sitting, dice)
        await take(page, "Bruno", "KAITO", "^Rematch", "6-result.png")


async def dm(game: str, seats: int, moves: int, weighing: int = 0) -> None:
    """A DM on a narrow page, while so many places are weighed, if any."""
    async with opened(800, 1400) as (people, page):
        sitting: Sitting = await seated(people[:seats], game, **({"seats": seats} if seats > 2 else {}))
        dice = Random(f"{game}.png")
        for _ in range(moves):
            assert await one_move(sitting, dice)
        person, _, panel = await sitting.question()
        for _ in range(weighing):
            choice = dice.choice([id for id in controls(panel) if "weigh/" in id])
            panel = (await click(person, panel, choice, dice))["message"]
        await page.get_by_role("button", name=re.compile("You are")).first.click()
        await page.get_by_text(person.name, exact=True).last.click()
        await place(page, DMS).first.click()
        message = page.locator(".message").filter(has=page.get_by_role("button", name="More", exact=True)).last
        await message.scroll_into_view_if_needed()
        await page.wait_for_timeout(800)
        await message.screenshot(path=FOLDER / f"{game}.png")


async def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    await kengo()
    await kaito()
    await dm("kendo", 3, 9)
    await dm("karenza", 2, 6)
    await dm("regroup", 2, 9, weighing=2)


if __name__ == "__main__":
    asyncio.run(main())

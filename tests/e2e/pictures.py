"""The README's pictures, taken in the page from a match of the real bot: `python -m tests.e2e.pictures`."""

import asyncio
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import async_playwright

from sandbox.testing import launching
from tests.e2e.play import click, controls, one_move, seated
from tests.e2e.test_emoji import uploaded
from tests.e2e.test_page import open_match, pane, place
from tests.e2e.world import ROOT, Bot, Sandbox, until

FOLDER = ROOT / "docs" / "pictures"
ANSWER = "^([a-f][1-6]: |Buy)"  # how KAITO's answers read


@asynccontextmanager
async def opened(width: int, height: int) -> AsyncIterator[tuple[Sandbox, Any]]:
    """A page of a sandbox whose bot has just been started."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, Bot(sandbox, Path(folder) / "matches.db"), async_playwright() as playwright:
            browser = await playwright.chromium.launch(**launching())
            page = await browser.new_page(viewport={"width": width, "height": height})
            await page.goto(sandbox.url)
            yield sandbox, page
            await browser.close()


@asynccontextmanager
async def begun(game: str) -> AsyncIterator[Any]:
    """A page in which Aiko and Bruno have just begun a match."""
    async with opened(1640, 1250) as (_, page):
        await open_match(page, game, partial(lobby, page))
        yield page


async def lobby(page: Any) -> None:
    await page.set_viewport_size({"width": 1500, "height": 900})
    await page.screenshot(path=FOLDER / "page.png")
    await page.set_viewport_size({"width": 1640, "height": 1250})
    await take(page, "Aiko", "^Start", "1-lobby.png")


async def take(page: Any, name: str, button: str, picture: str) -> None:
    """The newest message that has such a button, as somebody sees it."""
    message = pane(page, name).locator(".message").filter(has=page.get_by_role("button", name=re.compile(button)))
    await message.last.scroll_into_view_if_needed()
    await page.wait_for_timeout(400)
    await message.last.screenshot(path=FOLDER / picture)


async def asked(page: Any, button: str) -> str:
    """Who has such a button."""
    while True:
        for name in ("Aiko", "Bruno"):
            if await pane(page, name).get_by_role("button", name=re.compile(button)).count():
                return name
        await page.wait_for_timeout(50)


async def kengo() -> None:
    async with begun("Kengo!") as page:
        for _ in range(6):
            name = await asked(page, "^(Advance|Attack)")
            button = pane(page, name).get_by_role("button", name=re.compile("^(Advance|Attack)"))
            if await button.count() > 1 or "Attack" in await button.first.inner_text():
                await take(page, name, "^(Advance|Attack)", "2-hand.png")
            with suppress(PlaywrightError):  # the DM may just have made room for the next
                await button.last.click(timeout=2000)
            await page.wait_for_timeout(500)
        for name in ("Aiko", "Bruno"):
            await place(pane(page, name), "Kengo!").click()
        await take(page, "Aiko", "^My hand", "3-board.png")
        await pane(page, "Aiko").get_by_role("button", name="Text board").last.click()
        await page.wait_for_timeout(500)
        await pane(page, "Aiko").locator(".message").last.screenshot(path=FOLDER / "5-text.png")


async def kaito() -> None:
    async with begun("KAITO") as page:
        await pane(page, await asked(page, "^Place")).get_by_role("button", name=re.compile("^Place")).first.click()
        for turn in range(400):
            name, button = await next_button(page)
            if button is None:
                break
            if turn == 7:
                await page.wait_for_timeout(3000)  # the move before is told, and nothing changes any more
                name, button = await next_button(page)
                await take(page, name, ANSWER, "4-targets.png")
            with suppress(PlaywrightError):  # the DM may just have made room for the next
                await button.click(timeout=2000)
            await page.wait_for_timeout(150)
        for player in ("Aiko", "Bruno"):
            await place(pane(page, player), "KAITO").click()
        await take(page, "Bruno", "^Rematch", "6-result.png")


async def next_button(page: Any) -> Any:
    """What the asked player might press next; None once the match is over."""
    while not await page.get_by_role("button", name=re.compile("^Rematch")).count():
        for name in ("Aiko", "Bruno"):
            found = pane(page, name).get_by_role("button", name=re.compile(ANSWER))
            if await found.count():
                return name, found.first
        await page.wait_for_timeout(100)
    return "", None


async def dm(game: str, seats: int, moves: int, picture: str, weighing: int = 0) -> None:
    """A player's own panel after some random moves, an answer being weighed if so many clicks are asked for."""
    async with opened(800, 1400) as (sandbox, page):
        await until(uploaded, sandbox)  # at Discord's pace
        people = tuple((await sandbox.people()).values())[:seats]
        sitting = await seated(people, game, **({"seats": seats} if seats > 2 else {}))
        dice = Random(picture)
        for _ in range(moves):
            assert await one_move(sitting, dice)
        person, _, panel = await sitting.question()
        for _ in range(weighing):
            choice = dice.choice([id for id in controls(panel) if "weigh/" in id])
            panel = (await click(person, panel, choice, dice))["message"]
        await page.get_by_role("button", name=re.compile("You are")).first.click()
        await page.get_by_text(person.name, exact=True).last.click()
        await place(page, "Hikyaku").first.click()
        message = page.locator(".message").filter(has=page.get_by_role("button", name="More", exact=True)).last
        await message.scroll_into_view_if_needed()
        await page.wait_for_timeout(800)
        await message.screenshot(path=FOLDER / picture)


async def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    await kengo()
    await kaito()
    await dm("kendo", 3, 9, "kendo.png")
    await dm("karenza", 2, 6, "karenza.png")
    await dm("regroup", 2, 9, "regroup.png", weighing=2)


if __name__ == "__main__":
    asyncio.run(main())

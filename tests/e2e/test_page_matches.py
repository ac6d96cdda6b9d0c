"""Whole matches of three and four in the page, by clicks alone, from the command to the result card."""

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.async_api import Error as PlaywrightError

from tests.e2e.test_page import SHOTS, button, joins, lobby_for, page, pane, place

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.xdist_group("page-matches")]
__all__ = ["page"]  # a fixture

PATIENT = 5  # seconds
PROMPTLY = 2000  # milliseconds; what is not clicked by then was just taken away
ASKED = """
() => [...document.querySelectorAll("section.pane")].flatMap((pane) => {
    const live = [...pane.querySelectorAll(".message:not([data-busy]) [data-custom-id]:not([disabled])")];
    const found = live.filter(({ dataset }) => /^[+]?(answer|sure|weigh)[/]/.test(dataset.customId));
    const message = found.at(-1)?.closest(".message");
    const ids = found.filter((each) => message.contains(each)).map(({ dataset }) => dataset.customId);
    return ids.length ? [{ who: pane.getAttribute("aria-label"), ids }] : [];
})
"""


@dataclass
class Table:
    """People side by side in the page. All but the last play by DM; the last stays in the thread."""

    page: Any
    people: tuple[str, ...]
    dice: Random
    clicks: Counter[str] = field(default_factory=Counter)
    answered: dict[str, tuple[int, float]] = field(default_factory=dict)  # by whom, the question of which ply, and when

    async def play(self, most: int = 1200) -> None:
        """The asked player clicks about until the result is there."""
        last = pane(self.page, self.people[-1])
        while not await last.get_by_role("button", name="Rematch").count():
            assert self.clicks.total() < most, "the match does not end"
            # A button that was just taken away is refused in other words.
            assert not await self.page.get_by_text("This interaction failed").count()
            with suppress(PlaywrightError):  # what was to be clicked may just have made room for the next
                await self.one_click()

    async def one_click(self) -> None:
        asked = await self.asked()
        if not asked:
            await self.ask_for_hand()
            await self.page.wait_for_timeout(50)
            return
        who, ids = self.dice.choice(asked)
        given = [id for id in ids if "weigh/" not in id]
        chosen = self.dice.choice(given if given and self.dice.random() < 0.6 else ids)
        if not await self.click(pane(self.page, who).locator(f'[data-custom-id="{chosen}"]:not([disabled])').last):
            return
        verb = chosen.partition("/")[0]
        self.clicks[verb] += 1
        if verb.endswith("answer"):
            self.answered[who] = opened_at(chosen), monotonic()

    async def asked(self) -> list[tuple[str, list[str]]]:
        """Who may click what. A panel opened twice keeps its buttons when the other was answered; and where a click has
        had no effect for long, people click again."""
        return [(who, ids) for who, ids in await self.panels() if not self.has_answered(who, opened_at(ids[0]))]

    async def panels(self) -> list[tuple[str, list[str]]]:
        return [(each["who"], each["ids"]) for each in await self.page.evaluate(ASKED)]

    def has_answered(self, who: str, opened: int) -> bool:
        last, when = self.answered.get(who, (-1, 0.0))
        return opened < last or (opened == last and monotonic() < when + PATIENT)

    async def click(self, control: Any) -> bool:
        """A button, or a list and one of its lines; False if that was taken away with what it lay on."""
        is_list = await control.get_attribute("role", timeout=PROMPTLY) == "combobox"
        await control.click(timeout=PROMPTLY)
        if is_list:
            lines = self.page.get_by_role("option")
            await lines.first.wait_for(timeout=PROMPTLY)
            there = await lines.count()
            if not there:
                return False
            await lines.nth(self.dice.randrange(there)).click(timeout=PROMPTLY)
        return True

    async def ask_for_hand(self) -> None:
        """By the button of the newest board, once it says that this player is asked."""
        name = self.people[-1]
        board = pane(self.page, name).locator(".message").filter(has=self.page.get_by_role("button", name="My hand"))
        if await board.count() and f"@{name}" in await board.last.inner_text():
            await board.last.get_by_role("button", name="My hand").click(timeout=PROMPTLY)
            self.clicks["hand"] += 1
            await self.page.wait_for_timeout(300)


def opened_at(id: str) -> int:
    """The ply at which the question was opened."""
    return int(id.split("/")[2])


async def opened(page: Any, game: str, people: tuple[str, ...]) -> Table:
    """One types the command, the others join, all but the last want DMs, and the first starts."""
    host, *others = await lobby_for(page, game, people)
    for player in others:
        await joins(player, "No, only here" if player is others[-1] else "Yes, by DM")
    await host.get_by_role("button", name="Start").click()
    for player in (host, *others):
        if await player.get_by_role("button", name="Channels").is_visible():  # a narrow pane hides them
            await player.get_by_role("button", name="Channels").click()
        thread = re.compile("^(Kendo Duel|Karenza|Regroup)")
        where = player.get_by_label("Channels").get_by_role("button", name=thread)
        await (where if player is others[-1] else place(player, "Hikyaku")).first.click()
    return Table(page, people, Random(game))


@pytest.mark.parametrize(("game", "people"), [("kendo", 3), ("regroup", 4)])
@pytest.mark.long
async def test_a_match_of_three_or_four_is_played_by_clicks_to_its_result(bot, page, game, people):
    table = await opened(page, game, ("Aiko", "Bruno", "Chloe", "Dai")[:people])
    await table.play()
    await page.screenshot(path=SHOTS / f"Whole-{game}-{people}.png")
    assert table.clicks["hand"], "one played without DMs"
    if game == "regroup":
        assert table.clicks["weigh"] + table.clicks["+weigh"] > 10, "places were looked at before a card was laid"
    assert table.clicks["answer"] + table.clicks["+answer"] > 10
    result = pane(page, table.people[-1]).locator(".message").filter(has=button(page, "^Rematch")).last
    assert re.search("wins|draw", await result.inner_text())
    assert await result.locator("img").count()
    left = [who for who, ids in await table.panels() if opened_at(ids[0]) > table.answered[who][0]]
    assert not left, "nothing is asked any more"

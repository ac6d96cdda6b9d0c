"""People play in the page, in a real browser, with the real bot; the screenshots are kept beside this file."""

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.e2e.world import PEOPLE

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


async def open_table(page, game, people, last="Yes, by DM"):
    """Aiko opens a lobby and the others join. All read their DMs, or the last one the thread if they want none."""
    host, *others = await lobby_for(page, game, people)
    for player in others:
        await joins(player, last if player is others[-1] else "Yes, by DM")
    await host.get_by_role("button", name="Start").click()
    for player in (host, *others):
        if await player.get_by_role("button", name="Channels").is_visible():  # a narrow pane hides them
            await player.get_by_role("button", name="Channels").click()
        in_thread = player is others[-1] and last.startswith("No")
        await place(player, "Kendo Duel|Karenza|Regroup" if in_thread else "Hikyaku").first.click()


def button(page, label):
    return page.get_by_role("button", name=re.compile(label)).first


def shown(page, words):
    """A picture whose description has these words."""
    return page.locator(f'img[alt*="{words}"]').first


async def test_three_people_lay_a_card_of_regroup_and_see_it_lie_there_before_they_confirm(bot, page):
    await open_table(page, "regroup", ("Aiko", "Bruno", "Chloe"))
    await button(page, "^Face-down card").click()
    await page.get_by_role("combobox", name=re.compile("^Where does its top left")).click()
    await page.get_by_role("option", name=re.compile("^i7")).click()
    await shown(page, "You're trying out i7, ").wait_for()
    await shot(page, "Regroup-1-weighed")
    await button(page, "^↻ 90°").click()
    await shown(page, "You're trying out i7, ↻ 90°").wait_for()
    await button(page, "^Play: i7 ↻ 90°").click()
    await shown(page, "The pile has 39 cards").wait_for()


async def test_kana_and_kanji_have_a_font_where_the_system_has_none(bot, page):
    status = """async () => {
      const faces = await document.fonts.load('16px "Kana and kanji"', "結衣");
      return faces.map((face) => face.status);
    }"""
    assert await page.evaluate(status) == ["loaded"]


# Whole matches of three and four, by clicks alone, from the command to the result card

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


@pytest.mark.parametrize(("game", "people"), [("kendo", 3), ("regroup", 4)])
@pytest.mark.long
@pytest.mark.xdist_group("page-matches")
async def test_a_match_of_three_or_four_is_played_by_clicks_to_its_result(bot, page, game, people):
    names = PEOPLE[:people]
    await open_table(page, game, names, last="No, only here")
    table = Table(page, names, Random(game))
    await table.play()
    await shot(page, f"Whole-{game}-{people}")
    assert table.clicks["hand"], "one played without DMs"
    if game == "regroup":
        assert table.clicks["weigh"] + table.clicks["+weigh"] > 10, "places were looked at before a card was laid"
    assert table.clicks["answer"] + table.clicks["+answer"] > 10
    result = pane(page, table.people[-1]).locator(".message").filter(has=button(page, "^Rematch")).last
    assert re.search("wins|draw", await result.inner_text())
    assert await result.locator("img").count()
    left = [who for who, ids in await table.panels() if opened_at(ids[0]) > table.answered[who][0]]
    assert not left, "nothing is asked any more"

"""People play in the page, in a real browser, with the real bot; the screenshots are kept beside this file."""

import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bench.client import EPHEMERAL, PEOPLE, Person, ids, one_move, seated, until
from sandbox.testing import BOXES
from tests.e2e.test_pseudo import clicked, texts, web_page
from tests.spoken import complete, strange

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


# People who speak different languages: each reads their own, and the cards are in the server's


WIDTHS, HEIGHT = (400, 1400), 1400  # px
# One person has the page.
ALONE = "id => { localStorage.setItem('hikyaku-panes', JSON.stringify([id])); location.reload(); }"
# Texts of messages that stick out of what they stand in, or out of the window.
TOO_WIDE = """() => [...document.querySelectorAll(".message *")]
  .filter((each) => each.clientWidth && (each.scrollWidth > each.clientWidth + 1
    || each.getBoundingClientRect().right > innerWidth + 1) && getComputedStyle(each).overflowX === "visible")
  .map((each) => `${each.className}: ${each.textContent.slice(0, 80)}`)"""
OF_DISCORD = {"es": "es-ES"}
SHOWN = ("text", "log", "more", "hand", "notes", "plan", "cards", "verify", "resign")
AFTERWARDS = ("replay", "log", "closer", "verify")
COMMANDS = {
    "rules": {"game": "regroup", "search": "a"},
    "turns": {},
    "settings": {},
    "help": {},
    "about": {},
    "puzzle": {},
    "learn": {"game": "kendo"},
    "leaderboard": {"game": "regroup"},
    "vacation": {},
    "block": {},
    "privacy show": {},
}
REFUSED = {
    "move": {"answer": "nonsense"},
    "verify": {"match": "nonsense"},
    "replay": {"match": "nonsense"},
    "log": {"match": "nonsense"},
    "play": {"game": "kengo", "options": "nonsense=1"},
    "rules": {"game": "kaito", "search": "qqqqqq"},
}


class Listener(Person):
    """Somebody who keeps what is said to them alone."""

    def __init__(self, *of):
        super().__init__(*of)
        self.language, self.heard = "en", []

    async def _act(self, channel, verb, **body):
        done = await super()._act(channel, verb, **body)
        heard = done.get("message") or {}
        if heard.get("flags", 0) & EPHEMERAL or not heard:
            self.heard += texts(done)
        return done

    def wrong(self, said):
        return {text: found for text in said if (found := strange(text, self.language))}

    async def all_is_theirs(self):
        """What they heard in private, and every message in their DMs."""
        assert len(self.heard) > 20
        assert self.wrong(self.heard) == {}
        assert self.wrong([text for dm in await self.dms() for text in texts(dm)]) == {}


@pytest.fixture
async def readers(sandbox, bot):
    """Four people; with fewer languages some speak the same."""
    general, spoken = sandbox.server["channels"][0]["id"], complete()
    pairs = zip(sandbox.server["members"], PEOPLE, strict=True)
    found = [Listener(sandbox, id, name, general) for id, name in pairs]
    for seat, person in enumerate(found):
        person.language = spoken[seat % len(spoken)]
        await sandbox.post(f"people/{person.id}", {"locale": OF_DISCORD.get(person.language, person.language)})
    await found[0].choose(await found[0].show("admin setup"), "/locale", found[0].language)
    return found


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.skipif(not complete(), reason="no other language is complete")
async def test_four_people_read_a_match_in_their_own_languages(readers, page):
    dice = Random(21)
    sitting = await seated(tuple(readers), "regroup", seats=4)
    for _ in range(10):
        await one_move(sitting, dice)
    board = await sitting.board()
    for person in readers:
        for verb in SHOWN:
            for id in ids(board, f"{verb}/"):
                await clicked(person, board, id, dice)
        for name, given in [*COMMANDS.items(), *REFUSED.items()]:
            await person.run(name, sitting.thread, **given)
    await pictured(page, readers, "1-under-way", "Regroup! Chicken Army")
    for person in readers[:3]:
        await person.press(await person.show("resign", sitting.thread), "resignsure/")
    over = await until(sitting.over)
    for person in readers:
        for verb in AFTERWARDS:
            for id in ids(over, f"{verb}/"):
                await clicked(person, over, id, dice)
        replay = await person.show("replay", sitting.thread, match=sitting.id)
        for verb in ("film", "webpage"):
            await person.press(replay, f"{verb}/")
        person.heard += await web_page(person, sitting.thread, f"{sitting.id}.html")
        await person.all_is_theirs()
    await pictured(page, readers, "2-over", "Regroup! Chicken Army")
    for channel in (sitting.thread, readers[0].general):
        public = [each for each in await readers[0].see(channel) if not each["flags"] & EPHEMERAL]
        assert readers[0].wrong([text for each in public for text in texts(each)]) == {}


async def pictured(page, readers, shot, thread=None):
    """What each reader sees, at a telephone's width and on a wide screen: their DMs, and the thread."""
    for person in readers:
        for width in WIDTHS:
            await page.set_viewport_size({"width": width, "height": HEIGHT})
            await page.evaluate(ALONE, person.id)
            await pane(page, person.name).locator(".message:visible").last.wait_for()
            for name in ("Hikyaku", thread) if thread else ("Hikyaku",):
                await looked_at(page, name)
                await page.screenshot(
                    path=SHOTS / f"{person.language}-{shot}-{'dms' if name == 'Hikyaku' else 'thread'}-{width}.png"
                )


async def looked_at(page, name):
    """Nothing is wider than its window, and nothing is a box instead of a kana or kanji."""
    channels = page.get_by_role("button", name="Channels")
    if await channels.is_visible():
        await channels.click()
    await place(page, name).first.click()
    await page.locator(".message:visible").last.wait_for()
    await page.evaluate("""() => document.fonts.load('16px "Kana and kanji"', "結衣")""")
    assert await page.evaluate(BOXES) == []
    assert await page.evaluate(TOO_WIDE) == []

"""A match of people who speak different languages: each reads their own, and the cards are in the server's."""

from random import Random

import pytest

from sandbox.testing import BOXES
from tests.e2e.play import one_move, seated
from tests.e2e.reading import clicked, texts, web_page
from tests.e2e.test_page import SHOTS, pane, place
from tests.e2e.world import EPHEMERAL, PEOPLE, Person, ids, until
from tests.spoken import complete, strange

pytestmark = [
    pytest.mark.slow,
    pytest.mark.alone,
    pytest.mark.browser,
    pytest.mark.skipif(not complete(), reason="no other language is complete"),
]
HOUR = 3600  # seconds
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


@pytest.mark.long
async def test_reminders_and_digests_are_in_the_language_of_who_waits(readers, page, sandbox):
    for pair in (readers[:2], readers[2:]):
        await seated(tuple(pair), "karenza")  # both choose a warrior at once
    await sandbox.post("clock", {"advance": round(36.1 * HOUR)})
    for person in readers:
        await until(brought, person, "mute/")
        person.reminded = len(await person.dms())
        await person.choose(await person.show("settings"), "+settle/notices/", "digest")
    await sandbox.post("clock", {"advance": 24 * HOUR})
    for person in readers:
        await until(brought, person, "hand/", person.reminded)
        assert person.wrong([text for dm in await person.dms() for text in texts(dm)]) == {}
    await pictured(page, readers, "3-reminded")


async def brought(person, verb, since=0):
    return [dm for dm in (await person.dms())[since:] if ids(dm, verb)]


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

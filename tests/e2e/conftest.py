"""A bot and three people for every test: in a server of its own beside those of others, or in a sandbox of its own."""

from contextlib import asynccontextmanager

import pytest
import pytest_asyncio

from bench.stage import Bot, Sandbox
from dojo.ops.system_clock import SystemClock
from dojo.people.people import People
from dojo.people.preferences import PreferenceChanges
from sandbox.testing import launching
from storage.store import Store


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(tmp_path_factory):
    """The sandbox and the bot of all who neither kill it, nor move the clock, nor look at the page."""
    async with Sandbox() as sandbox, Bot(sandbox, tmp_path_factory.mktemp("house") / "matches.db") as bot:
        yield bot


@pytest.fixture
def shared(request):
    alone = "page" in request.fixturenames or request.node.get_closest_marker("alone")
    return request.getfixturevalue("house") if "bot" in request.fixturenames and not alone else None


@pytest.fixture
async def sandbox(shared):
    async with Sandbox(shared.sandbox.url if shared else "") as running:
        yield running
        findings = await running.findings()
        assert not findings, "\n".join(map(str, findings))


@pytest.fixture
async def bot(shared, sandbox, tmp_path):
    running = Bot(sandbox, shared.database if shared else tmp_path / "matches.db")
    if shared:
        running.process = shared.process
        yield running
        assert await running.online(), "the bot that others share has gone away"
        return
    async with running:
        yield running


@pytest.fixture
async def people(sandbox):
    return await sandbox.people()


@pytest.fixture
def two(people):
    return people["Aiko"], people["Bruno"]


@pytest.fixture
def aiko(people):
    return people["Aiko"]


@pytest.fixture
def bruno(people):
    return people["Bruno"]


@pytest.fixture
def chloe(people):
    return people["Chloe"]


@pytest.fixture
async def page(sandbox):
    start = launching()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**start)
        opened = await browser.new_page(viewport={"width": 1500, "height": 1000})
        opened.set_default_timeout(30_000)
        await opened.goto(sandbox.url)
        yield opened
        await browser.close()


@asynccontextmanager
async def wishing(sandbox, folder, wishes, **settings):
    """A bot on whose database these people have wished something before it was started."""
    database = folder / "matches.db"
    async with await Store.open(str(database)) as store:
        for person, changes in wishes.items():
            await People(store, SystemClock()).remember(int(person.id), person.name, "en-US")
            for name, value in changes.items():
                await PreferenceChanges(store, SystemClock()).change(int(person.id), name, value)
    async with Bot(sandbox, database, **settings) as running:
        yield running

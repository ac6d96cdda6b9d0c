"""One browser for each file of the page's tests and one server for all; a fresh page and a fresh world for each test.

A browser is closed before the next file: while it is open no other test of this process could run a loop of its own.
"""

import pytest

from sandbox.testing import launching
from tests.page.canned import Canned
from tests.page.serving import Server

AT_FIRST = 2  # panes with which the page opens
# A page that is being closed may still write who was on which side, after all was forgotten.
FORGET = "sessionStorage.fresh ||= (localStorage.clear(), 'yes')"


@pytest.fixture(scope="module")
def browser():
    start = launching()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**start)
        context = chromium.new_context(reduced_motion="reduce", locale="en-GB", timezone_id="UTC")
        context.set_default_timeout(15_000)
        yield context
        chromium.close()


@pytest.fixture(scope="session")
def server():
    serving = Server()
    yield serving
    serving.shutdown()
    serving.server_close()


@pytest.fixture
def world(server):
    server.world = Canned()
    return server.world


@pytest.fixture
def visit(browser, server, world):
    """Open the page on the world as it is by then; the console may complain of nothing but what is expected."""
    pages, complaints, expectations = [], [], []

    def open_page(width=1400, height=900, expected=None):
        page = browser.new_page()
        pages.append(page)
        if len(pages) == 1:
            page.add_init_script(FORGET)
        page.set_viewport_size({"width": width, "height": height})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        expectations.append(expected)
        page.route_web_socket("**/sandbox/live**", world.listen)
        page.goto(server.address)
        page.locator(".opening, .message").first.wait_for()
        for _ in range(250):  # until somebody listens to what is told from now on
            if len(world.sockets) >= min(len(world.people), AT_FIRST):
                break
            page.wait_for_timeout(20)
        return page

    yield open_page
    for page in pages:
        page.evaluate("localStorage.clear()")
        page.close()
    wanted = [part for part in expectations if part]
    assert [line for line in complaints if not any(part in line for part in wanted)] == []


def pane(page, name):
    return page.get_by_role("region", name=name, exact=True)

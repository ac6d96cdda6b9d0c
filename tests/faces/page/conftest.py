"""One browser for each file of these tests, without a network, and pages that complain of nothing."""

import pytest

from sandbox.testing import launching


@pytest.fixture(scope="module")
def chromium():
    start = launching()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**start)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, tmp_path):
    """Open a page from the disk and wait for its verdict; it may ask nobody for anything, nor complain."""
    contexts, complaints, asked, expectations = [], [], [], []

    def open_page(text, width=1200, scheme="light", *, expected="", verdict=True):
        path = tmp_path / "match.html"
        path.write_text(text, "utf-8")
        context = chromium.new_context(color_scheme=scheme, viewport={"width": width, "height": 800}, locale="en-GB")
        contexts.append(context)
        expectations.extend(filter(None, [expected]))
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(path.as_uri())
        if verdict:
            page.locator("html[data-state]").wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert [line for line in complaints if not any(part in line for part in expectations)] == []

"""A process that draws: what it wrote is what was made, and if it fails, one clear error is raised."""

import pytest

from cogs.history.drawing import drawn
from cogs.history.web_page import WebPageFailed
from tests.faces.page.matches import order


async def test_what_the_process_wrote_is_what_was_made():
    assert (await drawn("faces.web_page", WebPageFailed, str(order(most=2)))).startswith(b"<!doctype html>")


async def test_a_process_that_fails_is_one_clear_error(capfd):
    with pytest.raises(WebPageFailed):
        await drawn("faces.web_page", WebPageFailed, "nonsense")
    assert "JSONDecodeError" in capfd.readouterr().err

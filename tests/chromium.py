"""Debian's Chromium, as every test of a page starts it: without what would call home, or needs rights of its own."""

import os
import shutil

import pytest

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launching():
    """The arguments of Playwright's `launch`; without Chromium CI fails, and a test at home is skipped."""
    chromium = shutil.which("chromium")
    if chromium is None:
        if os.environ.get("CI"):
            pytest.fail("the tests of pages need Debian's chromium, and CI must have it")
        pytest.skip("no chromium on this machine")
    return {"executable_path": chromium, "args": list(QUIET)}

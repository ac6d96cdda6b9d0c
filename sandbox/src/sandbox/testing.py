"""For tests of pages: Debian's Chromium, without what would call home or needs rights of its own."""

import os
import shutil
from typing import Any

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


def launching() -> dict[str, Any]:
    """The arguments of Playwright's `launch`; without Chromium CI fails, and a test at home is skipped."""
    chromium = shutil.which("chromium")
    if chromium is None:
        if os.environ.get("CI"):
            pytest.fail("the tests of pages need Debian's chromium, and CI must have it")
        pytest.skip("no chromium on this machine")
    return {"executable_path": chromium, "args": list(QUIET)}


# Texts with a kana or kanji for which there's no glyph: real ones are about as wide as high, and boxes are narrower.
BOXES = """() => {
  const found = new Set(), range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    const size = parseFloat(getComputedStyle(parentElement).fontSize);
    for (const { index } of data.matchAll(/[\\u3041-\\u30fe\\u3400-\\u9fff]/g)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + 1);
      const { width } = range.getBoundingClientRect();
      if (width > 0 && width < 0.8 * size) found.add(data);
    }
  }
  return [...found];
}"""

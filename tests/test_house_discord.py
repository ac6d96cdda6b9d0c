"""Each test that docs/discord.md names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`((?:sandbox/)?tests/[\w/]+\.py)(?:::(\w+))?`")


def test_the_tests_that_hold_what_is_said_of_discord_exist():
    named = NAMED.findall((ROOT / "docs" / "discord.md").read_text())
    assert len(named) > 50
    missing = [
        f"{path}::{name}"
        for path, name in named
        if not (ROOT / path).is_file() or (name and f"def {name}(" not in (ROOT / path).read_text())
    ]
    assert missing == []

"""Every verb of a control is served at one place only: the second one would silently take over."""

import re
from collections import Counter
from pathlib import Path

COGS = Path(__file__).parents[3] / "cogs"


def test_every_verb_is_served_once():
    verbs = Counter(
        verb for path in COGS.rglob("*.py") for verb in re.findall(r'^@on\("(\w+)"\)', path.read_text("utf-8"), re.M)
    )
    assert verbs
    assert {verb: times for verb, times in verbs.items() if times > 1} == {}


def test_every_message_stands_in_one_file():
    keys = Counter(
        key
        for path in (COGS.parent / "locale" / "en").glob("*.ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    )
    assert {key: times for key, times in keys.items() if times > 1} == {}

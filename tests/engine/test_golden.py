"""Matches that were kept go on as they did."""

import json
from pathlib import Path

import pytest

from engine import codec, record
from engine.games import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("key", GAMES)
def test_a_kept_match_ends_as_it_did(key):
    """`python -m tests.golden` writes what is missing."""
    for version in range(1, GAMES[key].version + 1):
        for case in json.loads((GOLDEN / f"{key}-v{version}.json").read_text("utf-8")):
            again = record.replay(record.read(json.dumps(case["record"])))
            assert codec.plain(again.game.rules.outcome(again.match.state)) == case["outcome"]

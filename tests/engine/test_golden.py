"""Matches begun under any released version of the rules go on under today's."""

import json
from pathlib import Path
from random import Random

import pytest

from engine import codec, match, record
from engine.core import Outcome
from engine.games import GAMES
from tests.engine import laws

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [
    pytest.param(case, id=f"{path.stem}-{number}")
    for path in sorted(GOLDEN.glob("*.json"))
    for number, case in enumerate(json.loads(path.read_text("utf-8")))
]


@pytest.mark.parametrize("key", GAMES)
def test_a_state_is_kept_of_every_version_of_every_game(key):
    kept = {path.name for path in GOLDEN.glob(f"{key}-v*.json")}
    wanted = {f"{key}-v{version}.json" for version in range(1, GAMES[key].version + 1)}
    assert kept == wanted, "`python -m tests.golden` writes what is missing"


@pytest.mark.parametrize("case", CASES)
def test_a_kept_match_ends_as_it_did(case):
    again = record.replay(record.read(json.dumps(case["record"])))
    assert codec.plain(Outcome, again.game.outcome(again.match.state)) == case["outcome"]


@pytest.mark.parametrize("case", CASES)
def test_a_kept_state_plays_on_in_any_way(case):
    begun = record.read(json.dumps(case["record"] | {"moves": []}))
    for seed in range(5):
        again = record.replay(begun)
        outcome, _ = laws.played_on(again.game, again.match, Random(seed))
        laws.places_fit(outcome, begun.seats)


@pytest.mark.parametrize("case", CASES)
def test_a_kept_state_is_stored_today_as_something_that_loads(case):
    again = record.replay(record.read(json.dumps(case["record"] | {"moves": []})))
    state = again.match.state
    assert codec.load_state(again.game, again.game.version, codec.dump(again.game.state, state)) == state
    assert match.waiting_for(again.game, again.match)

"""Why a move is refused, in words: every reason has a sentence and a test, and its clause is in the digest."""

from pathlib import Path
from random import Random

import pytest

from cogs.interactions.errors import in_words
from engine.games import GAMES
from faces.digest import digest
from faces.translation import speaker
from tests.engine import laws, refused

SAY = speaker("en")
ROOT = Path(__file__).parents[2]
LONGEST = 140  # characters of a sentence that is read while one plays
POSITIONS = 300


def sentences(game):
    found = (ROOT / "locale" / "en" / f"{game}.ftl").read_text("utf-8").split()
    return {word for word in found if word.startswith(f"{game}-why-")}


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_has_a_sentence_and_a_clause(key):
    game, clauses = GAMES[key], {clause.id for clause in digest(key, "en").clauses}
    met = [why for *_, why in refused.refusals(game, laws.lines(game, POSITIONS), Random(1)) if why]
    assert {why.clause for why in met} <= clauses
    assert [text for why in met if len(text := in_words(why, SAY)) > LONGEST or not text] == []
    assert {why.key for why in met} <= sentences(key)


@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_has_a_position_in_which_it_is_said(key):
    tests = (ROOT / "tests" / "engine" / key / "test_why.py").read_text("utf-8")
    assert [each for each in sentences(key) if f'"{each.removeprefix(f"{key}-why-")}"' not in tests] == []

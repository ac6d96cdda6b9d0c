"""Mishaps are told without words that may be somebody's hand."""

import pytest

from dojo.errors import NoSuchMatch
from dojo.ops.redaction import LONGEST, brief, story
from engine.core import IllegalMove, StaleAsk


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ConnectionError("reset by peer"), "ConnectionError: reset by peer"),
        (NoSuchMatch(), "NoSuchMatch: error-no-such-match"),
        (AttributeError("no attribute"), "AttributeError: no attribute"),
        (RuntimeError("two\nlines"), "RuntimeError: two lines"),
        (KeyError("sword"), "KeyError"),
        (ValueError("sword"), "ValueError"),
        (IllegalMove("sword", ("sword",)), "IllegalMove"),
        (StaleAsk(), "StaleAsk"),
    ],
)
def test_an_error_is_told_in_a_line(error, told):
    assert brief(error) == told


def test_a_long_one_is_cut():
    assert len(brief(OSError("x" * 1000))) < LONGEST + 20


def test_a_story_has_all_that_led_to_it():
    try:
        try:
            raise KeyError("sword")
        except KeyError as first:
            raise ExceptionGroup("several", [OSError("gone"), ValueError("sword")]) from first
    except ExceptionGroup as last:
        told = story(last)
    assert [word for word in ("KeyError", "OSError: gone", "ValueError", "ExceptionGroup") if word not in told] == []
    assert "in test_a_story" in told
    assert 'ValueError("sword")' in told.splitlines()[-3] or "sword" not in told.splitlines()[-1]

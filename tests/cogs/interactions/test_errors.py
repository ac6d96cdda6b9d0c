"""What people read when something is refused: sentences, and never the words that the log has."""

import pytest

from cogs.client import COGS
from cogs.interactions.errors import ERROR_KEYS, error_text
from dojo.errors import DojoError, NotKnown, NotRead, NotWritten
from engine import match
from engine.core import IllegalMove
from engine.games import GAMES
from tests.cogs.shown import SAY

SENTENCE = "A sentence."


class Words:
    """A language that says the same of everything, whatever facts it needs."""

    locale = "en"

    def __call__(self, key, /, **facts):
        return SENTENCE

    def has(self, key, /):
        return True


def every_error(kind=DojoError):
    for name in COGS:
        __import__(f"cogs.{name}")
    for each in kind.__subclasses__():
        yield each
        yield from every_error(each)


def refused_move(text):
    now, _ = match.start(GAMES["kengo"], 2, seed="1", options={})
    with pytest.raises(IllegalMove) as raised:
        match.parse(GAMES["kengo"], now, match.waiting_for(GAMES["kengo"], now)[0], text)
    return raised.value


def test_no_error_shows_its_key():
    errors = [*every_error(), *(kind for kind in ERROR_KEYS if kind.__init__ is Exception.__init__)]
    assert len(errors) > 30
    assert {error_text(error(), Words()) for error in errors} == {SENTENCE}


def test_a_refused_move_is_told_what_is_possible():
    trouble = refused_move("PASS")
    said, allowed = error_text(trouble, SAY).splitlines()
    assert said == "You can't play “PASS” now."
    assert all(text in allowed for text in trouble.allowed)


def test_an_error_of_ours_has_a_number_to_report():
    text, number = error_text(ZeroDivisionError(), SAY).splitlines()
    assert "nothing changed" in text
    assert "ZeroDivision" not in number


@pytest.mark.parametrize(
    ("trouble", "key"),
    [
        (NotWritten(), "not-written"),
        (NotRead(), "not-read"),
        (NotKnown(), "not-known"),
        (TimeoutError(), "lost"),
        (ConnectionResetError(), "lost"),
    ],
)
def test_each_outage_has_its_sentence(trouble, key):
    assert error_text(trouble, SAY) == SAY(f"error-{key}")


def test_what_could_not_be_read_may_have_been_written():
    """A click is answered with what is looked up after its commit."""
    assert "nothing changed" in error_text(NotWritten(), SAY)
    for kind in (NotRead, NotKnown):
        assert "nothing changed" not in error_text(kind(), SAY)

"""What a guest is told while the database is away: whose fault it is, and nothing that may be untrue."""

import pytest

from cogs.interactions.errors import error_text
from dojo.errors import NotKnown, NotRead, NotWritten
from faces.translation import speaker

SAY = speaker("en")


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

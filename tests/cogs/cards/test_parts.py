"""The parts of a card."""

from cogs.cards.parts import small
from cogs.people.profile import ratings_line
from faces.translation import speaker


def test_every_line_of_a_text_is_in_small_print():
    assert small("one\ntwo") == "-# one\n-# two"


def test_so_is_what_explains_the_ratings():
    assert all(line.startswith("-# ") for line in ratings_line(speaker("en")).splitlines())

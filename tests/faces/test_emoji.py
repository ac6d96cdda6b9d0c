"""Drawings as emoji: within Discord's limits, and one for each card that a move plays."""

import re

import pytest

from engine.games.kengo.state import Attack, Parry, Retreat
from faces.draw.shelf import PNG_START
from faces.emoji import drawing_of_move, drawings, emoji_name, emoji_png


@pytest.mark.parametrize("key", drawings())
def test_an_emoji_fits_discord(key):
    png = emoji_png(key)
    assert png.startswith(PNG_START)
    assert len(png) <= 256 * 1024
    assert re.fullmatch(r"\w{2,32}", emoji_name(key), re.ASCII)


def test_no_two_drawings_share_a_name():
    assert len(set(map(emoji_name, drawings()))) == len(drawings())


def test_a_move_is_shown_by_its_card():
    assert drawing_of_move("kengo", Retreat(3)) == "kengo_card_3"
    assert drawing_of_move("kengo", Attack((2, 2))) == "kengo_card_2"
    assert drawing_of_move("kengo", Parry()) is None

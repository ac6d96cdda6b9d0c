"""Drawings as emoji: within Discord's limits, and one for each card that a move plays."""

import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from textwrap import dedent

import pytest
from PIL import Image

from engine.games import GAMES
from engine.games.kaito.state import Exchange, Slide
from engine.games.karenza.state import Choose
from engine.games.kendo.state import Counter, Open
from engine.games.kengo.state import Attack, Parry, Retreat
from engine.games.regroup.parts import CARDS
from engine.games.regroup.state import Take
from faces.draw.shapes import nested
from faces.draw.shelf import PNG_START
from faces.emoji import SIDE, drawing_of_game, drawing_of_move, drawings, emoji_name, emoji_png
from faces.regroup.composed import CORNERS
from faces.regroup.squares import drawn
from tests.faces.draw.test_safe import contrast
from tests.faces.positions.kengo import GAME as KENGO
from tests.faces.positions.kengo import position
from tests.faces.positions.regroup import played_to, seen
from tests.faces.scenes import scene, scenes


@pytest.mark.parametrize("key", drawings())
def test_an_emoji_fits_discord(key):
    png = emoji_png(key)
    assert png.startswith(PNG_START)
    assert len(png) <= 256 * 1024
    assert re.fullmatch(r"\w{2,32}", emoji_name(key), re.ASCII)


def test_no_two_drawings_share_a_name():
    assert len(set(map(emoji_name, drawings()))) == len(drawings())


@pytest.mark.parametrize("key", GAMES)
def test_what_shows_a_move_or_a_game_is_a_drawing(key):
    shown = {drawing_of_move(key, each, move) for each in scenes(key) for move in each.options} - {""}
    assert shown
    assert shown | {drawing_of_game(key)} <= set(drawings())


def attacked(attack):
    return scene(KENGO, position(attack=attack, turn=0), 0)


MARKET = seen(played_to("take"))


@pytest.mark.parametrize(
    ("key", "shown", "move", "drawing"),
    [
        ("kengo", attacked(()), Retreat(3), "card_3"),
        ("kengo", attacked(()), Attack((2, 2)), "card_2"),
        ("kengo", attacked((4, 4)), Parry(), "card_4"),
        ("kendo", None, Open("men"), "strike_men"),
        ("kendo", None, Counter("men-suriage-kote"), "strike_kote"),
        ("karenza", None, Choose("ines"), "warrior_ines"),
        ("karenza", None, Choose("random"), "warrior_unknown"),
        ("regroup", MARKET, Take(1), f"card_{MARKET.view.market[0]}"),
        ("regroup", MARKET, Take("pile"), ""),  # it is face down
    ],
)
def test_a_move_is_shown_by_its_card(key, shown, move, drawing):
    assert drawing_of_move(key, shown or scenes(key)[0], move) == (drawing and f"{key}_{drawing}")


def test_a_slide_is_shown_by_the_tile_it_takes_and_an_exchange_by_the_tile_that_comes_back():
    for each in scenes("kaito"):
        for move in each.options:
            shown = drawing_of_move("kaito", each, move)
            if isinstance(move, Slide):
                assert shown.endswith({"r": "aka", "b": "kuro"}[each.view.grid[move.to].value[0]])
            if isinstance(move, Exchange):
                assert shown.startswith(f"kaito_{move.back}")


@pytest.mark.parametrize("button", [(88, 101, 242), (36, 128, 70), (218, 55, 60), (78, 80, 88)])
def test_the_signs_of_kendo_stand_out_on_a_button_of_any_colour(button):
    """Discord's own colours: the paper that each lies on differs from all of them."""
    for key in (each for each in drawings() if each.startswith(("kendo_strike_", "kendo_sign_"))):
        *paper, opaque = Image.open(BytesIO(emoji_png(key))).convert("RGBA").getpixel((SIDE // 2, SIDE // 12))
        assert opaque == 255
        assert contrast(paper, button) >= 3


@pytest.mark.parametrize("key", GAMES)
def test_the_drawings_of_a_game_are_found_without_its_rules(key):
    """A bot in which nobody plays it has less to load."""
    told = f"""
        import sys
        from faces.emoji import drawing_of_game, drawings
        assert drawing_of_game("{key}") in drawings()
        assert "engine.games.{key}" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", dedent(told)], cwd=Path(__file__).parents[2], check=True)


def test_the_emoji_of_a_regroup_card_has_its_squares():
    for number, about in CARDS.items():
        shown = drawings()[f"regroup_card_{number}"]
        for square, corner in zip(about.squares, CORNERS, strict=True):
            assert nested(drawn(square.kind, square.chickens, figures=False), *corner, 100) in shown

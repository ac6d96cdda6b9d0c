"""Drawings as emoji: within Discord's limits, and one for each card that a move plays."""

import re
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest
from PIL import Image

from engine import match
from engine.games import GAMES
from engine.games.kaito.state import Exchange, Slide
from engine.games.karenza.state import Choose
from engine.games.kendo.state import Counter, Open
from engine.games.kengo.state import Attack, Parry, Retreat
from engine.games.regroup.parts import CARDS
from engine.games.regroup.state import Take
from faces.core import Scene
from faces.draw.shapes import nested
from faces.draw.shelf import PNG_START
from faces.emoji import SIDE, drawing_of_game, drawing_of_move, drawings, emoji_name, emoji_png
from faces.regroup.composed import CORNERS
from faces.regroup.squares import drawn
from faces.translation import speaker
from tests.faces.draw.test_safe import contrast


@pytest.mark.parametrize("key", drawings())
def test_an_emoji_fits_discord(key):
    png = emoji_png(key)
    assert png.startswith(PNG_START)
    assert len(png) <= 256 * 1024
    assert re.fullmatch(r"\w{2,32}", emoji_name(key), re.ASCII)


def test_no_two_drawings_share_a_name():
    assert len(set(map(emoji_name, drawings()))) == len(drawings())


def scenes(key, plies):
    """Each question of a random match, as the seat that is asked sees it."""
    game, dice = GAMES[key], Random(key)
    now, _ = match.start(game, game.seats[0], seed=key, options={})
    for _ in range(plies):
        ask = dice.choice(game.asks(now.state))
        view = game.view(now.state, ask.seat)
        yield Scene(view, ("A", "B", "C", "D")[: game.seats[0]], speaker("en"), ask.seat), ask.options
        now, _ = match.answer(game, now, ask.seat, dice.choice(ask.options))
        if not game.asks(now.state):
            return


@pytest.mark.parametrize("key", GAMES)
def test_what_shows_a_move_is_a_drawing(key):
    shown = {drawing_of_move(key, scene, move) for scene, options in scenes(key, 40) for move in options}
    assert shown - {""}
    assert shown - {""} <= set(drawings())


@pytest.mark.parametrize(
    ("key", "move", "drawing"),
    [
        ("kengo", Retreat(3), "kengo_card_3"),
        ("kengo", Attack((2, 2)), "kengo_card_2"),
        ("kendo", Open("men"), "kendo_strike_men"),
        ("kendo", Counter("men-suriage-kote"), "kendo_strike_kote"),
        ("karenza", Choose("ines"), "karenza_warrior_ines"),
        ("karenza", Choose("random"), "karenza_warrior_unknown"),
    ],
)
def test_a_move_is_shown_by_its_card(key, move, drawing):
    scene, _ = next(scenes(key, 1))
    assert drawing_of_move(key, scene, move) == drawing


@pytest.mark.parametrize("button", [(88, 101, 242), (36, 128, 70), (218, 55, 60), (78, 80, 88)])
def test_the_signs_of_kendo_stand_out_on_a_button_of_any_colour(button):
    """Discord's own colours: the paper that each lies on differs from all of them."""
    for key in (each for each in drawings() if each.startswith(("kendo_strike_", "kendo_sign_"))):
        *paper, opaque = Image.open(BytesIO(emoji_png(key))).convert("RGBA").getpixel((SIDE // 2, SIDE // 12))
        assert opaque == 255
        assert contrast(paper, button) >= 3


def test_a_parry_is_shown_by_the_card_of_the_attack():
    scene, _ = next(scenes("kengo", 1))
    attacked = replace(scene, view=replace(scene.view, attack=(4, 4)))
    assert drawing_of_move("kengo", attacked, Parry()) == "kengo_card_4"


def test_a_slide_is_shown_by_the_tile_it_takes_and_an_exchange_by_the_tile_that_comes_back():
    found = {}
    for scene, options in scenes("kaito", 60):
        for move in options:
            found.setdefault(type(move), []).append((scene, move))
    scene, slide = found[Slide][0]
    tile = scene.view.grid[slide.to]
    assert drawing_of_move("kaito", scene, slide).endswith({"r": "aka", "b": "kuro"}[tile.value[0]])
    for scene, exchange in found.get(Exchange, ()):
        assert drawing_of_move("kaito", scene, exchange).startswith(f"kaito_{exchange.back}")


def test_a_card_of_the_market_is_shown_whole_and_one_that_is_face_down_not_at_all():
    scene, options = next(scenes("regroup", 1))
    takes = {move.source: drawing_of_move("regroup", scene, move) for move in options if isinstance(move, Take)}
    assert takes[1] == f"regroup_card_{scene.view.market[0]}"
    assert takes.get("pile", "") == ""


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_an_emblem(key):
    assert drawing_of_game(key) in drawings()


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

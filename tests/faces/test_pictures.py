"""Pictures of every game: as they were kept, light, in the one palette, and blind to secrets; and emoji of them."""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest
from PIL import Image

from engine.games import GAMES
from engine.games.kaito.state import Exchange, Slide
from engine.games.karenza.state import Choose
from engine.games.kendo.state import Counter, Open
from engine.games.kengo.state import Attack, Parry, Retreat
from engine.games.regroup.state import Take
from engine.values import replace
from faces import FACES
from faces.__main__ import main
from faces.draw.atlas import PNG_START
from faces.draw.palette import COLOURS, ENTRIES, PALETTE, indexed, rgb
from faces.draw.shared import HEIGHT
from faces.emoji import SIDE, drawing_of_game, drawing_of_move, drawings, emoji_name, emoji_png
from tests.faces.kept import PICTURES, digest, pictures
from tests.faces.positions import DRAWN
from tests.faces.positions.kengo import GAME as KENGO
from tests.faces.positions.kengo import position
from tests.faces.positions.regroup import played_to, seen
from tests.faces.scenes import KEYS, opened, scene, scenes, states
from tests.faces.test_legible import contrast

LARGEST = 120 * 1000
FEW, MANY = 8, 60  # positions of a game, besides its ends


@pytest.fixture(scope="module", params=KEYS)
def key(request):
    return request.param


def test_pictures_are_as_they_were_kept(key, tmp_path):
    """Where they are not, look at them: `python -m tests.faces.kept` keeps them as they are now."""
    wanted, changed = json.loads(PICTURES.read_text("utf-8"))[key].split(), []
    for number, (png, was) in enumerate(zip(pictures(key), wanted, strict=True)):
        if digest(png) != was:
            changed.append(tmp_path / f"{number}.png")
            changed[-1].write_bytes(png)
    assert changed == []


@pytest.fixture(scope="module")
def drawn(key):
    return [(each, FACES[key].picture(each)) for each in scenes(key, FEW)]


def test_pictures_are_light_900_wide_and_in_the_one_palette(key, drawn):
    for each, png in [*drawn, *((each, FACES[key].picture(each)) for each in DRAWN[key])]:
        image = opened(png)
        assert len(png) <= LARGEST
        assert (image.format, image.mode, image.width) == ("PNG", "P", 900)
        band = 0 if each.asked else HEIGHT
        assert 620 + band <= image.height <= 800 + band
        assert image.getpalette()[: len(PALETTE)] == PALETTE


def test_pictures_drawn_again_in_several_threads_at_once_are_the_same(key, drawn):
    with ThreadPoolExecutor(4) as threads:
        again = list(threads.map(FACES[key].picture, [each for each, _ in drawn[::4]]))
    assert again == [png for _, png in drawn[::4]]


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_no_face_shows_what_its_reader_cannot_see(key, count):
    """All of it is dealt again, and neither the picture nor a text changes."""
    luck, face, game = Random(count), FACES[key], GAMES[key]
    for true in scenes(key, count):
        anew = scene(game, game.rules.imagine(true.view, luck), true.reader, seats=len(true.names))
        assert face.board(anew) == face.board(true)
        assert face.alt(anew) == face.alt(true)
        assert face.picture(anew) == face.picture(true)


def test_a_move_that_is_weighed_can_be_shown_and_hinted_at(key):
    face, luck = FACES[key], Random(2)
    asked = [each for each in scenes(key) if each.options]
    for each in luck.sample(asked, 24):
        move = luck.choice(each.options)
        weighing = replace(each, weighed=move)
        assert opened(face.picture(weighing)).width == 900
        assert face.hand is None or opened(face.hand(weighing)).width == 900
        hint = face.hint(each, move)
        assert len(hint) <= (80 if move.kind in face.forms else 60)  # a form's is a line of text
        assert "\n" not in hint


def test_kinds_put_together_in_forms_are_asked_and_weighed_and_hands_are_light(key):
    face = FACES[key]
    asks = [ask for state in states(key) for ask in GAMES[key].rules.asks(state)]
    assert face.forms <= {option.kind for ask in asks for option in ask.options} & face.weighs
    if face.hand:
        assert all(len(face.hand(each)) <= LARGEST for each in scenes(key, FEW) if each.reader is not None)


def test_the_palette_fits_keeps_the_colours_of_the_house_and_finds_every_entry_again():
    assert len(ENTRIES) <= 256
    for colours in (list(map(rgb, COLOURS)), ENTRIES):
        row = Image.new("RGB", (len(colours), 1))
        row.putdata(colours)
        assert [ENTRIES[place] for place in indexed(row).tobytes()] == colours


# Emoji


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


# From the command line


def look(tmp_path, *arguments):
    output = tmp_path / "picture.png"
    code = main([*arguments, "-o", str(output)])
    return code, output.read_bytes() if output.exists() else b""


def test_pictures_are_written_and_texts_printed_as_wanted(tmp_path, capsys):
    hand, seated = tmp_path / "hand.png", ("karenza", "--random", "1", "--plies", "0", "--seat", "0")
    code, plain = look(tmp_path, *seated, "--hand", str(hand))
    assert code == 0
    assert "● Aiko" in capsys.readouterr().out
    assert all(png.startswith(b"\x89PNG") for png in (plain, hand.read_bytes()))
    assert look(tmp_path, *seated, "--weigh", "choose ines")[1] != plain
    look(tmp_path, "karenza", "--seats", "4", "--plies", "0")
    assert "■ Dario" in capsys.readouterr().out

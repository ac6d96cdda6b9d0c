"""Pictures of every game: as they were kept, light, in the one palette, and blind to secrets."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest
from PIL import Image

from engine.games import GAMES
from faces import FACES
from faces.draw.banner import HEIGHT
from faces.draw.palette import COLOURS, ENTRIES, PALETTE, indexed, rgb
from tests.faces.kept import PICTURES, digest, pictures
from tests.faces.positions import DRAWN
from tests.faces.scenes import KEYS, opened, scene, scenes, states

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
        anew = scene(game, game.imagine(true.view, luck), true.reader, seats=len(true.names))
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
    asks = [ask for state in states(key) for ask in GAMES[key].asks(state)]
    assert face.forms <= {option.kind for ask in asks for option in ask.options} & face.weighs
    if face.hand:
        assert all(len(face.hand(each)) <= LARGEST for each in scenes(key, FEW) if each.reader is not None)


def test_the_palette_fits_keeps_the_colours_of_the_house_and_finds_every_entry_again():
    assert len(ENTRIES) <= 256
    for colours in (list(map(rgb, COLOURS)), ENTRIES):
        row = Image.new("RGB", (len(colours), 1))
        row.putdata(colours)
        assert [ENTRIES[place] for place in indexed(row).tobytes()] == colours

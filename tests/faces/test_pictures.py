"""Pictures of every game: small, in the one palette, the same for the same scene, and blind to what is hidden."""

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest
from PIL import Image, ImageChops

from engine.games import GAMES
from faces import FACES
from faces.draw.atlas import ART, cutout, drawing, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.palette import COLOURS, ENTRIES, PALETTE, indexed, rgb
from faces.draw.shapes import disc, document
from tests.faces.scenes import KEYS, scene, scenes, states, tables

LARGEST = 120 * 1000


def opened(png):
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


@pytest.fixture(scope="module", params=KEYS)
def key(request):
    return request.param


@pytest.fixture(scope="module")
def drawn(key):
    return [(each, FACES[key].picture(each)) for each in scenes(key)]


def test_every_kind_of_position_is_drawn_within_the_size_allowed(drawn):
    assert max(len(png) for _, png in drawn) <= LARGEST


def test_pictures_are_900_wide_and_in_the_one_palette(drawn):
    for _, png in drawn:
        image = opened(png)
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.width == 900
        assert 620 <= image.height <= 800
        assert image.getpalette()[: len(PALETTE)] == PALETTE


def test_the_same_scene_gives_the_same_bytes(key, drawn):
    for each, png in drawn[::7]:
        assert FACES[key].picture(each) == png


def test_pictures_drawn_in_two_threads_at_once_are_the_same(key, drawn):
    with ThreadPoolExecutor(4) as threads:
        again = list(threads.map(FACES[key].picture, [each for each, _ in drawn[:60]]))
    assert again == [png for _, png in drawn[:60]]


def test_no_face_shows_what_its_reader_cannot_see(key):
    game, face, luck = GAMES[key], FACES[key], Random(1)
    for state, seats in tables(key):
        for seat in (None, *range(seats)):
            true = scene(game, state, seat, seats=seats)
            dealt_anew = scene(game, game.imagine(true.view, luck), seat, seats=seats)
            assert face.picture(dealt_anew) == face.picture(true)
            assert face.board(dealt_anew) == face.board(true)
            assert face.alt(dealt_anew) == face.alt(true)


def test_an_answer_that_is_weighed_can_be_shown_and_hinted_at(key):
    face, luck = FACES[key], Random(2)
    for each in scenes(key)[:80]:
        for move in luck.sample(each.options, min(3, len(each.options))):
            weighing = replace(each, weighed=move)
            image = opened(face.picture(weighing))
            assert (image.width, image.mode) == (900, "P")
            assert face.hand is None or opened(face.hand(weighing)).width == 900
            hint = face.hint(each, move) if face.hint else ""
            assert len(hint) <= 60
            assert "\n" not in hint


def test_kinds_to_be_weighed_are_asked_and_hands_are_only_of_readers(key):
    face = FACES[key]
    asks = [ask for state in states(key) for ask in GAMES[key].asks(state)]
    assert face.weighs <= {option.kind for ask in asks for option in ask.options}
    for each in scenes(key):
        if face.hand and each.reader is not None:
            assert len(face.hand(each)) <= LARGEST


def test_every_picture_differs_from_that_of_another_position(key):
    first, *others = [
        FACES[key].picture(scene(GAMES[key], state, None, seats=seats)) for state, seats in tables(key)[:20]
    ]
    assert first not in others


def test_a_name_that_cannot_be_drawn_leaves_a_picture_all_the_same(key):
    state, seats = tables(key)[0]
    names = ("\U0001f38c", "\u3042\u3044") * 2
    strange = FACES[key].picture(scene(GAMES[key], state, None, names=names, seats=seats))
    assert opened(strange).width == 900


# The palette


def test_the_palette_fits_and_keeps_the_colours_of_the_house_exact():
    assert len(ENTRIES) <= 256
    swatches = Image.new("RGB", (len(COLOURS), 1))
    swatches.putdata([rgb(name) for name in COLOURS])
    assert [ENTRIES[place] for place in indexed(swatches).tobytes()] == [rgb(name) for name in COLOURS]


def test_every_entry_of_the_palette_is_found_again():
    row = Image.new("RGB", (len(ENTRIES), 1))
    row.putdata(ENTRIES)
    assert list(indexed(row).tobytes()) == list(range(len(ENTRIES)))


# Without colour


def grey(made):
    image = made.image.copy()
    image.putpalette(PALETTE)
    return image.convert("RGB").convert("L")


def share_that_differs(one, other):
    """Which part of two pieces is clearly lighter or darker in one than in the other, by grey alone."""
    steps = ImageChops.difference(grey(one), grey(other)).histogram()
    return sum(steps[60:]) / sum(steps)


@pytest.mark.parametrize(("one", "other"), [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)])
def test_marks_of_seats_differ_in_grey(one, other):
    marks = [sprite(drawing(ART / f"seat-{number}.svg"), 34, on="yoi") for number in (one, other)]
    assert share_that_differs(*marks) > 0.05


@pytest.mark.parametrize("kind", ["katana", "kabuto", "mon1", "mon2", "mon3", "kaito"])
@pytest.mark.parametrize("size", [46, 84])
def test_red_and_black_tiles_differ_in_grey(kind, size):
    art = ART.parent / "kaito/art"
    red, black = (sprite(drawing(art / f"{kind}-{side}.svg"), size, on="tatami") for side in ("aka", "kuro"))
    assert share_that_differs(red, black) > (0.15 if kind == "kaito" else 0.5)


def test_the_two_fencers_differ_in_grey():
    art = ART.parent / "kengo/art"
    left = sprite(drawing(art / "fencer-left-guard.svg"), 278, on="yoi")
    right = sprite(drawing(art / "fencer-right-guard.svg"), 278, on="yoi")
    assert share_that_differs(left, right) > 0.1


def test_a_cutout_is_put_where_the_whole_overlay_would_be():
    drawn = document(disc(70, 180, 20, "shu"), 300, 300)
    plain, made = Image.new("L", (300, 300), 7), []
    for piece in (overlay(drawn, 200), cutout(drawn, 200)):
        canvas = Canvas(plain)
        canvas.put(piece, 30, 20)
        made.append(canvas.image.tobytes())
    assert made[0] == made[1] != plain.tobytes()
    assert max(cutout(drawn, 200).size) < 30


def test_pieces_of_one_outline_share_its_mask_and_no_others_do():
    one, other, smaller = (
        sprite(document(disc(20, 20, 20, ink), 40, 40), width, on="yoru")
        for ink, width in (("shu", 40), ("kin", 40), ("kin", 30))
    )
    assert one.image.tobytes() != other.image.tobytes()
    assert one.mask is other.mask is not smaller.mask

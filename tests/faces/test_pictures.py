"""Pictures of every game: small, in the one palette, the same for the same scene, and blind to what is hidden."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest
from PIL import Image

from engine.games import GAMES
from faces import FACES
from faces.draw.atlas import ART, coarse_overlay, cutout, drawing, overlay, sprite, tile
from faces.draw.banner import HEIGHT
from faces.draw.canvas import Canvas
from faces.draw.palette import COLOURS, ENTRIES, INDEX, PALETTE, RECIPES, indexed, rgb
from faces.draw.shapes import disc, document, panel
from tests.faces.scenes import KEYS, opened, scene, scenes, share_that_differs, states, tables

LARGEST = 120 * 1000
FEW, MANY = 8, 60  # positions of a game, besides its ends


@pytest.fixture(scope="module", params=KEYS)
def key(request):
    return request.param


@pytest.fixture(scope="module")
def drawn(key):
    return [(each, FACES[key].picture(each)) for each in scenes(key, FEW)]


def test_pictures_are_light_900_wide_and_in_the_one_palette(key, drawn):
    for each, png in drawn:
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


def shows_no_secret(key, true, luck):
    """All that the reader cannot see is dealt again, and no text changes. Returns the scene dealt again."""
    face, game = FACES[key], GAMES[key]
    anew = scene(game, game.imagine(true.view, luck), true.reader, seats=len(true.names))
    assert face.board(anew) == face.board(true)
    assert face.alt(anew) == face.alt(true)
    return anew


def test_no_face_shows_what_its_reader_cannot_see(key, drawn):
    luck = Random(1)
    for true, png in drawn:
        assert FACES[key].picture(shows_no_secret(key, true, luck)) == png


@pytest.mark.slow
def test_no_face_shows_what_its_reader_cannot_see_in_many_positions(key):
    luck = Random(2)
    for true in scenes(key, MANY):
        assert FACES[key].picture(shows_no_secret(key, true, luck)) == FACES[key].picture(true)


def test_a_move_that_is_weighed_can_be_shown_and_hinted_at(key):
    face, luck = FACES[key], Random(2)
    asked = [each for each in scenes(key) if each.options]
    for each in luck.sample(asked, 24):
        move = luck.choice(each.options)
        weighing = replace(each, weighed=move)
        assert opened(face.picture(weighing)).width == 900
        assert face.hand is None or opened(face.hand(weighing)).width == 900
        hint = face.hint(each, move) if face.hint else ""
        assert len(hint) <= (80 if move.kind in face.forms else 60)  # a form's is a line of text
        assert "\n" not in hint


def test_kinds_put_together_in_forms_are_asked_and_weighed_and_hands_are_only_of_readers(key):
    face = FACES[key]
    asks = [ask for state in states(key) for ask in GAMES[key].asks(state)]
    assert face.forms <= {option.kind for ask in asks for option in ask.options} & face.weighs
    for each in scenes(key, FEW):
        if face.hand and each.reader is not None:
            assert len(face.hand(each)) <= LARGEST


def test_every_picture_differs_from_that_of_another_position(drawn):
    first, *others = [png for each, png in drawn if each.reader is None]
    assert first not in others


def test_a_name_that_cannot_be_drawn_still_leaves_a_picture(key):
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


def test_marks_of_seats_differ_in_grey():
    for one, other in combinations((1, 2, 3, 4), 2):
        marks = [sprite(drawing(ART / f"seat-{number}.svg"), 34, on="yoi") for number in (one, other)]
        assert share_that_differs(*marks) > 0.05


def test_red_and_black_tiles_differ_in_grey():
    for kind, size in product(["katana", "kabuto", "mon1", "mon2", "mon3", "kaito"], [46, 84]):
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


def test_few_colours_change_nothing_but_edges():
    drawn = document(disc(50, 50, 40, "shu") + disc(50, 50, 20, "washi"), 100, 100)
    fine, few = overlay(drawn, 80), coarse_overlay(drawn, 80)
    assert len(few.edges) < len(fine.edges)
    assert share_that_differs(fine.image, few.image) < 0.05
    assert {few.image.getpixel(at) for at in ((12, 40), (40, 40))} == {INDEX["shu"], INDEX["washi"]}
    veiled = tile(document(panel(0, 0, 20, 20, "shu", 0), 20, 20), 20, veil="sumi")
    assert [RECIPES[place] for _, place in veiled.getcolors()] == [("sumi", "shu", 0.5)]


def test_pieces_of_one_outline_share_its_mask_and_no_others_do():
    one, other, smaller = (
        sprite(document(disc(20, 20, 20, ink), 40, 40), width, on="yoru")
        for ink, width in (("shu", 40), ("kin", 40), ("kin", 30))
    )
    assert one.image.tobytes() != other.image.tobytes()
    assert one.mask is other.mask is not smaller.mask

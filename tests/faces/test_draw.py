"""The canvas, its PNG, drawings kept on disk, and the band above the picture of a match that is over."""

import io
import resource
import zlib
from functools import partial
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from faces.draw import atlas
from faces.draw.atlas import Lookup, ground, kept, overlay, rendered, sprite
from faces.draw.canvas import Canvas
from faces.draw.palette import INDEX
from faces.draw.png import compress, decode, encode, size, unpacked
from faces.draw.shapes import disc, document
from faces.draw.shared import LEFT, SEATS, TOP, WIDTH, crown

CHANGES = {
    "nothing": lambda canvas: None,
    "a sprite": lambda canvas: canvas.put(overlay(SEATS[0], 26), 5, 5),
    "a text": lambda canvas: canvas.write("Aiko", 30, 40, 33, on="yoru"),
    "a colour": lambda canvas: canvas.fill(3, 4, 20, 10, "kin"),
    "other colours": lambda canvas: canvas.recolour(Lookup([7] * 256), 3, 4, 20, 10),
    "Pillow's own drawing": lambda canvas: ImageDraw.Draw(canvas.image).rectangle((2, 2, 9, 9), INDEX["shu"]),
    "less below": lambda canvas: canvas.cut(30),
    "more above": lambda canvas: canvas.raise_by(Image.new("L", (64, 12), INDEX["kin"])),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_picture_is_what_was_drawn_at_any_time(change):
    canvas = Canvas(Image.new("L", (64, 48), INDEX["yoru"]))
    for name in (change, "a sprite", "Pillow's own drawing"):
        before = canvas.image.tobytes()
        CHANGES[name](canvas)
        assert (canvas.image.tobytes() != before) == (name != "nothing")
        assert canvas.png() == encode(canvas.image)
        assert Image.open(BytesIO(canvas.png())).tobytes() == canvas.image.tobytes()


def test_pieces_of_one_outline_share_its_mask_and_no_others_do():
    one, other, smaller = (
        sprite(document(disc(20, 20, 20, ink), 40, 40), width, on="yoru")
        for ink, width in (("shu", 40), ("kin", 40), ("kin", 30))
    )
    assert one.mask is other.mask is not smaller.mask


# The encoder


@st.composite
def images(draw):
    width, height = draw(st.integers(1, 40)), draw(st.integers(1, 40))
    return Image.frombytes("L", (width, height), draw(st.binary(min_size=width * height, max_size=width * height)))


@given(images())
def test_the_fast_and_the_plain_encoder_write_the_same_pixels(image):
    for packing in (compress, zlib.compress):
        found = Image.open(io.BytesIO(encode(image, packing)))
        assert (found.mode, found.size, found.tobytes()) == ("P", image.size, image.tobytes())


@given(images())
def test_an_unpacked_picture_has_the_same_pixels_and_tells_its_size_as_a_packed_one_does(image):
    packed = encode(image)
    with unpacked():
        bare = encode(image)
    for written in (bare, packed):
        found = decode(written)
        assert (found.mode, found.size, found.tobytes()) == ("L", image.size, image.tobytes())
    assert size(bare) == size(packed) == image.size
    assert encode(image) == packed


# The shelf


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#C23420"/></svg>'


class Painter:
    def __init__(self, svg=SVG, width=10):
        self.svg, self.width, self.drawn = svg, width, 0

    def __call__(self):
        self.drawn += 1
        return rendered(self.svg, self.width)


def test_each_drawing_is_made_once_at_each_size_and_read_ever_after(tmp_path):
    blue, pictures = SVG.replace("#C23420", "#22508C"), set()
    for svg in (SVG, blue):
        for width in (10, 20):
            painter = Painter(svg, width)
            first = kept(svg, width, painter, tmp_path / "deep" / "shelf")
            assert kept(svg, width, painter, tmp_path / "deep" / "shelf") == first == rendered(svg, width)
            assert painter.drawn == 1
            pictures.add(first)
    assert len(pictures) == 4
    assert {path.suffix for path in (tmp_path / "deep" / "shelf").iterdir()} == {".png"}, "nothing is half written"


@pytest.mark.parametrize("damage", [b"", b"\x89PNG", b"nonsense"])
def test_what_lies_there_in_part_is_drawn_again(tmp_path, damage):
    whole = kept(SVG, 10, Painter(), tmp_path)
    [path] = tmp_path.iterdir()
    path.write_bytes(damage)
    assert kept(SVG, 10, Painter(), tmp_path) == whole
    assert path.read_bytes() == whole


def test_without_a_place_to_keep_them_drawings_are_still_made(tmp_path):
    taken = tmp_path / "file"
    taken.write_text("not a folder")
    for shelf in (None, taken):
        painter = Painter()
        assert kept(SVG, 10, painter, shelf) == kept(SVG, 10, painter, shelf)
        assert painter.drawn == 2


def test_nothing_is_left_of_what_a_full_disk_did_not_take(tmp_path):
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        assert kept(SVG, 10, Painter(), tmp_path) == rendered(SVG, 10)
        assert list(tmp_path.iterdir()) == []
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


ROUND = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#C23420"/></svg>'


def made():
    """Pieces of each kind as bytes, past what this process remembers of them."""
    pieces = (sprite.__wrapped__(ROUND, 31, on="yoi", fade=0.5), overlay.__wrapped__(ROUND, 31))
    edges = [(edge.box, edge.lookup.table, edge.mask.tobytes()) for piece in pieces for edge in piece.edges]
    return [(piece.image.tobytes(), piece.mask.tobytes()) for piece in pieces], edges, ground(ROUND).tobytes()


def test_pieces_from_the_shelf_are_those_that_were_made(tmp_path, monkeypatch):
    monkeypatch.setattr(atlas, "kept", partial(kept, shelf=None))
    fresh = made()
    assert fresh[1], "an overlay has soft edges"
    monkeypatch.setattr(atlas, "kept", partial(kept, shelf=tmp_path))
    assert made() == fresh
    monkeypatch.setattr(atlas, "rendered", None)  # nothing is drawn a second time
    assert made() == fresh


def test_pieces_made_in_another_way_are_made_again(tmp_path, monkeypatch):
    monkeypatch.setattr(atlas, "kept", partial(kept, shelf=tmp_path))
    made()
    before = len(list(tmp_path.iterdir()))
    monkeypatch.setattr(atlas, "RECIPE", "another")
    made()
    assert len(list(tmp_path.iterdir())) == before + 3


# The band


LONG = "Wilhelmina of the Seven Mountains"


def crowned(*winners):
    canvas = Canvas(Image.new("L", (900, 620), INDEX["tatami"]))
    crown(canvas, [(SEATS[seat], name) for seat, name in winners])
    return canvas.image


def test_the_longest_names_stay_within_the_plate():
    for names, edge in (((LONG,), LEFT + 50), ((LONG, LONG), LEFT + 4), ((LONG,) * 4, LEFT + 8)):
        image = crowned(*enumerate(names))
        for left in (edge, 900 - edge - 5):  # beside the fans, or at the ends of the plate
            assert set(image.crop((left, TOP + 30, left + 5, TOP + 60)).tobytes()) == {INDEX["yoi"]}
        assert INDEX["washi"] in image.crop((LEFT + 60, TOP + 10, LEFT + WIDTH - 60, TOP + 74)).tobytes()

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
from faces.draw.atlas import coarse_overlay, cutout, frame, ground, overlay, rendered, sprite, tile
from faces.draw.banner import LEFT, TOP, WIDTH, crown
from faces.draw.canvas import Canvas
from faces.draw.edges import Edge, Lookup, ThinEdge, thinned
from faces.draw.marks import SEATS
from faces.draw.palette import ENTRIES, INDEX, RECIPES
from faces.draw.png import compress, decode, encode, size, unpacked
from faces.draw.shapes import disc, document, outline, panel
from faces.draw.shelf import folder, kept

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


def test_a_ground_stays_as_it_is():
    ground = Image.new("L", (64, 48), INDEX["yoru"])
    Canvas(ground).fill(0, 0, 64, 48, "kin")
    assert ground.tobytes() == bytes([INDEX["yoru"]]) * (64 * 48)


@pytest.mark.parametrize(("width", "height"), [(860, 308), (62, 62), (62, 31), (30, 30), (24, 41)])
def test_a_frame_is_what_the_whole_drawing_would_be(width, height):
    line = outline(6, 6, width - 12, height - 12, "sumi", 10, 9) + outline(6, 6, width - 12, height - 12, "kin", 6, 9)
    svg = document(line, width, height)
    ground = Image.effect_noise((width + 20, height + 20), 99)  # so that every half-covered pixel counts
    framed, whole = Canvas(ground), Canvas(ground)
    framed.put(frame(svg, width, line=12, bend=21, out=6), 16, 17)
    whole.put(overlay(svg, width), 10, 11)
    assert framed.image.tobytes() == whole.image.tobytes() != Canvas(ground).image.tobytes()


@pytest.mark.parametrize("at", [(20, 10), (0, 0), (-30, -40), (70, 55)])  # some reach beyond the picture
def test_a_thin_edge_recolours_what_its_mask_would(at):
    marks = Image.new("1", (60, 50))
    for place in range(0, 3000, 149):
        marks.putpixel((place % 60, place // 60), 1)
    whole = Edge(Lookup([255 - place for place in range(256)]), marks, (3, 5, 63, 55))
    thin = thinned(whole)
    assert isinstance(thin, ThinEdge)
    ground = Image.effect_noise((100, 80), 99)
    made = [ground.copy() for _ in range(2)]
    for edge, image in zip((whole, thin), made, strict=True):
        edge.put(image.im, *at)
    assert made[0].tobytes() == made[1].tobytes() != ground.tobytes()
    many = Edge(Lookup(list(range(256))), Image.new("1", (9, 9), 1), (0, 0, 9, 9))
    assert thinned(many) is many


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
    assert {few.image.getpixel(at) for at in ((12, 40), (40, 40))} == {INDEX["shu"], INDEX["washi"]}
    veiled = tile(document(panel(0, 0, 20, 20, "shu", 0), 20, 20), 20, veil="sumi")
    assert [RECIPES[place] for _, place in veiled.getcolors()] == [("sumi", "shu", 0.5)]


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


def test_pixels_have_the_colours_of_the_palette():
    image = Image.frombytes("L", (len(ENTRIES), 1), bytes(range(len(ENTRIES))))
    found = Image.open(io.BytesIO(encode(image))).convert("RGB")
    assert [found.getpixel((place, 0)) for place in range(len(ENTRIES))] == ENTRIES


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


def test_the_shelf_is_where_the_system_keeps_such_things(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert folder() == tmp_path / "hikyaku"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folder() == tmp_path / ".cache" / "hikyaku"


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

"""The canvas: whatever has drawn on it is in its PNG, which packs the memory that was drawn on."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from faces.draw.atlas import coarse_overlay, cutout, frame, overlay, sprite, tile
from faces.draw.canvas import Canvas
from faces.draw.edges import Edge, Lookup, ThinEdge, thinned
from faces.draw.marks import SEATS
from faces.draw.palette import INDEX, RECIPES
from faces.draw.png import encode
from faces.draw.shapes import disc, document, outline, panel

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

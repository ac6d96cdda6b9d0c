"""The band above the picture of a match that is over."""

from PIL import Image

from faces.draw.banner import HEIGHT, LEFT, TOP, WIDTH, crown
from faces.draw.canvas import Canvas
from faces.draw.marks import SEATS
from faces.draw.palette import INDEX

LONG = "Wilhelmina of the Seven Mountains"


def crowned(*winners):
    canvas = Canvas(Image.new("L", (900, 620), INDEX["tatami"]))
    crown(canvas, [(SEATS[seat], name) for seat, name in winners])
    return canvas.image


def test_the_band_lies_above_the_picture_and_over_none_of_it():
    image = crowned((0, "Aiko"))
    assert image.size == (900, 620 + HEIGHT)
    assert set(image.crop((0, HEIGHT, 900, image.height)).tobytes()) == {INDEX["tatami"]}


def test_petals_fall_for_a_winner_and_for_nobody_who_drew():
    beside = (0, 0, LEFT - 52, HEIGHT)
    assert set(crowned((0, "Aiko")).crop(beside).tobytes()) > {INDEX["yoru"], INDEX["shu"], INDEX["washi"]}
    assert set(crowned((0, "Aiko"), (1, "Bruno")).crop(beside).tobytes()) == {INDEX["yoru"]}


def test_the_longest_names_stay_within_the_plate():
    for names, edge in (((LONG,), LEFT + 50), ((LONG, LONG), LEFT + 4), ((LONG,) * 4, LEFT + 8)):
        image = crowned(*enumerate(names))
        for left in (edge, 900 - edge - 5):  # beside the fans, or at the ends of the plate
            assert set(image.crop((left, TOP + 30, left + 5, TOP + 60)).tobytes()) == {INDEX["yoi"]}
        assert INDEX["washi"] in image.crop((LEFT + 60, TOP + 10, LEFT + WIDTH - 60, TOP + 74)).tobytes()

"""The band above the picture of a match that is over."""

from PIL import Image

from faces.draw.banner import LEFT, TOP, WIDTH, crown
from faces.draw.canvas import Canvas
from faces.draw.marks import SEATS
from faces.draw.palette import INDEX

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

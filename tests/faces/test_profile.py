"""The picture of a profile: its size, its palette, its pixels, and the same as prose."""

from random import Random

import pytest

from engine.games import GAMES
from engine.values import replace
from faces.draw.palette import INDEX, PALETTE
from faces.profile import HEIGHTS, MOST, TOP, Profile, alt, picture
from faces.tallies import COLUMNS, Tally
from faces.text import signed
from faces.translation import speaker
from tests.faces.scenes import opened

SAY = speaker("en")
DAY = 86_400_000
START = 1_750_000_000_000
GAMES_HERE = tuple(GAMES)


def tally(game, matches=20, sure=True):
    luck, rating, curve = Random(f"{game}{matches}"), 1000, []
    for number in range(matches):
        rating += luck.randint(-40, 50)
        curve.append((START + number * DAY, rating))
    return Tally(game, matches // 2, matches // 5, matches - matches // 2 - matches // 5, tuple(curve), sure)


def profile(count, **facts):
    return Profile("Aiko", tuple(map(tally, GAMES_HERE[:count])), **facts)


def drawn(**changes):
    """The one row of a profile."""
    image = opened(picture(Profile("Aiko", (replace(tally("kaito"), **changes),)), SAY))
    return image.crop((0, TOP, 900, TOP + HEIGHTS[1]))


@pytest.mark.parametrize("count", range(MOST + 1))
@pytest.mark.parametrize("name", ["Aiko", "飛脚 🦆", "", "W" * 80])
def test_pictures_are_900_wide_in_the_one_palette_and_small_whatever_the_name(count, name):
    png = picture(replace(profile(count, wait="4 h", share=97), name=name), SAY)
    image = opened(png)
    assert (image.format, image.mode, image.width) == ("PNG", "P", 900)
    assert 600 <= image.height <= 800
    assert image.getpalette()[: len(PALETTE)] == PALETTE
    assert len(png) <= 60_000
    assert len(GAMES) <= MOST


@pytest.mark.parametrize(
    "curve",
    [
        ((START, 1040),),
        ((START, 1000), (START, 960)),
        tuple((START + n, 1000 + n % 7) for n in range(3000)),
        ((START, -300), (START + 900 * DAY, 3100)),
    ],
    ids=["one match", "two at once", "three thousand", "far apart"],
)
def test_any_curve_leaves_a_picture(curve):
    for count in (1, 5):
        rows = tuple(replace(tally(game), curve=curve) for game in GAMES_HERE[:count])
        assert opened(picture(Profile("Aiko", rows), SAY)).width == 900


def ends_at(curve):
    right = drawn(curve=curve).crop((840, 150, 858, 420))
    reds = [y for y in range(right.height) for x in range(right.width) if right.getpixel((x, y)) == INDEX["shu"]]
    return sum(reds) / len(reds)


def test_a_player_who_has_risen_stands_higher_than_who_has_fallen():
    assert ends_at(((START, 1000), (START + DAY, 1200))) < ends_at(((START, 1200), (START + DAY, 1000)))


def test_one_match_makes_no_curve_but_a_step():
    single, curve = (drawn(curve=((START, 1000), (START + DAY, 1016))[-count:]) for count in (1, 2))
    below = (24, 150, 876, single.height)
    assert curve.crop(below).tobytes().count(INDEX["kumo"]) > 20_000
    assert single.crop(below).tobytes().count(INDEX["kumo"]) < 200
    assert [signed(change) for change in (16, -16, 0)] == ["+16", "−16", "±0"]


def test_won_drawn_and_lost_share_a_bar():
    image = drawn(won=2, drawn=1, lost=1)
    bar = [image.getpixel((x, 80 + 26)) for x in range(COLUMNS[0] - 28, COLUMNS[2] + 28)]
    counts = [bar.count(INDEX[shade]) for shade in ("washi", "wara", "kumo")]
    assert counts == pytest.approx([90, 44, 44], abs=3)


def test_reliability_and_a_rating_that_is_not_sure_are_shown():
    assert drawn(sure=True).tobytes() != drawn(sure=False).tobytes()
    assert picture(profile(2, wait="4 h", share=97), SAY) != picture(profile(2), SAY)


def test_prose_says_what_the_picture_shows_and_a_new_player_how_to_begin():
    said = alt(profile(2, wait="4 h", share=97), SAY)
    assert f"{tally(GAMES_HERE[0]).curve[-1][1]}: 10 won, 4 drawn, 6 lost" in said
    assert all(part in said for part in ("Aiko", "from", "97% on time"))
    assert "?" in alt(Profile("Aiko", (tally("kaito", sure=False),)), SAY)
    assert len(alt(replace(profile(5, wait="4 h", share=97), name="x" * 2000), SAY)) <= 1000
    assert "/play" in alt(profile(0), SAY)

"""The film shows every position as it was drawn, and stays within what may be sent."""

import io
import subprocess
import sys
from itertools import pairwise, product
from pathlib import Path

import pytest
from PIL import Image

from engine import record
from engine.games import GAMES
from engine.values import replace
from faces.film import BAR, LONGEST, MOST, SHORTEST, Film, animated, filmed, shots, telling
from tests.faces.matches import NAMES, played

ROOT = Path(__file__).parents[2]
LIMIT = 10 * 2**20


def order(key, *, hands=True, limit=LIMIT, **terms):
    kept = played(key, **{"seats": 2, "seed": "f", "most": 30, **terms})
    return Film(kept, NAMES[: kept.seats], "en", hands, limit=limit)


def frames(gif):
    """Each picture of the film as it is seen, and for how long."""
    with Image.open(io.BytesIO(gif)) as film:
        for at in range(film.n_frames):
            film.seek(at)
            yield film.convert("RGB"), film.info["duration"]


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_is_seen_as_it_was_drawn(key):
    asked = order(key, most=6)
    drawn = shots(asked, list(record.stages(asked.record)), MOST)
    seen = list(frames(animated(drawn)))
    pictures = [Image.open(io.BytesIO(shot.png)).convert("RGB") for shot in drawn]
    at = 0
    for picture, shot in zip(pictures, drawn, strict=True):
        top = seen[0][0].height - BAR
        while True:
            frame = seen[at][0]
            left, above = (frame.width - picture.width) // 2, 52 if shot.caption else 0
            shown = frame.crop((left, above, left + picture.width, min(above + picture.height, top)))
            if shown.tobytes() == picture.crop((0, 0, *shown.size)).tobytes():
                break
            at += 1
            assert at < len(seen), "a picture is missing"
    assert sum(duration for _, duration in seen) == sum(shot.duration for shot in drawn) // 10 * 10


@pytest.mark.parametrize("key", [key if key == "kaito" else pytest.param(key, marks=pytest.mark.slow) for key in GAMES])
def test_a_whole_match_is_a_short_film_under_the_limit(key):
    gif = filmed(order(key, seats=GAMES[key].seats[-1], most=400))
    lengths = [duration for _, duration in frames(gif)]
    assert len(gif) < LIMIT / 4
    assert sum(lengths) < 120_000
    assert lengths[-1] >= max(lengths)
    assert all(length >= SHORTEST for length in lengths)


def test_hands_are_shown_only_where_they_may_be():
    for hands, names in ((True, ["Aiko", "Bruno"]), (False, [])):
        asked = order("karenza", hands=hands, most=400)
        drawn = shots(asked, list(record.stages(asked.record)), most=5)
        assert [shot.caption for shot in drawn if shot.caption] == names
        assert all(shot.duration <= LONGEST for shot in drawn[:-1])


def test_a_film_that_would_be_too_large_shows_fewer_answers():
    asked = order("regroup", most=20)
    whole = filmed(asked)
    small = filmed(replace(asked, limit=len(whole) // 2))
    assert len(small) <= len(whole) // 2
    assert 2 <= len(list(frames(small))) < len(list(frames(whole)))


def test_the_first_the_last_and_of_neighbours_the_one_with_the_most_to_tell_are_chosen():
    for count, most in product((1, 2, 3, 99, 100, 101, 250), (2, 3, 10, 100)):
        chosen = telling([1] * count, most)
        assert (chosen[0], chosen[-1], len(chosen)) == (0, count - 1, min(count, most))
        assert all(one < other for one, other in pairwise(chosen))
    assert {7, 23, 41} <= set(telling([4 if ply in (7, 23, 41) else 1 for ply in range(60)], 12))


def test_an_order_survives_the_way_to_another_process():
    asked = order("kendo", most=5)
    assert Film.read(str(asked)) == asked
    made = subprocess.run(
        [sys.executable, "-m", "faces.film"], input=str(asked).encode(), capture_output=True, check=True, cwd=ROOT
    )
    assert made.stdout == filmed(asked)


def test_a_film_comes_in_colours_that_all_eyes_tell_apart():
    films = (filmed(replace(order("kaito", most=2), safe=wished)) for wished in (False, True))
    usual, safe = (next(frames(film))[0].get_flattened_data() for film in films)
    swap = dict(zip(usual, safe, strict=True))
    assert len(set(swap.values())) == len(swap), "no two colours become one"
    assert any(before != after for before, after in swap.items())

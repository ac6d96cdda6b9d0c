"""The film and the web page of a match: all that may be shown, as it was drawn, small, and nothing else."""

import io
import json
import re
import subprocess
import sys
from base64 import b64decode, b64encode
from hashlib import sha256
from html.parser import HTMLParser
from io import BytesIO
from itertools import pairwise, product
from pathlib import Path

import pytest
from PIL import Image

from engine import record
from engine.games import GAMES
from engine.values import replace
from faces import FACES
from faces.draw.palette import PALETTE
from faces.draw.png import recoloured
from faces.film import BAR, LONGEST, SHORTEST, Film, animated, filmed, shots, telling
from faces.film import MOST as MOST_SHOTS
from faces.translation import languages, speaker
from faces.web_page import MOST, contents, page, seen
from tests.faces.matches import MOMENTS, NAMES, SECRET, made, order, played, with_moments

# The film


ROOT = Path(__file__).parents[2]
FILM_LIMIT = 10 * 2**20


def film_order(key, *, hands=True, limit=FILM_LIMIT, **terms):
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
    asked = film_order(key, most=6)
    drawn = shots(asked, list(record.stages(asked.record)), MOST_SHOTS)
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
    gif = filmed(film_order(key, seats=GAMES[key].seats[-1], most=400))
    lengths = [duration for _, duration in frames(gif)]
    assert len(gif) < FILM_LIMIT / 4
    assert sum(lengths) < 120_000
    assert lengths[-1] >= max(lengths)
    assert all(length >= SHORTEST for length in lengths)


def test_hands_are_shown_only_where_they_may_be():
    for hands, names in ((True, ["Aiko", "Bruno"]), (False, [])):
        asked = film_order("karenza", hands=hands, most=400)
        drawn = shots(asked, list(record.stages(asked.record)), most=5)
        assert [shot.caption for shot in drawn if shot.caption] == names
        assert all(shot.duration <= LONGEST for shot in drawn[:-1])


def test_a_film_that_would_be_too_large_shows_fewer_answers():
    asked = film_order("regroup", most=20)
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


def test_a_film_comes_in_colours_that_all_eyes_tell_apart():
    films = (filmed(replace(film_order("kaito", most=2), safe=wished)) for wished in (False, True))
    usual, safe = (next(frames(film))[0].get_flattened_data() for film in films)
    swap = dict(zip(usual, safe, strict=True))
    assert len(set(swap.values())) == len(swap), "no two colours become one"
    assert any(before != after for before, after in swap.items())


# The page


LIMIT = 4 * 2**20
SAY = speaker("en")
ONE_QUICK = [key if key == "kaito" else pytest.param(key, marks=pytest.mark.slow) for key in GAMES]


class Elements(HTMLParser):
    """The elements of a page with their attributes, and the text of its scripts and style."""

    def __init__(self, text):
        super().__init__()
        self.found, self.texts, self._open = [], {}, None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, dict(attributes)))
        self._open = (dict(attributes).get("type") or tag) if tag in {"script", "style"} else None

    def handle_endtag(self, tag):
        self._open = None

    def handle_data(self, data):
        if self._open:
            self.texts[self._open] = self.texts.get(self._open, "") + data


def pictures(told):
    """What each pair of eyes sees, as pixels put together from the tiles, as the script does it."""
    side, columns, sheet = (told["tile"][name] for name in ("side", "columns", "sheet"))
    sheets = [Image.open(BytesIO(b64decode(png))) for png in told["sheets"]]
    for view in told["views"]:
        tiles = []
        for each in view["positions"]:
            tiles = tiles[: each["count"]] + [None] * (each["count"] - len(tiles))
            for place, tile in zip(each["changes"][::2], each["changes"][1::2], strict=True):
                tiles[place] = tile
            picture = Image.new("P", (900, each["board"] // columns * side))
            for place, tile in enumerate(tiles[: each["board"]]):
                top = tile % sheet * side
                piece = sheets[tile // sheet].crop((0, top, side, top + side))
                picture.paste(piece, (place % columns * side, place // columns * side))
            yield picture


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_can_be_put_together_as_it_was_drawn(key):
    asked = order(key, most=6)
    found = pictures(contents(asked))
    for seat in (None, 0, 1):
        for now, _ in record.stages(asked.record):
            drawn = FACES[key].picture(seen(asked, now, seat, SAY, rings=True))
            with Image.open(BytesIO(drawn)) as wanted:
                assert next(found).crop((0, 0, *wanted.size)).tobytes() == wanted.tobytes()


def test_every_line_of_the_log_and_every_picture_in_words_is_there():
    asked = order("karenza", most=12)
    told = contents(asked)
    face = FACES["karenza"]
    for ply, (now, events) in enumerate(record.stages(asked.record)):
        lines = list(filter(None, (face.event(event, asked.names, SAY) for event in events)))
        assert [line for _, line in told["plies"][ply]["lines"]] == (
            lines or [SAY("log-secret" if ply else "log-empty")]
        )
        alts = [view["positions"][ply]["alt"] for view in told["views"]]
        assert alts == [face.alt(seen(asked, now, seat, SAY, rings=True)) for seat in (None, 0, 1)]


@pytest.mark.parametrize("key", ONE_QUICK)
def test_a_whole_match_is_small(key):
    text = made(key)
    assert len(text) < LIMIT
    assert json.loads(Elements(text).texts["application/json"])["record"]["moves"]


def test_a_page_that_would_be_too_large_leaves_out_what_players_could_have_done(monkeypatch):
    asked = order("kaito", most=20)
    whole = page(asked)
    monkeypatch.setattr("faces.web_page.MOST", len(whole) // 2)
    assert len(page(asked)) < len(whole) < MOST


@pytest.mark.parametrize(
    "name",
    [
        "</script><script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "{{data}}{{script}}",
        "<!--<script>",
        "&lt;b&gt;",
    ],
)
def test_whatever_a_name_holds_stays_a_name(name):
    bland = Elements(page(order(most=3)).decode())
    hostile = Elements(page(order(most=3, names=(name, "Bruno"))).decode())
    assert [tag for tag, _ in hostile.found] == [tag for tag, _ in bland.found]
    assert hostile.texts["module"] == bland.texts["module"]
    assert json.loads(hostile.texts["application/json"])["names"] == [name, "Bruno"]


def test_no_address_stands_in_it_and_its_policy_forbids_any():
    text = made("kaito", most=10)
    page_read = Elements(text)
    assert not re.search(r"https?:|//\w+\.\w", re.sub(r'"[\w+/=]{200,}"', "", text))
    addresses = [value for _, given in page_read.found for name, value in given.items() if name in {"src", "href"}]
    assert addresses == ["#check"]
    [policy] = [
        given["content"] for _, given in page_read.found if given.get("http-equiv") == "Content-Security-Policy"
    ]
    hashes = [b64encode(sha256(page_read.texts[part].encode()).digest()).decode() for part in ("style", "module")]
    assert policy == (
        f"default-src 'none'; img-src data:; style-src 'sha256-{hashes[0]}'; script-src 'sha256-{hashes[1]}'; "
        "base-uri 'none'; form-action 'none'"
    )


def test_without_leave_to_see_hands_there_is_only_what_the_table_saw():
    text = made("karenza", hands=False, most=10)
    told = json.loads(Elements(text).texts["application/json"])
    asked = order("karenza", most=10)
    assert len(told["views"]) == 1
    assert told["record"] is None
    assert told["seal"] == asked.record.shuffle.seal
    assert not [number for number in (SECRET, asked.record.seed, asked.record.shuffle.joins) if number in text]


def test_a_match_of_older_rules_is_told_as_far_as_they_lead():
    told = contents(replace(order(most=10), last=4))
    assert len(told["plies"]) == len(told["views"][0]["positions"]) == 5
    assert len(told["record"]["moves"]) == 10
    assert told["older"] == SAY("replay-older", last=4)


def test_a_page_comes_in_colours_that_all_eyes_tell_apart():
    usual, safe = (contents(replace(order(most=2), safe=wished))["sheets"] for wished in (False, True))
    assert safe == [b64encode(recoloured(b64decode(png))).decode() for png in usual] != usual
    assert bytes(PALETTE) in b64decode(usual[0])


def test_moments_are_told_by_their_numbers_and_no_text_of_the_page_has_markdown():
    text = with_moments()
    told = json.loads(Elements(text).texts["application/json"])
    assert told["moments"] == [{**each, "name": f"Moment {number}"} for number, each in enumerate(MOMENTS, 1)]
    for locale in languages():
        shown = page(replace(order(most=10), locale=locale, moments=MOMENTS)).decode()
        assert "**" not in re.sub(r"<script type=\"module\">.*</script>", "", shown, flags=re.S)


@pytest.mark.parametrize(
    ("asked", "make", "module"),
    [
        (film_order("kendo", most=5), filmed, "faces.film"),
        (replace(order("kendo", most=5), moments=MOMENTS), page, "faces.web_page"),
    ],
    ids=["film", "page"],
)
def test_an_order_survives_the_way_to_another_process(asked, make, module):
    assert type(asked).read(str(asked)) == asked
    made = subprocess.run(
        [sys.executable, "-m", module], input=str(asked).encode(), capture_output=True, check=True, cwd=ROOT
    )
    assert made.stdout == make(asked)

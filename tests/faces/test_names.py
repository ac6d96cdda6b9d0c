"""Names that people chose: what is left of them, what no reader takes for markup, and what pictures can show."""

import subprocess
import sys
from pathlib import Path
from random import Random
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.values import replace
from faces import FACES
from faces.names import MAX_MARKS, clean, escaped, legible
from tests.faces.scenes import KEYS, scenes

ANYTHING = st.text(st.characters(exclude_categories=()), max_size=40)
ROOT = Path(__file__).parents[2]


@given(ANYTHING)
def test_a_clean_name_is_one_line_without_anything_unseen_and_stays_as_it_is(name):
    kept = clean(name)
    assert not [each for each in kept if category(each)[0] == "C" or (each.isspace() and each != " ")]
    assert kept == " ".join(kept.split()) == clean(kept) == kept.encode("utf-8").decode()


@given(st.text(st.sampled_from("aé\u0301\u0316\u0488\u20dd"), max_size=60))
def test_no_letter_carries_more_marks_than_it_may(name):
    run = 0
    for each in clean(name):
        run = run + 1 if category(each) in {"Mn", "Me"} else 0
        assert run <= MAX_MARKS


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Aiko \n\t Sato ", "Aiko Sato"),
        ("\u202eokiA\u2066", "okiA"),
        ("A\u200bi\u00adk\ufeffo", "Aiko"),
        ("A\ud800B", "AB"),
        ("\u3164\u2800", ""),
        ("\u0301\u0302", ""),
        ("愛子", "愛子"),
        ("สวัสดี", "สวัสดี"),
        ("e\u0301", "é"),
    ],
)
def test_what_is_left_of_a_name(name, kept):
    assert clean(name) == kept


@given(ANYTHING, st.integers(0, 40))
def test_every_sign_that_markup_is_made_of_is_escaped_and_a_cut_escapes_nothing_that_follows(name, most):
    bare = escaped(name).replace("\\\\", "")
    assert all(bare[at - 1] == "\\" for at, each in enumerate(bare) if each in "[]()<>@:/*_~`|#-." and each != "\\")
    short = escaped(name, most)
    assert len(short) <= most
    assert (len(short) - len(short.rstrip("\\"))) % 2 == 0


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Łukasz", "Łukasz"),
        ("Владимир", "Владимир"),
        ("Ωmega", "Ωmega"),
        ("🌸 Aiko", "Aiko"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("結衣", "結衣"),
        ("Aゆい", "Aゆい"),
        ("지우", "지우"),
        ("مرحبا", ""),
        ("Aم", ""),
        ("🌸", ""),
        ("", ""),
    ],
)
def test_a_name_is_legible_if_the_fonts_have_all_its_letters(name, shown):
    assert legible(name) == shown


@pytest.mark.parametrize("key", KEYS)
def test_pictures_have_names_in_kanji_and_a_number_for_one_that_cannot_be_written(key):
    seen = Random(key).choice([each for each in scenes(key) if len(each.names) == 2])
    numbered, unwritable, one, other = (
        FACES[key].picture(replace(seen, names=names))
        for names in (("Player 1", "Player 2"), ("مرحبا", "\u200b🌸"), ("Aiko", "結衣"), ("Aiko", "衣結"))
    )
    assert unwritable == numbered
    assert one != other


def test_the_large_font_is_opened_by_the_first_name_that_needs_it():
    """By no other: it takes ten megabytes."""
    asks = (
        "from faces.draw.shapes import font; from faces.names import legible; "
        "[legible(name) for name in ('Łukasz', '🌸 Zoë', 'Владимир')]; before = font.cache_info().misses; "
        "legible('結衣'); print(before, font.cache_info().misses)"
    )
    told = subprocess.run([sys.executable, "-c", asks], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told == "1 2\n"

"""Text boards and alt texts: they fit, and they say all that the picture says."""

import re
from dataclasses import replace

import pytest

from engine.games import GAMES
from faces import FACES
from tests.faces.scenes import KEYS, scene, scenes, states

LONG = ("W" * 32, "M" * 32, "w" * 32, "m" * 32)


@pytest.fixture(params=KEYS)
def key(request):
    return request.param


def test_a_text_board_has_no_line_over_40_characters(key):
    for each in scenes(key):
        text = FACES[key].board(replace(each, names=LONG[: len(each.names)]))
        assert max(map(len, text.split("\n"))) <= 40
        assert len(text) <= 1500


def test_an_alt_text_has_at_most_1000_characters(key):
    assert max(len(FACES[key].alt(replace(each, names=LONG[: len(each.names)]))) for each in scenes(key)) <= 1000


def test_a_text_board_names_both_players_and_marks_who_is_asked(key):
    for each in scenes(key):
        text = FACES[key].board(each)
        assert "Aiko" in text
        assert "Bruno" in text
        assert ("◄" in text) is True


# KAITO


def read(board):
    """The grid and the Kaito's square, from the text alone."""
    rows = [line[2:].ljust(24) for line in board.split("\n")[1:7]]
    cells = [row[place : place + 4] for row in rows for place in range(0, 24, 4)]
    kaito = next((square for square, cell in enumerate(cells) if cell.startswith("[")), None)
    return tuple(re.sub(r"[\[\]() ]", "", cell) for cell in cells), kaito


def test_the_board_of_kaito_can_be_read_back():
    for state in states("kaito"):
        each = scene(GAMES["kaito"], state, state.turn)
        tiles, kaito = read(FACES["kaito"].board(each))
        assert tiles == tuple(str(tile or "..") for tile in each.view.grid)
        assert kaito == each.view.kaito


def test_the_alt_text_of_kaito_tells_every_square_and_every_count():
    for state in states("kaito"):
        each = scene(GAMES["kaito"], state, None)
        view, text = each.view, FACES["kaito"].alt(each)
        rows = re.findall(r"\b([1-6]): ([^.]*)\.", text)
        assert [number for number, _ in rows[:6]] == list("123456")
        words = [word for _, row in rows[:6] for word in row.split(", ")]
        for square, word in enumerate(words):
            assert word == expected(view, square)
        assert [int(count) for count in re.findall(r"(\d+) put aside", text)] == [
            view.aside[view.colours.index(colour)] for colour in ("red", "black")
        ]


def expected(view, square):
    tile = view.grid[square]
    if square == view.kaito:
        return "Kaito"
    return "gap" if tile is None else f"{tile.colour} {tile.kind}" + f" {tile.symbols}" * (tile.symbols > 0)


# Kengo!


def kengo():
    for state in states("kengo"):
        for seat in (None, 0, 1):
            each = scene(GAMES["kengo"], state, seat)
            yield each, FACES["kengo"].board(each), FACES["kengo"].alt(each)


def test_the_mat_of_kengo_has_a_place_for_every_square():
    for each, board, _ in kengo():
        mat = board.split("\n")[0]
        assert len(mat) == each.view.options.tatami + 2
        assert (mat.index("●"), mat.index("◆")) == each.view.places


def test_the_texts_of_kengo_tell_places_distance_pile_score_and_hands():
    for each, board, alt in kengo():
        view = each.view
        assert f"distance {view.distance}" in board
        assert f"distance {view.distance}" in alt
        assert f"pile {view.pile_size}" in board
        assert re.search(rf"pile has {view.pile_size} card", alt)
        for square, points in zip(view.places, view.score, strict=True):
            assert f"on {square}" in board
            assert f"on {square}" in alt
            assert f"rounds won: {points} of" in board
        if view.hand is not None and view.hand:
            assert " ".join(map(str, view.hand)) in board
            assert " ".join(map(str, view.hand)) in alt


def test_the_texts_of_kengo_name_the_special_in_force():
    seen = set()
    for each, board, alt in kengo():
        if each.view.special is not None:
            name = each.say(f"kengo-special-{each.view.special}")
            assert name in board
            assert name in alt
            seen.add(name)
    assert len(seen) > 4


def test_of_the_cards_played_no_text_tells_more_than_the_last_action():
    """KG-23"""
    for each, board, alt in kengo():
        view = each.view
        if view.discard is None and view.last is not None and view.left is None:
            told = re.findall(r"last: .*|  and attacked .*", board)
            assert len(told) == 1 + (view.last.play == "lunge")
            assert alt.count("Last move") == 1
            assert "layed" not in board + alt

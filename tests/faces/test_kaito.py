"""KAITO in words: the board can be read back, and what a move takes and leads to is said as the rules have it."""

import re

import pytest

from engine import match
from engine.games import GAMES
from engine.games.kaito.parts import NAMES, Kind
from engine.games.kaito.state import Exchange, Slide
from engine.games.kengo.state import Advance, Retreat
from engine.values import replace
from faces import FACES
from faces.core import scene_of
from faces.draw.letters import face_of
from faces.kaito.reading import foreseen, in_danger
from faces.translation import languages, speaker
from tests.engine.kaito.drawing import drawn
from tests.faces.positions.kengo import GAME as KENGO
from tests.faces.positions.kengo import position
from tests.faces.scenes import scene, states

GAME, FACE, SAY, WHO = GAMES["kaito"], FACES["kaito"], speaker("en"), ("Aiko", "Bruno")
MOST_ON_A_BUTTON = 115  # px of text, so that two buttons with an emoji fit into 330
GRID = """
    rk rh .. .. .. ..
    b1 .. .. bk .. b2
    .. .. .. .. .. ..
    bk .. .. .. .. ..
    .. .. rh r2 .. ..
    .. bh rk .. .. ..
"""


def begun(**options):
    """A match in which the Kaito has been placed."""
    now, _ = match.start(GAME, 2, seed="1", options=options)
    return match.answer(GAME, now, now.state.turn, GAME.rules.asks(now.state)[0].options[0])[0]


def look(state):
    return scene_of(GAME, state, WHO, SAY, GAME.rules.asks(state)[0].seat)


def tiles(scene):
    """The slides of the reader, with the tile that each takes and whether it is their own."""
    for move in scene.options:
        tile = scene.view.grid[move.to]
        yield move, tile, tile.colour is scene.view.colours[scene.reader]


def with_one_left(scene, tile):
    """The scene where this tile is the last of its kind on the grid."""
    grid = list(scene.view.grid)
    kept = grid.index(tile)
    grid = [None if cell == tile and place != kept else cell for place, cell in enumerate(grid)]
    return replace(scene, view=replace(scene.view, grid=tuple(grid))), Slide(kept)


# Texts


def read(board):
    """The grid and the Kaito's square, from the text alone."""
    rows = [line[2:].ljust(24) for line in board.split("\n")[1:7]]
    cells = [row[place : place + 4] for row in rows for place in range(0, 24, 4)]
    kaito = next((square for square, cell in enumerate(cells) if cell.startswith("[")), None)
    return tuple(re.sub(r"[\[\]() ]", "", cell) for cell in cells), kaito


def test_the_board_can_be_read_back():
    for state in states("kaito"):
        seen = scene(GAME, state, state.turn)
        assert read(FACE.board(seen)) == (tuple(str(tile or "..") for tile in seen.view.grid), seen.view.kaito)


def test_the_alt_text_tells_every_square_and_every_count():
    for state in states("kaito"):
        seen = scene(GAME, state, None)
        view, text = seen.view, FACE.alt(seen)
        rows = re.findall(r"\b([1-6]): ([^.]*)\.", text)[:6]
        assert [number for number, _ in rows] == list("123456")
        words = [word for _, row in rows for word in row.split(", ")]
        assert words == [expected(view, square) for square in range(36)]
        aside = [view.aside[view.colours.index(colour)] for colour in ("red", "black")]
        assert [int(count) for count in re.findall(r"put aside: (\d+)", text)] == aside


def expected(view, square):
    tile = view.grid[square]
    if square == view.kaito:
        return "Kaito"
    return "gap" if tile is None else f"{tile.colour} {tile.kind}" + f" {tile.symbols}" * (tile.symbols > 0)


def test_the_question_names_the_colour_what_comes_back_and_the_purse():
    now = drawn(GRID, stage="exchange", kaito="a3", captured="b3 b2 b1 rk rh")
    [ask] = GAME.rules.asks(now)
    facts = FACE.question(GAME.rules.view(now, ask.seat), ask, SAY)
    told = "You can buy back a katana (price 4) or a kabuto (price 5). You hold 6 blossoms (3, 2, 1); "
    assert SAY("kaito-ask-exchange", **facts) == told + "no change is given."
    assert SAY("kaito-ask-slide", **facts).startswith("You're red.")


# What a slide takes


def test_a_slide_says_what_it_takes_and_whose_that_is():
    seen = look(begun().state)
    for move, tile, own in tiles(seen):
        name = f"mon {tile.symbols}" if tile.kind is Kind.MON else str(tile.kind)
        assert FACE.hint(seen, move) == (f"loses your {name}" if own else f"takes a {name}")
        assert FACE.short(seen, move) == f"{NAMES[move.to]}: {'−' if own else '+'}{name}"
        assert FACE.costs(seen, move) == own
    assert FACE.short(replace(seen, reader=None), seen.options[0]) == ""


def test_a_payment_costs_something_if_a_cheaper_one_buys_the_same():
    seen = look(drawn(GRID, stage="exchange", kaito="a3", captured="b3 b3 b2 b1 rk rh"))
    bold = [str(move) for move in seen.options if not FACE.costs(seen, move) and isinstance(move, Exchange)]
    assert bold == ["exchange katana 3 1", "exchange kabuto 3 2"]


@pytest.mark.parametrize(("elimination", "end"), [("capture", "you lose"), ("turn_end", "loses your katana")])
def test_the_last_katana_says_that_it_decides_the_match_where_that_is_certain(elimination, end):
    seen = look(begun(elimination=elimination).state)
    mine = seen.view.colours[seen.reader]
    katana = {tile.colour: tile for tile in seen.view.grid if tile is not None and tile.kind is Kind.KATANA}
    theirs = next(tile for colour, tile in katana.items() if colour is not mine)
    lost, won = with_one_left(seen, katana[mine]), with_one_left(seen, theirs)
    assert FACE.hint(*lost).endswith(end)
    assert FACE.short(*lost).endswith(f": {end}".replace("loses your ", "−"))
    assert FACE.hint(*won).endswith("last katana: you win")
    assert FACE.short(*won).endswith(": you win")
    assert FACE.caption(replace(won[0], weighed=won[1])) == "", "nothing is in danger any more"


# A slide that is weighed


def test_a_weighed_slide_is_shown_as_it_is_once_it_is_made():
    now = begun()
    seen = look(now.state)
    for move in seen.options:
        shown = foreseen(replace(seen, weighed=move)).view
        after = GAME.rules.view(GAME.rules.play(now.state, seen.reader, move, None).state, seen.reader)
        fields = ("grid", "kaito", "up", "captured", "aside", "last")
        assert [getattr(shown, field) for field in fields] == [getattr(after, field) for field in fields]
        assert f"after this move: Slide to {NAMES[move.to]}" in FACE.alt(replace(seen, weighed=move))


def test_a_weighed_move_marks_the_tiles_that_the_other_player_could_then_take():
    """The rules themselves say which those are: they are the answers to the move."""
    now, _ = match.start(GAME, 2, seed="1", options={})
    for _ in range(2):  # the Kaito is placed, and slid
        before = look(now.state)
        for move in before.options:
            seen, after = replace(before, weighed=move), GAME.rules.play(now.state, before.reader, move, None).state
            own = after.colours[before.reader]
            slides = [
                option.to for each in GAME.rules.asks(after) for option in each.options if isinstance(option, Slide)
            ]
            lost = [square for square in slides if after.tiles.grid[square].colour is own]
            assert in_danger(seen) == lost
            assert bool(lost) == ("Ringed" in FACE.caption(seen)) == ("then take your" in FACE.board(seen))
            assert not lost or f"could then take your tiles on {NAMES[lost[0]]}" in FACE.alt(seen)
        now, _ = match.answer(GAME, now, before.reader, before.options[0])


# Buttons, in every language


@pytest.mark.parametrize("language", languages())
def test_two_buttons_fit_side_by_side_on_a_phone(language):
    say = speaker(language)
    slides = replace(look(begun().state), say=say)
    labels = [
        FACE.short(*each) for move, tile, _ in tiles(slides) for each in ((slides, move), with_one_left(slides, tile))
    ]
    near = replace(scene(KENGO, position(8, 13), 0), say=say)
    labels += [FACES["kengo"].short(near, Advance(card)) for card in range(1, 5)]
    assert all(0 < face_of(label, "sans", 14).getlength(label) <= MOST_ON_A_BUTTON for label in labels)
    for move in (Advance(3), Retreat(2)):
        assert FACES["kengo"].short(near, move).startswith(FACES["kengo"].option(move, say))

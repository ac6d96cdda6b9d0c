"""What is said of a solution: why it wins, from nothing but what the solver saw, and the position after it."""

from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from discord.ui import MediaGallery
from PIL import Image

from cogs.learning.puzzles import position_after, reason, solution_panel
from dojo.people.preferences import DEFAULTS
from engine.daily import puzzle_from, shelf
from engine.games import GAMES
from faces import FACES
from faces.translation import languages, speaker
from tests.cogs.history.test_look_closer import words

SAY = speaker("en")
pytestmark = pytest.mark.usefixtures("every_emoji")
EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def puzzles(game, most):
    """Some of a game's, always the same ones."""
    found = [puzzle_from(game, kept) for key, kept in shelf() if key == game.key]
    return Random(1).sample(found, min(most, len(found)))


def first(key, kind, *, at_once=True):
    """A puzzle of a game whose right move is of this kind, and wins at once or not."""
    for puzzle in (puzzle_from(GAMES[key], kept) for game, kept in shelf() if game == key):
        outcome = puzzle.game.outcome(puzzle.game.play(puzzle.state, puzzle.ask.seat, puzzle.best, Random(0)).state)
        if puzzle.best.kind == kind and bool(outcome) == at_once:
            return puzzle
    raise AssertionError


@EVERY
async def test_every_solution_has_a_reason_in_one_line(game):
    for puzzle in puzzles(game, 5):
        for locale in languages():
            told = await reason(puzzle, speaker(locale))
            assert told
            assert "\n" not in told


@EVERY
async def test_a_reason_depends_on_nothing_that_was_hidden(game):
    """Everything the solver doesn't see is dealt again."""
    for puzzle in puzzles(game, 3):
        other = replace(puzzle, state=game.imagine(puzzle.view, Random(9)))
        assert await reason(other, SAY) == await reason(puzzle, SAY)


async def test_a_win_at_once_is_called_one_with_what_the_move_takes():
    told = await reason(first("kaito", "slide"), SAY)
    assert told.startswith("It wins the match right away. What it does: takes the last ")


async def test_of_a_win_that_takes_longer_it_says_how_many_moves_and_no_loss_as_its_reason():
    told = [await reason(puzzle, SAY) for puzzle in puzzles(GAMES["kaito"], 12)]
    assert any("more move" in line for line in told)
    assert not [line for line in told if "What it does: loses" in line or "a kabuto among them" in line]


async def test_the_one_move_that_is_left_to_the_rival_is_named():
    told = [await reason(puzzle, SAY) for puzzle in puzzles(GAMES["karenza"], 10)]
    assert any("your opponent's only move is" in line for line in told)


@EVERY
async def test_a_move_that_pictures_can_show_is_shown_as_if_it_were_made(game):
    for puzzle in puzzles(game, 4):
        items, files = await position_after(puzzle, SAY, safe=False, as_text=False)
        assert bool(items) == bool(files) == (puzzle.best.kind in FACES[game.key].weighs)
        for file in files:
            assert Image.open(BytesIO(file.fp.read())).width == 900


async def test_the_position_after_it_has_an_alt_text_of_its_own():
    made = await solution_panel(first("kaito", "slide"), ["Head", "Told"], SAY, DEFAULTS)
    alts = [
        item.description for part in made.view.walk_children() if isinstance(part, MediaGallery) for item in part.items
    ]
    assert len(alts) == len({*alts}) == len(made.files) == 2


async def test_somebody_who_reads_texts_first_gets_both_positions_as_text():
    preferences = replace(DEFAULTS, text_first=True)
    made = await solution_panel(first("kaito", "slide"), ["Head", "Told"], SAY, preferences)
    assert made.files == []
    assert words(made.view).count("```") == 4

"""What each card is called and does: every card of every game has its line and fits the picture."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.games import GAMES
from engine.games.karenza.parts import OFFERED, WARRIORS
from engine.games.kendo.parts import CARDS, OF_KIND
from engine.games.kendo.state import Play
from engine.games.kengo.parts import SPECIALS
from engine.games.regroup.parts import KINDS
from faces import FACES
from faces.core import Scene
from faces.glossary import PAGE, picture
from faces.kendo.words import named
from faces.translation import speaker
from tests.engine import laws

SAY = speaker("en")
OFFERED_TECHNIQUES = tuple(card.key for key in OFFERED for card in WARRIORS[key].cards)
LONGEST = 140  # characters of a line


def scenes(key, **more):
    """All seats at every position of a match, with parts of their view replaced."""
    game = GAMES[key]
    for line in laws.lines(game, 1)[:1]:
        for state in line.states():
            for seat in range(line.seats):
                yield Scene(replace(game.view(state, seat), **more), ("Aiko", "Bruno"), SAY, reader=seat)


def found(key, **more):
    return FACES[key].glossary(next(scenes(key, **more)))


@pytest.mark.parametrize("key", GAMES)
def test_each_kind_stands_there_once_with_a_short_line(key):
    for scene in scenes(key):
        entries = FACES[key].glossary(scene)
        assert len({entry.name for entry in entries}) == len(entries)
        assert all(0 < len(entry.line) <= LONGEST for entry in entries)


@pytest.mark.parametrize("mode", ["duel", "competition"])
def test_every_card_of_kendo_does_something(mode):
    options = replace(next(scenes("kendo")).view.options, mode=mode)
    entries = found("kendo", hand=tuple(CARDS), options=options)
    assert {entry.name for entry in entries} == {named(kind) for kind in OF_KIND}
    assert max(len(entry.line) for entry in entries) <= LONGEST


def test_what_has_to_be_stopped_stands_before_the_hand():
    exchange = (Play(1, "open", ("maki_age", "jodan"), 0, "maki_age"),)
    entries = found("kendo", hand=("men1", "kamae"), exchange=exchange)
    assert [entry.name for entry in entries] == ["MAKI AGE", "JODAN", "MEN", "KAMAE"]


def test_every_technique_of_karenza_does_something():
    entries = found("karenza", hand=OFFERED_TECHNIQUES, chosen=(), choice=None)
    assert len(entries) == len(OFFERED_TECHNIQUES)
    assert max(len(entry.line) for entry in entries) <= LONGEST


@pytest.mark.parametrize("special", [each for each in SPECIALS if each])
def test_the_special_of_a_round_stands_beside_the_numbers(special):
    assert [entry.name for entry in found("kengo", hand=(1, 1, 4), special=special)] == [
        "A number card",
        SAY(f"kengo-special-{special}"),
    ]


@pytest.mark.parametrize("count", [1, 4, 5, PAGE])
def test_a_picture_is_as_wide_as_all_others_and_not_too_high(count):
    entries = found("kendo", hand=tuple(CARDS))[:count]
    image = Image.open(BytesIO(picture(entries, 0)))
    assert image.width == 900
    assert image.height <= 800


def test_the_squares_of_regroup_are_named_with_the_signs_that_texts_have_for_them():
    names = {entry.name for entry in found("regroup")}
    assert names == {f"{SAY(f'regroup-sign-{kind}')} {SAY(f'regroup-kind-{kind}')}" for kind in KINDS}

"""What each card is called and does: every card of every game has its line and fits the picture."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.games.karenza.parts import OFFERED, WARRIORS
from engine.games.kendo.parts import CARDS, OF_KIND
from engine.games.kendo.state import Play
from engine.games.regroup.parts import KINDS
from faces import FACES
from faces.glossary import PAGE, picture
from faces.kendo.words import named
from faces.translation import speaker
from tests.faces.scenes import KEYS, scenes

SAY = speaker("en")
LONGEST = 140  # characters of a line
TECHNIQUES = tuple(card.key for key in OFFERED for card in WARRIORS[key].cards)


def found(key, **more):
    """The glossary of a player with that in their view."""
    scene = next(each for each in scenes(key) if each.reader is not None)
    return FACES[key].glossary(replace(scene, view=replace(scene.view, **more)))


def names(key, **more):
    return [entry.name for entry in found(key, **more)]


@pytest.mark.parametrize("key", KEYS)
def test_each_kind_stands_there_once_with_a_short_line(key):
    for scene in scenes(key):
        entries = FACES[key].glossary(scene)
        assert len({entry.name for entry in entries}) == len(entries)
        assert all(0 < len(entry.line) <= LONGEST for entry in entries)


def test_every_card_has_a_line():
    for mode in ("duel", "competition"):
        options = replace(next(iter(scenes("kendo"))).view.options, mode=mode)
        entries = found("kendo", hand=tuple(CARDS), options=options, exchange=())
        assert {entry.name for entry in entries} == {named(kind) for kind in OF_KIND}
        assert max(len(entry.line) for entry in entries) <= LONGEST
    techniques = found("karenza", hand=TECHNIQUES, chosen=(), choice=None)
    assert len(techniques) == len(TECHNIQUES)
    assert max(len(entry.line) for entry in techniques) <= LONGEST
    assert set(names("regroup")) == {f"{SAY(f'regroup-sign-{kind}')} {SAY(f'regroup-kind-{kind}')}" for kind in KINDS}


def test_what_has_to_be_stopped_stands_before_the_hand():
    exchange = (Play(1, "open", ("maki_age", "jodan"), 0, "maki_age"),)
    assert names("kendo", hand=("men1", "kamae"), exchange=exchange) == ["MAKI AGE", "JODAN", "MEN", "KAMAE"]


@pytest.mark.parametrize("count", [1, 4, 5, PAGE])
def test_a_picture_is_as_wide_as_all_others_and_not_too_high(count):
    image = Image.open(BytesIO(picture(found("kendo", hand=tuple(CARDS))[:count], 0)))
    assert image.width == 900
    assert image.height <= 800

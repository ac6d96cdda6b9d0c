"""What every game says: boards and alt texts that fit, labels that differ, and one line for every event."""

from dataclasses import replace
from random import Random
from typing import get_args
from unicodedata import normalize

import pytest

from engine.games import GAMES
from faces import FACES
from faces.draw.letters import drawable
from faces.text import columns, known
from faces.translation import languages, speaker
from tests.faces.positions import DRAWN
from tests.faces.scenes import KEYS, NAMES, played, scenes, states, tables

SAY = speaker("en")
LONG = ("W" * 32, "M" * 32, "w" * 32, "m" * 32)  # as long as Discord allows
# Events that hardly any random match comes to; each has tests of its own beside this file.
RARE = {"kendo": {"Extended", "Passed"}}


@pytest.fixture(params=KEYS)
def key(request):
    return request.param


def test_text_boards_and_alt_texts_fit_however_long_names_are(key):
    for each in (*scenes(key), *DRAWN[key]):
        long = replace(each, names=LONG[: len(each.names)])
        text = FACES[key].board(long)
        assert max(map(columns, text.split("\n"))) <= 40
        assert len(text) <= 1500
        assert len(FACES[key].alt(long)) <= 1000


def test_a_text_board_names_the_players_and_marks_who_is_asked(key):
    for each in scenes(key):
        text = FACES[key].board(each)
        assert all(part in text for part in ("Aiko", "Bruno", "◄"))


def test_options_questions_and_reasons_have_their_words(key):
    game = GAMES[key]
    for name, values in game.options.items():
        assert SAY(f"{key}-option-{name}")
        assert all(SAY(f"{key}-option-{name}-{value}") for value in values)
    assert all(SAY.has(f"{key}-ask-{ask.topic}") for state in states(key) for ask in game.asks(state))
    reasons = {outcome.reason for outcome in filter(None, map(game.outcome, states(key)))}
    agreed = {name: values[0] for name, values in game.options.items()}
    assert "left" in reasons
    assert all(SAY(f"{key}-reason-{reason}", **agreed, winner="Aiko", loser="Bruno", others=1) for reason in reasons)


def test_answers_to_a_question_have_labels_that_differ_and_fit_a_button(key):
    for ask in (ask for state in states(key) for ask in GAMES[key].asks(state)):
        labels = [FACES[key].option(move, SAY) for move in ask.options]
        assert len(set(labels)) == len(labels)
        for move, label in zip(ask.options, labels, strict=True):
            alone = move.kind in FACES[key].forms  # its button has a row of its own, below the form
            assert 0 < len(label) <= (60 if alone else 34)


def test_every_value_of_a_field_has_a_label(key):
    for move in {ply.move for line in played(key) for ply in line.plies}:
        for field, value in chosen_apart(move, FACES[key].joint).items():
            assert known(SAY, f"{key}-field-{field}") or SAY(f"{key}-row-{field}")
            assert 0 < len(FACES[key].value(field, value, SAY)) <= 80


def chosen_apart(move, joint):
    """The fields of a move with their values; those that are chosen as one under the name they have together."""
    found = {field: getattr(move, field) for field in type(move).__dataclass_fields__}
    for name, together in joint.items():
        if found.keys() >= set(together):
            found[name] = tuple(found.pop(field) for field in together)
    return found


def test_every_kind_of_event_makes_one_line(key):
    face, game = FACES[key], GAMES[key]
    events = [(line.seats, event) for line in played(key) for event in line.opening]
    events += [(line.seats, event) for line in played(key) for ply in line.plies for event in ply.events]
    state, seats = tables(key)[-1]
    events += [(seats, event) for event in game.leave(state, 0, Random(1)).events]
    never_met = {kind.__name__ for kind in get_args(get_args(game.event)[0])} - {type(e).__name__ for _, e in events}
    assert never_met <= RARE.get(key, set())
    assert face.loud <= {event.kind for _, event in events}
    for seats, event in events:
        told = face.event(event, NAMES[:seats], SAY)
        assert told
        assert "\n" not in told
        assert len(face.event(event, LONG[:seats], SAY)) <= 500


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_word_in_a_picture_can_be_drawn(language):
    say = speaker(language)
    words = [say("nameless"), say("numbered-player", number=2), say("percent", share=87)]
    assert [drawable(each) for each in words] == [" ".join(normalize("NFKC", each).split()) for each in words]

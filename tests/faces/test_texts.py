"""What every game says: boards and alt texts that fit, labels that differ, a line for every event and every card."""

from io import BytesIO
from random import Random
from typing import get_args
from unicodedata import normalize

import pytest
from PIL import Image

from engine.games import GAMES
from engine.games.karenza.parts import OFFERED, WARRIORS
from engine.games.kendo.parts import CARDS, OF_KIND
from engine.games.regroup.parts import KINDS
from engine.values import replace
from faces import FACES
from faces.draw.letters import drawable
from faces.glossary import PAGE, picture
from faces.kendo.words import named
from faces.text import (
    ALT_LONGEST,
    Group,
    columns,
    first_that_fits,
    fold,
    joined,
    known,
    lines,
    no_event_text,
    prose,
    sentences,
    text_board,
)
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
        assert len(FACES[key].alt(long)) <= ALT_LONGEST


def test_a_text_board_names_the_players_and_marks_who_is_asked(key):
    for each in scenes(key):
        text = FACES[key].board(each)
        assert all(part in text for part in ("Aiko", "Bruno", "◄"))


def test_options_questions_and_reasons_have_their_words(key):
    game = GAMES[key]
    for name, values in game.options.items():
        assert SAY(f"{key}-option-{name}")
        assert all(SAY(f"{key}-option-{name}-{value}") for value in values)
    assert all(SAY.has(f"{key}-ask-{ask.topic}") for state in states(key) for ask in game.rules.asks(state))
    reasons = {outcome.reason for outcome in filter(None, map(game.rules.outcome, states(key)))}
    agreed = {name: values[0] for name, values in game.options.items()}
    assert "left" in reasons
    assert all(SAY(f"{key}-reason-{reason}", **agreed, winner="Aiko", loser="Bruno", others=1) for reason in reasons)


def test_answers_to_a_question_have_labels_that_differ_and_fit_a_button(key):
    for ask in (ask for state in states(key) for ask in GAMES[key].rules.asks(state)):
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
    found = {field: getattr(move, field) for field in type(move).__struct_fields__}
    for name, together in joint.items():
        if found.keys() >= set(together):
            found[name] = tuple(found.pop(field) for field in together)
    return found


def test_every_kind_of_event_makes_one_line(key):
    face, game = FACES[key], GAMES[key]
    events = [(line.seats, event) for line in played(key) for event in line.opening]
    events += [(line.seats, event) for line in played(key) for ply in line.plies for event in ply.events]
    state, seats = tables(key)[-1]
    events += [(seats, event) for event in game.rules.leave(state, 0, Random(1)).events]
    never_met = {kind.__name__ for kind in get_args(get_args(game.rules.event)[0])} - {
        type(e).__name__ for _, e in events
    }
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


# What all faces say in the same way


def test_a_secret_choice_names_whose_it_is_where_that_is_known():
    names, say = ("Aiko", "Bruno"), speaker("en")
    assert no_event_text(3, 1, names, say) == "Bruno has chosen in secret."
    assert no_event_text(3, None, names, say) == say("log-secret")
    assert no_event_text(0, None, names, say) == say("log-empty")


def test_lines_are_broken_between_kana_but_not_before_a_full_stop():
    assert fold("か" * 20 + "。" + "な" * 3) == ["か" * 19, "か。" + "な" * 3]
    assert fold("KOTE、DO、men-nuki-tsuki、kote-nuki-men、「突き」") == [
        "KOTE、DO、men-nuki-tsuki、",
        "kote-nuki-men、「突き」",
    ]


def test_a_line_that_is_too_wide_for_a_text_board_goes_on_below():
    assert text_board(["  ab", "  " + "word " * 9, "x"]) == "\n".join(
        ("  ab", "  " + "word " * 6 + "word", "    word word", "x")
    )


def test_prose_has_whole_sentences_as_many_as_fit():
    assert prose(["One.", "x" * 1014 + ".", "Two."], speaker("en")) == "One. " + "x" * 1014 + "."


def test_both_texts_of_a_position_are_made_of_the_same_facts():
    facts = [Group("● Aiko", ("5 cards", "stands on 3"), "to move"), Group("◆ Bruno", ()), "The pile has 2 cards."]
    assert [*lines(facts)] == ["● Aiko ◄ to move", "  5 cards", "  stands on 3", "◆ Bruno", "The pile has 2 cards."]
    told = ["● Aiko (to move): 5 cards; stands on 3.", "◆ Bruno.", "The pile has 2 cards."]
    assert [*sentences(facts, speaker("en"))] == told


def test_of_texts_that_tell_less_and_less_the_first_that_fits_is_taken():
    texts = ("long text", "text", "t")
    assert [first_that_fits(texts, most) for most in (9, 8, 3, 0)] == ["long text", "text", "t", "t"]


@pytest.mark.parametrize(("locale", "text"), [("en", "One. Two."), ("ja", "One.Two.")])
def test_between_sentences_stands_what_the_language_puts_there(locale, text):
    assert joined(("One.", "", "Two."), speaker(locale)) == text


# Glossary


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


@pytest.mark.parametrize("count", [1, 4, 5, PAGE])
def test_a_picture_is_as_wide_as_all_others_and_not_too_high(count):
    image = Image.open(BytesIO(picture(found("kendo", hand=tuple(CARDS))[:count], 0)))
    assert image.width == 900
    assert image.height <= 800

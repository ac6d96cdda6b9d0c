"""All that faces say, in a language that is 40 % longer: it fits, nothing is cut, and nothing is said in English."""

import pytest

from engine.values import replace
from faces import FACES
from faces.digest import MARK, digest
from faces.lessons import lessons
from faces.text import ALT_LONGEST, columns
from faces.translation import speaker
from tests import pseudo
from tests.faces.scenes import KEYS, played, scenes

NAMES = ("●", "結衣", "▲", "■")  # without a letter that could be English
BOX = pseudo.box_words()


@pytest.fixture(scope="module", autouse=True)
def _pseudo_language(tmp_path_factory):
    with pseudo.spoken(tmp_path_factory.mktemp("locale")):
        yield


@pytest.fixture(params=KEYS)
def key(request):
    return request.param


@pytest.fixture
def say():
    return speaker(pseudo.LOCALE)


def seen(key, say, count=30):
    return [replace(each, say=say, names=NAMES[: len(each.names)]) for each in scenes(key, count)]


def foreign(texts):
    return {word for text in texts for word in pseudo.untranslated(text, BOX)}


def test_boards_and_alt_texts_fit_are_whole_and_say_nothing_in_english(key, say):
    boards = [FACES[key].board(each) for each in seen(key, say)]
    assert max(columns(line) for board in boards for line in board.split("\n")) <= 40
    assert max(map(len, boards)) <= 1500
    alts = [FACES[key].alt(each) for each in seen(key, say)]
    assert max(map(len, alts)) <= ALT_LONGEST
    assert not [alt for alt in alts if pseudo.is_cut(alt)]
    assert foreign([*boards, *alts]) - {"bk", "rk", "bh", "rh"} == set()


def test_labels_and_hints_fit(key, say):
    face = FACES[key]
    for each in seen(key, say, 12):
        labels = [face.option(move, say) for move in each.options]
        hints = [face.hint(each, move) for move in each.options]
        assert max(map(len, labels), default=0) <= 80
        assert max(map(len, hints), default=0) <= 100
        assert foreign([*labels, *hints]) == set()
        assert len(set(labels)) == len(labels)


def test_the_log_the_glossary_and_the_lessons_say_nothing_in_english(key, say):
    face = FACES[key]
    events = [(event, line) for line in played(key)[:20] for ply in line.plies for event in ply.events]
    told = [face.told_in_full(event, NAMES[: line.seats], say) for event, line in events]
    told += [f"{entry.name} {entry.line}" for each in seen(key, say, 6) for entry in face.glossary(each)]
    told += [lesson.word(kind, say) for lesson in lessons(key) for kind in ("task", "rule")]
    assert foreign(told) == set()


def test_the_rules_are_read_in_it(key, say):
    ours, english = digest(key, say.locale), digest(key, "en")
    assert [(each.id, each.mark) for each in ours.clauses] == [(each.id, each.mark) for each in english.clauses]
    assert foreign([ours.source, *(MARK.sub("", clause.text) for clause in ours.clauses)]) == set()
    assert ours.source != english.source

"""The detector of the tests tells languages apart by their messages."""

import pytest

from faces import translation
from faces.digest import digest
from tests import pseudo, spoken


@pytest.fixture
def _with_another(tmp_path, monkeypatch):
    caches = (spoken.complete, spoken.said, spoken.pieces, spoken.lines, spoken.foreign, spoken.foreign_lines)
    with pseudo.spoken(tmp_path):
        monkeypatch.setattr(spoken, "LOCALES", translation.LOCALES)
        for cached in caches:
            cached.cache_clear()
        yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("_with_another")
def test_a_sentence_of_another_language_is_found_whatever_its_variables_are():
    english, other = translation.speaker("en"), translation.speaker(pseudo.LOCALE)
    for say, wrong in ((english, pseudo.LOCALE), (other, "en")):
        told = f"**Aiko** · {say('draw-offer', who='Aiko', others='Bruno')}"
        assert spoken.strange(told, wrong)
        assert not spoken.strange(told, say.locale)


@pytest.mark.usefixtures("_with_another")
def test_a_short_label_and_a_rule_of_another_language_are_found():
    clause = digest("kaito", "en").clauses[0]
    for text in ("Log", f"**{clause.id}** {clause.text}"):
        assert spoken.strange(text, pseudo.LOCALE)
        assert not spoken.strange(text, "en")
    assert not spoken.strange("The log of KAITO", "en")


@pytest.mark.usefixtures("_with_another")
def test_names_and_codes_are_in_every_language():
    assert not spoken.strange("Aiko – Bruno · `abc12345` · KAITO", pseudo.LOCALE)


@pytest.mark.usefixtures("_with_another")
def test_a_language_is_complete_if_it_has_every_message():
    assert spoken.complete() == (pseudo.LOCALE,)
    (translation.LOCALES / pseudo.LOCALE / "kaito.ftl").unlink()
    spoken.complete.cache_clear()
    assert spoken.complete() == ()

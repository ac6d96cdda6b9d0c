"""Words that pictures take from the locale: whole in every language, and drawn with a font that has their letters."""

from unicodedata import normalize

import pytest

from faces.draw.letters import drawable, fitted
from faces.karenza.warriors import OFFERED, PANEL, STYLE
from faces.translation import languages, speaker


@pytest.mark.parametrize("language", languages())
def test_how_a_warrior_fights_fits_below_their_name(language):
    styles = [speaker(language)(f"karenza-style-{key}") for key in OFFERED]
    assert len(set(styles)) == len(OFFERED)
    assert [fitted(each, "sans", STYLE, PANEL - 26) for each in styles] == styles


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_word_in_a_picture_can_be_drawn(language):
    say = speaker(language)
    words = [say("nameless"), say("numbered-player", number=2), say("percent", share=87)]
    words += [say(f"karenza-style-{key}") for key in OFFERED]
    assert [drawable(each) for each in words] == [" ".join(normalize("NFKC", each).split()) for each in words]

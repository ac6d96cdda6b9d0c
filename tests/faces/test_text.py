"""What all faces say in the same way."""

import pytest

from faces.text import clip, columns, counted, first, fold, headline, joined, listed, no_event_text, prose, text_board
from faces.translation import speaker


def test_names_words_and_counts_are_listed_as_every_face_lists_them():
    names = clip(("Aiko", "Wilhelmina", "Bo"), 4)
    assert names == ("Aiko", "Wilh", "Bo")
    assert listed(names, (2, 0), speaker("en")) == "Bo, Aiko"
    assert first(("a", "b", "c"), 3) == ("a", "b", "c")
    assert first(("a", "b", "c"), 2) == ("a", "b", "…")
    assert counted(("b3", "bk", "b3")) == ["b3×2", "bk"]
    assert counted(("A6 6", "A6 6"), " ×") == ["A6 6 ×2"]
    assert headline("●", "Aiko", "", "◄ to move") == "● Aiko ◄ to move"
    assert [columns(text) for text in ("", "Aiko", "結衣", "か2")] == [0, 4, 4, 3]


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
    assert prose(["One.", "x" * 990 + ".", "Two."], speaker("en")) == "One. " + "x" * 990 + "."


@pytest.mark.parametrize(("locale", "text"), [("en", "One. Two."), ("ja", "One.Two.")])
def test_between_sentences_stands_what_the_language_puts_there(locale, text):
    assert joined(("One.", "", "Two."), speaker(locale)) == text


def test_lines_are_broken_at_blanks_only_and_indented():
    lines = fold("do-uchiotoshi-tsuki, " * 3 + "MAKI\N{NO-BREAK SPACE}AGE", "  ", deeper="  ")
    assert lines == [
        "  do-uchiotoshi-tsuki,",
        "    do-uchiotoshi-tsuki,",
        "    do-uchiotoshi-tsuki, MAKI\N{NO-BREAK SPACE}AGE",
    ]

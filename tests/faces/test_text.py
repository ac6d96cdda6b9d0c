"""What all faces say in the same way."""

from faces.text import clip, counted, fold, headline, listed


def test_names_are_clipped_and_listed_by_seat():
    names = clip(("Aiko", "Wilhelmina", "Bo"), 4)
    assert names == ("Aiko", "Wilh", "Bo")
    assert listed(names, (2, 0)) == "Bo, Aiko"


def test_words_are_counted_in_the_order_in_which_they_come():
    assert counted(("b3", "bk", "b3")) == ["b3×2", "bk"]
    assert counted(("A6 6", "A6 6"), " ×") == ["A6 6 ×2"]


def test_a_headline_leaves_out_what_is_empty():
    assert headline("●", "Aiko", "", "◄ to act") == "● Aiko ◄ to act"
    assert headline("●", "Aiko", "") == "● Aiko"


def test_lines_are_broken_at_blanks_only_and_indented():
    lines = fold("do-uchiotoshi-tsuki, " * 3 + "MAKI\N{NO-BREAK SPACE}AGE", "  ", deeper="  ")
    assert lines == [
        "  do-uchiotoshi-tsuki,",
        "    do-uchiotoshi-tsuki,",
        "    do-uchiotoshi-tsuki, MAKI\N{NO-BREAK SPACE}AGE",
    ]

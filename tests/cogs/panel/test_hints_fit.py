"""A button says what a move leads to only if there is room for all of it."""

from cogs.panel.legal_moves import with_hint


def test_a_hint_is_never_cut():
    assert with_hint("Slide to c4", "takes a katana", 80) == "Slide to c4 · takes a katana"
    assert with_hint("Slide to c4", "takes a katana", 27) == "Slide to c4"
    assert with_hint("Slide to c4", "", 80) == "Slide to c4"
    assert with_hint("Slide to c4", "", 5) == "Slide"

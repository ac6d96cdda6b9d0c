"""A move put together field by field."""

from dataclasses import dataclass

from cogs.panel.form import form_fields


@dataclass(frozen=True)
class Lay:
    square: str
    turned: int = 0
    card: int = 1
    kind: str = "lay"


@dataclass(frozen=True)
class Pass:
    kind: str = "pass"


LAYS = tuple(Lay(square, turned) for square in ("a1", "b1", "c1") for turned in (0, 1))


def test_only_fields_that_tell_moves_of_this_kind_apart_are_asked_in_the_order_they_are_written():
    assert [part.field for part in form_fields((*LAYS, Pass()), LAYS[0])] == ["square", "turned"]
    assert [part.field for part in form_fields(LAYS[:2], LAYS[0])] == ["turned"]
    assert form_fields((*LAYS, Pass()), Pass()) == ()


def test_every_value_leads_to_a_move_that_keeps_the_other_choices():
    square, turned = form_fields(LAYS, Lay("b1", 1))
    assert (square.value, turned.value) == ("b1", 1)
    assert square.moves == {"a1": Lay("a1", 1), "b1": Lay("b1", 1), "c1": Lay("c1", 1)}
    assert turned.moves == {0: Lay("b1", 0), 1: Lay("b1", 1)}


def test_where_the_choices_do_not_go_together_the_one_written_first_is_kept():
    options = (Lay("a1", 0, 1), Lay("a1", 1, 2), Lay("b1", 0, 2), Lay("b1", 1, 1))
    square, turned, card = form_fields(options, Lay("a1", 0, 1))
    assert turned.moves[1] == Lay("a1", 1, 2)
    assert card.moves[2] == Lay("a1", 1, 2)
    assert square.moves["b1"] == Lay("b1", 0, 2)


def test_a_value_that_is_not_possible_is_not_offered():
    square, turned = form_fields((*LAYS, Lay("d1", 3)), LAYS[0])
    assert square.moves["d1"] == Lay("d1", 3)
    assert turned.moves[3] == Lay("d1", 3)
    assert list(turned.moves) == [0, 1, 3]

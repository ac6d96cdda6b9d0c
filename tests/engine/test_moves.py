"""The shape of moves and events: their kind, their words, their JSON, and the quick way to make them."""

from dataclasses import FrozenInstanceError
from typing import Annotated

import pytest
from pydantic import Field

from engine import codec
from engine.games import GAMES
from engine.moves import Tagged, Written, read, swiftly, tagged


@tagged
class LastCard(Tagged):
    seat: int
    why: str | None = None


@tagged
class Cut(Written):
    card: str
    cards: tuple[int, ...] = ()
    joined: bool = False
    target: int | None = None
    words = {"kind": "strike", "target": "at"}


@tagged
class Bow(Written): ...


@tagged
class Spoken(Written):
    card: int

    def __str__(self):
        return f"number {self.card}"


def test_the_kind_is_the_name_of_the_class_and_the_last_field():
    assert LastCard(1).kind == "last_card"
    assert codec.dump(LastCard, LastCard(1)) == '{"seat":1,"why":null,"kind":"last_card"}'


def test_the_kind_tells_what_a_text_is():
    either = Annotated[LastCard | Cut, Field(discriminator="kind")]
    for each in (LastCard(1, "x"), Cut("men", (2, 3), True, 0)):
        assert codec.adapter(either).validate_json(codec.dump(either, each)) == each


def test_no_value_can_be_changed_nor_given_more_fields():
    with pytest.raises(FrozenInstanceError):
        LastCard(1).seat = 2
    assert not hasattr(LastCard(1), "__dict__")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Bow(), "bow"),
        (Cut("men"), "strike men"),
        (Cut("men", (2, 3)), "strike men 2 3"),
        (Cut("men", (), True), "strike men joined"),
        (Cut("men", target=0), "strike men at 0"),
        (Spoken(3), "number 3"),
    ],
)
def test_a_move_is_written_as_its_words(move, text):
    assert str(move) == text


MOVES = Annotated[Cut | Bow, Field(discriminator="kind")]


@pytest.mark.parametrize(
    "move", [Bow(), Cut("men"), Cut("men", (2, 3), True, 0), Cut("men", (), True), Cut("men", (4,))]
)
def test_what_is_written_is_read_back(move):
    assert read(MOVES, str(move)) == move


@pytest.mark.parametrize(
    "text", ["", "bow deep", "strike", "strike men x", "strike men at 1e9", f"strike men {'9' * 5000}"]
)
def test_what_is_no_move_is_not_read(text):
    assert read(MOVES, text) is None


def test_the_quick_way_makes_the_same_and_knows_the_kind():
    quick = swiftly(LastCard)(3, None)
    assert type(quick) is LastCard
    assert (quick, hash(quick), repr(quick)) == (LastCard(3), hash(LastCard(3)), repr(LastCard(3)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_move_and_event_of_a_game_is_tagged(game):
    for union, kind in ((game.move, Written), (game.event, Tagged)):
        assert all(issubclass(each, kind) for each in union.__origin__.__args__)

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


MOVES = Annotated[Cut | Bow, Field(discriminator="kind")]


def test_an_event_is_a_value_with_its_kind_whichever_way_it_is_made():
    one, quick = LastCard(1), swiftly(LastCard)(1, None)
    assert codec.dump(LastCard, one) == '{"seat":1,"why":null,"kind":"last_card"}'
    assert (type(quick), quick, hash(quick), repr(quick)) == (LastCard, one, hash(one), repr(one))
    with pytest.raises(FrozenInstanceError):
        one.seat = 2
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Bow(), "bow"),
        (Cut("men"), "strike men"),
        (Cut("men", (2, 3)), "strike men 2 3"),
        (Cut("men", (), True), "strike men joined"),
        (Cut("men", (2, 3), True, 0), "strike men 2 3 joined at 0"),
    ],
)
def test_a_move_is_written_as_its_words_and_read_back(move, text):
    assert str(move) == text
    assert read(MOVES, text) == move
    assert codec.adapter(MOVES).validate_json(codec.dump(MOVES, move)) == move


@pytest.mark.parametrize(
    "text", ["", "bow deep", "strike", "strike men x", "strike men at 1e9", f"strike men {'9' * 5000}"]
)
def test_what_is_no_move_is_not_read(text):
    assert read(MOVES, text) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_move_and_event_of_a_game_is_tagged(game):
    for union, kind in ((game.move, Written), (game.event, Tagged)):
        assert all(issubclass(each, kind) for each in union.__origin__.__args__)

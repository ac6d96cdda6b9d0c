"""The shape of moves and events: their kind, their words, their JSON."""

from typing import get_args

import pytest

from engine import codec
from engine.games import GAMES
from engine.moves import Written, read
from engine.values import Tagged


class LastCard(Tagged, frozen=True):
    seat: int
    why: str | None = None


class Cut(Written, frozen=True):
    card: str
    cards: tuple[int, ...] = ()
    joined: bool = False
    target: int | None = None
    words = {"kind": "strike", "target": "at"}


class Bow(Written, frozen=True): ...


MOVES = Cut | Bow


def test_an_event_is_a_value_with_its_kind():
    event = LastCard(1)
    assert codec.dump(event) == '{"kind":"last_card","seat":1,"why":null}'
    assert (event, hash(event)) == (LastCard(1), hash(LastCard(1)))
    with pytest.raises(AttributeError):
        event.seat = 2


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
    assert codec.read(MOVES, codec.dump(move)) == move


@pytest.mark.parametrize(
    "text", ["", "bow deep", "strike", "strike men x", "strike men at 1e9", f"strike men {'9' * 5000}"]
)
def test_what_is_no_move_is_not_read(text):
    assert read(MOVES, text) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_move_and_event_of_a_game_is_tagged(game):
    for union, kind in ((game.rules.move, Written), (game.rules.event, Tagged)):
        assert all(issubclass(each, kind) for each in get_args(union))

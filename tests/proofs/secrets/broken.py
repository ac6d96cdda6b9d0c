"""Builds that are broken on purpose, one leak in each: whoever looks for leaks has to find every one of them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from cogs.interactions import errors
from cogs.match import board_and_log
from cogs.panel import legal_moves
from cogs.panel import legal_moves as offer
from dojo.table import seat_clocks
from engine.core import AnyGame
from faces import FACES
from tests.engine.hidden import HIDDEN


def patched(where: Any, name: str, value: Callable[[AnyGame], Any]) -> Callable[[AnyGame], Any]:
    @contextmanager
    def broken(game: AnyGame) -> Iterator[AnyGame]:
        with patch.object(where, name, value(game)):
            yield game

    return broken


def changed(**functions: Callable[[AnyGame], Any]) -> Callable[[AnyGame], Any]:
    """The game with functions of its own."""

    @contextmanager
    def broken(game: AnyGame) -> Iterator[AnyGame]:
        yield replace(game, **{name: made(game) for name, made in functions.items()})

    return broken


# A view that shows what others have drawn


def all_drawn(game: AnyGame) -> Any:
    def view(state: Any, seat: Any) -> Any:
        drawn = tuple(card for cards in state.drawn for card in cards)
        return replace(game.view(state, seat), drawn=drawn)

    return view


# What remembers the last state that was looked at, as a face or a panel must not


class Peeking:
    """A game whose view leaves the whole state where others can find it."""

    state: Any = None

    def view(self, game: AnyGame) -> Any:
        def seen(state: Any, seat: Any) -> Any:
            self.state = state
            return game.view(state, seat)

        return seen


def drawing_from_the_state(game: AnyGame) -> Any:
    """A face that puts the next card of the pile into its picture."""
    return peeking(game, FACES, game.key, lambda peek: replace(FACES[game.key], picture=framed(game, peek)))


def framed(game: AnyGame, peek: Peeking) -> Any:
    draw = FACES[game.key].picture
    return lambda scene: draw(scene) + bytes(peek.state.pile[:1])


def sorted_by_hidden_order(game: AnyGame) -> Any:
    """A panel whose answers stand in an order that comes from the pile."""

    def by_kind(peek: Peeking) -> Any:
        order = legal_moves.moves_by_kind
        return lambda moves: order(sorted(moves, key=lambda move: hash((str(move), peek.state.pile))))

    return peeking(game, offer, "moves_by_kind", by_kind)


@contextmanager
def peeking(game: AnyGame, where: Any, name: str, made: Callable[[Peeking], Any]) -> Iterator[AnyGame]:
    peek = Peeking()
    broken = made(peek)
    with patch.dict(where, {name: broken}) if isinstance(where, Mapping) else patch.object(where, name, broken):
        yield replace(game, view=peek.view(game))


# The rest


def naming_cards(game: AnyGame) -> Any:
    """A refusal that says what somebody else might answer."""
    words = errors._key_and_facts

    def told(trouble: BaseException) -> Any:
        facts = words(trouble)[1]
        return ("error-illegal-move", {"move": "?", "allowed": str(getattr(trouble, "allowed", facts))})

    return told


def hurried(game: AnyGame) -> Any:
    """Whoever has little to choose is asked out of turn, which gives another time."""

    def asks(state: Any) -> Any:
        return tuple(replace(ask, topic="defend") if few(ask) else ask for ask in game.asks(state))

    return asks


def few(ask: Any) -> bool:
    return ask.topic == "act" and len({option.kind for option in ask.options}) == 1


def conceding(game: AnyGame) -> Any:
    """Who cannot defend concedes at once."""

    def play(state: Any, seat: Any, move: Any, luck: Any) -> Any:
        step = game.play(state, seat, move, luck)
        for ask in game.asks(step.state):
            if ask.topic == "defend" and all(option.kind == "stand" for option in ask.options):
                further = game.play(step.state, ask.seat, ask.options[0], luck)
                return replace(further, events=step.events + further.events)
        return step

    return play


def everybodys_secrets(game: AnyGame) -> Any:
    """A log that reminds its reader of what others have chosen."""
    line = board_and_log.log_line
    return lambda history, told, reader, say: line(history, told, told.seat if told.seat is not None else reader, say)


def anywhere(game: AnyGame) -> Any:
    """Every message is taken for one that only its reader sees."""
    return lambda interaction: True


def to_all(game: AnyGame) -> Any:
    """Whoever asks is one of those whose business hands are."""

    async def hands_open(dojo: Any, table: Any, user: int) -> bool:
        return True

    return hands_open


def quick_clocks(game: AnyGame) -> Any:
    """A clock that gives less time where there is less to choose."""
    asked = seat_clocks._asked

    def given(table: Any, seat: Any, clock: Any, pause: Any) -> Any:
        put = asked(table, seat, clock, pause)
        return replace(put, due=put.due and put.due + len(table.ask_of(seat).options))

    return given


@contextmanager
def remembering(game: AnyGame) -> Iterator[AnyGame]:
    """Deals that deal what lay there."""
    peek = Peeking()
    with patch.dict(HIDDEN, {game.key: lambda state, seat, luck: state}):
        yield replace(game, view=peek.view(game), imagine=lambda view, luck: peek.state)

"""Why one move is better than another: what follows from it at once, whatever the seat could not see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any, Final, TypeVar

from msgspec.structs import astuple

from engine.core import AnyGame, Seat
from engine.player.search import choose
from engine.player.sure import won
from engine.player.teacher import DEALS, Decision

T = TypeVar("T")

REPLIES: Final = 4  # those in which the next answer is thought about
PLAYOUTS: Final = 40  # for each such answer


@dataclass(frozen=True, slots=True)
class Effects:
    """What follows from a move in every deal."""

    wins: bool  # the match, at once
    exposes: Seat | None  # an opponent who can then win the match at once
    blow: Any | None  # the move that does it, if it's the same in every deal
    only: tuple[Seat, Any] | None  # the next seat asked, and the one answer that is left to it
    events: tuple[Any, ...]  # those that tell more than the move itself


def effects(game: AnyGame, decision: Decision, move: Any) -> Effects:
    luck, seat = Random(0), decision.ask.seat
    deals = [game.rules.play(game.rules.imagine(decision.view, luck), seat, move, luck) for _ in range(DEALS)]
    states = [each.state for each in deals]
    exposes, blow = _exposure(game, states, seat)
    return Effects(
        wins=all(won(game, state, seat) for state in states),
        exposes=exposes,
        blow=blow,
        only=_always(_only(game, state, seat) for state in states),
        events=tuple(
            event
            for event in deals[0].events
            if _tells(event, move, seat) and all(event in each.events for each in deals)
        ),
    )


def reply(game: AnyGame, decision: Decision, move: Any) -> tuple[Any, ...]:
    """What the next answer of an opponent is likely to bring about: the same in every deal, or nothing is said."""
    luck, seat = Random(0), decision.ask.seat
    found = []
    for _ in range(REPLIES):
        state = game.rules.play(game.rules.imagine(decision.view, luck), seat, move, luck).state
        asked = [ask for ask in game.rules.asks(state) if ask.seat != seat]
        if len(asked) != 1:
            return ()
        answer = choose(game, game.rules.view(state, asked[0].seat), asked[0], luck, PLAYOUTS)
        events = game.rules.play(state, asked[0].seat, answer, luck).events
        found.append([each for each in events if _is_of(asked[0].seat, each) and _tells(each, answer, asked[0].seat)])
    return tuple(event for event in found[0] if all(event in each for each in found))


def hides_nothing(game: AnyGame, view: Any) -> bool:
    """Whether there is but one state that fits what a seat sees."""
    return bool(game.rules.imagine(view, Random(0)) == game.rules.imagine(view, Random(1)))


def _always(found: Iterator[T | None]) -> T | None:
    """What is found in every deal; most often the first one settles it."""
    first = next(found)
    return first if first is not None and all(each == first for each in found) else None


def _exposure(game: AnyGame, states: Sequence[Any], seat: Seat) -> tuple[Seat | None, Any | None]:
    """The opponent who could win at once in every deal, and the move. The first deal most often settles it."""
    found = list(takewhile(lambda each: each is not None, (_exposed(game, state, seat) for state in states)))
    exposes = _always(each and each[0] for each in found) if len(found) == len(states) else None
    return exposes, _always(each and each[1] for each in found) if exposes is not None else None


def _exposed(game: AnyGame, state: Any, seat: Seat) -> tuple[Seat, Any] | None:
    """Somebody else who is asked and has an answer that wins, and that answer."""
    for ask in game.rules.asks(state):
        if ask.seat != seat:
            for option in ask.options:
                if won(game, game.rules.play(state, ask.seat, option, Random(0)).state, ask.seat):
                    return ask.seat, option
    return None


def _only(game: AnyGame, state: Any, seat: Seat) -> tuple[Seat, Any] | None:
    match game.rules.asks(state):
        case (ask,) if ask.seat != seat and len(ask.options) == 1:
            return ask.seat, ask.options[0]
    return None


def _is_of(seat: Seat, event: Any) -> bool:
    """Whether it is the deed of this seat, and not what follows from it, such as the next round."""
    return getattr(event, "seat", None) == seat


def _tells(event: Any, move: Any, seat: Seat) -> bool:
    """Whether an event has a fact that neither the move nor its seat has."""
    known = {seat, *astuple(move)}
    return any(fact not in known for fact in astuple(event))

"""The single door into a game: every move, of every game, is checked and made here."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic

from engine.core import (
    Ask,
    BadOption,
    E,
    Game,
    IllegalMove,
    M,
    MatchOver,
    NotYourTurn,
    S,
    Seat,
    StaleAsk,
    Step,
    V,
)
from engine.tuples import put

OVER = "the match is over"


@dataclass(frozen=True, slots=True)
class Match(Generic[S]):
    """One game being played. Its luck is wholly decided by `seed` and `ply`, the number of answers so far."""

    seed: str
    ply: int
    opened: tuple[int, ...]  # seat by seat, the ply at which its present ask was put to it
    state: S


def chosen(game: Game[S, M, E, V], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its value, defaults filled in; raises `BadOption` for what there is not."""
    if seats not in game.seats:
        raise BadOption("seats", str(seats), tuple(map(str, game.seats)))
    for name, value in options.items():
        if name not in game.options:
            raise BadOption("option", name, tuple(game.options))
        if value not in game.options[name]:
            raise BadOption(name, value, game.options[name])
    full = {name: options.get(name, values[0]) for name, values in game.options.items()}
    for (name, value), possible in game.only.items():
        if full[name] == value and seats not in possible:
            raise BadOption(f"seats with {name} {value}", str(seats), tuple(map(str, possible)))
    return full


def counting(game: Game[S, M, E, V], options: Mapping[str, str]) -> dict[str, str]:
    """Every option that makes a difference beside the others, with its value, defaults filled in.

    One that makes none may be chosen all the same: it counts as soon as the other one is changed.
    """
    full = {name: options.get(name, values[0]) for name, values in game.options.items()}
    idle = {name for name, (other, value) in game.beside.items() if full[other] != value}
    return {name: value for name, value in full.items() if name not in idle}


def start(
    game: Game[S, M, E, V], seats: int, *, seed: str, options: Mapping[str, str]
) -> tuple[Match[S], tuple[E, ...]]:
    step = game.setup(seats, chosen(game, seats, options), Random(f"{seed}:0"))
    return Match(seed, 0, (0,) * seats, step.state), step.events


def resume(state: S, seats: int, *, seed: str) -> Match[S]:
    """A match that starts from a given state."""
    return Match(seed, 0, (0,) * seats, state)


def ask(game: Game[S, M, E, V], match: Match[S], seat: Seat, *, opened: int | None = None) -> Ask[M]:
    """The question put to `seat`, if it still is the one opened at ply `opened` (None: whichever it is)."""
    return _mine(game.asks(match.state), match, seat, opened)


def answer(
    game: Game[S, M, E, V], match: Match[S], seat: Seat, move: M, *, opened: int | None = None
) -> tuple[Match[S], tuple[E, ...]]:
    """Play `move` for `seat`, in answer to the ask that was opened at ply `opened`."""
    asks = game.asks(match.state)
    options = _mine(asks, match, seat, opened).options
    if move not in options:
        raise IllegalMove(str(move), tuple(map(str, options)))
    step = game.play(match.state, seat, move, Random(f"{match.seed}:{match.ply + 1}"))
    return _after(game, match, asks, seat, step), step.events


def parse(game: Game[S, M, E, V], match: Match[S], seat: Seat, text: str, *, opened: int | None = None) -> M:
    """The option of `seat` whose text form is `text`, upper and lower case and spaces aside."""
    options = ask(game, match, seat, opened=opened).options
    wanted = spelling(text)
    for option in options:
        if str(option) == wanted:
            return option
    raise IllegalMove(text, tuple(map(str, options)))


def spelling(text: str) -> str:
    """A move's text as the rules spell it: lower case, single spaces."""
    return " ".join(text.lower().split())


def leave(game: Game[S, M, E, V], match: Match[S], seat: Seat) -> tuple[Match[S], tuple[E, ...]]:
    """Take `seat` out of the match for good, whoever's turn it is."""
    asks = game.asks(match.state)
    if not asks:
        raise MatchOver(OVER)
    if seat not in range(len(match.opened)):
        raise NotYourTurn(f"there is no seat {seat}")
    step = game.leave(match.state, seat, Random(f"{match.seed}:{match.ply + 1}"))
    return _after(game, match, asks, seat, step), step.events


def waiting_for(game: Game[S, M, E, V], match: Match[S]) -> tuple[Seat, ...]:
    return tuple(each.seat for each in game.asks(match.state))


def _mine(asks: tuple[Ask[M], ...], match: Match[S], seat: Seat, opened: int | None) -> Ask[M]:
    if not asks:
        raise MatchOver(OVER)
    if opened is not None and seat in range(len(match.opened)) and opened != match.opened[seat]:
        raise StaleAsk(f"seat {seat} was asked something newer at ply {match.opened[seat]}")
    for each in asks:
        if each.seat == seat:
            return each
    allowed = tuple(f"{each.seat}:{option}" for each in asks for option in each.options)
    raise NotYourTurn(f"nothing is asked of seat {seat} now", allowed)


def _after(
    game: Game[S, M, E, V], match: Match[S], asks: tuple[Ask[M], ...], mover: Seat, step: Step[S, E]
) -> Match[S]:
    """A question another seat was already asked, and still is, keeps the ply at which it was opened."""
    ply = match.ply + 1
    opened = (ply,) * len(match.opened)
    if before := {each.seat: each for each in asks if each.seat != mover}:
        kept = (each.seat for each in game.asks(step.state) if each == before.get(each.seat))
        for seat in kept:
            opened = put(opened, seat, match.opened[seat])
    return Match(match.seed, ply, opened, step.state)

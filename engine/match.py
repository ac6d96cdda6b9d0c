"""Matches: every move of every game is checked and made here."""

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
    Together,
    V,
)
from engine.tuples import put

OVER = "the match is over"


@dataclass(frozen=True, slots=True)
class Match(Generic[S]):
    """A match being played. `ply` counts the moves so far; `seed` and `ply` decide all luck."""

    seed: str
    ply: int
    opened: tuple[int, ...]  # seat by seat, the match's number when its present ask was opened
    state: S

    @property
    def number(self) -> int:
        """How many moves were made and taken back so far. It only grows, so no two questions have the same.

        The latest change opened a question for somebody, so nothing but `opened` needs to be stored.
        """
        return max(self.opened)

    @property
    def taken_back(self) -> int:
        """How many moves were taken back: each counts twice in `number`, and not at all in `ply`."""
        return (self.number - self.ply) // 2


def chosen(game: Game[S, M, E, V], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """All options, with defaults filled in; raises `BadOption` for an unknown option, value or number of seats."""
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
    """The options that make a difference given the others, with defaults filled in.

    `chosen` accepts the other ones too: they count as soon as the option they depend on is changed.
    """
    full = {name: options.get(name, values[0]) for name, values in game.options.items()}
    idle = {name for name, (other, values) in game.beside.items() if full[other] not in values}
    return {name: value for name, value in full.items() if name not in idle}


def start(
    game: Game[S, M, E, V], seats: int, *, seed: str, options: Mapping[str, str]
) -> tuple[Match[S], tuple[E, ...]]:
    """A new match, and the events of its set-up; raises `BadOption` as `chosen` does."""
    step = game.rules.setup(seats, chosen(game, seats, options), Random(f"{seed}:0"))
    return Match(seed, 0, (0,) * seats, step.state), step.events


def resume(state: S, seats: int, *, seed: str) -> Match[S]:
    """A new match that starts from `state`."""
    return Match(seed, 0, (0,) * seats, state)


def ask(game: Game[S, M, E, V], match: Match[S], seat: Seat, *, opened: int | None = None) -> Ask[M]:
    """What `seat` is asked now. Raises `RuleError` if nothing is, or if `opened` is given and is not the number
    of the ask."""
    return _mine(game.rules.asks(match.state), match, seat, opened)


def answer(
    game: Game[S, M, E, V], match: Match[S], seat: Seat, move: M, *, opened: int | None = None
) -> tuple[Match[S], tuple[E, ...]]:
    """Play `move` for `seat`: the match after it, and its events. Raises `RuleError`, for `opened` as `ask` does."""
    asks = game.rules.asks(match.state)
    options = _mine(asks, match, seat, opened).options
    if move not in options:
        raise IllegalMove(str(move), tuple(map(str, options)))
    step = game.rules.play(match.state, seat, move, Random(f"{match.seed}:{match.ply + 1}"))
    return _after(game, match, asks, seat, step), step.events


def parse(game: Game[S, M, E, V], match: Match[S], seat: Seat, text: str, *, opened: int | None = None) -> M | Together:
    """The option of `seat` written `text`, or the moves it may make together; raises `RuleError` if there are none.

    Case and extra spaces are ignored.
    """
    options = ask(game, match, seat, opened=opened).options
    wanted = spelling(text)
    for option in options:
        if str(option) == wanted:
            return option
    for several in together(game, match.state, seat):
        if str(several) == wanted:
            return several
    raise IllegalMove(text, tuple(map(str, options)))


def together(game: Game[S, M, E, V], state: S, seat: Seat) -> tuple[Together, ...]:
    """Moves that `seat` may make together. They are looked for in a state that has only what the seat can see."""
    imagined = game.rules.imagine(game.rules.view(state, seat), Random(0))
    return next((game.pacing.together(imagined, each) for each in game.rules.asks(imagined) if each.seat == seat), ())


def foregone(game: Game[S, M, E, V], match: Match[S]) -> tuple[Seat, M] | None:
    """A move for the house to make, because everybody can see that the question needn't be put."""
    if not game.pacing.foregone(game.rules.view(match.state, None)):
        return None
    [only] = game.rules.asks(match.state)
    return only.seat, only.options[0]


def spelling(text: str) -> str:
    """`text` as the rules spell moves: lower case, single spaces."""
    return " ".join(text.lower().split())


def taken_back(match: Match[S], earlier: Match[S]) -> Match[S]:
    """The match, back at an earlier position of its own. Everybody is asked again."""
    number = match.number + match.ply - earlier.ply
    return Match(match.seed, earlier.ply, (number,) * len(match.opened), earlier.state)


def leave(game: Game[S, M, E, V], match: Match[S], seat: Seat) -> tuple[Match[S], tuple[E, ...]]:
    """Remove `seat` from the match for good, whether or not it is their turn; raises `RuleError` if it is over."""
    asks = game.rules.asks(match.state)
    if not asks:
        raise MatchOver(OVER)
    if seat not in range(len(match.opened)):
        raise NotYourTurn(f"there is no seat {seat}")
    step = game.rules.leave(match.state, seat, Random(f"{match.seed}:{match.ply + 1}"))
    return _after(game, match, asks, seat, step), step.events


def _mine(asks: tuple[Ask[M], ...], match: Match[S], seat: Seat, opened: int | None) -> Ask[M]:
    if not asks:
        raise MatchOver(OVER)
    if opened is not None and seat in range(len(match.opened)) and opened != match.opened[seat]:
        raise StaleAsk(f"seat {seat} was asked something newer, number {match.opened[seat]}")
    for each in asks:
        if each.seat == seat:
            return each
    allowed = tuple(f"{each.seat}:{option}" for each in asks for option in each.options)
    raise NotYourTurn(f"nothing is asked of seat {seat} now", allowed)


def _after(
    game: Game[S, M, E, V], match: Match[S], asks: tuple[Ask[M], ...], mover: Seat, step: Step[S, E]
) -> Match[S]:
    """An ask that another seat already had before this move keeps its number."""
    opened = (match.number + 1,) * len(match.opened)
    if before := {each.seat: each for each in asks if each.seat != mover}:
        kept = (each.seat for each in game.rules.asks(step.state) if each == before.get(each.seat))
        for seat in kept:
            opened = put(opened, seat, match.opened[seat])
    return Match(match.seed, match.ply + 1, opened, step.state)


def guesses(game: Game[S, M, E, V], match: Match[S]) -> tuple[str, ...]:
    """What bystanders may guess of the next move, if one seat alone is asked and there is anything to guess."""
    if len(game.rules.asks(match.state)) != 1:
        return ()
    choices = game.pacing.guessing.choices(game.rules.view(match.state, None))
    return choices if len(choices) > 1 else ()


def guess_told(game: Game[S, M, E, V], seat: Seat, events: tuple[E, ...]) -> str | None:
    """The guess that these events prove right, if they say what `seat` did."""
    told = (game.pacing.guessing.told(event) for event in events if getattr(event, "seat", None) == seat)
    return next((text for text in told if text), None)

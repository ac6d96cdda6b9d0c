"""Records: a match as a small JSON object, with its set-up or starting position and every move since."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import fields
from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from engine import codec
from engine import match as matches
from engine.box import chosen
from engine.core import AnyGame, NotYourTurn, RuleError, Seat
from engine.games import GAMES
from engine.match import Match
from engine.quoting import clipped, quoted, shortened

LEAVE = "leave"
"""The move by which a seat leaves for good. It is never among the options and always allowed."""

PLAIN_SEED = "0"
"""The seed of a record without one. It is fixed, so that such a record always replays to the same match."""

SHOWN = 3  # problems reported of one text

# What rules may raise on a position that has the right types but makes no sense (a piece off the board).
NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class Shuffle(BaseModel):
    """What a seed was made of, so that players can verify it. The rules ignore it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    secret: str
    commitment: str
    joins: str
    seal: str
    seating: str


class Record(BaseModel):
    """The JSON object. `position` is a full state to start from instead of a set-up.

    `seed` decides the set-up and all later luck; with a `position` it is optional. Options that are not named have the
    position's value, or else their default.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: str | None = None
    position: dict[str, Any] | None = None
    moves: tuple[tuple[Seat, str], ...]
    shuffle: Shuffle | None = None

    @model_validator(mode="after")
    def _begins_somewhere(self) -> "Record":
        if self.seed is None and self.position is None:
            raise ValueError("expected a seed or a position")
        return self


class ForbiddenMove(ValueError):
    """A rule forbids the move at index `at` of a record; `why.allowed` lists what was allowed instead."""

    def __init__(self, at: int, seat: Seat, text: str, why: RuleError) -> None:
        allowed = f"; allowed: {', '.join(why.allowed)}" if why.allowed else ""
        super().__init__(f"moves[{at}]: {seat}:{clipped(matches.spelling(text))}: {why}{allowed}")
        self.at = at
        self.seat = seat
        self.text = text
        self.why = why


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played to its end: the match as it stands, and the events of each ply; the set-up is ply 0."""

    record: Record
    game: AnyGame
    match: Match[Any]
    events: tuple[tuple[Any, ...], ...]


def read(text: bytes | str) -> Record:
    """The record in `text`; raises `Unreadable`, a `ValueError`, with a line for each problem."""
    try:
        return Record.model_validate_json(text)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False, include_context=False)
        told = [f"{_place(each['loc'])}{each['msg'].removeprefix('Value error, ')}" for each in found[:SHOWN]]
        more = [f"and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
        raise codec.Unreadable("record: ", *told, *more) from error


def _place(location: tuple[int | str, ...]) -> str:
    steps = "".join(f"[{step}]" if isinstance(step, int) else f".{clipped(step)}" for step in location)
    return f"{steps.lstrip('.')}: " if steps else ""


def write(record: Record) -> str:
    """The record as JSON, without the optional fields that are not set."""
    unsaid = {name for name in ("seed", "position", "shuffle") if getattr(record, name) is None}
    return record.model_dump_json(exclude=unsaid)


def extended(record: Record, *moves: tuple[Seat, str]) -> Record:
    """The record with moves added. They are not checked; `replay` does that."""
    spelled = tuple((seat, matches.spelling(text)) for seat, text in moves)
    return record.model_copy(update={"moves": record.moves + spelled})


def replay(record: Record, games: Mapping[str, AnyGame] = GAMES) -> Replay:
    """Play a record through; raises `ForbiddenMove` at an illegal move, and other `ValueError`s for a bad record."""
    played = list(stages(record, games))
    now, _ = played[-1]
    return Replay(record, games[record.game], now, tuple(public for _, public in played))


def stages(record: Record, games: Mapping[str, AnyGame] = GAMES) -> Iterator[tuple[Match[Any], tuple[Any, ...]]]:
    """The match at each ply, with the events of that ply; raises as `replay` does."""
    game = _game(record, games)
    now, public = _begun(game, record)
    yield now, public
    gone = set[Seat]()
    for at, (seat, text) in enumerate(record.moves):
        _seated(at, seat, record.seats)
        try:
            with making_sense(record, f"moves[{at}]"):
                now, public = _moved(game, now, seat, matches.spelling(text), gone)
        except RuleError as error:
            raise ForbiddenMove(at, seat, text, error) from error
        yield now, public


def _game(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    if record.game not in games:
        raise ValueError(f"game: there is no {quoted(record.game)}; expected one of: {', '.join(games)}")
    game = games[record.game]
    if not 1 <= record.version <= game.version:
        raise ValueError(f"version: {clipped(str(record.version))} is not known; expected 1 to {game.version}")
    return game


def _begun(game: AnyGame, record: Record) -> tuple[Match[Any], tuple[Any, ...]]:
    seed = PLAIN_SEED if record.seed is None else record.seed
    if record.position is None:
        return matches.start(game, record.seats, seed=seed, options=record.options)
    matches.chosen(game, record.seats, record.options)
    state = _positioned(game, record.version, record.options, record.position)
    with making_sense(record, "position"):
        _check_position(game, state, record.seats)
        begun = game.rules.settle(state, Random(f"{seed}:0"))
    return matches.resume(begun.state, record.seats, seed=seed), begun.events


def seats_held(game: AnyGame, options: Mapping[str, str], raw: dict[str, Any]) -> int:
    """The number of seats of a position, or a guess if it is invalid: `replay` then says what is wrong with it."""
    try:
        return seats_of(game, _positioned(game, game.version, options, raw))
    except NONSENSE:
        return game.seats[0]


def _positioned(game: AnyGame, version: int, named: Mapping[str, str], raw: dict[str, Any]) -> Any:
    """The state that a position describes. The options named beside it count; the others are its own, or usual."""
    raw = codec.upgraded(game, version, raw)
    held = raw.get("options", {})
    if game.options and isinstance(held, dict):
        usual = {name: values[0] for name, values in game.options.items()}
        said = codec.plain(chosen(_options_of(game), usual | dict(named)))
        raw = raw | {"options": said | held | {name: said[name] for name in named}}
    return codec.state_from(game, game.version, raw)


def _options_of(game: AnyGame) -> Any:
    """The type in which the states of a game keep its options."""
    return next(each.type for each in fields(game.rules.state) if each.name == "options")


def in_force(game: AnyGame, state: Any) -> dict[str, str]:
    """The options of a state, as the lobby writes them."""

    def written(name: str) -> str:
        held = getattr(state.options, name)
        words = (each for each in game.options[name] if getattr(chosen(_options_of(game), {name: each}), name) == held)
        return next(words)

    return {name: written(name) for name in game.options}


def seats_of(game: AnyGame, state: Any) -> int:
    """The number of seats of a state, found by having players leave until the match is over and all have places."""
    luck, seat = Random(0), 0
    while (outcome := game.rules.outcome(state)) is None:
        state, seat = game.rules.leave(state, seat, luck).state, seat + 1
    return len(outcome.places)


def _check_position(game: AnyGame, state: Any, seats: int) -> None:
    """Refuse a position on which the functions of its game fail or contradict one another."""
    asks, outcome = game.rules.asks(state), game.rules.outcome(state)
    if (found := seats_of(game, state)) != seats:
        raise ValueError(f"it is one for {found} seats, not for {seats}")
    for seat in (None, *range(seats)):
        game.rules.view(state, seat)
    if bool(asks) == bool(outcome):
        raise ValueError("somebody must be asked, or the match be over")
    if not all(ask.options for ask in asks):
        raise ValueError("it leaves a seat without an answer")


def _seated(at: int, seat: Seat, seats: int) -> None:
    if seat not in range(seats):
        raise ValueError(f"moves[{at}]: there is no seat {clipped(str(seat))}; expected 0 to {seats - 1}")


def _moved(
    game: AnyGame, now: Match[Any], seat: Seat, text: str, gone: set[Seat]
) -> tuple[Match[Any], tuple[Any, ...]]:
    if text != LEAVE:
        return matches.answer(game, now, seat, matches.parse(game, now, seat, text))
    if seat in gone and game.rules.asks(now.state):
        raise NotYourTurn(f"seat {seat} has already left")
    gone.add(seat)
    return matches.leave(game, now, seat)


@contextmanager
def making_sense(record: Record, place: str) -> Iterator[None]:
    """Turn a failure of the rules into `ValueError`, if the record starts from a position.

    From an ordinary set-up such a failure is a bug, and is raised as it is.
    """
    try:
        yield
    except NONSENSE as error:
        if record.position is None:
            raise
        why = shortened(f"{type(error).__name__}: {error}")
        raise ValueError(f"{place}: the rules of {record.game} can make nothing of this position ({why})") from error

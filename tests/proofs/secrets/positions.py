"""Random tables of every game, whatever the options, the mode and the number of seats, and the same ones dealt anew."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from dojo.clock.clock import Clock
from dojo.people.people import Player
from dojo.people.preferences import Preferences
from dojo.table.table import Table
from engine import match
from engine.core import AnyGame, Seat
from tests.engine.hidden import HIDDEN

NAMES = ("Aiko", "Bruno", "Chloe", "Dai")
GOES = 0.004  # how likely it is that somebody leaves for good in place of an answer


def tables(game: AnyGame, dice: Random) -> Iterator[Table]:
    """Without end: every position of one random match after the other."""
    while True:
        yield from of_one_match(game, dice)


def of_one_match(game: AnyGame, dice: Random) -> Iterator[Table]:
    seats = dice.choice(game.seats)
    options = {name: dice.choice(possible(game, seats, name)) for name in game.options}
    seed, by_kind = f"{dice.random()}", dice.random() < 0.5
    now, events = match.start(game, seats, seed=seed, options=options)
    left: tuple[Seat, ...] = ()
    first = table_of(game, options, now, dice)
    yield replace(first, recent=events)
    while asks := game.asks(now.state):
        ask = dice.choice(asks)
        if dice.random() < GOES:
            left = (*left, ask.seat)
            now, events = match.leave(game, now, ask.seat)
        else:
            now, events = match.answer(game, now, ask.seat, dice.choice(of_one_kind(ask.options, dice, by_kind)))
        yield standing(first, now, events, left)


def standing(first: Table, now: match.Match[Any], events: tuple[Any, ...], left: tuple[Seat, ...] = ()) -> Table:
    """The same table later on."""
    outcome = first.game.outcome(now.state)
    status = "over" if outcome else "playing"
    gone = () if outcome else left
    return replace(first, match=now, recent=events, outcome=outcome, status=status, left=gone)


def possible(game: AnyGame, seats: int, option: str) -> list[str]:
    return [value for value in game.options[option] if seats in game.only.get((option, value), game.seats)]


def of_one_kind(options: tuple[Any, ...], dice: Random, by_kind: bool) -> list[Any]:
    """A kind that has hundreds of answers would hide those that have few."""
    kinds = list(dict.fromkeys(option.kind for option in options))
    kind = dice.choice(kinds) if by_kind else None
    return [option for option in options if kind in {None, option.kind}]


def table_of(game: AnyGame, options: dict[str, str], now: match.Match[Any], dice: Random) -> Table:
    """As the hall would read it; how its people like to read is drawn by lot."""
    seats = len(now.opened)
    players = tuple(
        Player(
            10**18 + seat,
            name,
            preferences=Preferences(text_first=dice.random() < 0.2, colour_safe=dice.random() < 0.2),
        )
        for seat, name in enumerate(NAMES[:seats])
    )
    return Table(
        id="abcdefgh", game=game, options=options, status="playing", guild=1, guild_name="Dojo", channel=2,
        lobby_message=3, thread=4, card=5, players=players, match=now, recent=(), outcome=None, locale="en",
        pace="daily", since=0, clocks=(Clock(),) * seats,
    )  # fmt: skip


def viewers(table: Table) -> tuple[Seat | None, ...]:
    """Whoever looks through nobody's eyes is a bystander."""
    return (None, *range(len(table.players)))


def dealt_anew(table: Table, viewer: Seat | None, dice: Random) -> Table:
    """All that this viewer cannot see, dealt anew: by the game from the view, or by what the tests say is hidden.

    A view that tells too much, and an `imagine` that puts it back, would please each other; what is said once more in
    `tests/engine/hidden.py` asks neither of them.
    """
    game, state = table.game, table.match.state
    hidden = HIDDEN[game.key]
    if hidden and dice.random() < 0.5:
        other = hidden(state, viewer, dice)
    else:
        other = game.imagine(game.view(state, viewer), dice)
    outcome = table.outcome and game.outcome(other)
    return replace(table, match=replace(table.match, state=other, seed="another"), outcome=outcome)

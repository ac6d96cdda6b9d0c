"""Random positions of every game, with any options and number of seats, and the same ones dealt anew."""

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


def tables(game: AnyGame, luck: Random) -> Iterator[Table]:
    """Without end: every position of one random match after another."""
    while True:
        yield from of_one_match(game, luck)


def of_one_match(game: AnyGame, luck: Random) -> Iterator[Table]:
    seats = luck.choice(game.seats)
    options = {name: luck.choice(possible(game, seats, name)) for name in game.options}
    seed, by_kind = f"{luck.random()}", luck.random() < 0.5
    now, events = match.start(game, seats, seed=seed, options=options)
    left: tuple[Seat, ...] = ()
    first = table_of(game, options, now, luck)
    yield replace(first, recent=events)
    while asks := game.asks(now.state):
        ask = luck.choice(asks)
        if luck.random() < GOES:
            left = (*left, ask.seat)
            now, events = match.leave(game, now, ask.seat)
        else:
            now, events = match.answer(game, now, ask.seat, luck.choice(of_one_kind(ask.options, luck, by_kind)))
        yield standing(first, now, events, left)


def standing(first: Table, now: match.Match[Any], events: tuple[Any, ...], left: tuple[Seat, ...] = ()) -> Table:
    """The same table, later."""
    outcome = first.game.outcome(now.state)
    status = "over" if outcome else "playing"
    gone = () if outcome else left
    return replace(first, match=now, recent=events, outcome=outcome, status=status, left=gone)


def possible(game: AnyGame, seats: int, option: str) -> list[str]:
    return [value for value in game.options[option] if seats in game.only.get((option, value), game.seats)]


def of_one_kind(options: tuple[Any, ...], luck: Random, by_kind: bool) -> list[Any]:
    """Kinds with few answers would hardly ever be chosen beside those with hundreds."""
    kinds = list(dict.fromkeys(option.kind for option in options))
    kind = luck.choice(kinds) if by_kind else None
    return [option for option in options if kind in {None, option.kind}]


def table_of(game: AnyGame, options: dict[str, str], now: match.Match[Any], luck: Random) -> Table:
    """As the bot would read it, with random preferences."""
    seats = len(now.opened)
    players = tuple(
        Player(
            10**18 + seat,
            name,
            preferences=Preferences(text_first=luck.random() < 0.2, colour_safe=luck.random() < 0.2),
        )
        for seat, name in enumerate(NAMES[:seats])
    )
    return Table(
        id="abcdefgh", game=game, options=options, status="playing", guild=1, guild_name="Dojo", channel=2,
        lobby_message=3, thread=4, card=5, players=players, match=now, recent=(), outcome=None, locale="en",
        pace="daily", since=0, clocks=(Clock(),) * seats, taken=(0,) * seats,
    )  # fmt: skip


def viewers(table: Table) -> tuple[Seat | None, ...]:
    """None is a spectator."""
    return (None, *range(len(table.players)))


def dealt_anew(table: Table, viewer: Seat | None, luck: Random) -> Table:
    """The same to this viewer, with everything else dealt anew: by the game, or by `tests/engine/hidden.py`.

    A view that tells too much and an `imagine` that puts it back would agree. The tests depend on neither.
    """
    game, state = table.game, table.match.state
    hidden = HIDDEN[game.key]
    if hidden and luck.random() < 0.5:
        other = hidden(state, viewer, luck)
    else:
        other = game.imagine(game.view(state, viewer), luck)
    outcome = table.outcome and game.outcome(other)
    return replace(table, match=replace(table.match, state=other, seed="another"), outcome=outcome)

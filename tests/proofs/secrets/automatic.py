"""Answers that the rules give by themselves: do they reveal, by coming at once, that there was nothing to choose?

An answer is played in a position, and in another that looks the same to a viewer. If the first goes on by itself, and
in the second somebody is asked and could answer just this, the time between tells the two apart.
"""

from random import Random
from typing import Any

from dojo.table.table import Table
from engine.core import AnyGame, Seat, Step
from tests.proofs.secrets.positions import dealt_anew, tables, viewers
from tests.proofs.secrets.search import Found, said

OPTIONS = 60  # that are tried of a question


def search_automatic(game: AnyGame, seed: str, positions: int, enough: frozenset[str] = frozenset()) -> Found:
    """So many answers, each in a position and in the same one dealt anew for each viewer but the one who gives it."""
    luck, found = Random(seed), Found(enough=enough)
    for _, table in zip(range(positions), tables(game, luck), strict=False):
        if found.done:
            break
        found.positions += 1
        for ask in table.asks():
            move = luck.choice(ask.options)
            for viewer in viewers(table):
                other = dealt_anew(table, viewer, luck)
                if any(each.seat == ask.seat and move in each.options for each in other.asks()):
                    compared(found, table, other, ask.seat, move, viewer)
    return found


def compared(found: Found, table: Table, other: Table, seat: Seat, move: Any, viewer: Seat | None) -> None:
    game = table.game
    found.deals += 1
    steps = [game.play(each.match.state, seat, move, Random(1)) for each in (table, other)]
    for short, long in (steps, steps[::-1]):
        rest = short.events[len(long.events) :]
        if rest and short.events[: len(long.events)] == long.events:
            found.new += 1
            draft = answered_so(game, long, rest, viewer)
            found.compare(said(table, viewer), "automatic", None, f"{move}: {rest}" if draft else None)


def answered_so(game: AnyGame, step: Step[Any, Any], rest: tuple[Any, ...], viewer: Seat | None) -> bool:
    """Whether somebody who is asked could have brought about what play did by itself."""
    asks = [ask for ask in game.asks(step.state) if ask.seat != viewer]
    moves = [(ask.seat, move) for ask in asks for move in ask.options[:OPTIONS]]
    return any(game.play(step.state, seat, move, Random(1)).events == rest for seat, move in moves)

"""Whole matches dealt anew: of two that a seat has seen alike from beginning to end, it is told the same of the past.

The other match is found by changing one hidden thing after the other, two cards or somebody's secret answer, and
playing all again; what the seat would have noticed is taken back.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine import codec, match
from engine.core import AnyGame, RuleError, Seat
from engine.games.kendo.parts import in_box_order
from engine.match import Match
from tests.engine.hidden import back
from tests.proofs.secrets.positions import of_one_kind, tables

CHANGES = 24  # tried for one twin
LENGTH = 40  # answers, at most
FAR = 60  # plies, at most, before the first position

Raw = dict[str, Any]
Place = tuple[list[Any], int]  # where a card lies


@dataclass(frozen=True)
class Piece:
    """A stretch of a match: where it begins, whose luck it has, and all answers."""

    start: Any
    seats: int
    seed: str
    moves: tuple[tuple[Seat, str], ...]


def pieces(game: AnyGame, dice: Random) -> Iterator[tuple[dict[str, str], Piece]]:
    """Without end: stretches of random matches, from the beginning or from anywhere, with their options."""
    while True:
        far = dice.choice((0, dice.randrange(FAR)))
        table = next(table for at, table in enumerate(tables(game, dice)) if at >= far and not table.outcome)
        seats, seed = len(table.players), f"{dice.random()}"
        now, moves = match.resume(unmarked(table.match.state), seats, seed=seed), []
        for _ in range(dice.randrange(1, LENGTH)):
            if not (asks := game.asks(now.state)):
                break
            ask = dice.choice(asks)
            text = str(dice.choice(of_one_kind(ask.options, dice, dice.random() < 0.5)))
            moves.append((ask.seat, text))
            now, _ = match.answer(game, now, ask.seat, match.parse(game, now, ask.seat, text))
        if moves:
            yield table.options, Piece(unmarked(table.match.state), seats, seed, tuple(moves))


def unmarked(state: Any) -> Any:
    """Which cards were drawn last is remembered beside the hands; it goes, for the hands are to change."""
    return replace(state, drawn=((),) * len(state.drawn)) if hasattr(state, "drawn") else state


def played(game: AnyGame, piece: Piece) -> Iterator[tuple[Match[Any], tuple[Any, ...]]]:
    """The match at every ply and what was told at it; raises `RuleError` where an answer is not possible."""
    now = match.resume(piece.start, piece.seats, seed=piece.seed)
    yield now, ()
    for seat, text in piece.moves:
        now, events = match.answer(game, now, seat, match.parse(game, now, seat, text))
        yield now, events


def noticed(game: AnyGame, now: Match[Any], viewer: Seat | None) -> Any:
    """All that a viewer has of one position."""
    mine = [ask for ask in game.asks(now.state) if ask.seat == viewer]
    return game.view(now.state, viewer), mine


def twin(game: AnyGame, piece: Piece, viewer: Seat | None, dice: Random) -> Piece:
    """Another match, as this viewer cannot know; the same one if there is nothing that could be otherwise."""
    true = [noticed(game, now, viewer) for now, _ in played(game, piece)]
    for _ in range(CHANGES):
        change = dice.choice((swapped, swapped, otherwise))
        other = change(game, piece, viewer, dice)
        if other is not None and other != piece and alike(game, other, viewer, true):
            piece = other
    return piece


def alike(game: AnyGame, piece: Piece, viewer: Seat | None, true: list[Any]) -> bool:
    try:
        return all(noticed(game, now, viewer) == seen for (now, _), seen in zip(played(game, piece), true, strict=True))
    except (RuleError, ValueError):  # somebody has chosen, face down, to change the very card that went
        return False


# What may be changed


def swapped(game: AnyGame, piece: Piece, viewer: Seat | None, dice: Random) -> Piece | None:
    """Two hidden cards that could lie in each other's place."""
    raw = codec.plain(game.state, piece.start)
    stacks = [stack for stack in STACKS[game.key](raw, viewer) if len(stack) > 1]
    if not stacks:
        return None
    (one, at), (other, there) = dice.sample(dice.choice(stacks), 2)
    one[at], other[there] = other[there], one[at]
    TIDIED.get(game.key, untouched)(raw)
    return replace(piece, start=codec.load_state(game, game.version, json.dumps(raw)))


def otherwise(game: AnyGame, piece: Piece, viewer: Seat | None, dice: Random) -> Piece | None:
    """Another answer of somebody else."""
    theirs = [at for at, (seat, _) in enumerate(piece.moves) if seat != viewer]
    if not theirs:
        return None
    at = dice.choice(theirs)
    seat, _ = piece.moves[at]
    try:
        now = next(now for ply, (now, _) in enumerate(played(game, piece)) if ply == at)
    except (RuleError, ValueError):
        return None
    text = str(dice.choice(match.ask(game, now, seat).options))
    return replace(piece, moves=(*piece.moves[:at], (seat, text), *piece.moves[at + 1 :]))


def places(*piles: list[Any]) -> list[Place]:
    return [(pile, at) for pile in piles for at in range(len(pile))]


def kengo(raw: Raw, viewer: Seat | None) -> list[list[Place]]:
    hands = [] if raw["special"] == "open_palms" else [hand for seat, hand in enumerate(raw["hands"]) if seat != viewer]
    return [places(*hands, raw["pile"], raw["aside"]), places(raw["standing"]["specials"])]


def karenza(raw: Raw, viewer: Seat | None) -> list[list[Place]]:
    """Everybody has a deck of their own."""
    both = enumerate(zip(raw["hands"], raw["decks"], strict=True))
    return [places(*([deck] if seat == viewer else [hand, deck])) for seat, (hand, deck) in both]


def kendo(raw: Raw, viewer: Seat | None) -> list[list[Place]]:
    """A sub-deck holds only its own kind."""
    hidden = places(*(hand for seat, hand in enumerate(raw["hands"]) if seat != viewer), *raw["decks"])
    kinds = ("basic", "counter", "other")
    return [[place for place in hidden if back(place[0][place[1]]) == kind] for kind in kinds]


def regroup(raw: Raw, _: Seat | None) -> list[list[Place]]:
    return [places(raw["pile"])]


STACKS: dict[str, Callable[[Raw, Seat | None], list[list[Place]]]] = {
    "kaito": lambda raw, viewer: [],
    "kengo": kengo,
    "karenza": karenza,
    "kendo": kendo,
    "regroup": regroup,
}


def untouched(_: Raw) -> None: ...


def in_order(sort: Callable[[list[Any]], Any]) -> Callable[[Raw], None]:
    def tidied(raw: Raw) -> None:
        raw["hands"] = [list(sort(hand)) for hand in raw["hands"]]

    return tidied


TIDIED = {"karenza": in_order(sorted), "kengo": in_order(sorted), "kendo": in_order(in_box_order)}

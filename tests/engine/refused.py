"""Moves that a seat could write down, legal or not: the fields of moves seen elsewhere, put together again."""

from collections import defaultdict
from dataclasses import fields, replace

from engine import match
from engine.core import IllegalMove
from engine.moves import read


def refusal(game, state, text, seat=None):
    """Why the seat that is asked may not answer this: the clause, the key without the game, and the facts."""
    now = match.resume(state, max(game.seats), seed="0")
    try:
        match.parse(game, now, game.asks(state)[0].seat if seat is None else seat, text)
    except IllegalMove as trouble:
        why = trouble.refusal
        return why and (why.clause, why.key.removeprefix(f"{game.key}-why-"), dict(why.facts))
    raise AssertionError(f"{text} is allowed")


def alphabet(game, lines):
    """Every value that a field of each class of moves had among the options, and each class's options."""
    seen, values = defaultdict(dict), defaultdict(dict)
    for line in lines:
        for ply in line.plies:
            for ask in game.asks(ply.before.state):
                for option in ask.options:
                    seen[type(option)][option] = None
    for kind, moves in seen.items():
        for field in fields(kind)[:-1]:
            values[kind][field.name] = list(dict.fromkeys(getattr(move, field.name) for move in moves))
    return {kind: list(moves) for kind, moves in seen.items()}, values


def move(seen, values, dice):
    """One of the options of some position, often with one field changed."""
    kind = dice.choice(list(seen))
    made = dice.choice(seen[kind])
    if values[kind] and dice.random() < 0.7:
        name = dice.choice(list(values[kind]))
        made = replace(made, **{name: dice.choice(values[kind][name])})
    return made


def refusals(game, lines, dice, each=6):
    """At every position of the lines, for each seat asked, some moves that may be options, with their refusals."""
    seen, values = alphabet(game, lines)
    for line in lines:
        for ply in line.plies:
            for ask in game.asks(ply.before.state):
                tried = [move(seen, values, dice) for _ in range(each)] + [dice.choice(ask.options)]
                for one in tried:
                    yield ply.before.state, ask, one, match.why(game, ply.before.state, ask.seat, one)


def readable(game, one):
    return read(game.move, str(one)) == one

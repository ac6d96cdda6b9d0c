"""Matches that are over, sealed as the dojo seals them, and the orders for their pages."""

from functools import cache
from random import Random

from dojo import shuffle
from engine import match, record
from engine.games import GAMES
from engine.values import replace
from faces.web_page import WebPage, page

NAMES = ("Aiko", "Bruno", "Chiyo", "Dario")
SECRET = "0123456789abcdef" * 2
MOMENTS = [
    {
        "ply": 8,
        "seat": 1,
        "lines": [
            ["You played: ", "Slide to c3", " · Aiko could then win right away."],
            ["Better: ", "Slide to e1", " · It wins the match right away."],
        ],
    },
    {"ply": 4, "seat": 1, "lines": [["You played: ", "Slide to e1", ""], ["Better: ", "Slide to e6", " · A reason."]]},
]


def played(key, seats, seed, most):
    """As somebody plays who knows which answers are worth a thought, so about as long as people's."""
    game, dice, moves = GAMES[key], Random(seed), []
    now, _ = match.start(game, seats, seed=seed, options={})
    while (asks := game.rules.asks(now.state)) and len(moves) < most:
        ask = dice.choice(asks)
        move = dice.choice(game.player.sensible(now.state, ask) if game.player.sensible else ask.options)
        moves.append((ask.seat, str(move)))
        now, _ = match.answer(game, now, ask.seat, move)
    return record.Record(game=key, version=game.version, seats=seats, options={}, seed=seed, moves=tuple(moves))


@cache
def sealed(key, seats=2, most=400):
    joins = ",".join(["+1", "+9", "-1", *(f"+{click}" for click in range(2, seats + 1))])
    bare = played(key, seats, shuffle.seed(SECRET, joins), most)
    numbers = {"secret": SECRET, "commitment": shuffle.commitment(SECRET), "joins": joins}
    made = record.Shuffle(**numbers, seating=shuffle.stayed(joins), seal="")
    bare = bare.model_copy(update={"shuffle": made})
    seal = shuffle.seal(record.write(bare))
    return bare.model_copy(update={"shuffle": made.model_copy(update={"seal": seal})})


def order(key="kaito", *, hands=True, names=NAMES, **terms):
    kept = sealed(key, **terms)
    last = len(kept.moves)
    return WebPage(kept, names[: kept.seats], "en", hands, code="abcdefgh", last=last, verdict="Aiko wins.")


@cache
def made(key, hands=True, most=400):
    return page(order(key, hands=hands, most=most)).decode()


@cache
def with_moments(key="kaito", hands=True):
    return page(replace(order(key, hands=hands, most=40), moments=MOMENTS)).decode()

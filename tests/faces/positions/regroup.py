"""Positions of Regroup!: of random matches, and of armies laid as no player would."""

from itertools import product
from random import Random

from engine import match
from engine.games import GAMES
from engine.games.regroup.state import Place, placed, size, spot
from engine.values import replace
from faces import FACES
from tests.faces.scenes import scene

GAME, FACE = GAMES["regroup"], FACES["regroup"]


def played_to(topic, seats=2, plies=0, seed="1", **options):
    """The first position of a random match, after so many answers, in which that is asked; "over" is its end."""
    luck = Random(seed)
    now, _ = match.start(GAME, seats, seed=seed, options=options)
    while asks := GAME.rules.asks(now.state):
        if now.ply >= plies and asks[0].topic == topic:
            break
        now, _ = match.answer(GAME, now, asks[0].seat, luck.choice(asks[0].options))
    return now.state


def seen(state, seat="asked", **more):
    """As the seat that is asked sees it, or another, or with None a bystander."""
    reader = GAME.rules.asks(state)[0].seat if seat == "asked" else seat
    return replace(scene(GAME, state, reader, seats=len(state.life)), **more)


CORNERS = {
    "wide": lambda columns, rows: (columns, 1),
    "high": lambda columns, rows: (1, rows),
    "down": lambda columns, rows: (columns, rows),
    "back": lambda columns, rows: (0, 0),
}


def stretched(army, cards, way):
    """An army that goes on and on in one direction."""
    for turns, card in enumerate(cards):
        army = placed(army, card, spot(*CORNERS[way](*size(army))), turns % 4)
    return army


def endless(seats, way, reader="asked"):
    """Every card there is laid in one direction, and one more to be laid at the very end."""
    first = seen(played_to("place", seats), reader)
    each = 42 // seats
    armies = tuple(
        stretched(army, range(1 + each * seat, each * (seat + 1)), way) for seat, army in enumerate(first.view.armies)
    )
    view = replace(first.view, armies=armies)
    columns, rows = size(armies[view.turn])
    places = (Place(spot(*CORNERS[way](columns, rows)), 0), Place(spot(1, 1), 1))
    asked = reader == "asked"
    return replace(first, view=view, options=places if asked else (), weighed=places[0] if asked else None)


PLACING, WAITING = seen(played_to("place", 3, 9, "4")), played_to("place", 3, 6)
LATE = [played_to("take", seats, 8 * seats, str(seats), leaders="drowning") for seats in (2, 3, 4)]

SCENES = [
    *(endless(seats, way, reader) for way, seats, reader in product(CORNERS, (2, 3, 4), (None, "asked"))),
    *(replace(PLACING, weighed=move) for move in PLACING.options[::29]),
    *(seen(WAITING, seat) for seat in (0, 1, 2, None)),
    *(seen(state, seat) for state in LATE for seat in (0, None)),
]

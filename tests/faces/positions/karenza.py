"""Positions of Karenza drawn by hand."""

from engine.games import GAMES
from engine.games.karenza.parts import CARDS, WARRIORS
from engine.games.karenza.state import Action, Attack, Choose, Laid, Play, Stand, State
from engine.values import replace
from faces import FACES
from tests.faces.scenes import scene

GAME, FACE = GAMES["karenza"], FACES["karenza"]
HAND = ("a5", "a6", "d4", "d6", "d7")


def position(poses=("da2", "bd1"), hands=None, **changed):
    seats = len(poses)
    nothing = ((),) * seats
    return State(
        choices=(),
        warriors=("masaru", "lanying", "ortwin", "ines")[:seats],
        poses=poses,
        hands=hands or (HAND,) * seats,
        decks=nothing,
        discards=nothing,
        **{"scores": (0,) * seats} | changed,
    )


def attacked(moves=1, target=1, seats=2):
    poses = ("ba3", "bd1", "bd1", "ac2")[:seats]
    last = Action(0, "da2", "ba2", "ba3", moves, "a6")
    return position(
        poses, turn=target, attack=Attack(0, "a6", target, moves), table=(Laid(0, "a6", target),), last=last
    )


def choosing(seats=2, choices=None):
    nothing, blank = (None,) * seats, ((),) * seats
    return State(choices or nothing, nothing, nothing, blank, blank, blank, (0,) * seats)


def look(state, seat=None, weighed=None):
    return replace(scene(GAME, state, seat, seats=len(state.poses)), weighed=weighed)


DECK = WARRIORS["lanying"].deck
NAMED_LONG = tuple(dict.fromkeys(sorted(WARRIORS["ines"].deck, key=lambda kind: -len(CARDS[kind].name))))[:7]
MANY = tuple(Laid(seat, "a5" if seat == 0 else "d4", 1 - seat) for _ in range(7) for seat in (0, 1))
TOLD_FULL = position(("da2",) * 4, hands=(NAMED_LONG,) * 4, table=(Laid(0, "conclusion", 1), Laid(1, "conclusion", 0)))
DISCARDED = replace(position(("da2",) * 4), discards=(DECK[:28],) * 4, table=tuple(Laid(0, "a5", 1) for _ in range(7)))
AGAIN = replace(attacked(), table=(Laid(0, "a5", 1), Laid(1, "d6", 0), *attacked().table))

SCENES = [
    look(DISCARDED, 0),
    *(look(TOLD_FULL, 0, move) for move in (None, Stand("b", "c", 3))),
    *(look(replace(attacked(1, target, 4), turn=0)) for target in (1, 2, 3)),
    *(look(attacked(moves, seats=3), 1) for moves in (0, 2)),
    *(look(AGAIN, 1, move) for move in (None, Stand("b", "d", 1))),
    *(look(attacked(), seat, move) for seat, move in ((0, None), (1, None), (1, Play("d4")))),
    look(position(table=MANY)),
    *(look(position(), 0, move) for move in (Stand("b", "a", 3), Stand("d", "a", 2, "a5"), Play("a6"))),
    *(look(position((None,) * seats), 0, Stand("b", "c", 1)) for seats in (2, 4)),
    *(look(position(hands=((*HAND, *HAND)[:size],) * 2), 0) for size in (0, 1, 7)),
    *(look(choosing(seats, (own, *[None] * (seats - 1))), 0) for seats, own in ((2, None), (2, "ines"), (4, None))),
    look(choosing(), 0, Choose("ines")),
    *(look(replace(position(("da2", "bd1", "bc3", "ac2")[:seats]), left=(2,))) for seats in (3, 4)),
    look(position(ended="points", scores=(10, 0))),
    look(position(ended="deck", scores=(5, 5))),
    look(replace(attacked(), ended="left", left=(1,))),
]

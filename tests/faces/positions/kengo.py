"""Positions of Kengo! drawn by hand."""

from engine.games import GAMES
from engine.games.kengo.parts import SPECIALS
from engine.games.kengo.state import Action, Round, RoundOver, State
from engine.values import replace
from faces import FACES
from tests.faces.scenes import scene

GAME, FACE = GAMES["kengo"], FACES["kengo"]


def position(left=9, right=13, hands=((1, 2, 3, 4, 5), (1, 1, 2, 2, 3)), **changed):
    return State(places=(left, right), hands=hands, pile=(1, 2, 3, 4, 5), **changed)


def attacked(left, right, cards, attacker=0, play="attack"):
    stop = (left, right)[attacker]
    action = Action(attacker, play, cards, stop, stop)
    return position(left, right, turn=1 - attacker, attack=cards, actions=(action,))


ACTIONS = (Action(0, "advance", (3,), 1, 4), Action(1, "advance", (2,), 23, 21), Action(0, "attack", (4, 4), 4, 4))
OVER = RoundOver(Round(2, 0, None, 0, "hit", 1, (4, 21), ((1, 2, 5), (3, 3)), (), (), ACTIONS), (2, 1))

SCENES = [
    replace(scene(GAME, position(), 0), ended=OVER),
    *(scene(GAME, position(*places), None) for places in [(0, 24), (1, 2), (22, 23), (23, 24)]),
    *(scene(GAME, position(special=special), 0) for special in SPECIALS),
    *(
        scene(GAME, position(hands=((1, 2, 3, 4, 5, 5)[:size],) * 2, special="long_sleeves"), seat)
        for size in (0, 4, 6)
        for seat in (None, 0)
    ),
    *(
        scene(GAME, position(*places, actions=(Action(seat, play, (3,) * count, places[seat], places[seat]),)), None)
        for places, seat, play, count in (
            ((0, 4), 0, "attack", 6),
            ((11, 12), 1, "lunge", 3),
            ((20, 24), 1, "attack", 1),
        )
    ),
    *(scene(GAME, attacked(11, 13, (2, 2)), seat) for seat in (0, 1)),
]

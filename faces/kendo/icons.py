"""Which drawing shows a move of Kendo Duel: the sign of its card; of a counter, what it strikes."""

from engine.games.kendo.state import (
    Change,
    Counter,
    Deflect,
    Discard,
    Draw,
    Jikan,
    Keep,
    Meet,
    Move,
    Open,
    Parry,
    Pull,
    Stop,
    Stuck,
    Switch,
    View,
)
from faces.core import Scene
from faces.kendo.cards import sign_of


def icon(_: Scene[View, Move], move: Move) -> str:
    match move:
        case Open() | Meet() | Counter() | Deflect() | Parry() | Stop() | Switch() | Discard():
            return sign_of(move.card.rpartition("-")[2])
        case Jikan():
            return sign_of("jikan_desu")
        case Keep() | Change() | Draw() | Pull() | Stuck():
            return ""

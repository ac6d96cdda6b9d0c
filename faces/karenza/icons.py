"""Which drawing shows a move of Karenza: a warrior, or whether a card attacks or defends."""

from engine.games.karenza.parts import CARDS, WARRIORS
from engine.games.karenza.state import Choose, Move, Play, Stand, View
from faces.core import Scene
from faces.karenza.cards import SIGN


def icon(_: Scene[View, Move], move: Move) -> str:
    match move:
        case Choose(warrior):
            return f"warrior-{warrior if warrior in WARRIORS else 'unknown'}"
        case Play(card):
            return SIGN[CARDS[card].side]
        case Stand():
            return ""

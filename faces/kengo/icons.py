"""Which drawing shows a move of Kengo!: the card that is played, the first if there are several."""

from engine.games.kengo.state import Advance, Attack, Hit, Lunge, Move, Parry, Pass, Retreat, View, Withdraw
from faces.core import Scene


def icon(scene: Scene[View, Move], move: Move) -> str:
    match move:
        case Advance(card) | Retreat(card) | Withdraw(card):
            return f"card-{card}"
        case Attack(cards) | Lunge(_, cards):
            return f"card-{cards[0]}"
        case Parry(cards):
            return f"card-{(cards or scene.view.attack)[0]}"
        case Hit() | Pass():
            return ""

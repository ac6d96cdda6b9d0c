"""Which drawing shows a move of Kengo!: the card that is played, the first of several. What each card does."""

from engine.games.kengo.parts import VALUES
from engine.games.kengo.state import Advance, Attack, Hit, Lunge, Move, Parry, Pass, Retreat, View, Withdraw
from faces.core import Entry, Scene
from faces.draw.atlas import drawing
from faces.draw.shapes import document, panel
from faces.kengo.pieces import CARD, OWN


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


def glossary(scene: Scene[View, Move]) -> tuple[Entry, ...]:
    """What all numbers have in common, by a card that the reader holds, and the special of the round."""
    view, say = scene.view, scene.say
    example, special = max(view.hand or VALUES), view.special
    number = Entry(CARD[example], say("kengo-glossary-name"), say(f"kengo-glossary-{view.options.level}"))
    if special is None:
        return (number,)
    return (number, Entry(plaque(special), say(f"kengo-special-{special}"), say(f"kengo-effect-{special}")))


def plaque(special: str) -> str:
    """The sign of a special, as large as a card."""
    sign = drawing(OWN / f"special-{special}.svg").replace(
        'width="60" height="60"', 'x="15" y="35" width="70" height="70"', 1
    )
    return document(panel(0, 0, 100, 140, "washi", 11) + sign, 100, 140)

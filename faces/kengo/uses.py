"""What a card of one's own may be played for, and the small signs under it that say so."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core import Seat
from engine.games.kengo.parts import Hand
from engine.games.kengo.state import Advance, Attack, Lunge, Move, Parry, Retreat, Withdraw
from faces.draw.atlas import Sprite, drawing, sprite
from faces.draw.shapes import document, path
from faces.kengo.pieces import OWN

USES = ("advance", "attack", "lunge", "retreat")
SIGN_WIDTH = 44
FILLED = ("M8 7 L36 21 L8 35 Z", "M36 7 L8 21 L36 35 Z")
OPEN = ("M34 9 L8 21 L34 33 Z", "M10 9 L36 21 L10 33 Z")


def _lunge(side: Seat) -> str:
    """A sword with the sign of an advance before it: the card strikes once another has gone ahead."""
    sword = drawing(OWN / "use-attack.svg").replace('width="100" height="100"', 'x="10" y="4" width="36" height="36"')
    return sword + path(("M2 2 L16 9 L2 16 Z", "M16 2 L2 9 L16 16 Z")[side], "kin")


def _signs(side: Seat) -> dict[str, Sprite]:
    bodies = {
        "advance": path(FILLED[side], "kin"),
        "retreat": path(OPEN[side], "kin-l", 5),
        "lunge": _lunge(side),
    }
    signs = {use: sprite(document(body, 44, 42), SIGN_WIDTH, on="yoru") for use, body in bodies.items()}
    return signs | {"attack": sprite(drawing(OWN / "use-attack.svg"), SIGN_WIDTH, on="yoru")}


SIGNS = [_signs(side) for side in (0, 1)]


def uses(card: int, options: Iterable[Move]) -> tuple[str, ...]:
    found = {use for move in options for use, cards in _played(move) if card in cards}
    return tuple(use for use in USES if use in found)


def _played(move: Move) -> Iterator[tuple[str, Hand]]:
    match move:
        case Advance(card):
            yield "advance", (card,)
        case Retreat(card) | Withdraw(card):
            yield "retreat", (card,)
        case Attack(cards):
            yield "attack", cards
        case Lunge(step, cards):
            yield "advance", (step,)
            yield "lunge", cards


def landings(options: Iterable[Move]) -> frozenset[int]:
    """How many squares ahead the options lead, or back where it is less than none."""
    return frozenset(squares for move in options for squares in _squares(move))


def _squares(move: Move) -> tuple[int, ...]:
    match move:
        case Advance(card) | Lunge(card):
            return (card,)
        case Retreat(card) | Withdraw(card):
            return (-card,)
    return ()


def parrying(options: Iterable[Move], attack: Hand) -> Counter[int]:
    """How many cards of each value can go into a parry."""
    most: Counter[int] = Counter()
    for move in options:
        if isinstance(move, Parry):
            most |= Counter(move.cards or attack)
    return most


def striking(options: Iterable[Move]) -> bool:
    return any(isinstance(move, Attack | Lunge) for move in options)
